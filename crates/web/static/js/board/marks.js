/**
 * Marks on the board: what was done last, what can be done, what is picked up, and what is being considered.
 */

import { svg } from "../dom.js";
import { lookOf } from "./looks/looks.js";
import { arrow, box, cellBox } from "./shapes.js";

/** Looks whose places are round. */
const ROUND = new Set(["rack", "pegs"]);

/** All spots that a gesture touches, in order; of a column the topmost piece, of steps those of every step. */
export function touched(picture, gesture) {
  if (!gesture) return [];
  if (gesture.type === "path") return gesture.spots;
  if (gesture.type === "place") return [{ cell: gesture.cell }];
  if (gesture.type === "steps") return gesture.steps.flatMap((step) => touched(picture, step));
  if (gesture.type === "column") {
    const cell = topmost(picture, gesture.column);
    return cell < 0 ? [] : [{ cell }];
  }
  return [];
}

/** The highest occupied cell of a column, or -1. */
export function topmost(picture, column) {
  for (let row = 0; row < picture.rows; row += 1) {
    const index = row * picture.columns + column;
    if (picture.cells[index]?.piece) return index;
  }
  return -1;
}

/** The lowest free cell of a column, or -1: where something that falls comes to rest. */
export function landing(picture, column) {
  for (let row = picture.rows - 1; row >= 0; row -= 1) {
    const index = row * picture.columns + column;
    if (picture.cells[index] && !picture.cells[index].piece) return index;
  }
  return -1;
}

/** A mark on a cell, or around a tray. */
function mark(scene, spot, className, grow = -4) {
  const { layout, picture } = scene;
  if (spot.cell !== undefined) {
    if (!picture.cells[spot.cell]) return [];
    if (ROUND.has(picture.look)) {
      const { x, y } = layout.centre(spot.cell);
      return [svg("circle", { cx: x, cy: y, r: 48 + grow, class: className })];
    }
    return [box(cellBox(layout, spot.cell), grow, 12, className)];
  }
  const rectangle = layout.trayBoxes[picture.trays.findIndex((tray) => tray.id === spot.tray)];
  return rectangle ? [box(rectangle, 2, 30, `${className} b-on-tray`)] : [];
}

/** The last action: under the pieces, and over them where cells are hidden by a front. */
export function lastMarks(scene, gesture) {
  if (!gesture) return { under: [], over: [] };
  if (gesture.type === "slide") return { under: [], over: [] };
  const spots = touched(scene.picture, gesture);
  const isPath = gesture.type === "path" || gesture.type === "steps";
  const drawn = spots.flatMap((spot, index) => {
    const isStart = isPath && index === 0;
    return mark(scene, spot, isStart ? "b-last b-last-from" : "b-last", scene.picture.look === "rack" ? -18 : -3);
  });
  return scene.picture.look === "rack" ? { under: [], over: drawn } : { under: drawn, over: [] };
}

const spotOf = (key) => (key[0] === "c" ? { cell: Number(key.slice(1)) } : { tray: key.slice(1) });

/** What can be done now, and what is picked up. What is picked up from a cell is tinted under its piece. */
export function pickMarks(scene, picker) {
  const drawn = [];
  const under = [];
  const picked = new Set(picker.entered);
  if (picker.goal !== null) picked.add(picker.goal);
  if (picker.entered.length === 0) {
    for (const key of picker.sources()) drawn.push(...mark(scene, spotOf(key), "b-source"));
  }
  const { ends, passed } = picker.targets();
  for (const key of passed) drawn.push(...targetMark(scene, spotOf(key), "b-target b-passed"));
  for (const key of ends) if (!picked.has(key)) drawn.push(...targetMark(scene, spotOf(key), "b-target"));
  for (const key of picked) {
    if (key[0] === "c") under.push(...mark(scene, spotOf(key), "b-picked-under"));
    drawn.push(...mark(scene, spotOf(key), "b-picked"));
  }
  for (const cell of picker.byCell.keys()) drawn.push(...targetMark(scene, { cell }, "b-target b-passed"));
  return { under, over: drawn };
}

