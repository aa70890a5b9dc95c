/**
 * Tiles with numbers that slide in a tray. The colour of a tile is its number's place in the row of doublings; the number
 * itself is always written.
 */

import { svg } from "../../dom.js";
import { tn } from "../../i18n.js";
import { UNIT } from "../layout.js";
import { box, cellBox, cellsBox, text } from "../shapes.js";

/** Room for the values at the four edges; numbers are wider than high. */
const ROOM = 58;
const SIDE_ROOM = 84;
const INSET = 6;
/** Size of the number by how many digits it has, so that it fits. */
const SIZES = [0, 46, 44, 38, 31, 24.5, 21];

/** The step of a tile on the colour scale: 1 for 2, 2 for 4 …; other labels take the first. */
export function tileStep(label) {
  const step = Math.round(Math.log2(Number(label)));
  return Number.isFinite(step) ? Math.min(Math.max(step, 1), 18) : 1;
}

/** A tile's number in the chosen digits. */
function written(label) {
  return /^\d+$/.test(label) ? tn(Number(label), { useGrouping: false }) : label;
}

/** @type {import("../types.js").Look} */
export const tiles = {
  rim: 14,

  margins() {
    return { top: ROOM, right: SIDE_ROOM, bottom: ROOM, left: SIDE_ROOM };
  },

  ground(scene) {
    const { layout, picture } = scene;
    const drawn = [box(cellsBox(layout), 8, 18, "b-tray-edge"), box(cellsBox(layout), 5, 15, "b-tray")];
    picture.cells.forEach((cell, index) => {
      if (cell.ground === "outside") return;
      drawn.push(box(cellBox(layout, index), -INSET, 10, `b-well${cell.ground === "marked" ? " b-well-marked" : ""}`));
    });
    return drawn;
  },

  piece(scene, piece) {
    const label = piece.label ?? piece.letter;
    const shown = written(label);
    const step = tileStep(label);
    const half = UNIT / 2 - INSET;
    const face = (y, name) => svg("rect", { x: -half, y: -half + y, width: 2 * half, height: 2 * half, rx: 10, class: `${name} b-tile-${step}` });
    /** @type {SVGElement[]} */
    const parts = [face(2.5, "b-tile-shade"), face(0, "b-tile")];
    if (step >= 11) parts.push(svg("rect", { x: -half + 4, y: -half + 4, width: 2 * half - 8, height: 2 * half - 8, rx: 7, class: "b-tile-gold" }));
    parts.push(text(0, 1.5, SIZES[Math.min([...shown].length, 6)], shown, `b-tile-number b-tile-${step}`));
    return svg("g", null, parts);
  },
};
