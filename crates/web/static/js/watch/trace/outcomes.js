/**
 * The mean of a chance node while its outcomes are still coming back.
 *
 *     outcomes      six 25 % → 8     one 25 % → 4     … the rest
 *     so far        (0.25 · 8 + 0.25 · 4) / 0.5 = 6 over 50 % of the outcomes
 *
 * A search adds up shares of the mean it will have at the end, which nobody can read before; the mean so far is what people expect.
 */

/** Shares are only so exact. */
const NEAR = 1e-6;

/**
 * @param {import("./trace.js").TraceNode} node a chance node of a trace
 * @param {Map<string, number>} shares the probability of each outcome that was entered
 * @returns {{mean: number, covered: number}|null} null where not every probability is known, or the values that came back were only bounds
 */
export function meanSoFar(node, shares) {
  const latest = new Map(node.handled.map(({ action, value }) => [action, value]));
  let [covered, sum] = [0, 0];
  for (const [action, value] of latest) {
    const share = shares.get(action);
    if (share === undefined) return null;
    covered += share;
    sum += share * value;
  }
  const whole = 1 - (node.omitted?.probability ?? 0);
  if (!(covered > 0) || !Number.isFinite(sum) || !(Math.abs(sum / whole - node.best) <= NEAR * Math.max(1, Math.abs(node.best)))) return null;
  return { mean: sum / covered, covered: Math.min(1, covered) };
}
