// What positions and moves are worth, in words: a bound says no more than it proves, and old values are not compared with new ones.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { binary, startServer } from './harness.js';
import { bringTexts } from './noBrowser.js';

const { rankActions, valueMark, valueWords } = await import('../static/js/game/values.js');
const { bestWords } = await import('../static/js/game/saying.js');
const { bestHint } = await import('../static/js/game/table.js');
const { loadLanguage, t } = await import('../static/js/i18n.js');

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

test('a share of the points is not told as a share of wins', () => {
  const share = (p) => valueWords(connect4, { value: p, value_detail: { type: 'estimate', v: p, p, ci: 0.02 }, share: p });
  assert.deepEqual([share(0.62), share(0.3), share(0.5)], ['62% ± 2% of the points for red', '70% ± 2% of the points for yellow', '50% each ± 2%']);
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

/** What a player says of every move of a position of Connect Four. */
function judged(position, player) {
  return JSON.parse(execFileSync(binary, ['analyze', 'connect4', '--position', position, '--player', player, '--json'], { encoding: 'utf8' }));
}

/** The hint for an answer, as the page says it. */
function hint(answer, turn = 'one') {
  const table = { meta: connect4, game: { seat: 0, session: { turn } }, hints: { state: { answer } } };
  return bestWords(connect4, bestHint(table), (action) => action);
}

test('a value of an earlier round is not called the best', () => {
  const answer = judged('4453', 'alphabeta:nodes=350');
  assert.equal(answer.reason.standing, 'leading');
  const rows = rankActions(connect4, answer, 'one');
  assert.equal(rows[0].action, answer.best);
  assert.ok(rows.length < answer.actions.length, 'some moves were judged in the round before only');
  assert.match(hint(answer), new RegExp(`^${answer.best} is the best of what was compared: `));
});

test('a hint is called the best only where no other move may be better', () => {
  const row = (action, v, ci) => ({ action, value: v, value_detail: { type: 'estimate', v, ci }, share: null, depth: 1, nodes: 9, line: [action] });
  const actions = [row('4', 0.5, 0.1), row('3', 0.4, 0.1)];
  const of = (standing, measure = 'mean') => hint({ best: '4', actions, reason: { standing, measure, rival: { action: '3' } } });
  assert.equal(of('best'), 'Best is 4: +0.5 ± 0.1 for red');
  assert.equal(of('close'), '4 is ahead: +0.5 ± 0.1 for red. Too close to tell from 3');
  assert.equal(hint({ best: '3', actions, reason: { standing: 'below', measure: 'mean', rival: { action: '4' } } }), '4 is ahead: +0.5 ± 0.1 for red');
  assert.equal(hint({ best: '3', actions, reason: { standing: 'below', measure: 'value', rival: { action: '4' } } }), 'Best is 4: +0.5 ± 0.1 for red');
});

test('one is told as one, and pieces as many', () => {
  const plain = (id, args) => t(id, args).replace(/[\u2066-\u2069]/g, '');
  for (const [id, args, one, more] of [
    ['watch-done', {}, 'The search is recorded: 1 node.', 'The search is recorded: 2 nodes.'],
    ['watch-kept-about', { game: 'x', ago: 'now' }, 'x, 1 node, now', 'x, 2 nodes, now'],
    ['tree-above', {}, '1 level above not drawn', '2 levels above not drawn'],
    ['play-shortest', {}, 'The shortest solution has 1 move.', 'The shortest solution has 2 moves.'],
    ['play-known-way', {}, 'A known solution has 1 move.', 'A known solution has 2 moves.'],
  ])
    assert.deepEqual([1, 2].map((n) => plain(id, { ...args, n })), [one, more]);
  assert.deepEqual([plain('play-nodes', { n: 1, nodes: '1' }), plain('play-nodes', { n: 2, nodes: '2' })], ['1 position', '2 positions']);
  const won = (seat) => plain('play-won-free', { seat });
  assert.deepEqual([won('horses'), won('domes'), won('red')], ['horses win.', 'domes win.', 'red wins.']);
  const value = { action: 'a', value: '3' };
  assert.equal(plain('answer-largest', { ...value, seat: 'horses' }), 'With a horses get 3, the largest there is.');
  assert.equal(plain('answer-smallest', { ...value, seat: 'domes' }), 'With a domes, who want small values, get 3, the smallest there is.');
});
