// The Lab in a real browser: set up by keyboard, run, watched, stopped, gone on with, opened, taken along.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriers, openPage, ready, scrollsSideways, startBrowser, startServer } from './harness.js';

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

const QUICK = { game: 'connect4', players: ['alphabeta:depth=2', 'random', 'first'], games: 6, opening: 2, seed: 4 };
const LONG = { title: 'A long one', game: 'connect4', players: ['alphabeta:depth=5', 'alphabeta:depth=4'], games: 60_000, opening: 4, threads: 1 };

/** Begins an experiment as a page would; its name. */
async function begin(body) {
  const { status, body: answer } = await server.api('POST', '/experiments', body);
  assert.equal(status, 201, JSON.stringify(answer));
  return answer.id;
}

/** Waits for its end. */
async function ended(id) {
  for (;;) {
    const { body } = await server.api('GET', `/experiments/${id}`);
    if (body.state !== 'running') return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const state = (page) => page.locator('.lab-title .lab-state').getAttribute('data-state');
const until = (page, wanted) => page.waitForSelector(`.lab-title .lab-state[data-state="${wanted}"]`, { timeout: 600_000 });
const experimentOf = (page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('e');

/** Presses Tab until the focus is where it should be. */
async function tabTo(page, selector, most = 80) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${selector}`);
}

test('two players set up by keyboard, played, and a game of theirs opened', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/lab');
  await tabTo(page, 'a[href="#/lab?new=1"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lab-form');
  await tabTo(page, '.lab-game select');
  await page.keyboard.type('Connect');
  await page.waitForSelector('.lab-game select:focus');
  assert.equal(await page.locator('.lab-game select').inputValue(), 'connect4');
  await tabTo(page, '.lab-player:nth-child(1) select');
  await page.keyboard.type('greedy');
  await tabTo(page, '.lab-player:nth-child(2) select');
  await page.keyboard.type('random');
  await tabTo(page, '.lab-pair input');
  await page.keyboard.type('8');
  await page.waitForFunction(() => document.querySelector('.lab-command pre')?.textContent.includes('--games 8'));
  const command = await page.locator('.lab-command pre').innerText();
  assert.equal(command, 'plyground compare connect4 greedy random --games 8 --opening 4 --seed 1');
  await tabTo(page, '.lab-run');
  await page.keyboard.press('Enter');
  await until(page, 'whole');
  const { body } = await server.api('GET', `/experiments/${experimentOf(page)}`);
  const [greedy, random] = body.groups[0].standings;
  const won = (spec) => page.locator(`.lab-table tr[data-spec="${spec}"] td[data-key="won"]`).innerText();
  await page.waitForFunction(() => document.querySelectorAll('.lab-game-table tbody tr').length === 8);
  assert.deepEqual([await won('greedy'), await won('random')], [String(greedy.won), String(random.won)]);
  assert.equal(await page.locator('.lab-command pre').innerText(), command);

  // Sorted by a column, up and down.
  const order = () => page.$$eval('.lab-table tbody tr[data-spec]', (rows) => rows.map((row) => row.dataset.spec));
  await page.locator('.lab-table th[data-key="lost"] button').focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.lab-table th[data-key="lost"]').getAttribute('aria-sort'), 'descending');
  const down = await order();
  await page.keyboard.press('Enter');
  assert.deepEqual(await order(), down.reverse());

  await page.locator('.lab-open').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash.startsWith('#/connect4/analyse?s='));
  await ready(page);
  const { body: list } = await server.api('GET', `/experiments/${body.id}/games`);
  const session = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('s');
  assert.equal((await server.api('GET', `/sessions/${session}`)).body.ply, list.games[0].actions);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a ready-made question fills the form, and one press makes a player for each depth', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/lab');
  await page.click('[data-example="depths"]');
  await page.waitForSelector('.lab-player:nth-child(6)');
  await page.waitForFunction(() => /150/.test(document.querySelector('.lab-sum').textContent));
  await page.click('.lab-each summary');
  const [from, to, step] = ['From', 'To', 'Step'].map((name) => page.locator('.lab-each').getByLabel(name, { exact: true }));
  await from.fill('2');
  await to.fill('8');
  await step.fill('3');
  await page.getByRole('button', { name: 'These and no others' }).click();
  assert.deepEqual(await page.$$eval('.lab-player .spec-written', (list) => list.map((one) => one.textContent)), ['alphabeta:depth=2', 'alphabeta:depth=5', 'alphabeta']);
  await page.waitForFunction(() => /30/.test(document.querySelector('.lab-sum').textContent));
  assert.match(await page.locator('.lab-command pre').innerText(), /alphabeta:depth=2 alphabeta:depth=5 alphabeta --games 10/);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('what is wrong is said where it is', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/lab?new=depths', '.lab-command');
  await page.getByLabel('Games of each pair').fill('90000');
  await page.waitForSelector('.lab-pair [aria-invalid="true"]');
  assert.match(await page.locator('.lab-pair .complaint:not([hidden])').innerText(), /100000/);
  await page.getByLabel('Games of each pair').fill('10');
  await page.waitForSelector('.lab-command');
  await page.locator('.segments label', { hasText: 'A list of positions' }).click();
  await page.getByLabel('Positions, one in each line').fill('4453\nnonsense');
  await page.waitForSelector('.lab-step .complaint:not([hidden])');
  assert.match(await page.locator('.lab-step .complaint:not([hidden])').innerText(), /^Position 2: /);
  await page.click('.lab-run');
  await page.waitForFunction(() => document.activeElement.matches('.complaint'));
  assert.equal(await page.locator('.lab-form').count(), 1, 'nothing was begun');
  // The server's no is what the browser's console tells of, and nothing else.
  assert.deepEqual(tab.troubles.filter((trouble) => !trouble.includes('422')), []);
  await tab.close();
});

test('a long experiment is watched, reloaded while it runs, cancelled, gone on with and deleted', async () => {
  const id = await begin(LONG);
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit(`#/lab?e=${id}`);
  assert.equal(await state(page), 'running');
  const done = () => page.locator('.lab-progress progress').evaluate((bar) => bar.value);
  const before = await done();
  await page.waitForFunction((least) => document.querySelector('.lab-progress progress').value > least, before);
  assert.match(await page.locator('.lab-told').innerText(), /of 60,000 games, .* left/);
  await page.reload();
  await ready(page);
  assert.equal(await state(page), 'running');
  await page.waitForFunction((least) => document.querySelector('.lab-progress progress').value > least, await done());
  // The table follows while it runs.
  const games = () => page.locator('.lab-table td[data-key="games"]').first().innerText();
  const told = await games();
  await page.waitForFunction((old) => document.querySelector('.lab-table td[data-key="games"]')?.textContent !== old, told);

  await page.locator('[data-act="stop"]').focus();
  await page.keyboard.press('Enter');
  await until(page, 'unfinished');
  await page.waitForFunction(() => document.activeElement?.dataset.act === 'run');
  const { body: stopped } = await server.api('GET', `/experiments/${id}`);
  assert.equal(stopped.state, 'unfinished');
  await page.keyboard.press('Enter');
  await until(page, 'running');

  // In the list it can be stopped too, and is deleted only after a question.
  await tab.visit('#/lab');
  const row = page.locator(`[data-experiment="${id}"]`);
  await row.locator('.lab-state[data-state="running"]').waitFor();
  await row.locator('[data-act="toggle"]').click();
  await row.locator('.lab-state[data-state="unfinished"]').waitFor();
  await row.locator('[data-act="delete"]').click();
  await page.keyboard.press('Escape');
  assert.equal(await row.count(), 1);
  await row.locator('[data-act="delete"]').click();
  await page.locator('dialog .danger').click();
  await row.waitFor({ state: 'detached' });
  assert.equal((await server.api('GET', `/experiments/${id}`)).status, 404);
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('charts follow a running experiment without a blank between the pictures', async () => {
  const id = await begin({ ...LONG, title: 'Drawn while it runs', seed: 7 });
  const tab = await openPage(browser, server, { height: 2400 });
  const { page } = tab;
  await tab.visit(`#/lab?e=${id}`, '.lab-plot img');
  const picture = page.locator('.lab-plot[data-plot="score"] img');
  const games = async () => Number(new URL(await picture.evaluate((img) => img.src)).searchParams.get('games'));
  const first = await games();
  await page.evaluate(() => {
    window.blanks = [];
    const figure = document.querySelector('.lab-plot[data-plot="score"]');
    figure.dataset.mark = 'the same figure';
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.tagName === 'IMG' && !(node.complete && node.naturalWidth > 100)) window.blanks.push(node.src);
    }).observe(figure, { childList: true, subtree: true });
  });
  await page.waitForFunction((old) => Number(new URL(document.querySelector('.lab-plot[data-plot="score"] img').src).searchParams.get('games')) > old, first, { timeout: 600_000 });
  assert.equal(await state(page), 'running');
  assert.deepEqual(await page.evaluate(() => window.blanks), []);
  assert.equal(await page.locator('.lab-plot[data-mark]').count(), 1, 'the figure itself stays');
  await page.click('[data-act="stop"]');
  await until(page, 'unfinished');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('a chart that can be logarithmic is switched by keyboard, and is saved as it is shown', async () => {
  const id = await begin(QUICK);
  await ended(id);
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit(`#/lab?e=${id}`, '.lab-plot img');
  assert.equal(await page.locator('.lab-plot[data-plot="elo"] .lab-log').count(), 0, 'strengths are not');
  const plot = page.locator('.lab-plot[data-plot="nodes"]');
  const button = plot.locator('.lab-log');
  await button.focus();
  assert.equal(await button.getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('Enter');
  assert.equal(await button.getAttribute('aria-pressed'), 'false');
  await page.waitForSelector('.lab-plot[data-plot="nodes"] img[src*="scale=linear"]');
  assert.match(await plot.locator('a[data-format="png"]').getAttribute('href'), /scale=linear.*format=png/);
  assert.equal(await page.locator('.lab-plot[data-plot="time"] img[src*="scale=linear"]').count(), 0, 'the others stay');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lab-plot[data-plot="nodes"] img:not([src*="scale=linear"])');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('several variants are set up, each of them is played, and a twin is refused at its place', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/lab?new=1', '.lab-command');
  await page.locator('.lab-game select').selectOption('connect4');
  await page.waitForFunction(() => /compare connect4/.test(document.querySelector('.lab-command pre')?.textContent));
  await page.locator('.variant-details > summary').click();
  await page.getByRole('button', { name: 'Add another variant' }).click();
  await page.waitForFunction(() => /40 games in 2 matches/.test(document.querySelector('.lab-sum').textContent));
  assert.equal(await page.locator('.lab-optional', { hasText: 'Stop as soon as' }).isVisible(), false, 'a test is for one variant');
  assert.match(await page.locator('.lab-command').innerText(), /plyground experiment experiment.toml/);
  const columns = page.locator('.lab-variants > li:nth-child(2) input').first();
  const usual = await page.locator('.lab-variants > li:nth-child(1) input').first().getAttribute('placeholder');
  await columns.fill(usual ?? '7');
  await page.waitForSelector('.lab-variants > li:nth-child(2) .complaint:not([hidden])');
  await columns.fill('6');
  await page.waitForFunction(() => /40 games in 2 matches/.test(document.querySelector('.lab-sum').textContent));
  await page.getByLabel('Games of each pair').fill('2');
  await page.waitForFunction(() => /^4 games in 2 matches/.test(document.querySelector('.lab-sum').textContent));
  await page.click('.lab-run');
  await until(page, 'whole');
  assert.deepEqual(await page.$$eval('.lab-groups h3 .mono', (names) => names.map((name) => name.textContent)), ['columns=6']);
  assert.equal(await page.locator('.lab-groups .lab-table').count(), 2);
  await page.click('[data-act="change"]');
  await page.waitForSelector('.lab-variants > li:nth-child(2)');
  assert.deepEqual(tab.troubles.filter((trouble) => !trouble.includes('422')), []);
  await tab.close();
});

test('who meets whom: a gauntlet, and pairs that keep their seats', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/lab?new=depths', '.lab-command');
  await page.locator('.segments label', { hasText: 'The first everybody else' }).click();
  await page.waitForFunction(() => /50 games in 5 matches/.test(document.querySelector('.lab-sum').textContent));
  assert.match(await page.locator('.lab-command pre').innerText(), /--gauntlet$/);
  await page.locator('.segments label', { hasText: 'Pairs with fixed seats' }).click();
  await page.waitForFunction(() => /10 games in one match/.test(document.querySelector('.lab-sum').textContent));
  await page.getByRole('button', { name: 'Add a pair' }).click();
  await page.locator('.lab-pairing:nth-child(2) .lab-seats > .spec:nth-child(2) > .field select').selectOption('id:random');
  await page.getByLabel('Games of each pair').fill('2');
  await page.waitForFunction(() => /^4 games in 2 matches/.test(document.querySelector('.lab-sum').textContent));
  await page.click('.lab-run');
  await until(page, 'whole');
  const { body } = await server.api('GET', `/experiments/${experimentOf(page)}`);
  assert.deepEqual(body.plan.pairings.map(({ one, two }) => [one, two]), [['alphabeta:depth=1', 'alphabeta:depth=2'], ['alphabeta:depth=1', 'random']]);
  assert.equal(await page.locator('.lab-table td[data-key="seat"]').count(), 4);
  await page.click('[data-act="change"]');
  await page.waitForSelector('.lab-pairing:nth-child(2)');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

test('what the form cannot say is pasted as a file, and its mistakes are told with their line', async () => {
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit('#/lab?new=depths', '.lab-command');
  await page.locator('.lab-modes label', { hasText: 'As a file' }).click();
  const area = page.getByLabel('The file of the experiment');
  await area.waitFor();
  assert.match(await area.inputValue(), /^title = "Which depth.*\n[^]*players = \[\n/);
  const text = 'title = "Some"\ngame = "connect4"\nvariants = ["", "columns=6"]\ngames = 2\n\n[[pairings]]\none = "first"\ntwo = "random"\n\n[[pairings]]\none = "wizard"\ntwo = "random"\nvariants = ["columns=6"]\n';
  await area.fill(text);
  await page.waitForSelector('textarea[aria-invalid="true"]');
  assert.match(await page.locator('.lab-step .complaint:not([hidden])').innerText(), /^Line 11: .*wizard/);
  await page.click('.lab-run');
  await page.waitForFunction(() => document.activeElement?.matches('.lab-file-text'));
  assert.equal(await area.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), '"wizard"');
  // Nor can the form show what is wrong, or says more than it has fields for.
  await page.locator('.lab-modes label', { hasText: 'With the form' }).click();
  await page.waitForSelector('.lab-aside .complaint:not([hidden])');
  await area.fill(text.replace('wizard', 'greedy'));
  await page.waitForFunction(() => /^6 games in 3 matches/.test(document.querySelector('.lab-sum').textContent));
  await page.locator('.lab-modes label', { hasText: 'With the form' }).click();
  await page.waitForFunction(() => /cannot show/.test(document.querySelector('.lab-aside .complaint').textContent));
  await page.click('.lab-run');
  await until(page, 'whole');
  await page.click('[data-act="change"]');
  await area.waitFor();
  await area.fill((await area.inputValue()).replace(/variants = \["columns=6"\]\n$/, ''));
  await page.waitForFunction(() => /^8 games in 4 matches/.test(document.querySelector('.lab-sum').textContent));
  await page.locator('.lab-modes label', { hasText: 'With the form' }).click();
  await page.waitForSelector('.lab-pairing');
  assert.deepEqual(tab.troubles.filter((trouble) => !trouble.includes('422')), []);
  await tab.close();
});

test('an experiment goes on after the server was stopped', async () => {
  const own = await startServer();
  const { body: begun } = await own.api('POST', '/experiments', LONG);
  for (;;) {
    const { body } = await own.api('GET', '/experiments');
    if (body.experiments[0].games_done > 3) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.equal(await own.stop({ keep: true }), 0);
  const again = await startServer(own.library);
  const tab = await openPage(browser, again);
  await tab.visit(`#/lab?e=${begun.id}`);
  assert.equal(await state(tab.page), 'unfinished');
  await tab.page.click('[data-act="run"]');
  await until(tab.page, 'running');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
  await again.stop();
});

test('charts, exports and a copy to change', async () => {
  const id = await begin(QUICK);
  await ended(id);
  const tab = await openPage(browser, server);
  const { page } = tab;
  await tab.visit(`#/lab?e=${id}`, '.lab-plot img');
  for (const plot of await page.locator('.lab-plot img').all()) {
    await plot.scrollIntoViewIfNeeded();
    await page.waitForFunction((picture) => picture.complete && picture.naturalWidth > 100, await plot.elementHandle());
  }
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.lab-take a[href*="format=csv"]').click()]);
  assert.equal(file.suggestedFilename(), `${id}.csv`);
  assert.equal(await page.locator('.lab-cross tbody tr').count(), 3);
  await page.click('[data-act="change"]');
  await page.waitForSelector('.lab-player:nth-child(3)');
  await page.waitForSelector('.lab-command pre');
  assert.equal(await page.locator('.lab-command pre').innerText(), 'plyground compare connect4 alphabeta:depth=2 random first --games 6 --opening 2 --seed 4');
  assert.deepEqual(tab.troubles, []);
  await tab.close();
});

for (const language of ['en', 'ar', 'fa']) {
  for (const [width, theme] of [[1200, 'light'], [390, 'dark']]) {
    test(`the Lab in ${language} at ${width} px is accessible and no wider than the window`, async () => {
      const id = await begin({ ...QUICK, title: 'Three', seed: width, reference: 'alphabeta:depth=3' });
      await ended(id);
      const pairs = await begin({ game: 'connect4', variants: ['', 'columns=6'], pairings: [{ one: 'greedy', two: 'random' }], games: 1, resume: true });
      await ended(pairs);
      const tab = await openPage(browser, server, { language, width, theme });
      const { page } = tab;
      const found = [];
      for (const [hash, sign] of [['#/lab', '.lab-row'], ['#/lab?new=depths', '.lab-command'], [`#/lab?new=1&from=${pairs}`, '.lab-pairing'], [`#/lab?new=file&from=${id}`, '.lab-command'], [`#/lab?e=${id}`, '.lab-plot img']]) {
        await tab.visit(hash, sign);
        await page.$$eval('main details', (folds) => folds.forEach((fold) => (fold.open = true)));
        found.push(...(await barriers(page)).map((barrier) => `${hash}: ${barrier}`));
        if (await scrollsSideways(page)) found.push(`${hash}: scrolls sideways`);
        // No message is shown by its name.
        const text = await page.locator('main').innerText();
        found.push(...(text.match(/\blab-[a-z-]+|\{\s*\$?\w+\s*\}/g) ?? []).map((name) => `${hash}: ${name}`));
      }
      found.push(...tab.troubles);
      assert.deepEqual(found, []);
      if (language === 'ar') assert.match(await page.locator('.lab-table td[data-key="games"]').first().innerText(), /^[٠-٩]+$/);
      await tab.close();
    });
  }
}
