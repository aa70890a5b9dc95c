// Watching a search: where it begins, keys, nodes, files, phones, large trees.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { barriers, openPage, scrollsSideways, startBrowser, startServer } from './harness.js';
import { at, GAMES, opened, seek, state } from './watching.js';

const TREE = '#/connect4/watch?a=alphabeta:depth=3,table=off,deepening=off,ordering=none,quiescence=off';

let server;
let browser;
let meta;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  meta = (await server.api('GET', '/meta')).body;
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('the page begins with something small and instructive, and its link shows the same', async () => {
  for (const { game } of meta.games) {
    const tab = await openPage(browser, server);
    await tab.visit(`#/${game}/watch`);
    const shown = await opened(tab.page);
    assert.ok(Number(shown.nodes) > 3 && Number(shown.nodes) < 5000, `${game}: ${shown.nodes} nodes`);
    const place = Math.floor(Number(shown.length) / 2);
    await seek(tab.page, place);
    await tab.page.waitForFunction((wanted) => location.hash.includes(`at=${wanted}`), place, { timeout: 600_000 });
    const address = tab.page.url();
    assert.match(address, /[?&]p=.*&a=/);
    const other = await openPage(browser, server);
    await other.page.goto(address);
    const again = await opened(other.page);
    assert.deepEqual({ ...again, trace: '' }, { ...(await state(tab.page)), trace: '' });
    assert.equal(await other.page.locator('.watch-sentence').innerText(), await tab.page.locator('.watch-sentence').innerText());
    assert.deepEqual([...tab.troubles, ...other.troubles], []);
    await tab.close();
    await other.close();
  }
});

test('lines of the pseudocode that the settings switch off are grey, also of a search too long to be here whole', async () => {
  const tab = await openPage(browser, server);
  const grey = async (player) => {
    await tab.visit(`#/connect4/watch?p=&a=${player}`);
    await tab.page.waitForFunction((spec) => document.querySelector('.watch')?.dataset.length > 0 && document.querySelector('.watch-code li') && location.hash.includes(`a=${spec.split('&')[0]}`), player, { timeout: 600_000 });
    return tab.page.$$eval('.watch-code li.is-idle', (lines) => lines.map((line) => line.textContent.trim()));
  };
  const without = await grey('alphabeta:depth=8,ordering=none,table=off');
  for (const line of ['then killers, then by history', 'put v into the table', 'if the table knows p at this depth: return that']) assert.ok(without.includes(line), `${line}: ${without}`);
  assert.ok(!(await grey('alphabeta:depth=8')).some((line) => /table|killers/.test(line)));
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a search is watched with the keyboard alone', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit(TREE);
  const { length } = await opened(page);
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
  await page.keyboard.press('ArrowLeft');
  await at(page, 1);
  await page.keyboard.press('Shift+ArrowRight');
  const cut = await state(page);
  assert.equal(cut.cutoffs, '1');
  assert.match(await page.locator('.watch-sentence').innerText(), /cut-off/i);
  // Stepping by hand is said aloud, politely and once the hand rests.
  await page.waitForFunction(() => /cut-off/i.test(document.getElementById('live').textContent), null, { timeout: 600_000 });
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await at(page, Number(cut.place));
  await page.keyboard.press('n');
  assert.equal(await page.locator('.watch-node:visible').count(), 1);
  await page.keyboard.press('o');
  assert.equal(await page.locator('.watch-side [role="tree"]:visible').count(), 1);
  await page.keyboard.press('c');
  assert.equal(await page.locator('.watch-code [aria-current]').count(), 1);
  await page.keyboard.press('Space');
  await page.waitForFunction((from) => Number(document.querySelector('.watch').dataset.place) > from, Number(cut.place), { timeout: 600_000 });
  await page.keyboard.press('Space');
  const rest = (await state(page)).place;
  await page.waitForTimeout(400);
  assert.equal((await state(page)).place, rest);
  await page.keyboard.press('End');
  await at(page, Number(length));
  await page.keyboard.press('Shift+?');
  await page.waitForSelector('dialog[open]');
  assert.match(await page.locator('dialog[open]').innerText(), /One step forward/);
  await page.keyboard.press('Escape');
  // Run is reached with Tab and pressed with Enter.
  await page.locator('.watch-setup select').first().focus();
  for (let press = 0; press < 5 && !(await page.evaluate(() => document.activeElement.matches('.watch-run'))); press += 1) await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement.matches('.watch-run')));
  const before = (await state(page)).trace;
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('.watch').dataset.trace !== old, before, { timeout: 600_000 });
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('playing stops at what was chosen', async () => {
  const tab = await openPage(browser, server, { settings: { 'watch.speed': 1000 } });
  await tab.visit(`${TREE}&at=0`);
  await opened(tab.page);
  await tab.page.locator('.watch-stops select').selectOption('cut');
  await tab.page.locator('[data-step="play"]').click();
  await tab.page.waitForFunction(() => document.querySelector('.watch').dataset.cutoffs === '1', null, { timeout: 600_000 });
  await tab.page.waitForTimeout(300);
  assert.equal((await state(tab.page)).cutoffs, '1');
  await tab.close();
});

