/**
 * Fields of a form with a place for what is wrong with them.
 */

import { freshId, h } from "../dom.js";
import { icon } from "../icons.js";

/**
 * A labelled field.
 * @template {HTMLElement} Input
 * @param {string} name
 * @param {Input} input
 * @param {string} [note] a sentence below it
 * @returns {{element: HTMLElement, input: Input, hint: HTMLElement|undefined, complain: (text: string) => void}} an empty text takes the complaint away
 */
export function field(name, input, note) {
  const id = freshId("lab");
  input.id = id;
  const wrong = complaint(`${id}-wrong`);
  const hint = note && h("span", { class: "note", id: `${id}-note`, text: note });
  input.setAttribute("aria-describedby", [hint && hint.id, wrong.element.id].filter(Boolean).join(" "));
  return {
    input,
    hint,
    element: h("div", { class: "field" }, h("label", { class: "name", for: id, text: name }), input, wrong.element, hint),
    complain(text) {
      wrong.say(text);
      if (text) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
    },
  };
}

/** A line for what is wrong, hidden while nothing is. */
export function complaint(id = freshId("lab")) {
  const element = h("p", { class: "complaint small", id, hidden: true });
  return {
    element,
    say(text) {
      element.hidden = !text;
      element.textContent = text ?? "";
    },
  };
}

/** The button that puts another card at the end of a list. */
export function addButton(text, click) {
  return h("button", { type: "button", class: "button", on: { click } }, icon("new"), text);
}

/** The button in the corner of a card that takes it away. */
export function removeButton(text, click) {
  return h("button", { type: "button", class: "button quiet icon-only lab-remove", title: text, aria: { label: text }, on: { click } }, icon("close"));
}

/**
 * A field for a whole number; `onChange` gets the number, or NaN for what is none.
 * @param {number} value
 * @param {{min?: number, max?: number, onChange?: (value: number) => void, aria?: Record<string, string>}} how
 */
export function numberInput(value, { min = 0, max = Number.MAX_SAFE_INTEGER, onChange, aria }) {
  const input = h("input", {
    type: "number",
    inputmode: "numeric",
    dir: "ltr",
    min,
    max,
    step: 1,
    value: String(value),
    aria,
    on: { input: () => onChange?.(input.value === "" ? Number.NaN : Number(input.value)) },
  });
  return input;
}

/** A row of choices that looks like one control; `isQuiet` where the words of the choices say enough. @param {string[][]} choices values and words */
export function segments(legend, choices, value, onChange, isQuiet = false) {
  const name = freshId("lab");
  /** @param {string[]} choice */
  const radio = ([id, text]) =>
    h(
      "label",
      null,
      h("input", { type: "radio", name, value: id, checked: id === value, on: { change: () => onChange(id) } }),
      h("span", { text }),
    );
  return h(
    "fieldset",
    { class: "stack lab-choice" },
    h("legend", { class: isQuiet ? "visually-hidden" : "group-name", text: legend }),
    h("div", { class: "segments" }, choices.map(radio)),
  );
}

/** A box to tick. */
export function tick(text, checked, onChange) {
  const input = h("input", { type: "checkbox", checked, on: { change: () => onChange(input.checked) } });
  return { input, element: h("label", { class: "check" }, input, h("span", { text })) };
}
