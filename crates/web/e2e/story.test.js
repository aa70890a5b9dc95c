// What the sentences about a search say, word by word, on small made-up traces.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Trace } from '../static/js/watch/trace/trace.js';
import { startServer } from './harness.js';
import { bringTexts } from './noBrowser.js';

const { lineOf, reasonOfCut, sentence } = await import('../static/js/watch/story/story.js');
const { returnedWords } = await import('../static/js/watch/panels/inspector.js');
const { leftOut } = await import('../static/js/watch/panels/children.js');
const { nameMoves } = await import('../static/js/watch/story/moveWords.js');
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

/** Yellow has `limit` with 4 and looks at 3, where Red finds `value`. */
function cutAt(value, limit) {
  return [
    { t: 'enter', n: 1, kind: 'min', depth: 2, window: { alpha: null, beta: null } },
    { t: 'enter', n: 9, p: 1, action: '4', kind: 'max', depth: 1, window: { alpha: null, beta: null } },
    { t: 'leave', n: 9, value: limit, bound: 'exact', source: 'evaluator' },
    { t: 'child', n: 1, action: '4', value: limit, best: limit, window: { alpha: null, beta: limit } },
    { t: 'enter', n: 2, p: 1, action: '3', kind: 'max', depth: 1, window: { alpha: null, beta: limit } },
    { t: 'child', n: 2, action: '1', value, best: value, window: { alpha: value, beta: limit } },
    { t: 'cut', n: 2, action: '1', value, limit, skipped: 4 },
    { t: 'leave', n: 2, value, bound: 'lower', source: 'children' },
  ];
}

test('a cut-off says who wants what, who has what by which move, and that nobody comes here', () => {
  const events = cutAt(3, 2);
  assert.deepEqual(told(events, ['Red', 'Yellow']).slice(4), [
    'Look at the position after move 3: Red (MAX) chooses here and wants the largest value. At most one more move is looked ahead. Only values below 2 matter.',
    'Back at the position after move 3: move 1 gives value 3, the first one here.',
    'Beta cut-off: Yellow (MIN) wants small values and already has 2 with move 4. After move 3 Red gets 3 or more, so Yellow never plays move 3. 4 moves skipped.',
    'Done with the position after move 3: its value is at least 3.',
  ]);
  const trace = new Trace({ format: 2, events });
  assert.equal(reasonOfCut(trace, 2, 6, ['Red', 'Yellow']), null);
  assert.equal(reasonOfCut(trace, 2, 8, ['Red', 'Yellow']), told(events, ['Red', 'Yellow'])[6]);
});

test('a tie has words of its own', () => {
  assert.equal(
    told(cutAt(2, 2), ['Red', 'Yellow'])[6],
    'Beta cut-off, a tie: Yellow (MIN) wants small values and already has 2 with move 4. After move 3 Red gets 2 or more, which is no better for Yellow than the 2 it has, so Yellow need not play move 3. 4 moves skipped.',
  );
  assert.match(told(cutAt(999_999_997, 999_999_997), ['Red', 'Yellow'])[6], /a tie: .* has a win for Red in 3 moves with move 4\. After move 3 Red gets a win for Red in 3 moves or better, which is no better/);
  assert.match(told(cutAt(999_999_997, 2), ['Red', 'Yellow'])[6], /After move 3 Red gets a win for Red in 3 moves or better, so Yellow never plays move 3\./);
});

test('what somebody has further up is told with the place where it is', () => {
  const events = [
    { t: 'enter', n: 1, kind: 'max', depth: 3 },
    { t: 'enter', n: 2, p: 1, action: 'B', kind: 'min', depth: 2 },
    { t: 'leave', n: 2, value: 5, bound: 'exact', source: 'evaluator' },
    { t: 'child', n: 1, action: 'B', value: 5, best: 5 },
    { t: 'enter', n: 3, p: 1, action: 'C', kind: 'min', depth: 2 },
    { t: 'enter', n: 4, p: 3, action: '1', kind: 'max', depth: 1 },
    { t: 'enter', n: 5, p: 4, action: '2', kind: 'min', depth: 0 },
    { t: 'child', n: 5, action: '1', value: -4, best: -4 },
    { t: 'cut', n: 5, action: '1', value: -4, limit: 5, skipped: 1 },
  ];
  assert.equal(
    told(events, ['MAX', 'MIN'])[8].replaceAll('\u00a0', ' '),
    'Alpha cut-off: MAX wants large values and already has 5 with move B at the root. At the position after C · 1 · 2 MIN gets −4 or less, so MAX turns off earlier and it never comes to this. 1 move skipped.',
  );
});

