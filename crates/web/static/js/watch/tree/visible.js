/**
 * Which nodes of a search are drawn at a place of its trace.
 *
 * A picture has room for some hundred nodes, a search visits millions. Small trees are drawn whole. Of larger ones the lines
 * that matter are drawn first: the one being searched, the main line, the one to the node looked at. Then the best children
 * of their nodes, then a few of theirs. What is left out is counted where it would hang.
 *
 *         ▲
 *    ┏━━━━╋────┬────┐
 *    ▼    ▼    ▼  +4 more        a stub that can be opened
 *    ┃   +7                      folded: all its children are left out
 *    ■
 *
 * Everything is a function of the trace, the place and what the reader opened, so going back shows exactly what was shown.
 */

import { guaranteeOf } from "../trace/guarantee.js";
import { skippedBranches } from "../trace/typedTree.js";

/** Trees up to this size are drawn whole, unless a level is too wide to be seen at once. */
const SMALL = 150;
const WIDE = 48;
/** Of larger ones at most so many nodes, the lines that matter aside. */
const MOST = 200;
/** A tree that will never be larger has a fixed place for every node from the start. */
const FIXED = 60;
/** How many children are drawn of a node on a line that matters, of a child of such a node, and so on. */
const GENEROUS = [8, 2, 0];
const SPARING = [8, 1, 0];
const STINGY = [5, 0];
/** In sampling what is off the lines that matter was hardly visited. */
const SAMPLED = [8, 0];
/** Of a line with more levels than this only the lower part is drawn, moved on by so many levels at a time. */
const DEEP = 90;
const LEAP = 30;
/** How many more children each opening shows. */
export const DOZEN = 12;

/**
 * @typedef {Object} Item
 * @property {string} key its name from picture to picture
 * @property {"node"|"cut"|"omitted"|"rejected"|"counted"|"more"|"unseen"|"future"} what
 * @property {number} n the node, or the node below which a stub hangs
 * @property {number} parent index among the items; -1 for a root
 * @property {number} level
 * @property {Object} [node] what is known of it at the place
 * @property {Object} [last] what will be known of it in the end, where every node has a fixed place
 * @property {string} [shape]
 * @property {number} [count] how many a stub stands for
 * @property {{name: string, kind: string, value: string, children: object[]}} [branch] what a cut-off left out and the reader typed: see typedTree.js
 * @property {string} [stub] of what kind a stub is that is still to come
 * @property {string} [way] the names of the branches from node `n` down to this one
 * @property {number} [folded] how many children are left out below a node of which none is drawn
 * @property {boolean} [isMain] @property {boolean} [isActive] @property {boolean} [isCurrent] @property {boolean} [isFocus]
 * @property {boolean} [isStale] visited again later: the later visit has the value
 * @property {boolean} [isReason] what a player above already has, which makes the cut-off of the present step right
 */

/**
 * @param {import("../trace/trace.js").Trace} trace
 * @param {number} place
 * @param {{focus?: number|null, opened?: Map<number, number>, order?: "visit"|"best", pinMain?: boolean, round?: number|null}} [how]
 *   `opened`: how many children more than usual are drawn of a node; `round`: the root of an earlier round
 * @returns {{items: Item[], roots: number[], rounds: Object[], drawn: number, above: number, isFixed: boolean}}
 */
export function visible(trace, place, how = {}) {
  const { focus = null, opened = new Map(), order = "visit", pinMain = true, round = null } = how;
  const all = trace.roots(place);
  const path = pathOf(trace, trace.current(place), place);
  const way = focus === null ? path : pathOf(trace, focus, place);
  const above = way.length > DEEP ? Math.floor((way.length - DEEP) / LEAP + 1) * LEAP : 0;
  const roots = above > 0 ? [way[above]] : rootsShown(trace, place, all, round);
  const look = new Look(trace, place, order);
  const main = new Set(pinMain ? trace.mainLine(place) : []);
  const reason = reasonAt(trace, place);
  const pinned = new Set([...roots, ...path, ...main, ...way, ...(reason === null ? [] : [reason])]);
  const isFixed = sizeUpTo(trace, trace.length, roots, FIXED + 1) <= FIXED;
  const isWhole = isFixed || isSmall(trace, place, roots);
  const drawn = isWhole ? null : choose(look, roots, pinned, opened);
  const marks = { main, current: trace.current(place), focus, reason };
  const writer = { look, drawn, marks, isFixed, items: [] };
  for (const root of roots) write(writer, root);
  const count = writer.items.reduce((sum, item) => sum + (item.what === "node" ? 1 : 0), 0);
  return { items: writer.items, roots, rounds: roundsOf(trace, place, all), drawn: count, above, isFixed };
}

/** At a cut-off: the node whose value makes it right, see guarantee.js; else null. */
export function reasonAt(trace, place) {
  const event = trace.event(place);
  return event?.t === "cut" ? (guaranteeOf(trace, event.n, place)?.node ?? null) : null;
}

/** The nodes from the root to this one; none when it is not there yet. */
export function pathOf(trace, node, place) {
  return node === null || node === undefined || !trace.node(node, place) ? [] : trace.path(node, place);
}

