/**
 * The tree as SVG: edges, over them those that matter, over them the nodes. What was drawn before is kept by its key and only
 * what changed is drawn anew; nodes glide to their new places.
 */

import { svg } from "../../dom.js";
import { reducedMotion } from "../../settings.js";
import { bottomOf, LINE, TAG, tagTop, topOf } from "./cells.js";
import { nodeSentence, stubSentence, unseenSentence } from "./nodeWords.js";
import { curve, outlines, textDrop } from "./shapes.js";

const GLIDE = 170;
/** Steps that follow each other faster than this are shown without gliding. */
const HURRY = 260;
const RING = 5;
const MARGIN = 26;

/** @param {{seats?: string[]}} options */
export function createPicture({ seats }) {
  const edges = svg("g", { class: "st-edges", "aria-hidden": "true" });
  const lines = svg("g", { class: "st-lines", "aria-hidden": "true" });
  const nodes = svg("g", { class: "st-nodes" });
  const element = svg("svg", { class: "st-svg", role: "group", focusable: "false" }, edges, lines, nodes);
  /** What stands in the picture, by key. */
  let entries = new Map();
  let list = [];
  let shownAt = 0;
  let frame = 0;

  /**
   * @param {{trace: import("../trace/trace.js").Trace, place: number, items: import("./visible.js").Item[], cells: import("./layout.js").Cell[], places: {x: Float64Array, y: Float64Array, width: number, height: number}}} scene
   */
  function draw(scene) {
    const { items, places } = scene;
    settle();
    const before = entries;
    entries = new Map();
    list = [];
    items.forEach((item, index) => {
      if (item.what === "future") return;
      const entry = before.get(item.key) ?? newEntry(item);
      before.delete(item.key);
      dress(entry, item, scene, index);
      entry.to = { x: places.x[index] + MARGIN, y: places.y[index] + MARGIN };
      entries.set(item.key, entry);
      list.push(entry);
    });
    for (const entry of before.values()) remove(entry);
    arrange(nodes, list.map(({ group }) => group));
    arrange(edges, list.filter(({ edge, isThick }) => edge && !isThick).map(({ edge }) => edge));
    arrange(lines, list.filter(({ edge, isThick }) => edge && isThick).map(({ edge }) => edge));
    move();
    return { width: places.width + 2 * MARGIN, height: places.height + 2 * MARGIN };
  }

  /** Draws an item unless it looks as before. */
  function dress(entry, item, scene, index) {
    const cell = scene.cells[index];
    const parent = item.parent < 0 ? null : scene.items[item.parent];
    entry.item = item;
    entry.cell = cell;
    entry.over = parent ? entries.get(parent.key) : null;
    dressEdge(entry, item, parent);
    const look = item.what === "node" ? nodeLook(item, cell) : `${cell.text ?? cell.inside} ${cell.shapeWidth}`;
    if (entry.look === look) return;
    entry.look = look;
    entry.label = sentenceOf(scene, item, parent);
    // Taken off and put on in one order, so that the same picture is the same to the last letter, whatever was before it.
    for (const name of ["class", "aria-label", "aria-current", "transform"]) entry.group.removeAttribute(name);
    entry.place = "";
    entry.group.setAttribute("class", classOf(item));
    entry.group.setAttribute("aria-label", entry.label);
    if (item.isCurrent) entry.group.setAttribute("aria-current", "step");
    entry.group.replaceChildren(...partsOf(item, cell));
  }

  function sentenceOf({ trace, place }, item, parent) {
    if (item.what === "node") return nodeSentence(trace, place, item, seats);
    if (item.what === "unseen") return unseenSentence(trace, place, item, seats);
    return stubSentence(trace, place, item, parent.node, seats);
  }

  /** Lets nodes glide from where they are to where they belong; new ones come out of their parents. */
  function move() {
    const now = performance.now();
    const isCalm = now - shownAt > HURRY && !reducedMotion() && !document.hidden;
    shownAt = now;
    const going = [];
    for (const entry of list) {
      entry.from = entry.at ?? entry.over?.from ?? entry.to;
      if (entry.from.x !== entry.to.x || entry.from.y !== entry.to.y) going.push(entry);
    }
    if (!isCalm || going.length === 0) {
      settle();
      return;
    }
    put(0);
    const start = now;
    const step = (time) => {
      const part = Math.min(1, Math.max(0, (time - start) / GLIDE));
      if (part >= 1) settle();
      else {
        put(1 - (1 - part) ** 3);
        frame = requestAnimationFrame(step);
      }
    };
    frame = requestAnimationFrame(step);
  }

  function settle() {
    cancelAnimationFrame(frame);
    put(1);
  }

  function put(part) {
    for (const entry of list) {
      const { from, to } = entry;
      const x = part === 1 ? to.x : from.x + (to.x - from.x) * part;
      const y = part === 1 ? to.y : from.y + (to.y - from.y) * part;
      entry.at = { x, y };
      setOnce(entry, "place", entry.group, "transform", `translate(${round(x)} ${round(y)})`);
      if (entry.edge) setOnce(entry, "way", entry.edge, "d", edgePath(entry));
    }
  }

  return {
    element,
    draw,
    settle,
    entry: (key) => entries.get(key) ?? null,
    get list() {
      return list;
    },
  };
}

