/**
 * A recorded search, looked at from any place.
 *
 *     place   0 ── event 1 ──► 1 ── event 2 ──► 2 … length          place p: the first p events have happened
 *
 *     const trace = new Trace(json);
 *     trace.counts(1234).nodes          sums up to there
 *     trace.node(17, 1234)              what was known of node 17 there, or null before it was met
 *
 * Everything is a pure function of the place, so that a step back shows exactly what was there before. The events are read once
 * (index.js); after that an answer costs the logarithm of the events, or the children of the node asked about. Values are
 * Player One's view; open ends of windows and values without limit are ±Infinity.
 *
 * @typedef {object} TraceNode
 * @property {number} n
 * @property {number|null} parent  at this place; null for a root, and where the parent was not recorded
 * @property {number} level  0 for a root
 * @property {string|null} action  what leads here
 * @property {string} kind  "max" | "min" | "chance" | "over", in puzzles "open"
 * @property {{alpha: number, beta: number}|null} entered  the window it was entered with
 * @property {{alpha: number, beta: number}|null} window  the window now
 * @property {{action: string, value: number}[]} handled  the values that came back from below, in order
 * @property {{action: string, value: number, limit: number, skipped: number}|null} cut
 * @property {{outcomes: number, probability: number}|null} omitted
 * @property {{value: number, bound: string, source: string}|null} returned
 * @property {number} skipped  nodes right below it (at any depth) that were searched and only counted
 * @property {boolean} isActive  on the way to the node being searched
 * @property {number} [best]  games: the best value that came back so far
 * @property {number} [visits]  sampling
 * @property {number} [mean]  sampling
 * @property {number} [bonus]  sampling: what the node's rarity adds
 * @property {number} [g]  puzzles: what the way here costs
 * @property {number|null} [h]  puzzles: what the rest is thought to cost
 * @property {number} [f]  puzzles: g + h
 * @property {number|null} [goal]  puzzles: what the solution costs that ends here
 * @property {boolean} [isExpanded] @property {boolean} [isClosed]
 */
import { exactNodes } from "./exactness.js";
import { looseNodes } from "./looseness.js";
import { meanSoFar } from "./outcomes.js";
import { countUpTo, firstBeyond, lastUpTo } from "./tally.js";
import { asNumber, asWindow, buildIndex, COUNTERS } from "./index.js";
import { foldGame, foldPuzzle, foldSampling } from "./node.js";

const FOLDS = { game: foldGame, sampling: foldSampling, puzzle: foldPuzzle };

/** Fields of the header that older files lack. */
const UNTOLD = { whole: null, levels: null, counters: null, seconds: null, stopped: null, best: null, value: null, line: null, cost: null, reason: null, idle: [] };

export class Trace {
  #events;
  #index;
  #active = { place: -1, slots: new Set() };
  #exact = null;
  #loose = null;

  /** Throws an error with the code "bad-trace" (`asProblem` of door/problem.js makes a sentence of it) when `json` is no trace. */
  constructor(json) {
    this.#index = buildIndex(json);
    this.#events = json.events;
    const { events, ...header } = json;
    /** The header: game, variant, position, player, nodes, counters, … */
    this.info = { ...UNTOLD, ...header };
    /** The number of events, which is the last place. */
    this.length = events.length;
    /** "game", "sampling" or "puzzle". */
    this.family = this.#index.family;
    /** True for puzzle searches that go back up instead of keeping a frontier. */
    this.isDepthFirst = this.#index.isDepthFirst;
  }

  /** The event that led to `place`, or null at 0. Its numbers are numbers, its windows have both ends. */
  event(place) {
    const event = this.#events[place - 1];
    if (!event) return null;
    const plain = { ...event };
    for (const name of ["value", "best", "was_best", "limit", "bonus", "was_bonus", "mean", "was_mean"]) {
      if (typeof plain[name] === "string") plain[name] = asNumber(plain[name]);
    }
    for (const name of ["window", "was_window"]) if (plain[name]) plain[name] = asWindow(plain[name]);
    return plain;
  }

