/**
 * The tree that somebody typed, beside the search that goes through it: what the search never came to is known all the same.
 *
 *   max[B=min[3 12 8] C=min[2 4 6]]         ▲
 *                                         ┌─┴──┐
 *                                         ▼    ▼
 *                                        …     2 ┄4┄ ┄6┄       cut off: 4 and 6 stand in the text
 *
 * In every other game only the search knows what there is below a position, and these functions return nothing.
 */
import { parseTree } from "../sandbox/text.js";

const BEGINNING = /^\s*(max|min|chance)\s*[~[]/i;
/** A picture has no room for the rest of a larger tree. */
const LARGEST = 150;

const trees = new WeakMap();

/** The whole tree of a trace, or null. */
function treeOf(trace) {
  if (!trees.has(trace)) trees.set(trace, read(trace.info.position));
  return trees.get(trace);
}

function read(text) {
  if (typeof text !== "string" || !BEGINNING.test(text)) return null;
  try {
    return parseTree(text);
  } catch {
    return null;
  }
}

/** What the edge to a child is called: its name, or its number among the children. */
const nameOf = (child, index) => child.name || String(index + 1);

/** Where a node of the search stands in the typed tree, or null. */
function typedNode(trace, n, place) {
  const steps = trace.path(n, place).map((number) => trace.node(number, place).action);
  return steps
    .filter((action) => action !== null)
    .reduce((node, action) => node?.children.find((child, index) => nameOf(child, index) === action) ?? null, treeOf(trace));
}

/** How many moves the typed tree goes on below a node of the search; null where the tree is not known. */
export function movesBelow(trace, n, place) {
  const node = typedNode(trace, n, place);
  return node ? height(node) : null;
}

/** Chance is no move. */
function height(node) {
  const below = Math.max(0, ...node.children.map(height));
  return node.kind === "leaf" ? 0 : below + (node.kind === "chance" ? 0 : 1);
}

/**
 * The branches that a cut-off left out, where they are known: each with what leads to it, its kind, its number, and its own branches.
 * @param {import("./trace.js").Trace} trace
 * @param {import("./trace.js").TraceNode} node what is known of a node at `place`
 * @returns {{name: string, kind: string, value: string, children: object[]}[]|null}
 */
export function skippedBranches(trace, node, place) {
  if (!node.cut || !treeOf(trace)) return null;
  const typed = typedNode(trace, node.n, place);
  if (!typed || sizeOf(treeOf(trace)) > LARGEST) return null;
  const seen = new Set(trace.children(node.n, place).map((child) => trace.node(child, place).action));
  const skipped = branches(typed).filter(({ name }) => !seen.has(name));
  return skipped.length === node.cut.skipped ? skipped : null;
}

function branches({ children }) {
  return children.map((child, index) => ({ name: nameOf(child, index), kind: child.kind, value: child.value, children: branches(child) }));
}

function sizeOf(node) {
  return 1 + node.children.reduce((sum, child) => sum + sizeOf(child), 0);
}
