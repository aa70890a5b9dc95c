/**
 * Where two searches of one position first part.
 *
 *   a:  ·  1  1·1  1·1·1  1·1·2  2 …        nodes in the order of their visit, each told by
 *   b:  ·  1  1·1  1·1·1  1·1·2  1·1·3 …    the actions that lead to it from the root
 *                               ▲ here
 *
 * Both traces are read up to the first visit that differs. Where a trace only counted its nodes, nobody can say what they were:
 * the comparison ends there.
 */

/** What can lie between two visits and be the reason that the searches part, the strongest first. */
const REASONS = ["cut", "table", "omit", "round"];

/**
 * @typedef {object} Parting
 * @property {"differ"|"ends"|"same"|"unknown"} kind differ: both go on, elsewhere; ends: one is done; same: all visits are alike;
 *   unknown: the recording of one only counts from here on
 * @property {number} common how many visits are the same in both
 * @property {[Side, Side]} sides the first search, the second
 *
 * @typedef {object} Side
 * @property {number} place where to look: after the visit, or at the end of the trace (unknown: before what was only counted)
 * @property {number|null} n the node visited there, null when there is none
 * @property {string[]|null} actions those from the root to that node
 * @property {{what: "cut"|"table"|"omit"|"round", place: number, n: number|null, actions: string[]}|null} reason what this search did
 *   since the last common visit that explains it
 */

/**
 * @param {{length: number, event: (place: number) => Api.Trace["events"][number]}} first a Trace
 * @param {{length: number, event: (place: number) => Api.Trace["events"][number]}} second
 * @returns {Parting}
 */
export function firstDifference(first, second) {
  const names = new Map();
  const walkers = [new Walker(first, names), new Walker(second, names)];
  for (let common = 0; ; common += 1) {
    const [one, two] = walkers.map((walker) => walker.next());
    const sides = () => /** @type {[Side, Side]} */ (walkers.map((walker) => walker.side()));
    if (one === "counted" || two === "counted") return { kind: "unknown", common, sides: sides() };
    if (one === null && two === null) return { kind: "same", common, sides: sides() };
    if (one === null || two === null) return { kind: "ends", common, sides: sides() };
    if (one !== two) return { kind: "differ", common, sides: sides() };
  }
}

/** Goes from visit to visit through one trace. */
class Walker {
  #trace;
  /** Numbers for ways from the root, shared by both walkers: parent's number and action → number. */
  #names;
  /** Node → number of its way, and → what is needed to write the way down. */
  #ways = new Map();
  #from = new Map();
  #place = 0;
  #visited = null;
  #reasons = [];

  constructor(trace, names) {
    this.#trace = trace;
    this.#names = names;
  }

  /** The number of the way to the next visited node; null at the end, "counted" where nodes were only counted. */
  next() {
    this.#reasons = [];
    this.#visited = null;
    while (this.#place < this.#trace.length) {
      const event = this.#trace.event(this.#place + 1);
      if (event.t === "skip" && event.nodes) return "counted";
      this.#place += 1;
      if (isVisit(event)) {
        this.#visited = event.n;
        return this.#name(event);
      }
      const what = reasonOf(event);
      if (what) this.#reasons.push({ what, place: this.#place, n: event.n ?? null });
    }
    return null;
  }

  #name({ n, p, action, from_goal: fromGoal }) {
    const isRoot = p === undefined || p === null;
    const key = isRoot ? (fromGoal ? "goal" : "start") : `${this.#ways.get(p)} ${action}`;
    if (!this.#names.has(key)) this.#names.set(key, this.#names.size);
    this.#ways.set(n, this.#names.get(key));
    this.#from.set(n, isRoot ? null : { p, action });
    return this.#ways.get(n);
  }

  #actions(n) {
    const actions = [];
    for (let step = this.#from.get(n); step; step = this.#from.get(step.p)) actions.push(step.action);
    return actions.reverse();
  }

  /** Where this walker stands now. */
  side() {
    const n = this.#visited;
    const reason = REASONS.map((what) => this.#reasons.find((entry) => entry.what === what)).find(Boolean) ?? null;
    return {
      place: this.#place,
      n,
      actions: n === null ? null : this.#actions(n),
      reason: reason && { ...reason, actions: reason.n === null ? [] : this.#actions(reason.n) },
    };
  }
}

/** Whether an event is the first look at a node. */
function isVisit(event) {
  return event.t === "enter" || event.t === "open" || (event.t === "select" && Boolean(event.new));
}

function reasonOf(event) {
  if (event.t === "cut") return "cut";
  if (event.t === "leave" && event.source === "table") return "table";
  if (event.t === "omit") return "omit";
  if (event.t === "iteration") return "round";
  return null;
}
