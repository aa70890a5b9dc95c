/**
 * The form of the chosen node: what kind it is, its value, its name, its probability; and buttons to add and to remove.
 */

import { freshId, h, isAt } from "../../dom.js";
import { t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { kindWord, nodeWords } from "./draw.js";
import { nodeAt } from "./text.js";

const KINDS = ["max", "min", "chance", "leaf"];

/**
 * @param {object} doors
 * @param {(fields: object) => void} doors.onFields some fields of the chosen node changed
 * @param {(text: string) => void} doors.onProbability
 * @param {(kind: string) => void} doors.onKind
 * @param {() => void} doors.onAdd
 * @param {() => void} doors.onRemove
 * @param {() => void} doors.onDone back to the drawing
 * @returns {{element: HTMLElement, show: (tree: object|null, path: number[]) => void, edit: (first: string) => void}}
 */
export function createTreeForm(doors) {
  const group = freshId("kind");
  const kinds = KINDS.map((kind) =>
    h("input", { type: "radio", name: group, value: kind, on: { change: () => doors.onKind(kind) } }),
  );
  const value = field(t("sandbox-value"), { inputmode: "numeric", pattern: "-?[0-9]+" }, (text) => {
    if (/^-?[0-9]+$/.test(text)) doors.onFields({ value: text });
  });
  const name = field(t("sandbox-name"), {}, (text) => doors.onFields({ name: text.replace(/[^\p{L}\p{N}_'-]/gu, "") }));
  const probability = field(t("sandbox-probability"), { placeholder: "1/2" }, (text) => {
    if (/^([0-9]+([./][0-9]+)?)?$/.test(text)) doors.onProbability(text);
  });
  const estimate = field(t("sandbox-estimate"), { inputmode: "numeric" }, (text) => {
    if (/^(-?[0-9]+)?$/.test(text)) doors.onFields({ estimate: text });
  });
  const add = h("button", { type: "button", class: "button", on: { click: doors.onAdd } }, icon("new"), t("sandbox-add"));
  const remove = h("button", { type: "button", class: "button", on: { click: doors.onRemove } }, icon("trash"), t("sandbox-remove"));
  const legend = h("legend", { class: "group-name" });
  const fields = h("div", { class: "own-fields" }, value.element, name.element, probability.element, estimate.element);
  const element = h(
    "fieldset",
    { class: "own-form stack" },
    legend,
    h(
      "div",
      { class: "segments own-kinds", role: "radiogroup", aria: { label: t("sandbox-kind") } },
      kinds.map((input, index) => h("label", null, input, h("span", { text: kindWord(KINDS[index]) }))),
    ),
    fields,
    h("div", { class: "row" }, add, remove),
  );
  element.addEventListener("keydown", (event) => {
    const isField = isAt(event, 'input[type="text"]');
    if (!isField || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    event.stopPropagation();
    doors.onDone();
  });

  return {
    element,
    show(tree, path) {
      const node = tree && nodeAt(tree, path);
      element.disabled = !node;
      if (!node) return;
      const parent = path.length ? nodeAt(tree, path.slice(0, -1)) : null;
      legend.textContent = t("sandbox-node", { node: nodeWords(node, path, parent) });
      kinds.forEach((input, index) => (input.checked = KINDS[index] === node.kind));
      value.put(node.value, node.kind === "leaf");
      name.put(node.name, Boolean(parent));
      probability.put(node.probability, parent?.kind === "chance");
      estimate.put(node.estimate, node.kind !== "leaf");
      remove.disabled = !parent;
    },
    /** Moves to the first field; a first character typed on the drawing begins it anew. */
    edit(first) {
      const target = [value, name, estimate].find((entry) => !entry.element.hidden);
      if (!target) return;
      target.input.focus();
      if (first === "") return target.input.select();
      target.input.value = first;
      target.input.dispatchEvent(new Event("input"));
    },
  };
}

/** A short text field; while somebody is in it, it is left alone. */
function field(words, attrs, onInput) {
  const id = freshId("own");
  const input = h("input", {
    type: "text",
    id,
    class: "mono",
    dir: "ltr",
    autocomplete: "off",
    spellcheck: "false",
    ...attrs,
    on: { input: () => onInput(input.value.trim()) },
  });
  const element = h("div", { class: "field" }, h("label", { class: "name", for: id, text: words }), input);
  return {
    element,
    input,
    put(text, isShown) {
      element.hidden = !isShown;
      if (document.activeElement !== input) input.value = text;
    },
  };
}
