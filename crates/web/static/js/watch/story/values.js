/**
 * Numbers of a search as the panels write them. A value at the very edge means a decided game and is told in words.
 */

import { dir, t, tn, unmarked } from "../../i18n.js";

/** A won game is worth this, less one for each ply until it is won. */
const WIN = 1_000_000_000;
/** No game that counts as decided is longer. */
const LONGEST = 1_000_000;

/** Signs stay before their number in every direction. */
const ltr = (text) => (dir() === "rtl" ? `\u2066${text}\u2069` : text);

/** A number with at most three decimals; "–" for none. */
export function numberWords(value) {
  if (value === null || value === undefined) return "–";
  const size = Math.abs(value);
  const how = size >= 1e6 ? { notation: "compact", maximumFractionDigits: 3 } : { maximumFractionDigits: size >= 1000 ? 1 : 3 };
  return ltr(unmarked(tn(size < 0.0005 ? 0 : value, how)));
}

/** Who wins and in how many plies, or null when the value decides nothing. */
export function decided(value) {
  const size = Math.abs(value);
  if (!Number.isInteger(value) || size > WIN || size <= WIN - LONGEST - 1) return null;
  return { seat: value > 0 ? 0 : 1, plies: WIN - size };
}

/** A value in words: "red wins in 3 moves", or a number. */
export function valueWords(value, seats) {
  const end = typeof value === "number" ? decided(value) : null;
  if (!end) return numberWords(value);
  const seat = seats[end.seat];
  if (seat === undefined) return t("value-loses", { n: end.plies });
  if (seats.length === 1) return t("value-reaches-goal", { n: end.plies });
  return end.plies > 0 ? t("value-wins-in", { seat, n: end.plies }) : t("value-wins", { seat });
}

/** The value of a node: a bound has its sign, what is still being searched its dots. */
export function nodeValueText(trace, n, place, seats) {
  const value = trace.value(n, place);
  if (value === null) return "–";
  const { returned } = trace.node(n, place);
  const words = valueWords(value, seats);
  if (!returned) return trace.family === "game" ? `${words} …` : words;
  const bound = trace.boundOf(n, returned);
  if (bound === "lower") return ltr(`≥ ${words}`);
  if (bound === "upper") return ltr(`≤ ${words}`);
  if (bound === "estimate") return ltr(`≈ ${words}`);
  return words;
}

/** A window: "α 3   β ∞"; null for none. */
export function windowText(window, seats) {
  if (!window) return null;
  return ltr(`α ${valueWords(window.alpha, seats)}   β ${valueWords(window.beta, seats)}`);
}
