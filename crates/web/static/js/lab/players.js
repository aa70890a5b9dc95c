/**
 * Who is compared: a card for every player, and one press for a whole row of them, such as every depth from one to six.
 */

import { announce, fill, h } from "../dom.js";
import { label, t } from "../i18n.js";
import { readSettings, writeSettings } from "../parts/parameters.js";
import { splitSpec } from "../game/playerSpec.js";
import { specEditor } from "../parts/spec.js";
import { addButton, complaint, field, numberInput, removeButton } from "./fields.js";

/** More at once are surely a slip. */
const MOST_AT_ONCE = 30;

/**
 * @param {Api.Game} game the catalogue's entry
 * @param {import("./draft.js").Draft} draft its `players` are changed in place
 * @param {() => void} onChange
 * @returns {{element: HTMLElement, complain: (at: number|null, text: string) => void}} `at` null is about all of them
 */
export function createPlayers(game, draft, onChange) {
  const list = h("ol", { class: "lab-players" });
  const wrong = complaint();
  let cards = [];

  function draw() {
    cards = draft.players.map(card);
    fill(
      list,
      cards.map(({ element }) => element),
    );
  }

  function card(player, at) {
    const said = complaint();
    const title = t("lab-player-n", { n: at + 1 });
    const editor = specEditor({
      game,
      seat: title,
      asks: title,
      value: player.spec,
      people: false,
      levels: false,
      variant: draft.variants[0],
      onChange: (spec, fits) => {
        const isOther = spec !== player.spec;
        player.spec = spec;
        // The chooser says by itself what is wrong with a spec.
        if (!fits) said.say("");
        if (isOther) onChange();
      },
    });
    const name = field(
      t("lab-name"),
      h("input", {
        type: "text",
        maxlength: 60,
        value: player.name,
        placeholder: player.spec,
        on: {
          input: () => {
            player.name = name.input.value;
            onChange();
          },
        },
      }),
    );
    const naming = h("details", { class: "spec-details", open: player.name !== "" }, h("summary", { text: t("lab-naming") }), name.element);
    const remove = removeButton(t("lab-remove-player", { n: at + 1 }), () => drop(at));
    return { element: h("li", { class: "lab-player" }, editor.element, naming, remove, said.element), said, remove, fits: editor.fits };
  }

  function drop(at) {
    draft.players.splice(at, 1);
    draw();
    onChange();
    (cards[Math.min(at, cards.length - 1)]?.remove ?? add).focus();
  }

  function append(specs) {
    const known = new Set(draft.players.map(({ spec }) => spec));
    const fresh = specs.filter((spec) => !known.has(spec));
    draft.players.push(...fresh.map((spec) => ({ spec, name: "" })));
    draw();
    onChange();
    announce(t("lab-added", { n: fresh.length }));
    return fresh.length;
  }

  const add = addButton(t("lab-add-player"), () => {
    append([unused(game, draft)]);
    list.lastElementChild?.querySelector("select")?.focus();
  });

  draw();
  return {
    element: h("div", { class: "stack" }, list, wrong.element, h("div", { class: "row" }, add), quickFill(game, draft, append)),
    complain(at, text) {
      if (at === null) wrong.say(text);
      else if (cards[at]?.fits()) cards[at].said.say(text);
      if (!text) {
        wrong.say("");
        cards.forEach(({ said }) => said.say(""));
      }
    },
  };
}

/** A player that is not there yet. */
function unused(game, { players }) {
  const known = new Set(players.map(({ spec }) => spec));
  // A puzzle is solved, not played.
  const isAble = ({ id, solver }) => id !== "human" && (solver || !game.puzzle);
  const able = game.players.filter(isAble).map(({ id }) => id);
  return [...game.levels, ...able].find((spec) => able.includes(splitSpec(spec)[0]) && !known.has(spec)) ?? game.default_player;
}

/** The whole-number parameters of a player. */
const wholes = (player) => player.parameters.filter(({ range }) => range.type === "whole");

/** One player for each value of a parameter. */
function quickFill(game, draft, append) {
  const able = game.players.filter((player) => wholes(player).length > 0 && (player.solver || !game.puzzle));
  if (able.length === 0) return null;
  const [first] = splitSpec(draft.players[0]?.spec ?? "");
  let player = able.find(({ id }) => id === first) ?? able.find(({ id }) => id === splitSpec(game.default_player)[0]) ?? able[0];
  const range = { from: 1, to: 6, step: 1 };
  const said = complaint();
  const parameter = field(t("lab-each-parameter"), h("select", null));
  const kind = field(
    t("lab-each-player"),
    h(
      "select",
      {
        value: player.id,
        on: {
          change: () => {
            player = able.find(({ id }) => id === kind.input.value);
            drawParameters();
          },
        },
      },
      able.map(({ id }) => h("option", { value: id, text: label("player", id, id) })),
    ),
  );
  const ends = ["from", "to", "step"].map((key) =>
    field(
      { from: t("lab-each-from"), to: t("lab-each-to"), step: t("lab-each-step") }[key],
      numberInput(range[key], { min: key === "step" ? 1 : 0, onChange: (value) => (range[key] = value) }),
    ),
  );

  function drawParameters() {
    const keys = wholes(player).map(({ key }) => key);
    fill(
      parameter.input,
      keys.map((key) => h("option", { value: key, text: label("parameter", key, key) })),
    );
    parameter.input.value = keys.includes("depth") ? "depth" : keys[0];
  }

  function run(isInstead) {
    const { from, to, step } = range;
    const count = Math.floor((to - from) / step) + 1;
    if (!(step >= 1 && count >= 1 && count <= MOST_AT_ONCE)) {
      said.say(t("lab-each-wrong", { n: MOST_AT_ONCE }));
      return;
    }
    said.say("");
    const key = parameter.input.value;
    // What the first player of this kind has besides is kept.
    const like = draft.players.map(({ spec }) => splitSpec(spec)).find(([id]) => id === player.id);
    const specs = Array.from({ length: count }, (_, index) => {
      const values = readSettings(like?.[1] ?? "");
      values.set(key, String(from + index * step));
      const settings = writeSettings(values, player.parameters);
      return settings ? `${player.id}:${settings}` : player.id;
    });
    if (isInstead) draft.players.length = 0;
    draft.axis = key;
    append(specs);
  }

  drawParameters();
  const button = (text, isInstead) => h("button", { type: "button", class: "button", on: { click: () => run(isInstead) } }, text);
  return h(
    "details",
    { class: "lab-each" },
    h("summary", { text: t("lab-each") }),
    h("p", { class: "soft small", text: t("lab-each-note") }),
    h("div", { class: "lab-each-fields" }, kind.element, parameter.element, ends.map(({ element }) => element)),
    said.element,
    h("div", { class: "row" }, button(t("lab-each-add"), false), button(t("lab-each-replace"), true)),
  );
}
