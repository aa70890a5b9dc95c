// Two searches side by side, trees of one's own, and why a move was played: in a real browser.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, ready, scrollsSideways, startBrowser, startServer } from './harness.js';
import { shown } from './play.js';

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

const PLAIN = 'alphabeta:depth=3,table=off,deepening=off,ordering=none,quiescence=off';
const compared = '.compare[data-ready="true"]';
const searched = '.watch[data-ready="true"]';

/** Runs a search with its trace as a page would, and answers the trace. */
async function traced(body) {
  const { body: job } = await server.api('POST', '/jobs', { kind: 'trace', ...body });
  for (;;) {
    const { body: now } = await server.api('GET', `/jobs/${job.id}`);
    if (now.state !== 'queued' && now.state !== 'running') {
      assert.equal(now.state, 'ok', JSON.stringify(now));
      return (await server.api('GET', `/traces/${now.summary.trace}`)).body;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The numbers of one row of the table of counts. */
const row = (page, count) => page.$$eval(`[data-count="${count}"] td`, (cells) => cells.map((cell) => Number(cell.textContent.replace(/[^0-9.]/g, ''))));
const panels = (page, name) => page.$$eval('.compare-watch .watch', (list, key) => list.map((watch) => Number(watch.dataset[key])), name);

test('alpha-beta beside minimax: counts, slider and the first difference', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  const query = new URLSearchParams({ p: '4453', a: 'minimax:depth=3', b: PLAIN });
  await tab.visit(`#/connect4/compare?${query}`, compared);
  const { counters: all } = await traced({ game: 'connect4', position: '4453', player: 'minimax:depth=3' });
  const { counters: less } = await traced({ game: 'connect4', position: '4453', player: PLAIN });
  assert.deepEqual((await row(page, 'nodes')).slice(0, 2), [all.nodes, less.nodes]);
  assert.deepEqual((await row(page, 'leaves')).slice(0, 2), [all.leaves, less.leaves]);
  assert.deepEqual((await row(page, 'cutoffs')).slice(0, 2), [0, less.cutoffs]);
  assert.ok(less.nodes < all.nodes && less.cutoffs > 0);
  const [best, other] = await page.$$eval('[data-count="best"] td', (cells) => cells.map((cell) => cell.textContent));
  assert.equal(best, other);

  // The slider counts nodes in both; the one that needs fewer waits at its end.
  assert.deepEqual(await panels(page, 'nodes'), [all.nodes, less.nodes]);
  const slide = (to) => page.locator('.shared-range').evaluate((range, value) => {
    range.value = String(value);
    range.dispatchEvent(new Event('input'));
  }, to);
  await slide(20);
  assert.deepEqual(await panels(page, 'nodes'), [20, 20]);
  await page.locator('.shared-range').focus();
  await page.keyboard.press('ArrowRight');
  assert.deepEqual(await panels(page, 'nodes'), [21, 21]);
  await slide(less.nodes + 1);
  assert.deepEqual(await panels(page, 'nodes'), [less.nodes + 1, less.nodes]);
  const [, short] = await page.$$eval('.compare-watch .watch', (list) => list.map(({ dataset }) => dataset.place === dataset.length));
  assert.equal(short, true);

  // Where they part, minimax looks at a node that alpha-beta has cut off.
  const common = Number(await page.locator('[data-parting="differ"]').getAttribute('data-common'));
  assert.match(await page.locator('.parting-words').innerText(), /cuts off/);
  await page.click('.compare-parting .button');
  const nodes = await panels(page, 'nodes');
  assert.deepEqual(nodes, [common + 1, common]);
  assert.deepEqual(await panels(page, 'cutoffs'), [0, 1]);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a comparison is in its address, and a search that cannot be says why', async () => {
  const tab = await openPage(browser, server, { width: 390 });
  const { page } = tab;
  await tab.visit('#/redswapblue/compare', compared);
  assert.match(page.url(), /a=.*b=/);
  const before = await row(page, 'nodes');
  await page.reload();
  await ready(page);
  await page.waitForSelector(compared);
  assert.deepEqual(await row(page, 'nodes'), before);
  assert.equal(await scrollsSideways(page), false);
  await tab.visit(`#/connect4/compare?${new URLSearchParams({ p: '4453', a: 'minimax:depth=3', b: 'nobody' })}`);
  await page.waitForSelector('.compare .complaint');
  assert.match(await page.locator('.compare .complaint').first().innerText(), /nobody/);
  await tab.close();
});

test('one press on the first example shows the first cut-off', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/sandbox');
  await page.locator('[data-example]').first().click();
  await page.waitForSelector(searched);
  const watch = page.locator('.watch');
  assert.equal(await watch.getAttribute('data-cutoffs'), '1');
  assert.match(await page.locator('.watch-sentence').innerText(), /cut-off/i);
  assert.equal(await page.locator('.watch').evaluate((node) => node.getBoundingClientRect().top < innerHeight), true);
  // To the end: the book's value.
  await page.locator('body').evaluate(() => document.activeElement.blur());
  await page.keyboard.press('End');
  const { place, length, leaves } = await watch.evaluate(({ dataset }) => ({ ...dataset }));
  assert.equal(place, length);
  assert.equal(leaves, '7');
  assert.match(await page.locator('.watch-sentence').innerText(), /\b3\b/);
  // What was cut off stands there with its numbers, and nothing says only how many there were.
  assert.deepEqual(await page.locator('.is-unseen .st-value').allTextContents(), ['4', '6']);
  assert.equal(await page.locator('.st-stub.is-cut').count(), 0);
  // A moment later the address holds tree, algorithm and place.
  await page.waitForFunction((at) => location.hash.endsWith(`at=${at}`), place);
  const link = page.url();
  const other = await openPage(browser, server);
  await other.page.goto(link);
  await ready(other.page);
  await other.page.waitForSelector(searched);
  assert.equal(await other.page.locator('.watch').getAttribute('data-place'), place);
  assert.deepEqual([...tab.troubles, ...other.troubles], []);
  await tab.close();
  await other.close();
});

test('every example runs, and is the search that the server records', async () => {
  const { body: meta } = await server.api('GET', '/meta');
  const tab = await openPage(browser, server);
  for (const { game, examples } of meta.sandboxes) {
    for (const example of examples) {
      await tab.visit('#/sandbox');
      await tab.page.click(`[data-example="${example.id}"]`);
      await tab.page.waitForSelector(searched);
      // The search before may still be there; the address tells when this one is.
      await tab.page.waitForFunction(({ text, player }) => {
        const query = new URLSearchParams(location.hash.split('?')[1]);
        return query.get('tree') === text && query.get('a') === player;
      }, example);
      const trace = await traced({ game, variant: example.variant, position: example.text, player: example.player });
      assert.equal(await tab.page.locator('.watch').getAttribute('data-length'), String(trace.events.length), example.id);
    }
  }
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a tree is drawn by keyboard alone, the text follows, and the other way round', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/sandbox');
  const text = page.locator('.tree-text');
  await text.fill('max[1 2]');
  await page.waitForFunction(() => document.querySelectorAll('.own-pane [role=treeitem]').length === 3);
  const keys = async (...list) => {
    for (const key of list) await page.keyboard.press(key);
  };
  // From the text one Tab back over the form comes to the drawing.
  for (let presses = 0; presses < 20 && !(await page.evaluate(() => document.activeElement?.matches('[role=treeitem]'))); presses += 1) await page.keyboard.press('Shift+Tab');
  await keys('ArrowDown', 'n');
  assert.equal(await text.inputValue(), 'max[min[1 0] 2]');
  await keys('ArrowDown', '-', '7', 'Enter');
  assert.equal(await text.inputValue(), 'max[min[-7 0] 2]');
  await keys('ArrowRight', '5', 'Enter', 'ArrowUp', '+', '4', 'Enter');
  assert.equal(await text.inputValue(), 'max[min[-7 5 4] 2]');
  await keys('ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'Delete');
  assert.equal(await text.inputValue(), 'max[min[-7 5 4]]');
  await keys('Control+z');
  assert.equal(await text.inputValue(), 'max[min[-7 5 4] 2]');
  await page.waitForSelector('.tree-editor .fine');
  await page.locator('.sandbox-run').focus();
  await keys('Enter');
  await page.waitForSelector(searched);
  await page.waitForFunction(() => new URLSearchParams(location.hash.split('?')[1]).get('tree') === 'max[min[-7 5 4] 2]');
  await page.locator('body').evaluate(() => document.activeElement.blur());
  await keys('End');
  assert.match(await page.locator('.watch-sentence').innerText(), /\b2\b/);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a tree in capitals is drawn like any other', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/sandbox');
  await page.locator('.tree-text').fill('MAX[MIN[3 12 8] Min[2 4 6]]');
  await page.waitForSelector('.tree-editor .fine');
  assert.equal(await page.locator('.own-pane [role=treeitem]').count(), 9);
  await page.locator('.tree-text').fill('MAX[CHANCE[3 5] 1]');
  await page.waitForSelector('.tree-editor .fine');
  assert.ok((await page.$$eval('.sandbox-spec select option', (options) => options.map(({ value }) => value))).some((value) => /expectiminimax/.test(value)));
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('what is typed can be undone, is kept, and leads nowhere while it is no tree', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/sandbox');
  const text = page.locator('.tree-text');
  const first = await text.inputValue();
  const undo = page.getByRole('button', { name: 'Undo' });
  const compare = page.locator('.sandbox-order a');
  assert.equal(await undo.isDisabled(), true);
  await text.fill('max[1 2]');
  await page.waitForSelector('.tree-editor .fine');
  await page.waitForTimeout(900);
  await text.fill('max[1 2 [');
  await page.waitForSelector('.tree-editor .complaint');
  // The last good tree stays, faded; nothing runs and no link leads to a broken tree.
  assert.equal(await page.locator('.own-pane.is-old [role=treeitem]').count(), 3);
  assert.equal(await page.locator('.sandbox-run').isDisabled(), true);
  assert.equal(await compare.getAttribute('href'), null);
  // Whoever comes back finds what was typed.
  await tab.visit('');
  await tab.visit('#/sandbox');
  assert.equal(await text.inputValue(), 'max[1 2 [');
  await text.fill('3 12 8 / 2 4 6');
  await page.waitForSelector('.tree-editor .complaint');
  assert.match(await page.locator('.tree-editor .complaint').innerText(), /begins with max\[.*max\[min\[3 12\]/s);
  await undo.click();
  assert.equal(await text.inputValue(), 'max[1 2 [');
  await text.fill('max[1 2]');
  await page.waitForSelector('.tree-editor .fine');
  assert.match(await compare.getAttribute('href'), /compare/);
  assert.notEqual(first, 'max[1 2]');
  assert.deepEqual(tab.troubles.filter((trouble) => !trouble.includes('422')), []);
  await tab.close();
});

test('several keys in a row are one step of undo', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/sandbox');
  const text = page.locator('.tree-text');
  const first = await text.inputValue();
  await text.press('End');
  await text.pressSequentially(' 77', { delay: 10 });
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await text.inputValue(), first);
  await tab.close();
});

test('a search opens at its first cut-off, or at its end, and the tree is one press away', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/sandbox');
  await page.locator('.tree-text').fill('max[3 5]');
  await page.waitForSelector('.tree-editor .fine');
  await page.locator('.sandbox-run').click();
  await page.waitForSelector(searched);
  const { place, length } = await page.locator('.watch').evaluate(({ dataset }) => ({ ...dataset }));
  assert.equal(place, length);
  await page.getByRole('button', { name: 'Back up to the tree' }).click();
  assert.equal(await page.locator('.tree-text').evaluate((node) => node === document.activeElement && node.getBoundingClientRect().top < innerHeight), true);
  // Away and back again: the search is still there.
  await tab.visit('');
  await tab.visit('#/sandbox', searched);
  assert.equal(await page.locator('.tree-text').inputValue(), 'max[3 5]');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('one press on the start page leads a newcomer to a cut-off', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('');
  await page.getByRole('link', { name: 'See one cut-off' }).click();
  await page.waitForSelector(searched, { timeout: 600_000 });
  assert.equal(await page.locator('.watch').getAttribute('data-cutoffs'), '1');
  assert.match(await page.locator('.watch-sentence').innerText(), /MAX wants large values and already has 3 with move B\. .* never plays move C/s);
  // The branch that makes it right is marked and in sight.
  const [reason, pane] = [await page.locator('.st-node.is-reason').boundingBox(), await page.locator('.st-pane').boundingBox()];
  assert.ok(reason.x >= pane.x && reason.x + reason.width <= pane.x + pane.width);
  // The two leaves that need no look are there, grey and with their numbers.
  const skipped = await page.locator('.watch-tree .st-node.is-unseen').allTextContents();
  assert.deepEqual(skipped.map((text) => text.trim()[0]), ['4', '6']);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a tree with chance gets its own algorithms, and a mistake is named with its place', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/sandbox');
  const text = page.locator('.tree-text');
  await text.fill('max[chance[0.5*3 0.5*-2] 1]');
  await page.waitForSelector('.tree-editor .fine');
  const offered = await page.$$eval('.sandbox-spec select option', (options) => options.map(({ value }) => value));
  assert.ok(offered.some((value) => /expectiminimax/.test(value)), offered.join(' '));
  await text.fill('max[chance[0.5*3 0.4*-2] 1]');
  await page.waitForSelector('.tree-editor .complaint');
  assert.equal(await page.locator('.sandbox-run').isDisabled(), true);
  await text.fill('max[1 [2');
  await page.waitForFunction(() => document.querySelector('.tree-editor .complaint')?.textContent.includes('('));
  await tab.close();
});

