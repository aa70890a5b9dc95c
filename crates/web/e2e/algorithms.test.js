// Watching every algorithm of every game: its counts, and steps back that show what was there before.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, startBrowser, startServer } from './harness.js';
import { at, GAMES, opened, seek, state } from './watching.js';

/** Steps to and fro. */
const STEPS = 6;
const COUNTS = { nodes: 'nodes', leaves: 'leaves', cutoffs: 'cutoffs', table_hits: 'tableHits', expanded: 'expanded', generated: 'generated', simulations: 'simulations' };

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
