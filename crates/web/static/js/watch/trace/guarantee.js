/**
 * What makes a cut-off right: the player above who has something as good elsewhere.
 *
 *          ▲ 3          owner: MAX has 3 already,
 *        ┌─┴──┐
 *      B ▼ 3  ▼ C       by B, the move that gave it;
 *             │ ✂       so nobody comes to C, where the search has just found 2
 *             2
 *
 * A node is cut off when its value reaches a limit of its window. The limit is the best value of a player further up; that player is
 * found by going up from the node, as things were when it was cut off: what was found later is no reason for it.
 */

/**
 * @param {import("./trace.js").Trace} trace
 * @param {number} n a node that was cut off
 * @param {number} now a place at which it was cut off already
 * @returns {{owner: object, by: string, node: number|null, isNear: boolean, way: object}|null} `by` is the owner's move that is as good and
 *   `node` where it leads, `way` the node below the owner on the way to n, `isNear` when that is n itself. Null when the limit comes from
 *   elsewhere: a scout's question, a chance node, a round before.
 */
export function guaranteeOf(trace, n, now) {
  const place = trace.placeOfCut(n, now);
  const node = place === null ? null : trace.node(n, place);
  if (!node?.cut || (node.kind !== "max" && node.kind !== "min")) return null;
  const kind = node.kind === "max" ? "min" : "max";
  const path = trace.path(n, place).map((number) => trace.node(number, place));
  if (path.some((above) => above.kind === "chance")) return null;
  for (let at = path.length - 2; at >= 0; at -= 1) {
    const owner = path[at];
    const way = path[at + 1];
    if (owner.kind !== kind || owner.best !== node.cut.limit) continue;
    const by = owner.handled.find(({ action, value }) => value === node.cut.limit && action !== way.action)?.action;
    if (by === undefined) return null;
    const found = trace.children(owner.n, place).findLast((child) => trace.node(child, place).action === by) ?? null;
    return { owner, by, node: found, isNear: way.n === n, way };
  }
  return null;
}
