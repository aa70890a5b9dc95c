// What the sentences about a search say, word by word, on small made-up traces.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Trace } from '../static/js/watch/trace.js';
import { startServer } from './harness.js';
import { bringTexts } from './noBrowser.js';

const { lineOf, reasonOfCut, sentence } = await import('../static/js/watch/story.js');
const { loadLanguage } = await import('../static/js/i18n.js');

before(async () => {
  const server = await startServer();
  await bringTexts(server);
  await server.stop();
  await loadLanguage('en');
});

/** The sentences of a made-up trace. */
function told(events, seats) {
  const trace = new Trace({ format: 2, game: 'connect4', variant: '', position: '', player: 'x', nodes: 1, nodes_recorded: 1, events });
  return events.map((event, index) => sentence(trace, index + 1, seats));
}

const root = { t: 'enter', n: 1, kind: 'max', depth: 2, window: { alpha: null, beta: null } };

test('a cut-off names who has what elsewhere', () => {
  const events = [
    { t: 'enter', n: 1, kind: 'min', depth: 2, window: { alpha: null, beta: null } },
    { t: 'enter', n: 2, p: 1, action: '3', kind: 'max', depth: 1, window: { alpha: null, beta: 2 } },
    { t: 'child', n: 2, action: '1', value: 3, best: 3, window: { alpha: 3, beta: 2 } },
    { t: 'cut', n: 2, action: '1', value: 3, limit: 2, skipped: 4 },
    { t: 'leave', n: 2, value: 3, bound: 'lower', source: 'children' },
  ];
  assert.deepEqual(told(events, ['Red', 'Yellow']).slice(1), [
    'Look at the position after 3: Red to choose, for the largest value (MAX). One more move is looked ahead. Only values below 2 matter.',
    'Back at the position after 3: 1 gives 3, the first value here.',
    'Beta cut-off: Yellow can already get 2 elsewhere; this branch gives at least 3, so 4 more actions need no look.',
    'Done with the position after 3: it returns at least 3.',
  ]);
  const trace = new Trace({ format: 2, events });
  assert.equal(reasonOfCut(trace, 2, 3, ['Red', 'Yellow']), null);
  assert.equal(reasonOfCut(trace, 2, 5, ['Red', 'Yellow']), told(events, ['Red', 'Yellow'])[3]);
});

test('a decided value is told in words, and a null window as a question', () => {
  const events = [root, { t: 'enter', n: 2, p: 1, action: '4', kind: 'min', depth: 1, window: { alpha: 3, beta: 4 } }, { t: 'leave', n: 2, value: -999_999_998, bound: 'upper', source: 'table' }];
  assert.deepEqual(told(events, ['red', 'yellow']).slice(1), [
    'Look at the position after 4: yellow to choose, for the smallest value (MIN). One more move is looked ahead. The only question is whether it is worth more than 3.',
    'The table already knows the position after 4: at most a win for yellow in 2 moves.',
  ]);
});

test('chance is told with probabilities and partial sums', () => {
  const events = [
    { t: 'enter', n: 1, kind: 'chance', depth: 1, window: { alpha: -5, beta: 5 } },
    { t: 'enter', n: 2, p: 1, action: 'six', kind: 'max', depth: 1, probability: 0.25 },
    { t: 'leave', n: 2, value: 8, bound: 'exact', source: 'evaluator' },
    { t: 'child', n: 1, action: 'six', value: 8, best: 2, window: { alpha: -5, beta: 5 } },
    { t: 'omit', n: 1, outcomes: 3, probability: 0.005 },
    { t: 'cut', n: 1, action: 'six', value: 5.5, limit: 5, skipped: 2 },
    { t: 'skip', n: 1, nodes: 1234, leaves: 9 },
  ];
  assert.deepEqual(told(events, ['horses', 'domes']).slice(3), [
    'Back at the root: six has probability 25% and gives 8; the sum, each value times its probability, is 2 over 25% of the outcomes.',
    'At the root, 3 outcomes with a probability of 0.5% together are left out as too unlikely.',
    'Beta cut-off at a chance node: however the rest turns out, it is worth at least 5.5, and from 5 upwards that changes nothing further up; 2 more outcomes need no look.',
    '1,234 more nodes were searched here and only counted.',
  ]);
});

