/**
 * What every legal move is worth, kept fresh: asked again after every change of the position while anybody wants to see it,
 * cancelled as soon as the position is another, and remembered for going back and forth.
 */
import { asProblem } from "../door/problem.js";
import { settings } from "../settings.js";

const SETTLE = 150;
/** Seconds of a longer look. It judges every move, and others wait for their searches too. */
const LONGER = 20;
const REMEMBERED = 400;

/**
 * The player that gives hints: the person's choice or the game's default, within the time set for hints.
 * @param {Api.Game} meta the game's entry of /meta
 */
export function hintPlayer(meta) {
  return timed(meta, settings.get(`hintPlayer.${meta.game}`) ?? meta.default_player, settings.get("hintSeconds"));
}

/** A player that stops after so many seconds, where it can and says nothing else. */
function timed(meta, spec, seconds) {
  const [id, parameters = ""] = spec.split(/:(.*)/s);
  const player = meta.players.find((candidate) => candidate.id === id);
  const takesTime = player?.parameters.some(({ key }) => key === "time");
  if (!takesTime || /(^|,)time=/.test(parameters)) return spec;
  return `${id}:${parameters ? `${parameters},` : ""}time=${seconds}s`;
}

/**
 * Who looks again where the usual player answered in a hurry: the one that takes the time a proof takes. Null where nobody
 * does, or the person has chosen who gives hints.
 * @param {Api.Game} meta the game's entry of /meta
 */
export function thoroughPlayer(meta) {
  const isChosen = (settings.get(`hintPlayer.${meta.game}`) ?? meta.default_player) !== meta.default_player;
  if (isChosen || meta.default_solver === meta.default_player) return null;
  return meta.default_solver;
}

/** Whether a search came to an end of its own, be it a limit; else it was cancelled or failed, and may be tried again. */
export const hasEnded = ({ state: how }) => how === "ok" || how === "limit";

const isGood = (end) => hasEnded(end) && Boolean(end.summary);
const isExact = ({ value_detail: detail }) => detail?.type === "exact" && !detail.ci;
const actionsOf = ({ actions }) => actions ?? [];

/** Whether every move was judged, and every value is certain. */
const isProven = (answer) => answer.stopped === "complete" && [answer, ...actionsOf(answer)].every(isExact);

/** Whether a longer look may replace an answer: one that ran into a limit knows less than it could. */
const isBetter = (answer, before) => answer.stopped === "complete" && actionsOf(answer).length >= actionsOf(before).length;

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
  /** @type {Map<string, {answer: object, isFinal: boolean}>} isFinal: nobody needs to look again */
  const known = new Map();
  let job = null;
  let asked = "";
  let timer = 0;

  const keyOf = (node, player) => `${node} ${player}`;
  const now = () => keyOf(game.session.node, hintPlayer(game.meta));

  function remember(key, entry) {
    known.set(key, entry);
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
    if (known.has(key)) return present(known.get(key));
    Object.assign(state, { status: "thinking", answer: null, info: null, problem: null });
    game.emit("hints");
    later(ask);
  }

  /** Shows an answer; one that may get better is looked at again. */
  function present({ answer, isFinal }) {
    const proving = !isFinal && thoroughPlayer(game.meta) !== null;
    Object.assign(state, { status: "ready", answer, info: null, problem: null, proving });
    game.emit("hints");
    if (proving) later(prove);
  }

  /** Not at once, for somebody may only pass by, and not while a move is on its way: what we would ask about is already past. */
  function later(look) {
    timer = setTimeout(() => (game.isBusy ? later(look) : look()), SETTLE);
  }

  async function ask() {
    const key = asked;
    const end = await search(hintPlayer(game.meta));
    if (!end) return;
    if (isGood(end)) {
      const entry = { answer: end.summary, isFinal: isProven(end.summary) };
      remember(key, entry);
      return present(entry);
    }
    if (end.state === "error" && end.problem?.status !== 409)
      Object.assign(state, { status: "problem", problem: asProblem(end.problem), info: null });
    else Object.assign(state, { status: "idle", info: null });
    game.emit("hints");
  }

  /** Looks again, by who takes the time; what was found in a hurry stays until then, or for good if nothing better comes. */
  async function prove() {
    const [key, hurried] = [asked, state.answer];
    const end = await search(timed(game.meta, thoroughPlayer(game.meta), LONGER));
    if (!end) return;
    const answer = isGood(end) && isBetter(end.summary, hurried) ? end.summary : hurried;
    if (hasEnded(end)) remember(key, { answer, isFinal: true });
    Object.assign(state, { proving: false, info: null, answer });
    game.emit("hints");
  }

  /** The end of a search; null when nobody waits for it any more. */
  async function search(player) {
    const { id, ply, node } = game.session;
    const mine = game.jobs.start({ kind: "hints", session: id, ply, node, player }, (info) => {
      if (job !== mine) return;
      state.info = info;
      game.emit("hints-info");
    });
    job = mine;
    const end = await mine.done;
    if (job !== mine) return null;
    job = null;
    return end;
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
