/** The bar at the edge of the board, with its number, and the sentence that says the same in words. */
import { h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { seatName } from "../game/names.js";
import { valueMark, valueWords } from "../game/values.js";

/**
 * @param {ReturnType<typeof import("../game/table.js").createTable>} table
 * @returns {{bar: HTMLElement, words: HTMLElement, close: () => void}}
 */
export function createEvalBar(table) {
  const { meta, game, hints, programs, ui } = table;
  const fillPart = h("span", { class: "eval-fill" });
  const number = h("span", { class: "eval-number", dir: "ltr" });
  const hasBar = meta.seats.length === 2;
  const bar = h("div", { class: "eval-bar", dir: "ltr", hidden: !hasBar, aria: { hidden: "true" } }, fillPart, number);
  const words = h("p", { class: "eval-words" });

  /** The worth shown: the hint's, else what the last program thought, else nothing. */
  function known() {
    if (game.isOver) return null;
    const { answer } = hints.state;
    if (answer) return { worth: answer, by: answer.player };
    const { last } = programs.state;
    const isFresh = last && last.value_detail && game.isShow && !game.suspended;
    return isFresh ? { worth: last, by: last.player } : null;
  }

  function update() {
    const now = known();
    const end = game.isOver ? { one: 1, two: 0, draw: 0.5 }[game.session.result] : undefined;
    const seeks = hints.state.status === "thinking";
    bar.classList.toggle("is-unknown", !now && end === undefined);
    bar.classList.toggle("is-flipped", ui.flipped);
    const wanted = table.showsValues() || ui.listing || Boolean(now);
    if (now) {
      const { share } = now.worth;
      const part = share === null || share === undefined ? 0.5 : share;
      fillPart.style.setProperty("--share", String(part));
      number.textContent =
        share === null || share === undefined || meta.seats.length === 1 ? valueMark(meta, now.worth, "one") : markOf(now.worth);
      number.classList.toggle("is-long", number.textContent.length > 2);
      bar.title = t("play-eval-title", { share: tn(part, { style: "percent", maximumFractionDigits: 0 }), seat: seatName(meta, "one") });
      words.textContent = valueWords(meta, now.worth);
    } else {
      fillPart.style.setProperty("--share", String(end ?? 0.5));
      number.textContent = "";
      words.textContent = game.isOver ? "" : seeks ? t("play-values-thinking") : wanted ? (hints.state.problem?.text() ?? "") : "";
    }
    words.classList.toggle("is-waiting", !now);
  }

  /** The better side's number stands at its end of the bar. */
  function markOf(worth) {
    const two = (worth.share ?? 0.5) < 0.5;
    bar.dataset.better = two ? "two" : "one";
    return valueMark(meta, worth, two ? "two" : "one");
  }

  const off = game.on((what) => ["session", "hints", "ui", "thinking", "running"].includes(what) && update());
  update();
  return { bar, words, close: off };
}