test('a node is looked at, held, and shown with its board and its children', async () => {
  const tab = await openPage(browser, server);
  await tab.visit(`${TREE}&at=400`);
  await opened(tab.page);
  await tab.page.keyboard.press('n');
  await tab.page.locator('.watch-path button').first().click();
  assert.match(await tab.page.locator('.watch-node-title').innerText(), /MAX/);
  await tab.page.waitForSelector('.watch-board svg');
  await tab.page.getByRole('button', { name: 'Hold' }).click();
  await tab.page.keyboard.press('ArrowRight');
  await at(tab.page, 401);
  assert.match(await tab.page.locator('.watch-path').innerText(), /^root$/);
  assert.ok((await tab.page.locator('.watch-node tbody tr').count()) > 0);
  await tab.page.locator('.watch-node tbody button').first().click();
  assert.match(await tab.page.locator('.watch-node-title').innerText(), /MIN/);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a trace is kept, found again, shown, and deleted', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit(TREE);
  const { trace, length } = await opened(page);
  await page.locator('.watch-menu').click();
  await page.locator('[data-choice="keep"]').click();
  await page.locator('.watch-name').fill('A first tree');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.equal((await server.api('GET', '/traces')).body.traces[0].name, 'A first tree');
  await tab.visit('#/connect4/watch?a=minimax:depth=1');
  await opened(page);
  await page.locator('.watch-menu').click();
  await page.locator('[data-choice="kept"]').click();
  await page.getByRole('button', { name: /^A first tree/ }).click();
  await page.waitForFunction((id) => document.querySelector('.watch')?.dataset.trace === id, trace, { timeout: 600_000 });
  assert.equal((await state(page)).length, length);
  await page.locator('.watch-menu').click();
  await page.locator('[data-choice="kept"]').click();
  await page.getByRole('button', { name: 'Delete A first tree' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('.watch-kept > li').length === 0, null, { timeout: 600_000 });
  assert.deepEqual((await server.api('GET', '/traces')).body.traces, []);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a trace goes out as a file and comes in again, without the server', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit(TREE);
  const shown = await opened(page);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'json')]);
  const path = await download.path();
  await tab.visit('#/connect4/watch?a=minimax:depth=1');
  await opened(page);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose(page, 'open')]);
  await chooser.setFiles(path);
  await page.waitForFunction(() => document.querySelector('.watch').dataset.trace === 'file', null, { timeout: 600_000 });
  assert.deepEqual({ ...(await state(page)), trace: '' }, { ...shown, trace: '' });
  for (const format of ['svg', 'html', 'dot']) {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(page, format)]);
    assert.equal(file.suggestedFilename(), `connect4-alphabeta.${format}`);
  }
  const [empty] = await Promise.all([page.waitForEvent('filechooser'), choose(page, 'open')]);
  await empty.setFiles({ name: 'empty.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...JSON.parse(readFileSync(path)), nodes_recorded: 0, events: [] })) });
  await page.waitForFunction(() => document.querySelector('.watch').dataset.length === '0', null, { timeout: 600_000 });
  assert.match(await page.locator('.watch-empty').innerText(), /keeps no record/);
  const [again] = await Promise.all([page.waitForEvent('filechooser'), choose(page, 'open')]);
  await again.setFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{"game":"connect4"}') });
  await page.waitForSelector('.watch-said .complaint');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

async function choose(page, id) {
  await page.locator('.watch-menu').click();
  await page.locator(`[data-choice="${id}"]`).click();
}

test('every golden trace opens from its file', async () => {
  const folder = new URL('../../../golden-traces/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  assert.ok(names.length >= 5, `${names.length} traces`);
  const tab = await openPage(browser, server);
  const { page } = tab;
  for (const name of names) {
    const golden = JSON.parse(readFileSync(new URL(name, folder)));
    await tab.visit('#/');
    await tab.visit(`#/${golden.game}/watch`);
    await opened(page);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose(page, 'open')]);
    await chooser.setFiles(fileURLToPath(new URL(name, folder)));
    await page.waitForFunction(() => document.querySelector('.watch').dataset.trace === 'file', null, { timeout: 600_000 });
    const shown = await state(page);
    assert.equal(Number(shown.length), golden.events.length, name);
    assert.equal(Number(shown.nodes), golden.counters.nodes, name);
  }
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a trace that is gone, or a player that there is not, is told in one line', async () => {
  const tab = await openPage(browser, server);
  for (const query of ['t=nowhere', 'a=nobody:depth=3', 'p=rubbish']) {
    await tab.visit(`#/connect4/watch?${query}`);
    await tab.page.waitForSelector('.watch-said .complaint, .watch-setup .complaint');
    assert.equal(await tab.page.locator('.watch-empty:visible').count(), 1, query);
  }
  await tab.close();
});

test('a long search can be stopped', async () => {
  const tab = await openPage(browser, server);
  await tab.visit('#/connect4/watch?a=alphabeta:depth=30');
  await tab.page.locator('.watch-cancel').click();
  await tab.page.waitForSelector('.watch-said .complaint');
  assert.equal(await tab.page.locator('.watch-run:visible').count(), 1);
  await tab.close();
});

test('nothing scrolls sideways at 390 px, and the transport stays in sight', async () => {
  for (const language of ['en', 'ar']) {
    const tab = await openPage(browser, server, { width: 390, height: 844, language, touch: true });
    for (const game of GAMES) {
      await tab.visit(`#/${game}/watch`);
      await opened(tab.page);
      for (const panel of await tab.page.locator('.watch-side [role="tab"]').all()) {
        await panel.click();
        assert.equal(await scrollsSideways(tab.page), false, `${game} ${await panel.innerText()}`);
      }
      await tab.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const box = await tab.page.locator('.watch-transport').boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= 845, `${game}: the transport is at ${box.y}`);
      const sentence = await tab.page.locator('.watch-sentence').boundingBox();
      assert.ok(sentence.y >= box.y && sentence.y + sentence.height <= box.y + box.height, `${game}: the sentence is in the bar`);
      await tab.page.evaluate(() => scrollTo(0, 0));
      const [order] = await tab.page.$$eval('.watch', ([watch]) => {
        const top = (name) => watch.querySelector(name)?.getBoundingClientRect().top ?? Infinity;
        return [[top('.watch-tree'), top('.watch-legend'), top('.watch-fold'), top('.watch-side')]];
      });
      assert.deepEqual(order, [...order].sort((a, b) => a - b), `${game}: the tree comes first, ${order}`);
      assert.ok(order[0] < 260, `${game}: the tree begins at ${order[0]}`);
      const tree = await tab.page.locator('.watch-tree').boundingBox();
      assert.ok(tree.height >= 422, `${game}: the tree is ${tree.height} high`);
    }
    assert.deepEqual(tab.troubles, []);
    await tab.close();
  }
});

