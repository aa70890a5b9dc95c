/**
 * The drawing of a tree of one's own, to look at and to change.
 *
 *            ▲                   every leaf has a slot of its own, parents stand above the middle of their children;
 *        B /   \ C               a node is chosen by a press or with the arrow keys, and changed in the form beside it
 *         ▼     ▼
 *        / \   / \
 *       3  12 2   4
 *
 * Left to right in every language. Keys on a chosen node: arrows walk, Insert or + adds a child, Delete removes, M N C L make it MAX,
 * MIN, chance or a leaf, Enter goes to the form, a digit or a minus begins a new value.
 */

import { clear, svg } from "../../dom.js";
import { dir, numerals, t, tn, unmarked } from "../../i18n.js";
import { outlines, sizeOf, textDrop } from "../tree/shapes.js";
import { neighbour } from "./change.js";
import { nodeAt, walkTree } from "./text.js";

const SLOT = 60;
/** The same in a narrow pane. */
const TIGHT = 42;
const GAP = 14;
const LEVEL = 96;
const EDGE = 36;
/** Smaller than this a drawing cannot be read or pressed. */
const SMALLEST = 0.6;
/** How wide a character is taken to be: digits are all alike. */
const CHARACTER = 9;
const KIND_KEYS = { KeyM: "max", KeyN: "min", KeyC: "chance", KeyL: "leaf" };

/**
 * @param {HTMLElement} host
 * @param {object} doors
 * @param {(path: number[]) => void} doors.onSelect a node was chosen
 * @param {(path: number[]) => void} doors.onAdd
 * @param {(path: number[]) => void} doors.onRemove
 * @param {(path: number[], kind: string) => void} doors.onKind
 * @param {(first: string) => void} doors.onForm the form is wanted, with the first character typed or ""
 * @returns {{show: (tree: object, path: number[], focus?: boolean) => void}}
 */
