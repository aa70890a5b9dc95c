// The slow twin of js/watch/trace/trace.js: folds the events one by one into a plain picture of the search, as a reader with a pencil would.

const number = (value) => (value === 'inf' ? Infinity : value === '-inf' ? -Infinity : (value ?? null));
const ends = (window) => (window ? { alpha: window.alpha ?? -Infinity, beta: window.beta ?? Infinity } : null);

export class SlowTrace {
  counts = { nodes: 0, leaves: 0, cutoffs: 0, table_hits: 0, expanded: 0, generated: 0, simulations: 0 };
  best = null;
  iteration = null;
  current = null;
  /** By number, in order of visit. */
  nodes = new Map();
  /** The nodes being searched, from the root down. */
  path = [];
  /** The nodes that wait on the frontier, and those taken off it, in order. */
  open = [];
  closed = [];

  /** One step. */
  apply(event) {
    const about = event.t === 'reject' ? event.p : event.n;
    STEPS[event.t](this, event, this.nodes.get(about));
    if (about !== undefined) this.current = about;
  }

  add(event, iteration) {
    const node = {
      ...{ n: event.n, parent: event.p ?? null, action: event.action ?? null, kind: event.kind ?? 'open', depth: event.depth ?? null, iteration },
      ...{ probability: event.probability ?? null, entered: ends(event.window), window: ends(event.window), best: null, handled: [] },
      ...{ cut: null, omitted: null, visits: 0, mean: null, bonus: null, returned: null, g: event.g ?? null, h: event.h ?? null },
      ...{ fromGoal: event.from_goal === true, position: event.position ?? null, isExpanded: false, isClosed: false, goal: null },
      ...{ rejected: [], skipped: 0 },
    };
    this.nodes.set(event.n, node);
    return node;
  }

  /** Takes a node off the frontier. */
  take(n) {
    this.open = this.open.filter((other) => other !== n);
    if (!this.closed.includes(n)) this.closed.push(n);
  }

  wayTo(n) {
    const way = [];
    for (let at = n; at !== null; at = this.nodes.get(at).parent) way.unshift(at);
    return way;
  }

  /** A node as Trace tells it. */
  view(n) {
    const node = this.nodes.get(n);
    const f = node.g !== null && node.h !== null ? node.g + node.h : null;
    return { ...node, f, level: this.wayTo(n).length - 1, isActive: this.path.includes(n) };
  }

  /** The nodes below each node that has any, in order of visit. */
  families() {
    const below = new Map();
    for (const { n, parent } of this.nodes.values()) {
      if (!below.has(parent)) below.set(parent, []);
      below.get(parent).push(n);
    }
    return below;
  }

  roots() {
    return [...this.nodes.values()].filter(({ parent, action }) => parent === null && action === null).map(({ n }) => n);
  }
}

const STEPS = {
  iteration(slow, { bound }) {
    Object.assign(slow, { iteration: bound, path: [], open: [], closed: [] });
  },
  enter(slow, event) {
    slow.add(event, slow.iteration);
    slow.path.push(event.n);
    slow.counts.nodes += 1;
  },
  child(slow, event, node) {
    node.handled.push({ action: event.action, value: number(event.value) });
    node.best = number(event.best);
    node.window = ends(event.window);
  },
  cut(slow, event, node) {
    node.cut = { action: event.action, value: number(event.value), limit: number(event.limit), skipped: event.skipped };
    slow.counts.cutoffs += 1;
  },
  leave(slow, event, node) {
    node.returned = { value: number(event.value), bound: event.bound, source: event.source };
    slow.path.pop();
    if (event.source === 'evaluator' || event.source === 'rules') slow.counts.leaves += 1;
    if (event.source === 'table') slow.counts.table_hits += 1;
  },
  omit(slow, event, node) {
    node.omitted = { outcomes: event.outcomes, probability: event.probability };
  },
  best(slow, event) {
    slow.best = { action: event.action, value: number(event.value) };
  },
  select(slow, event, known) {
    const node = event.new ? slow.add(event, null) : known;
    node.bonus = number(event.bonus);
    slow.path = slow.wayTo(event.n);
    slow.counts.nodes += 1;
  },
  simulate(slow, event) {
    slow.counts.simulations += 1;
    slow.counts.nodes += event.length;
    slow.counts.leaves += event.judged ?? 1;
  },
  backup(slow, event, node) {
    node.visits = event.visits;
    node.mean = number(event.mean);
    if (slow.path.includes(event.n)) slow.path.length = slow.path.indexOf(event.n);
  },
  open(slow, event) {
    slow.add(event, slow.iteration);
    slow.open.push(event.n);
    slow.counts.nodes += 1;
    if (event.p !== undefined) slow.counts.generated += 1;
  },
  expand(slow, event, node) {
    node.isExpanded = true;
    slow.take(event.n);
    slow.path = slow.wayTo(event.n);
    slow.counts.expanded += 1;
  },
  reroute(slow, event, node) {
    Object.assign(node, { parent: event.p ?? null, action: event.action, g: event.g });
    slow.closed = slow.closed.filter((other) => other !== event.n);
    slow.open = [...slow.open.filter((other) => other !== event.n), event.n];
    if (slow.path.length > 0) slow.path = slow.wayTo(slow.path.at(-1));
    slow.counts.generated += 1;
  },
  reject(slow, event, node) {
    node.rejected.push({ action: event.action, reason: event.reason });
    slow.counts.generated += 1;
    if (event.reason === 'in-table') slow.counts.table_hits += 1;
  },
  close(slow, event, node) {
    node.isClosed = true;
    slow.take(event.n);
    slow.path = slow.wayTo(event.n).slice(0, -1);
  },
  goal(slow, event, node) {
    node.goal = event.cost;
    slow.take(event.n);
    slow.path = slow.wayTo(event.n);
  },
  skip(slow, event, node) {
    for (const name of Object.keys(slow.counts)) slow.counts[name] += event[name] ?? 0;
    if (node) node.skipped += event.nodes ?? 0;
  },
};
