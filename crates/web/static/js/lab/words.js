/**
 * Experiments in the language of the page: how they stand, who plays, how much of what.
 */

import { h } from "../dom.js";
import { secondsText } from "../game/names.js";
import { label, t, tn } from "../i18n.js";
import { splitSpec } from "../game/playerSpec.js";

const STATES = {
  running: () => t("lab-running"),
  whole: () => t("lab-whole"),
  stopped: () => t("lab-stopped"),
  unfinished: () => t("lab-unfinished"),
};

/** How an experiment stands, as a small mark. */
export function stateMark(state) {
  return h("span", { class: "lab-state", data: { state }, text: STATES[state]?.() ?? state });
}

/** The algorithm of a spec by its name in the page's language. */
export function algorithmName(spec) {
  const [id] = splitSpec(spec);
  return label("player", id, id);
}

/** A spec, or a part of one, in a line of its own: it keeps its direction, and stands where the lines of the page begin. */
export const specLine = (text) => h("span", { class: "lab-spec" }, h("code", { class: "soft small", text }));

/** A player in a table: its name, and the spec below where that says more. */
export function playerCell({ name, spec }) {
  const isNamed = name !== spec;
  const [id, settings] = splitSpec(spec);
  return [
    h("bdi", { class: "lab-name", text: isNamed ? name : algorithmName(spec) }),
    (isNamed || settings !== "" || algorithmName(spec) !== id) && specLine(isNamed ? spec : settings || id),
  ];
}

/** How far a run is: "120 of 400 games, 31 a second, 9 s left". */
export function progressText({ done, all, rate, seconds_left: left }) {
  const parts = [t("lab-done-of", { done, all })];
  if (rate) parts.push(rate >= 1 ? t("lab-rate", { n: tn(rate, { maximumFractionDigits: rate < 10 ? 1 : 0 }) }) : t("lab-rate-minute", { n: tn(rate * 60, { maximumFractionDigits: 1 }) }));
  if (left !== null && left !== undefined && left > 0) parts.push(t("lab-left", { time: spanText(left) }));
  return parts.join(t("lab-comma"));
}

/** A stretch of time: "40 s", "12 min", "3 h 20 min". */
export function spanText(seconds) {
  if (seconds < 60) return secondsText(Math.max(1, Math.round(seconds)));
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t("lab-minutes", { n: minutes });
  return t("lab-hours", { n: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** @type {[number, (n: string) => string][]} */
const SIZES = [
  [2 ** 30, (n) => t("lab-gib", { n })],
  [2 ** 20, (n) => t("lab-mib", { n })],
  [2 ** 10, (n) => t("lab-kib", { n })],
];

/** @type {[number, (n: string) => string]} */
const BYTES = [1, (n) => t("lab-bytes", { n })];

/** Bytes in the unit that suits them. */
export function bytesText(count) {
  const [size, words] = SIZES.find(([least]) => count >= least) ?? BYTES;
  return words(tn(count / size, { maximumFractionDigits: size === 1 ? 0 : 1 }));
}
