/**
 * How the value went over the game: a line, the worst moves marked.
 * Time runs from left to right in every language; a press on the graph goes to that move.
 */
import { h, svg } from "../dom.js";
import { t, tn } from "../i18n.js";
import { seatName } from "../game/names.js";
import { actionText } from "../game/story.js";

const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 8;

/**
 * The graph of a game.
 * @param {ReturnType<typeof import("../game/table.js").createTable>} table
 * @param {import("../game/review.js").Point[]} points
 * @param {number} total how many there will be
 */
export function drawChart({ meta, game }, points, total) {
  const { isShare, x, y } = scale(meta, points, total);
  const shown = points.map((point, index) => ({ point, index })).filter(({ point }) => point.height !== null);
  const path = shown.map(({ point, index }, at) => `${at ? "L" : "M"}${x(index).toFixed(1)} ${y(point.height).toFixed(1)}`).join("");
  const current = shown.find(({ point }) => point.node === game.session.node);
  const drawing = svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": t("graph-label", { n: points.length }), class: "value-graph" },
    isShare && svg("line", { class: "graph-middle", x1: EDGE, x2: WIDTH - EDGE, y1: y(0.5), y2: y(0.5) }),
    current && svg("line", { class: "graph-now", x1: x(current.index), x2: x(current.index), y1: 0, y2: HEIGHT }),
    svg("path", { class: "graph-line", d: path }),
    shown
      .filter(({ point }) => point.mark === "blunder" || point.mark === "mistake")
      .map(({ point, index }) => marker(x(index), y(point.height), `${tn(point.number)} ${actionText(point.by, point.action)}`)),
  );
  drawing.addEventListener("click", (event) => {
    if (shown.length === 0) return;
    const box = drawing.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const nearest = shown.reduce((best, entry) => (Math.abs(x(entry.index) - at) < Math.abs(x(best.index) - at) ? entry : best));
    game.goTo(nearest.point.node);
  });
  const ends =
    isShare && meta.seats.length === 2
      ? [h("span", { class: "graph-end top" }, seatName(meta, 0)), h("span", { class: "graph-end bottom" }, seatName(meta, 1))]
      : null;
  return [drawing, ends];
}

function scale(meta, points, total) {
  const known = points.map(({ height }) => height).filter((height) => height !== null);
  const isShare = !meta.puzzle && known.every((height) => height >= 0 && height <= 1);
  const [low, high] = isShare ? [0, 1] : [Math.min(...known, 0), Math.max(...known, 1)];
  const across = Math.max(total, points.length) - 1 || 1;
  return {
    isShare,
    x: (index) => EDGE + (index / across) * (WIDTH - 2 * EDGE),
    y: (height) => HEIGHT - EDGE - ((height - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE),
  };
}

/** A cross, so that it is seen without its colour. */
function marker(x, y, title) {
  const r = 6;
  return svg(
    "path",
    { class: "graph-bad", d: `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}` },
    svg("title", null, title),
  );
}
