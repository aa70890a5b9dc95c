// One kind of digits on every screen: with Eastern ones, Latin digits are left only in what is written as code.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, startBrowser, startServer } from './harness.js';
import { screens } from './screens.js';

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

/**
 * Texts of the page with Latin digits. Left out is what is written the same in every language: code, keys, what is typed, moves in the
 * game's notation and the numbers of squares, rows and columns they are made of, and notation between marks of direction.
 */
function latinDigits(page) {
  return page.evaluate(() => {
    const WRITTEN = 'code, pre, kbd, samp, textarea, input, .mono, .move, .move-name, [lang="en"], .st-action, .b-name, .b-square-name, bdi[dir="ltr"], [dir="ltr"] > bdi';
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || holder.closest('script, style, template') || holder.closest(WRITTEN)) continue;
      const text = node.textContent
        .replace(/\u2066[^\u2066-\u2069]*\u2069/g, '')
        // A spec, an id, a file; a name with its number, such as Star2, or 2048 itself.
        .replace(/\u2068[^\u2066-\u2069]*[A-Za-z][^\u2066-\u2069]*\u2069/g, '')
        .replace(/[A-Za-z][A-Za-z0-9*-]*/g, '')
        .replace(/\b2048\b/g, '');
      if (/[0-9]/.test(text)) found.add(`${holder.tagName.toLowerCase()}.${holder.getAttribute('class') ?? ''} in ${holder.parentElement?.getAttribute('class')} "${node.textContent.trim().slice(0, 80)}"`);
    }
    return [...found];
  });
}

/** Screens on which every move gets its value. */
const JUDGED = /^(connect4|checkers|redswapblue)-analyse$/;

for (const [language, digits] of [['ar', 'arabic'], ['fa', 'persian']]) {
  test(`no Latin digits are left among the Eastern ones in ${language}`, async () => {
    const found = new Set();
    const tab = await openPage(browser, server, { language, width: 1280, settings: { digits, values: true } });
    for (const screen of await screens(server)) {
      await tab.visit(screen.hash, screen.until);
      const look = async (where = '') => (await latinDigits(tab.page)).forEach((line) => found.add(`${screen.name}${where}: ${line}`));
      if (JUDGED.test(screen.name)) await tab.page.waitForSelector('.hint-move', { timeout: 600_000 });
      await tab.page.evaluate(() => document.querySelectorAll('main details').forEach((details) => (details.open = true)));
      await look();
      for (const handle of await tab.page.locator('main [role=tab]').all()) {
        await handle.click();
        await look();
      }
    }
    await tab.close();
    assert.deepEqual([...found], []);
  });
}
