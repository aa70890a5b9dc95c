/**
 * A wooden board of two colours with flat round pieces, turned on a lathe: rings around the edge, a crown on kings.
 */

import { svg } from "../../dom.js";
import { UNIT } from "../layout.js";
import { box, cellBox, cellsBox, coordinates, gradient, nameRoom, sign, text } from "../shapes.js";

const FRAME = 26;

/** Faint lines across the board, a little different on every line but always the same. */
function grain(layout) {
  const lines = [];
  for (let y = 9; y < layout.boardHeight; y += 23) {
    const wave = (((y * 37) % 17) - 8) / 2;
    const start = layout.top + y;
    const third = layout.boardWidth / 3;
    lines.push(`M${layout.left} ${start}c${third} ${wave * 2} ${2 * third} ${-wave * 2} ${layout.boardWidth} ${wave}`);
  }
  return svg("path", { d: lines.join(""), class: "b-wood-grain" });
}

/** A crown of three points with pearls. */
export function crown(className) {
  return svg(
    "g",
    { class: className },
    svg("path", { d: "M-19 14L-23 -9L-10.5 1L0 -17L10.5 1L23 -9L19 14Z" }),
    svg("rect", { x: -19, y: 16.5, width: 38, height: 5, rx: 2 }),
    svg("circle", { cx: -23.5, cy: -12, r: 3.4 }),
    svg("circle", { cx: 0, cy: -20.5, r: 3.8 }),
    svg("circle", { cx: 23.5, cy: -12, r: 3.4 }),
  );
}

const isKing = (piece) => piece.name.includes("king");

/** @type {import("../types.js").Look} */
export const chequered = {
  margins(picture) {
    const names = nameRoom(picture);
    return { top: FRAME + 4, right: FRAME + 4, bottom: Math.max(FRAME + 4, names.below), left: Math.max(FRAME + 4, names.beside) };
  },

  defs(scene) {
    const sides = ["one", "two", "none"].map((side) =>
      gradient(`${scene.uid}-man-${side}`, "down", [[0, `b-${side} b-stop-man`], [0.7, `b-${side} b-stop`], [1, `b-${side} b-stop`]]),
    );
    return [gradient(`${scene.uid}-frame`, "down", [[0, "b-stop-frame-soft"], [0.12, "b-stop-frame"], [1, "b-stop-frame"]]), ...sides];
  },

  ground(scene) {
    const { layout, picture } = scene;
    const cells = cellsBox(layout);
    const frame = box(cells, FRAME, 18, null);
    frame.setAttribute("fill", `url(#${scene.uid}-frame)`);
    /** @type {SVGElement[]} */
    const drawn = [frame, box(cells, FRAME - 5, 14, "b-wood-frame-edge"), box(cells, 3, 2, "b-wood-inlay")];
    const light = [];
    const dark = [];
    picture.cells.forEach((cell, index) => {
      if (cell.ground === "outside") return;
      const { x, y } = cellBox(layout, index);
      (cell.ground === "unused" ? light : dark).push(`M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}Z`);
    });
    drawn.push(svg("path", { d: light.join(""), class: "b-wood-light" }), svg("path", { d: dark.join(""), class: "b-wood-dark" }), grain(layout));
    picture.cells.forEach((cell, index) => {
      if (!cell.name) return;
      const { x, y } = cellBox(layout, index);
      drawn.push(svg("text", { x: x + 5, y: y + 18, "font-size": 17, class: "b-square-name" }, cell.name));
    });
    return [...drawn, ...coordinates(scene)];
  },

  piece(scene, piece) {
    const side = piece.owner ?? "none";
    const round = (r, name, cy = 0) => svg("circle", { r, cy, class: `${name} b-${side}` });
    /** @type {SVGElement[]} */
    const parts = [round(39, "b-man-shadow", 4), round(39, "b-man-edge", 1.5), svg("circle", { r: 38, cy: -1.5, fill: `url(#${scene.uid}-man-${side})` }), round(32, "b-man-ring", -1.5), round(26, "b-man-ring", -1.5)];
    if (isKing(piece)) parts.push(svg("g", { transform: "translate(0 -1)" }, crown(`b-man-sign b-crown b-${side}`)));
    else if (piece.label) parts.push(text(0, 0, 34, piece.label, `b-man-sign b-${side}`));
    else {
      parts.push(round(17, "b-man-ring b-fine", -1.5));
      if (scene.bold) parts.push(svg("g", { transform: "translate(0 -1.5)" }, sign(piece.owner, 17, `b-man-sign b-${side}`)));
    }
    return svg("g", null, parts);
  },
};
