/**
 * A tree of one's own between its text and its drawing.
 *
 *   max[B=min[3 12 8] C=min[2 4 6]]          ▲
 *                                           / \
 *                                          ▼   ▼
 *
 * `parseTree` reads just enough to draw; whether a text is a good tree is for the server to say (POST …/parse), which also has the
 * better words. `printTree` writes what the drawing holds, in the plainest form: `parseTree(printTree(tree))` is the same tree.
 *
 * @typedef {object} TreeNode
 * @property {"max"|"min"|"chance"|"leaf"} kind
 * @property {string} value of a leaf: a whole number as it was written
 * @property {string} estimate of an inner node, used where a search stops before its children; "" for none
 * @property {string} name of the edge that leads to it; "" for none
 * @property {string} probability below a chance node, "0.5" or "1/3"; "" for an equal share
 * @property {TreeNode[]} children
 */

const KINDS = ["max", "min", "chance"];
const NUMBER = /^-?[0-9]+$/;
const END = /[\s,[\]=*~]/;

/** A text that is no tree; `at` is the character where reading stopped. */
export class TreeMistake extends Error {
  constructor(at, message) {
    super(message);
    this.at = at;
  }
}

/** A node of a kind, for the drawing to add. */
export function newNode(kind = "leaf", value = "0") {
  return { kind, value: kind === "leaf" ? value : "", estimate: "", name: "", probability: "", children: [] };
}

/**
 * @param {string} text
 * @returns {TreeNode}
 */
export function parseTree(text) {
  const reader = { text, at: 0 };
  skipBlanks(reader);
  const tree = readNode(reader);
  skipBlanks(reader);
  if (reader.at < text.length) throw new TreeMistake(reader.at, "more text after the tree");
  return tree;
}

function skipBlanks(reader) {
  while (/[\s,]/.test(reader.text[reader.at] ?? "")) reader.at += 1;
}

/** The characters up to the next sign. */
function readWord(reader) {
  const from = reader.at;
  while (reader.at < reader.text.length && !END.test(reader.text[reader.at])) reader.at += 1;
  return reader.text.slice(from, reader.at);
}

function take(reader, sign) {
  if (reader.text[reader.at] !== sign) return false;
  reader.at += 1;
  return true;
}

function readNode(reader) {
  const node = newNode();
  let from = reader.at;
  let word = readWord(reader);
  if (take(reader, "=")) {
    if (word === "") throw new TreeMistake(from, "a name is missing");
    node.name = word;
    from = reader.at;
    word = readWord(reader);
  }
  if (take(reader, "*")) {
    node.probability = word;
    from = reader.at;
    word = readWord(reader);
  }
  // Books write MAX and MIN in capitals.
  const kind = word.toLowerCase();
  if (KINDS.includes(kind)) return readInner(reader, node, kind);
  if (!NUMBER.test(word)) throw new TreeMistake(from, "neither a node nor a whole number");
  node.value = word;
  return node;
}

function readInner(reader, node, kind) {
  node.kind = kind;
  node.value = "";
  if (take(reader, "~")) node.estimate = readWord(reader);
  const opened = reader.at;
  if (!take(reader, "[")) throw new TreeMistake(opened, "`[` is missing");
  for (;;) {
    skipBlanks(reader);
    if (take(reader, "]")) break;
    if (reader.at >= reader.text.length) throw new TreeMistake(opened, "`[` is never closed");
    node.children.push(readNode(reader));
  }
  if (node.children.length === 0) throw new TreeMistake(opened, "a node without children");
  return node;
}

/**
 * @param {TreeNode} node
 * @returns {string}
 */
export function printTree(node, isBelowChance = false) {
  const name = node.name ? `${node.name}=` : "";
  const probability = isBelowChance && node.probability ? `${node.probability}*` : "";
  if (node.kind === "leaf") return `${name}${probability}${node.value}`;
  const estimate = node.estimate ? `~${node.estimate}` : "";
  const children = node.children.map((child) => printTree(child, node.kind === "chance")).join(" ");
  return `${name}${probability}${node.kind}${estimate}[${children}]`;
}

/** The nodes of a tree with where they are: `path` are the indices from the root. Parents come before their children. */
export function* walkTree(node, path = [], parent = null) {
  yield { node, path, parent };
  for (const [index, child] of node.children.entries()) yield* walkTree(child, [...path, index], node);
}

/** The node at the end of a path, or null. */
export function nodeAt(tree, path) {
  return path.reduce((node, index) => node?.children[index] ?? null, tree);
}

/** Whether a chance node is somewhere in the tree. */
export function hasChance(tree) {
  return tree.kind === "chance" || tree.children.some(hasChance);
}

/** Whether a text means a tree with chance: asked before it is known to be a good one. */
export function speaksOfChance(text) {
  return /(^|[\s,[=*])chance\b/i.test(text);
}
