/**
 * The table of hints: every legal move with its value, what it gives away, how deep it was judged and the play expected after
 * it. Looking at a row shows the move on the board; Enter, or a second click, plays it.
 */
import { bdi, fill, h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { settings } from "../settings.js";
import { hintPlayer } from "../game/hints.js";
import { countText, secondsText } from "../game/names.js";
import { slidesByKey } from "../game/ownKeys.js";
import { actionText } from "../game/story.js";
import { rankedHints } from "../game/table.js";
import { valueCell, valueMark } from "../game/values.js";
import { choosePlayer } from "./playerDialog.js";

const SHOWN_FIRST = 60;
/** Texts up to this length are kept on one line of the table. */
const SHORT = 16;
const SECONDS = [0.5, 1, 2, 5, 10, 30, 60];
const TONES = { best: "play-tone-best", good: "play-tone-good", even: "play-tone-even", bad: "play-tone-bad" };

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createHintsPanel(table) {
  const { meta, game, hints } = table;
  // Where the arrows play, every row is a stop for Tab.
  const ownArrows = slidesByKey(meta);
  let everything = false;
  let drawnFor = null;
  let waits = false;
  const status = h("p", { class: "soft hints-status" });
  const body = h("tbody");
  const more = h("button", { type: "button", class: "button quiet", hidden: true, on: { click: showAll } });
  const columns = [
    ["play-hint-rank", "play-hint-rank-short"],
    ["play-hint-move"],
    ["play-hint-value"],
    ["play-hint-difference", "play-hint-difference-short"],
    ["play-hint-depth", null, "depth"],
    ["play-hint-nodes", null, "nodes"],
    ["play-hint-line", null, "line"],
  ];
  const head = h(
    "thead",
    null,
    h(
      "tr",
      null,
      columns.map(([id, short, extra]) =>
        h("th", { scope: "col", class: extra, title: t(id) }, short ? h("abbr", { title: t(id) }, t(short)) : t(id)),
      ),
    ),
    h(
      "tr",
      { class: "hint-below" },
      h("td"),
      h("th", { scope: "col", colspan: "3" }, t("play-hint-line")),
      h("th", { scope: "col", class: "nodes" }, t("play-hint-nodes")),
    ),
  );
  const grid = h("table", { class: ["hints", meta.puzzle && "is-puzzle"] }, h("caption", { class: "visually-hidden", text: t("play-hints-caption") }), head, body);
  const leftOut = h("p", { class: "small soft", hidden: true });
  const line = h("div", { class: "hints-line" });
  const element = h(
    "div",
    { class: "hints-panel stack", tabindex: "-1" },
    chooser(table),
    status,
    h("div", { class: "hints-scroll" }, grid),
    more,
    leftOut,
    line,
    h("p", { class: "small soft", text: t("play-hints-how") }),
  );

  function showAll() {
    everything = true;
    drawnFor = null;
    draw();
  }

  function draw() {
    const { state } = hints;
    status.hidden = false;
    fill(status, statusText(table));
    if (state.answer === drawnFor && drawnFor !== null) return markPreview();
    drawnFor = state.answer;
    keepFocus();
    const rows = rankedHints(table);
    const shown = everything ? rows : rows.slice(0, SHOWN_FIRST);
    // Actions of many steps need the room: the value is then written short, and how many positions is left out.
    const isLong = rows.some(({ action }) => action.length > SHORT);
    const hasLines = rows.some(({ line }) => line.length > 1);
    const isEven = rows.every(({ depth }) => depth === state.answer.depth);
    grid.classList.toggle("is-long", isLong);
    grid.classList.toggle("has-lines", hasLines);
    grid.classList.toggle("is-even", isEven);
    grid.hidden = rows.length === 0;
    fill(
      body,
      shown.flatMap((row, index) => [rowOf(row, index, isLong), hasLines && lineRowOf(row)]),
    );
    more.hidden = shown.length === rows.length;
    more.textContent = t("play-hints-show-all", { n: rows.length });
    drawLeftOut(rows.length, state.answer?.actions_left_out, (state.answer?.actions.length ?? 0) - rows.length);
    drawLine(rows.length > 0 ? null : state.answer);
    if (waits && rows.length > 0 && (document.activeElement === element || document.activeElement === document.body))
      body.querySelector("button")?.focus();
    if (rows.length > 0) waits = false;
    markPreview();
  }

  /** Who was in the table when it is emptied is kept near it, and comes back to its first row when there are rows again. */
  function keepFocus() {
    if (!body.contains(document.activeElement)) return;
    waits = true;
    element.focus({ preventScroll: true });
  }

  /** Says how many moves are not in the table: there are too many, or they were only judged less deep. */
  function drawLeftOut(listed, left = 0, outdated = 0) {
    leftOut.hidden = left === 0 && outdated <= 0;
    const told = [
      left > 0 && t("play-hints-left-out", { n: listed, all: listed + left + outdated }),
      outdated > 0 && t("play-hints-outdated", { n: outdated }),
    ];
    leftOut.textContent = told.filter(Boolean).join(" ");
  }

  /** The line of who judges no move of its own: in the table, every row has one. */
  function drawLine(answer) {
    line.hidden = !answer?.line?.length;
    if (line.hidden) return;
    fill(line, h("h3", { text: t("play-hint-line") }), lineNode(answer.line));
  }

  function rowOf(row, index, isLong) {
    const button = h(
      "button",
      {
        type: "button",
        class: "hint-move",
        data: { action: row.action },
        tabindex: index === 0 || ownArrows ? "0" : "-1",
        on: { focus: () => preview(row.action), keydown: steer },
      },
      actionNode(row.action),
    );
    const words = valueCell(meta, row.worth);
    const value = isLong ? valueMark(meta, row.worth, game.session.turn) : words;
    return h(
      "tr",
      { data: { tone: row.tone }, on: { click: (event) => press(event, row.action) } },
      h("td", { class: "number" }, tn(row.rank)),
      h("th", { scope: "row" }, button),
      h(
        "td",
        null,
        h("span", { class: "tone-mark", aria: { hidden: "true" } }),
        h("span", { class: value.length <= SHORT ? "on-one-line" : null }, value),
        h("span", { class: "visually-hidden" }, isLong && ` ${words}`, ` ${t(TONES[row.tone])}`),
      ),
      h("td", { class: "number" }, bdi(row.difference, { dir: "ltr" })),
      h("td", { class: "number depth" }, tn(row.depth)),
      h("td", { class: "number nodes" }, countText(row.nodes)),
      h("td", { class: "line" }, lineNode(row.line)),
    );
  }

  /** The row goes on below itself: for panels too narrow for a column of lines. */
  function lineRowOf(row) {
    return h(
      "tr",
      { class: "hint-below", on: { click: (event) => press(event, row.action) } },
      h("td"),
      h("td", { colspan: "3" }, lineNode(row.line)),
      h("td", { class: "number nodes" }, countText(row.nodes)),
    );
  }

  let armed = null;

  function preview(action) {
    if (table.ui.preview !== action) {
      armed = null;
      table.show({ preview: action });
    }
  }

  /** A key plays at once; a first click only shows. */
  function press(event, action) {
    if (event.detail === 0 || armed === action) return play(action);
    armed = action;
    table.show({ preview: action });
  }

  function play(action) {
    armed = null;
    if (game.isOurs && game.session.turn !== "chance") game.act(action);
    else game.say(t("play-not-your-turn"), "notice");
  }

  function steer(event) {
    const buttons = [...body.querySelectorAll("button")];
    const at = buttons.indexOf(event.currentTarget);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === "Escape") table.show({ preview: null });
    if (to === undefined || !buttons[to]) return;
    event.preventDefault();
    if (!ownArrows) for (const button of buttons) button.tabIndex = button === buttons[to] ? 0 : -1;
    buttons[to].focus();
  }

  function markPreview() {
    for (const button of body.querySelectorAll("button")) {
      const mine = button.dataset.action === table.ui.preview;
      button.closest("tr").classList.toggle("is-preview", mine);
    }
  }

  const off = [
    game.on((what) => {
      if (what === "session") everything = false;
      if (["hints", "session", "ui", "running"].includes(what)) draw();
      if (what === "hints-info") fill(status, statusText(table));
    }),
    settings.onChange((key) => key.startsWith("hint") && draw()),
  ];
  draw();
  return { element, close: () => off.forEach((stop) => stop()) };
}

