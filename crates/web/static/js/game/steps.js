/**
 * Entering an action step by step, for games whose actions are made of several (a throw of six cowries may give five).
 *
 *   so far ""  ->  next steps on the board  ->  "39:10"  ->  next …  ->  nothing more to play: the whole action is sent
 *
 * The game is unchanged until the last step; each step can be taken back.
 */
import { api } from "../door/api.js";

/** @param {import("./session.js").Game} game */
export function createSteps(game) {
  const state = {
    /** Whether the action now is entered by steps. */
    active: false,
    soFar: "",
    /** What `soFar` was before each step. */
    past: [],
    /** The server's picture of the way so far: {picture, next, left, whole}, else null. */
    partway: null,
  };
  let point = "";

  const pointNow = () => `${game.session.node}/${game.session.ply}/${game.session.turn}/${game.session.dice}`;

  async function look(soFar) {
    const mine = pointNow();
    let partway;
    try {
      partway = await api.get(`/sessions/${game.session.id}/steps?so_far=${encodeURIComponent(soFar)}`);
    } catch (problem) {
      game.say(problem.text(), "problem");
      return;
    }
    if (game.isClosed || mine !== pointNow()) return;
    state.soFar = soFar;
    state.partway = partway;
    if (soFar && partway.whole && partway.next.length === 0) await send(soFar);
    else game.emit("steps");
  }

  function send(soFar) {
    return game.session.turn === "chance" ? game.chance(soFar) : game.act(soFar);
  }

  function update() {
    if (pointNow() === point) return;
    point = pointNow();
    Object.assign(state, { active: game.session.steps && game.isOurs && !game.isOver, soFar: "", past: [], partway: null });
    if (state.active) look("");
    game.emit("steps");
  }

  const off = game.on((what) => what === "session" && update());

  return {
    state,
    update,
    /** Adds the step that leads to `soFar`. */
    choose(soFar) {
      state.past.push(state.soFar);
      return look(soFar);
    },
    /** Takes the last step back; false when there is none. */
    undo() {
      if (state.past.length === 0) return false;
      look(state.past.pop());
      return true;
    },
    /** Sends the steps so far where they are a whole action already. */
    finish() {
      if (state.partway?.whole && state.soFar) send(state.soFar);
    },
    close: off,
  };
}
