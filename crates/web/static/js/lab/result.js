/**
 * One experiment: how far it is, what came out so far, its games, and everything to take along.
 *
 * While it runs the server tells how far it is; tables and charts are fetched again now and then, the less often the longer that takes.
 */

import { api } from "../door/api.js";
import { asProblem } from "../door/problem.js";
import { announce, fill, h } from "../dom.js";
import { connect } from "../door/events.js";
import { ago, label, t, td } from "../i18n.js";
import { icon } from "../icons.js";
import { go, href, setTitle } from "../router.js";
import { commandBox } from "./command.js";
import { askDelete } from "./delete.js";
import { canEdit } from "./draft.js";
import { createGames } from "./games.js";
import { notesOf, testWords } from "./notes.js";
import { createPlots } from "./plots.js";
import { createStandings, crossTable } from "./tables.js";
import { progressText, stateMark } from "./words.js";

/** The tables are fetched at most this often, in milliseconds, and a tenth of the time at most. */
const LEAST_WAIT = 1500;
const SHARE = 10;

/** Shows the experiment; answers what to call when it is left. */
export async function showResult(host, meta, id) {
  const result = new Result(host, meta, await api.get(`/experiments/${encodeURIComponent(id)}`));
  await result.begin();
  return () => result.close();
}

/** The players as games number them: those of the plan, or those of its pairs in the order in which they first appear. */
function playersOf({ players = [], pairings = [], variants }) {
  const paired = variants.flatMap((variant) => pairings.filter(({ variants: only }) => !only || only.includes(variant))).flatMap(({ one, two }) => [one, two]);
  return [...players, ...new Set(paired)].map((player) => (typeof player === "string" ? { name: player, spec: player } : player));
}

class Result {
  #timer = 0;
  #isFetching = false;
  #isClosed = false;
  #groups = [];

  constructor(host, meta, view) {
    this.view = view;
    this.path = `/experiments/${encodeURIComponent(view.id)}`;
    this.game = meta.games.find((entry) => entry.game === view.game) ?? null;
    if (!this.game) throw asProblem({ code: "unknown-game", message: view.game, args: { game: view.game } });
    this.#build(host);
  }

  #build(host) {
    const { view, game } = this;
    const players = playersOf(view.plan);
    setTitle(view.title);
    this.state = h("span");
    this.when = h("span", { class: "soft small" });
    this.buttons = h("div", { class: "row" });
    this.bar = h("progress", { class: "lab-bar", aria: { label: t("lab-progress") } });
    this.told = h("p", { class: "lab-told" });
    this.said = h("p", { class: "complaint", role: "alert", hidden: true });
    this.progress = h("section", { class: "card lab-progress", aria: { label: t("lab-progress") } }, this.bar, this.told);
    this.tables = h("div", { class: "stack lab-groups" });
    this.test = h("p", { class: "lab-test", hidden: true });
    this.games = createGames(view.id, game, players, game.seats.length === 2 && !view.plan.pairings?.length);
    this.plots = createPlots(view.id);
    fill(
      host,
      h(
        "div",
        { class: "lab-head" },
        h(
          "div",
          { class: "lab-title" },
          h("p", { class: "row small" }, h("a", { href: "#/lab" }, t("lab-all")), h("span", { class: "soft", aria: { hidden: "true" }, text: "›" }), h("span", { class: "soft", text: label("game", game.game, game.name) })),
          h("h1", null, h("bdi", { text: view.title })),
          view.plan.question && h("p", { class: "lab-question", text: view.plan.question }),
          h("p", { class: "row" }, this.state, this.when),
        ),
        this.buttons,
      ),
      this.said,
      this.progress,
      h("section", { class: "stack", aria: { label: t("lab-results") } }, h("h2", { text: t("lab-results") }), this.tables, this.test, notesOf(view.plan, game)),
      this.plots.element,
      h("section", { class: "stack lab-games" }, h("h2", { text: t("lab-games-list") }), this.games.element),
      h("div", { class: "lab-below" }, this.#takeAlong(), h("div", { class: "card" }, commandBox(view))),
    );
    this.#groups = view.groups.map(({ variant }) => ({ variant, standings: createStandings(game, view.plan, t("lab-standings")), cross: h("div") }));
    fill(
      this.tables,
      this.#groups.map(({ variant, standings, cross }) => h("div", { class: "stack" }, this.#heading(variant), standings.element, cross)),
    );
  }

