// What the pages say must be true, in every language: means and bounds, signs and digits, forms that complain, and files that are none.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, startBrowser, startServer } from './harness.js';
import { bringTexts } from './noBrowser.js';

const { Trace } = await import('../static/js/watch/trace/trace.js');
const { sentence } = await import('../static/js/watch/story/story.js');
const { insideText } = await import('../static/js/watch/tree/nodeWords.js');
const { actionName } = await import('../static/js/watch/story/moveWords.js');
const { formula, loadLanguage, prose, tn } = await import('../static/js/i18n.js');

const ownFetch = globalThis.fetch;
let server;
let browser;
before(async () => {
  server = await startServer();
  await bringTexts(server);
  await loadLanguage('en');
  browser = await startBrowser();
});
after(async () => {
  globalThis.fetch = ownFetch;
  await browser?.close();
  await server?.stop();
});

/** A made-up trace, its head as an engine writes it. */
const made = (events) => new Trace({ format: 2, game: 'chance-tree', variant: '', position: '', player: 'x', nodes: 1, nodes_recorded: 1, events });

/** A root with one move to a chance node, of which one outcome of three is left out: 0.5 → 8, 0.25 → 4. */
const OMITTING = [
  { t: 'enter', n: 1, kind: 'max', depth: 2 },
  { t: 'enter', n: 2, p: 1, action: 'a', kind: 'chance', depth: 1 },
  { t: 'omit', n: 2, outcomes: 1, probability: 0.25 },
  { t: 'enter', n: 3, p: 2, action: 'x', kind: 'min', depth: 1, probability: 0.5 },
  { t: 'leave', n: 3, value: 8, bound: 'exact', source: 'evaluator' },
  { t: 'child', n: 2, action: 'x', value: 8, best: (0.5 * 8) / 0.75 },
  { t: 'enter', n: 4, p: 2, action: 'y', kind: 'min', depth: 1, probability: 0.25 },
  { t: 'leave', n: 4, value: 5, bound: 'exact', source: 'evaluator' },
  { t: 'child', n: 2, action: 'y', value: 5, best: (0.5 * 8 + 0.25 * 5) / 0.75 },
  { t: 'leave', n: 2, value: 7, bound: 'exact', source: 'children' },
  { t: 'child', n: 1, action: 'a', value: 7, best: 7 },
  { t: 'leave', n: 1, value: 7, bound: 'exact', source: 'children' },
];

test('the mean of the outcomes so far is a mean, and so is what stands in the tree', () => {
  const trace = made(OMITTING);
  assert.match(sentence(trace, 6, ['MAX', 'MIN']), /probability 50% .* the mean of the outcomes so far, 50% of all, is 8\.$/);
  assert.match(sentence(trace, 9, ['MAX', 'MIN']), /probability 25% .* the mean of the outcomes so far, 75% of all, is 7\.$/);
  assert.equal(trace.value(2, 6), 8);
  assert.equal(trace.value(2, 9), 7);
});

test('a value that stands on a part of the outcomes is never called exact', () => {
  const trace = made(OMITTING);
  assert.deepEqual([1, 2, 3].map((n) => trace.bound(n, 12)), ['estimate', 'estimate', 'exact']);
  assert.match(sentence(trace, 10, ['MAX', 'MIN']), /about 7, the mean of the outcomes that were looked at/);
  assert.doesNotMatch(sentence(trace, 12, ['MAX', 'MIN']), /exactly/);
  assert.match(sentence(trace, 12, ['MAX', 'MIN']), /about/);
  const whole = made(OMITTING.filter(({ t }) => t !== 'omit'));
  assert.deepEqual([1, 2].map((n) => whole.bound(n, 11)), ['exact', 'exact']);
});

test('at the depth limit nothing is said about a mean', () => {
  const trace = made([{ t: 'enter', n: 1, kind: 'max', depth: 1 }, { t: 'enter', n: 2, p: 1, action: 'a', kind: 'chance', depth: 0 }]);
  assert.doesNotMatch(sentence(trace, 2, ['MAX', 'MIN']), /averag|mean/);
});

