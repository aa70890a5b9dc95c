// The picture of the search tree without a browser: where nodes stand, and which ones are drawn.

import assert from 'node:assert/strict';
import { test } from 'node:test';

// The page's settings live in the browser; reading them is all that happens here.
globalThis.addEventListener ??= () => {};
globalThis.localStorage ??= { getItem: () => null, setItem: () => {} };

const { layout, tidy } = await import('../static/js/watch/tree/layout.js');
const { outlines, sizeOf } = await import('../static/js/watch/tree/shapes.js');
const { Trace } = await import('../static/js/watch/trace/trace.js');
const { DOZEN, visible } = await import('../static/js/watch/tree/visible.js');
const { outlineRows } = await import('../static/js/watch/tree/outline.js');

/** Numbers that are the same in every run. */
function generator(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A tree in preorder: the parent of each cell is some cell on the way to the one before it. */
function someTree(seed, count) {
  const next = generator(seed);
  const parents = [-1];
  let way = [0];
  for (let index = 1; index < count; index += 1) {
    way = way.slice(0, next(way.length) + 1);
    parents.push(way.at(-1));
    way.push(index);
  }
  return { parents, widths: parents.map(() => 20 + next(100)) };
}

function levelsOf(parents) {
  const level = [];
  parents.forEach((parent) => level.push(parent < 0 ? 0 : level[parent] + 1));
  return parents.reduce((levels, _, index) => ((levels[level[index]] ??= []).push(index), levels), []);
}

/** The trace of an alpha-beta search of a nested list of numbers. */
function alphaBeta(tree, position = '') {
  const events = [];
  let numbers = 0;
  const search = (node, parent, action, isMax, alpha, beta, depth) => {
    const n = (numbers += 1);
    const window = (low, high) => ({ alpha: low === -Infinity ? null : low, beta: high === Infinity ? null : high });
    events.push({ t: 'enter', n, ...(parent && { p: parent, action }), kind: isMax ? 'max' : 'min', depth, window: window(alpha, beta) });
    if (typeof node === 'number') {
      events.push({ t: 'leave', n, value: node, bound: 'exact', source: 'evaluator' });
      return node;
    }
    let best = isMax ? -Infinity : Infinity;
    let [low, high] = [alpha, beta];
    for (const [index, child] of node.entries()) {
      const value = search(child, n, String(index + 1), !isMax, low, high, depth - 1);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) low = Math.max(low, best);
      else high = Math.min(high, best);
      events.push({ t: 'child', n, action: String(index + 1), value, best, window: window(low, high) });
      if (low >= high && index + 1 < node.length) {
        events.push({ t: 'cut', n, action: String(index + 1), value, limit: isMax ? beta : alpha, skipped: node.length - index - 1 });
        break;
      }
    }
    const bound = best <= alpha ? 'upper' : best >= beta ? 'lower' : 'exact';
    events.push({ t: 'leave', n, value: best, bound, source: 'children' });
    return best;
  };
  search(tree, null, null, true, -Infinity, Infinity, 9);
  return new Trace({ format: 1, game: 'tree', variant: '', position, player: 'alphabeta', nodes: numbers, nodes_recorded: numbers, events });
}

const TEXTBOOK = [[3, 12, 8], [2, 4, 6], [14, 5, 2]];

/** A full tree of random numbers. */
function fullTree(next, width, depth) {
  return depth === 0 ? next(100) : Array.from({ length: width }, () => fullTree(next, width, depth - 1));
}

const nodesOf = (seen) => seen.items.filter(({ what }) => what === 'node').map(({ n }) => n);

