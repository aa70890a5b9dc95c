// A game looked back on in Analyse: marked moves, totals, by keyboard, in every language.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriers, openPage, scrollsSideways, startBrowser, startServer } from './harness.js';

/** Red can win in one and plays elsewhere, then leaves yellow a row of four. */
const BLUNDERS = ['1', '1', '2', '2', '3', '3', '7', '4', '7', '4'];
const SETTINGS = { 'hintPlayer.connect4': 'alphabeta:depth=4' };

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

async function played(actions = BLUNDERS) {
  const { body: session } = await server.api('POST', '/games/connect4/sessions', { players: ['human', 'human'] });
  for (const [ply, action] of actions.entries()) {
    const { status, body } = await server.api('POST', `/sessions/${session.id}/actions`, { action, ply });
    assert.equal(status, 200, JSON.stringify(body));
  }
  return session.id;
}

async function reviewed(options = {}) {
  const tab = await openPage(browser, server, { settings: SETTINGS, ...options });
  await tab.visit(`#/connect4/analyse?s=${await played()}`);
  await tab.page.locator('.review-panel .button').first().click();
  await tab.page.waitForSelector('.review-panel[data-state="done"]', { timeout: 600_000 });
  return tab;
}

test('a missed win and an allowed one are marked, counted, and lead to where they were made', async () => {
  const tab = await reviewed();
  const blunders = tab.page.locator('.review-move[data-mark="blunder"]');
  assert.deepEqual(await blunders.evaluateAll((list) => list.map(({ dataset }) => dataset.number)), ['6', '7', '9']);
  assert.match(await blunders.nth(1).innerText(), /7, red: 7; better 4/);
  const counts = await tab.page.locator('.review-totals tbody tr').evaluateAll((rows) => rows.map((row) => row.lastElementChild.textContent));
  assert.deepEqual(counts, ['2', '1']);
  await blunders.nth(1).click();
  await tab.page.waitForSelector('.moves-panel [aria-current][data-node="6"]');
  assert.equal(await blunders.count(), 3, 'the list stays when the game is walked through');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a hint player that compares nothing is not said to have found nothing wrong', async () => {
  const tab = await reviewed({ settings: { 'hintPlayer.connect4': 'random' } });
  assert.match(await tab.page.locator('.review-panel').innerText(), /No move was judged: the hint player does not compare moves, or there was no choice\./);
  await tab.close();
});

test('by keyboard: the review is started, stopped, and a marked move is gone to', async () => {
  const tab = await openPage(browser, server, { settings: { 'hintPlayer.connect4': 'minimax:depth=1000', hintSeconds: 60 } });
  await tab.visit(`#/connect4/analyse?s=${await played()}`);
  await tab.page.locator('.review-panel .button').first().focus();
  await tab.page.keyboard.press('Enter');
  await tab.page.waitForSelector('.review-panel[data-state="running"]');
  await tab.page.keyboard.press('Enter');
  await tab.page.waitForSelector('.review-panel[data-state="idle"]');
  assert.equal(await tab.page.evaluate(() => document.activeElement.closest('.review-panel') !== null), true, 'the focus stays');
  await tab.page.evaluate(() => {
    const key = 'plyground.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), 'hintPlayer.connect4': 'alphabeta:depth=4' }));
  });
  await tab.page.reload();
  await tab.page.waitForSelector('main[data-ready="true"]');
  await tab.page.locator('.review-panel .button').first().focus();
  await tab.page.keyboard.press('Enter');
  await tab.page.waitForSelector('.review-panel[data-state="done"]', { timeout: 600_000 });
  for (let presses = 0; presses < 20; presses += 1) {
    await tab.page.keyboard.press('Tab');
    if (await tab.page.evaluate(() => document.activeElement.dataset.number === '9')) break;
  }
  await tab.page.keyboard.press('Enter');
  await tab.page.waitForSelector('.moves-panel [aria-current][data-node="8"]');
  await tab.close();
});

test('a game without a move cannot be reviewed, and that is said', async () => {
  const tab = await openPage(browser, server, { settings: SETTINGS });
  await tab.visit(`#/connect4/analyse?s=${await played([])}`);
  await tab.page.locator('.review-panel .button').first().click();
  await tab.page.getByText(/nothing to look back on/).first().waitFor();
  await tab.close();
});

for (const language of ['en', 'ar', 'fa']) {
  for (const width of [1200, 390]) {
    test(`the review in ${language} at ${width} px is accessible and no wider than the window`, async () => {
      const tab = await reviewed({ language, width, theme: width === 390 ? 'dark' : 'light' });
      await tab.page.locator('.review-panel summary').click();
      assert.deepEqual(await barriers(tab.page), []);
      assert.equal(await scrollsSideways(tab.page), false);
      if (process.env.PLYGROUND_SHOTS) await tab.page.locator('.review-panel').screenshot({ path: `${process.env.PLYGROUND_SHOTS}/review-${language}-${width}.png` });
      assert.deepEqual(tab.troubles, []);
      await tab.close();
    });
  }
}
