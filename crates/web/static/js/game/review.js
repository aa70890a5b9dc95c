/**
 * A whole game judged after the fact: what every decision was worth and what it gave away.
 *
 * The server does it in one job and tells of the decisions as it goes; the end brings all of them, and what they come to for
 * each player. It can be stopped: what was judged until then stays.
 */
import { asProblem } from "../door/problem.js";
import { t } from "../i18n.js";
import { valueWords } from "./values.js";

/**
 * @typedef {object} Point one decision
 * @property {number} number its number among the decisions, from 1
 * @property {number} node where it was made
 * @property {string} by who made it
 * @property {number|null} height its place in the graph (0..1 where a share is known)
 * @property {string} words what the position was worth
 * @property {string} after what the move was worth, in words
 * @property {string} action what was played
 * @property {number|null} loss what was given away, in the judge's unit
 * @property {number|null} lost the same as a share of the game
 * @property {string|null} mark "inaccuracy", "mistake" or "blunder"
 * @property {string|null} better what would have been better
 * @property {string[]} line the play expected after that
 *
 * @typedef {{points: Point[], total: number, players: object[]|null}} Found
 */

/**
 * Judges every decision of the line through the node shown.
 * @param {ReturnType<typeof import("./table.js").createTable>} table
 * @param {string} player who judges
 * @param {(found: Found) => void} onFound told whenever there is more
 * @returns {{done: Promise<void>, stop: () => void}}
 */
export function reviewGame({ meta, game }, player, onFound) {
  /** By their numbers: news may overtake each other, or get lost until the end. */
  const points = new Map();
  let total = 0;

  function take(decisions, all, players) {
    for (const decision of decisions) points.set(decision.number, pointOf(meta, decision));
    total = all;
    onFound({ points: [...points.values()].sort((a, b) => a.number - b.number), total, players });
  }

  const job = game.jobs.start({ kind: "review", session: game.session.id, player }, (info) => info.decisions && take(info.decisions, info.all, null));

  async function end() {
    const { summary, state, problem } = await job.done;
    if (summary) take(summary.decisions, Math.max(total, summary.decisions.length), summary.players);
    if (game.isClosed || state === "ok" || state === "cancelled") return;
    game.say(problem ? asProblem(problem).text() : t("play-review-failed"), "problem");
  }

  return { done: end(), stop: job.cancel };
}

function pointOf(meta, decision) {
  const { number, node, by, action, after, loss, lost_share: lost, mark, better, line } = decision;
  return {
    number,
    node,
    by,
    height: heightOf(meta, decision),
    words: valueWords(meta, decision),
    after: after ? valueWords(meta, { ...after, share: afterShare(decision) }) : "",
    action,
    loss,
    lost,
    mark,
    better,
    line,
  };
}

/** Player One's share after a decision: what the best would have left, less what was given away. */
function afterShare({ share, lost_share: lost, by }) {
  if (share === null || lost === null) return null;
  return by === "two" ? share + lost : share - lost;
}

/** Where a value stands in the graph: Player One's share where there is one, steps to go or points otherwise. */
function heightOf(meta, { share, value, value_detail: detail }) {
  if (meta.puzzle) return detail?.win_in ?? value;
  return (meta.seats.length === 2 ? share : null) ?? value ?? null;
}
