/**
 * Shapes that several looks draw: the outline of a board of any form, rounded boxes, signs of the two sides, arrows.
 */

import { svg } from "../dom.js";
import { UNIT } from "./layout.js";

/** A number as short text for path data. */
const short = (number) => String(Math.round(number * 100) / 100);

/** Corners of the outlines of all cells that `isInside` accepts, in cells, clockwise around the inside. */
function loops(columns, rows, isInside) {
  const inside = (column, row) => column >= 0 && row >= 0 && column < columns && row < rows && isInside(row * columns + column);
  const edges = new Map();
  const add = (x, y, dx, dy) => {
    const key = `${x},${y}`;
    if (!edges.has(key)) edges.set(key, []);
    edges.get(key).push([dx, dy]);
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!inside(column, row)) continue;
      if (!inside(column, row - 1)) add(column, row, 1, 0);
      if (!inside(column + 1, row)) add(column + 1, row, 0, 1);
      if (!inside(column, row + 1)) add(column + 1, row + 1, -1, 0);
      if (!inside(column - 1, row)) add(column, row + 1, 0, -1);
    }
  }
  return [...edges.keys()].flatMap((key) => {
    const found = [];
    while (edges.get(key)?.length) found.push(walk(edges, key));
    return found;
  });
}

/** Follows the edges from one point until they close; only the corners are kept. */
function walk(edges, key) {
  let [x, y] = key.split(",").map(Number);
  let [dx, dy] = edges.get(key).pop();
  const first = [dx, dy];
  const corners = [];
  for (;;) {
    x += dx;
    y += dy;
    const here = `${x},${y}`;
    if (here === key) {
      if (first[0] !== dx || first[1] !== dy) corners.push({ x, y, into: [dx, dy], out: first });
      return corners;
    }
    const ways = edges.get(here);
    // Where two corners touch, the turn to the right keeps the parts apart.
    const right = ways.findIndex(([a, b]) => a === -dy && b === dx);
    const [next] = ways.splice(Math.max(0, right), 1);
    if (next[0] !== dx || next[1] !== dy) corners.push({ x, y, into: [dx, dy], out: next });
    [dx, dy] = next;
  }
}

/**
 * Path data of the outline of the cells that `isInside` accepts (by index as seen on the screen), `grow` units outside them,
 * with corners of this radius.
 */
export function outline(layout, isInside, grow = 0, radius = 0) {
  return loops(layout.columns, layout.rows, isInside)
    .map((corners) => {
      const points = corners.map(({ x, y, into, out }) => ({
        x: layout.left + x * UNIT + grow * (into[1] + out[1]),
        y: layout.top + y * UNIT - grow * (into[0] + out[0]),
        into,
        out,
      }));
      return roundedLoop(points, radius);
    })
    .join("");
}

function roundedLoop(points, radius) {
  const parts = points.map(({ x, y, into, out }, index) => {
    const start = `${short(x - into[0] * radius)} ${short(y - into[1] * radius)}`;
    const end = `${short(x + out[0] * radius)} ${short(y + out[1] * radius)}`;
    return `${index === 0 ? "M" : "L"}${start}Q${short(x)} ${short(y)} ${end}`;
  });
  return `${parts.join("")}Z`;
}

/** The outline of everything that is not outside. */
export function boardOutline(scene, grow, radius) {
  const { layout, picture } = scene;
  const isInside = (seen) => picture.cells[layout.cellSeenAt(Math.floor(seen / layout.columns), seen % layout.columns)].ground !== "outside";
  return outline(layout, isInside, grow, radius);
}

/**
 * A gradient for `fill: url(#…)`, from above to below or from the upper left outwards.
 * @param {[number, string][]} stops  offset and the class that gives the colour
 */