/** The tree of the round that is wanted, else of the last one; both ends of a bidirectional search. */
function rootsShown(trace, place, all, round) {
  if (all.length === 0) return [];
  const chosen = round !== null && all.includes(round) ? all.indexOf(round) : all.length - 1;
  const side = (index) => trace.node(all[index], place)?.fromGoal ?? false;
  const isPair = (one, two) => two >= 0 && two < all.length && side(one) !== side(two);
  if (isPair(chosen, chosen - 1)) return [all[chosen - 1], all[chosen]];
  if (isPair(chosen, chosen + 1)) return [all[chosen], all[chosen + 1]];
  return [all[chosen]];
}

/** Every round of deepening so far, as its root, its bound, and its value. */
function roundsOf(trace, place, all) {
  const rounds = [];
  for (const n of all) {
    const node = trace.node(n, place);
    if (node.iteration === null || node.iteration === undefined || node.fromGoal) continue;
    const again = rounds.filter(({ bound }) => bound === node.iteration).length;
    rounds.push({ n, bound: node.iteration, again, node, value: trace.family === "game" ? trace.value(n, place) : null });
  }
  return rounds;
}

/** How many nodes there are at a place, counted no further than `most`. */
function sizeUpTo(trace, place, roots, most) {
  const queue = [...roots];
  for (let next = 0; next < queue.length && queue.length < most; next += 1) queue.push(...trace.children(queue[next], place));
  return queue.length;
}

function isSmall(trace, place, roots) {
  let [size, level] = [0, roots];
  while (level.length > 0) {
    size += level.length;
    if (size > SMALL || level.length > WIDE) return false;
    level = level.flatMap((n) => trace.children(n, place));
  }
  return true;
}

/** The trace at one place, each node asked for once. */
export class Look {
  constructor(trace, place, order) {
    this.trace = trace;
    this.place = place;
    this.order = order;
    this.nodes = new Map();
    this.below = new Map();
    this.ranks = new Map();
  }

  node(n) {
    if (!this.nodes.has(n)) this.nodes.set(n, this.trace.node(n, this.place));
    return this.nodes.get(n);
  }

  children(n) {
    if (!this.below.has(n)) this.below.set(n, this.trace.children(n, this.place));
    return this.below.get(n);
  }

  /** The children of a node, best for the one who decides there first. */
  ranked(n) {
    if (!this.ranks.has(n)) this.ranks.set(n, ranked(this, n));
    return this.ranks.get(n);
  }

  inOrder(n) {
    return this.order === "best" ? this.ranked(n) : this.children(n);
  }

  /** What is to be told about a node. */
  describe(n, marks) {
    const node = this.node(n);
    return {
      node,
      shape: this.trace.shape(n, this.place),
      value: this.trace.value(n, this.place),
      isMain: marks.main.has(n),
      isActive: Boolean(node.isActive),
      isCurrent: marks.current === n,
      isFocus: marks.focus === n,
      isReason: marks.reason === n,
      isStale: isVisitedAgain(this, n, node),
    };
  }
}

/** Sorts children by what makes them interesting; those with nothing to show come last, in order of visit. */
function ranked(look, n) {
  const { trace, place } = look;
  const children = look.children(n);
  if (children.length < 2) return children;
  const kind = look.node(n).kind;
  const merit = (child) => {
    if (trace.family === "sampling") return look.node(child).visits ?? 0;
    if (kind === "chance") return look.node(child).probability ?? 0;
    const value = trace.value(child, place);
    if (value === null || value === undefined) return Number.NEGATIVE_INFINITY;
    return kind === "max" ? value : -value;
  };
  const merits = new Map(children.map((child) => [child, merit(child)]));
  return [...children].sort((a, b) => (merits.get(b) === merits.get(a) ? 0 : merits.get(b) - merits.get(a)));
}

/** The nodes of a picture that cannot show all. */
function choose(look, roots, pinned, opened) {
  const drawn = new Set(pinned);
  const limits = limitsFor(look, roots, pinned);
  const queue = roots.map((n) => ({ n, distance: 0 }));
  let room = Math.max(0, MOST - drawn.size);
  for (const { n, distance } of queue) {
    const extra = opened.get(n) ?? 0;
    let left = limits[Math.min(distance, limits.length - 1)] + extra;
    const mine = look.ranked(n);
    // A stub for a single child would take more room than the child.
    if (left > 0 && mine.length - left === 1) left += 1;
    for (const child of mine) {
      if (left <= 0) break;
      left -= 1;
      if (drawn.has(child)) continue;
      // What the reader opened is shown even when the picture is full.
      if (room <= 0 && extra === 0) break;
      drawn.add(child);
      room -= 1;
    }
    for (const child of mine) if (drawn.has(child)) queue.push({ n: child, distance: pinned.has(child) ? 0 : distance + 1 });
  }
  return drawn;
}

/** Deep searches have long lines: fewer children of each then. Depends on the round, not on the step, so that it stays. */
function limitsFor(look, roots, pinned) {
  if (look.trace.family === "sampling") return SAMPLED;
  const depth = look.trace.family === "game" ? 2 * ((look.node(roots[0])?.depth ?? 0) + 1) : pinned.size;
  if (depth <= 14) return GENEROUS;
  return depth <= 26 ? SPARING : STINGY;
}

