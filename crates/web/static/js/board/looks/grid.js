/**
 * A plain grid, for any game that asks for nothing else: cells with rounded counters and their letters or labels.
 */

import { digits } from "../../i18n.js";
import { svg } from "../../dom.js";
import { boardOutline, box, cellBox, coordinates, nameRoom, sign, text } from "../shapes.js";

/** @type {import("../types.js").Look} */
export const grid = {
  margins(picture) {
    const names = nameRoom(picture);
    return { top: 14, right: 14, bottom: 14 + names.below, left: 14 + names.beside };
  },

  ground(scene) {
    const { layout, picture } = scene;
    /** @type {SVGElement[]} */
    const drawn = [svg("path", { d: boardOutline(scene, 8, 12), class: "b-plain-board" })];
    picture.cells.forEach((cell, index) => {
      if (cell.ground === "outside") return;
      drawn.push(box(cellBox(layout, index), -2, 7, `b-plain-cell b-plain-${cell.ground}`));
      if (cell.name) {
        const { x, y } = cellBox(layout, index);
        drawn.push(svg("text", { x: x + 6, y: y + 19, "font-size": 17, class: "b-cell-name" }, cell.name));
      }
    });
    return [...drawn, ...coordinates(scene, { offset: 8 })];
  },

  piece(scene, piece) {
    const side = piece.owner ?? "none";
    const shown = digits(piece.label ?? (piece.count > 1 ? `${piece.count}${piece.letter}` : piece.letter));
    const size = Math.min(46, 120 / Math.max(2, [...shown].length));
    const counter =
      side === "two"
        ? svg("circle", { r: 38, class: `b-counter b-${side}` })
        : svg("rect", { x: -37, y: -37, width: 74, height: 74, rx: 20, class: `b-counter b-${side}` });
    /** @type {SVGElement[]} */
    const parts = [counter, text(0, 1, size, shown, `b-counter-letter b-${side}`)];
    if (scene.bold && piece.owner) parts.push(svg("g", { transform: "translate(0 -27)" }, sign(piece.owner, 7, `b-counter-letter b-${side}`)));
    return svg("g", null, parts);
  },
};
