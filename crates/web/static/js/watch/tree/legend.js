/**
 * What the signs in the tree mean, in the words of the game: ▲ is red, who wants large values. And one line when a record is not whole.
 */

import { h, svg } from "../../dom.js";
import { slug, t, tn } from "../../i18n.js";
import { STUB_SIGNS } from "./nodeWords.js";
import { outlines, sizeOf } from "./shapes.js";
import { isOwnName } from "../story/words.js";

/** Every node of a smaller tree is looked at. */
const SMALL = 500;

/** What stands for a sign: a shape of the tree, or a sign of its own. */
function entries(trace, game, seats) {
  if (trace.family === "puzzle") {
    return [
      ["open", t("watch-legend-open")],
      ["expanded", t("watch-legend-expanded")],
      trace.isDepthFirst && ["closed", t("watch-legend-closed")],
      ["goal", t("watch-legend-goal")],
      [STUB_SIGNS.rejected, t("watch-legend-rejected"), "rejected"],
    ];
  }
  const shapes = shapesOf(trace);
  const has = (shape) => shapes === null || shapes.has(shape);
  const players = [
    has("max") && ["max", isOwnName(seats[0], "MAX") ? seats[0] : t("watch-legend-max", { seat: seats[0] }), null, game.seats[0]],
    seats.length > 1 && has("min") && ["min", isOwnName(seats[1], "MIN") ? seats[1] : t("watch-legend-min", { seat: seats[1] }), null, game.seats[1]],
    game.chance && has("chance") && ["chance", t("watch-legend-chance")],
  ];
  if (trace.family === "sampling") return [...players, ["⬤", t("watch-legend-visits")]];
  const end = trace.counts(trace.length);
  return [
    ...players,
    has("leaf") && ["leaf", t("watch-legend-leaf")],
    shapes?.has("stopped") && ["stopped", t("watch-legend-stopped")],
    (shapes?.has("stopped") || hasOmitted(trace)) && ["≈", t("watch-legend-about")],
    end.table_hits > 0 && ["table", t("watch-legend-table")],
    end.cutoffs > 0 && [STUB_SIGNS.cut, t("watch-legend-cut"), "cut"],
    hasOmitted(trace) && [STUB_SIGNS.omitted, t("watch-legend-omitted"), "omitted"],
  ];
}

/** The shapes that a small tree has; null for a large one, which is taken to have them all. */
function shapesOf(trace) {
  if (trace.size(trace.length) > SMALL) return null;
  const shapes = new Set();
  trace.scan((event) => {
    if (event.t === "enter" || (event.t === "select" && event.new)) shapes.add(trace.shape(event.n, trace.length));
  });
  return shapes;
}

/** Whether a search left out outcomes of chance. */
function hasOmitted(trace) {
  let found = false;
  trace.scan((event) => (found ||= event.t === "omit"));
  return found;
}

/** The signs of a trace. */
export function legendOf(trace, game, seats) {
  return h(
    "ul",
    { class: "watch-legend", aria: { label: t("watch-legend") } },
    entries(trace, game, seats)
      .filter(Boolean)
      .map(([sign, words, kind, seat]) => h("li", null, glyph(sign, kind), disc(seat), words)),
  );
}

/** Words are shapes and drawn as in the tree, in their colours. */
function glyph(sign, kind) {
  if (!/^[a-z]+$/.test(sign)) return h("span", { class: ["watch-glyph", kind && `is-${kind}`], aria: { hidden: "true" }, text: sign });
  const { width, height } = sizeOf(sign, 0);
  const size = Math.max(width, height) + 4;
  const paths = outlines(sign, width, height).map((d, index) => svg("path", { class: index === 0 ? "st-shape" : "st-inner", d }));
  return svg(
    "svg",
    { class: "watch-shape", viewBox: `${-size / 2} ${-size / 2} ${size} ${size}`, "aria-hidden": "true", focusable: "false" },
    svg("g", { class: `st-node is-done is-${sign}` }, paths),
  );
}

/** The colour of a player's pieces, where the player is called by it: it need not be that of the shape. */
function disc(seat) {
  return seat && h("span", { class: "seat-disc", data: { seat: slug(seat) }, aria: { hidden: "true" } });
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
