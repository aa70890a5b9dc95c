/** The end of a game, said clearly, with what one may want next. */
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { resultText } from "../game/story.js";

/**
 * @param {ReturnType<typeof import("../game/table.js").createTable>} table
 * @param {{onNew?: () => void, onAnalyse?: () => void}} doors
 */
export function createOverPanel(table, { onNew, onAnalyse }) {
  const { game } = table;
  const text = h("p", { class: "over-text" });
  const element = h(
    "section",
    { class: "card over-panel", hidden: true, aria: { label: t("play-over") } },
    h("h2", { class: "visually-hidden", text: t("play-over") }),
    text,
    h(
      "div",
      { class: "row" },
      onNew && h("button", { type: "button", class: "button primary", on: { click: onNew } }, icon("new"), t("play-new-game")),
      onAnalyse && h("button", { type: "button", class: "button", on: { click: onAnalyse } }, icon("analyse"), t("play-analyse-game")),
    ),
  );
  function draw() {
    element.hidden = !game.isOver;
    fill(text, resultText(table));
  }
  const off = game.on((what) => what === "session" && draw());
  draw();
  return { element, close: off };
}
