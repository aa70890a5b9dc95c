/**
 * The parts that sentences about a search are made of: names of nodes and players, values, windows, costs.
 */
import { t, tn } from "../../i18n.js";
import { lineOfMoves, moveOf } from "./moveWords.js";
import { decided } from "./values.js";

/** The player who chooses at a node of this kind: names of seats, or MAX and MIN where there are none. */
export function chooser(kind, seats) {
  return kind === "min" ? (seats[1] ?? "MIN") : (seats[0] ?? "MAX");
}

/** In a tree that somebody typed the players are called MAX and MIN, which need not be said twice. */
export const isOwnName = (seat, name) => String(seat).toUpperCase() === name;

/** The same with what the tree calls it: "red (MAX)", or just "MAX". */
export function roleOf(kind, seats) {
  const [seat, role] = [chooser(kind, seats), kind === "min" ? "MIN" : "MAX"];
  return isOwnName(seat, role) ? role : t("story-role", { seat, role });
}

/** The other player; null for one who plays alone. */
export function opponent(kind, seats) {
  return seats.length < 2 ? null : chooser(kind === "min" ? "max" : "min", seats);
}

/** A number with at most three decimals, and never a zero with a sign; a minus as the tree writes it. */
export function numberOf(value) {
  return tn(Math.abs(value) < 0.0005 ? 0 : value);
}

/** True for a value that says who wins. */
export const isDecided = (value) => typeof value === "number" && decided(value) !== null;

/** A value inside a sentence: a number, or "a win for red in 3 moves". */
export function valueOf(value, seats) {
  const end = typeof value === "number" ? decided(value) : null;
  if (!end) return value === null ? tn(value) : numberOf(value);
  if (seats.length === 1) return end.seat === 0 ? t("story-reach", { n: end.plies }) : t("story-stuck", { n: end.plies });
  const seat = chooser(end.seat === 0 ? "max" : "min", seats);
  return end.plies > 0 ? t("story-win-in", { seat, n: end.plies }) : t("story-win", { seat });
}

/** A value that stands alone and could be taken for a move: "value 3". */
export function worthOf(value, seats) {
  return isDecided(value) ? valueOf(value, seats) : t("story-value", { value: valueOf(value, seats) });
}

/** A probability as percents: 5.56 %. */
export function percent(probability) {
  return tn(probability, { style: "percent", maximumFractionDigits: probability < 0.001 ? 4 : 2 });
}

/** A node inside a sentence: "the root", "the position after column 4", "the position after 4 · 3". */
export function nameOf(trace, node, place) {
  if (node.action === null) {
    if (node.fromGoal) return t("story-goal-end");
    return node.kind === "open" ? t("story-start-end") : t("story-root");
  }
  const move = moveOf(trace, node.action, isOutcome(trace, node, place));
  if (node.fromGoal) return t("story-node-before", { action: move });
  return t("story-node", { action: node.level > 1 && trace.family !== "puzzle" ? wayTo(trace, node, place) : move });
}

/** True for a node that chance leads to. */
export function isOutcome(trace, node, place) {
  return node.parent !== null && trace.node(node.parent, place)?.kind === "chance";
}

function wayTo(trace, node, place) {
  const way = trace.path(node.n, place).map((number) => trace.node(number, place));
  const moves = way.filter(({ action }) => action !== null);
  return lineOfMoves(moves, (index) => isOutcome(trace, moves[index], place));
}

/** What a puzzle's node costs: "f = g + h = 5 + 7 = 12". */
export function costOf({ g, h, f }) {
  return h === null ? t("story-cost", { g: tn(g) }) : t("story-cost-sum", { g: tn(g), h: tn(h), f: tn(f) });
}

/** Whether a window leaves a single question: is the value more than its lower end? */
export function isNull(window) {
  return Boolean(window) && Number.isInteger(window.alpha) && window.beta - window.alpha === 1;
}

/** What a window means, as a sentence; nothing where every value matters, or none does any more. */
export function windowSentence(window, seats) {
  if (!window || window.alpha >= window.beta) return null;
  const [alpha, beta] = [valueOf(window.alpha, seats), valueOf(window.beta, seats)];
  if (window.alpha === -Infinity && window.beta === Infinity) return null;
  if (window.alpha === -Infinity) return t("story-window-below", { beta });
  if (window.beta === Infinity) return t("story-window-above", { alpha });
  return isNull(window) ? t("story-window-null", { alpha }) : t("story-window", { alpha, beta });
}