export function createTreeDraw(host, doors) {
  let tree = null;
  let chosen = [];
  let size = null;
  let zoom = 1;
  const drawing = svg("svg", { class: "own-tree", role: "tree", "aria-label": t("sandbox-drawing"), direction: "ltr" });
  host.dir = "ltr";
  host.append(drawing);
  drawing.addEventListener("click", (event) => {
    const item = event.target.closest("[data-path]");
    if (item) doors.onSelect(pathOf(item));
  });
  drawing.addEventListener("keydown", onKey);

  /** As wide as the pane where that leaves it readable; what is wider still scrolls. */
  function scale() {
    if (!size) return;
    const fitting = host.clientWidth > 0 ? host.clientWidth / size.width : 1;
    zoom = Math.max(SMALLEST, Math.min(1, fitting));
    drawing.setAttribute("width", String(Math.floor(size.width * zoom)));
    drawing.setAttribute("height", String(Math.floor(size.height * zoom)));
    host.classList.toggle("is-wide", fitting < SMALLEST);
  }
  new ResizeObserver(scale).observe(host);

  function onKey(event) {
    if (!tree || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Does what a key means here; false when it means nothing. */
  function act(event) {
    const isLeaf = nodeAt(tree, chosen)?.kind === "leaf";
    if (event.key.startsWith("Arrow")) {
      const next = neighbour(tree, chosen, event.key);
      if (next) doors.onSelect(next);
    } else if (event.key === "Home") doors.onSelect([]);
    else if (event.key === "Insert" || event.key === "+") doors.onAdd(chosen);
    else if (event.key === "Delete" || event.key === "Backspace") doors.onRemove(chosen);
    else if (event.key === "Enter" || event.key === " ") doors.onForm("");
    else if (isLeaf && /^[-0-9]$/.test(event.key)) doors.onForm(event.key);
    else if (KIND_KEYS[event.code] && !event.shiftKey) doors.onKind(chosen, KIND_KEYS[event.code]);
    else return false;
    return true;
  }

  return {
    show(next, path, focus = false) {
      tree = next;
      chosen = path;
      clear(drawing);
      if (!tree) return;
      const isTight = host.clientWidth > 0 && layOut(tree).width > host.clientWidth;
      const { places, width, height } = layOut(tree, isTight ? TIGHT : SLOT);
      drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
      size = { width, height };
      scale();
      const entries = [...walkTree(tree)];
      drawing.append(svg("g", { "aria-hidden": "true" }, entries.map((entry) => edge(entry, places))));
      drawing.append(...entries.map((entry) => item(entry, places, chosen)));
      const now = drawing.querySelector('[tabindex="0"]');
      if (focus) now?.focus({ preventScroll: true });
      if (now) keepInView(host, places.get(chosen.join()), zoom);
    },
  };
}

const pathOf = (item) => (item.dataset.path === "" ? [] : item.dataset.path.split(",").map(Number));

/** Scrolls the pane, never the page, until the place is seen. */
function keepInView(pane, place, zoom) {
  if (!place || pane.scrollWidth <= pane.clientWidth) return;
  const { scrollLeft: left, clientWidth: width } = pane;
  const [x, around] = [place.x * zoom, SLOT * zoom];
  if (x - around < left || x + around > left + width) pane.scrollLeft = x - width / 2;
}

/** Where every node stands, by its path. */
function layOut(tree, least = SLOT) {
  const places = new Map();
  let slots = 0;
  let levels = 0;
  const slot = Math.max(least, ...[...walkTree(tree)].map(({ node }) => (node.children.length < 2 ? measure(node).width + (least === SLOT ? GAP : GAP / 2) : 0)));
  const put = (node, path) => {
    levels = Math.max(levels, path.length);
    const below = node.children.map((child, index) => put(child, [...path, index]));
    const x = below.length ? (below[0] + below.at(-1)) / 2 : EDGE + slot * slots++;
    places.set(path.join(), { x, y: EDGE + LEVEL * path.length });
    return x;
  };
  put(tree, []);
  return { places, width: 2 * EDGE + slot * (slots - 1), height: 2 * EDGE + LEVEL * levels };
}

/** A small picture of a tree, without its numbers, for a card. */
export function treeThumb(tree) {
  const { places, width, height } = layOut(tree);
  return svg(
    "svg",
    { class: "own-tree own-thumb", viewBox: `0 0 ${width} ${height}`, direction: "ltr" },
    [...walkTree(tree)].map(({ path }) => line(path, places)),
    [...walkTree(tree)].map(({ node, path }) => {
      const { x, y } = places.get(path.join());
      return svg("g", { class: `own-node own-${node.kind}`, transform: `translate(${x} ${y})` }, shape(node));
    }),
  );
}

function line(path, places) {
  if (path.length === 0) return null;
  const [from, to] = [places.get(path.slice(0, -1).join()), places.get(path.join())];
  return svg("line", { class: "own-edge", x1: from.x, y1: from.y, x2: to.x, y2: to.y });
}

function edge({ node, path, parent }, places) {
  if (!parent) return null;
  const [from, to] = [places.get(path.slice(0, -1).join()), places.get(path.join())];
  const words = edgeText(node, parent);
  // Two thirds of the way down, so that the words of neighbours stay apart.
  const at = { x: from.x + (to.x - from.x) * 0.62, y: from.y + (to.y - from.y) * 0.62 };
  return [line(path, places), words && svg("text", { class: "own-edge-text", x: at.x, y: at.y + 4 }, words)];
}

/** What stands on an edge: its name, and below chance the probability. */
function edgeText(node, parent) {
  if (parent.kind !== "chance") return node.name;
  const share = node.probability || `1/${parent.children.length}`;
  return node.name ? `${node.name} ${numerals(share)}` : numerals(share);
}

function item({ node, path, parent }, places, chosen) {
  const { x, y } = places.get(path.join());
  const { width, height } = measure(node);
  const isChosen = path.join() === chosen.join();
  return svg(
    "g",
    {
      class: ["own-node", `own-${node.kind}`, isChosen && "is-chosen"],
      role: "treeitem",
      tabindex: isChosen ? "0" : "-1",
      transform: `translate(${x} ${y})`,
      data: { path: path.join() },
      "aria-level": path.length + 1,
      "aria-selected": String(isChosen),
      "aria-label": nodeWords(node, path, parent),
    },
    svg("rect", { class: "own-target", x: -width / 2 - 4, y: -27, width: width + 8, height: 54, rx: 8 }),
    shape(node),
    svg("text", { class: "own-text", y: textDrop(node.kind, height) + 5 }, nodeText(node)),
  );
}

const measure = (node) => sizeOf(node.kind, nodeText(node).length * CHARACTER);

function shape(node) {
  const { width, height } = measure(node);
  return svg("path", { class: "own-shape", d: outlines(node.kind, width, height).join("") });
}

function nodeText(node) {
  if (node.kind === "leaf") return Number.isSafeInteger(Number(node.value)) ? unmarked(tn(Number(node.value), { useGrouping: false })) : node.value;
  return node.estimate ? `~${numerals(node.estimate)}` : "";
}

/** The node in words: "MIN, B, 3 children", "leaf 12". */
export function nodeWords(node, path, parent) {
  const words = [kindWord(node.kind)];
  if (node.kind === "leaf") words.push(nodeText(node));
  if (node.name) words.push(node.name);
  else if (parent) words.push(t("sandbox-child-number", { n: path.at(-1) + 1 }));
  if (parent?.kind === "chance") words.push(t("sandbox-probability-of", { p: node.probability || `1/${parent.children.length}` }));
  if (node.children.length) words.push(t("sandbox-children", { n: node.children.length }));
  // A Latin word in front must not turn a right-to-left line round.
  return (dir() === "rtl" ? "\u200f" : "") + words.join(t("command-comma"));
}

/** The name of a kind of node. */
export function kindWord(kind) {
  if (kind === "max") return t("sandbox-kind-max");
  if (kind === "min") return t("sandbox-kind-min");
  return t(kind === "chance" ? "sandbox-kind-chance" : "sandbox-kind-leaf");
}
