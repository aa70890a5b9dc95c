/**
 * Pairs of players that keep their seats: a card for each pair, with a player for each seat.
 */

import { fill, h } from "../dom.js";
import { seatName } from "../game/names.js";
import { t } from "../i18n.js";
import { specEditor } from "../parts/spec.js";
import { addButton, complaint, field, removeButton } from "./fields.js";

const SEATS = ["one", "two"];

/**
 * @param {Api.Game} game the catalogue's entry
 * @param {import("./draft.js").Draft} draft its `pairings` are changed in place
 * @param {() => void} onChange
 * @returns {{element: HTMLElement, complain: (at: number|null, text: string) => void}} `at` null is about all of them
 */
export function createPairings(game, draft, onChange) {
  const list = h("ol", { class: "lab-pairings" });
  const wrong = complaint();
  let cards = [];

  function draw() {
    cards = draft.pairings.map(card);
    fill(
      list,
      cards.map(({ element }) => element),
    );
  }

  function card(pairing, at) {
    const said = complaint();
    const title = t("lab-pair-n", { n: at + 1 });
    const seat = (key, index) =>
      specEditor({
        game,
        seat: index,
        asks: `${title}: ${seatName(game, index)}`,
        value: pairing[key],
        people: false,
        levels: false,
        variant: draft.variants[0],
        onChange: (spec) => {
          const isOther = spec !== pairing[key];
          pairing[key] = spec;
          if (isOther) onChange();
        },
      });
    const name = field(t("lab-name"), h("input", { type: "text", maxlength: 60, value: pairing.name, on: { input: () => rename(name.input.value) } }));
    const rename = (text) => {
      pairing.name = text;
      onChange();
    };
    const remove = removeButton(t("lab-remove-pair", { n: at + 1 }), () => drop(at));
    const element = h(
      "li",
      { class: "lab-pairing" },
      h("p", { class: "group-name", text: title }),
      remove,
      h("div", { class: "lab-seats" }, SEATS.map((key, index) => seat(key, index).element)),
      h("details", { class: "spec-details", open: pairing.name !== "" }, h("summary", { text: t("lab-naming") }), name.element),
      said.element,
    );
    return { element, said, remove };
  }

  function drop(at) {
    draft.pairings.splice(at, 1);
    draw();
    onChange();
    (cards[Math.min(at, cards.length - 1)]?.remove ?? add).focus();
  }

  const add = addButton(t("lab-add-pair"), () => {
    // Like the last pair, to be changed.
    draft.pairings.push({ ...usualPair(draft), ...draft.pairings.at(-1), name: "" });
    draw();
    onChange();
    list.lastElementChild?.querySelector("select")?.focus();
  });

  draw();
  return {
    element: h("div", { class: "stack" }, list, wrong.element, h("div", { class: "row" }, add)),
    complain(at, text) {
      if (!text) [wrong, ...cards.map(({ said }) => said)].forEach((one) => one.say(""));
      else (cards[at]?.said ?? wrong).say(text);
    },
  };
}

/** The first pair of a draft: its first two players. */
export function usualPair({ players }) {
  const [one, two] = [players[0], players[1] ?? players[0]];
  return { name: "", one: one.spec, two: two.spec };
}
