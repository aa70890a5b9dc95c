/**
 * The index of a trace: built once in order of events, asked at any place afterwards.
 *
 *     events   1 enter 7 │ 2 enter 8 │ 3 leave 8 │ 4 child 7 │ …          (place = events told so far)
 *     nodes    slots 0, 1, 2 … in order of birth, each with the places of its own events:   7 → 1, 4, …   8 → 2, 3
 *     links    parent → child with the places from which and until which it holds (a cheaper way moves a node)
 *     tallies  the places where a sum changes, with the sum after it
 *
 * A trace that speaks of nodes it has not brought, or leaves others than the one it is in, cannot be replayed: it is refused.
 */
import { Tally } from "./tally.js";

/** Beyond every place. */
export const NEVER = 0x7fffffff;

/** The sums that a trace tells, as the engine's counters call them. */
export const COUNTERS = ["nodes", "leaves", "cutoffs", "table_hits", "expanded", "generated", "simulations"];

const FORMATS = [1, 2];

/** A number of a trace: infinite ones are texts there. */
export function asNumber(value) {
  if (value === "inf") return Infinity;
  if (value === "-inf") return -Infinity;
  return value ?? null;
}

/** A window of a trace, its open ends infinite; null when there is none. */
export function asWindow(window) {
  return window ? { alpha: window.alpha ?? -Infinity, beta: window.beta ?? Infinity } : null;
}

/** What is thrown for something that is no trace: `asProblem` of door/problem.js makes a sentence of it. */
class BadTrace extends Error {
  code = "bad-trace";
}

function bad(message) {
  return new BadTrace(`not a trace: ${message}`);
}

/** Reads the events once and answers the index. Throws an error with the code "bad-trace" when they are no trace. */
export function buildIndex(json) {
  if (!json || typeof json !== "object" || !Array.isArray(json.events)) throw bad("it has no list of events");
  if (!FORMATS.includes(json.format)) throw bad(`its format is ${json.format}, this page reads ${FORMATS.join(" and ")}`);
  if (json.events.length === 0 && json.nodes_recorded > 0) throw bad(`its events are gone, though ${json.nodes_recorded} nodes were recorded`);
  const builder = new Builder(json.events);
  for (let place = 1; place <= json.events.length; place++) builder.read(place);
  return builder.finish();
}

class Builder {
  constructor(events) {
    this.events = events;
    const size = events.length + 1;
    /** The slot of each node number. */
    this.slots = new Map();
    /** By slot. */
    this.numbers = [];
    this.born = [];
    this.parents = [];
    this.levels = [];
    /** By place: the slot the event is about, that slot or the last before it, and the node being searched. */
    this.about = new Int32Array(size).fill(-1);
    this.subjects = new Int32Array(size).fill(-1);
    this.tops = new Int32Array(size).fill(-1);
    this.top = -1;
    /** Links in order of making. */
    this.links = { parent: [], child: [], from: [], until: [] };
    this.linkOf = [];
    this.tallies = Object.fromEntries(COUNTERS.map((name) => [name, new Tally()]));
    /** Places of what people jump to. */
    this.stops = { cut: [], best: [], leaf: [], round: [] };
    this.roots = [];
    this.goals = { start: [], goal: [] };
    this.bests = [];
    this.arrivals = { places: [], levels: [] };
    this.moved = new Set();
    this.skips = false;
    this.isDepthFirst = false;
    this.family = null;
  }

  read(place) {
    const event = this.events[place - 1];
    const reader = event && Object.hasOwn(READERS, event.t) ? READERS[event.t] : null;
    if (!reader) throw bad(`event ${place} is of no known kind`);
    const slot = reader(this, event, place);
    this.about[place] = slot;
    this.subjects[place] = slot >= 0 ? slot : this.subjects[place - 1];
    this.tops[place] = this.top;
  }

  count(name, place, amount = 1) {
    if (amount) this.tallies[name].add(place, amount);
  }

  /** The slot of a node that must be there. */
  known(number, place) {
    const slot = this.slots.get(number);
    if (slot === undefined) throw bad(`event ${place} speaks of node ${number}, which is not there`);
    return slot;
  }

