// Watching a search: every algorithm of every game, its counts, steps back that show what was there before, keys, phones, large trees.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { barriers, openPage, scrollsSideways, startBrowser, startServer } from './harness.js';

/** Steps to and fro. */
const STEPS = 6;
const GAMES = ['barjis', 'checkers', 'connect4', 'redswapblue', '2048'];
const COUNTS = { nodes: 'nodes', leaves: 'leaves', cutoffs: 'cutoffs', table_hits: 'tableHits', expanded: 'expanded', generated: 'generated', simulations: 'simulations' };
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

/** A player with limits small enough for a test; the first limit it has. */
function small(game, player) {
  const has = (key) => player.parameters.some((parameter) => parameter.key === key);
  const limits = player.solver
    ? []
    : [['depth', game.chance ? 1 : 2], ['simulations', 12], ['games', 10], ['nodes', 200]].filter(([key]) => has(key)).slice(0, 1);
  return limits.length === 0 ? player.id : `${player.id}:${limits.map(([key, value]) => `${key}=${value}`).join(',')}`;
}

/** A position where somebody has to act; puzzles as small as they are. */
async function position(game) {
  const size = game.puzzle && game.variants.find(({ range }) => range.type === 'whole');
  const variant = size ? `${size.key}=${size.range.min}` : '';
  let { body: session } = await server.api('POST', `/games/${game.game}/sessions`, { seed: 1, variant });
  while (session.turn === 'chance') ({ body: session } = await server.api('POST', `/sessions/${session.id}/chance`, { outcome: 'roll', ply: session.ply }));
  return `p=${encodeURIComponent(session.position)}&v=${encodeURIComponent(variant)}`;
}

/** Waits for a trace to be shown; answers the state of the screen. */
async function opened(page) {
  await page.waitForSelector('.watch[data-ready="true"]', { timeout: 30_000 });
  return state(page);
}

const state = (page) => page.$eval('.watch', (element) => ({ ...element.dataset }));

/** Goes to a place by the slider, as a hand would. */
async function seek(page, place) {
  await page.$eval('.watch-slider', (slider, value) => {
    slider.value = String(value);
    slider.dispatchEvent(new Event('input'));
  }, place);
  await at(page, place);
}

const at = (page, place) => page.waitForFunction((wanted) => document.querySelector('.watch').dataset.place === String(wanted), place, { timeout: 5000 });

/** Everything the screen tells at a place: counters, sentence, the panel that is open, and the nodes of the tree with their words. */
async function everything(page) {
  const told = { ...(await state(page)) };
  told.tree = await page.$$eval('.watch-tree [data-key]', (items) => items.map((item) => `${item.dataset.key} ${item.getAttribute('aria-label')}`).sort());
  told.sentence = await page.locator('.watch-sentence').innerText();
  // The board of a node comes a moment later; the way to the node says which it is.
  told.panels = await page.$eval('.watch-panels', (panels) => {
    const copy = panels.cloneNode(true);
    for (const part of copy.querySelectorAll('[hidden], .watch-board')) part.remove();
    const marked = [...copy.querySelectorAll('[aria-current], .is-active')].map((part) => part.textContent);
    return `${copy.textContent} marked: ${marked.join(' | ')}`;
  });
  return told;
}

