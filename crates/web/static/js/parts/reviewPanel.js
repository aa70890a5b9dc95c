/**
 * The game looked back on: a button that starts it, the graph of the value, what each player's decisions come to, the moves
 * that got a mark, and every decision as a table. A press on a marked move goes to where it was made.
 */
import { bdi, fill, h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { hintPlayer } from "../game/hints.js";
import { seatName } from "../game/names.js";
import { reviewGame } from "../game/review.js";
import { actionText } from "../game/story.js";
import { numberText } from "../game/values.js";
import { drawChart } from "./valueGraph.js";

/** The signs of chess books, the same in every language, and their words. */
const MARKS = {
  inaccuracy: { sign: "?!", word: "review-inaccuracy" },
  mistake: { sign: "?", word: "review-mistake" },
  blunder: { sign: "??", word: "review-blunder" },
};

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createReviewPanel(table) {
  const { meta, game } = table;
  let review = null;
  let found = { points: [], total: 0, players: null };
  const run = h("button", { type: "button", class: "button", on: { click: toggle } });
  const status = h("p", { class: "soft small review-status", role: "status" });
  const chart = h("div", { class: "value-chart", dir: "ltr", hidden: true });
  const totals = h("div", { class: "review-totals", tabindex: "0", role: "region", hidden: true, aria: { label: t("review-totals") } });
  const marked = h("div", { class: "review-marked" });
  const details = h("details", { hidden: true });
  const element = h(
    "section",
    { class: "card review-panel stack", aria: { label: t("review-title") } },
    h("div", { class: "row spread" }, h("h2", { text: t("review-title") }), run),
    status,
    chart,
    totals,
    marked,
    details,
  );

  async function toggle() {
    if (review) return review.stop();
    found = { points: [], total: 0, players: null };
    review = reviewGame(table, hintPlayer(meta), (more) => {
      found = more;
      draw();
    });
    draw();
    await review.done;
    review = null;
    draw();
  }

  function draw() {
    const { points, total, players } = found;
    const hasPoints = points.length > 0;
    fill(run, icon(review ? "close" : "values"), t(review ? "graph-stop" : "review-run"));
    status.textContent = review ? t("graph-progress", { n: points.length, total: Math.max(total, points.length) }) : hasPoints ? "" : t("review-note");
    status.hidden = !status.textContent;
    drawGraph();
    const isDone = hasPoints && !review;
    totals.hidden = !isDone || !players;
    fill(totals, isDone && players && totalsTable(meta, players, points));
    fill(marked, isDone && markedMoves(table, points));
    details.hidden = !isDone;
    fill(details, isDone && [h("summary", { text: t("graph-table") }), pointTable(meta, points)]);
    element.dataset.state = review ? "running" : hasPoints ? "done" : "idle";
  }

  function drawGraph() {
    chart.hidden = found.points.length < 2;
    if (!chart.hidden) fill(chart, drawChart(table, found.points, found.total));
  }

  const off = game.on((what) => what === "session" && drawGraph());
  draw();
  return {
    element,
    close() {
      review?.stop();
      off();
    },
  };
}

/** What was given away: a part of the game between two, points or steps alone. */
function lossText({ lost, loss }) {
  if (loss === null || loss === 0) return "";
  return lost === null ? numberText(-loss) : percent(-lost);
}

const percent = (part) => tn(part, { style: "percent", maximumFractionDigits: Math.abs(part) < 0.1 ? 1 : 0 });

/** What every player's decisions come to. */
function totalsTable(meta, players, points) {
  const heads = [
    h("th", { scope: "col", text: t("review-player") }),
    h("th", { scope: "col", text: t("review-best") }),
    h("th", { scope: "col", text: t("review-mean-loss") }),
    Object.values(MARKS).map(({ sign, word }) => h("th", { scope: "col", title: t(word) }, signNode(sign), hidden(t(word)))),
  ];
  const row = ({ by, judged, best, mean_loss: mean, inaccuracies, mistakes, blunders }) => {
    const lost = points.filter((point) => point.by === by && point.lost !== null).map((point) => point.lost);
    const given = lost.length > 0 ? percent(lost.reduce((sum, part) => sum + part, 0) / lost.length) : numberText(mean);
    return h(
      "tr",
      null,
      h("th", { scope: "row" }, seatName(meta, by)),
      h("td", null, judged > 0 ? t("review-of", { best, judged, part: percent(best / judged) }) : "–"),
      h("td", null, given),
      [inaccuracies, mistakes, blunders].map((count) => h("td", { class: "number" }, tn(count))),
    );
  };
  return h(
    "table",
    { class: "facts-table review-table" },
    h("caption", { class: "visually-hidden", text: t("review-totals") }),
    h("thead", null, h("tr", null, heads)),
    h("tbody", null, players.map(row)),
  );
}

const hidden = (text) => h("span", { class: "visually-hidden", text: ` ${text}` });
const signNode = (sign) => h("bdi", { dir: "ltr", aria: { hidden: "true" }, text: sign });

/** The moves that got a mark, in the order of the game. */
function markedMoves({ meta, game }, points) {
  const list = points.filter(({ mark }) => mark !== null);
  // Who does not compare moves has found nothing wrong with any of them.
  const isJudged = points.some(({ loss }) => loss !== null);
  if (list.length === 0) return h("p", { text: t(isJudged ? "review-none" : "review-unjudged") });
  return [
    h("h3", { text: t("review-marked") }),
    h(
      "ol",
      { class: "review-list" },
      list.map((point) => h("li", null, moveButton(meta, game, point), moveNote(point))),
    ),
  ];
}

function moveButton(meta, game, point) {
  const { sign, word } = MARKS[point.mark];
  return h(
    "button",
    { type: "button", class: "button quiet review-move", data: { mark: point.mark, number: point.number }, on: { click: () => game.goTo(point.node) } },
    h("span", { class: "review-sign" }, signNode(sign), hidden(t(word))),
    h(
      "span",
      null,
      t("review-move", {
        n: point.number,
        who: seatName(meta, point.by),
        action: actionText(point.by, point.action),
        better: actionText(point.by, point.better),
      }),
    ),
  );
}

/** What the move led to, what it gave away, and how the better one goes on. */
function moveNote(point) {
  const gap = point.line.some((action) => action.includes(" ")) ? ", " : " ";
  const line = point.line.map((action) => actionText(point.by, action)).join(gap);
  return h(
    "p",
    { class: "soft small review-after" },
    point.after,
    lossText(point) && [" · ", bdi(lossText(point))],
    point.line.length > 1 && [" · ", t("review-line"), " ", bdi(line, { dir: "ltr" })],
  );
}

/** Every decision. */
function pointTable(meta, points) {
  const head = ["graph-column-move", "graph-column-who", "graph-column-played", "graph-column-value", "graph-column-better"];
  const row = (point) =>
    h(
      "tr",
      null,
      h("td", { class: "number" }, tn(point.number)),
      h("td", null, seatName(meta, point.by)),
      h(
        "td",
        null,
        bdi(actionText(point.by, point.action), { dir: "ltr" }),
        point.mark !== null && [" ", signNode(MARKS[point.mark].sign), hidden(t(MARKS[point.mark].word))],
      ),
      h("td", null, point.words),
      h("td", null, bdi(actionText(point.by, point.better), { dir: "ltr" })),
    );
  return h(
    "div",
    { class: "review-all", tabindex: "0", role: "region", aria: { label: t("graph-table") } },
    h(
      "table",
      { class: "facts-table review-table" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          head.map((id) => h("th", { scope: "col", text: t(id) })),
        ),
      ),
      h("tbody", null, points.map(row)),
    ),
  );
}