  /** The work done up to a place. */
  counts(place) {
    return Object.fromEntries(COUNTERS.map((name) => [name, this.#index.tallies[name].at(place)]));
  }

  /** How many nodes of the tree are here at a place: without those that were only counted, or only played through. */
  size(place) {
    return countUpTo(this.#index.born, place);
  }

  /** The root's best action at a place, or null. */
  best(place) {
    const at = lastUpTo(this.#index.bests, place);
    return at === null ? null : { action: this.#events[at - 1].action, value: asNumber(this.#events[at - 1].value) };
  }

  /** The bound of the round of deepening at a place, or null. */
  iteration(place) {
    const at = lastUpTo(this.#index.stops.round, place);
    return at === null ? null : this.#events[at - 1].bound;
  }

  /** The node that the event which led to `place` is about, or the last one before it. */
  current(place) {
    return this.#numberOf(this.#index.subjects[place] ?? -1);
  }

  /** What is known of a node at a place; null before it is there. @returns {TraceNode|null} */
  node(n, place) {
    const slot = this.#slotAt(n, place);
    if (slot < 0) return null;
    const birth = this.#events[this.#index.born[slot] - 1];
    const way = this.#wayAt(slot, place);
    const h = birth.h ?? null;
    // One plain literal: a screen asks for hundreds of nodes at each step.
    const node = {
      n,
      parent: this.#numberOf(way.parent),
      level: this.#levelAt(slot, place),
      action: way.action,
      kind: birth.kind ?? "open",
      depth: birth.depth ?? null,
      iteration: this.family === "sampling" ? null : this.iteration(this.#index.born[slot]),
      probability: birth.probability ?? null,
      entered: asWindow(birth.window),
      window: asWindow(birth.window),
      best: null,
      handled: [],
      cut: null,
      omitted: null,
      visits: 0,
      mean: null,
      bonus: null,
      returned: null,
      g: way.g,
      h,
      f: way.g === null || h === null ? null : way.g + h,
      fromGoal: birth.from_goal === true,
      position: birth.position ?? null,
      isExpanded: false,
      isClosed: false,
      goal: null,
      rejected: [],
      skipped: this.#skippedAt(slot, place),
      isActive: this.#activeAt(place).has(slot),
    };
    FOLDS[this.family](node, this.#ownEvents(slot, place));
    return node;
  }

  /** How a node is drawn: max, min, chance, over, leaf, table, stopped; in puzzles open, expanded, closed, goal. */
  shape(n, place) {
    const node = this.node(n, place);
    if (!node) return null;
    if (node.kind === "open") {
      if (node.goal !== null) return "goal";
      return node.isClosed ? "closed" : node.isExpanded ? "expanded" : "open";
    }
    const source = node.returned?.source;
    if (source && source !== "children" && node.skipped === 0 && !this.#hasChildren(n, place)) {
      return source === "table" || source === "stopped" ? source : "leaf";
    }
    return node.kind;
  }

  /** The number to show in a node: what it returned, else its best so far, its mean, f or g; null when there is none. */
  value(n, place) {
    const node = this.node(n, place);
    if (!node) return null;
    if (node.kind === "chance" && !node.returned && node.best !== null) return meanSoFar(node, this.shares(n, place))?.mean ?? node.best;
    return node.returned?.value ?? node.best ?? node.mean ?? node.f ?? node.g;
  }

  /** The probabilities of the outcomes below a chance node that were looked at, by action. */
  shares(n, place) {
    const births = this.#childSlots(n, place).map((slot) => this.#events[this.#index.born[slot] - 1]);
    return new Map(births.filter(({ probability }) => typeof probability === "number").map(({ action, probability }) => [action, probability]));
  }

  /**
   * How sure a node's value is, once it has returned one: "exact", "lower", "upper" or "estimate"; else null. Often more than the
   * search claimed, see exactness.js; less where it left out outcomes of chance, see looseness.js.
   */
  bound(n, place) {
    const returned = this.node(n, place)?.returned;
    return returned ? this.boundOf(n, returned) : null;
  }

  /** The same for a node of which `returned` is known already. */
  boundOf(n, returned) {
    if (this.family !== "game") return returned.bound;
    this.#loose ??= looseNodes(this);
    if (returned.bound === "exact") return this.#loose.has(n) ? "estimate" : "exact";
    this.#exact ??= exactNodes(this);
    return this.#exact.has(n) && !this.#loose.has(n) ? "exact" : returned.bound;
  }

  /** The nodes the search began from, one for each round or for each end, in order of visit. */
  roots(place) {
    const { roots, born } = this.#index;
    return roots.filter((slot) => born[slot] <= place).map((slot) => this.#numberOf(slot));
  }

  /** The nodes right below a node at a place, in order of visit. */
  children(n, place) {
    return this.#childSlots(n, place).map((slot) => this.#numberOf(slot));
  }

  /** The nodes from the root to this one, both included; empty before it is there. */
  path(n, place) {
    const way = [];
    for (let slot = this.#slotAt(n, place); slot >= 0; slot = this.#wayAt(slot, place).parent) way.push(this.#numberOf(slot));
    return way.reverse();
  }

  /**
   * The actions from the root of the search to this node, for its board. Null where they are not known: on the half of a
   * two-ended search that starts at the goal (such a node has its `position`), and where the way was not recorded.
   */
  actionsTo(n, place) {
    const way = this.path(n, place).map((number) => this.#wayAt(this.#slotAt(number, place), place));
    if (way.length === 0 || way[0].action !== null || this.#birth(n).from_goal) return null;
    return way.slice(1).map(({ action }) => action);
  }

  /**
   * The expected play of the last round: nodes whose value became the value of the one above, down to where it was born or to
   * a chance node, whose value all outcomes give together. Sampling: the child visited most. Puzzles: the solution, from the
   * start to the goal.
   */
  mainLine(place) {
    if (this.family === "puzzle") return this.#solution(place);
    const root = this.roots(place).at(-1);
    if (root === undefined) return [];
    const line = [root];
    let wanted = this.best(place)?.action ?? null;
    for (let next = this.#successor(root, place, wanted); next !== null; next = this.#successor(next, place, null)) line.push(next);
    return line;
  }

  /** The next place after this one where something happened: "cut", "best", "leaf", "round", or "depth" (a node at most so deep). */
  next(place, what, depth = 0) {
    if (what !== "depth") return firstBeyond(this.#index.stops[what] ?? [], place);
    const { places, levels } = this.#index.arrivals;
    for (let at = countUpTo(places, place); at < places.length; at++) if (levels[at] <= depth) return places[at];
    return null;
  }

  /** The last place before this one where something happened, as for `next`. */
  previous(place, what, depth = 0) {
    if (what !== "depth") return lastUpTo(this.#index.stops[what] ?? [], place - 1);
    const { places, levels } = this.#index.arrivals;
    for (let at = countUpTo(places, place - 1) - 1; at >= 0; at--) if (levels[at] <= depth) return places[at];
    return null;
  }

  /** The first place with at least so many nodes counted; the end when there are fewer. */
  placeOfNodes(count) {
    return this.#index.tallies.nodes.placeOf(count) ?? this.length;
  }

  /** Calls `visit(event, place)` with every event as it stands in the file, in order. For indexes beyond this one. */
  scan(visit) {
    this.#events.forEach((event, index) => visit(event, index + 1));
  }

  #numberOf(slot) {
    return slot < 0 ? null : this.#index.numbers[slot];
  }

  #birth(n) {
    return this.#events[this.#index.born[this.#index.slots.get(n)] - 1];
  }

  /** The slot of a node, or -1 when it is not there at this place. */
  #slotAt(n, place) {
    const slot = this.#index.slots.get(n) ?? -1;
    return slot >= 0 && this.#index.born[slot] <= place ? slot : -1;
  }

  /** A node's own events up to a place, its birth first: how many, and each by its index. */
  #ownEvents(slot, place) {
    const { starts, items } = this.#index.own;
    const start = starts[slot];
    const placeOf = (index) => items[start + index];
    return { length: countUpTo(items, place, start, starts[slot + 1]) - start, placeOf, at: (index) => this.#events[placeOf(index) - 1] };
  }

  /** The place at which a node was cut off last, up to `place`; null when it was not. */
  placeOfCut(n, place) {
    const slot = this.#index.slots.get(n);
    if (slot === undefined) return null;
    const own = this.#ownEvents(slot, place);
    for (let index = own.length - 1; index >= 0; index--) {
      if (own.at(index).t === "cut") return own.placeOf(index);
    }
    return null;
  }

  /** The last step of the way to a node at a place: birth, or the latest cheaper way. */
  #wayAt(slot, place) {
    let event = this.#events[this.#index.born[slot] - 1];
    if (this.#index.moved.has(slot)) {
      const own = this.#ownEvents(slot, place);
      for (let index = own.length - 1; index > 0; index--) {
        if (own.at(index).t === "reroute") {
          event = own.at(index);
          break;
        }
      }
    }
    const parent = event.p === undefined || event.p === null ? -1 : this.#index.slots.get(event.p);
    return { parent, action: event.action ?? null, g: event.g ?? null };
  }

  #levelAt(slot, place) {
    if (this.#index.moved.size === 0) return this.#index.levels[slot];
    let level = 0;
    for (let at = this.#wayAt(slot, place).parent; at >= 0; at = this.#wayAt(at, place).parent) level += 1;
    return level;
  }

  #skippedAt(slot, place) {
    const { skipped, own } = this.#index;
    if (!skipped) return 0;
    const count = countUpTo(own.items, place, own.starts[slot], own.starts[slot + 1]);
    return skipped[count - 1];
  }

  #activeAt(place) {
    if (this.#active.place !== place) {
      const slots = new Set();
      for (let slot = this.#index.tops[place] ?? -1; slot >= 0; slot = this.#wayAt(slot, place).parent) slots.add(slot);
      this.#active = { place, slots };
    }
    return this.#active.slots;
  }

  #childSlots(n, place) {
    const slot = this.#slotAt(n, place);
    const found = [];
    if (slot < 0) return found;
    const { below, links, born } = this.#index;
    for (let at = below.starts[slot]; at < below.starts[slot + 1]; at++) {
      const link = below.items[at];
      if (born[links.child[link]] > place) break;
      if (links.from[link] <= place && place < links.until[link]) found.push(links.child[link]);
    }
    return found;
  }

  #hasChildren(n, place) {
    return this.#childSlots(n, place).length > 0;
  }

  /** The child that gave a node its value. Of equal ones it is the `wanted` action, or the first. */
  #successor(n, place, wanted) {
    if (this.family === "sampling") return this.#mostVisited(n, place, wanted);
    const node = this.node(n, place);
    if (node.kind !== "max" && node.kind !== "min") return null;
    const best = node.best ?? node.returned?.value ?? null;
    const equal = best === null ? [] : node.handled.filter(({ value }) => value === best);
    const chosen = equal.find(({ action }) => action === wanted) ?? equal[0];
    // A search with a narrow window may visit a child twice; the later visit has the value.
    const child = chosen && this.#childSlots(n, place).findLast((slot) => this.#wayAt(slot, place).action === chosen.action);
    return child === undefined ? null : this.#numberOf(child);
  }

  #mostVisited(n, place, wanted) {
    const node = this.node(n, place);
    if (node.kind !== "max" && node.kind !== "min") return null;
    let most = null;
    for (const child of this.children(n, place).map((number) => this.node(number, place))) {
      const isMore = child.visits > (most?.visits ?? 0) || (child.action === wanted && child.visits > 0 && child.visits === most.visits);
      if (isMore) most = child;
    }
    return most?.n ?? null;
  }

  #solution(place) {
    const [start, goal] = [this.#index.goals.start, this.#index.goals.goal].map((places) => lastUpTo(places, place));
    if (start === null && goal === null) return this.roots(place).filter((root) => !this.#birth(root).from_goal).slice(-1);
    const ways = [start, goal].map((at) => (at === null ? [] : this.path(this.#events[at - 1].n, place)));
    return [...ways[0], ...ways[1].reverse()];
  }
}