test('every panel is accessible', async () => {
  const found = [];
  for (const [language, width, theme] of [['en', 1200, 'light'], ['ar', 390, 'dark']]) {
    const tab = await openPage(browser, server, { language, width, theme });
    for (const hash of [`${TREE}&at=100`, '#/connect4/watch?a=uct:simulations=30', '#/redswapblue/watch']) {
      await tab.visit(hash);
      await opened(tab.page);
      for (const panel of await tab.page.locator('.watch-side [role="tab"]').all()) {
        await panel.click();
        const name = `${hash} ${language} ${await panel.innerText()}`;
        found.push(...(await barriers(tab.page)).map((barrier) => `${name}: ${barrier}`));
      }
    }
    found.push(...tab.troubles);
    await tab.close();
  }
  assert.deepEqual(found, []);
});

test('a large search opens and steps', async () => {
  const tab = await openPage(browser, server);
  await tab.visit('#/connect4/watch?a=alphabeta:depth=10');
  const shown = await opened(tab.page);
  assert.ok(Number(shown.nodes) > 20_000, `${shown.nodes} nodes`);
  const times = await tab.page.evaluate(async () => {
    const button = document.querySelector('[data-step="back"]');
    const found = [];
    for (let step = 0; step < 30; step += 1) {
      const from = performance.now();
      button.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      found.push(performance.now() - from);
    }
    return found.sort((a, b) => a - b);
  });
  console.log(`# ${shown.nodes} nodes, ${shown.length} events: a step takes ${times[15].toFixed(0)} ms, at most ${times.at(-1).toFixed(0)} ms`);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});