test('sampling tells both terms of the bound as the chooser sees them', () => {
  const events = [
    { t: 'select', n: 1, kind: 'min', new: true },
    { t: 'select', n: 2, p: 1, action: '4', kind: 'max', new: true, bonus: 'inf' },
    { t: 'simulate', n: 2, value: -1, length: 12 },
    { t: 'backup', n: 2, value: -1, visits: 1, mean: -1, was_visits: 0 },
    { t: 'backup', n: 1, value: -1, visits: 1, mean: -1, was_visits: 0 },
    { t: 'select', n: 1, kind: 'min' },
    { t: 'select', n: 2, p: 1, action: '4', kind: 'max', bonus: 0.12345 },
  ];
  assert.deepEqual(told(events, ['red', 'yellow']), [
    'The tree begins with the root.',
    'Go to the position after 4: it has not been tried yet, and what is untried goes first.',
    'Play a game on from the position after 4: after 12 moves its value is -1.',
    'Pass -1 back to the position after 4: its first visit, so its mean is -1.',
    'Pass -1 back to the root: its first visit, so its mean is -1.',
    'A new simulation sets out from the root, which has been visited once.',
    'Go to the position after 4: for yellow its mean 1 and the exploration bonus 0.123 add up to 1.123, the largest sum here.',
  ]);
});

test('puzzles are told with f = g + h', () => {
  const events = [
    { t: 'open', n: 1, g: 0, h: 7 },
    { t: 'expand', n: 1 },
    { t: 'open', n: 2, p: 1, action: 'up', g: 3, h: 5 },
    { t: 'open', n: 3, p: 1, action: 'left', g: 1, h: 5 },
    { t: 'reroute', n: 2, p: 3, action: 'right', g: 2, was_p: 1, was_action: 'up', was_g: 3 },
    { t: 'reject', p: 3, action: 'down', reason: 'known' },
    { t: 'goal', n: 2, cost: 2 },
  ];
  assert.deepEqual(told(events, ['player']), [
    'The search sets out from the start: f = g + h = 0 + 7 = 7.',
    'Take the start off the frontier and make its successors: f = g + h = 0 + 7 = 7.',
    'Put the position after up on the frontier: f = g + h = 3 + 5 = 8.',
    'Put the position after left on the frontier: f = g + h = 1 + 5 = 6.',
    'A cheaper way to a known position: right from the position after left costs g = 2 instead of 3.',
    'Leave out down from the position after left: that position is known already.',
    'Goal reached: the position after right ends a way that costs 2.',
  ]);
});

test('numbers are told in the digits of the language', async () => {
  await loadLanguage('fa');
  assert.match(told([{ t: 'skip', nodes: 1234 }], ['قرمز', 'زرد'])[0], /۱٬۲۳۴/);
  await loadLanguage('en');
});

test('an event finds its line of the pseudocode, the exact tag before the plain one', () => {
  const code = [{ text: 'any', on: ['enter', 'leave'] }, { text: 'best', on: ['enter:max'] }, { text: 'known', on: ['leave:table'] }, { text: 'none', on: [] }];
  const trace = new Trace({ format: 2, events: [root, { t: 'enter', n: 2, p: 1, action: '4', kind: 'min', depth: 1 }, { t: 'leave', n: 2, value: 1, bound: 'exact', source: 'table' }, { t: 'best', action: '4', value: 1 }] });
  assert.deepEqual([0, 1, 2, 3, 4].map((place) => lineOf(code, trace, place)), [-1, 1, 0, 2, -1]);
});