test('the suggested search of a tree that people type looks at all of it', async () => {
  const tab = await openPage(browser, server);
  await tab.visit('#/chance-tree/watch', '.watch[data-ready="true"]');
  assert.doesNotMatch(await tab.page.locator('.watch-setup .spec-written').innerText(), /cover/);
  assert.match(await tab.page.locator('.watch-sentence').innerText(), /2\.1/);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a minus is one sign, left of its number; sums run from left to right; numbers have the digits of the page', async () => {
  assert.equal(tn(-1234.5), '−1,234.5');
  await loadLanguage('ar');
  assert.equal(tn(-5), '\u2066−٥\u2069');
  assert.equal(formula('١٤ = ٥+٩'), '\u2066١٤\u200e\u00a0=\u00a0\u200e٥\u200e+\u200e٩\u2069');
  assert.equal(prose('القيمة 2.1 عند Star1، مثل \u2066max[3 5]\u2069'), 'القيمة ٢٫١ عند Star1، مثل \u2066max[3 5]\u2069');
  assert.match(prose('أي \u2066(0 + 2) / 2 = 1\u2069 فقط'), /\(٠\u200e\u00a0\+\u00a0\u200e٢\)/);
  const puzzle = new Trace({ format: 2, game: 'redswapblue', variant: '', position: '', player: 'astar', nodes: 1, nodes_recorded: 1, events: [{ t: 'open', n: 1, g: 5, h: 9 }] });
  assert.equal(insideText(puzzle, { node: puzzle.node(1, 1), value: 14 }, ['x']), formula('١٤ = ٥+٩'));
  await loadLanguage('fa');
  assert.equal(tn(-5), '\u2066−۵\u2069');
  await loadLanguage('en');
});

test('moves that are words are told in the language of the page, notation stays as it is', async () => {
  await loadLanguage('ar');
  assert.deepEqual(['left', 'pass', 'duwaq', 'dest+three', '29:24', 'r2c1', '4@r4c4'].map(actionName), ['يسار', 'تمرير', 'دواق', 'دست + ثلاثة', '29:24', 'r2c1', '4@r4c4']);
  const trace = made([{ t: 'enter', n: 1, kind: 'max', depth: 1 }, { t: 'enter', n: 2, p: 1, action: 'left', kind: 'over', depth: 0 }]);
  assert.match(sentence(trace, 2, ['x']), /يسار/);
  await loadLanguage('en');
});

test('only evaluators and heuristics explain their choice', async () => {
  const tab = await openPage(browser, server);
  await tab.visit('#/connect4/watch?a=alphabeta:depth=2,ordering=none,eval=none', '.watch[data-ready="true"]');
  await tab.page.evaluate(() => document.querySelectorAll('.watch details').forEach((details) => (details.open = true)));
  const said = await tab.page.locator('.watch-setup .spec-details').innerText();
  assert.equal(said.match(/Always 0/g)?.length, 1, said);
  await tab.close();
});

const verdict = (page, words) => page.waitForFunction((wanted) => document.querySelector('.tree-editor-text [role=status]').textContent.includes(wanted), words, { timeout: 600_000 });

test('no text and a lone leaf are nothing to search, and a complaint goes with its text', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/sandbox');
  await page.locator('.tree-text').fill('');
  await verdict(page, 'Write a tree first');
  assert.equal(await page.locator('.sandbox-run').isDisabled(), true);
  assert.equal(await page.locator('.sandbox-order a[href*=compare]').count(), 0);
  await page.locator('.tree-text').fill('5');
  await verdict(page, 'nothing to search');
  assert.equal(await page.locator('.sandbox-run').isDisabled(), true);
  await tab.visit('#/sandbox?tree=5');
  await page.waitForSelector('.sandbox-order .complaint');
  await page.locator('.tree-text').fill('max[5 3]');
  await verdict(page, 'good tree');
  assert.equal(await page.locator('.sandbox-order [role=status] .complaint').count(), 0);
  assert.equal(await page.locator('.sandbox-run').isDisabled(), false);
  await tab.close();
});

test('an address that leads nowhere is not searched as if it led to the start', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/connect4/watch?p=zzz', '.watch-said .complaint');
  assert.equal(await page.locator('.watch-run').isDisabled(), true);
  assert.equal(await page.locator('.watch-chip:enabled').count(), 0);
  assert.equal(await page.locator('.watch-way-out a[href*="connect4/edit"]').count(), 1);
  await page.evaluate(() => document.querySelector('.watch-from-start').click());
  await page.waitForSelector('.watch[data-ready="true"]', { timeout: 600_000 });
  assert.equal(await page.locator('.watch-run').isDisabled(), false);
  assert.equal(await page.locator('.watch-said .complaint').count(), 0);
  await tab.close();
});

