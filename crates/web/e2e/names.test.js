// No name of an algorithm is cut: not in a choice box, on a card, in a chip or in the head of a table, in any language.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, startBrowser, startServer } from './harness.js';
import { languages, screens } from './screens.js';

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Texts of the page that are wider than what shows them: options of choice boxes, and whatever hides what does not fit. */
function clipped(page) {
  return page.evaluate(() => {
    const found = [];
    const isHidden = (element) => element !== null && (element.clientWidth <= 1 || getComputedStyle(element).clipPath !== 'none');
    const isShown = (element) => element.offsetParent !== null && element.getClientRects().length > 0 && !isHidden(element);
    for (const select of document.querySelectorAll('select')) {
      if (!isShown(select)) continue;
      // The box that an option would need, alone and without bounds.
      const probe = select.cloneNode(false);
      probe.removeAttribute('id');
      Object.assign(probe.style, { position: 'absolute', inlineSize: 'max-content', minInlineSize: '0', maxInlineSize: 'none', flex: 'none' });
      select.after(probe);
      for (const option of select.options) {
        probe.replaceChildren(new Option(option.textContent));
        if (probe.offsetWidth > select.offsetWidth + 1) found.push(`option "${option.textContent}": ${probe.offsetWidth} px in a box of ${select.offsetWidth}`);
      }
      probe.remove();
    }
    for (const element of document.querySelectorAll('main *, dialog *')) {
      // A line of play goes on beyond what is shown; names do not.
      if (!isShown(element) || element.matches('select, input, textarea, svg *, .hint-line')) continue;
      const style = getComputedStyle(element);
      const hides = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
      if (hides && element.textContent.trim() && element.scrollWidth > element.clientWidth + 1) found.push(`${element.className || element.tagName} "${element.textContent.trim().slice(0, 60)}": ${element.scrollWidth} px in ${element.clientWidth}`);
    }
    return found;
  });
}

/** Opens what shows more names on a screen: the parameters, the dialogs of players. */
const MORE = {
  play: [['[data-tool="new"]', 'dialog .spec']],
  analyse: [['.hint-chooser .button', 'dialog .spec']],
};

for (const language of languages) {
  test(`no name is cut in ${language}, at 1280, 390 and 320 px`, async () => {
    const found = new Set();
    for (const width of [1280, 390, 320]) {
      const tab = await openPage(browser, server, { language, width });
      for (const screen of await screens(server)) {
        await tab.visit(screen.hash, screen.until);
        const look = async (where) => (await clipped(tab.page)).forEach((line) => found.add(`${screen.name}${where} at ${width}: ${line}`));
        await tab.page.evaluate(() => document.querySelectorAll('main details').forEach((details) => (details.open = true)));
        await look('');
        for (const [opens, until] of MORE[screen.name.split('-')[1]] ?? []) {
          await tab.page.locator(opens).first().click();
          await tab.page.waitForSelector(until);
          await tab.page.evaluate(() => document.querySelectorAll('dialog details').forEach((details) => (details.open = true)));
          await look(' dialog');
          await tab.page.keyboard.press('Escape');
        }
      }
      await tab.close();
    }
    assert.deepEqual([...found], []);
  });
}

test('every player of a game has a name of its own in every language', async () => {
  const { body: meta } = await server.api('GET', '/meta');
  for (const language of languages) {
    const { body: { messages } } = await server.api('GET', `/i18n/${language}`);
    for (const game of meta.games) {
      const names = game.players.map(({ id }) => [messages[`player-${id}`] ?? id].flat().join(''));
      assert.deepEqual(names.filter((name, index) => names.indexOf(name) !== index), [], `${language}: ${game.game}`);
    }
  }
});
