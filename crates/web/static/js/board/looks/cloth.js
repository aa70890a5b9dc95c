/**
 * An embroidered cross of cloth with stones and shells. Stones that wait or are home, and the shells as they fell, lie in the
 * corners between the arms, each player's beside the own arm.
 *
 *     ┌────┐       ┌────┐
 *     │ two│  two  │two's        the heart: the cells of all full rows and full columns
 *     │ 's │  arm  │throws
 *     └────┼───────┼────┘
 *          │ heart │
 *     ┌────┼───────┼────┐
 *     one's│  one  │ one│
 *     throws  arm  │ 's │
 *     └────┘       └────┘
 */

import { svg } from "../../dom.js";
import { label, tn } from "../../i18n.js";
import { UNIT } from "../layout.js";
import { box, boardOutline, cellBox, gradient, text } from "../shapes.js";
import { isClosed } from "../words.js";
import { bud, eightPointStar, fringe, leafCross, lozengeBorder } from "./embroidery.js";
import { cowry, dome, horse, pennant } from "./stones.js";

const EDGE = 62;
const GAP = 44;

/** Rows and columns without a gap; they cross in the heart of the cloth. */
function heartOf(picture) {
  const isFull = (indices) => indices.every((index) => picture.cells[index].ground !== "outside");
  const numbers = (count) => Array.from({ length: count }, (_, index) => index);
  const rows = numbers(picture.rows).filter((row) => isFull(numbers(picture.columns).map((column) => row * picture.columns + column)));
  const columns = numbers(picture.columns).filter((column) => isFull(numbers(picture.rows).map((row) => row * picture.columns + column)));
  const isCross = rows.length > 0 && columns.length > 0 && rows.length < picture.rows && columns.length < picture.columns;
  return isCross ? { rows, columns } : null;
}

/** The free corners as seen, by name. */
function cornersOf(layout, heart) {
  const across = (layout.columns - heart.columns.length) / 2;
  const down = (layout.rows - heart.rows.length) / 2;
  const width = across * UNIT - 2 * GAP + 22;
  const height = down * UNIT - 2 * GAP + 22;
  const west = layout.left - 22;
  const east = layout.left + layout.boardWidth + 22 - width;
  const north = layout.top - 22;
  const south = layout.top + layout.boardHeight + 22 - height;
  return {
    northWest: { x: west, y: north, width, height },
    northEast: { x: east, y: north, width, height },
    southWest: { x: west, y: south, width, height },
    southEast: { x: east, y: south, width, height },
  };
}

/** Splits a corner among trays: one below the other, and from four on side by side too. */
function split(corner, count) {
  const across = count > 3 ? 2 : 1;
  const down = Math.ceil(count / across);
  const gap = 26;
  const width = (corner.width - gap * (across - 1)) / across;
  const height = (corner.height - gap * (down - 1)) / down;
  return Array.from({ length: count }, (_, index) => ({
    x: corner.x + (index % across) * (width + gap),
    y: corner.y + Math.floor(index / across) * (height + gap),
    width,
    height,
  }));
}

/** Pieces of a tray one by one. */
const single = (pieces) => pieces.flatMap((piece) => Array.from({ length: piece.count }, () => ({ ...piece, count: 1, label: null })));

/** How things in a box are best arranged: as many lines as give the largest scale. */
function arrange(count, width, height, itemWidth, itemHeight) {
  let best = { scale: 0, across: 1, down: 1 };
  for (let down = 1; down <= Math.min(3, count); down += 1) {
    const across = Math.ceil(count / down);
    const scale = Math.min(width / across / itemWidth, height / down / itemHeight);
    if (scale > best.scale) best = { scale, across, down };
  }
  return best;
}

/** A stone of a thumbnail: large, without a dish. */
function standing(piece, index, count, rectangle) {
  const { scale, across, down } = arrange(count, rectangle.width, rectangle.height, 90, 100);
  const x = rectangle.x + (((index % across) + 0.5) * rectangle.width) / across;
  const y = rectangle.y + ((Math.floor(index / across) + 0.5) * rectangle.height) / down;
  return svg("g", { transform: `translate(${x} ${y}) scale(${Math.min(scale, 3) * 0.9})` }, stone(piece));
}