  /** The slot of a parent, -1 for none. */
  above(number, place) {
    return number === undefined || number === null ? -1 : this.known(number, place);
  }

  /** Brings a node; answers its slot. */
  bear(event, place, family) {
    const parent = this.above(event.p, place);
    if (!Number.isSafeInteger(event.n)) throw bad(`event ${place} has no node number`);
    if (this.slots.has(event.n)) throw bad(`event ${place} brings node ${event.n} a second time`);
    this.family ??= family;
    const slot = this.numbers.length;
    this.slots.set(event.n, slot);
    this.numbers.push(event.n);
    this.born.push(place);
    this.parents.push(parent);
    this.linkOf.push(-1);
    this.levels.push(parent < 0 ? 0 : this.levelNow(parent) + 1);
    if (parent < 0 && (event.action === undefined || event.action === null)) this.roots.push(slot);
    this.link(parent, slot, place);
    this.arrive(slot, place);
    return slot;
  }

  arrive(slot, place) {
    this.arrivals.places.push(place);
    this.arrivals.levels.push(this.levelNow(slot));
  }

  /** Once nodes have moved, the levels of those below them are no longer what they were at birth. */
  levelNow(slot) {
    if (this.moved.size === 0) return this.levels[slot];
    let level = 0;
    for (let at = this.parents[slot]; at >= 0; at = this.parents[at]) level += 1;
    return level;
  }

  link(parent, child, place) {
    const { links } = this;
    if (this.linkOf[child] >= 0) links.until[this.linkOf[child]] = place;
    this.linkOf[child] = -1;
    if (parent < 0) return;
    this.linkOf[child] = links.parent.length;
    links.parent.push(parent);
    links.child.push(child);
    links.from.push(place);
    links.until.push(NEVER);
  }

  /** Hangs a node elsewhere. A way that leads through the node itself would be a ring. */
  move(slot, parent, place) {
    for (let at = parent; at >= 0; at = this.parents[at]) {
      if (at === slot) throw bad(`event ${place} leads node ${this.numbers[slot]} back to itself`);
    }
    this.parents[slot] = parent;
    this.moved.add(slot);
    this.link(parent, slot, place);
  }

  /** True when `slot` is on the way to the node being searched. */
  isOnPath(slot) {
    for (let at = this.top; at >= 0; at = this.parents[at]) if (at === slot) return true;
    return false;
  }

  finish() {
    const { numbers, about } = this;
    const own = grouped(numbers.length, about.length, (place) => about[place]);
    const { links } = this;
    const order = Int32Array.from(links.parent.keys());
    if (this.moved.size) order.sort((a, b) => links.child[a] - links.child[b] || a - b);
    const below = grouped(numbers.length, order.length, (index) => links.parent[order[index]]);
    below.items.forEach((index, at) => (below.items[at] = order[index]));
    return {
      ...{ slots: this.slots, numbers, born: Int32Array.from(this.born), levels: Uint32Array.from(this.levels), moved: this.moved },
      ...{ subjects: this.subjects, tops: this.tops, own, below, skipped: this.skips ? this.skippedSums(own) : null },
      links: Object.fromEntries(Object.entries(links).map(([name, list]) => [name, Int32Array.from(list)])),
      ...{ tallies: this.tallies, stops: this.stops, roots: this.roots, goals: this.goals, bests: this.bests, arrivals: this.arrivals },
      ...{ isDepthFirst: this.isDepthFirst, family: this.family ?? "game" },
    };
  }

  /** For each own event of each node: the nodes only counted below it up to and with this event. */
  skippedSums(own) {
    const sums = new Float64Array(own.items.length);
    for (let slot = 0; slot < this.numbers.length; slot++) {
      let sum = 0;
      for (let at = own.starts[slot]; at < own.starts[slot + 1]; at++) {
        const event = this.events[own.items[at] - 1];
        if (event.t === "skip") sum += event.nodes ?? 0;
        sums[at] = sum;
      }
    }
    return sums;
  }
}

