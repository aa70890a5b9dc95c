// Bringing in a game that goes wrong at a move: the page names it, and offers what comes before.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, ready, startBrowser, startServer } from './harness.js';

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

/** Game, text, the move that stops it, and the moves before it. */
const TEXTS = [
  ['checkers', '[Event "?"]\n1. 11-15 23-19\n2. 8-11 99-98 1-0', '99-98', 3],
  ['checkers', '11-15 23-19 1-2', '1-2', 2],
  ['connect4', '4 4 5 9', '9', 3],
  ['connect4', '4444444', '4', 6],
  ['connect4', 'plyground game 1\ngame: connect4\nvariant: columns=7,rows=6\nstart: ......./......./......./......./......./.......\nseed: 7\n\none 4\ntwo 4\none 9\n', '9', 2],
];

for (const language of ['en', 'ar', 'fa']) {
  test(`a move that cannot be played is named, and the part before it can be opened, in ${language}`, async () => {
    const { body: { messages } } = await server.api('GET', `/i18n/${language}`);
    for (const [game, text, move, played] of TEXTS) {
      const tab = await openPage(browser, server, { language, settings: { digits: 'latin' } });
      await tab.visit('#/connect4/play');
      await tab.page.click('[data-tool="import"]');
      await tab.page.fill('dialog textarea', text);
      await tab.page.locator('dialog .dialog-foot .primary').click();
      const said = await tab.page.locator('dialog .complaint').innerText();
      const name = [messages[`game-${game}`]].flat().join('');
      for (const part of [name, move, String(played + 1)]) assert.ok(said.includes(part), `${text}: "${said}" has no ${part}`);
      await tab.page.click('.import-beginning');
      await tab.page.waitForURL(/analyse/);
      await ready(tab.page);
      assert.equal(await tab.page.locator('.moves [data-node]:not(.move-start)').count(), played, text);
      assert.ok((await tab.page.evaluate(() => location.hash)).startsWith(`#/${game}/analyse`), text);
      await tab.close();
    }
  });
}

test('a text that is no game is not taken for one', async () => {
  const tab = await openPage(browser, server);
  await tab.visit('#/connect4/play');
  await tab.page.click('[data-tool="import"]');
  await tab.page.fill('dialog textarea', 'hello');
  await tab.page.locator('dialog .dialog-foot .primary').click();
  assert.match(await tab.page.locator('dialog .complaint').innerText(), /No game recognises/);
  assert.equal(await tab.page.locator('.import-beginning').count(), 0);
  await tab.close();
});
