/**
 * The board as a file of its own: a copy of the drawing with every style written into it, so that it looks the same where
 * none of the page's style sheets is.
 */

const WRITTEN = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "stop-color", "font-family", "font-weight", "font-size", "paint-order", "display"];
/** What need not be written because it is so anyway. */
const USUAL = { "fill-opacity": "1", "stroke-opacity": "1", "stroke-dasharray": "none", opacity: "1", "stroke-linecap": "butt", "stroke-linejoin": "miter", "paint-order": "normal", display: "inline", "stop-color": "rgb(0, 0, 0)" };
const SHAPES = new Set(["path", "rect", "circle", "ellipse", "text", "g", "stop", "line"]);

/**
 * @param {SVGSVGElement} drawing  shown on the page, so that its styles are known
 * @param {string} title
 * @returns {string}
 */
export function selfContained(drawing, title) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, index) => writeStyle(element, originals[index]));
  const box = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(box.width)));
  copy.setAttribute("height", String(Math.round(box.height)));
  for (const name of ["class", "aria-hidden", "focusable", "style"]) copy.removeAttribute(name);
  const heading = document.createElementNS("http://www.w3.org/2000/svg", "title");
  heading.textContent = title;
  copy.prepend(heading);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

function writeStyle(copy, original) {
  const isShape = SHAPES.has(original.tagName);
  const style = isShape ? getComputedStyle(original) : null;
  for (const name of [...copy.getAttributeNames()]) if (name === "class" || name === "style" || name.startsWith("data-")) copy.removeAttribute(name);
  if (!style) return;
  const isText = original.tagName === "text";
  for (const name of WRITTEN) {
    if (name.startsWith("font") && !isText) continue;
    if (original.tagName === "g" && name !== "opacity" && name !== "display") continue;
    const value = style.getPropertyValue(name);
    if (value !== "" && value !== USUAL[name]) copy.setAttribute(name, value);
  }
}
