/**
 * The Lab's first page: ready-made experiments to begin with, and those that were played before.
 */

import { api } from "../door/api.js";
import { bdi, fill, h } from "../dom.js";
import { connect } from "../door/events.js";
import { ago, label, t, td } from "../i18n.js";
import { icon } from "../icons.js";
import { thumb } from "../parts/thumb.js";
import { href, setTitle } from "../router.js";
import { askDelete } from "./delete.js";
import { examples } from "./draft.js";
import { progressText, stateMark } from "./words.js";

/** Shows the page; answers what to call when it is left. */
export async function showOverview(host, meta) {
  const list = h("div", { class: "stack" });
  const said = h("p", { class: "complaint", role: "alert", hidden: true });
  const rows = new Map();
  let isClosed = false;
  setTitle(t("lab-title"));

  const { experiments: first } = await api.get("/experiments");
  const isEmpty = first.length === 0;
  fill(
    host,
    h(
      "div",
      { class: "lab-head" },
      h("div", null, h("h1", { text: t("lab-title") }), h("p", { class: "soft", text: t("lab-lead") })),
      h("a", { class: "button primary", href: href("lab", { new: "1" }) }, icon("new"), t("lab-new")),
    ),
    said,
    isEmpty ? [examplesPart(meta, t("lab-invite"), t("lab-invite-note")), list] : [list, examplesPart(meta, t("lab-examples"))],
  );
  draw(first);

  function draw(experiments) {
    rows.clear();
    if (experiments.length === 0) {
      fill(list);
      return;
    }
    fill(
      list,
      h("h2", { text: t("lab-earlier") }),
      h(
        "ul",
        { class: "lab-list" },
        experiments.map((one) => row(one)),
      ),
    );
  }

  function row(one) {
    const game = meta.games.find((entry) => entry.game === one.game);
    const progress = h("span", { class: "soft small" });
    const state = h("span");
    const bar = h("progress", { class: "lab-bar", max: one.games_all, aria: { label: t("lab-progress") } });
    const buttons = h("div", { class: "row lab-row-buttons" });
    const title = one.title;

    function show(now) {
      fill(state, stateMark(now.state));
      const isLive = now.state === "running";
      progress.textContent = progressText(isLive && now.progress ? now.progress : { done: now.games_done, all: now.games_all });
      bar.hidden = !isLive;
      bar.value = now.games_done;
      const had = buttons.contains(document.activeElement) ? document.activeElement.dataset.act : null;
      const button = (act, words, mark, run) =>
        h("button", { type: "button", class: "button icon-only", data: { act }, title: words, aria: { label: `${words}: ${title}` }, on: { click: run } }, icon(mark));
      const path = `/experiments/${encodeURIComponent(one.id)}`;
      fill(
        buttons,
        isLive && button("toggle", t("lab-stop"), "pause", () => act(() => api.del(`${path}/run`).then(show))),
        now.state === "unfinished" && button("toggle", t("lab-go-on"), "play", () => act(() => api.post(`${path}/run`).then(show))),
        button("delete", t("delete"), "trash", () => act(async () => (await askDelete(one)) && refresh())),
      );
      if (had) (buttons.querySelector(`[data-act="${had}"]`) ?? buttons.lastElementChild)?.focus();
    }

    rows.set(one.id, show);
    show(one);
    return h(
      "li",
      { class: "lab-row", data: { experiment: one.id } },
      h(
        "a",
        { class: "lab-row-link", href: href("lab", { e: one.id }) },
        thumb(game?.picture, "small"),
        h(
          "span",
          { class: "lab-row-words" },
          h("span", { class: "lab-row-title" }, bdi(title)),
          h("span", { class: "row lab-row-meta" }, state, progress),
          h("span", { class: "soft small" }, game ? label("game", game.game, game.name) : one.game, " · ", h("time", { title: td(one.updated), text: ago(one.updated) })),
        ),
      ),
      bar,
      buttons,
    );
  }

  async function refresh() {
    const { experiments } = await api.get("/experiments");
    if (!isClosed) draw(experiments);
  }

  async function act(run) {
    said.hidden = true;
    try {
      await run();
    } catch (problem) {
      if (typeof problem.text !== "function") throw problem;
      said.hidden = false;
      said.textContent = problem.text();
    }
  }

  const hangUp = connect(null, {
    experiment: (news) => {
      const show = rows.get(news.id);
      if (show && news.state === "running") show({ state: news.state, games_done: news.done, games_all: news.all, progress: news });
      else if (!isClosed) act(refresh);
    },
    open: (again) => again && act(refresh),
  });
  return () => {
    isClosed = true;
    hangUp();
  };
}

function examplesPart(meta, title, note) {
  return h(
    "section",
    { class: "stack lab-examples" },
    h("h2", { text: title }),
    note && h("p", { class: "soft", text: note }),
    h(
      "ul",
      { class: "lab-cards" },
      examples(meta.games).map(({ id, game, title: words, note: more }) =>
        h(
          "li",
          null,
          h(
            "a",
            { class: "lab-card", href: href("lab", { new: id }), data: { example: id } },
            thumb(game.picture, "small"),
            h("span", { class: "door-words" }, h("span", { class: "door-title", text: words }), h("span", { class: "soft small", text: more })),
          ),
        ),
      ),
    ),
  );
}
