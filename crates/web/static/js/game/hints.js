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
 * Who looks again where the usual player answered in a hurry: the one that takes the time a proof takes. Null where nobody
 * does, or the person has chosen who gives hints.
 * @param {object} meta the game's entry of /meta
 */
export function thoroughPlayer(meta) {
  const isChosen = (settings.get(`hintPlayer.${meta.game}`) ?? meta.default_player) !== meta.default_player;
  if (isChosen || meta.default_solver === meta.default_player) return null;
  return meta.default_solver;
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
    /** True while an answer that proves nothing is shown and a better one is looked for. */
    proving: false,
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
    state.proving = false;
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
    const end = await search(key, hintPlayer(game.meta));
    if (asked !== key || game.isClosed) return;
    const good = isGood(end);
    if (good) Object.assign(state, { status: "ready", answer: end.summary, info: null });
    else if (end.state === "error" && end.problem?.status !== 409)
      Object.assign(state, { status: "problem", problem: asProblem(end.problem), info: null });
    else Object.assign(state, { status: "idle", info: null });
    state.proving = good && !isProven(end.summary) && thoroughPlayer(game.meta) !== null;
    game.emit("hints");
    if (state.proving) prove(key);
  }

  /** Looks again, by who takes the time; what was found in a hurry stays until then. */
  async function prove(key) {
    const end = await search(key, thoroughPlayer(game.meta));
    if (asked !== key || game.isClosed) return;
    Object.assign(state, { proving: false, info: null, answer: isGood(end) ? end.summary : state.answer });
    game.emit("hints");
  }

  async function search(key, player) {
    const { id, ply, node } = game.session;
    const mine = game.jobs.start({ kind: "hints", session: id, ply, node, player }, (info) => {
      if (asked !== key) return;
      state.info = info;
      game.emit("hints-info");
    });
    job = mine;
    const end = await mine.done;
    if (isGood(end)) remember(key, end.summary);
    if (job === mine) job = null;
    return end;
  }

  const isGood = ({ state: how, summary }) => (how === "ok" || how === "limit") && Boolean(summary);
  const isProven = ({ value_detail: detail }) => detail?.type === "exact";

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
