/**
 * Needlework: the ornaments of the cloth, all drawn from straight lines and simple curves.
 */

import { svg } from "../../dom.js";
import { UNIT } from "../layout.js";

/** Two crossing leaves with a lozenge in the middle: the sign of a safe cell. */
export function leafCross() {
  const leaf = "M0 0C10 -10 11 -26 0 -44C-11 -26 -10 -10 0 0Z";
  const turns = [45, 135, 225, 315];
  return svg(
    "g",
    null,
    turns.map((turn) => svg("path", { d: leaf, transform: `rotate(${turn})`, class: "b-leaf" })),
    turns.map((turn) => svg("path", { d: "M0 -10V-35", transform: `rotate(${turn})`, class: "b-leaf-vein" })),
    svg("path", { d: "M0 -13L13 0L0 13L-13 0Z", class: "b-leaf-heart" }),
    [0, 90, 180, 270].map((turn) => svg("circle", { cx: 0, cy: -29, r: 4, transform: `rotate(${turn})`, class: "b-leaf-pearl" })),
  );
}

/** A small flower bud of four stitches. */
export function bud(x, y, size) {
  return `M${x} ${y - size}q${size * 0.3} ${size * 0.7} ${size} ${size}q${-size * 0.7} ${size * 0.3} ${-size} ${size}q${-size * 0.3} ${-size * 0.7} ${-size} ${-size}q${size * 0.7} ${-size * 0.3} ${size} ${-size}Z`;
}

/** A star of eight points in two threads around a quiet middle. */
export function eightPointStar(radius) {
  const square = (r) => `M${-r} ${-r}H${r}V${r}H${-r}Z`;
  const half = radius * 0.72;
  const petals = Array.from({ length: 8 }, (_, index) =>
    svg("path", { d: `M0 ${-radius * 0.98}l${radius * 0.07} ${radius * 0.1}l${-radius * 0.07} ${radius * 0.1}l${-radius * 0.07} ${-radius * 0.1}Z`, transform: `rotate(${index * 45})`, class: "b-leaf-pearl" }),
  );
  return svg(
    "g",
    null,
    svg("path", { d: square(half), class: "b-star" }),
    svg("path", { d: square(half), transform: "rotate(45)", class: "b-star" }),
    svg("path", { d: square(half * 0.86), class: "b-star-thread" }),
    svg("path", { d: square(half * 0.86), transform: "rotate(45)", class: "b-star-thread" }),
    svg("circle", { r: half * 0.8, class: "b-star-middle" }),
    petals,
  );
}

/** Whether a cell as seen on the screen belongs to the cloth. */
function insideOf({ layout, picture }) {
  return (column, row) =>
    column >= 0 && row >= 0 && column < layout.columns && row < layout.rows && picture.cells[layout.cellSeenAt(row, column)].ground !== "outside";
}

/** Small lozenges all along the border, two to a cell. */
export function lozengeBorder(scene) {
  const { layout } = scene;
  const inside = insideOf(scene);
  const drawn = [];
  const lozenge = (x, y) => drawn.push(`M${x} ${y - 7}l7 7l-7 7l-7 -7Z`);
  for (let row = 0; row < layout.rows; row += 1) {
    for (let column = 0; column < layout.columns; column += 1) {
      if (!inside(column, row)) continue;
      const x = layout.left + column * UNIT;
      const y = layout.top + row * UNIT;
      for (const [at, side] of [[25, -1], [75, 1]]) {
        // None where the border turns inwards: there is no room for two.
        if (!inside(column, row - 1) && !inside(column + side, row - 1)) lozenge(x + at, y - 17);
        if (!inside(column, row + 1) && !inside(column + side, row + 1)) lozenge(x + at, y + UNIT + 17);
        if (!inside(column - 1, row) && !inside(column - 1, row + side)) lozenge(x - 17, y + at);
        if (!inside(column + 1, row) && !inside(column + 1, row + side)) lozenge(x + UNIT + 17, y + at);
      }
    }
  }
  return drawn.join("");
}

/** Threads that hang from the ends of the arms. */
export function fringe(scene) {
  const { layout } = scene;
  const inside = insideOf(scene);
  const threads = [];
  const knots = [];
  const hang = (x, y, dx, dy) => {
    for (let at = -46; at <= 46; at += 11.5) {
      const sway = (Math.abs(Math.round(at)) % 3) - 1;
      threads.push(`M${x + at * Math.abs(dy)} ${y + at * Math.abs(dx)}l${dx * 24 + sway * dy * 2} ${dy * 24 + sway * dx * 2}`);
      knots.push(`M${x + at * Math.abs(dy) + dx * 7 - 2} ${y + at * Math.abs(dx) + dy * 7}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z`);
    }
  };
  for (let column = 0; column < layout.columns; column += 1) {
    const x = layout.left + (column + 0.5) * UNIT;
    if (inside(column, 0)) hang(x, layout.top - 33, 0, -1);
    if (inside(column, layout.rows - 1)) hang(x, layout.top + layout.boardHeight + 33, 0, 1);
  }
  for (let row = 0; row < layout.rows; row += 1) {
    const y = layout.top + (row + 0.5) * UNIT;
    if (inside(0, row)) hang(layout.left - 33, y, -1, 0);
    if (inside(layout.columns - 1, row)) hang(layout.left + layout.boardWidth + 33, y, 1, 0);
  }
  return [svg("path", { d: threads.join(""), class: "b-fringe" }), svg("path", { d: knots.join(""), class: "b-fringe-knots" })];
}
