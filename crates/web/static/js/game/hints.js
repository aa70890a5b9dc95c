/**
 * What every legal move is worth, kept fresh: asked again after every change of the position while anybody wants to see it,
 * cancelled as soon as the position is another, and remembered for going back and forth.
 */
import { asProblem } from "../api.js";
import { settings } from "../settings.js";

const SETTLE = 150;
const REMEMBERED = 400;

/**
 * The player that gives hints: the person's choice or the game's default, within the time set for hints.
 * @param {object} meta the game's entry of /meta
 */
export function hintPlayer(meta) {
  const spec = settings.get(`hintPlayer.${meta.game}`) ?? meta.default_player;
  const [id, parameters = ""] = spec.split(/:(.*)/s);
  const player = meta.players.find((candidate) => candidate.id === id);
  const takesTime = player?.parameters.some(({ key }) => key === "time");
  if (!takesTime || /(^|,)time=/.test(parameters)) return spec;
  return `${id}:${parameters ? `${parameters},` : ""}time=${settings.get("hintSeconds")}s`;
}

/**
 * @param {import("./session.js").Game} game
 * @param {() => boolean} wanted whether anybody wants to see values now
 * @param {() => boolean} allowed whether the moment is right (no program is about to move)
 */
export function createHints(game, wanted, allowed) {
  const state = {
    /** "idle", "thinking", "ready" or "problem". */
    status: "idle",
    /** The Answer for the position shown, else null. */
    answer: null,
    /** Live numbers of the search under way. */
    info: null,
    problem: null,
  };
  /** @type {Map<string, object>} */
  const known = new Map();
  let job = null;
  let asked = "";
  let timer = 0;

  const keyOf = (node, player) => `${node} ${player}`;
  const now = () => keyOf(game.session.node, hintPlayer(game.meta));

  function remember(key, answer) {
    known.set(key, answer);
    if (known.size > REMEMBERED) known.delete(known.keys().next().value);
  }

  function stop() {
    clearTimeout(timer);
    asked = "";
    job?.cancel();
    job = null;
  }

  function rest(status = "idle") {
    stop();
    const changed = state.status !== status || state.answer;
    Object.assign(state, { status, answer: null, info: null, problem: null });
    if (changed) game.emit("hints");
  }

  function update() {
    if (game.isClosed) return;
    if (!wanted() || game.isOver || !allowed()) return rest();
    const key = now();
    if (key === asked) return;
    stop();
    asked = key;
    if (known.has(key)) {
      Object.assign(state, { status: "ready", answer: known.get(key), info: null, problem: null });
      game.emit("hints");
      return;
    }
    Object.assign(state, { status: "thinking", answer: null, info: null, problem: null });
    game.emit("hints");
    timer = setTimeout(() => ask(key), SETTLE);
  }

  async function ask(key) {
    if (asked !== key || game.isClosed) return;
    // A move is on its way: what we would ask about is already past.
    if (game.isBusy) {
      timer = setTimeout(() => ask(key), SETTLE);
      return;
    }
    const mine = game.jobs.start(
      { kind: "hints", session: game.session.id, ply: game.session.ply, node: game.session.node, player: hintPlayer(game.meta) },
      (info) => {
        if (asked !== key) return;
        state.info = info;
        game.emit("hints-info");
      },
    );
    job = mine;
    const end = await mine.done;
    const good = (end.state === "ok" || end.state === "limit") && end.summary;
    if (good) remember(key, end.summary);
    if (asked !== key || game.isClosed) return;
    job = null;
    if (good) Object.assign(state, { status: "ready", answer: end.summary, info: null });
    else if (end.state === "error" && end.problem?.status !== 409)
      Object.assign(state, { status: "problem", problem: asProblem(end.problem), info: null });
    else Object.assign(state, { status: "idle", info: null });
    game.emit("hints");
  }

  const offs = [
    game.on((what) => (what === "session" || what === "running") && update()),
    settings.onChange((key) => (key === "hintSeconds" || key === `hintPlayer.${game.meta.game}` || key === "values") && update()),
  ];

  return {
    state,
    update,
    /** Asks again after a problem. */
    retry() {
      rest();
      update();
    },
    close() {
      for (const off of offs) off();
      stop();
    },
  };
}