/** A move in the notation's own type and direction, a plain word in the page's. */
function actionNode(action) {
  const read = actionText(null, action);
  return bdi(read, { dir: "ltr", class: [action.length <= SHORT && "on-one-line", read !== action && "plain-word"] });
}

/** A line of play, from left to right in every language; moves of several words are kept apart by commas. */
function lineNode(line) {
  const gap = line.some((action) => action.includes(" ")) ? ", " : " ";
  const moves = line.flatMap((action) => [gap, actionNode(action)]);
  return h("div", { class: "hint-line", dir: "ltr" }, moves.slice(1));
}

function statusText({ game, hints }) {
  const { status, answer, info, problem } = hints.state;
  if (game.isOver) return t("play-hints-over");
  if (status === "problem")
    return [
      problem.text(),
      " ",
      h("button", { type: "button", class: "button quiet", on: { click: () => hints.retry() } }, t("play-try-again")),
    ];
  if (status === "thinking") return info?.nodes ? t("play-hints-thinking-nodes", { n: countText(info.nodes) }) : t("play-values-thinking");
  if (!answer) return game.session.turn === "chance" ? t("play-hints-chance") : t("play-hints-wait");
  if (hints.state.proving) return t("play-proving");
  return t("play-hints-summary", { n: answer.nodes, depth: answer.depth ?? 0, nodes: countText(answer.nodes), time: secondsText(answer.seconds ?? 0) });
}

/** Who gives the hints, and for how long it may think. */
function chooser({ meta, game }) {
  const name = h("code", { dir: "ltr", class: "hint-player" });
  const tell = () => (name.textContent = hintPlayer(meta));
  const change = h("button", { type: "button", class: "button quiet" }, icon("edit"), t("play-hint-player-change"));
  change.addEventListener("click", async () => {
    const chosen = settings.get(`hintPlayer.${meta.game}`) ?? meta.default_player;
    const spec = await choosePlayer({ meta, variant: game.session.variant, spec: chosen, title: t("play-hint-player"), human: false });
    if (spec !== null) settings.set(`hintPlayer.${meta.game}`, spec);
    tell();
  });
  const seconds = h(
    "select",
    {
      aria: { label: t("play-hint-seconds") },
      on: { change: (event) => (settings.set("hintSeconds", Number(event.target.value)), tell()) },
    },
    [...new Set([...SECONDS, settings.get("hintSeconds")])]
      .sort((a, b) => a - b)
      .map((value) => h("option", { value: String(value), selected: value === settings.get("hintSeconds") }, secondsText(value))),
  );
  tell();
  return h(
    "div",
    { class: "hint-chooser" },
    h("span", { class: "hint-by" }, t("play-hint-by"), " ", name),
    h("span", { class: "row" }, change, seconds),
  );
}
