/**
 * How the value went over the game: a line, the worst moves marked, and the same as a table.
 * Time runs from left to right in every language; a press on the graph goes to that move.
 */
import { bdi, fill, h, svg } from "../dom.js";
import { t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { hintPlayer } from "../game/hints.js";
import { seatName } from "../game/names.js";
import { reviewGame, worstMoves } from "../game/review.js";
import { actionText } from "../game/story.js";

const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 8;

/** @param {ReturnType<import("../game/table.js").createTable>} table */
export function createValueGraph(table) {
  const { meta, game } = table;
  let review = null;
  let points = [];
  const run = h("button", { type: "button", class: "button", on: { click: toggle } });
  const status = h("p", { class: "soft small" });
  const chart = h("div", { class: "value-chart", dir: "ltr", hidden: true });
  const worst = h("div", { class: "worst" });
  const details = h("details", { hidden: true });
  const element = h(
    "section",
    { class: "card graph-panel stack" },
    h("div", { class: "row spread" }, h("h2", { text: t("graph-title") }), run),
    status,
    chart,
    worst,
    details,
  );

  async function toggle() {
    if (review) return review.stop();
    points = [];
    review = reviewGame(table, hintPlayer(meta), (list, total) => {
      points = list;
      draw(total);
    });
    draw(0);
    await review.done;
    review = null;
    draw(points.length);
  }

  function draw(total) {
    fill(run, icon(review ? "close" : "values"), t(review ? "graph-stop" : "graph-run"));
    status.textContent = review
      ? t("graph-progress", { n: points.length, total: Math.max(total, points.length) })
      : points.length === 0
        ? t("graph-note")
        : "";
    status.hidden = !status.textContent;
    chart.hidden = points.length < 2;
    details.hidden = points.length === 0;
    if (points.length >= 2) fill(chart, drawChart(table, points, total));
    fill(worst, review ? null : worstList(table, points));
    fill(details, h("summary", { text: t("graph-table") }), pointTable(table, points));
  }

  const off = game.on((what) => what === "session" && points.length >= 2 && fill(chart, drawChart(table, points, points.length)));
  draw(0);
  return {
    element,
    close() {
      review?.stop();
      off();
    },
  };
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

function drawChart({ meta, game }, points, total) {
  const { isShare, x, y } = scale(meta, points, total);
  const bad = new Set(worstMoves(points));
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
      .filter(({ point }) => bad.has(point))
      .map(({ point, index }) => marker(x(index), y(point.height), `${tn(point.ply + 1)} ${actionText(point.by, point.action)}`)),
  );
  drawing.addEventListener("click", (event) => {
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

/** A cross, so that it is seen without its colour. */
function marker(x, y, title) {
  const r = 6;
  return svg(
    "path",
    { class: "graph-bad", d: `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}` },
    svg("title", null, title),
  );
}

function worstList({ meta, game }, points) {
  if (points.length === 0) return null;
  const list = worstMoves(points);
  if (list.length === 0) return h("p", { text: t("graph-no-blunders") });
  return [
    h("h3", { text: t("graph-worst") }),
    h(
      "ol",
      { class: "worst-list" },
      list.map((point) =>
        h(
          "li",
          null,
          h(
            "button",
            { type: "button", class: "button quiet", on: { click: () => game.goTo(point.node) } },
            t("graph-worst-move", {
              n: point.ply + 1,
              who: seatName(meta, point.by),
              action: actionText(point.by, point.action),
              better: actionText(point.by, point.better),
            }),
          ),
          point.difference && h("span", { class: "soft" }, bdi(point.difference, { dir: "ltr" })),
        ),
      ),
    ),
  ];
}

function pointTable({ meta }, points) {
  const head = ["graph-column-move", "graph-column-who", "graph-column-played", "graph-column-value", "graph-column-better"];
  return h(
    "table",
    { class: "facts-table" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        head.map((id) => h("th", { scope: "col", text: t(id) })),
      ),
    ),
    h(
      "tbody",
      null,
      points.map((point) =>
        h(
          "tr",
          null,
          h("td", { class: "number" }, tn(point.ply + 1)),
          h("td", null, seatName(meta, point.by)),
          h("td", null, bdi(actionText(point.by, point.action), { dir: "ltr" })),
          h("td", null, point.words),
          h("td", null, bdi(actionText(point.by, point.better), { dir: "ltr" })),
        ),
      ),
    ),
  );
}
