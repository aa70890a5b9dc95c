// Where two searches part, and trees between text and drawing: plain functions, no browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDifference } from '../static/js/watch/compare/differ.js';
import { familyExamples, usualPair } from '../static/js/watch/setup/pairs.js';
import { addChild, neighbour, removeNode, setFields, setKind, setProbability } from '../static/js/watch/sandbox/change.js';
import { hasChance, nodeAt, parseTree, printTree, speaksOfChance, TreeMistake, walkTree } from '../static/js/watch/sandbox/text.js';

/** As much of a Trace as the comparison asks for. */
const trace = (...events) => ({ length: events.length, event: (place) => (place === 0 ? null : events[place - 1]) });
const enter = (n, p, action) => (p === undefined ? { t: 'enter', n, kind: 'max', depth: 2 } : { t: 'enter', n, p, action, kind: 'min', depth: 1 });
const leave = (n, source = 'evaluator') => ({ t: 'leave', n, value: 0, bound: 'exact', source });
const cut = (n, action) => ({ t: 'cut', n, action, value: 3, limit: 2, skipped: 2 });

test('a search equals itself', () => {
  const one = trace(enter(1), enter(2, 1, '4'), leave(2), leave(1));
  const parting = firstDifference(one, one);
  assert.equal(parting.kind, 'same');
  assert.equal(parting.common, 2);
  assert.deepEqual(parting.sides.map(({ place, n }) => [place, n]), [[4, null], [4, null]]);
});

test('nodes are compared by their actions, not by their numbers', () => {
  const one = trace(enter(1), enter(2, 1, 'a'), enter(3, 2, 'b'));
  const two = trace(enter(7), enter(9, 7, 'a'), enter(20, 9, 'b'));
  assert.equal(firstDifference(one, two).kind, 'same');
});

test('the same action below another node is another node', () => {
  const one = trace(enter(1), enter(2, 1, 'a'), enter(3, 1, 'b'), enter(4, 2, 'c'));
  const two = trace(enter(1), enter(2, 1, 'a'), enter(3, 1, 'b'), enter(4, 3, 'c'));
  const parting = firstDifference(one, two);
  assert.equal(parting.kind, 'differ');
  assert.equal(parting.common, 3);
  assert.deepEqual(parting.sides.map(({ actions }) => actions), [['a', 'c'], ['b', 'c']]);
});

test('a cut-off is found as the reason, and where it was', () => {
  const all = trace(enter(1), enter(2, 1, 'a'), leave(2), enter(3, 1, 'b'), enter(4, 3, 'x'), leave(4), enter(5, 3, 'y'), leave(5), leave(3));
  const less = trace(enter(1), enter(2, 1, 'a'), leave(2), enter(3, 1, 'b'), enter(4, 3, 'x'), leave(4), cut(3, 'x'), leave(3), enter(5, 1, 'c'));
  const { kind, common, sides } = firstDifference(all, less);
  assert.equal(kind, 'differ');
  assert.equal(common, 4);
  assert.deepEqual(sides[0].actions, ['b', 'y']);
  assert.deepEqual(sides[1].actions, ['c']);
  assert.equal(sides[0].reason, null);
  assert.deepEqual(sides[1].reason, { what: 'cut', place: 7, n: 3, actions: ['b'] });
  assert.deepEqual(sides.map(({ place }) => place), [7, 9]);
});

test('a search that is done first has no node there', () => {
  const short = trace(enter(1), leave(1));
  const long = trace(enter(1), enter(2, 1, 'a'));
  const parting = firstDifference(long, short);
  assert.equal(parting.kind, 'ends');
  assert.equal(parting.common, 1);
  assert.deepEqual(parting.sides.map(({ n, actions }) => [n, actions]), [[2, ['a']], [null, null]]);
});

test('what was only counted is not compared', () => {
  const whole = trace(enter(1), enter(2, 1, 'a'), enter(3, 1, 'b'));
  const thin = trace(enter(1), { t: 'skip', n: 1, nodes: 4 }, enter(9, 1, 'b'));
  assert.equal(firstDifference(whole, thin).kind, 'unknown');
  assert.equal(firstDifference(thin, whole).common, 1);
  // A skip that counts no nodes hides none.
  const harmless = trace(enter(1), { t: 'skip', n: 1, table_hits: 1 }, enter(2, 1, 'a'), enter(3, 1, 'b'));
  assert.equal(firstDifference(whole, harmless).kind, 'same');
});

test('only first looks count in sampling, and both roots in bidirectional search', () => {
  const select = (n, p, action, isNew) => ({ t: 'select', n, p, action, kind: 'max', ...(isNew ? { new: true } : {}) });
  const one = trace(select(1, undefined, undefined, true), select(2, 1, 'a', true), select(1), select(2, 1, 'a'), select(3, 1, 'b', true));
  const two = trace(select(1, undefined, undefined, true), select(2, 1, 'a', true), select(3, 1, 'b', true));
  assert.equal(firstDifference(one, two).kind, 'same');
  const start = { t: 'open', n: 1, g: 0 };
  const goal = { t: 'open', n: 2, g: 0, from_goal: true };
  assert.equal(firstDifference(trace(start, goal), trace(start, { ...goal, from_goal: undefined })).kind, 'differ');
});