/** `count` items sorted into `groups` by `groupOf` (negative: into none), order kept: those of group g are items[starts[g]..starts[g+1]]. */
function grouped(groups, count, groupOf) {
  const starts = new Int32Array(groups + 1);
  for (let item = 0; item < count; item++) if (groupOf(item) >= 0) starts[groupOf(item) + 1] += 1;
  for (let group = 0; group < groups; group++) starts[group + 1] += starts[group];
  const next = starts.slice(0, groups);
  const items = new Int32Array(starts[groups]);
  for (let item = 0; item < count; item++) if (groupOf(item) >= 0) items[next[groupOf(item)]++] = item;
  return { starts, items };
}

/** What each kind of event changes; answers the slot it is about, or -1. */
const READERS = {
  iteration(index, event, place) {
    index.stops.round.push(place);
    index.top = -1;
    return -1;
  },
  enter(index, event, place) {
    const parent = index.above(event.p, place);
    if (parent >= 0 && parent !== index.top) throw bad(`event ${place} enters a node below one that is not being searched`);
    index.top = index.bear(event, place, "game");
    index.count("nodes", place);
    return index.top;
  },
  child: (index, event, place) => index.known(event.n, place),
  cut(index, event, place) {
    index.stops.cut.push(place);
    index.count("cutoffs", place);
    return index.known(event.n, place);
  },
  leave(index, event, place) {
    const slot = index.known(event.n, place);
    if (slot !== index.top) throw bad(`event ${place} leaves a node that is not being searched`);
    index.top = index.parents[slot];
    const isLeaf = event.source === "evaluator" || event.source === "rules";
    if (isLeaf) index.stops.leaf.push(place);
    index.count("leaves", place, isLeaf ? 1 : 0);
    index.count("table_hits", place, event.source === "table" ? 1 : 0);
    return slot;
  },
  omit: (index, event, place) => index.known(event.n, place),
  best(index, event, place) {
    index.stops.best.push(place);
    index.bests.push(place);
    return -1;
  },
  select(index, event, place) {
    if (event.new) index.top = index.bear(event, place, "sampling");
    else {
      index.top = index.known(event.n, place);
      index.arrive(index.top, place);
    }
    index.count("nodes", place);
    return index.top;
  },
  simulate(index, event, place) {
    index.stops.leaf.push(place);
    index.count("simulations", place);
    index.count("nodes", place, event.length);
    index.count("leaves", place, event.judged ?? 1);
    return index.known(event.n, place);
  },
  backup(index, event, place) {
    const slot = index.known(event.n, place);
    if (index.isOnPath(slot)) index.top = index.parents[slot];
    return slot;
  },
  open(index, event, place) {
    const slot = index.bear(event, place, "puzzle");
    index.count("nodes", place);
    index.count("generated", place, event.p === undefined || event.p === null ? 0 : 1);
    return slot;
  },
  expand(index, event, place) {
    index.top = index.known(event.n, place);
    index.count("expanded", place);
    return index.top;
  },
  reroute(index, event, place) {
    const slot = index.known(event.n, place);
    index.move(slot, index.above(event.p, place), place);
    index.count("generated", place);
    return slot;
  },
  reject(index, event, place) {
    index.count("generated", place);
    index.count("table_hits", place, event.reason === "in-table" ? 1 : 0);
    return index.known(event.p, place);
  },
  close(index, event, place) {
    const slot = index.known(event.n, place);
    index.isDepthFirst = true;
    index.top = index.parents[slot];
    return slot;
  },
  goal(index, event, place) {
    const slot = index.known(event.n, place);
    const isFromGoal = index.events[index.born[slot] - 1].from_goal === true;
    (isFromGoal ? index.goals.goal : index.goals.start).push(place);
    index.stops.best.push(place);
    index.stops.leaf.push(place);
    index.top = slot;
    return slot;
  },
  skip(index, event, place) {
    index.skips = true;
    for (const name of COUNTERS) index.count(name, place, event[name] ?? 0);
    return index.above(event.n, place);
  },
};
