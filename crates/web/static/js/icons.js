/**
 * Small line icons, drawn on a 24-unit square with a 2-unit pen in the colour of the text.
 *
 *     icon("undo")            an SVG that screen readers skip; the button around it carries the words
 *
 * Icons that point along the reading direction (back, forward) are mirrored in right-to-left pages; those of the transport
 * (first, step, last, play) and of time (undo, redo) are not.
 */

import { svg } from "./dom.js";

/** Each icon is a list of shapes: path data, or ["circle", cx, cy, r], filled when the text starts with "!". */
const SHAPES = {
  undo: ["M9 14 4 9l5-5", "M4 9h10a6 6 0 0 1 0 12h-3"],
  redo: ["m15 14 5-5-5-5", "M20 9H10a6 6 0 0 0 0 12h3"],
  hint: ["M9 18h6", "M10 21h4", "M12 3a6 6 0 0 0-3.6 10.8c.8.7 1.1 1.4 1.1 2.2h5c0-.8.3-1.5 1.1-2.2A6 6 0 0 0 12 3Z"],
  flip: ["M7 4v16", "m3 8 4-4 4 4", "M17 20V4", "m13 16 4 4 4-4"],
  values: ["M4 20h16", "M7 20v-6", "M12 20V5", "M17 20v-10"],
  edit: ["M4 20h4L19 9l-4-4L4 16v4Z", "m13 7 4 4"],
  share: [["circle", 18, 5, 2.5], ["circle", 6, 12, 2.5], ["circle", 18, 19, 2.5], "m8.2 10.7 7.6-4.4", "m8.2 13.3 7.6 4.4"],
  analyse: [["circle", 10.5, 10.5, 6.5], "m15.5 15.5 5 5", "M8 10.5h5", "M10.5 8v5"],
  play: ["!M8 5v14l11-7L8 5Z"],
  pause: ["!M7 5h3.5v14H7z", "!M13.5 5H17v14h-3.5z"],
  step: ["!M6 5v14l9-7-9-7Z", "M18 5v14"],
  settings: ["M4 7h9M18 7h2M4 17h2M11 17h9", ["circle", 15.5, 7, 2.5], ["circle", 8.5, 17, 2.5]],
  help: [["circle", 12, 12, 9], "M9.5 9.3a2.6 2.6 0 1 1 3.7 2.5c-.8.4-1.2 1-1.2 1.9v.3", "M12 17v.01"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  dice: [
    "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z",
    "M8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01",
  ],
  import: ["M12 4v11", "m7.5 10.5 4.5 4.5 4.5-4.5", "M4 16v4h16v-4"],
  export: ["M12 15V4", "m7.5 8.5 4.5-4.5 4.5 4.5", "M4 16v4h16v-4"],
  new: ["M12 5v14", "M5 12h14"],
  first: ["!M19 5v14l-9-7 9-7Z", "M6 5v14"],
  last: ["!M5 5v14l9-7-9-7Z", "M18 5v14"],
  back: ["m14 6-6 6 6 6"],
  forward: ["m10 6 6 6-6 6"],
  sun: [
    ["circle", 12, 12, 4],
    "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  ],
  moon: ["M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z"],
  globe: [["circle", 12, 12, 9], "M3 12h18", "M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z"],
  copy: ["M9 9h10v11H9z", "M15 9V4H5v11h4"],
  trash: ["M4 7h16", "M9 7V4h6v3", "m6 7 1 13h10l1-13", "M10 11v5M14 11v5"],
  check: ["m5 12.5 4.5 4.5L19 7.5"],
  warning: ["M12 4 2.8 20h18.4L12 4Z", "M12 10v5", "M12 17.5v.01"],
  lab: ["M9 3h6", "M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3", "M7.5 15h9"],
  learn: ["M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2Z", "M12 6.5v14"],
  tree: [
    ["circle", 12, 5, 2],
    ["circle", 6, 19, 2],
    ["circle", 12, 19, 2],
    ["circle", 18, 19, 2],
    "M12 7v10M11 6.8 6.9 17.2M13 6.8l4.1 10.4",
  ],
  compare: ["M5 20V9", "M10 20V5", "M15 20v-8", "M20 20V7", "M3 20h19"],
};

/** Icons that follow the reading direction. */
const MIRRORED = new Set(["back", "forward"]);

/**
 * An icon by name; an unknown name gives an empty drawing of the same size, never an error.
 * @param {string} name
 * @returns {SVGElement}
 */
export function icon(name) {
  const drawing = svg("svg", {
    class: ["icon", MIRRORED.has(name) && "icon-mirrored"],
    viewBox: "0 0 24 24",
    "aria-hidden": "true",
    focusable: "false",
  });
  for (const shape of SHAPES[name] ?? []) drawing.append(draw(shape));
  return drawing;
}

function draw(shape) {
  if (Array.isArray(shape)) return svg("circle", { cx: shape[1], cy: shape[2], r: shape[3] });
  if (shape.startsWith("!")) return svg("path", { d: shape.slice(1), fill: "currentColor", "stroke-linejoin": "round" });
  return svg("path", { d: shape });
}

/** The names of all icons. */
export const iconNames = Object.keys(SHAPES);
