/**
 * A bar for each search: how much work it needed, and how much of it is done at the place shown.
 *
 *   minimax    ██████████████████████▒▒▒▒▒▒▒▒▒  2,801
 *   alphabeta  ▨▨▨▨▨▨  913
 *
 * The drawing runs from left to right in every language and says itself as one sentence; the table beside it has the same numbers.
 * The bars differ in their pattern as well as in their colour.
 */

import { freshId, svg } from "../../dom.js";
import { isolate } from "../../i18n.js";

const WIDTH = 360;
const BAR = 20;
const ROW = 52;
const LEAST = 2;

/**
 * @param {object} options
 * @param {string} options.title the sentence for those who do not see it
 * @param {Array<{name: string, value: number, done: number, text: string}>} options.bars `done` is the part of `value` reached
 * @returns {SVGElement}
 */
export function barChart({ title, bars }) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  const hatch = freshId("hatch");
  const long = (value) => (value > 0 ? Math.max(LEAST, (value / most) * WIDTH) : 0);
  return svg(
    "svg",
    { class: "bar-chart", viewBox: `0 0 ${WIDTH} ${ROW * bars.length}`, role: "img", "aria-label": title, direction: "ltr" },
    svg(
      "defs",
      null,
      svg(
        "pattern",
        { id: hatch, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        svg("rect", { class: "bar-hatch-ground", width: 8, height: 8 }),
        svg("rect", { class: "bar-hatch-line", width: 3, height: 8 }),
      ),
    ),
    bars.map((bar, index) => row(bar, index, long, index === 0 ? null : `url(#${hatch})`)),
  );
}

function row(bar, index, long, fill) {
  const y = ROW * index;
  const top = y + 21;
  return svg(
    "g",
    { class: `bar bar-${index + 1}` },
    svg("text", { class: "bar-name", x: 0, y: y + 14 }, isolate(bar.name)),
    svg("text", { class: "bar-number", x: WIDTH, y: y + 14, "text-anchor": "end" }, bar.text),
    svg("rect", { class: "bar-whole", x: 0, y: top, width: long(bar.value), height: BAR, rx: 4 }),
    svg("rect", { class: "bar-done", x: 0, y: top, width: long(bar.done), height: BAR, rx: 4, fill: fill ?? undefined }),
  );
}
