// The keys of a game mean the game wherever the focus is, and a click on a tool gives them back to the board.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, startBrowser, startServer } from './harness.js';
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

const POSITION = '2,4,0,0/0,0,8,0/0,0,0,0/0,0,0,2';

/** A page of a new game. */
async function open(game, { page = 'play', language = 'en', settings = {}, position } = {}) {
  const { body: session } = await server.api('POST', `/games/${game}/sessions`, { seed: 1, position });
  const tab = await openPage(browser, server, { language, settings });
  // What the page has sent and has no answer to yet.
  const sent = new Set();
  tab.page.on('request', (request) => request.method() === 'POST' && sent.add(request));
  for (const end of ['requestfinished', 'requestfailed']) tab.page.on(end, (request) => sent.delete(request));
  await tab.visit(`#/${game}/${page}?s=${session.id}`);
  return { ...tab, session, sent };
}

const onBoard = (page) => page.evaluate(() => document.activeElement.closest('.board') !== null);
const address = (page) => page.evaluate(() => location.hash.split('?')[0]);
/** The decisions made so far, as the server counts them. */
async function decisions({ session }) {
  const { body } = await server.api('GET', `/sessions/${session.id}`);
  return body.tree.filter(({ by }) => by === 'one').length;
}

/** Waits until the page shows all that the server has: a slide, and the tile after it unless a person is to put it. */
async function settled(tab) {
  // A key may play nothing; what it plays is sent within the same frame.
  await tab.page.evaluate(() => new Promise(requestAnimationFrame));
  while (tab.sent.size > 0) await tab.page.waitForTimeout(20);
  for (;;) {
    const { body } = await server.api('GET', `/sessions/${tab.session.id}`);
    await shown(tab.page, body.revision);
    if (body.turn !== 'chance' || /analyse/.test(await address(tab.page))) return;
    await tab.page.waitForTimeout(50);
  }
}

/** Presses a key and waits until one more decision was made. */
async function plays(tab, key, what) {
  const before = await decisions(tab);
  await tab.page.keyboard.press(key);
  for (let tries = 0; tries < 400 && (await decisions(tab)) === before; tries += 1) await tab.page.waitForTimeout(50);
  assert.equal(await decisions(tab), before + 1, what ?? key);
  await settled(tab);
}

test('after a click on a tool the focus is on the board, in every game', async () => {
  const { body: meta } = await server.api('GET', '/meta');
  for (const { game } of meta.games) {
    for (const page of ['play', 'analyse']) {
      const tab = await open(game, { page });
      for (const tool of ['values', 'flip']) {
        await tab.page.click(`[data-tool="${tool}"]`);
        assert.ok(await onBoard(tab.page), `${game} ${page}: ${tool}`);
      }
      await tab.page.click('[data-tool="export"]');
      await tab.page.keyboard.press('Escape');
      assert.ok(await onBoard(tab.page), `${game} ${page}: export`);
      await tab.close();
    }
  }
});

test('who presses a tool by keyboard stays on it', async () => {
  for (const game of ['2048', 'connect4']) {
    const tab = await open(game);
    await tab.page.focus('[data-tool="values"]');
    for (const key of ['Enter', 'Space']) {
      const before = await tab.page.getAttribute('[data-tool="values"]', 'aria-pressed');
      await tab.page.keyboard.press(key);
      assert.notEqual(await tab.page.getAttribute('[data-tool="values"]', 'aria-pressed'), before, `${game} ${key}`);
      assert.equal(await tab.page.evaluate(() => document.activeElement.dataset.tool), 'values', `${game} ${key}`);
    }
    await tab.close();
  }
});