/** A dot on a free cell, a frame around one that is taken or around a tray. */
function targetMark(scene, spot, className) {
  const { layout, picture } = scene;
  if (spot.cell === undefined || picture.cells[spot.cell]?.piece) return mark(scene, spot, `${className} b-target-frame`);
  const { x, y } = layout.centre(spot.cell);
  return [svg("circle", { cx: x, cy: y, r: className.includes("passed") ? 11 : 17, class: className })];
}

/** Where an arrow for these spots goes, null when one of them is not on the board. */
function points(scene, spots) {
  const found = spots.map((spot) => scene.layout.spotCentre(scene.picture.trays, spot));
  return found.length > 1 && found.every(Boolean) ? found : null;
}

/** Arrows are as wide as they must be to be seen on large boards. */
const arrowWidth = ({ columns, rows }) => Math.max(11, 0.95 * Math.max(columns, rows));

/** An action that is being considered, drawn as if it were about to be played. */
export function previewMarks(scene, gesture, turn) {
  if (!gesture) return [];
  const { picture, layout } = scene;
  if (gesture.type === "steps") return gesture.steps.flatMap((step) => previewMarks(scene, step, turn));
  if (gesture.type === "path") {
    const way = points(scene, gesture.spots);
    return way ? [arrow(way, arrowWidth(picture), "b-arrow")] : [];
  }
  if (gesture.type === "column") {
    const cell = landing(picture, gesture.column);
    return cell < 0 ? [] : [ghost(scene, turn, layout.centre(cell))];
  }
  if (gesture.type === "place") {
    const look = lookOf(picture);
    const { x, y } = layout.centre(gesture.cell);
    const piece = { owner: null, letter: gesture.label, name: gesture.label, label: gesture.label, count: 1 };
    return [svg("g", { transform: `translate(${x} ${y})`, class: "b-ghost" }, look.piece(scene, piece)), ...mark(scene, { cell: gesture.cell }, "b-picked")];
  }
  if (gesture.type === "slide") {
    const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[layout.seenDirection(gesture.direction)];
    const middle = { x: layout.left + layout.boardWidth / 2, y: layout.top + layout.boardHeight / 2 };
    const reach = { x: (dx * layout.boardWidth) / 3, y: (dy * layout.boardHeight) / 3 };
    return [arrow([{ x: middle.x - reach.x, y: middle.y - reach.y }, { x: middle.x + reach.x, y: middle.y + reach.y }], 22, "b-arrow")];
  }
  return [];
}

/** A disc that is not there yet, of the side whose turn it is. */
export function ghost(scene, turn, { x, y }) {
  const look = lookOf(scene.picture);
  const owner = turn === "one" || turn === "two" ? turn : nextOwner(scene.picture);
  const piece = { owner, letter: "", name: "", label: null, count: 1 };
  return svg("g", { transform: `translate(${x} ${y})`, class: "b-ghost" }, look.piece(scene, piece), svg("circle", { r: 44, class: "b-ghost-ring" }));
}

/** Whose piece is likely to come next when nobody says so: the side with fewer. Only the colour of a ghost depends on it. */
function nextOwner(picture) {
  const count = (owner) => picture.cells.filter((cell) => cell.piece?.owner === owner).length;
  return count("one") > count("two") ? "two" : "one";
}

/** Small arrowheads at the edges that things can slide to, where no value stands. */
export function slideMarks(scene, picker, places) {
  const { layout } = scene;
  const drawn = [];
  for (const direction of picker.byDirection.keys()) {
    if (places.has(`slide ${direction}`)) continue;
    const { x, y, turn } = edge(layout, layout.seenDirection(direction), 30);
    drawn.push(svg("path", { d: "M-13 6L0 -6L13 6", transform: `translate(${x} ${y}) rotate(${turn})`, class: "b-chevron" }));
  }
  return drawn;
}

/** A point outside the middle of an edge, and the turn of something that points there. */
export function edge(layout, seen, distance) {
  const middle = { x: layout.left + layout.boardWidth / 2, y: layout.top + layout.boardHeight / 2 };
  if (seen === "up") return { x: middle.x, y: layout.top - distance, turn: 0 };
  if (seen === "down") return { x: middle.x, y: layout.top + layout.boardHeight + distance, turn: 180 };
  if (seen === "left") return { x: layout.left - distance, y: middle.y, turn: 270 };
  return { x: layout.left + layout.boardWidth + distance, y: middle.y, turn: 90 };
}
