// What positions and moves are worth, in words: a bound says no more than it proves.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer } from './harness.js';
import { bringTexts } from './noBrowser.js';

const { valueMark, valueWords } = await import('../static/js/game/values.js');
const { loadLanguage } = await import('../static/js/i18n.js');

const ownFetch = globalThis.fetch;
let server;
let connect4;
let alone;
before(async () => {
  server = await startServer();
  const { games } = (await server.api('GET', '/meta')).body;
  connect4 = games.find(({ game }) => game === 'connect4');
  alone = games.find(({ game }) => game === '2048');
  await bringTexts(server);
  await loadLanguage('en');
});
after(async () => {
  globalThis.fetch = ownFetch;
  await server?.stop();
});

const points = (value, type) => ({ value, value_detail: { type, v: value }, share: null });
const won = (winner, type) => ({ value: winner === 'one' ? 1e6 : -1e6, value_detail: { type, winner, win_in: 5 }, share: null });

test('a bound is told from the view of the player it names', () => {
  for (const [value, type, words] of [
    [6, 'lower', '≥ 6 for red'],
    [6, 'upper', '≤ 6 for red'],
    [-6, 'upper', '≥ 6 for yellow'],
    [-6, 'lower', '≤ 6 for yellow'],
    [0, 'lower', '≥ 0 for red'],
    [0, 'upper', '≥ 0 for yellow'],
    [0, 'exact', 'even'],
  ])
    assert.equal(valueWords(connect4, points(value, type)), words);
});

test('a win is told as one only where the bound proves it', () => {
  for (const [winner, type, words, mark] of [
    ['one', 'exact', 'red wins in 5 moves', 'W5'],
    ['one', 'lower', 'red wins in 5 moves or sooner', 'W5'],
    ['one', 'upper', 'red wins in 5 moves at best', 'W5?'],
    ['one', 'estimate', 'perhaps red wins in 5 moves', 'W5?'],
    ['two', 'upper', 'yellow wins in 5 moves or sooner', 'L5'],
    ['two', 'lower', 'yellow wins in 5 moves at best', 'L5?'],
  ]) {
    assert.equal(valueWords(connect4, won(winner, type)), words);
    assert.equal(valueMark(connect4, won(winner, type), 'one'), mark);
  }
  assert.equal(valueWords(alone, won('two', 'lower')), 'gets stuck in 5 at worst');
});
