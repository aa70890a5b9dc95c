/**
 * Solutions of puzzles: the next step, the whole way played before your eyes, and how short it could have been.
 */
import { api } from "../door/api.js";
import { asProblem } from "../door/problem.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";
import { hasEnded, hintPlayer, thoroughPlayer } from "./hints.js";

/** @param {import("./session.js").Game} game */
export function createSolver(game) {
  const state = {
    /** "idle", "searching" or "watching". */
    status: "idle",
    /** The way from the position shown: {steps, cost, optimal, player, …}, else null. isFinal: nobody needs to look again. */
    plan: null,
    /** The action to show on the board, else null. */
    next: null,
    info: null,
    /** True while a shorter way than the plan's is looked for, or the proof that there is none. */
    proving: false,
    /** The shortest way from the start: {cost, optimal, isFinal}, "searching", or null while unknown. */
    best: null,
  };
  let job = null;
  let proof = null;
  let timer = 0;
  let point = game.session.node;

  /** A player of whole solutions: the hint player if it is one, else the game's default. */
  function solvingPlayer() {
    const spec = hintPlayer(game.meta);
    const isSolver = game.meta.players.find(({ id }) => id === spec.split(":")[0])?.solver;
    return isSolver ? spec : game.meta.default_player;
  }

  /** Who is asked when the first finds no way within its limits: the other solvers among the levels, the strongest first. */
  function otherSolvers(first) {
    const idOf = (spec) => spec.split(":")[0];
    const isSolver = (spec) => game.meta.players.find(({ id }) => id === idOf(spec))?.solver;
    return game.meta.levels.filter((spec) => isSolver(spec) && idOf(spec) !== idOf(first)).reverse();
  }

  function tell(status) {
    state.status = status;
    game.emit("solver");
  }

  async function solve() {
    if (state.plan) return state.plan;
    tell("searching");
    const { node } = game.session;
    const first = solvingPlayer();
    let end;
    for (const player of [first, ...otherSolvers(first)]) {
      end = await search(player);
      if (game.isClosed || game.session.node !== node) return null;
      if (!isLimited(end)) break;
    }
    tell("idle");
    if (end.state === "error") game.say(asProblem(end.problem).text(), "problem");
    else if (end.summary && !end.summary.solved)
      game.say(t(end.summary.stopped === "complete" ? "play-no-solution" : "play-solution-not-found"), "notice");
    else if (end.summary) state.plan = { ...end.summary, isFinal: end.summary.optimal };
    noteBest();
    prove();
    return state.plan;
  }

  /** What is known of the way from the start; what was found in a hurry says no more than a longer look did. */
  function noteBest() {
    const { plan } = state;
    if (!plan || game.session.node !== 0 || (state.best?.isFinal && !plan.isFinal)) return;
    state.best = bestOf(plan);
  }

  const bestOf = ({ cost, optimal, isFinal }) => ({ cost, optimal, isFinal });

  /** A plan that was found in a hurry is looked at again by who takes the time, until somebody moves. */
  async function prove() {
    dropProof();
    const player = thoroughPlayer(game.meta);
    if (!state.plan || state.plan.isFinal || game.isOver || !player) return;
    const { id, ply, node } = game.session;
    const mine = game.jobs.start({ kind: "solve", session: id, ply, node, player });
    proof = mine;
    state.proving = true;
    game.emit("solver");
    const end = await mine.done;
    if (proof !== mine) return;
    dropProof();
    // The step that is on its way belongs to the plan as it is.
    if (!game.isBusy) settle(end);
    game.emit("solver");
  }

  /** Takes what a longer look found if it is better; either way it need not be repeated on this way. */
  function settle(end) {
    const { summary } = end;
    const isBetter = summary?.solved && (summary.optimal || summary.cost < state.plan.cost);
    state.plan = { ...(isBetter ? summary : state.plan), isFinal: hasEnded(end) };
    if (isBetter && state.next !== null) sayNext(state.plan);
    noteBest();
  }

  function dropProof() {
    proof?.cancel();
    proof = null;
    state.proving = false;
  }

  /** Whether a search ended before it knew: another may find a way. */
  function isLimited({ state: how, summary }) {
    return how !== "cancelled" && Boolean(summary) && !summary.solved && !["complete", "cancelled"].includes(summary.stopped);
  }

  async function search(player) {
    const { id, ply, node } = game.session;
    job = game.jobs.start({ kind: "solve", session: id, ply, node, player }, (info) => {
      state.info = info;
      game.emit("solver");
    });
    const end = await job.done;
    job = null;
    state.info = null;
    return end;
  }

  async function showNext() {
    if (state.next !== null) return playNext();
    const plan = await solve();
    if (!plan?.steps?.length) return;
    sayNext(plan);
    game.emit("solver");
  }

  function sayNext(plan) {
    state.next = plan.steps[0];
    game.say(t(plan.optimal ? "play-next-step-optimal" : "play-next-step", { action: state.next, n: plan.steps.length }));
  }

  async function playNext() {
    const action = state.next ?? state.plan?.steps[0];
    if (action === undefined) return;
    // A better plan that came now need not begin with this step.
    dropProof();
    const isPlayed = await game.act(action);
    if (!isPlayed) game.emit("solver");
  }

  async function watch() {
    const plan = await solve();
    if (!plan?.steps?.length) return;
    tell("watching");
    schedule();
  }

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(
      async () => {
        if (state.status !== "watching" || !state.plan?.steps.length) return;
        await playNext();
        if (state.plan?.steps.length && !game.isOver) schedule();
        else tell("idle");
      },
      1000 / settings.get("speed"),
    );
  }

  /** After a move: the plan goes on if the move was the plan's, otherwise it is out of date. */
  function follow() {
    const { node, last } = game.session;
    if (node === point) return;
    const parent = game.tree.get(node)?.parent;
    const kept = state.plan && parent === point && last?.action === state.plan.steps[0];
    point = node;
    state.next = null;
    if (kept) {
      state.plan = { ...state.plan, cost: state.plan.cost - 1, steps: state.plan.steps.slice(1) };
      if (state.status === "watching") dropProof();
      else prove();
    } else {
      state.plan = null;
      stop();
    }
    game.emit("solver");
    if (game.isOver) measure();
  }

  function stop() {
    clearTimeout(timer);
    job?.cancel();
    dropProof();
    if (state.status !== "idle") tell("idle");
  }

  /** How short the way from the start could have been: asked in a session of its own, which is then thrown away. */
  async function measure() {
    const before = state.best;
    if (before === "searching" || before?.isFinal || !game.meta.puzzle || game.session.result !== "one") return;
    state.best = "searching";
    game.emit("solver");
    try {
      const { variant, start: position, game: id } = game.session;
      const copy = await api.post(`/games/${id}/sessions`, { variant, position });
      const order = { kind: "solve", session: copy.id, ply: copy.ply, node: copy.node, player: thoroughPlayer(game.meta) ?? solvingPlayer() };
      const end = await game.jobs.start(order, undefined, 300).done;
      api.del(`/sessions/${copy.id}`).catch(() => {});
      state.best = end.summary?.solved ? bestOf({ ...end.summary, isFinal: true }) : before;
    } catch {
      state.best = before;
    }
    game.emit("solver");
  }

  const off = game.on((what) => what === "session" && follow());

  return {
    state,
    showNext,
    watch,
    /** Pauses what is being watched, or ends the search. */
    pause: stop,
    close() {
      off();
      stop();
    },
  };
}
