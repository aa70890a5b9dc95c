/**
 * Why a move was played, in a sentence or two: the answer that a whole search comes down to.
 *
 *     "With column 4 yellow, who wants small values, gets value −7, the smallest there is. Next comes column 3 with −5 or more."
 *     "The program plays below its strength here: column 4 was worth 10, and column 1 is worth 4."
 *
 * Whether the move is the best, as good as another or below what there was is not decided here: the server compares the values that the
 * player reported and says so in the trace (`reason`, crates/session/src/reason.rs). A trace without it claims nothing.
 */
import { t, tn } from "../../i18n.js";
import { moveOf } from "./moveWords.js";
import { decided } from "./values.js";
import { chooser, numberOf, valueOf, worthOf } from "./words.js";

/**
 * @param {import("../trace/trace.js").Trace} trace
 * @param {string[]} seats names of the players
 * @param {string|null} played the move that was really played; null to tell only what the search found
 * @returns {string} with its moves marked, see moveWords.js; empty when the search found nothing
 */
export function answerWords(trace, seats, played) {
  const best = trace.info.best ?? trace.best(trace.length)?.action ?? trace.info.line?.[0] ?? null;
  if (best === null) return "";
  const move = moveOf(trace, best);
  const opening = played === null || played === best ? "" : t("answer-instead", { played: moveOf(trace, played), action: move });
  return [opening, reasonWords(trace, seats, move)].filter(Boolean).join(" ");
}

function reasonWords(trace, seats, move) {
  if (trace.family === "puzzle") return t("answer-puzzle", { action: move, n: trace.info.cost ?? trace.info.line?.length ?? 0 });
  const { reason } = trace.info;
  if (!reason) return t("answer-only", { action: move });
  if (reason.standing === "only") return t("answer-forced", { action: move });
  if (reason.standing === "unjudged" || reason.chosen.value === null) return t("answer-unjudged", { action: move });
  const sides = { kind: reason.by === "two" ? "min" : "max", seats };
  return reason.measure === "value" ? searched(trace, reason, sides, move) : sampled(trace, reason, move);
}

/** The words for values of a search. */
function searched(trace, reason, { kind, seats }, move) {
  const { standing, chosen, rival } = reason;
  const seat = chooser(kind, seats);
  const value = boundWords(chosen, valueOf(chosen.value, seats));
  const other = rival && { action: moveOf(trace, rival.action), value: valueOf(rival.value, seats), bound: rival.bound };
  if (standing === "below") {
    const told = t("answer-below", { action: move, value, better: other.action, other: boundWords(rival, other.value) });
    return kind === "min" && !decided(chosen.value) ? `${told} ${t("answer-wants-small", { seat })}` : told;
  }
  const end = seats.length > 1 ? decided(chosen.value) : null;
  const isProven = chosen.bound === "exact" || chosen.bound === (kind === "min" ? "upper" : "lower");
  const isWon = end !== null && (end.seat === 0) === (kind === "max");
  if (isWon && isProven) return t("answer-wins", { action: move, seat, n: end.plies });
  if (standing === "close") return t("answer-close", { action: move, seat, value, other: other.action, near: other.value });
  if (standing === "leading") return t("answer-leading", { action: move, seat, value });
  if (end) return t("answer-loses", { action: move, value });
  const worth = boundWords(chosen, worthOf(chosen.value, seats));
  const told = kind === "min" ? t("answer-smallest", { action: move, seat, value: worth }) : t("answer-largest", { action: move, seat, value: worth });
  if (!other) return told;
  return `${told} ${standing === "tied" ? t("answer-equal", other) : t("answer-next", other)}`;
}

/** "at least 5": a value with what is known of it. */
function boundWords({ bound }, value) {
  return t("answer-worth", { bound, value });
}

/** The words for games that were played out: how many, their mean, and how that compares. */
function sampled(trace, { standing, measure, chosen, rival, nodes, is_looked_at_most: isMost }, move) {
  const mean = measure === "sum" ? chosen.value / chosen.nodes : chosen.value;
  const args = { action: move, n: chosen.nodes, all: tn(nodes), mean: numberOf(mean) };
  const told = isMost ? t("answer-sampled", args) : t("answer-sampled-some", args);
  const other = rival && { measure, action: moveOf(trace, rival.action), value: numberOf(rival.value) };
  // What is compared is told of both moves.
  const sum = measure === "sum" ? t("answer-sum", { value: numberOf(chosen.value) }) : "";
  return [told, sum, comparedWords(standing, measure, other)].filter(Boolean).join(" ");
}

function comparedWords(standing, measure, other) {
  if (standing === "below") return t("answer-mean-below", other);
  if (standing === "tied") return t("answer-mean-tied", other);
  if (standing === "close") return t("answer-mean-close", other);
  return standing === "best" ? t("answer-mean-best", { measure }) : t("answer-mean-leading");
}
