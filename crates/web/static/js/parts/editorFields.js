/**
 * What an editor asks beside the board: whose turn it is, how many pieces lie in a tray, what has been thrown.
 * Each field has an `element` and takes what holds from the sketch with `put(sketch)`.
 */

import { debounce, freshId, h } from "../dom.js";
import { seatName } from "../game/names.js";
import { label, t } from "../i18n.js";

const TYPING = 150;

/** Whose turn it is. */
export function turnField(game, onChange) {
  const inputs = game.seats.map((_, index) => {
    const value = index === 0 ? "one" : "two";
    return {
      value,
      input: h("input", { type: "radio", name: "editor-turn", value, on: { change: () => onChange(value) } }),
      name: seatName(game, index),
    };
  });
  return {
    element: h(
      "fieldset",
      { class: "field" },
      h("legend", { class: "group-name", text: t("editor-turn") }),
      h(
        "div",
        { class: "segments" },
        inputs.map(({ input, name }) => h("label", null, input, h("div", { class: "capital", text: name }))),
      ),
    ),
    put(sketch) {
      for (const { value, input } of inputs) input.checked = sketch.turn === value;
    },
  };
}

/** The number of pieces in each tray that can be chosen. */
export function trayFields(trays, onChange) {
  return trays.map((id) => {
    const fieldId = freshId("tray");
    const input = h("input", {
      type: "number",
      id: fieldId,
      dir: "ltr",
      inputmode: "numeric",
      min: 0,
      step: 1,
      on: { input: () => onChange(id, Math.trunc(Number(input.value)) || 0) },
    });
    return {
      element: h("div", { class: "field tray-field" }, h("label", { class: "name", for: fieldId, text: label("tray", id, id) }), input),
      put(sketch) {
        if (document.activeElement !== input) input.value = sketch.trays[id] ?? 0;
      },
    };
  });
}

/** What chance has thrown, as the game writes it. */
export function throwField(onChange) {
  const id = freshId("throw");
  const tell = debounce(() => onChange(input.value.trim()), TYPING);
  const input = h("input", {
    type: "text",
    id,
    class: "mono",
    dir: "ltr",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    aria: { describedby: `${id}-note` },
    on: { input: tell },
  });
  return {
    element: h(
      "div",
      { class: "field" },
      h("label", { class: "name", for: id, text: t("editor-throw") }),
      input,
      h("span", { class: "note", id: `${id}-note`, text: t("editor-throw-note") }),
    ),
    put(sketch) {
      if (document.activeElement !== input) input.value = sketch.throw;
    },
  };
}
