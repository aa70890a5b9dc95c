/**
 * The rules that are played: the usual ones, a variant, or several, each of which sees all games.
 */

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { describeVariant } from "../parts/catalogueWords.js";
import { parameterForm } from "../parts/parameters.js";
import { addButton, complaint, removeButton } from "./fields.js";

/**
 * @param {Api.Game} game the catalogue's entry
 * @param {import("./draft.js").Draft} draft its `variants` are changed in place
 * @param {() => void} onChange
 * @returns {{element: HTMLElement|null, complain: (at: number|null, text: string) => void}} no element where the game has one set of rules
 */
export function createVariants(game, draft, onChange) {
  const list = h("ol", { class: "lab-variants" });
  const wrong = complaint();
  let cards = [];

  function draw() {
    const isAlone = draft.variants.length === 1;
    cards = draft.variants.map((text, at) => card(text, at, isAlone));
    fill(
      list,
      cards.map(({ element }) => element),
    );
    list.classList.toggle("is-alone", isAlone);
    note.hidden = isAlone;
  }

  function card(text, at, isAlone) {
    const said = complaint();
    const name = t("lab-variant-n", { n: at + 1 });
    const remove = removeButton(t("lab-remove-variant", { n: at + 1 }), () => drop(at));
    const form = parameterForm({
      parameters: game.variants,
      text,
      describe: describeVariant(game),
      onChange: (changed) => {
        draft.variants[at] = changed;
        onChange();
      },
    });
    const parts = [!isAlone && [h("p", { class: "group-name", text: name }), remove], form.element, said.element];
    const element = h("li", null, h("div", { class: "lab-variant", ...(!isAlone && { role: "group", aria: { label: name } }) }, parts));
    return { element, said, remove };
  }

  function drop(at) {
    draft.variants.splice(at, 1);
    draw();
    onChange();
    add.focus();
  }

  const note = h("p", { class: "soft small", text: t("lab-variants-note") });
  const add = addButton(t("lab-add-variant"), () => {
    // The usual rules, if they are not there yet; else another of the first kind, to be changed.
    draft.variants.push(draft.variants.includes("") ? another(game, draft.variants) : "");
    draw();
    onChange();
    list.lastElementChild?.querySelector("input, select")?.focus();
  });
  draw();
  const isUsual = draft.variants.length === 1 && draft.variants[0] === "";
  const element =
    game.variants.length > 0 ? h("details", { class: "variant-details", open: !isUsual }, h("summary", { text: t("lab-variant") }), list, note, wrong.element, h("div", { class: "row" }, add)) : null;
  return {
    element,
    complain(at, text) {
      if (!text) [wrong, ...cards.map(({ said }) => said)].forEach((one) => one.say(""));
      else (cards[at]?.said ?? wrong).say(text);
      if (text && element) element.open = true;
    },
  };
}

/** A variant that is not listed yet, as far as one change of a rule gives one. */
function another(game, known) {
  for (const { key, default: usual, range } of game.variants) {
    const values = range.type === "choice" ? range.choices : range.type === "whole" ? [Number(usual) + 1, Number(usual) - 1].filter((value) => value >= range.min && value <= range.max) : [];
    for (const value of values) {
      const text = `${key}=${value}`;
      if (String(value) !== String(usual) && !known.includes(text)) return text;
    }
  }
  return "";
}
