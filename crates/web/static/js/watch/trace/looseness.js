/**
 * Which values of a search are only near the truth because outcomes of chance were left out below.
 *
 *          ▲ about 2          one outcome was left out as too unlikely: the mean of the rest is near
 *          ◆ about 2          the true mean, not equal to it, and so is whatever is made of it
 *        ┌─┴ ┄ ┐
 *        2     3, left out
 *
 * Where a search leaves out outcomes, what it only counted or took from its table may be no better than that, so it counts as loose too.
 */

/**
 * The nodes whose value stands on a part of the outcomes only. Every event is read once.
 * @param {{scan: (visit: (event: Api.Trace["events"][number]) => void) => void}} trace
 * @returns {Set<number>}
 */
export function looseNodes(trace) {
  const loose = new Set();
  const parents = new Map();
  let hasOmitted = false;
  trace.scan((event) => {
    if (event.t === "enter") parents.set(event.n, event.p ?? null);
    else if (event.t === "omit") {
      hasOmitted = true;
      loose.add(event.n);
    } else if (event.t === "skip" && hasOmitted) loose.add(event.n);
    else if (event.t === "leave") {
      if (event.source === "table" && hasOmitted) loose.add(event.n);
      const parent = parents.get(event.n) ?? null;
      if (loose.has(event.n) && parent !== null) loose.add(parent);
      parents.delete(event.n);
    }
  });
  return loose;
}