for (const id of GAMES) {
  test(`every algorithm of ${id} can be watched, and its counts are the engine's`, async () => {
    const game = meta.games.find((entry) => entry.game === id);
    const where = await position(game);
    const found = [];
    const tab = await openPage(browser, server);
    for (const player of game.players) {
      const spec = small(game, player);
      await tab.visit(`#/${id}/watch?${where}&a=${encodeURIComponent(spec)}`);
      const shown = await opened(tab.page);
      const { body: trace } = await server.api('GET', `/traces/${shown.trace}`);
      await tab.page.keyboard.press('End');
      await at(tab.page, Number(shown.length));
      const end = await state(tab.page);
      for (const [name, attribute] of Object.entries(COUNTS)) {
        if (Number(end[attribute]) !== (trace.counters[name] ?? 0)) found.push(`${spec}: ${name} is ${end[attribute]}, the engine has ${trace.counters[name]}`);
      }
      if ((await tab.page.locator('.watch-verdict.fine').count()) !== 1) found.push(`${spec}: the page does not say that the counts agree`);
      for (const place of [0, 1, Math.floor(trace.events.length / 3), trace.events.length]) {
        await seek(tab.page, Math.min(place, trace.events.length));
        if ((await tab.page.locator('.watch-sentence').innerText()).trim() === '') found.push(`${spec}: nothing is said at ${place}`);
      }
      found.push(...tab.troubles.splice(0).map((trouble) => `${spec}: ${trouble}`));
    }
    await tab.close();
    assert.deepEqual(found, []);
  });

  test(`steps back in ${id} show exactly what was there before`, async () => {
    const game = meta.games.find((entry) => entry.game === id);
    const where = await position(game);
    const tab = await openPage(browser, server, { height: 1000 });
    const families = new Map(game.players.map((player) => [player.family, player]));
    for (const player of families.values()) {
      await tab.visit(`#/${id}/watch?${where}&a=${encodeURIComponent(small(game, player))}`);
      const { length } = await opened(tab.page);
      for (const part of [0, 0.2, 0.5, 0.9]) {
        const place = Math.floor(Number(length) * part);
        const steps = Math.min(STEPS, Number(length) - place);
        await seek(tab.page, place);
        for (const panel of await tab.page.locator('.watch-side [role="tab"]').all()) {
          await panel.click();
          const before = await everything(tab.page);
          for (let step = 1; step <= steps; step += 1) await tab.page.keyboard.press('ArrowRight');
          await at(tab.page, place + steps);
          for (let step = 1; step <= steps; step += 1) await tab.page.keyboard.press('ArrowLeft');
          await at(tab.page, place);
          assert.deepEqual(await everything(tab.page), before, `${player.id} at ${place}, ${await panel.innerText()}`);
        }
      }
    }
    assert.deepEqual(tab.troubles, []);
    await tab.close();
  });
}

test('the page begins with something small and instructive, and its link shows the same', async () => {
  for (const { game } of meta.games) {
    const tab = await openPage(browser, server);
    await tab.visit(`#/${game}/watch`);
    const shown = await opened(tab.page);
    assert.ok(Number(shown.nodes) > 3 && Number(shown.nodes) < 5000, `${game}: ${shown.nodes} nodes`);
    const place = Math.floor(Number(shown.length) / 2);
    await seek(tab.page, place);
    await tab.page.waitForFunction((wanted) => location.hash.includes(`at=${wanted}`), place, { timeout: 5000 });
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
  await page.waitForFunction(() => /cut-off/i.test(document.getElementById('live').textContent), null, { timeout: 3000 });
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
  await page.waitForFunction((from) => Number(document.querySelector('.watch').dataset.place) > from, Number(cut.place), { timeout: 5000 });
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
  await page.waitForFunction((old) => document.querySelector('.watch').dataset.trace !== old, before, { timeout: 10_000 });
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('playing stops at what was chosen', async () => {
  const tab = await openPage(browser, server, { settings: { 'watch.speed': 1000 } });
  await tab.visit(`${TREE}&at=0`);
  await opened(tab.page);
  await tab.page.locator('.watch-stops select').selectOption('cut');
  await tab.page.locator('[data-step="play"]').click();
  await tab.page.waitForFunction(() => document.querySelector('.watch').dataset.cutoffs === '1', null, { timeout: 5000 });
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
  await page.waitForFunction((id) => document.querySelector('.watch')?.dataset.trace === id, trace, { timeout: 10_000 });
  assert.equal((await state(page)).length, length);
  await page.locator('.watch-menu').click();
  await page.locator('[data-choice="kept"]').click();
  await page.getByRole('button', { name: 'Delete A first tree' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('.watch-kept > li').length === 0, null, { timeout: 5000 });
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
  await page.waitForFunction(() => document.querySelector('.watch').dataset.trace === 'file', null, { timeout: 5000 });
  assert.deepEqual({ ...(await state(page)), trace: '' }, { ...shown, trace: '' });
  for (const format of ['svg', 'html', 'dot']) {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(page, format)]);
    assert.equal(file.suggestedFilename(), `connect4-alphabeta.${format}`);
  }
  const [empty] = await Promise.all([page.waitForEvent('filechooser'), choose(page, 'open')]);
  await empty.setFiles({ name: 'empty.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...JSON.parse(readFileSync(path)), nodes_recorded: 0, events: [] })) });
  await page.waitForFunction(() => document.querySelector('.watch').dataset.length === '0', null, { timeout: 5000 });
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
    await page.waitForFunction(() => document.querySelector('.watch').dataset.trace === 'file', null, { timeout: 5000 });
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
