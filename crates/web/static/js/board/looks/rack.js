/**
 * An upright frame with holes, into which discs fall. The discs are between a back and a front with holes in it, so that a
 * falling disc is seen only through the holes.
 */

import { svg } from "../../dom.js";
import { UNIT } from "../layout.js";
import { box, cellsBox, coordinates, gradient, nameRoom, sign } from "../shapes.js";

const RIM = 16;
const HOLE = 40;

function circle(r, className, cy = 0) {
  return svg("circle", { r, cy, class: className });
}

const fillOf = (scene, name) => `url(#${scene.uid}-${name})`;

function holes(layout) {
  let d = "";
  for (let row = 0; row < layout.rows; row += 1) {
    for (let column = 0; column < layout.columns; column += 1) {
      const x = layout.left + (column + 0.5) * UNIT;
      const y = layout.top + (row + 0.5) * UNIT;
      d += `M${x - HOLE} ${y}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0Z`;
    }
  }
  return d;
}

function frame(rectangle, grow, radius) {
  const x = rectangle.x - grow;
  const y = rectangle.y - grow;
  const width = rectangle.width + 2 * grow;
  const height = rectangle.height + 2 * grow;
  return `M${x + radius} ${y}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - 2 * radius}q0 ${radius} ${-radius} ${radius}h${2 * radius - width}q${-radius} 0 ${-radius} ${-radius}v${2 * radius - height}q0 ${-radius} ${radius} ${-radius}Z`;
}

/** The frame with room for the names of the columns below the holes. */
function frameBox(scene) {
  const cells = cellsBox(scene.layout);
  return { ...cells, height: cells.height + nameRoom(scene.picture).below };
}

/** @type {import("../types.js").Look} */
export const rack = {
  mirrors: true,
  rim: 26,

  margins(picture) {
    return { top: UNIT, right: RIM + 10, bottom: nameRoom(picture).below + RIM + 26, left: RIM + 10 };
  },

  defs(scene) {
    const sides = ["one", "two", "none"].map((side) =>
      gradient(`${scene.uid}-disc-${side}`, "down", [[0, `b-${side} b-stop-soft`], [0.45, `b-${side} b-stop`], [1, `b-${side} b-stop`]]),
    );
    return [gradient(`${scene.uid}-rack`, "down", [[0, "b-stop-rack-soft"], [0.25, "b-stop-rack"], [1, "b-stop-rack-deep"]]), ...sides];
  },

  ground(scene) {
    const { layout } = scene;
    const whole = frameBox(scene);
    const foot = whole.y + whole.height + RIM;
    const leg = (x) => svg("path", { d: `M${x - 62} ${foot - 14}h124l12 32q0 6 -6 6h-136q-6 0 -6 -6Z`, class: "b-rack-leg" });
    return [
      leg(layout.left + UNIT * 0.62),
      leg(layout.left + layout.boardWidth - UNIT * 0.62),
      box(cellsBox(layout), 4, 6, "b-rack-back"),
      svg("path", { d: holes(layout), class: "b-rack-depth", transform: "translate(0 -3)" }),
    ];
  },

  piece(scene, { owner }) {
    const side = owner ?? "none";
    const size = scene.bold ? 25 : 17;
    /** @type {SVGElement[]} */
    const parts = [
      circle(44, `b-disc-edge b-${side}`),
      svg("circle", { r: 42, fill: fillOf(scene, `disc-${side}`) }),
      circle(30, `b-disc-groove b-${side}`, 1),
      circle(30, `b-disc-light b-${side}`, 2.5),
    ];
    if (scene.bold) parts.push(circle(35, `b-disc-bold b-${side}`));
    parts.push(sign(owner, size, `b-disc-sign b-${side}`));
    return svg("g", null, parts);
  },

  front(scene) {
    const { layout } = scene;
    const whole = frameBox(scene);
    const d = holes(layout);
    return [
      svg("path", { d: frame(whole, RIM, 26) + d, "fill-rule": "evenodd", fill: fillOf(scene, "rack") }),
      svg("path", { d, class: "b-rack-lip" }),
      svg("path", { d, class: "b-rack-shade", transform: "translate(0 2)" }),
      box(whole, RIM - 5, 20, "b-rack-edge"),
      ...coordinates(scene, { className: "b-name b-rack-name" }),
    ];
  },

  mark() {
    return [circle(37, "b-mark-win-under"), circle(37, "b-mark-win")];
  },
};
