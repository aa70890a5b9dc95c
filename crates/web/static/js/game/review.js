/**
 * A whole game judged after the fact: what every position was worth and what every move gave away.
 *
 * The work is done in a copy of the session, so that the board on the screen stays where it is. One position at a time; each
 * result is told at once; it can be stopped.
 */
import { api } from "../api.js";
import { t } from "../i18n.js";
import { createSession } from "./create.js";
import { rankActions, valueWords } from "./values.js";

const ASK_EVERY = 120;
const WORST = 5;
const WORTH_TELLING = 0.05;

/**
 * @typedef {{node: number, ply: number, by: string, height: number|null, words: string, action: string|null, loss: number, better: string|null, difference: string}} Point
 * one position: its height in the graph (0..1 where a share is known), and the move that was played there
 */

/**
 * Judges every decision of the line through the node shown.
 * @param {ReturnType<import("./table.js").createTable>} table
 * @param {string} player who judges
 * @param {(points: Point[], total: number) => void} onPoint
 * @returns {{done: Promise<void>, stop: () => void}}
 */
export function reviewGame({ meta, game }, player, onPoint) {
  let stopped = false;
  let job = null;
  const { tree, session } = game;
  const line = [...tree.path(session.node), ...tree.line(session.node)];
  const places = line.slice(0, -1).map((node, index) => ({ node: node.node, ply: node.ply, next: line[index + 1] }));
  const decisions = places.filter(({ next }) => next.by !== "chance");

  async function run() {
    const copy = await createSession(meta, { from: session.id, players: meta.seats.map(() => "human") });
    const points = [];
    try {
      for (const place of decisions) {
        if (stopped || game.isClosed) break;
        const now = await api.post(`/sessions/${copy.id}/goto`, { node: place.node });
        job = game.jobs.start({ kind: "hints", session: copy.id, ply: now.ply, player }, undefined, ASK_EVERY);
        const { summary, state, problem } = await job.done;
        if (state === "error") throw problem;
        if (!summary) break;
        points.push(pointOf(meta, place, summary));
        onPoint(points, decisions.length);
      }
    } finally {
      api.del(`/sessions/${copy.id}`).catch(() => {});
    }
  }

  return {
    done: run().catch((problem) => {
      if (!stopped && !game.isClosed) game.say(problem?.text?.() ?? problem?.message ?? t("play-review-failed"), "problem");
    }),
    stop() {
      stopped = true;
      job?.cancel();
    },
  };
}

function pointOf(meta, { node, ply, next }, answer) {
  const ranked = rankActions(meta, answer, next.by);
  const played = ranked.find(({ action }) => action === next.action);
  return {
    node,
    ply,
    by: next.by,
    height: heightOf(meta, answer),
    words: valueWords(meta, answer),
    action: next.action,
    loss: played?.loss ?? 0,
    better: played && played.rank > 1 ? (answer.best ?? ranked[0].action) : null,
    difference: played?.difference ?? "",
  };
}

/** Where a value stands in the graph: Player One's share where there is one, steps to go or points otherwise. */
function heightOf(meta, { share, value, value_detail: detail }) {
  if (meta.puzzle) return detail?.win_in ?? value;
  return (meta.seats.length === 2 ? share : null) ?? value ?? null;
}

/** The moves that gave away most, worst first. */
export function worstMoves(points) {
  const least = points.some(({ height }) => height !== null && (height > 1 || height < 0)) ? 0 : WORTH_TELLING;
  return points
    .filter(({ loss, better }) => better !== null && loss > least)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, WORST);
}