export function gradient(id, kind, stops) {
  const drawn = stops.map(([offset, className]) => svg("stop", { offset, class: className }));
  if (kind === "round") return svg("radialGradient", { id, cx: 0.42, cy: 0.32, r: 0.75 }, drawn);
  return svg("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 }, drawn);
}

/** A rounded rectangle around a box, grown on all sides. */
export function box(rectangle, grow, radius, className) {
  return svg("rect", {
    x: rectangle.x - grow,
    y: rectangle.y - grow,
    width: rectangle.width + 2 * grow,
    height: rectangle.height + 2 * grow,
    rx: radius,
    class: className,
  });
}

/** The rectangle of all cells. */
export const cellsBox = (layout) => ({ x: layout.left, y: layout.top, width: layout.boardWidth, height: layout.boardHeight });

/** The rectangle of one cell. */
export function cellBox(layout, index) {
  const { x, y } = layout.centre(index);
  return { x: x - UNIT / 2, y: y - UNIT / 2, width: UNIT, height: UNIT };
}

/** Text around a point. */
export function text(x, y, size, content, className) {
  return svg("text", { x, y, "font-size": size, class: className, "text-anchor": "middle", "dominant-baseline": "central" }, content);
}

/**
 * The sign of a side, so that colour is never the only difference: One has a star of four points, Two a ring, things that
 * belong to nobody a small bar. The same signs on every board.
 */
export function sign(owner, size, className) {
  if (owner === "one") {
    const inner = size * 0.3;
    return svg("path", {
      d: `M0 ${-size}L${inner} ${-inner}L${size} 0L${inner} ${inner}L0 ${size}L${-inner} ${inner}L${-size} 0L${-inner} ${-inner}Z`,
      class: className,
    });
  }
  if (owner === "two") {
    const hole = size * 0.46;
    const ring = (r) => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;
    return svg("path", { d: ring(size * 0.88) + ring(hole), "fill-rule": "evenodd", class: className });
  }
  return svg("rect", { x: -size * 0.8, y: -size * 0.25, width: size * 1.6, height: size * 0.5, rx: size * 0.2, class: className });
}

/** Names along the board: every name, or every fifth where they would not be readable. */
export function coordinates(scene, { below = true, offset = 0, className = "b-name" } = {}) {
  const { layout, picture } = scene;
  const size = nameSize(picture);
  const drawn = [];
  const wanted = (index, count) => count <= 16 || index === 0 || (index + 1) % 5 === 0;
  picture.column_names.forEach((name, column) => {
    if (!wanted(column, picture.columns)) return;
    const y = below ? layout.top + layout.boardHeight + offset + size * 0.72 : layout.top - offset - size * 0.72;
    drawn.push(text(layout.columnX(column), y, size, name, className));
  });
  picture.row_names.forEach((name, row) => {
    if (!wanted(row, picture.rows)) return;
    const y = layout.top + (layout.seenRow(row) + 0.5) * UNIT;
    drawn.push(text(layout.left - offset - size * 0.68, y, size, name, className));
  });
  return drawn;
}

/** Size of names in units, so that they can be read on a board 280 pixels wide. */
export function nameSize(picture) {
  return Math.max(32, 3.5 * Math.max(picture.columns, picture.rows));
}

/** Room that names need on their side; 0 without names. */
export function nameRoom(picture) {
  const room = nameSize(picture) * 1.4;
  return { below: picture.column_names.length > 0 ? room : 0, beside: picture.row_names.length > 0 ? room : 0 };
}

/**
 * An arrow through points, the middle of a long straight one bent a little so that arrows there and back stay apart.
 * @param {{x: number, y: number}[]} points
 */
export function arrow(points, width, className) {
  const end = points[points.length - 1];
  const start = points[0];
  const distance = Math.hypot(end.x - start.x, end.y - start.y);
  let control = points[points.length - 2];
  let d;
  if (points.length === 2 && distance > UNIT * 2.5) {
    const bend = Math.min(distance * 0.14, UNIT);
    control = {
      x: (start.x + end.x) / 2 - ((end.y - start.y) / distance) * bend,
      y: (start.y + end.y) / 2 + ((end.x - start.x) / distance) * bend,
    };
  }
  const length = Math.hypot(end.x - control.x, end.y - control.y) || 1;
  const [ux, uy] = [(end.x - control.x) / length, (end.y - control.y) / length];
  const head = width * 2.6;
  const neck = { x: end.x - ux * head, y: end.y - uy * head };
  if (control !== points[points.length - 2]) {
    d = `M${short(start.x)} ${short(start.y)}Q${short(control.x)} ${short(control.y)} ${short(neck.x)} ${short(neck.y)}`;
  } else {
    d = [...points.slice(0, -1), neck].map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
  }
  const side = head * 0.62;
  const tip = `M${short(end.x)} ${short(end.y)}L${short(neck.x - uy * side)} ${short(neck.y + ux * side)}L${short(neck.x + uy * side)} ${short(neck.y - ux * side)}Z`;
  return svg(
    "g",
    { class: className },
    svg("path", { d, class: "b-arrow-under", "stroke-width": width + 6 }),
    svg("path", { d: tip, class: "b-arrow-head" }),
    svg("path", { d, class: "b-arrow-shaft", "stroke-width": width }),
  );
}
