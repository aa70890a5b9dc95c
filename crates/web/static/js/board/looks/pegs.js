/**
 * A wooden board with a peg in every hole but one. Its form is whatever cells it has.
 */

import { svg } from "../../dom.js";
import { boardOutline, coordinates, gradient, nameRoom, sign } from "../shapes.js";

const EDGE = 18;

/** @type {import("../types.js").Look} */
export const pegs = {
  instant: true,

  margins(picture) {
    const names = nameRoom(picture);
    const edge = EDGE + 6;
    return { top: edge, right: edge, bottom: edge + names.below, left: edge + names.beside };
  },

  defs(scene) {
    const sides = ["one", "two", "none"].map((side) =>
      gradient(`${scene.uid}-peg-${side}`, "round", [[0, `b-${side} b-stop-soft`], [0.5, `b-${side} b-stop`], [1, `b-${side} b-stop`]]),
    );
    return [gradient(`${scene.uid}-peg-board`, "down", [[0, "b-stop-peg-soft"], [0.6, "b-stop-peg"], [1, "b-stop-peg"]]), ...sides];
  },

  ground(scene) {
    const { layout, picture } = scene;
    const holes = [];
    const goals = [];
    picture.cells.forEach((cell, index) => {
      if (cell.ground === "outside") return;
      const { x, y } = layout.centre(index);
      holes.push(`M${x - 19} ${y}a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z`);
      if (cell.ground === "marked") goals.push(`M${x - 41} ${y}a41 41 0 1 0 82 0a41 41 0 1 0 -82 0Z`);
    });
    return [
      svg("path", { d: boardOutline(scene, EDGE, 26), class: "b-peg-board-shade", transform: "translate(0 5)" }),
      svg("path", { d: boardOutline(scene, EDGE, 26), fill: `url(#${scene.uid}-peg-board)` }),
      svg("path", { d: boardOutline(scene, EDGE - 7, 20), class: "b-peg-board-edge" }),
      svg("path", { d: goals.join(""), class: "b-peg-goal" }),
      svg("path", { d: holes.join(""), class: "b-peg-hole-lip", transform: "translate(0 2)" }),
      svg("path", { d: holes.join(""), class: "b-peg-hole" }),
      ...coordinates(scene, { offset: EDGE }),
    ];
  },

  piece(scene, piece) {
    const side = piece.owner ?? "none";
    const isTiny = Math.max(scene.picture.columns, scene.picture.rows) > 20;
    const round = (r, name, cy = 0, cx = 0) => svg("circle", { r, cx, cy, class: `${name} b-${side}` });
    const size = scene.bold || isTiny ? 23 : 17;
    if (isTiny) return svg("g", null, round(42, "b-peg"), sign(piece.owner, size, `b-peg-sign b-${side}`));
    return svg(
      "g",
      null,
      round(38, "b-peg-shadow", 5),
      round(38, "b-peg-edge", 1),
      svg("circle", { r: 36.5, cy: -1, fill: `url(#${scene.uid}-peg-${side})` }),
      round(28, "b-peg-top", -2),
      svg("g", { transform: "translate(0 -2)" }, sign(piece.owner, size, `b-peg-sign b-${side}`)),
    );
  },
};
