/**
 * Lets programs move and cowries fall, when it is their turn and the game runs.
 *
 *   change of the session ─> whose turn? ── a person's: wait
 *                                        ── chance's, the program throws: roll
 *                                        ── a program's: one `move` job, never two
 *
 * Games with a person run by themselves. Games between programs can be paused, stepped and slowed. Nothing runs while the
 * page is hidden or while the person looks at an earlier move.
 */
import { asProblem } from "../door/problem.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";

const BEFORE_A_THROW = 350;
const BEFORE_A_REPLY = 250;

/**
 * @param {import("./session.js").Game} game
 * @param {{running?: boolean}} [options] running: a game between programs starts at once
 */
export function createPrograms(game, { running = false } = {}) {
  const state = {
    /** Whether a game between programs runs. */
    running,
    /** The search under way: {seat, player, started, nodes, seconds, value, share}, else null. */
    thinking: null,
    /** What the last search told: an Answer with `player`, else null. */
    last: null,
  };
  let job = null;
  let timer = 0;
  let single = false;

  const isRunning = () => state.running || single || !game.isShow;

  /** What chance or a program is to do now: "throw", "think" or nothing. */
  function due() {
    const { turn } = game.session;
    if (game.free || game.isOver) return null;
    if (turn === "chance") return game.hasPersonalDice && !game.isShow ? null : "throw";
    return game.isHuman() ? null : "think";
  }

  function pace(what) {
    if (single) return 0;
    if (game.isShow) return 1000 / settings.get("speed");
    if (what === "throw") return game.session.steps ? BEFORE_A_THROW : 0;
    return BEFORE_A_REPLY;
  }

  function tick() {
    clearTimeout(timer);
    if (job || game.isBusy || game.isClosed || game.suspended || document.hidden || !isRunning()) return;
    const what = due();
    if (!what) return;
    timer = setTimeout(() => act(what), pace(what));
  }

  async function act(what) {
    if (job || game.isBusy || game.isClosed || due() !== what) return;
    single = false;
    if (what === "throw") await game.chance("roll");
    else await think();
  }

  /**
   * Lets a program move for the seat to act.
   * @param {string} [player] a spec; the seat's own if not given
   */
  async function think(player) {
    if (job || game.isBusy || game.isOver || game.seat < 0) return;
    const { seat, session } = game;
    const body = { kind: "move", session: session.id, ply: session.ply, node: session.node };
    if (player) body.player = player;
    state.thinking = { seat, player: player ?? session.players[seat], started: performance.now(), nodes: 0, seconds: 0 };
    job = game.jobs.start(body, (info) => {
      if (!state.thinking) return;
      Object.assign(state.thinking, info);
      game.emit("thinking");
    });
    game.emit("thinking");
    const end = await job.done;
    job = null;
    const thought = state.thinking;
    state.thinking = null;
    if (game.isClosed) return;
    await settle(end, thought);
  }

  async function settle(end, thought) {
    if (end.state === "error" && end.problem?.status === 409) {
      // Another window had the same thought first.
      await game.refresh();
    } else if (end.state === "error") {
      state.running = false;
      game.suspend();
      game.say(asProblem(end.problem).text(), "problem");
    } else if (end.summary) {
      state.last = { ...end.summary, player: end.summary.player ?? thought.player };
    }
    if (end.state === "ok" || end.state === "limit") await game.reload();
    game.emit("thinking");
  }

  const stopListening = game.on((what, detail) => {
    if (what !== "session" && what !== "busy" && what !== "thinking") return;
    if (what === "session" && detail?.before && detail.before.node !== game.session.node && job) job.cancel();
    // Who looks back at an earlier move has paused the show.
    const looksBack = what === "session" && detail?.browsing && game.isShow;
    if (state.running && (game.isOver || looksBack)) {
      state.running = false;
      game.emit("running");
    }
    tick();
  });
  document.addEventListener("visibilitychange", tick);

  return {
    state,
    due,
    tick,
    think,
    /** Starts or pauses a game between programs. */
    setRunning(on) {
      state.running = on;
      if (on) game.suspended = false;
      else job?.cancel();
      game.emit("running");
      tick();
    },
    /** One throw or one move of a paused game. */
    step() {
      single = true;
      game.suspended = false;
      tick();
    },
    /** Ends the search under way; the game then waits for the person. */
    cancel() {
      if (!job) return;
      state.running = false;
      game.suspended = true;
      job.cancel();
      game.emit("running");
      game.say(t("play-thinking-cancelled"), "notice");
    },
    close() {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener("visibilitychange", tick);
      job?.cancel();
    },
  };
}