test('a pair ten times as long takes ten times the looks at events', () => {
  const looksAt = (nodes) => {
    let looks = 0;
    const watched = (event) => new Proxy(event, { get: (target, key) => ((looks += 1), target[key]) });
    const events = [watched(enter(1))];
    for (let n = 2; n <= nodes; n += 1) events.push(watched(enter(n, Math.max(1, n >> 1), String(n % 7))), watched(leave(n)));
    assert.equal(firstDifference(trace(...events), trace(...events)).common, nodes);
    return looks;
  };
  assert.ok(looksAt(30_000) < 12 * looksAt(3000));
});

const BOOK = 'max[B=min[3 12 8] C=min[2 4 6] D=min[14 5 2]]';

test('the textbook tree is read and written as it stands', () => {
  const tree = parseTree(BOOK);
  assert.equal(printTree(tree), BOOK);
  assert.equal([...walkTree(tree)].length, 13);
  assert.equal(nodeAt(tree, [1, 2]).value, '6');
  assert.equal(nodeAt(tree, [7]), null);
});

test('every form is read and written in the plainest way', () => {
  const same = ['5', '-7', 'max[1]', 'max~5[1 -2]', 'chance[0.5*3 1/2*-2]', 'max[a=chance[x=0.25*1 y=3/4*min~-4[2 3]] b=7]'];
  for (const text of same) assert.equal(printTree(parseTree(text)), text);
  assert.equal(printTree(parseTree('  max[ 1,2 ,\n min[3]\t] ')), 'max[1 2 min[3]]');
});

test('a text that is no tree says where reading stopped', () => {
  const mistakes = [['', 0], ['max', 3], ['max[1', 3], ['max[]', 3], ['max[1] 2', 7], ['max[one]', 4], ['max[=3]', 4], ['max[1.5]', 4], ['mix[1 2]', 0], ['max[1]]', 6]];
  for (const [text, at] of mistakes) {
    assert.throws(() => parseTree(text), (error) => error instanceof TreeMistake && error.at === at, `${JSON.stringify(text)} at ${at}`);
  }
});

test('chance is seen in a tree and in a text', () => {
  assert.equal(hasChance(parseTree(BOOK)), false);
  assert.equal(hasChance(parseTree('max[1 chance[2 3]]')), true);
  for (const text of ['chance[1 2]', 'max[a=chance[1', 'min[3, chance[', 'chance[0.5*chance[1 2] 0.5*3]']) assert.equal(speaksOfChance(text), true, text);
  for (const text of [BOOK, 'max[chancellor=3 4]', 'max[lastchance=3 4]']) assert.equal(speaksOfChance(text), false, text);
});

test('changes answer a new tree and leave the old one', () => {
  const tree = parseTree(BOOK);
  const text = (change) => printTree(change.tree);
  assert.equal(text(setFields(tree, [0, 1], { value: '13' })), BOOK.replace('12', '13'));
  assert.equal(text(setFields(tree, [2], { name: 'E' })), BOOK.replace('D=', 'E='));
  assert.equal(text(setKind(tree, [0], 'max')), BOOK.replace('B=min', 'B=max'));
  assert.equal(text(setKind(tree, [0], 'leaf')), BOOK.replace('min[3 12 8]', '0'));
  assert.equal(text(setKind(tree, [0, 0], 'max')), BOOK.replace('[3 12', '[max[3 0] 12'));
  assert.deepEqual(addChild(tree, [1]).path, [1, 3]);
  assert.equal(text(addChild(tree, [1])), BOOK.replace('2 4 6', '2 4 6 0'));
  assert.equal(text(addChild(tree, [0, 0])), BOOK.replace('[3 12', '[max[3 0] 12'));
  assert.equal(text(removeNode(tree, [1])), 'max[B=min[3 12 8] D=min[14 5 2]]');
  assert.deepEqual(removeNode(tree, [2]).path, [1]);
  assert.equal(text(removeNode(parseTree('max[min[4] 2]'), [0, 0])), 'max[0 2]');
  assert.equal(removeNode(tree, []).tree, tree);
  assert.equal(printTree(tree), BOOK);
});

test('shares stay whole: a child more or less makes them equal, and outside chance there are none', () => {
  const tree = parseTree('chance[0.3*1 0.7*2]');
  assert.equal(printTree(addChild(tree, []).tree), 'chance[1 2 0]');
  assert.equal(printTree(removeNode(addChild(tree, []).tree, [0]).tree), 'chance[2 0]');
  assert.equal(printTree(setKind(tree, [], 'max').tree), 'max[1 2]');
});