test('why this move: the search behind a program\'s move has that move as its best', async () => {
  const { body: session } = await server.api('POST', '/games/connect4/sessions', { seed: 5, players: ['human', 'alphabeta:depth=4'] });
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit(`#/connect4/play?s=${session.id}`);
  await page.locator('.board [tabindex="0"]').first().focus();
  await page.keyboard.press('4');
  await shown(page, session.revision + 2);
  const { body: now } = await server.api('GET', `/sessions/${session.id}`);
  assert.equal(now.last.by, 'two');
  assert.equal(await page.locator('.moves-why').innerText().then((text) => text.split('\n')[0].trim()), 'Why this move?');
  await page.locator('body').evaluate(() => document.activeElement.blur());
  await page.keyboard.press('w');
  await page.waitForURL(/watch\?/);
  await ready(page);
  await page.waitForSelector(searched, { timeout: 600_000 });
  const trace = await traced({ session: session.id, node: now.node });
  assert.equal(trace.best, now.last.action);
  assert.equal(trace.player.split(':')[0], 'alphabeta');
  // The answer comes first, and the way back.
  assert.equal(await page.locator('h1').innerText(), `Why did yellow play column ${now.last.action}?`);
  assert.match(await page.locator('.watch-answer').innerText(), new RegExp(`^With column ${now.last.action} yellow`));
  assert.equal(await page.getByRole('link', { name: 'Back to the game' }).getAttribute('href'), `#/connect4/play?s=${session.id}`);
  assert.equal(await page.locator('.watch').getAttribute('data-length'), String(trace.events.length));
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a person\'s move leads to what a program would think, and the analysis of a game to the game\'s own program', async () => {
  const { body: session } = await server.api('POST', '/games/connect4/sessions', { seed: 5, players: ['human', 'alphabeta:depth=3'] });
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit(`#/connect4/play?s=${session.id}`);
  await page.locator('.board [tabindex="0"]').first().focus();
  await page.keyboard.press('4');
  await shown(page, session.revision + 2);
  await page.click('[data-tool="analyse"]');
  await page.waitForSelector('main[data-page="analyse"][data-ready="true"]');
  assert.match(await page.locator('.moves-why').innerText(), /Why this move/);
  await page.locator('body').evaluate(() => document.activeElement.blur());
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => document.querySelector('main').dataset.ply === '1');
  assert.match(await page.locator('.moves-why').innerText(), /would a program think/);
  await page.click('.moves-why');
  await page.waitForURL(/watch\?/);
  await page.waitForSelector(searched, { timeout: 600_000 });
  await tab.close();
});

test('every door leads somewhere: home, the choosers, learn', async () => {
  const tab = await openPage(browser, server);
  for (const hash of ['', '#/watch', '#/compare', '#/learn']) {
    await tab.visit(hash);
    const doors = await tab.page.$$eval('main a[href^="#/"]', (links) => links.map((link) => link.getAttribute('href')));
    assert.ok(doors.length > 3 || hash === '', `${hash}: ${doors}`);
    for (const door of new Set(doors.filter((link) => /watch|compare|sandbox/.test(link)))) {
      await tab.visit(door);
      assert.equal(await tab.page.locator('main[data-page]').count(), 1, `${hash} leads to ${door}`);
    }
  }
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});