test('cells of a level stand in order and apart, and parents are centred', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { parents, widths } = someTree(seed, 150);
    const x = tidy(parents, widths);
    for (const level of levelsOf(parents)) {
      for (let at = 1; at < level.length; at += 1) {
        const [a, b] = [level[at - 1], level[at]];
        const space = x[b] - x[a] - (widths[a] + widths[b]) / 2;
        assert.ok(space > 8.9, `seed ${seed}: cells ${a} and ${b} are ${space} apart`);
      }
    }
    parents.forEach((_, index) => {
      const below = parents.flatMap((parent, child) => (parent === index ? [child] : []));
      if (below.length > 0) assert.ok(Math.abs((x[below[0]] + x[below.at(-1)]) / 2 - x[index]) < 1e-6, `seed ${seed}: cell ${index} is not centred`);
    });
  }
});

test('a chain of many cells is laid out at once', () => {
  const count = 100_000;
  const x = tidy(Array.from({ length: count }, (_, index) => index - 1), new Array(count).fill(10));
  assert.ok(x.every((each) => each === 0));
});

test('what stands beside a shape overlaps nothing, and two trees stand side by side', () => {
  const cell = (parent, level, more = {}) => ({ parent, level, width: 60, shapeWidth: 60, height: 34, above: 16, below: 0, ...more });
  const badge = (parent, level) => cell(parent, level, { width: 30, shapeWidth: 30, height: 22, above: 0, beside: true });
  const cells = [cell(-1, 0), badge(0, 1), cell(0, 1), badge(2, 2), cell(0, 1), cell(-1, 0), cell(5, 1)];
  const { x, y, width } = layout(cells);
  assert.equal(y[1], y[0]);
  assert.ok(x[1] - 15 >= x[0] + 30 && x[3] + 15 <= x[4] - 30, 'badges stand between the shapes');
  assert.ok(x[5] - 30 > x[4] + 30 && x[6] + 30 <= width);
  cells.forEach((each, index) => assert.ok(x[index] - each.width / 2 >= -1e-9 && x[index] + each.width / 2 <= width + 1e-9));
});

test('every shape is as wide as its text, and is a closed line', () => {
  for (const shape of ['max', 'min', 'chance', 'leaf', 'over', 'table', 'stopped', 'open', 'expanded', 'closed', 'goal']) {
    for (const text of [0, 8, 30, 41, 42, 90, 200]) {
      const { width, height } = sizeOf(shape, text);
      assert.ok(width > text && height > 20, `${shape} around ${text}`);
      for (const line of outlines(shape, width, height)) assert.match(line, /^M[^M]*Z$/);
    }
  }
});

test('a small tree is drawn whole, with a stub where it was cut, and keeps a place for what is to come', () => {
  const trace = alphaBeta(TEXTBOOK);
  const last = visible(trace, trace.length);
  assert.equal(nodesOf(last).length, 11);
  assert.deepEqual(last.items.filter(({ what }) => what === 'cut').map(({ n, count }) => [n, count]), [[6, 2]]);
  for (let place = 0; place <= trace.length; place += 1) {
    const seen = visible(trace, place);
    assert.equal(nodesOf(seen).length, trace.counts(place).nodes);
    const slots = (items) => items.map(({ key, stub, n }) => (stub ? `${stub} ${n}` : key));
    if (place > 0) assert.deepEqual(slots(seen.items), slots(last.items), `place ${place}`);
  }
});

test('what a cut-off left out of a typed tree is drawn with its numbers, and keeps its place from the start', () => {
  const text = (node) => (typeof node === 'number' ? String(node) : null);
  const write = (node, isMax = true) => text(node) ?? `${isMax ? 'max' : 'min'}[${node.map((child) => write(child, !isMax)).join(' ')}]`;
  const typed = (tree) => alphaBeta(tree, write(tree));
  const trace = typed(TEXTBOOK);
  const last = visible(trace, trace.length);
  assert.deepEqual(last.items.filter(({ what }) => what === 'cut'), []);
  assert.deepEqual(last.items.filter(({ what }) => what === 'unseen').map(({ n, branch }) => [n, branch.name, branch.value]), [[6, '2', '4'], [6, '3', '6']]);
  for (let place = 1; place <= trace.length; place += 1) {
    const seen = visible(trace, place);
    const isCut = Boolean(trace.node(6, place)?.cut);
    assert.equal(seen.items.filter(({ what }) => what === 'unseen').length, isCut ? 2 : 0, `place ${place}`);
    assert.deepEqual(seen.items.map(({ key }) => key), last.items.map(({ key }) => key), `place ${place}`);
  }
  // A branch of several nodes is drawn whole.
  const deep = typed([[3, 5], [2, [7, 8]]]);
  const unseen = visible(deep, deep.length).items.filter(({ what }) => what === 'unseen');
  assert.deepEqual(unseen.map(({ branch, way }) => [branch.kind, branch.value, way]), [['max', '', '2'], ['leaf', '7', '2 1'], ['leaf', '8', '2 2']]);
});