test('the first probability leaves the rest to the others', () => {
  const share = (text, path, value) => printTree(setProbability(parseTree(text), path, value).tree);
  assert.equal(share('chance[1 2]', [0], '0.3'), 'chance[0.3*1 7/10*2]');
  assert.equal(share('chance[1 2 3]', [1], '1/3'), 'chance[1/3*1 1/3*2 1/3*3]');
  assert.equal(share('chance[1 2 3]', [1], '0.5'), 'chance[1/4*1 0.5*2 1/4*3]');
  assert.equal(share('chance[0.3*1 0.7*2]', [0], '0.4'), 'chance[0.4*1 0.7*2]');
  assert.equal(share('chance[0.3*1 0.7*2]', [0], ''), 'chance[1 2]');
  assert.equal(share('max[chance[1 2] 4]', [0, 1], '7'), 'max[chance[1 7*2] 4]');
});

test('arrows walk up, down and along a level, also between cousins', () => {
  const tree = parseTree(BOOK);
  assert.deepEqual(neighbour(tree, [0, 2], 'ArrowRight'), [1, 0]);
  assert.deepEqual(neighbour(tree, [1, 0], 'ArrowLeft'), [0, 2]);
  assert.deepEqual(neighbour(tree, [1, 0], 'ArrowUp'), [1]);
  assert.deepEqual(neighbour(tree, [1], 'ArrowDown'), [1, 0]);
  for (const [path, key] of [[[], 'ArrowUp'], [[0, 0], 'ArrowDown'], [[0, 0], 'ArrowLeft'], [[2, 2], 'ArrowRight']]) assert.equal(neighbour(tree, path, key), null);
});

test('random trees come back the same from their text', () => {
  let seed = 7;
  const below = (limit) => (seed = (seed * 1103515245 + 12345) % 2147483648) % limit;
  const grow = (depth, isBelowChance) => {
    const kind = depth === 0 ? 'leaf' : ['max', 'min', 'chance', 'leaf'][below(4)];
    const children = kind === 'leaf' ? [] : Array.from({ length: 1 + below(3) }, () => grow(depth - 1, kind === 'chance'));
    return {
      kind, children, value: kind === 'leaf' ? String(below(200) - 100) : '', estimate: kind !== 'leaf' && below(3) === 0 ? String(below(20)) : '',
      name: below(2) ? `n${below(50)}` : '', probability: isBelowChance && below(2) ? `1/${1 + below(9)}` : '',
    };
  };
  for (let round = 0; round < 300; round += 1) {
    const tree = grow(4, false);
    assert.deepEqual(parseTree(printTree(tree)), tree, `seed ${seed}: ${printTree(tree)}`);
  }
});

const switchable = (key) => ({ key, default: key === 'ordering' ? 'full' : 'on', range: { type: 'choice', choices: ['on', 'off', 'full', 'none'] } });
const player = (id, family, ...keys) => ({ id, family, solver: family === 'puzzle', parameters: keys.map((key) => (key in { table: 1, ordering: 1 } ? switchable(key) : { key, default: '8', range: { type: 'whole' } })) });
const games = [
  { game: 'dice', chance: true, puzzle: false, seats: ['a', 'b'], default_player: 'deep', players: [player('whole', 'chance', 'depth', 'cover', 'table'), player('half', 'chance', 'depth', 'cover'), player('deep', 'chance', 'depth', 'cover', 'table')] },
  { game: 'match', chance: false, puzzle: false, seats: ['a', 'b'], default_player: 'best', players: [player('any', 'baseline'), player('all', 'adversarial', 'depth'), player('less', 'adversarial', 'depth', 'ordering', 'table'), player('grow', 'sampling', 'simulations', 'exploration', 'memory')] },
  { game: 'other', chance: false, puzzle: false, seats: ['a', 'b'], default_player: 'grow', players: [player('flat', 'sampling', 'simulations'), player('grow', 'sampling', 'simulations', 'exploration', 'memory')] },
  { game: 'riddle', chance: false, puzzle: true, seats: ['a'], default_player: 'clever:heuristic=x', players: [player('blind', 'puzzle', 'nodes'), player('greedy', 'puzzle', 'heuristic'), player('clever', 'puzzle', 'heuristic')] },
];

test('a pair worth comparing is found by what the players are', () => {
  assert.deepEqual(usualPair(games[0]), ['whole:depth=2,table=off,cover=0.9', 'deep:depth=2,cover=0.9']);
  assert.deepEqual(usualPair(games[1]), ['all:depth=4', 'less:depth=4,table=off,ordering=none']);
  assert.deepEqual(usualPair(games[2]), ['flat', 'grow']);
  assert.deepEqual(usualPair(games[3]), ['blind', 'clever']);
});

test('a usual player without a heuristic leaves the place to the strongest level that has one', () => {
  const champion = { ...games[3], default_player: 'blind:nodes=9', levels: ['greedy', 'clever', 'blind:nodes=9'] };
  assert.deepEqual(usualPair(champion), ['blind', 'clever']);
});

test('every family that searches has one example, each in another game', () => {
  const examples = familyExamples(games).map(({ family, game, spec }) => [family, game.game, spec]);
  assert.deepEqual(examples, [['chance', 'dice', 'half:depth=2,cover=0.9'], ['adversarial', 'match', 'less:depth=3,table=off,ordering=none'], ['sampling', 'other', 'grow:simulations=60'], ['puzzle', 'riddle', 'clever']]);
});
