/**
 * Changes of a drawn tree. Each takes a tree and the path of a node and answers { tree, path }: a new tree, and the path of the node
 * to look at next. The tree given stays as it is, so that undo only has to keep it.
 */

import { newNode, nodeAt } from "./text.js";

/** The opposite of a kind, for a child that is added below. */
const BELOW = { max: "min", min: "max", chance: "max" };

/** A copy of `tree` in which the node at `path` is what `change` makes of it. */
function changed(tree, path, change) {
  if (path.length === 0) return change(tree);
  const [index, ...rest] = path;
  return { ...tree, children: tree.children.map((child, at) => (at === index ? changed(child, rest, change) : child)) };
}

/** Sets fields of a node: value, name, probability, estimate. */
export function setFields(tree, path, fields) {
  return { tree: changed(tree, path, (node) => ({ ...node, ...fields })), path };
}

/**
 * Makes a node another kind. A leaf that becomes an inner node gets two leaves, the first with its value; an inner node that becomes
 * a leaf loses what is below it. Shares are only kept below chance.
 */
export function setKind(tree, path, kind) {
  const next = changed(tree, path, (node) => {
    if (node.kind === kind) return node;
    if (kind === "leaf") return { ...node, kind, value: node.estimate || "0", estimate: "", children: [] };
    const children = node.kind === "leaf" ? [newNode("leaf", node.value), newNode("leaf", "0")] : node.children;
    const kept = kind === "chance" ? children : children.map((child) => ({ ...child, probability: "" }));
    return { ...node, kind, value: "", children: kept };
  });
  return { tree: next, path };
}

/** Adds a leaf as the last child; a leaf becomes an inner node of the other kind first. */
export function addChild(tree, path) {
  const node = nodeAt(tree, path);
  if (node.kind === "leaf") {
    const parent = nodeAt(tree, path.slice(0, -1));
    const kind = path.length === 0 ? "max" : BELOW[parent.kind];
    return { tree: setKind(tree, path, kind).tree, path: [...path, 1] };
  }
  const next = changed(tree, path, (inner) => ({ ...inner, children: [...withoutShares(inner), newNode()] }));
  return { tree: next, path: [...path, node.children.length] };
}

/** Shares that summed to one no longer do when there is a child more or less: then all are equal again. */
const withoutShares = (node) => node.children.map((child) => ({ ...child, probability: "" }));

/** Takes a node away with all below it; a parent that has none left becomes a leaf. The root stays. */
export function removeNode(tree, path) {
  if (path.length === 0) return { tree, path };
  const index = path.at(-1);
  const above = path.slice(0, -1);
  const parent = nodeAt(tree, above);
  if (parent.children.length === 1) return setKind(tree, above, "leaf");
  const next = changed(tree, above, (inner) => ({ ...inner, children: withoutShares(inner).filter((_, at) => at !== index) }));
  return { tree: next, path: [...above, Math.min(index, parent.children.length - 2)] };
}

/**
 * Sets the probability of a child of a chance node. The first one that is given leaves the rest to the others in equal parts, so
 * that the tree stays a good one; none takes all away again.
 */
export function setProbability(tree, path, text) {
  const above = path.slice(0, -1);
  const index = path.at(-1);
  const { children } = nodeAt(tree, above);
  const isFirst = children.every((child, at) => at === index || child.probability === "");
  const rest = isFirst ? shareOfRest(text, children.length - 1) : null;
  const next = changed(tree, above, (inner) => ({
    ...inner,
    children: inner.children.map((child, at) => {
      if (at === index) return { ...child, probability: text };
      return text === "" || isFirst ? { ...child, probability: rest ?? "" } : child;
    }),
  }));
  return { tree: next, path };
}

/** What is left of one, in so many equal parts, as a fraction; null when nothing sensible is. */
function shareOfRest(text, parts) {
  const [, whole, digits = "", below] = /^([0-9]+)(?:\.([0-9]{1,9}))?(?:\/([0-9]+))?$/.exec(text) ?? [];
  if (whole === undefined || parts === 0 || (digits && below)) return null;
  const bottom = below ? Number(below) : 10 ** digits.length;
  const left = bottom - Number(`${whole}${digits}`);
  const factor = divisor(left, bottom * parts);
  return left > 0 && left < bottom ? `${left / factor}/${(bottom * parts) / factor}` : null;
}

/** The greatest number that divides both. */
function divisor(one, other) {
  return other === 0 ? one : divisor(other, one % other);
}

/** Where an arrow leads from a node: up, down to the first child, to the neighbours on the same level. */
export function neighbour(tree, path, key) {
  if (key === "ArrowUp") return path.length ? path.slice(0, -1) : null;
  if (key === "ArrowDown") return nodeAt(tree, path).children.length ? [...path, 0] : null;
  const level = atLevel(tree, path.length);
  const at = level.findIndex((other) => other.join() === path.join());
  return level[at + (key === "ArrowRight" ? 1 : -1)] ?? null;
}

function atLevel(node, level, path = []) {
  if (level === 0) return [path];
  return node.children.flatMap((child, index) => atLevel(child, level - 1, [...path, index]));
}