  /** What stands above the tables of a variant; nothing where there is only the usual one. */
  #heading(variant) {
    if (variant) return h("h3", null, h("bdi", { class: "mono", text: variant }));
    return this.#groups.length > 1 && h("h3", { text: t("lab-usual-rules") });
  }

  #takeAlong() {
    const { view, game } = this;
    const link = (format, words, ending = format) => {
      const anchor = h("a", { class: "button", download: `${view.id}.${ending}` }, icon("import"), words);
      api.link(anchor, `${this.path}/export?format=${format}`);
      return h("li", null, anchor);
    };
    return h(
      "section",
      { class: "card stack", aria: { label: t("lab-take") } },
      h("h3", { text: t("lab-take") }),
      h("p", { class: "soft small", text: t("lab-take-note") }),
      h(
        "ul",
        { class: "row lab-take" },
        link("md", t("lab-take-md")),
        link("csv", t("lab-take-csv")),
        link("decisions", t("lab-take-decisions"), "csv"),
        link("json", t("lab-take-json")),
        link("jsonl", t("lab-take-jsonl")),
        game.archive && link("pdn", t("lab-take-archive", { name: game.archive.name })),
      ),
    );
  }

  async begin() {
    this.#draw();
    this.hangUp = connect(null, {
      experiment: (news) => news.id === this.view.id && this.#hear(news),
      open: (again) => again && this.#refresh(),
    });
    await Promise.all([this.games.show(), this.plots.show(this.view.games_done)]);
    // It may have ended while the page was made.
    if (this.view.state === "running") this.#later();
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.hangUp?.();
    this.plots.close();
  }

  /** News from the server: the bar moves at once, the tables follow. */
  #hear(news) {
    if (this.#isClosed) return;
    if (news.state === "deleted") {
      go("lab");
      return;
    }
    const wasRunning = this.view.state === "running";
    this.view = { ...this.view, state: news.state, games_done: news.done, progress: news.state === "running" ? news : null, problem: news.problem };
    this.#drawHead(wasRunning !== (news.state === "running"));
    if (news.state === "running") {
      this.#later();
    } else {
      clearTimeout(this.#timer);
      this.#timer = 0;
      if (wasRunning) announce(t("lab-ended", { n: news.done }));
      this.#refresh();
    }
  }

  #later(wait = LEAST_WAIT) {
    this.#timer ||= setTimeout(() => this.#refresh(), wait);
  }

  async #refresh() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#isFetching) return this.#later();
    this.#isFetching = true;
    const started = performance.now();
    try {
      const view = await api.get(this.path);
      if (this.#isClosed) return;
      this.view = view;
      this.#draw();
      await this.games.show();
      await this.plots.show(view.games_done, view.state === "running");
    } catch (problem) {
      if (!this.#isClosed) this.#complain(problem);
    } finally {
      this.#isFetching = false;
    }
    if (!this.#isClosed && this.view.state === "running") this.#later(Math.max(LEAST_WAIT, SHARE * (performance.now() - started)));
  }

  #draw() {
    this.#drawHead(true);
    this.view.groups.forEach((group, at) => {
      const shown = this.#groups[at];
      shown?.standings.show(group.standings);
      if (shown) fill(shown.cross, crossTable(group));
    });
    const { sprt } = this.view;
    this.test.hidden = !sprt;
    if (sprt) this.test.textContent = testWords(sprt);
  }

  #drawHead(isOther) {
    const { view } = this;
    fill(this.state, stateMark(view.state));
    this.when.textContent = `${t("lab-done-of", { done: view.games_done, all: view.games_all })} · ${ago(view.updated)}`;
    this.when.title = td(view.updated);
    this.progress.hidden = view.state === "whole" || view.state === "stopped";
    this.bar.max = view.games_all;
    this.bar.value = view.games_done;
    this.told.textContent = progressText(view.progress ?? { done: view.games_done, all: view.games_all });
    if (view.problem) this.#complain(asProblem(view.problem));
    if (isOther) this.#drawButtons();
  }

  #drawButtons() {
    const { view } = this;
    const had = this.buttons.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    const button = (act, words, mark, run, extra) => h("button", { type: "button", class: ["button", extra], data: { act }, on: { click: run } }, icon(mark), words);
    fill(
      this.buttons,
      view.state === "running" && button("stop", t("cancel"), "close", () => this.#act(() => api.del(`${this.path}/run`))),
      view.state === "unfinished" && button("run", t("lab-go-on"), "play", () => this.#act(() => api.post(`${this.path}/run`)), "primary"),
      h("a", { class: "button", data: { act: "change" }, href: href("lab", { new: canEdit(view.plan) ? "1" : "file", from: view.id }) }, icon("edit"), t("lab-change")),
      button("delete", t("delete"), "trash", () => this.#delete(), "danger"),
    );
    const other = { stop: "run", run: "stop" }[had];
    if (had) (this.buttons.querySelector(`[data-act="${had}"]`) ?? this.buttons.querySelector(`[data-act="${other}"]`) ?? this.buttons.firstElementChild)?.focus();
  }

  async #act(ask) {
    this.said.hidden = true;
    try {
      const now = await ask();
      this.view = { ...this.view, ...now };
      this.#drawHead(true);
      if (now.state === "running") this.#later();
      else await this.#refresh();
    } catch (problem) {
      this.#complain(problem);
    }
  }

  async #delete() {
    try {
      if (await askDelete(this.view)) go("lab");
    } catch (problem) {
      this.#complain(problem);
    }
  }

  #complain(problem) {
    if (typeof problem.text !== "function") throw problem;
    this.said.hidden = false;
    this.said.textContent = problem.text();
  }
}
