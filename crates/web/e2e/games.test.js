// One whole game of every kind by keyboard alone and one by mouse, against a program.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, startBrowser, startServer } from './harness.js';
import { byKeyboard, byMouse, shown } from './play.js';

/** Actions of players after which a game is long enough: more is the same again. */
const PATIENCE = 400;
/** Games that are short and have everything: jumps in a row and kings, pieces that come home, all four ways to slide. */
const SEEDS = { barjis: 18, checkers: 21, connect4: 5, redswapblue: 5, 2048: 8 };

let server;
let browser;
let games;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  games = (await server.api('GET', '/meta')).body.games;
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The first solution of a puzzle, asked of the server. */
async function solution(session) {
  const { body: job } = await server.api('POST', '/jobs', { kind: 'solve', session: session.id, ply: session.ply });
  for (;;) {
    const { body: state } = await server.api('GET', `/jobs/${job.id}`);
    if (state.state === 'ok') return state.summary.steps;
    assert.ok(['queued', 'running'].includes(state.state), JSON.stringify(state));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Plays a game to its end through the page. */
async function playThrough(game, enter) {
  const players = game.seats.length === 2 ? ['human', game.levels[0]] : ['human'];
  const { body: created } = await server.api('POST', `/games/${game.game}/sessions`, { players, seed: SEEDS[game.game] });
  const tab = await openPage(browser, server, { hurried: true });
  await tab.visit(`#/${game.game}/play?s=${created.id}`);
  const plan = game.puzzle ? await solution(created) : null;
  let decisions = 0;
  for (; decisions < PATIENCE; decisions += 1) {
    const session = await settled(created.id);
    if (session.turn === 'over') break;
    await shown(tab.page, session.revision);
    await enterAction(tab.page, session, enter, plan?.[decisions] ?? session.actions[(decisions * 7) % session.actions.length].action);
    await moved(created.id, session.revision);
  }
  const end = await settled(created.id);
  assert.equal(end.turn, 'over', `${game.game} goes on after ${decisions} decisions`);
  await shown(tab.page, end.revision);
  await tab.page.waitForSelector('.over-panel:not([hidden])', { timeout: 600_000 });
  assert.deepEqual(tab.troubles, []);
  await tab.close();
  return end;
}

/** Enters an action, step by step where the game asks for that. */
async function enterAction(page, session, enter, action) {
  if (!session.steps) {
    const { gesture } = session.actions.find((option) => option.action === action);
    // On pegs a piece that can go one way only goes there when it is touched.
    const isTouched = session.picture.look === 'pegs' && gesture.type === 'path';
    await enter(page, isTouched ? { ...gesture, spots: gesture.spots.slice(0, 1) } : gesture, action);
    return;
  }
  const look = async (soFar) => (await server.api('GET', `/sessions/${session.id}/steps?so_far=${encodeURIComponent(soFar)}`)).body;
  let soFar = '';
  for (let partway = await look(soFar); partway.next.length > 0; ) {
    const next = partway.next[0];
    partway = await look(next.so_far);
    await page.waitForFunction((text) => document.querySelector('main').dataset.soFar === text, soFar, { timeout: 600_000 });
    await enter(page, next.gesture, next.so_far);
    soFar = next.so_far;
  }
}

/** The session once a person has to act, or at its end. */
async function settled(id) {
  for (let look = 0; look < 60_000; look += 1) {
    const { body: session } = await server.api('GET', `/sessions/${id}`);
    if (session.turn === 'over' || session.turn === 'one') return session;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the program or the dice do not move');
}

async function moved(id, revision) {
  for (let look = 0; look < 500; look += 1) {
    const { body: session } = await server.api('GET', `/sessions/${id}`);
    if (session.revision > revision) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`nothing was played after revision ${revision}`);
}

/** The games to play, and other ones where somebody names them: those of the walkthroughs. */
const PLAYED = process.env.PLYGROUND_GAMES?.split(' ') ?? ['barjis', 'checkers', 'connect4', 'redswapblue', '2048'];

for (const id of PLAYED) {
  for (const [name, enter] of [['keyboard', byKeyboard], ['mouse', byMouse]]) {
    test(`a whole game of ${id} by ${name} alone`, async () => {
      const end = await playThrough(games.find((game) => game.game === id), enter);
      if (id === 'redswapblue') assert.equal(end.ply, 46);
    });
  }
}