test('in 2048 letters and arrows play after clicks and from any button', async () => {
  for (const page of ['play', 'analyse']) {
    const tab = await open('2048', { page, position: POSITION });
    const here = await address(tab.page);
    await tab.page.click('[data-tool="flip"]');
    await tab.page.click('[data-tool="flip"]');
    for (const key of page === 'play' ? ['w', 'e', 'ArrowLeft', 's', 'm', 'ArrowUp', 'u', 'd', 'a'] : ['s']) await plays(tab, key, `${page}, after a click: ${key}`);
    if (page === 'play') {
      for (const tool of ['edit', 'export', 'undo']) {
        await tab.page.focus(`[data-tool="${tool}"]`);
        for (const key of ['e', 'm', 'u']) await plays(tab, key, `at ${tool}: ${key}`);
        const before = await decisions(tab);
        for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
          await tab.page.keyboard.press(key);
          await settled(tab);
        }
        assert.ok((await decisions(tab)) > before, `arrows at ${tool}`);
        assert.equal(await tab.page.evaluate(() => document.activeElement.dataset.tool), tool, 'arrows do not walk along the tools');
      }
    }
    assert.equal(await address(tab.page), here, 'no key leaves the page');
    assert.deepEqual(tab.troubles, []);
    await tab.close();
  }
});

test('in 2048 keys are left to who types and to controls that use them', async () => {
  const tab = await open('2048', { position: POSITION });
  await tab.page.focus('[data-command]');
  await tab.page.keyboard.type('wasdemu');
  assert.equal(await tab.page.inputValue('[data-command]'), 'wasdemu');
  await tab.page.focus('[role=tab][aria-selected=true]');
  await tab.page.keyboard.press('ArrowRight');
  assert.equal(await tab.page.evaluate(() => document.activeElement.getAttribute('role')), 'tab');
  const hints = tab.page.locator('.hint-chooser select');
  await hints.focus();
  await tab.page.keyboard.press('ArrowDown');
  await tab.page.click('[data-tool="export"]');
  await tab.page.keyboard.press('ArrowDown');
  await tab.page.keyboard.press('e');
  await tab.page.keyboard.press('Escape');
  await tab.page.keyboard.press('n');
  await tab.page.waitForSelector('dialog[open]');
  for (const key of ['ArrowDown', 'w', 'm']) await tab.page.keyboard.press(key);
  await tab.page.keyboard.press('Escape');
  assert.equal(await decisions(tab), 0);
  await tab.close();
});

test('every tool of 2048 can be reached with Tab, for the arrows play', async () => {
  const tab = await open('2048', { position: POSITION });
  const stops = await tab.page.$$eval('.toolbar > *', (tools) => tools.map((tool) => tool.tabIndex));
  assert.ok(stops.length > 5 && stops.every((stop) => stop === 0), String(stops));
  await tab.close();
});

test('letters that are switched off do nothing, and the arrows still play', async () => {
  const tab = await open('2048', { position: POSITION, settings: { letterKeys: false } });
  for (const key of ['w', 's', 'e', 'm', 'u']) await tab.page.keyboard.press(key);
  assert.equal(await decisions(tab), 0);
  await tab.page.click('[data-tool="flip"]');
  await tab.page.click('[data-tool="flip"]');
  await plays(tab, 'ArrowDown');
  await tab.close();
});

test('the help lists the keys of the game and none that is off', async () => {
  for (const language of ['en', 'ar', 'fa']) {
    const tab = await open('2048', { language, position: POSITION });
    await tab.page.keyboard.press('?');
    const keys = await tab.page.$$eval('dialog kbd', (all) => all.map((key) => key.textContent));
    for (const key of ['W', 'A', 'S', 'D', 'E', 'M', 'U']) assert.equal(keys.filter((other) => other === key).length, 1, `${language}: ${key}`);
    assert.ok(!keys.includes('←') && keys.includes('Ctrl+Z'), String(keys));
    assert.match(await tab.page.innerText('dialog'), /W A S D/, language);
    assert.deepEqual(await tab.page.$$eval('[data-tool="undo"], [data-tool="edit"]', (tools) => tools.map((tool) => /\(/.test(tool.title))), [false, false]);
    await tab.close();
  }
});