/** Adds a tree to the items: parents before their children, each with its stubs. */
function write(writer, root) {
  const { items } = writer;
  /** @type {Partial<Item>[]} */
  const waiting = [{ what: "node", n: root, parent: -1, level: 0 }];
  while (waiting.length > 0) {
    const item = waiting.pop();
    const index = items.length;
    items.push(item);
    item.key = keyOf(item);
    const branches = branchesBelow(writer, item);
    for (let at = branches.length - 1; at >= 0; at -= 1) waiting.push({ ...branches[at], parent: index, level: item.level + 1 });
  }
}

/**
 * What is to come keeps the name it will have.
 * @param {Partial<Item>} item
 */
function keyOf({ what, n, stub, way }) {
  if (way !== undefined) return `unseen ${n} ${way}`;
  return `${what === "future" ? "node" : what} ${n}${stub ? ` ${stub}` : ""}`;
}

function branchesBelow(writer, item) {
  if (item.branch) return unseen(item.what, item.n, item.branch.children, `${item.way} `);
  if (item.what === "node") return nodeBranches(writer, item);
  return item.what === "future" && !item.stub ? futureBranches(writer.look, item.n) : [];
}

/** Branches that nobody looked at, as items below node `n`. */
function unseen(what, n, branches, way = "") {
  return branches.map((branch) => ({ what, n, branch, way: `${way}${branch.name}` }));
}

/** A cut-off shows what it left out where that is known, else how much. */
function shownStubs(look, node, place, what) {
  const stubs = stubsOf(node);
  const skipped = skippedBranches(look.trace, node, place);
  if (!skipped) return stubs;
  return stubs.flatMap((stub) => (stub.what === "cut" ? unseen(what, node.n, skipped) : [stub]));
}

/** Dresses a node and answers what hangs below it. */
function nodeBranches({ look, drawn, marks, isFixed }, item) {
  const { trace } = look;
  const { n } = item;
  const all = look.inOrder(n);
  const shown = item.level >= DEEP ? [] : drawn ? all.filter((child) => drawn.has(child)) : all;
  Object.assign(item, look.describe(n, marks), { folded: shown.length === 0 ? all.length : 0 });
  const branches = branchesOf(n, all, shown);
  const stubs = shownStubs(look, item.node, look.place, "unseen");
  // Below a folded node nothing hangs; its tag tells of a cut-off.
  branches.push(...(item.folded > 0 ? stubs.filter(({ what }) => what === "rejected") : stubs));
  if (isFixed) {
    item.last = { node: trace.node(n, trace.length), shape: trace.shape(n, trace.length), value: trace.value(n, trace.length) };
    branches.push(...futureChildren(look, n), ...futureStubs(look, item.last.node, stubs));
  }
  return branches;
}

/** The children that are drawn, and one stub for the others where the first of them would stand: they were looked at in that order. */
function branchesOf(n, all, shown) {
  const drawn = new Set(shown);
  const branches = [];
  for (const child of all) {
    if (drawn.has(child)) branches.push({ what: "node", n: child });
    else if (shown.length > 0 && !branches.some(({ what }) => what === "more")) branches.push({ what: "more", n, count: all.length - shown.length });
  }
  return branches;
}

/** What hangs below a node but is no node. */
export function stubsOf(node) {
  const { n } = node;
  const stubs = [];
  if (node.cut) stubs.push({ what: "cut", n, count: node.cut.skipped });
  if (node.omitted) stubs.push({ what: "omitted", n, count: node.omitted.outcomes });
  if (node.rejected?.length > 0) stubs.push({ what: "rejected", n, count: node.rejected.length });
  if (node.skipped > 0) stubs.push({ what: "counted", n, count: node.skipped });
  return stubs;
}

/** The children that will come, to keep their places free. */
function futureChildren(look, n) {
  const { trace, place } = look;
  const later = trace.children(n, trace.length).filter((child) => !trace.node(child, place));
  return later.map((child) => ({ what: "future", n: child }));
}

function futureStubs(look, last, now) {
  const later = shownStubs(look, last, look.trace.length, "future");
  const missing = later.filter(({ what, way }) => !now.some((stub) => (way === undefined ? stub.what === what : stub.way === way)));
  return missing.map((stub) => (stub.branch ? stub : { what: "future", n: last.n, stub: stub.what, count: stub.count }));
}

function futureBranches(look, n) {
  const { trace } = look;
  return [...futureChildren(look, n), ...futureStubs(look, trace.node(n, trace.length), [])];
}

/** True for a visit that a later one under the same parent replaced. */
function isVisitedAgain(look, n, node) {
  const parent = node.parent ?? null;
  if (look.trace.family !== "game" || parent === null || look.node(parent)?.kind === "chance") return false;
  const siblings = look.children(parent);
  for (let at = siblings.length - 1; at >= 0 && siblings[at] !== n; at -= 1) {
    if (look.node(siblings[at]).action === node.action) return true;
  }
  return false;
}
