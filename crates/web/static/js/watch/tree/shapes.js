/**
 * The shapes of nodes, each around the point 0, 0, and as wide as its text needs.
 *
 *   max ▲   min ▼   chance ◆   leaf ■   table ▣   puzzle ( )   goal (( ))
 *
 * Shape tells what colour tells too, so that the picture can be read in black and white.
 */

/** Height of an ordinary shape. */
export const HEIGHT = 46;
const BOX = 34;
/** Half the height of a line of text inside a shape. */
const HALF_LINE = 7.5;
const SLANT = 23;
/** From this width on a triangle gets walls: it would become too flat. */
const LONG_TEXT = 41;
const WALL = 14;

const ROUND = new Set(["open", "expanded", "closed", "goal"]);

/** The sign of a shape in running text. */
const SIGNS = {
  max: "▲",
  min: "▼",
  chance: "◆",
  leaf: "■",
  over: "■",
  stopped: "□",
  table: "▣",
  open: "○",
  expanded: "●",
  closed: "◍",
  goal: "★",
};

export const signOf = (shape) => SIGNS[shape] ?? "■";

/**
 * Width and height of a shape around a text that is `text` wide.
 * @param {string} shape a word of `Trace.shape`
 * @param {number} text width of what stands inside
 * @param {number} [scale] larger than 1 for what should stand out
 */
export function sizeOf(shape, text, scale = 1) {
  if (shape === "max" || shape === "min") return { width: Math.max(50, triangleWidth(text)) * scale, height: HEIGHT * scale };
  if (shape === "chance") return { width: Math.max(HEIGHT + 4, text + (2 * SLANT * HALF_LINE) / (HEIGHT / 2) + 8) * scale, height: HEIGHT * scale };
  const inside = shape === "table" ? text + 8 : text;
  const margin = ROUND.has(shape) ? 26 : 14;
  return { width: Math.max(shape === "table" ? 42 : BOX, inside + margin) * scale, height: BOX * scale };
}

/**
 * A line of text stands on the base; where its upper corners are, the triangle must be as wide as the text. One with walls is
 * always wider than one without, so that the width tells which it is.
 */
function triangleWidth(text) {
  const around = (wall, inside) => ((inside + 5) * (HEIGHT - wall)) / (HEIGHT - 2 * HALF_LINE - 3);
  return text <= LONG_TEXT ? around(0, text) : Math.max(around(0, LONG_TEXT) + 2, around(WALL, text));
}

/** How far below the middle of the shape its text stands. */
export function textDrop(shape, height) {
  const drop = (height / HEIGHT) * (HEIGHT / 2 - HALF_LINE - 4);
  if (shape === "max") return drop;
  if (shape === "min") return -drop;
  return 0;
}

/**
 * The outlines of a shape as path data: the shape itself, and lines inside it where it has any. `grow` draws it larger all
 * around, for the ring of the node that is looked at.
 * @returns {string[]}
 */
export function outlines(shape, width, height, grow = 0) {
  const [w, h] = [width / 2, height / 2];
  if (shape === "max" || shape === "min") return [triangle(w, h, shape === "max" ? 1 : -1, grow)];
  if (shape === "chance") return [diamond(w + grow * 1.4, h + grow * 1.2)];
  if (ROUND.has(shape)) {
    const outer = box(w + grow, h + grow, h + grow);
    return shape === "goal" && grow === 0 ? [outer, box(w - 4, h - 4, h - 4)] : [outer];
  }
  const outer = box(w + grow, h + grow, grow > 0 ? 6 : 3);
  return shape === "table" && grow === 0 ? [outer, box(w - 4, h - 4, 1)] : [outer];
}

/** A triangle that points up or down; wide ones stand on walls. */
function triangle(w, h, up, grow) {
  const isLong = w * 2 > (triangleWidth(LONG_TEXT) + 1) * ((h * 2) / HEIGHT);
  const [base, tip] = [up * (h + grow), -up * (h + grow * 1.5)];
  const side = w + grow * 1.6;
  if (!isLong) return `M0 ${n(tip)}L${n(side)} ${n(base)}H${n(-side)}Z`;
  const shoulder = base - up * (WALL + grow * 0.6) * (h / (HEIGHT / 2));
  const wall = w + grow;
  return `M0 ${n(tip)}L${n(wall)} ${n(shoulder)}V${n(base)}H${n(-wall)}V${n(shoulder)}Z`;
}

/** A diamond; wide ones are flat above and below. */
function diamond(w, h) {
  const flat = Math.max(0, w - SLANT * (h / (HEIGHT / 2)) * 1.08);
  return `M${n(-w)} 0L${n(-flat)} ${n(-h)}H${n(flat)}L${n(w)} 0L${n(flat)} ${n(h)}H${n(-flat)}Z`;
}

function box(w, h, radius) {
  const r = Math.max(0, Math.min(radius, w, h));
  const arc = (x, y) => `A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`;
  return `M${n(r - w)} ${n(-h)}H${n(w - r)}${arc(w, r - h)}V${n(h - r)}${arc(w - r, h)}H${n(r - w)}${arc(-w, h - r)}V${n(r - h)}${arc(r - w, -h)}Z`;
}

/** The curve from below one cell to above another. */
export function curve(fromX, fromY, toX, toY) {
  const middle = (fromY + toY) / 2;
  return `M${n(fromX)} ${n(fromY)}C${n(fromX)} ${n(middle)} ${n(toX)} ${n(middle)} ${n(toX)} ${n(toY)}`;
}

const n = (number) => Math.round(number * 10) / 10;
