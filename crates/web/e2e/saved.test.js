// A search saved as HTML: one file, opened from the disk, that shows what the Watch screen shows and asks nobody for anything.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { pathToFileURL } from 'node:url';
import { barriers, binary, openPage, scrollsSideways, startBrowser, startServer } from './harness.js';
import { opened, seek, state } from './watching.js';

const SEARCHES = [
  ['connect4', 'alphabeta:depth=3'],
  ['checkers', 'uct:simulations=30'],
  ['barjis', 'expectiminimax:depth=1'],
  ['redswapblue', 'astar'],
];

let server;
let browser;
let folder;
before(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
  folder = mkdtempSync(join(tmpdir(), 'plyground-saved-'));
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A file that the command line has written. */
function written(game, player) {
  const file = join(folder, `${game}.html`);
  execFileSync(binary, ['analyze', game, '--player', player, '--seed', '1', '--trace', file]);
  return file;
}

/** Opens a file in a fresh profile without a network. */
async function openFile(file, { language = 'en-GB', width = 1280, theme = 'light', hash = '' } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce', locale: language, offline: true });
  const page = await context.newPage();
  const troubles = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  const address = pathToFileURL(file).href;
  page.on('request', (request) => request.url().split('#')[0] !== address && troubles.push(`request to ${request.url()}`));
  await page.goto(address + hash);
  await opened(page);
  return { page, troubles, close: () => context.close() };
}

const sentence = (page) => page.textContent('.watch-sentence');

test('a saved search opens from the disk, in every language, without barriers and without a request', async () => {
  for (const [game, player] of SEARCHES) {
    const file = written(game, player);
    for (const [language, lang, width, theme] of [['en-GB', 'en', 1280, 'light'], ['ar', 'ar', 390, 'dark'], ['fa-IR', 'fa', 1280, 'dark']]) {
      const { page, troubles, close } = await openFile(file, { language, width, theme });
      assert.equal(await page.getAttribute('html', 'lang'), lang);
      assert.ok((await page.$$('.st-node')).length > 0, `${game} draws its tree`);
      assert.doesNotMatch(await page.textContent('body > main'), /\b(watch|story|tree|seat|player)-[a-z-]+\b/, `${game} in ${lang} has every text`);
      assert.equal(await scrollsSideways(page), false, `${game} at ${width}`);
      if (game === 'connect4') assert.deepEqual(await barriers(page), [], `${game} in ${lang}`);
      assert.deepEqual(troubles, [], `${game} in ${lang}`);
      await close();
    }
  }
});

test('a saved search tells at every step what the Watch screen tells', async () => {
  const tab = await openPage(browser, server);
  await tab.visit('#/connect4/watch?a=alphabeta:depth=2&seed=1', '.watch[data-ready="true"]');
  const { trace, length } = await state(tab.page);
  const answer = await fetch(`${server.url}/api/v1/traces/${trace}/export?format=html`);
  const file = join(folder, 'same.html');
  writeFileSync(file, await answer.text());
  const saved = await openFile(file);
  for (const place of [0, 1, 2, Math.floor(length / 2), length - 1, length]) {
    for (const page of [tab.page, saved.page]) await seek(page, Number(place));
    assert.equal(await sentence(saved.page), await sentence(tab.page));
    const nodes = (page) => page.$$eval('.st-node', (all) => all.map((node) => node.getAttribute('aria-label')));
    assert.deepEqual(await nodes(saved.page), await nodes(tab.page));
  }
  assert.deepEqual([...saved.troubles, ...tab.troubles], []);
  await saved.close();
  await tab.close();
});

test('a saved search opens at a step, is walked by keys, and changes its language and its theme', async () => {
  const { page, troubles, close } = await openFile(written('connect4', 'alphabeta:depth=2'), { hash: '#step-5' });
  assert.equal((await state(page)).place, '5');
  await page.keyboard.press('ArrowRight');
  assert.equal((await state(page)).place, '6');
  await page.selectOption('.page-tools select', 'ar');
  await page.waitForSelector('html[dir="rtl"] .watch[data-place="6"]');
  await page.click('.page-tools button >> nth=0');
  await page.waitForSelector('html[data-theme="dark"] .watch[data-place="6"]');
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] kbd');
  assert.deepEqual(troubles, []);
  await close();
});

test('the menu of the Watch screen saves a page that opens in the language of the app', async () => {
  const tab = await openPage(browser, server, { language: 'fa' });
  await tab.visit('#/connect4/watch?a=minimax:depth=1', '.watch[data-ready="true"]');
  await tab.page.click('.watch-menu');
  const [download] = await Promise.all([tab.page.waitForEvent('download'), tab.page.click('[role="menuitem"] >> text=HTML')]);
  const file = join(folder, 'menu.html');
  await download.saveAs(file);
  assert.match(download.suggestedFilename(), /^connect4-minimax\.html$/);
  assert.match(readFileSync(file, 'utf8'), /^<!DOCTYPE html>/);
  const { page, troubles, close } = await openFile(file);
  assert.equal(await page.getAttribute('html', 'lang'), 'fa');
  assert.deepEqual([...troubles, ...tab.troubles], []);
  await close();
  await tab.close();
});
