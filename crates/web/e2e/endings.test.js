// The end of every game is called what it is, in every language: nobody wins against a player who is alone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer } from './harness.js';
import { bringTexts, LANGUAGES } from './noBrowser.js';

const { endingWords } = await import('../static/js/game/ending.js');
const { resultText } = await import('../static/js/game/story.js');
const { loadLanguage, t } = await import('../static/js/i18n.js');

const ownFetch = globalThis.fetch;
let server;
let games;

/** Boards without a move, or with the goal on them. */
const ROWS = '2,4,8,16/32,64,128,256/2,4,8,16/32,64,128,';
const BOARDS = [
  { variant: 'goal=2048', last: 1024, ending: 'stuck', result: 'two' },
  { variant: 'goal=2048', last: 2048, ending: 'reached', result: 'one' },
  { variant: 'goal=none', last: 1024, ending: 'points', result: '0' },
];
const shown = [];

before(async () => {
  server = await startServer();
  games = (await server.api('GET', '/meta')).body.games;
  for (const board of BOARDS) shown.push((await server.api('POST', '/games/2048/sessions', { variant: board.variant, position: `${ROWS}${board.last}` })).body);
  shown.push((await server.api('POST', '/games/connect4/sessions', {})).body);
  await bringTexts(server);
});
after(async () => {
  globalThis.fetch = ownFetch;
  await server?.stop();
});

/** The ends a game can have, as the server names them. */
function endings({ puzzle, seats }) {
  if (seats.length === 2) return [['won', 'one'], ['won', 'two'], ['draw', 'draw']];
  return puzzle ? [['solved', 'one'], ['stuck', 'two']] : [['reached', 'one'], ['stuck', 'two'], ['points', '0']];
}

test('sentences and lists name the end that it is', async () => {
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const wins = ['play-won-free', 'ending-won'].map((id) => t(id, { seat: '' }).replaceAll(/[\u2066-\u2069.:\s]/g, ''));
    for (const meta of games) {
      const told = [new Set(), new Set()];
      for (const [ending, result] of endings(meta)) {
        const session = { turn: 'over', ending, result, score: 9412, milestone: meta.seats.length === 1 && !meta.puzzle ? 1024 : null, ply: 30, players: ['human', 'human'] };
        const texts = [resultText({ meta, game: { session, free: true } }), endingWords(meta, { ...session, score: meta.puzzle ? 0 : 9412 })];
        for (const [kind, text] of texts.entries()) {
          const place = `${language} ${meta.game} ${ending}: ${text}`;
          assert.ok(text && !told[kind].has(text), place);
          told[kind].add(text);
          const bare = text.replaceAll(/[\u2066-\u2069.:\s]/g, '');
          if (ending !== 'won') assert.ok(wins.every((word) => !bare.includes(word)), place);
          if (session.milestone) assert.match(text.replaceAll(/[٬،,\u2066-\u2069]/g, ''), /1024|١٠٢٤|۱۰۲۴/, place);
        }
      }
    }
  }
});

test('the server names the end of a board that is stuck, reached or out of moves', () => {
  for (const [index, { last, ending, result }] of BOARDS.entries()) {
    const { ending: named, result: told, milestone } = shown[index];
    assert.deepEqual([named, told, milestone], [ending, result, last]);
  }
  assert.equal(shown.at(-1).ending, null);
});
