/** Whether the server can be reached: told by requests and by the event stream, asked by the line at the top of the page. */

/** @typedef {"up"|"down"|"bye"} State "bye": the server said that it stops */

/** @type {Set<(state: State) => void>} */
const watchers = new Set();
let reachable = true;

/**
 * Calls `watcher(state)` when the server is lost or found again.
 * @param {(state: State) => void} watcher
 */
export function onNetwork(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Tells the watchers how the server is.
 * @param {State} state
 */
export function reportNetwork(state) {
  const now = state === "up";
  if (now && reachable) return;
  reachable = now;
  for (const watcher of [...watchers]) watcher(state);
}