/** Where stones would stand in a dish. */
function slots(room, across, down, count, scale) {
  return Array.from({ length: count }, (_, index) =>
    svg("ellipse", {
      cx: room.x + (((index % across) + 0.5) * room.width) / across,
      cy: room.y + ((Math.floor(index / across) + 0.5) * room.height) / down + 37 * scale,
      rx: 36 * scale,
      ry: 9 * scale,
      class: "b-dish-slot",
    }),
  );
}

function stone(piece) {
  const side = piece.owner ?? "none";
  const body = piece.owner === "two" ? dome(side) : horse(side);
  return piece.name.includes("home") ? svg("g", null, svg("g", { transform: "translate(-5 0)" }, body), pennant()) : body;
}

function kitchen(scene, heart) {
  const { layout } = scene;
  const first = cellBox(layout, heart.rows[0] * layout.columns + heart.columns[0]);
  const last = cellBox(layout, heart.rows[heart.rows.length - 1] * layout.columns + heart.columns[heart.columns.length - 1]);
  const x = Math.min(first.x, last.x);
  const y = Math.min(first.y, last.y);
  const size = heart.columns.length * UNIT;
  const middle = { x: x + size / 2, y: y + (heart.rows.length * UNIT) / 2 };
  const rectangle = { x, y, width: size, height: heart.rows.length * UNIT };
  return [
    box(rectangle, -4, 10, "b-cloth-heart"),
    box(rectangle, -13, 6, "b-stitch"),
    svg("g", { transform: `translate(${middle.x} ${middle.y})` }, eightPointStar(size * 0.42)),
    // The name of the place as it is embroidered, in every language.
    text(middle.x, middle.y, size * 0.165, "المطبخ", "b-cloth-word"),
  ];
}

