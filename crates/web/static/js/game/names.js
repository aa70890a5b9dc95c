/** Names of seats, players and moves, as people read them. */
import { h } from "../dom.js";
import { label, t, tn } from "../i18n.js";
import { splitSpec } from "./playerSpec.js";

const SEATS = ["one", "two"];

/** The seat's name in the page's language: "red". */
export function seatName(meta, seat) {
  const index = typeof seat === "number" ? seat : SEATS.indexOf(seat);
  const id = meta.seats[index];
  return id === undefined ? "" : label("seat", id, id);
}

/** Who acted: a seat's name, or the word for chance. */
export function whoName(meta, by) {
  return by === "chance" ? t("play-chance") : seatName(meta, by);
}

/** A player in one line of plain text: "Person", "Level 3", "alphabeta". */
export function playerName(meta, spec) {
  if (spec === "human") return t("who-person");
  const level = meta.levels.indexOf(spec);
  if (level >= 0) return t("who-level", { n: level + 1 });
  const [id] = splitSpec(spec);
  return label("player", id, id);
}

/** The same with what it is made of, for a card: name above, spec below in the notation's own direction. */
export function playerNodes(meta, spec) {
  const name = h("span", { class: "card-player" }, playerName(meta, spec));
  return spec === "human" ? [name] : [name, h("code", { class: "card-spec", dir: "ltr", title: spec }, spec)];
}

/** Time as people say it: "1.2 s", "35 ms", "80 µs". */
export function secondsText(seconds) {
  if (seconds > 0 && seconds < 0.0001) return t("play-microseconds", { n: tn(seconds * 1e6, { maximumFractionDigits: 0 }) });
  if (seconds >= 1) return t("play-seconds", { n: tn(seconds, { maximumFractionDigits: 1 }) });
  return t("play-milliseconds", { n: tn(seconds * 1000, { maximumFractionDigits: seconds < 0.01 ? 1 : 0 }) });
}

/** Large counts, short: 1,234 and 2.1M. */
export function countText(count) {
  if (count === null || count === undefined) return "–";
  return count < 100_000 ? tn(count) : tn(count, { notation: "compact", maximumFractionDigits: 1 });
}
