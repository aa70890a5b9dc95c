/**
 * What the signs in the tree mean, in the words of the game: ▲ is red, who wants large values. And one line when a record is not whole.
 */

import { h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { signOf } from "./shapes.js";

function entries(trace, game, seats) {
  if (trace.family === "puzzle") {
    return [
      [signOf("open"), t("watch-legend-open")],
      [signOf("expanded"), t("watch-legend-expanded")],
      [signOf("closed"), t("watch-legend-closed")],
      [signOf("goal"), t("watch-legend-goal")],
    ];
  }
  const players = [
    [signOf("max"), isOwnName(seats[0], "MAX") ? seats[0] : t("watch-legend-max", { seat: seats[0] })],
    seats.length > 1 && [signOf("min"), isOwnName(seats[1], "MIN") ? seats[1] : t("watch-legend-min", { seat: seats[1] })],
    game.chance && [signOf("chance"), t("watch-legend-chance")],
  ];
  if (trace.family === "sampling") return [...players, ["⬤", t("watch-legend-visits")]];
  const end = trace.counts(trace.length);
  return [
    ...players,
    [signOf("leaf"), t("watch-legend-leaf")],
    end.table_hits > 0 && [signOf("table"), t("watch-legend-table")],
    end.cutoffs > 0 && ["✂", t("watch-legend-cut")],
  ];
}

/** In a tree that somebody typed the players are called MAX and MIN, which need not be said twice. */
const isOwnName = (seat, name) => seat.toUpperCase() === name;

/** The signs of a trace. */
export function legendOf(trace, game, seats) {
  return h(
    "ul",
    { class: "watch-legend", aria: { label: t("watch-legend") } },
    entries(trace, game, seats)
      .filter(Boolean)
      .map(([sign, words]) => h("li", null, h("span", { class: "watch-glyph", aria: { hidden: "true" }, text: sign }), words)),
  );
}

/** One line that says what of a large search is here, or null when everything is. */
export function partWords({ info }) {
  const { whole, levels, nodes, nodes_recorded: here } = info;
  if (whole === null || whole === undefined) {
    if (here === undefined || nodes === undefined || here >= nodes) return null;
    return t("watch-part-recorded", { here: tn(here), nodes: tn(nodes) });
  }
  return t("watch-part", { whole: tn(whole), levels, counted: tn(Math.max(0, nodes - here)) });
}
