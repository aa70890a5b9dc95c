/**
 * How much room each item of a tree's picture takes, and what stands in it.
 *
 *        4         above: what led here, and how likely
 *       ╱ ╲
 *      ╱ 3 ╲       inside
 *     ───────
 *     α 3 β ∞      below: the tag
 */

import { aboveTexts, belowText, insideText, stubText, unseenName, unseenText } from "./nodeWords.js";
import { sizeOf } from "./shapes.js";

export const LINE = 16;
export const TAG = 18;
const TAG_GAP = 3;
/** The tag of a node with a ring around it stands lower. */
const RING_ROOM = 6;
const STUB = 22;
const NARROWEST = 40;
const FAMILY = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Vazirmatn", "Noto Sans Arabic", Tahoma, sans-serif';
const FONTS = { value: `600 14px ${FAMILY}`, label: `13px ${FAMILY}`, tag: `12px ${FAMILY}` };

let context = null;
const widths = new Map();

/** The width of a text in one of the fonts of the picture. */
export function widthOf(text, font) {
  const key = `${font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context ??= document.createElement("canvas").getContext("2d");
  context.font = FONTS[font];
  const width = context.measureText(text).width;
  if (widths.size > 20_000) widths.clear();
  widths.set(key, width);
  return width;
}

/**
 * The cells of all items, in their order.
 * @param {import("./visible.js").Item[]} items
 * @returns {import("./layout.js").Cell[]} with the texts: inside, lines, tag, text
 */
export function cellsOf(trace, items, seats) {
  const most = trace.family === "sampling" ? Math.max(1, ...items.map((item) => (item.parent < 0 ? (item.node?.visits ?? 0) : 0))) : 0;
  const hasTags = most > 0 || items.some((item) => item.node?.entered);
  const last = trace.length;
  return items.map((item) => {
    const { parent, level } = item;
    if (item.branch) return { parent, level, ...unseenCell(item) };
    if (item.what === "node") return { parent, level, ...nodeCell(trace, item, seats, most, hasTags) };
    if (item.what !== "future") return { parent, level, ...stubCell(item) };
    if (item.stub) return { parent, level, ...stubCell({ what: item.stub, n: item.n, count: item.count }) };
    const later = { node: trace.node(item.n, last), shape: trace.shape(item.n, last), value: trace.value(item.n, last) };
    return { parent, level, ...nodeCell(trace, later, seats, most, hasTags) };
  });
}

function nodeCell(trace, item, seats, most, hasTags) {
  const inside = insideText(trace, item, seats);
  const lines = aboveTexts(item);
  const tag = belowText(trace, item, seats);
  const scale = most > 0 ? scaleOf(item.node.visits, most) : 1;
  const size = sizeOf(item.shape, widthOf(inside, "value"), scale);
  const tagWidth = tag ? widthOf(tag, "tag") + 14 : 0;
  const room = [NARROWEST, size.width, tagWidth, ...lines.map((line) => widthOf(line, "label") + 6)];
  if (item.last) room.push(sizeOf(item.last.shape, widthOf(insideText(trace, item.last, seats), "value"), scale).width);
  // Where tags come and go, their room stays.
  const mayHaveTag = tag || (hasTags && (most > 0 || ["max", "min", "chance"].includes(item.shape)));
  return {
    inside,
    lines,
    tag,
    tagWidth,
    tagDrop: TAG_GAP + (item.isCurrent || item.isFocus || item.isReason ? RING_ROOM : 0),
    shapeWidth: size.width,
    width: Math.max(...room),
    height: size.height,
    above: lines.length * LINE + (lines.length > 0 ? 3 : 0),
    below: mayHaveTag ? TAG + TAG_GAP + RING_ROOM : 0,
  };
}

/** A node's area follows its share of the visits. */
function scaleOf(visits, most) {
  return 0.85 + 0.75 * Math.sqrt(Math.min(1, visits / most));
}

/** A node that nobody looked at: what leads to it, and its number. */
/** @param {Partial<import("./visible.js").Item>} item */
function unseenCell({ branch, way }) {
  const inside = unseenText(branch);
  const lines = [unseenName(branch, way)];
  const size = sizeOf(branch.kind, widthOf(inside, "value"));
  const width = Math.max(NARROWEST, size.width, widthOf(lines[0], "label") + 6);
  return { inside, lines, tag: "", shapeWidth: size.width, width, height: size.height, above: LINE + 3, below: 0 };
}

function stubCell(item) {
  const text = stubText(item);
  const width = widthOf(text, "tag") + 13;
  return { text, shapeWidth: width, width, height: STUB, above: 0, below: 0, beside: item.what === "rejected" };
}

/** Where edges reach a cell from above, seen from its middle. */
export const topOf = (cell) => cell.height / 2 + (cell.lines?.length > 0 ? cell.lines.length * LINE + 3 : 0);

/** Where edges leave a cell downwards, seen from its middle. */
export const bottomOf = (cell) => cell.height / 2 + (cell.tag ? TAG + cell.tagDrop : 0);

/** Where the tag of a cell begins, seen from its middle. */
export const tagTop = (cell) => cell.height / 2 + cell.tagDrop;
