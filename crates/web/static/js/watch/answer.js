/**
 * Why a move was played, in a sentence or two: the answer that a whole search comes down to.
 *
 *     "yellow played column 4, value −7, the smallest. Next best is column 3: at least −5."
 *     "yellow played column 4. Every move loses: with column 4 a win for red in 2 moves, and no other holds out longer."
 *
 * The numbers are those at the end of the trace: of the last round that has a best move.
 */
import { t, tn } from "../i18n.js";
import { moveOf } from "./moveWords.js";
import { decided } from "./values.js";
import { chooser, numberOf, valueOf, worthOf } from "./storyWords.js";

/**
 * @param {import("./trace.js").Trace} trace
 * @param {string[]} seats names of the players
 * @param {string|null} played the move that was really played; null to tell only what the search found
 * @returns {string} with its moves marked, see moveWords.js; empty when the search found nothing
 */
export function answerWords(trace, seats, played) {
  const best = trace.info.best ?? trace.best(trace.length)?.action ?? trace.info.line?.[0] ?? null;
  if (best === null) return "";
  const move = moveOf(trace, best);
  const opening = played === null || played === best ? "" : t("answer-instead", { played: moveOf(trace, played), action: move });
  return [opening, reason(trace, seats, best, move)].filter(Boolean).join(" ");
}

function reason(trace, seats, best, move) {
  if (trace.family === "puzzle") return t("answer-puzzle", { action: move, n: trace.info.cost ?? trace.info.line?.length ?? 0 });
  const found = rootWith(trace, best);
  if (!found) return t("answer-only", { action: move });
  return trace.family === "sampling" ? sampled(found, move) : searched(trace, seats, found, best, move);
}

/** The last root below which the move was looked at, with its children. */
function rootWith(trace, action) {
  for (const n of trace.roots(trace.length).reverse()) {
    const children = trace.children(n, trace.length).map((child) => trace.node(child, trace.length));
    const chosen = children.findLast((child) => child.action === action && (child.returned || child.visits > 0));
    if (chosen) return { root: trace.node(n, trace.length), children, chosen };
  }
  return null;
}

function sampled({ children, chosen }, move) {
  const all = children.reduce((sum, { visits }) => sum + visits, 0);
  return t("answer-sampled", { action: move, n: chosen.visits, all: tn(all), mean: numberOf(chosen.mean) });
}

function searched(trace, seats, { root, children, chosen }, best, move) {
  const others = new Set(children.map(({ action }) => action)).size - 1;
  const { value } = chosen.returned;
  const seat = chooser(root.kind, seats);
  const end = seats.length > 1 ? decided(value) : null;
  if (others === 0) return t("answer-forced", { action: move });
  if (end && chooser(end.seat === 0 ? "max" : "min", seats) === seat) return t("answer-wins", { action: move, seat, n: end.plies });
  if (end) return t("answer-loses", { action: move, value: valueOf(value, seats) });
  const next = nextBest(trace, root, children, best);
  const told = root.kind === "min" ? t("answer-smallest", { action: move, seat, value: worthOf(value, seats) }) : t("answer-largest", { action: move, seat, value: worthOf(value, seats) });
  if (!next) return told;
  const args = { action: moveOf(trace, next.action), value: valueOf(next.returned.value, seats), bound: trace.boundOf(next.n, next.returned) };
  // A bound that reaches the best is no proof of being as good.
  const isEqual = next.returned.value === value && args.bound === "exact";
  return `${told} ${isEqual ? t("answer-equal", args) : t("answer-next", args)}`;
}

/** The best of the other moves, as far as the search looked at them. */
function nextBest(trace, root, children, best) {
  const latest = new Map(children.filter(({ returned }) => returned).map((child) => [child.action, child]));
  latest.delete(best);
  const side = root.kind === "min" ? -1 : 1;
  return [...latest.values()].sort((a, b) => side * (b.returned.value - a.returned.value))[0] ?? null;
}
