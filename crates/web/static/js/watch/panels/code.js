/**
 * The algorithm as pseudocode, with the line that the present event belongs to.
 */

import { fill, h } from "../../dom.js";
import { label, t } from "../../i18n.js";
import { playerSentence } from "../../parts/catalogueWords.js";
import { splitSpec } from "../../game/playerSpec.js";
import { lineOf } from "../story/story.js";

/** @param {{game: Api.Game}} options the catalogue's entry */
export function createCode({ game }) {
  const title = h("p", { class: "watch-code-name" });
  const sentence = h("p", { class: "soft small" });
  const list = h("ol", { class: "watch-code", dir: "ltr", translate: "no" });
  const none = h("p", { class: "soft", text: t("watch-code-none"), hidden: true });
  const note = h("p", { class: "soft small", text: t("watch-code-unused"), hidden: true });
  const element = h("div", { class: "stack watch-code-panel" }, h("div", null, title, sentence), list, note, none);
  let shownFor = null;
  let lines = [];
  let items = [];
  let current = -1;

  function draw(trace) {
    const [id] = splitSpec(trace.info.player ?? "");
    const player = game.players.find((entry) => entry.id === id);
    lines = player?.pseudocode ?? [];
    title.textContent = label("player", id, id);
    sentence.textContent = player ? playerSentence(game, player) : "";
    items = lines.map(({ text }) => h("li", null, codeLine(text)));
    fade(trace);
    fill(list, items);
    list.hidden = items.length === 0;
    none.hidden = items.length > 0;
    current = -1;
  }

  /** Lines at which nothing happens in this search are grey: the server says which, from the settings and from what happened. */
  function fade(trace) {
    const idle = items.filter((_, index) => trace.info.idle.includes(index));
    for (const item of idle) item.classList.add("is-idle");
    note.hidden = idle.length === 0;
  }

  return {
    element,
    show({ trace, place }) {
      if (shownFor !== trace) {
        shownFor = trace;
        draw(trace);
      }
      const now = lines.length > 0 ? lineOf(lines, trace, place) : -1;
      if (now === current) return;
      items[current]?.removeAttribute("aria-current");
      current = now;
      if (now < 0) return;
      items[now].setAttribute("aria-current", "step");
      reveal(items[now]);
    },
  };
}

/** A line that is too long goes on below, a little further in than it began. */
function codeLine(text) {
  const inward = text.length - text.trimStart().length;
  return h("code", { text: text.trim() || " ", style: { paddingInlineStart: `${inward + 2}ch` } });
}

/** Scrolls the panel, never the page. */
function reveal(item) {
  const panel = item.closest(".tab-panel");
  if (!panel || panel.scrollHeight <= panel.clientHeight) return;
  const [own, around] = [item.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (own.top < around.top) panel.scrollTop -= around.top - own.top + own.height;
  else if (own.bottom > around.bottom) panel.scrollTop += own.bottom - around.bottom + own.height;
}