test('of a large tree the lines that matter are drawn, not too much else, and what is left out is counted', () => {
  const trace = alphaBeta(fullTree(generator(7), 7, 5));
  for (let place = 1; place <= trace.length; place += 97) {
    const focus = trace.current(Math.ceil(place / 2));
    const seen = visible(trace, place, { focus });
    const drawn = new Set(nodesOf(seen));
    assert.ok(drawn.size <= 230, `${drawn.size} nodes at ${place}`);
    for (const n of [...trace.path(trace.current(place), place), ...trace.mainLine(place), ...trace.path(focus, place)]) assert.ok(drawn.has(n));
    const more = new Map(seen.items.filter(({ what }) => what === 'more').map(({ n, count }) => [n, count]));
    for (const item of seen.items.filter(({ what }) => what === 'node')) {
      const children = trace.children(item.n, place);
      const hidden = children.filter((child) => !drawn.has(child)).length;
      assert.equal((more.get(item.n) ?? 0) + item.folded, hidden, `node ${item.n} at ${place}`);
    }
  }
});

/** The value of a nested list of numbers, every leaf looked at. */
function minimax(tree, isMax) {
  if (typeof tree === 'number') return tree;
  const values = tree.map((child) => minimax(child, !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
}

test('a node that was looked at as a whole is exact, and nothing is called exact that is not', () => {
  const book = alphaBeta(TEXTBOOK);
  const last = book.roots(book.length)[0];
  const bounds = book.children(last, book.length).map((n) => [book.value(n, book.length), book.node(n, book.length).returned.bound, book.bound(n, book.length)]);
  assert.deepEqual(bounds, [[3, 'exact', 'exact'], [2, 'upper', 'upper'], [2, 'upper', 'exact']]);
  let gained = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const tree = fullTree(generator(seed), 3, 4);
    const trace = alphaBeta(tree);
    const check = (n, part, isMax) => {
      const value = trace.value(n, trace.length);
      const bound = trace.bound(n, trace.length);
      const truth = minimax(part, isMax);
      if (bound === 'exact') assert.equal(value, truth, `seed ${seed}, node ${n}`);
      else assert.ok(bound === 'lower' ? truth >= value : truth <= value, `seed ${seed}, node ${n}`);
      if (bound !== trace.node(n, trace.length).returned.bound) gained += 1;
      for (const child of trace.children(n, trace.length)) check(child, part[Number(trace.node(child, trace.length).action) - 1], !isMax);
    };
    check(trace.roots(trace.length)[0], tree, true);
  }
  assert.ok(gained > 50, `${gained} nodes were known better than the search claimed`);
});

test('what was looked at and is not drawn stands before what came later', () => {
  const trace = alphaBeta(fullTree(generator(7), 7, 5));
  let found = 0;
  for (let place = 1; place <= trace.length; place += 61) {
    const { items } = visible(trace, place);
    for (const [index, item] of items.entries()) {
      if (item.what !== 'more') continue;
      found += 1;
      const drawn = items.filter(({ parent, what }) => parent === item.parent && what === 'node').map(({ n }) => n);
      const children = trace.children(item.n, place);
      const first = children.findIndex((child) => !drawn.includes(child));
      const before = items.slice(0, index).filter(({ parent, what }) => parent === item.parent && what === 'node');
      assert.equal(before.length, first, `below ${item.n} at ${place}`);
      assert.ok(!items.slice(0, index).some(({ parent, what }) => parent === item.parent && what === 'cut'));
    }
  }
  assert.ok(found > 20);
});

test('at a cut-off the branch that makes it right is drawn and marked', () => {
  const trace = alphaBeta(fullTree(generator(7), 7, 5));
  let found = 0;
  for (let place = trace.next(0, 'cut'); place !== null; place = trace.next(place + 40, 'cut')) {
    const { cut, kind } = trace.node(trace.event(place).n, place);
    const reason = visible(trace, place).items.filter(({ isReason }) => isReason);
    assert.equal(reason.length, 1, `place ${place}`);
    assert.equal(trace.value(reason[0].n, place), cut.limit);
    assert.equal(trace.node(reason[0].node.parent, place).kind, kind === 'max' ? 'min' : 'max');
    found += 1;
  }
  assert.ok(found > 10);
});

test('each opening shows a dozen more children', () => {
  const trace = alphaBeta([Array.from({ length: 80 }, (_, index) => index), ...Array.from({ length: 90 }, () => 1)]);
  const below = (opened) => visible(trace, trace.length, { opened }).items.filter(({ parent, what }) => parent === 0 && what === 'node').length;
  const first = below(new Map());
  assert.ok(first < 20);
  assert.equal(below(new Map([[1, DOZEN]])), first + DOZEN);
  assert.equal(below(new Map([[1, 10 * DOZEN]])), 91);
});

test('best first puts the best child of each player first', () => {
  const trace = alphaBeta([[3, 12, 8], [9, 4, 6], [14, 5, 20]]);
  const items = visible(trace, trace.length, { order: 'best' }).items;
  const values = items.filter(({ what, parent }) => what === 'node' && parent === 0).map(({ value }) => value);
  assert.deepEqual(values, [...values].sort((a, b) => b - a));
});

test('the same place is seen the same way from both sides', () => {
  const trace = alphaBeta(fullTree(generator(3), 5, 4));
  const places = Array.from({ length: 60 }, (_, index) => Math.floor((index * trace.length) / 60));
  const forward = places.map((place) => JSON.stringify(visible(trace, place)));
  const back = places.toReversed().map((place) => JSON.stringify(visible(trace, place))).reverse();
  assert.deepEqual(back, forward);
});

test('the outline has the way to the search open, says why it was cut, and opens what is asked for', () => {
  const trace = alphaBeta(TEXTBOOK);
  const rows = (place, turned = new Map()) => outlineRows(trace, place, {}, turned, new Map());
  const place = trace.next(0, 'cut');
  assert.deepEqual(rows(place).filter(({ isOpen }) => isOpen).map(({ n }) => n), [1]);
  const opened = rows(place, new Map([[6, true], [2, true]]));
  assert.deepEqual(opened.map(({ key }) => key), ['node 1', 'node 2', 'node 3', 'node 4', 'node 5', 'node 6', 'node 7', 'cut 6']);
  assert.deepEqual(opened.map(({ level }) => level), [1, 2, 3, 3, 3, 2, 3, 3]);
});

test('of a line with thousands of levels the part around the search is drawn', () => {
  let chain = 1;
  for (let level = 0; level < 2000; level += 1) chain = [chain];
  const trace = alphaBeta(chain);
  for (const place of [1, 80, 500, 2001, trace.length - 3000, trace.length]) {
    const seen = visible(trace, place);
    const drawn = nodesOf(seen);
    assert.ok(drawn.length <= 120, `${drawn.length} nodes at ${place}`);
    assert.ok(drawn.includes(trace.current(place)));
    assert.equal(seen.items[0].n, seen.above + 1);
  }
});
