// What people rely on: links, reloads, restarts, two tabs, values that stay, keys, three languages.

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

/** What stands on the board, cell by cell; values aside, which come when they are known. */
const board = (page) => page.$$eval('[data-cell]', (cells) => cells.map((cell) => cell.getAttribute('aria-label').replace(/, value .*/, '')));

async function create(game, fields = {}) {
  const { status, body } = await server.api('POST', `/games/${game}/sessions`, { seed: 1, ...fields });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

test('a share link opened in a fresh profile gives the same board', async () => {
  const positions = {
    connect4: '4453', checkers: 'W:W18,24,27,28,K10,K16:B12,20,K22,K25,K29', 2048: '2,4,0,0/0,0,8,0/0,0,0,0/0,0,0,2', redswapblue: null, barjis: '0,0,39,41/0,11,11,26/1/dest+three',
  };
  for (const [game, position] of Object.entries(positions)) {
    const session = await create(game, position ? { position } : {});
    const first = await openPage(browser, server);
    await first.visit(`#/${game}/analyse?s=${session.id}`);
    await first.page.click('[data-tool="share"]');
    const link = await first.page.locator('.copy-dialog textarea').inputValue();
    const second = await openPage(browser, server);
    await second.page.goto(link);
    await ready(second.page);
    assert.deepEqual(await board(second.page), await board(first.page), game);
    assert.deepEqual(second.troubles, []);
    await first.close();
    await second.close();
  }
});

test('a game survives a reload of the page and a restart of the server', async () => {
  const own = await startServer();
  const { body: session } = await own.api('POST', '/games/connect4/sessions', { seed: 1 });
  const tab = await openPage(browser, own);
  await tab.visit(`#/connect4/play?s=${session.id}`);
  await tab.page.locator('.board [tabindex="0"]').first().focus();
  await tab.page.keyboard.press('4');
  await shown(tab.page, session.revision + 1);
  const before = await board(tab.page);
  assert.ok(before.some((label) => /red disc/.test(label)));
  await tab.page.reload();
  await ready(tab.page);
  assert.deepEqual(await board(tab.page), before);
  const port = Number(new URL(own.url).port);
  assert.equal(await own.stop({ keep: true }), 0);
  const again = await startServer(own.library, port);
  await tab.page.reload();
  await ready(tab.page);
  assert.deepEqual(await board(tab.page), before);
  await tab.close();
  await again.stop();
});

test('a long game that was exported is imported again, its game recognised', async () => {
  // Every game of five discs: 19,607 points, several times what a request without a game may hold.
  const nodes = [];
  for (let parent = 0; nodes.length < 7 + 49 + 343 + 2401 + 16807; parent += 1) for (let column = 1; column <= 7; column += 1) nodes.push([parent, String(column)]);
  const start = Array(6).fill('.......').join('/');
  const tree = { game: 'connect4', variant: 'columns=7,rows=6', start, nodes, line: Array(nodes.length + 1).fill(0), node: 0 };
  const text = JSON.stringify({ plyground: 'game', version: 1, players: ['human', 'human'], seed: 1, dice: 'program', tree }, null, 2);
  assert.ok(text.length > 512 * 1024, `${text.length}`);
  const { page, visit, troubles, close } = await openPage(browser, server);
  await visit('#/');
  await page.getByRole('button', { name: 'Import a game' }).first().click();
  await page.locator('input[type=file]').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForFunction((length) => document.querySelector('dialog textarea')?.value.length === length, text.length);
  await page.locator('dialog button.primary').click();
  await page.waitForURL(/connect4\/analyse\?s=/);
  const id = /[?&]s=([^&]+)/.exec(page.url())[1];
  const exported = await (await fetch(`${server.url}/api/v1/sessions/${id}/export?format=json`)).json();
  assert.equal(exported.tree.nodes.length, nodes.length);
  assert.deepEqual(troubles, []);
  await close();
});

test('values stay on while moves are played', async () => {
  const session = await create('connect4');
  const tab = await openPage(browser, server);
  await tab.visit(`#/connect4/play?s=${session.id}`);
  await tab.page.click('[data-tool="values"]');
  for (const [index, key] of ['4', '4', '3'].entries()) {
    await tab.page.waitForFunction((ply) => document.querySelector('main').dataset.valuesPly === String(ply), index, { timeout: 600_000 });
    assert.equal(await tab.page.locator('.b-value').count(), 7);
    await tab.page.locator('.board [tabindex="0"]').first().focus();
    await tab.page.keyboard.press(key);
    await shown(tab.page, session.revision + index + 1);
  }
  await tab.page.waitForFunction(() => document.querySelector('main').dataset.valuesPly === '3', null, { timeout: 600_000 });
  assert.equal(await tab.page.locator('.b-value').count(), 7);
  await tab.close();
});

test('Connect Four is known by heart where it begins', async () => {
  const session = await create('connect4');
  const tab = await openPage(browser, server);
  await tab.visit(`#/connect4/play?s=${session.id}`);
  await tab.page.getByRole('tab', { name: 'Hints' }).click();
  await tab.page.waitForSelector('.hint-move', { timeout: 600_000 });
  assert.deepEqual(await tab.page.locator('.hint-move').allInnerTexts(), ['4', '3', '5', '2', '6', '1', '7']);
  const values = await tab.page.locator('.hints tr:not(.hint-below) td:nth-of-type(2)').allInnerTexts();
  assert.match(values[0], /wins in 41/);
  assert.match(values[6], /wins in 40/);
  assert.match(await tab.page.locator('.hints-status').innerText(), / 1 position/);
  await tab.close();
});

test('a way that was found in a hurry is proven afterwards, and the page says so', async () => {
  const session = await create('redswapblue', { variant: 'n=4' });
  const tab = await openPage(browser, server, { width: 1200 });
  await tab.visit(`#/redswapblue/play?s=${session.id}`);
  const panel = tab.page.locator('.puzzle-panel');
  await panel.getByRole('button', { name: 'Show the next step' }).click();
  await panel.getByText('perhaps not the shortest way. Looking longer for a shorter way').waitFor({ timeout: 600_000 });
  await panel.getByText('115 steps to the goal; no way is shorter.').waitFor({ timeout: 600_000 });
  await tab.page.getByRole('tab', { name: 'Hints' }).click();
  await tab.page.waitForSelector('.hint-move', { timeout: 600_000 });
  const table = await tab.page.locator('.hints-scroll').evaluate((box) => [box.scrollWidth, box.clientWidth]);
  assert.equal(table[0], table[1], 'the table of hints fits its place');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('every hint shows how deep it was judged and the line expected, also where there is little room', async () => {
  const session = await create('connect4');
  for (const [width, lines] of [[1200, '.hint-below'], [390, '.hint-below'], [700, 'td.line']]) {
    const tab = await openPage(browser, server, { width, settings: { 'hintPlayer.connect4': 'alphabeta:depth=5' } });
    await tab.visit(`#/connect4/play?s=${session.id}`);
    await tab.page.getByRole('tab', { name: 'Hints' }).click();
    await tab.page.waitForSelector('.hint-move', { timeout: 600_000 });
    assert.deepEqual(await tab.page.locator('.hints td.depth').allInnerTexts(), Array(7).fill('5'));
    const moves = await tab.page.locator('.hint-move').allInnerTexts();
    const visible = tab.page.locator(`.hints ${lines} .hint-line:visible`);
    assert.equal(await tab.page.locator('.hints .hint-line:visible').count(), 7, `${width} px: each line once`);
    const texts = await visible.allInnerTexts();
    assert.deepEqual(texts.map((text) => text.split(' ')[0]), moves);
    assert.ok(texts.every((text) => text.split(' ').length > 1), texts.join('; '));
    assert.equal(await scrollsSideways(tab.page), false, `${width} px`);
    // A line is as good a place as its row: the first click shows, the second plays.
    await visible.nth(1).click();
    assert.equal(await tab.page.locator('.hints tr.is-preview .hint-move').innerText(), moves[1]);
    assert.deepEqual(tab.troubles, []);
    await tab.close();
  }
});

test('another tab sees the move, and a stale action changes nothing', async () => {
  const session = await create('connect4');
  const [left, right] = [await openPage(browser, server), await openPage(browser, server)];
  await left.visit(`#/connect4/play?s=${session.id}`);
  await right.visit(`#/connect4/play?s=${session.id}`);
  await left.page.locator('.board [tabindex="0"]').first().focus();
  await left.page.keyboard.press('4');
  await shown(right.page, session.revision + 1);
  assert.deepEqual(await board(left.page), await board(right.page));
  const stale = await server.api('POST', `/sessions/${session.id}/actions`, { action: '4', ply: 0 });
  assert.equal(stale.status, 409);
  assert.equal(stale.body.code, 'stale-action');
  await left.close();
  await right.close();
});

test('undo, redo, home and end walk through the game', async () => {
  const session = await create('connect4');
  const tab = await openPage(browser, server);
  await tab.visit(`#/connect4/analyse?s=${session.id}`);
  await tab.page.locator('.board [tabindex="0"]').first().focus();
  for (const key of ['4', '4', '3']) {
    const ply = Number(await tab.page.locator('main').getAttribute('data-ply'));
    await tab.page.keyboard.press(key);
    await tab.page.waitForFunction((least) => Number(document.querySelector('main').dataset.ply) > least, ply);
  }
  const ply = (wanted) => tab.page.waitForFunction((number) => document.querySelector('main').dataset.ply === String(number), wanted, { timeout: 600_000 });
  await tab.page.locator('body').evaluate(() => document.activeElement.blur());
  await tab.page.keyboard.press('ArrowLeft');
  await ply(2);
  await tab.page.keyboard.press('Home');
  await ply(0);
  await tab.page.keyboard.press('End');
  await ply(3);
  await tab.page.keyboard.press('u');
  await ply(2);
  await tab.page.keyboard.press('r');
  await ply(3);
  await tab.close();
});

test('2048 answers to the course\'s keys on any keyboard layout', async () => {
  for (const [code, key] of [['KeyW', 'ص'], ['KeyE', 'ث'], ['KeyM', 'ئ']]) {
    const session = await create('2048', { position: '2,4,0,0/0,0,8,0/0,0,0,0/0,0,0,2' });
    const tab = await openPage(browser, server, { language: 'ar' });
    await tab.visit(`#/2048/play?s=${session.id}`);
    await tab.page.locator('.board [tabindex="0"]').first().focus();
    await tab.page.evaluate(([theCode, theKey]) => {
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { code: theCode, key: theKey, bubbles: true, cancelable: true }));
    }, [code, key]);
    await shown(tab.page, session.revision + 1);
    await tab.close();
  }
});

test('digits are those that were chosen', async () => {
  const session = await create('2048', { position: '2,4,0,0/0,0,8,0/0,0,0,0/0,0,0,2' });
  const tab = await openPage(browser, server, { language: 'fa', settings: { digits: 'persian' } });
  await tab.visit(`#/2048/play?s=${session.id}`);
  assert.match(await tab.page.locator('main').innerText(), /[۰-۹]/);
  await tab.close();
});

test('a page that is left writes nothing into the address of the next one', async () => {
  const tab = await openPage(browser, server);
  await tab.visit('#/connect4/watch?p=44&a=alphabeta%3Adepth%3D2');
  // The watch screen tells its place in the address a moment after a step: here it is already the next page's.
  const between = await tab.page.evaluate(async () => {
    const { pageAddress } = await import('/js/router.js');
    const address = pageAddress(() => true);
    address.replace({ p: '4453' });
    const own = location.hash;
    location.hash = '#/lab?new=1';
    address.replace({ p: '44', at: '7' });
    address.push({ p: '44', at: '8' });
    return { own, next: location.hash };
  });
  assert.deepEqual(between, { own: '#/connect4/watch?p=4453', next: '#/lab?new=1' });
  await tab.page.waitForSelector('.lab-command');
  const late = await tab.page.evaluate(async () => {
    (await import('/js/router.js')).pageAddress(() => false).replace({ p: '44' });
    return location.hash;
  });
  assert.equal(late, '#/lab?new=1');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});
