/**
 * The parts that sentences about a search are made of: names of nodes and players, values, windows, costs.
 */
import { t, tn } from "../i18n.js";
import { decided } from "./values.js";

/** The player who chooses at a node of this kind: names of seats, or MAX and MIN where there are none. */
export function chooser(kind, seats) {
  return kind === "min" ? (seats[1] ?? "MIN") : (seats[0] ?? "MAX");
}

/** The other player; null for one who plays alone. */
export function opponent(kind, seats) {
  return seats.length < 2 ? null : chooser(kind === "min" ? "max" : "min", seats);
}

/** A number with at most three decimals, and never a zero with a sign. */
export function numberOf(value) {
  return tn(Math.abs(value) < 0.0005 ? 0 : value);
}

/** A value inside a sentence: a number, or "a win for red in 3 moves". */
export function valueOf(value, seats) {
  const end = typeof value === "number" ? decided(value) : null;
  if (!end) return value === null ? tn(value) : numberOf(value);
  if (seats.length === 1) return end.seat === 0 ? t("story-reach", { n: end.plies }) : t("story-stuck", { n: end.plies });
  const seat = chooser(end.seat === 0 ? "max" : "min", seats);
  return end.plies > 0 ? t("story-win-in", { seat, n: end.plies }) : t("story-win", { seat });
}

/** A probability as percents: 5.56 %. */
export function percent(probability) {
  return tn(probability, { style: "percent", maximumFractionDigits: probability < 0.001 ? 4 : 2 });
}

/** A node inside a sentence: "the root", "the position after 4". */
export function nameOf(node) {
  if (node.fromGoal) return node.action === null ? t("story-goal-end") : t("story-node-before", { action: node.action });
  if (node.action !== null) return t("story-node", { action: node.action });
  return node.kind === "open" ? t("story-start-end") : t("story-root");
}

/** What a puzzle's node costs: "f = g + h = 5 + 7 = 12". */
export function costOf({ g, h, f }) {
  return h === null ? t("story-cost", { g: tn(g) }) : t("story-cost-sum", { g: tn(g), h: tn(h), f: tn(f) });
}

/** What a window means, as a sentence; nothing where every value matters, or none does any more. */
export function windowSentence(window, seats) {
  if (!window || window.alpha >= window.beta) return null;
  const [alpha, beta] = [valueOf(window.alpha, seats), valueOf(window.beta, seats)];
  if (window.alpha === -Infinity && window.beta === Infinity) return null;
  if (window.alpha === -Infinity) return t("story-window-below", { beta });
  if (window.beta === Infinity) return t("story-window-above", { alpha });
  const isNull = Number.isInteger(window.alpha) && window.beta - window.alpha === 1;
  return isNull ? t("story-window-null", { alpha }) : t("story-window", { alpha, beta });
}
