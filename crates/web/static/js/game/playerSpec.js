/** The text of a player: "alphabeta:depth=4". */

/**
 * Splits a spec at its first colon: ["alphabeta", "depth=4"].
 * @param {string} spec
 * @returns {[string, string]}
 */
export function splitSpec(spec) {
  const at = spec.indexOf(":");
  return at < 0 ? [spec.trim(), ""] : [spec.slice(0, at).trim(), spec.slice(at + 1)];
}