/** @type {import("../types.js").Look} */
export const cloth = {
  keepsakes: (picture) => picture.trays.filter((tray) => tray.id !== "throw" && tray.pieces.length > 0),

  margins() {
    return { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE };
  },

  trayBoxes(layout, picture) {
    const { trays } = picture;
    const heart = heartOf(picture);
    if (!heart || heart.rows[0] < 4 || heart.columns[0] < 4) return layout.strip(trays, 160);
    const corners = cornersOf(layout, heart);
    const turn = (name) => (layout.flipped ? { northWest: "southEast", northEast: "southWest", southWest: "northEast", southEast: "northWest" }[name] : name);
    const home = (tray) => {
      if (tray.id === "throw") return turn(tray.owner === "two" ? "northEast" : "southWest");
      return turn(tray.owner === "two" ? "northWest" : "southEast");
    };
    const together = Map.groupBy(trays.map((tray, index) => ({ tray, index })), ({ tray }) => home(tray));
    const boxes = [];
    for (const [name, members] of together) {
      split(corners[name], members.length).forEach((rectangle, at) => {
        boxes[members[at].index] = rectangle;
      });
    }
    return boxes;
  },

  defs(scene) {
    return [
      gradient(`${scene.uid}-cloth`, "round", [[0, "b-stop-cloth"], [1, "b-stop-cloth-deep"]]),
      gradient(`${scene.uid}-dish`, "round", [[0, "b-stop-dish"], [1, "b-stop-dish-deep"]]),
    ];
  },

  ground(scene) {
    const { layout, picture } = scene;
    const heart = heartOf(picture);
    /** @type {SVGElement[]} */
    const drawn = [
      ...fringe(scene),
      svg("path", { d: boardOutline(scene, 34, 24), class: "b-cloth-shade", transform: "translate(0 8)" }),
      svg("path", { d: boardOutline(scene, 34, 24), fill: `url(#${scene.uid}-cloth)` }),
      svg("path", { d: boardOutline(scene, 29, 20), class: "b-cord" }),
      svg("path", { d: boardOutline(scene, 17, 12), class: "b-braid" }),
      svg("path", { d: lozengeBorder(scene), class: "b-lozenges" }),
      svg("path", { d: boardOutline(scene, 4, 5), class: "b-cord" }),
    ];
    const middleRow = (picture.rows - 1) / 2;
    const middleColumn = (picture.columns - 1) / 2;
    picture.cells.forEach((cell, index) => {
      const row = Math.floor(index / picture.columns);
      const column = index % picture.columns;
      if (cell.ground === "outside" || (heart?.rows.includes(row) && heart.columns.includes(column))) return;
      const rectangle = cellBox(layout, index);
      const isLane = row === middleRow || column === middleColumn;
      drawn.push(box(rectangle, -3, 7, `b-cloth-cell${isLane ? " b-cloth-lane" : ""}`), box(rectangle, -10, 4, "b-stitch b-fine"));
      const { x, y } = layout.centre(index);
      if (cell.ground === "marked") drawn.push(svg("g", { transform: `translate(${x} ${y})` }, leafCross()));
      else drawn.push(svg("path", { d: bud(x, y, isLane ? 15 : 9), class: isLane ? "b-bud b-bud-lane" : "b-bud" }));
    });
    return heart ? [...drawn, ...kitchen(scene, heart)] : drawn;
  },

  piece(scene, piece) {
    const side = piece.owner ?? "none";
    if (piece.count < 2) return svg("g", { transform: "translate(0 -4) scale(1.1)" }, stone(piece));
    return svg(
      "g",
      null,
      svg("g", { transform: "translate(11 -12) scale(.9)" }, stone(piece)),
      svg("g", { transform: "translate(-8 2) scale(1)" }, stone(piece)),
      svg("circle", { cx: 31, cy: 28, r: 20, class: `b-stack b-${side}` }),
      text(31, 29, 30, tn(piece.count), `b-stack-number b-${side}`),
    );
  },

  tray(scene, tray, rectangle) {
    const isThrow = tray.id === "throw";
    if (scene.bare) return single(tray.pieces).map((piece, index, { length }) => standing(piece, index, length, rectangle));
    const title = isThrow ? label("throw", tray.label, tray.label) : label("tray", tray.id, tray.label || tray.id);
    const size = Math.min(54, rectangle.height * 0.24, rectangle.width * 0.15);
    const dish = box(rectangle, 0, 30, null);
    dish.setAttribute("fill", `url(#${scene.uid}-dish)`);
    /** @type {SVGElement[]} */
    const drawn = [
      box(rectangle, 5, 34, "b-dish-rim"),
      dish,
      box(rectangle, -12, 20, "b-dish-edge"),
      text(rectangle.x + rectangle.width / 2, rectangle.y + size * 0.98, size, title, isThrow ? "b-dish-title b-dish-throw" : "b-dish-title"),
    ];
    const items = single(tray.pieces);
    const room = { x: rectangle.x + 26, y: rectangle.y + size * 1.55, width: rectangle.width - 52, height: rectangle.height - size * 1.55 - 22 };
    const [itemWidth, itemHeight] = isThrow ? [66, 92] : [84, 96];
    const { scale, across, down } = arrange(isThrow ? items.length : Math.max(4, items.length), room.width, room.height, itemWidth, itemHeight);
    const used = Math.min(scale, isThrow ? 2 : 1.7);
    if (!isThrow) drawn.push(...slots(room, across, down, Math.max(4, items.length), used));
    items.forEach((piece, index) => {
      const inLine = Math.min(across, items.length - Math.floor(index / across) * across);
      const start = isThrow ? (across - inLine) / 2 : 0;
      const x = room.x + ((start + (index % across) + 0.5) * room.width) / across;
      const y = room.y + ((Math.floor(index / across) + 0.5) * room.height) / down;
      const tilt = isThrow ? [-14, 9, -5, 12, -9, 6][index % 6] : 0;
      const thing = isThrow ? cowry(isClosed(piece)) : stone(piece);
      drawn.push(svg("g", { transform: `translate(${x} ${y}) rotate(${tilt}) scale(${used})` }, thing));
    });
    return drawn;
  },
};
