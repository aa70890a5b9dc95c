/**
 * A picture as SVG layers, in the order of painting:
 *
 *     ground · trays · under (last action) · pieces · front · marks · over (what can be done, values, arrows)
 */

import { svg } from "../dom.js";
import { label } from "../i18n.js";
import { lookOf } from "./looks/looks.js";
import { box, text } from "./shapes.js";

/** The piece of every cell, each in a group at its place: the inner one is free to be moved. */
export function drawPieces(scene) {
  const look = lookOf(scene.picture);
  const drawn = [];
  scene.picture.cells.forEach((cell, index) => {
    if (cell.piece) drawn.push(drawPiece(scene, look, cell.piece, index));
  });
  return drawn;
}

/** One piece at the place of a cell. */
export function drawPiece(scene, look, piece, index) {
  const { x, y } = scene.layout.centre(index);
  return svg("g", { transform: `translate(${x} ${y})` }, svg("g", null, look.piece(scene, piece)));
}

/** Marks on marked cells that have a piece, where the look has such marks. */
export function drawMarks(scene) {
  const look = lookOf(scene.picture);
  if (!look.mark) return [];
  return scene.picture.cells.flatMap((cell, index) => {
    if (cell.ground !== "marked") return [];
    const { x, y } = scene.layout.centre(index);
    return [svg("g", { transform: `translate(${x} ${y})` }, look.mark(scene, index))];
  });
}

/** All trays. */
export function drawTrays(scene) {
  const look = lookOf(scene.picture);
  return scene.picture.trays.flatMap((tray, index) => {
    const rectangle = scene.layout.trayBoxes[index];
    return rectangle ? [svg("g", { data: { trayPicture: tray.id } }, (look.tray ?? plainTray)(scene, tray, rectangle))] : [];
  });
}

/** A tray as a box with its name and its pieces in a line. */
function plainTray(scene, tray, rectangle) {
  const look = lookOf(scene.picture);
  const title = label("tray", tray.id, tray.label || tray.id);
  const pieces = tray.pieces.map((piece, index) => {
    const scale = Math.min(0.7, (rectangle.width - 20) / tray.pieces.length / 100);
    const x = rectangle.x + 10 + (index + 0.5) * 100 * scale;
    return svg("g", { transform: `translate(${x} ${rectangle.y + rectangle.height * 0.66}) scale(${scale})` }, look.piece(scene, piece));
  });
  return [box(rectangle, 0, 12, "b-plain-tray"), text(rectangle.x + rectangle.width / 2, rectangle.y + 24, 28, title, "b-name"), ...pieces];
}

/** Everything that does not change while pieces move. */
export function drawGround(scene) {
  return lookOf(scene.picture).ground(scene);
}

/** Gradients that the drawing refers to. */
export function drawDefs(scene) {
  return svg("defs", null, lookOf(scene.picture).defs?.(scene) ?? []);
}

/** What hides pieces. */
export function drawFront(scene) {
  return lookOf(scene.picture).front?.(scene) ?? [];
}