test('while another algorithm is chosen than the one on the screen, a line says so', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/connect4/watch?a=minimax:depth=1', '.watch[data-ready="true"]');
  const isStale = () => page.$eval('.watch-stale', (line) => !line.hidden);
  assert.equal(await isStale(), false);
  const set = (spec) => page.$eval('.watch-setup .spec input.mono', (field, value) => {
    field.value = value;
    field.dispatchEvent(new Event('input'));
  }, spec);
  await set('minimax:depth=2');
  assert.equal(await isStale(), true);
  await set('alphabeta:depth=40,deepening=off');
  await page.$eval('.watch-setup', (form) => form.requestSubmit());
  await page.waitForSelector('.watch-cancel:not([hidden])', { state: 'attached' });
  assert.equal(await isStale(), false);
  await page.$eval('.watch-cancel', (button) => button.click());
  await page.waitForSelector('.watch-run:not([hidden])', { state: 'attached' });
  assert.equal(await isStale(), true);
  await set('minimax:depth=1');
  assert.equal(await isStale(), false);
  await tab.close();
});

test('back undoes a run', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  const showing = (player) => page.waitForFunction((id) => decodeURIComponent(location.hash).includes(`a=${id}`) && document.querySelector('.watch-code-name'), player, { timeout: 600_000 });
  await tab.visit('#/connect4/watch?a=minimax:depth=1', '.watch[data-ready="true"]');
  await showing('minimax');
  await page.$eval('.watch-chip[data-spec^="uct"]', (chip) => chip.click());
  await showing('uct');
  await page.goBack();
  await showing('minimax');
  await page.waitForSelector('.watch[data-ready="true"]', { timeout: 600_000 });
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

/** Drops a file on the page, as a hand would. */
async function drop(page, text) {
  const files = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], 'trace.json', { type: 'application/json' }));
    return carried;
  }, text);
  await page.dispatchEvent('.screen', 'drop', { dataTransfer: files });
}

test('a file that is no trace, or a damaged one, is refused, and what was shown stays', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/connect4/watch?a=minimax:depth=1', '.watch[data-ready="true"]');
  const shown = await page.$eval('.watch', (element) => ({ ...element.dataset }));
  const good = await page.evaluate((id) => fetch(`/api/v1/traces/${id}`).then((answer) => answer.json()), shown.trace);
  for (const bad of ['null', '5', 'no json', { ...good, events: [] }, { ...good, position: 'zzz' }, { ...good, position: undefined }]) {
    await page.evaluate(() => document.querySelector('.watch-said').replaceChildren());
    await drop(page, typeof bad === 'string' ? bad : JSON.stringify(bad));
    await page.waitForSelector('.watch-said .complaint', { timeout: 600_000 });
    assert.match(await page.$eval('.watch-said', (line) => line.textContent), /not (a|the) trace/);
    assert.deepEqual(await page.$eval('.watch', (element) => ({ ...element.dataset })), shown);
  }
  await drop(page, JSON.stringify(good));
  await page.waitForFunction(() => document.querySelector('.watch').dataset.trace === 'file', null, { timeout: 600_000 });
  await tab.close();
});

test('a server that comes back is forgiven its silence', async () => {
  const own = await startServer();
  const tab = await openPage(browser, own);
  const { page } = tab;
  await tab.visit('#/connect4/watch?a=minimax:depth=1', '.watch[data-ready="true"]');
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.$eval('.watch-setup', (form) => form.requestSubmit());
  await page.waitForSelector('.watch-said .complaint', { timeout: 600_000 });
  await page.unroute('**/api/v1/**');
  await page.waitForFunction(() => document.querySelectorAll('.watch .complaint').length === 0, null, { timeout: 600_000 });
  await tab.close();
  await own.stop();
});

test('the keyboard keeps its place after a comparison is cancelled', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/connect4/compare?a=minimax:depth=1&b=minimax:depth=30');
  const stop = page.locator('.compare-setup .row .button:visible').last();
  await stop.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.compare-setup .button.primary'), null, { timeout: 600_000 });
  await tab.close();
});
