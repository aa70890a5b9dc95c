/**
 * The state of the session as attributes of the page: for style sheets, for people's own scripts, and for tests that wait for it.
 *
 * `data-revision`, `data-ply`, `data-turn` of the session shown; `data-so-far` the steps entered; `data-values-ply` the ply whose values are shown.
 */

/**
 * @param {HTMLElement} main
 * @param {ReturnType<typeof import("./table.js").createTable>} table
 * @returns {() => void} takes the attributes away again
 */
export function shineOn(main, { game, steps, hints }) {
  function show() {
    const { revision, ply, turn } = game.session;
    const { active, partway, soFar } = steps.state;
    const shown = {
      revision,
      ply,
      turn,
      soFar: active && partway ? soFar : undefined,
      valuesPly: hints.state.status === "ready" ? hints.state.answer.ply : undefined,
    };
    for (const [name, value] of Object.entries(shown)) {
      if (value === undefined) delete main.dataset[name];
      else main.dataset[name] = String(value);
    }
  }
  const off = game.on(() => queueMicrotask(show));
  show();
  return () => {
    off();
    for (const name of ["revision", "ply", "turn", "soFar", "valuesPly"]) delete main.dataset[name];
  };
}
