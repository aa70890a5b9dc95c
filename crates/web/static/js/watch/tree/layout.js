/**
 * Where everything stands in the picture of a tree.
 *
 * Cells of one level stand side by side and never overlap; a parent is centred over its children; a small subtree moves in
 * under its neighbour's overhang (Reingold and Tilford, 1981).
 *
 *             ▲                 level 0
 *        ┌────┴────┐
 *        3         4            what led here, above the shape
 *        ▼         ▼            level 1
 *      α 2 β ∞                  the tag, below the shape
 *
 * Nothing here depends on what was drawn before: the same tree always stands the same way.
 */

/** Between a shape and what stands beside it. */
const GAP_BESIDE = 7;
/** Between siblings, and between those that have only an ancestor in common: families can be told apart. */
const GAP_SIBLINGS = 9;
const GAP_COUSINS = 18;
const GAP_TREES = 64;
/** Room for edges between levels, by how far the farthest child is away: few sizes, so that a growing tree seldom moves down. */
const GAPS_DOWN = [
  [150, 26],
  [420, 40],
  [1100, 60],
  [Number.POSITIVE_INFINITY, 84],
];

/**
 * The middle of each cell of a tree whose root comes first and stands at 0. Parents come before their children.
 * @param {number[]} parents index of each cell's parent; -1 for the root
 * @param {number[]} widths
 * @returns {Float64Array}
 */
export function tidy(parents, widths) {
  const count = parents.length;
  const children = parents.map(() => []);
  for (let index = 1; index < count; index += 1) children[parents[index]].push(index);
  const contours = new Array(count);
  const offsets = new Float64Array(count);
  for (let index = count - 1; index >= 0; index -= 1) {
    contours[index] = contourOf(children[index], contours, offsets, widths[index]);
  }
  for (let index = 1; index < count; index += 1) offsets[index] += offsets[parents[index]];
  return offsets;
}

/**
 * Sets the offsets of a cell's children, seen from the cell, and answers the contour of the whole: left and right end of each
 * level, the lowest level first (so that a level is added at the top by a push), all moved by `shift`.
 */
function contourOf(below, contours, offsets, width) {
  let together = null;
  for (const child of below) {
    const contour = contours[child];
    contours[child] = null;
    if (together === null) {
      together = contour;
      continue;
    }
    offsets[child] = roomFor(together, contour);
    contour.shift += offsets[child];
    together = joined(together, contour);
  }
  together ??= { left: [], right: [], shift: 0 };
  if (below.length > 1) {
    const middle = (offsets[below[0]] + offsets[below[below.length - 1]]) / 2;
    for (const child of below) offsets[child] -= middle;
    together.shift -= middle;
  }
  together.left.push(-width / 2 - together.shift);
  together.right.push(width / 2 - together.shift);
  return together;
}

/** How far the second must move to the right to stand beside the first. */
function roomFor(first, second) {
  let most = Number.NEGATIVE_INFINITY;
  const levels = Math.min(first.right.length, second.left.length);
  for (let level = 1; level <= levels; level += 1) {
    const gap = level === 1 ? GAP_SIBLINGS : GAP_COUSINS;
    most = Math.max(most, first.right[first.right.length - level] + first.shift - second.left[second.left.length - level] - second.shift + gap);
  }
  return most;
}

/** Both together. The deeper one is kept, so that the work is the depth of the shallower one. */
function joined(first, second) {
  const levels = Math.min(first.left.length, second.left.length);
  const keepsFirst = first.left.length >= second.left.length;
  const [kept, other, side] = keepsFirst ? [first, second, "right"] : [second, first, "left"];
  for (let level = 1; level <= levels; level += 1) {
    kept[side][kept[side].length - level] = other[side][other[side].length - level] + other.shift - kept.shift;
  }
  return kept;
}

/**
 * @typedef {Object} Cell
 * @property {number} parent index of the parent among the cells; -1 for a root
 * @property {number} level
 * @property {number} width of the whole cell, labels included
 * @property {number} height of the shape
 * @property {number} above room for labels over the shape
 * @property {number} below room for the tag under the shape
 * @property {number} [shapeWidth] of the shape alone
 * @property {boolean} [beside] stands beside its parent, not below it
 */

/**
 * The places of all cells: `x` and `y` are the middle of the shape.
 * @param {Cell[]} cells one or more trees, each with its root first and parents before their children
 * @returns {{x: Float64Array, y: Float64Array, width: number, height: number}}
 */
export function layout(cells) {
  const beside = new Map();
  cells.forEach((cell, index) => cell.beside && beside.set(cell.parent, index));
  const own = [];
  const spots = new Int32Array(cells.length);
  cells.forEach((cell, index) => {
    if (cell.beside) return;
    spots[index] = own.length;
    const extra = beside.has(index) ? cells[beside.get(index)].width + GAP_BESIDE : 0;
    const width = Math.max(cell.width, (cell.shapeWidth ?? cell.width) + extra);
    own.push({ ...cell, parent: cell.parent < 0 ? -1 : spots[cell.parent], width, shift: -extra / 2 });
  });
  const trees = layoutTrees(own);
  const x = new Float64Array(cells.length);
  const y = new Float64Array(cells.length);
  cells.forEach((cell, index) => {
    const spot = spots[cell.beside ? cell.parent : index];
    y[index] = trees.y[spot];
    x[index] = trees.x[spot] + own[spot].shift;
    if (cell.beside) x[index] += cells[cell.parent].shapeWidth / 2 + GAP_BESIDE + cell.width / 2;
  });
  return { x, y, width: trees.width, height: trees.height };
}

function layoutTrees(cells) {
  const x = new Float64Array(cells.length);
  let width = 0;
  for (let start = 0; start < cells.length; ) {
    let end = start + 1;
    while (end < cells.length && cells[end].parent >= 0) end += 1;
    width = placeTree(cells, x, start, end, start === 0 ? 0 : width + GAP_TREES);
    start = end;
  }
  const { tops, height } = stack(cells, x);
  return { x, y: Float64Array.from(cells, (cell) => tops[cell.level]), width, height };
}

/** Puts the tree of the cells from `start` to `end` to the right of `left`; answers where it ends. */
function placeTree(cells, x, start, end, left) {
  const tree = cells.slice(start, end);
  const middles = tidy(
    tree.map(({ parent }) => (parent < 0 ? -1 : parent - start)),
    tree.map((cell) => cell.width),
  );
  let [least, most] = [0, 0];
  tree.forEach((cell, index) => {
    least = Math.min(least, middles[index] - cell.width / 2);
    most = Math.max(most, middles[index] + cell.width / 2);
  });
  tree.forEach((_, index) => {
    x[start + index] = left - least + middles[index];
  });
  return left + most - least;
}

/** The middle of each level's shapes, from the top down. */
function stack(cells, x) {
  const levels = [];
  for (const [index, cell] of cells.entries()) {
    const level = (levels[cell.level] ??= { above: 0, below: 0, height: 0, farthest: 0 });
    level.above = Math.max(level.above, cell.above);
    level.below = Math.max(level.below, cell.below);
    level.height = Math.max(level.height, cell.height);
    if (cell.parent >= 0) {
      const over = levels[cell.level - 1];
      over.farthest = Math.max(over.farthest, Math.abs(x[index] - x[cell.parent]));
    }
  }
  const tops = [];
  let top = 0;
  let bottom = 0;
  for (const level of levels) {
    tops.push(top + level.above + level.height / 2);
    bottom = top + level.above + level.height + level.below;
    top = bottom + GAPS_DOWN.find(([distance]) => level.farthest <= distance)[1];
  }
  return { tops, height: bottom };
}
