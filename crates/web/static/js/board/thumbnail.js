/**
 * A small still picture of a board for cards and lists.
 */

import { freshId, svg } from "../dom.js";
import { settings } from "../settings.js";
import { drawDefs, drawFront, drawGround, drawMarks, drawPieces, drawTrays } from "./draw.js";
import { Layout } from "./layout.js";
import { lookOf } from "./looks/looks.js";

/**
 * @param {import("./types.js").Picture} picture
 * @param {{label?: string, flipped?: boolean}} [how]  without a label the picture is decoration and hidden from readers
 * @returns {SVGSVGElement}
 */
export function thumbnail(picture, { label = "", flipped = false } = {}) {
  const look = lookOf(picture);
  const bare = { ...picture, column_names: [], row_names: [], cells: picture.cells.map((cell) => ({ ...cell, name: "" })), trays: look.keepsakes?.(picture) ?? [] };
  // Only a rim stays of the margins: nothing hovers here and nothing has a value.
  const margins = look.margins(bare);
  const rim = look.rim ?? Infinity;
  const kept = { top: Math.min(margins.top, rim), right: Math.min(margins.right, rim), bottom: Math.min(margins.bottom, rim + 20), left: Math.min(margins.left, rim) };
  const layout = new Layout(bare, { ...look, margins: () => kept }, flipped);
  const scene = { picture: bare, layout, uid: freshId("thumbnail"), bold: Boolean(settings.get("patterns")), bare: true };
  const named = label ? { role: "img", aria: { label } } : { aria: { hidden: true } };
  return svg(
    "svg",
    { viewBox: `0 0 ${layout.width} ${layout.height}`, class: "board-thumbnail", data: { look: picture.look }, focusable: "false", ...named },
    drawDefs(scene),
    drawGround(scene),
    drawTrays(scene),
    drawPieces(scene),
    drawFront(scene),
    drawMarks(scene),
  );
}
