/**
 * The two lists of a search for a way, at any place: the nodes that wait (open) and those that were taken (closed).
 *
 *     node 5   ├── waits, g 4 ──┤├── waits, g 3 ──┤ taken            a *stay* each: from, until, rank
 *              open             reroute           expand
 *
 * A cheaper way begins a new stay, also for a node that was taken before. A new round of deepening begins with empty lists. The
 * stays are found once for each trace; a look goes through them once, which takes a millisecond or two for the largest.
 */
import { countUpTo, Tally } from "./tally.js";
import { NEVER } from "./index.js";

/** Searches that look at the estimate alone. */
const GREEDY = /^greedy-best-first\b/;

const known = new WeakMap();

/**
 * The open nodes, best f first (g where there is no estimate; of equal ones that with the smaller estimate, then the older), and
 * the closed ones, latest first; at most `most` of each.
 * @returns {{open: {total: number, nodes: number[]}, closed: {total: number, nodes: number[]}}}
 */
export function frontier(trace, place, most) {
  if (trace.family !== "puzzle") return { open: { total: 0, nodes: [] }, closed: { total: 0, nodes: [] } };
  if (!known.has(trace)) known.set(trace, findStays(trace));
  const all = known.get(trace);
  return {
    open: { total: all.open.total.at(place), nodes: most > 0 ? bestOpen(all, place, most) : [] },
    closed: { total: all.closed.total.at(place), nodes: latestClosed(all.closed, place, most) },
  };
}

/** Stays of nodes in one of the lists, and how many there are at each place. */
class Stays {
  nodes = [];
  from = [];
  until = [];
  total = new Tally();
  #now = new Map();

  begin(n, place) {
    this.end(n, place);
    this.#now.set(n, this.nodes.length);
    this.nodes.push(n);
    this.from.push(place);
    this.until.push(NEVER);
    this.total.add(place, 1);
  }

  end(n, place) {
    if (!this.#now.has(n)) return;
    this.until[this.#now.get(n)] = place;
    this.#now.delete(n);
    this.total.add(place, -1);
  }

  has(n) {
    return this.#now.has(n);
  }

  endAll(place) {
    for (const n of [...this.#now.keys()]) this.end(n, place);
  }
}

function findStays(trace) {
  const isGreedy = GREEDY.test(trace.info.player ?? "");
  const all = { open: new Stays(), closed: new Stays(), ranks: [], estimates: [] };
  const estimateOf = new Map();
  const wait = (n, g, place) => {
    const h = estimateOf.get(n);
    all.closed.end(n, place);
    all.open.begin(n, place);
    all.estimates.push(h ?? 0);
    all.ranks.push(isGreedy && h !== null ? h : g + (h ?? 0));
  };
  const readers = {
    open(event, place) {
      estimateOf.set(event.n, event.h ?? null);
      wait(event.n, event.g, place);
    },
    reroute: (event, place) => wait(event.n, event.g, place),
    expand(event, place) {
      all.open.end(event.n, place);
      if (!all.closed.has(event.n)) all.closed.begin(event.n, place);
    },
    iteration(event, place) {
      all.open.endAll(place);
      all.closed.endAll(place);
    },
  };
  Object.assign(readers, { close: readers.expand, goal: readers.expand });
  trace.scan((event, place) => readers[event.t]?.(event, place));
  return all;
}

/** The open stays at a place with the lowest ranks, in order. */
function bestOpen({ open, ranks, estimates }, place, most) {
  const { from, until } = open;
  const best = [];
  const isBefore = (a, b) => (ranks[a] - ranks[b] || estimates[a] - estimates[b] || a - b) < 0;
  for (let stay = 0; stay < from.length && from[stay] <= place; stay++) {
    if (until[stay] <= place || (best.length === most && !isBefore(stay, best[most - 1]))) continue;
    let at = best.length;
    while (at > 0 && isBefore(stay, best[at - 1])) at -= 1;
    best.splice(at, 0, stay);
    if (best.length > most) best.pop();
  }
  return best.map((stay) => open.nodes[stay]);
}

/** The closed nodes at a place, latest first. */
function latestClosed({ nodes, from, until }, place, most) {
  const latest = [];
  for (let stay = countUpTo(from, place) - 1; stay >= 0 && latest.length < most; stay--) {
    if (until[stay] > place) latest.push(nodes[stay]);
  }
  return latest;
}