test('a limit that nobody has elsewhere is told without a name', () => {
  const [, , , , look, child, cut] = cutAt(3, 2);
  assert.equal(
    told([cutAt(3, 2)[0], look, child, cut], ['Red', 'Yellow'])[3],
    'Beta cut-off: from 2 upwards a value changes nothing further up, and here it is 3 or more already. 4 moves skipped.',
  );
});

test('what a scout finds is enough for its question and no more', () => {
  const scout = { alpha: 3, beta: 4 };
  const events = [
    root,
    { t: 'enter', n: 2, p: 1, action: 'b', kind: 'min', depth: 2, window: scout },
    { t: 'enter', n: 3, p: 2, action: 'c', kind: 'max', depth: 1, window: scout },
    { t: 'child', n: 3, action: '1', value: 9, best: 9, window: { alpha: 9, beta: 4 } },
    { t: 'cut', n: 3, action: '1', value: 9, limit: 4, skipped: 2 },
    { t: 'leave', n: 3, value: 9, bound: 'lower', source: 'children' },
    { t: 'child', n: 2, action: 'c', value: 9, best: 9, window: scout },
    { t: 'leave', n: 2, value: 9, bound: 'lower', source: 'children' },
  ];
  assert.equal(
    told(events, ['MAX', 'MIN'])[4],
    'Beta cut-off: the only question is whether it is worth more than 3, and here it is 9 or more already. The position may be searched again. 2 moves skipped.',
  );
  const trace = new Trace({ format: 2, events });
  assert.equal(
    returnedWords(trace, 2, 8, ['MAX', 'MIN']),
    'It is at least this much: enough for the question whether it is worth more than 3. The position may be searched again.',
  );
});

test('a bound below chance is not explained by a player who turns off', () => {
  const window = { alpha: 0, beta: 5 };
  const events = [
    { t: 'enter', n: 1, kind: 'chance', depth: 2, window },
    { t: 'enter', n: 2, p: 1, action: 'x', kind: 'max', depth: 2, window, probability: 0.5 },
    { t: 'child', n: 2, action: 'a', value: 7, best: 7, window: { alpha: 7, beta: 5 } },
    { t: 'leave', n: 2, value: 7, bound: 'lower', source: 'children' },
  ];
  assert.equal(returnedWords(new Trace({ format: 2, events }), 2, 4, ['MAX', 'MIN']), 'It is at least this much. That was enough: more here changes nothing further up.');
});

test('moves that are columns are called so', () => {
  const trace = new Trace({ format: 2, events: cutAt(3, 2) });
  nameMoves(trace, { actions: [{ gesture: { type: 'column', column: 0 } }] });
  assert.match(sentence(trace, 7, ['red', 'yellow']), /has 2 with column 4\. After column 3 red gets/);
});

test('a decided value is told in words, and a null window as a question', () => {
  const events = [root, { t: 'enter', n: 2, p: 1, action: '4', kind: 'min', depth: 1, window: { alpha: 3, beta: 4 } }, { t: 'leave', n: 2, value: -999_999_998, bound: 'upper', source: 'table' }];
  assert.deepEqual(told(events, ['red', 'yellow']).slice(1), [
    'Look at the position after move 4: yellow (MIN) chooses here and wants the smallest value. At most one more move is looked ahead. The only question is whether it is worth more than 3.',
    'The table already knows the position after move 4: at most a win for yellow in 2 moves.',
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
    'Back at the root: outcome six has probability 25% and gives value 8; the mean of the outcomes so far, 25% of all, is 8.',
    'At the root, 3 outcomes with a probability of 0.5% together are left out as too unlikely.',
    'Beta cut-off at a chance node: however the rest turns out, it is worth at least 5.5, and from 5 upwards that changes nothing further up. 2 outcomes skipped.',
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
    'Go to the position after move 4: it has not been tried yet, and what is untried goes first.',
    'Play a game on from the position after move 4: after 12 moves it ends with value −1.',
    'Pass value −1 back to the position after move 4: its first visit, so its mean is −1.',
    'Pass value −1 back to the root: its first visit, so its mean is −1.',
    'A new simulation sets out from the root, which has been visited once.',
    'Go to the position after move 4: for yellow its mean 1 and the exploration bonus 0.123 add up to 1.123, the largest sum here.',
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
    'Put the position after move up on the frontier: f = g + h = 3 + 5 = 8.',
    'Put the position after move left on the frontier: f = g + h = 1 + 5 = 6.',
    'A cheaper way to a known position: move right from the position after move left costs g = 2 instead of 3.',
    'Leave out move down from the position after move left: that position is known already.',
    'Goal reached: the position after move right ends a way that costs 2.',
  ]);
});

