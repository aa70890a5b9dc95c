/**
 * Values on the board: what a search thinks of every option, as small labels where the option is entered.
 *
 *     a column   above it          a slide   at its edge
 *     a path     on the piece that would move (its best); once it is picked up, on every cell it can go to
 *     a place    on the cell
 *
 * The tone shows by form as well as by colour: the best is filled (and points down over a column), good ones are round, bad ones have cut
 * corners, even ones are plain.
 */

import { svg } from "../dom.js";
import { edge } from "./marks.js";
import { spotKey } from "./picking.js";
import { text } from "./shapes.js";

const better = (a, b) => (a === undefined || (b.rank ?? Infinity) < (a.rank ?? Infinity) ? b : a);

/** Where each value goes: a map from place to the best value there. Places are `c12`, `t…`, `column 3`, `slide up`. */
export function placeValues(values, picker) {
  const places = new Map();
  const put = (place, value) => places.set(place, better(places.get(place), value));
  const picked = picker.entered[0];
  for (const value of values) {
    const { gesture } = value;
    if (gesture.type === "column") put(`column ${gesture.column}`, value);
    else if (gesture.type === "slide") put(`slide ${gesture.direction}`, value);
    else if (gesture.type === "place") put(`c${gesture.cell}`, value);
    else placePath(gesture, value, picked, put);
  }
  return places;
}

function placePath(gesture, value, picked, put) {
  const path = gesture.type === "steps" ? gesture.steps.find((step) => step.type === "path") : gesture;
  if (path?.type !== "path" || path.spots.length === 0) return;
  const start = spotKey(path.spots[0]);
  if (picked === undefined) put(start, value);
  else if (picked === start) put(spotKey(path.spots[path.spots.length - 1]), value);
}

/** Pixels that writing needs to be read, and units that a label over a column may take. */
const READABLE = 11;
const COLUMN_ROOM = 96;

/** How wide a text is, in heights of its writing, with some room at the ends. */
const breadth = (shown) => 0.6 * [...shown.replace(/\p{Cf}/gu, "")].length + 0.75;

/**
 * The labels themselves. `pixel` is the size of a pixel of the screen in units: small boards get larger writing. Over columns
 * that are too narrow for it the labels stand at two heights in turn.
 */
export function drawValues(scene, places, pixel) {
  const wanted = Math.max(25, READABLE * pixel);
  const isCrowded = [...places].some(([place, { text: shown }]) => place.startsWith("column") && breadth(shown) * wanted > COLUMN_ROOM);
  const drawn = [];
  for (const [place, value] of places) {
    const where = point(scene, place, isCrowded);
    if (where) drawn.push(pill(where, value, wanted));
  }
  // The best last, so that nothing covers it.
  return drawn.sort((a, b) => Number(a.dataset.tone === "best") - Number(b.dataset.tone === "best"));
}

/** Where a label goes and how wide it may be. */
function point({ layout, picture }, place, isCrowded) {
  const [kind, detail] = place.split(" ");
  if (kind === "column") {
    const column = Number(detail);
    const rise = picture.look === "rack" ? 62 : 24;
    const step = isCrowded ? (column % 2 === 0 ? -24 : 16) : 0;
    return { x: layout.columnX(column), y: layout.top - rise - step, room: isCrowded ? 2 * COLUMN_ROOM - 10 : COLUMN_ROOM, isPointed: true };
  }
  if (kind === "slide") {
    const seen = layout.seenDirection(detail);
    const isBeside = seen === "left" || seen === "right";
    return { ...edge(layout, seen, isBeside ? 47 : 34), room: isBeside ? 74 : 200 };
  }
  if (place[0] === "c") {
    const { x, y } = layout.centre(Number(place.slice(1)));
    return { x, y: y + 32, room: 98 };
  }
  const centre = layout.trayCentre(picture.trays, place.slice(1));
  return centre && { ...centre, room: 200 };
}

/** A label of the form of its tone around a point. */
function pill({ x, y, room, isPointed }, { text: shown, tone }, wanted) {
  const font = Math.min(wanted, room / breadth(shown), 44);
  const width = font * Math.max(1.7, breadth(shown));
  const height = font * 1.42;
  return svg(
    "g",
    { transform: `translate(${x} ${y})`, class: `b-value b-tone-${tone}`, data: { tone } },
    svg("path", { d: form(tone, width, height, isPointed), class: "b-value-face" }),
    text(0, font * 0.04, font, shown, "b-value-text"),
  );
}

function form(tone, width, height, isPointed) {
  const [w, h] = [width / 2, height / 2];
  if (tone === "bad") {
    const cut = h * 0.55;
    return `M${-w + cut} ${-h}H${w - cut}L${w} ${-h + cut}V${h - cut}L${w - cut} ${h}H${-w + cut}L${-w} ${h - cut}V${-h + cut}Z`;
  }
  if (tone === "even") return `M${-w} ${-h}H${w}V${h}H${-w}Z`;
  const round = `M${-w + h} ${-h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${h}`;
  const point = tone === "best" && isPointed ? `H${h * 0.5}L0 ${h * 1.5}L${-h * 0.5} ${h}` : "";
  return `${round}${point}H${-w + h}A${h} ${h} 0 0 1 ${-w + h} ${-h}Z`;
}
