/**
 * Which values of a search are exact, although the search itself only claimed a bound.
 *
 *          ▼ "≤ 2", says the search, for 2 is below its window      every child was looked at, and each is known
 *        ┌─┼─┐                                                      well enough: nobody can get anything but 2
 *       14 5 2
 *
 * A search that returns a value outside of its window promises no more than a bound. Who looks at the whole tree often sees more. The
 * value of a player's node is exact when nothing below it was left out, one child has exactly this value, and no other child can be
 * better for the player. The value of a chance node is exact when every outcome is exact.
 *
 * Left out is what was cut off, omitted, only counted, stopped, or looked at less deep than its neighbours.
 */
import { asNumber } from "./index.js";

/** Sums of shares are only so exact. */
const NEAR = 1e-9;

/**
 * The nodes whose value is exact, once they have returned it. Every event is read once.
 * @param {{scan: (visit: (event: Api.Trace["events"][number]) => void) => void}} trace
 * @returns {Set<number>}
 */
export function exactNodes(trace) {
  const exact = new Set();
  const open = new Map();
  trace.scan((event) => {
    const node = open.get(event.n);
    if (event.t === "enter") open.set(event.n, newNode(event));
    else if (!node) return;
    else if (event.t === "child") node.handled.set(event.action, asNumber(event.value));
    else if (event.t === "cut") node.isPart ||= event.skipped > 0;
    else if (event.t === "omit" || event.t === "skip") node.isPart = true;
    else if (event.t === "leave") {
      const value = asNumber(event.value);
      const bound = event.bound !== "exact" && event.source === "children" && isExact(node, value) ? "exact" : event.bound;
      if (bound === "exact") exact.add(event.n);
      // Of two visits the later one has the value.
      open.get(node.parent)?.below.set(node.action, { value, bound, depth: node.depth, probability: node.probability });
      open.delete(event.n);
    }
  });
  return exact;
}

/** @param {Record<string, any>} event */
function newNode({ n, p, action, kind, depth, probability }) {
  return { n, parent: p ?? null, action, kind, depth: depth ?? null, probability: probability ?? null, handled: new Map(), below: new Map(), isPart: false };
}

function isExact(node, value) {
  const { handled, below } = node;
  if (node.isPart || below.size === 0 || below.size !== handled.size) return false;
  const children = [...below];
  if (children.some(([action, child]) => handled.get(action) !== child.value)) return false;
  const known = children.map(([, child]) => child);
  // A glance at less depth proves nothing about a full look.
  if (known.some(({ depth }) => depth !== known[0].depth)) return false;
  if (node.kind === "chance") return isMean(known, value);
  const isLimit = node.kind === "min" ? ({ bound, value: own }) => bound === "lower" && own >= value : ({ bound, value: own }) => bound === "upper" && own <= value;
  const isWorse = (own) => (node.kind === "min" ? own >= value : own <= value);
  const isKnown = (child) => isLimit(child) || (child.bound === "exact" && isWorse(child.value));
  return known.every(isKnown) && known.some((child) => child.bound === "exact" && child.value === value);
}

function isMean(outcomes, value) {
  if (outcomes.some(({ bound, probability }) => bound !== "exact" || probability === null)) return false;
  const shares = outcomes.reduce((sum, { probability }) => sum + probability, 0);
  const mean = outcomes.reduce((sum, outcome) => sum + outcome.probability * outcome.value, 0);
  return Math.abs(shares - 1) < NEAR && Math.abs(mean - value) <= NEAR * Math.max(1, Math.abs(value));
}
