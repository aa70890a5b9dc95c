/**
 * The moves of a session as a tree.
 *
 *   0 ─ 1 ─ 2 ─ 3        the first child goes on with the main line,
 *       └── 4 ─ 5        the others are variations
 *
 * @typedef {{node: number, parent: number|null, action: string, by: string, ply: number}} TreeNode
 */

/** A session's list of nodes, made easy to walk. */
export class MoveTree {
  /** @type {Map<number, TreeNode>} */
  nodes = new Map();
  /** @type {Map<number, number[]>} */
  below = new Map();
  /** How many decisions lead to each node; what chance did is not counted. */
  decisions = new Map();

  /** How many decisions there are in the whole tree. */
  decided = 0;

  /** @param {TreeNode[]} nodes */
  constructor(nodes) {
    this.add(nodes);
  }

  /** How many nodes there are. */
  get size() {
    return this.nodes.size;
  }

  /** Adds nodes, parents before their children. */
  add(nodes) {
    for (const entry of nodes) {
      const { node, parent, by } = entry;
      this.nodes.set(node, entry);
      const isRoot = parent === null || parent === undefined;
      this.decisions.set(node, isRoot ? 0 : (this.decisions.get(parent) ?? 0) + (by === "chance" ? 0 : 1));
      if (isRoot) continue;
      if (by !== "chance") this.decided += 1;
      if (!this.below.has(parent)) this.below.set(parent, []);
      this.below.get(parent).push(node);
    }
  }

  /** @returns {TreeNode|undefined} */
  get(node) {
    return this.nodes.get(node);
  }

  /** The nodes right after this one, the main line's first. */
  children(node) {
    return this.below.get(node) ?? [];
  }

  /** The nodes from the start to this one, both included. */
  path(node) {
    const path = [];
    for (let at = this.get(node); at; at = at.parent === null ? undefined : this.get(at.parent)) path.push(at);
    return path.reverse();
  }

  /** The nodes from this one on along first children, this one left out. */
  line(node) {
    const line = [];
    for (let next = this.children(node)[0]; next !== undefined; next = this.children(next)[0]) line.push(this.get(next));
    return line;
  }

  /**
   * Where "undo" goes: to the nearest earlier point at which someone who decides had the turn.
   * @param {number} node
   * @param {(by: string) => boolean} decides
   * @returns {number|null} null when nobody did
   */
  undoTarget(node, decides) {
    for (let at = this.get(node); at && at.parent !== null; at = this.get(at.parent)) {
      if (decides(at.by)) return at.parent;
    }
    return null;
  }

  /**
   * Where "redo" goes: on to the next point at which someone who decides has the turn, or to the end of what was played.
   * @returns {number|null}
   */
  redoTarget(first, decides) {
    if (first === null || first === undefined || !this.get(first)) return null;
    let at = first;
    for (;;) {
      const next = this.children(at)[0];
      if (next === undefined || decides(this.get(next).by)) return at;
      at = next;
    }
  }
}
