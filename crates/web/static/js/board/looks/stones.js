/**
 * What lies on the cloth: stones with a horse's head, stones with a dome, and cowries. Drawn around (0, 0), about 80 high.
 */

import { svg } from "../../dom.js";

const HORSE =
  "M-21 31C-20 20 -9 15 -8 3C-12 8 -18 9 -22 10.5C-24 15 -30 15.5 -32 11C-34 7 -33 3 -30 -1C-25 -7 -23 -15 -17 -21" +
  "C-13 -26 -8 -28 -5 -29L-3 -39L4 -31C18 -28 26 -13 26 6C26 16 24 24 24 31Z";
const MANE = "M4 -31C18 -28 26 -13 26 6C26 16 24 24 24 31L15 31C17 20 18 6 14 -6C11 -15 6 -21 -1 -24Z";
const DOME = "M-25 31C-27 24 -31 14 -29 4C-26 -10 -12 -17 -3.5 -27C-1.5 -29.5 1.5 -29.5 3.5 -27C12 -17 26 -10 29 4C31 14 27 24 25 31Z";
const RIBS = "M0 -28V31M-3 -24C-13 -10 -16 6 -13 31M3 -24C13 -10 16 6 13 31";

/** The turned foot that every stone stands on. */
function foot(side) {
  return [
    svg("rect", { x: -31, y: 34, width: 62, height: 9, rx: 4.5, class: `b-stone-foot b-${side}` }),
    svg("rect", { x: -27, y: 28.5, width: 54, height: 6.5, rx: 3.2, class: `b-stone b-${side}` }),
  ];
}

function shadow() {
  return svg("ellipse", { cx: 2, cy: 43, rx: 34, ry: 6, class: "b-stone-shadow" });
}

/** A horse's head that looks to the left. */
export function horse(side) {
  return svg(
    "g",
    null,
    shadow(),
    foot(side),
    svg("path", { d: HORSE, class: `b-stone b-${side}` }),
    svg("path", { d: MANE, class: `b-stone-shade b-${side}` }),
    svg("path", { d: "M-27 6.5C-24 7.5 -22 6.5 -20 4.5", class: `b-stone-line b-${side}` }),
    svg("path", { d: "M-8 3C-4 0 -1 -5 0 -10", class: `b-stone-line b-${side}` }),
    svg("path", { d: "M10 -22C15 -17 18 -11 19 -4M18 2C20 9 20 16 19 23", class: `b-stone-line b-${side}` }),
    svg("circle", { cx: -12, cy: -13, r: 2.9, class: `b-stone-eye b-${side}` }),
  );
}

/** A dome with ribs and a ball on top. */
export function dome(side) {
  return svg(
    "g",
    null,
    shadow(),
    foot(side),
    svg("path", { d: DOME, class: `b-stone b-${side}` }),
    svg("path", { d: "M3.5 -27C12 -17 26 -10 29 4C31 14 27 24 25 31L11 31C17 8 14 -12 0 -28Z", class: `b-stone-shade b-${side}` }),
    svg("path", { d: RIBS, class: `b-stone-line b-${side}` }),
    svg("path", { d: "M-27.5 17C-14 22 14 22 27.5 17", class: `b-stone-line b-${side}` }),
    svg("circle", { cx: 0, cy: -34, r: 5, class: `b-stone b-${side}` }),
  );
}

/** A little flag for a stone on its last way home. */
export function pennant() {
  return svg(
    "g",
    null,
    svg("path", { d: "M24 30V-34", class: "b-pennant-pole" }),
    svg("path", { d: "M24 -34C32 -30 36 -36 45 -32L39 -24L45 -15C36 -19 32 -13 24 -17Z", class: "b-pennant" }),
  );
}

/** A cowry that lies with its mouth up, or with its back up. */
export function cowry(isClosed) {
  const shell = "M0 -40C17 -40 27 -22 27 -3C27 20 15 40 0 40C-15 40 -27 20 -27 -3C-27 -22 -17 -40 0 -40Z";
  const parts = [
    svg("ellipse", { cx: 3, cy: 6, rx: 28, ry: 39, class: "b-stone-shadow" }),
    svg("path", { d: shell, class: isClosed ? "b-cowry b-cowry-back" : "b-cowry b-cowry-mouth" }),
  ];
  return svg("g", null, parts, isClosed ? back() : mouth());
}

/** The humped back: a brown field with a gleam and freckles inside a pale rim. */
function back() {
  return [
    svg("ellipse", { cx: 0.5, cy: -1, rx: 20, ry: 31, class: "b-cowry-field" }),
    svg("path", { d: "M-6 -25C-15 -15 -16 5 -10 19", class: "b-cowry-gleam" }),
    svg("path", {
      d: "M6 -20a3.2 3.2 0 1 0 .1 0M12 -6a3.6 3.6 0 1 0 .1 0M2 -4a2.6 2.6 0 1 0 .1 0M9 9a3.2 3.2 0 1 0 .1 0M0 17a2.6 2.6 0 1 0 .1 0M-3 6a2 2 0 1 0 .1 0",
      class: "b-cowry-spots",
    }),
  ];
}

/** The mouth: a long slit between two lips, with teeth on both sides that reach into it. */
function mouth() {
  const teeth = [];
  for (let y = -21; y <= 22; y += 6) {
    const reach = 7.5 - Math.abs(y) * 0.14;
    teeth.push(`M${-reach - 3.5} ${y}H${-1.6}M${reach + 3.5} ${y + 2}H${1.6}`);
  }
  return [
    svg("path", { d: "M-2 -34C-16 -26 -17 22 -2 34M2 -34C16 -26 17 22 2 34", class: "b-cowry-lips" }),
    svg("path", { d: "M0 -33C9 -24 10 18 0 33C-10 18 -9 -24 0 -33Z", class: "b-cowry-slit" }),
    svg("path", { d: teeth.join(""), class: "b-cowry-teeth" }),
  ];
}