test('a node at the bound of a round is left without a claim about what is below', () => {
  const round = { t: 'iteration', bound: 1 };
  const way = [
    { t: 'open', n: 1, g: 0, h: null },
    { t: 'expand', n: 1 },
    { t: 'open', n: 2, p: 1, action: 'up', g: 1, h: null },
    { t: 'close', n: 2 },
    { t: 'close', n: 1 },
  ];
  assert.deepEqual(told([round, ...way], ['player']).slice(4), [
    'Go back up from the position after move up without looking below it.',
    'Go back up from the start: nothing is left to look at below it in this round.',
  ]);
  assert.equal(told(way, ['player']).at(-1), 'Go back up from the start: nothing is left to look at below it.');
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

test('a line that does not run has no events', () => {
  const code = [{ text: 'most visited', on: ['best'] }, { text: 'best mean', on: ['best'] }];
  const trace = new Trace({ format: 2, idle: [0], events: [root, { t: 'best', action: '4', value: 1 }] });
  assert.equal(lineOf(code, trace, 2), 1);
});

test('a choice is called the best only where values were compared', () => {
  const best = { t: 'best', action: '4', value: 0 };
  assert.equal(told([root, best], ['red', 'yellow'])[1], 'The choice at the root: move 4. Nothing was compared.');
  const child = { t: 'enter', n: 2, p: 1, action: '4', kind: 'min', depth: 1 };
  assert.equal(told([root, child, best], ['red', 'yellow'])[2], 'The best at the root so far: move 4, value 0.');
  const sampled = [{ t: 'select', n: 1, kind: 'max', new: true }, { t: 'select', n: 2, p: 1, action: '4', kind: 'min', new: true }, { t: 'backup', n: 2, value: 1, visits: 1, mean: 1, was_visits: 0 }, best];
  assert.equal(told(sampled, ['red', 'yellow'])[3], 'The choice at the root: move 4, value 0.');
});

test('in a tree that somebody typed no more moves are told than there are', () => {
  const enter = (n, more, depth) => ({ t: 'enter', n, kind: 'min', depth, ...more });
  const events = [{ ...root, depth: 60 }, enter(2, { p: 1, action: 'C' }, 59), enter(3, { p: 2, action: '1', kind: 'over' }, 58)];
  const typed = (position, depth = 60) => {
    const trace = new Trace({ format: 2, position, events: [{ ...events[0], depth }, { ...events[1], depth: depth - 1 }, events[2]] });
    return [1, 2].map((place) => sentence(trace, place, ['MAX', 'MIN']).split('. ').at(-1));
  };
  assert.deepEqual(typed('max[B=min[3 12 8] C=min[2 4 6]]'), ['The tree goes on for 2 more moves.', 'The tree goes on for one more move.']);
  assert.deepEqual(typed('max[B=3 C=min[chance[1 2] max[4 min[1 1]]]]', 2), ['At most 2 more moves are looked ahead.', 'At most one more move is looked ahead.']);
  assert.deepEqual(typed('112233')[0], 'At most 60 more moves are looked ahead.');
});

test('a node says why each successor was left out', () => {
  const of = (reason) => leftOut({ omitted: null, rejected: [{ action: 'a', reason }], skipped: 0 });
  assert.deepEqual(of('known'), ['1 successor was dropped, known already: a']);
  assert.deepEqual(of('on-path'), ['1 successor was dropped, already on this path: a']);
  assert.deepEqual(of('beyond-bound'), ['1 successor was dropped, beyond the bound of this round: a']);
  assert.deepEqual(of('in-table'), ['1 successor was dropped, searched before in this round, says the table: a']);
  assert.deepEqual(of('beam-full'), ['1 successor was dropped, no room in the beam: a']);
});
