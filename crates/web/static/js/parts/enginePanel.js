/** How the search went or goes: algorithm, seed, nodes, speed, depth, why it stopped. Numbers live, but never read aloud. */
import { bdi, fill, h } from "../dom.js";
import { digits, label, t, tn } from "../i18n.js";
import { hintPlayer } from "../game/hints.js";
import { countText, secondsText } from "../game/names.js";
import { valueWords } from "../game/values.js";
import { splitSpec } from "../game/playerSpec.js";

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createEnginePanel(table) {
  const { game, programs, hints, solver } = table;
  const element = h("div", { class: "engine-panel stack" });

  function draw() {
    if (!element.isConnected && element.childElementCount) return;
    const { thinking, last } = programs.state;
    const sections = [];
    if (thinking) sections.push(live(t("play-engine-thinking"), thinking.player, thinking));
    if (hints.state.status === "thinking")
      sections.push(live(t("play-engine-hints-thinking"), hintPlayer(table.meta), hints.state.info ?? {}));
    if (solver.state.status === "searching") sections.push(live(t("play-engine-solving"), hintPlayer(table.meta), solver.state.info ?? {}));
    if (hints.state.answer) sections.push(done(table, t("play-engine-hints"), hints.state.answer));
    if (last) sections.push(done(table, t("play-engine-last"), last));
    if (solver.state.plan) sections.push(done(table, t("play-engine-solution"), solver.state.plan));
    fill(
      element,
      sections.length ? sections : h("p", { class: "soft", text: t("play-engine-nothing") }),
      h("dl", { class: "facts" }, fact(t("play-seed"), digits(String(game.session.seed)))),
    );
  }

  const news = ["session", "thinking", "hints", "hints-info", "solver", "ui"];
  const off = game.on((what) => news.includes(what) && draw());
  draw();
  return { element, draw, close: off };
}

function fact(term, value) {
  return value === null || value === undefined ? null : h("div", null, h("dt", { text: term }), h("dd", null, bdi(value)));
}

function speed(nodes, seconds) {
  return nodes && seconds > 0 ? t("play-per-second", { n: countText(Math.round(nodes / seconds)) }) : null;
}

function heading(title, spec) {
  const [id] = splitSpec(spec ?? "");
  return [h("h3", { text: title }), spec && h("p", null, label("player", id, id), " ", h("code", { dir: "ltr" }, spec))];
}

function live(title, spec, { nodes = 0, seconds = 0 }) {
  return h(
    "section",
    null,
    heading(title, spec),
    h("dl", { class: "facts" }, fact(t("play-engine-nodes"), countText(nodes)), fact(t("play-engine-speed"), speed(nodes, seconds) ?? "–")),
  );
}

function done({ meta }, title, answer) {
  const stopped = answer.stopped ? label("stopped", answer.stopped, answer.stopped) : null;
  return h(
    "section",
    null,
    heading(title, answer.player),
    h(
      "dl",
      { class: "facts" },
      answer.value_detail && fact(t("play-engine-value"), valueWords(meta, answer)),
      answer.cost !== undefined && fact(t("play-engine-cost"), tn(answer.cost)),
      fact(t("play-engine-nodes"), countText(answer.nodes)),
      answer.leaves ? fact(t("play-engine-leaves"), countText(answer.leaves)) : null,
      answer.cutoffs ? fact(t("play-engine-cutoffs"), countText(answer.cutoffs)) : null,
      fact(t("play-engine-depth"), answer.depth ? tn(answer.depth) : null),
      fact(t("play-engine-time"), secondsText(answer.seconds ?? 0)),
      fact(t("play-engine-speed"), speed(answer.nodes, answer.seconds)),
      fact(t("play-engine-stopped"), stopped),
    ),
  );
}