const round = (number) => Math.round(number * 10) / 10;

function setOnce(entry, name, element, attribute, value) {
  if (entry[name] === value) return;
  entry[name] = value;
  element.setAttribute(attribute, value);
}

function newEntry(item) {
  return { key: item.key, group: svg("g", { role: "button", tabindex: "-1", data: { key: item.key } }), edge: null, at: null, look: "" };
}

function remove(entry) {
  entry.group.remove();
  entry.edge?.remove();
}

/** Puts children in order, touching only those that stand elsewhere. */
function arrange(layer, children) {
  let next = layer.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else layer.insertBefore(child, next);
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
}

function dressEdge(entry, item, parent) {
  if (!parent) {
    entry.edge?.remove();
    entry.edge = null;
    return;
  }
  entry.edge ??= svg("path");
  const isNode = item.what === "node";
  const isMain = isNode && item.isMain && parent.isMain;
  const isActive = isNode && item.isActive;
  entry.isThick = isMain || isActive;
  const words = ["st-edge", `to-${item.what}`, isMain && "is-main", isActive && "is-active", item.isStale && "is-stale"];
  setOnce(entry, "edgeLook", entry.edge, "class", words.filter(Boolean).join(" "));
}

function edgePath({ at, over, cell }) {
  if (cell.beside) return `M${round(over.at.x + over.cell.shapeWidth / 2)} ${round(over.at.y)}H${round(at.x - cell.width / 2)}`;
  return curve(over.at.x, over.at.y + bottomOf(over.cell), at.x, at.y - topOf(cell));
}

const FLAGS = ["isMain", "isActive", "isCurrent", "isFocus", "isStale", "isReason"];
const FLAG_CLASSES = { isMain: "is-main", isActive: "is-active", isCurrent: "is-current", isFocus: "is-focus", isStale: "is-stale", isReason: "is-reason" };

function nodeClass(item) {
  const flags = FLAGS.filter((flag) => item[flag]).map((flag) => FLAG_CLASSES[flag]);
  const isDone = Boolean(item.node.returned) || item.node.isExpanded || item.node.visits > 0;
  return ["st-node", `is-${item.shape}`, isDone && "is-done", item.folded > 0 && "is-folded", ...flags].filter(Boolean).join(" ");
}

function classOf(item) {
  if (item.what === "node") return nodeClass(item);
  return item.what === "unseen" ? `st-node is-unseen is-${item.branch.kind}` : `st-stub is-${item.what}`;
}

function partsOf(item, cell) {
  if (item.what === "node") return nodeParts(item, cell);
  return item.what === "unseen" ? unseenParts(item.branch, cell) : stubParts(cell);
}

/** A node that nobody looked at. */
function unseenParts({ kind }, cell) {
  const { shapeWidth, height, inside, lines } = cell;
  return [
    ...outlines(kind, shapeWidth, height).map((d) => svg("path", { class: "st-shape", d })),
    svg("text", { class: "st-value", y: round(textDrop(kind, height) + 5) }, inside),
    svg("text", { class: "st-action", y: round(-height / 2 - 5) }, lines[0]),
  ];
}

/** Everything that can change how a node looks or what is said about it. */
function nodeLook(item, cell) {
  const { node } = item;
  return [nodeClass(item), cell.inside, cell.tag, cell.lines.join("|"), cell.shapeWidth, cell.height, item.folded, item.value, node.returned?.bound, node.visits, node.action, node.g].join("¦");
}

/** A ring around the node where the search is, the one looked at, and the one that is the reason of a cut-off. */
const hasRing = (item) => item.isCurrent || item.isFocus || item.isReason;

function nodeParts(item, cell) {
  const { shape } = item;
  const parts = [];
  if (hasRing(item)) parts.push(svg("path", { class: "st-ring", d: outlines(shape, cell.shapeWidth, cell.height, RING)[0] }));
  outlines(shape, cell.shapeWidth, cell.height).forEach((d, index) => parts.push(svg("path", { class: index === 0 ? "st-shape" : "st-inner", d })));
  const drop = textDrop(shape, cell.height);
  parts.push(svg("text", { class: "st-value", y: round(drop + 5) }, cell.inside));
  cell.lines.forEach((line, index) => {
    const y = -cell.height / 2 - (hasRing(item) ? 9 : 5) - (cell.lines.length - 1 - index) * LINE;
    parts.push(svg("text", { class: index === 0 && item.node.action !== null ? "st-action" : "st-chance", y: round(y) }, line));
  });
  if (cell.tag) parts.push(...tagParts(cell));
  return parts;
}

function tagParts(cell) {
  const top = round(tagTop(cell));
  return [
    svg("rect", { class: "st-tag", x: round(-cell.tagWidth / 2), y: top, width: round(cell.tagWidth), height: TAG, rx: TAG / 2 }),
    svg("text", { class: "st-tag-text", y: top + 13 }, cell.tag),
  ];
}

function stubParts(cell) {
  const [width, height] = [cell.shapeWidth, cell.height];
  return [
    svg("rect", { class: "st-stub-box", x: round(-width / 2), y: -height / 2, width: round(width), height, rx: height / 2 }),
    svg("text", { class: "st-stub-text", y: 4 }, cell.text),
  ];
}
