/**
 * Forms made from the catalogue's parameters: the settings of a player, the variant of a game. A new parameter needs no line here.
 *
 *     const form = parameterForm({ parameters, text: "depth=4", describe, onChange: (text) => … });
 *     form.element, form.text(), form.set("depth=6")
 *
 * The text is `key=value,…` with only what differs from the defaults, as everywhere in Plyground; "none" means no value.
 * A field that is empty stands for its default, shown in grey: a default limit gives way when another is given, so it is not shown as
 * if it held. What a person types is passed on as it is: the server judges it.
 */

import { freshId, h } from "../dom.js";
import { digits, dir, label, t } from "../i18n.js";

const TIME_UNITS = ["ms", "s", "m"];
const SIZE_UNITS = ["KiB", "MiB", "GiB"];

/** Reads `key=value,key="a, b"` into a Map; pieces without `=` are dropped (the server complains about them). */
export function readSettings(text) {
  const values = new Map();
  for (const piece of String(text ?? "").match(/(?:"[^"]*"|[^,"])+/g) ?? []) {
    const at = piece.indexOf("=");
    if (at < 0) continue;
    const value = piece.slice(at + 1).trim();
    values.set(piece.slice(0, at).trim(), value.replace(/^"(.*)"$/, "$1"));
  }
  return values;
}

/** The other way round; `parameters` give the order, and what equals its default is left out. */
export function writeSettings(values, parameters) {
  return parameters
    .filter(({ key, default: usual }) => values.has(key) && values.get(key) !== "" && values.get(key) !== usual)
    .map(({ key }) => `${key}=${quote(values.get(key))}`)
    .join(",");
}

function quote(value) {
  return /[,\s]/.test(value) ? `"${value.replaceAll('"', "")}"` : value;
}

/**
 * @param {object} options
 * @param {Api.Parameter[]} options.parameters from the catalogue
 * @param {string} options.text the present settings
 * @param {(parameter: Api.Parameter) => {name: string, sentence: string, explain?: (value: string) => string}} options.describe words for
 *   people; `explain` says more about the value chosen
 * @param {(text: string) => void} options.onChange
 */
export function parameterForm({ parameters, text, describe, onChange }) {
  let values = readSettings(text);
  const controls = parameters.map((parameter) => {
    const words = describe(parameter);
    const more = words.explain && h("span", { class: "note", role: "status" });
    const explain = () => more && (more.textContent = words.explain(values.get(parameter.key) ?? parameter.default));
    const change = (value) => {
      values.set(parameter.key, value);
      explain();
      onChange(writeSettings(values, parameters));
    };
    const control = make(parameter, change);
    control.put(values.get(parameter.key) ?? null);
    explain();
    return { parameter, control, explain, element: frame(parameter, words, control, more) };
  });
  return {
    element: h(
      "div",
      { class: "parameters" },
      controls.map((entry) => entry.element),
    ),
    text: () => writeSettings(values, parameters),
    set(next) {
      values = readSettings(next);
      for (const { parameter, control, explain } of controls) {
        explain();
        if (!control.holds()) control.put(values.get(parameter.key) ?? null);
      }
    },
  };
}

/** Label above, control, sentence below; label and sentence are tied to the control. */
function frame({ key }, { name, sentence }, control, more) {
  const id = freshId("parameter");
  control.input.id = id;
  const note = sentence ? h("span", { class: "note", id: `${id}-note`, text: sentence }) : null;
  if (note) control.input.setAttribute("aria-describedby", note.id);
  const isKey = name === key;
  return h(
    "div",
    { class: "field" },
    h("label", { class: "name", for: id }, name, !isKey && h("code", { class: "soft small key", text: key })),
    control.element,
    note,
    more,
  );
}

/** A control has: element (to show), input (to label), put(text or null for the default), holds() (the person is in it right now). */
function make(parameter, change) {
  const { type } = parameter.range;
  if (type === "choice") return choice(parameter, change);
  if (type === "time") return measured(parameter, TIME_UNITS, "s", change);
  if (type === "size") return measured(parameter, SIZE_UNITS, "MiB", change);
  if (type === "whole" || type === "real") return number(parameter, change);
  return typed(parameter, change);
}

const holds = (element) => () => element.contains(document.activeElement);
/** What a field shows of a value: nothing for "none" and for the default. */
const shown = (text, usual) => (text === null || text === "none" || text === usual ? "" : text);
const shownDefault = (usual) => (usual === "none" ? t("no-value") : usual);

const isNumber = (id) => /^[0-9]+$/.test(id);

/** A choice in the page's language, or in its digits. */
const choiceText = (key, id) => (isNumber(id) ? digits(id) : label("choice", `${key}-${id}`, id));

function choice({ key, range, default: usual }, change) {
  const options = range.choices.includes(usual) ? range.choices : [usual, ...range.choices];
  const texts = options.map((id) => (range.choices.includes(id) ? choiceText(key, id) : shownDefault(id)));
  const hasWords = texts.some((text, index) => text !== options[index] && !isNumber(options[index]));
  const input = h(
    "select",
    { dir: hasWords ? dir() : "ltr", on: { change: () => (tell(), change(input.value)) } },
    options.map((id, index) => h("option", { value: id, text: texts[index] })),
  );
  // What is written, on a line of its own where it is another word: in the box it would push the words out.
  const written = h("code", { class: "soft small", dir: "ltr" });
  function tell() {
    written.textContent = input.value;
    written.hidden = isNumber(input.value) || input.selectedOptions[0]?.textContent === input.value;
  }
  const put = (text) => {
    input.value = text ?? usual;
    tell();
  };
  return { element: hasWords ? h("div", { class: "choice" }, input, written) : input, input, put, holds: () => false };
}

function number({ range, default: usual }, change) {
  const isWhole = range.type === "whole";
  const input = h("input", {
    type: "number",
    inputmode: isWhole ? "numeric" : "decimal",
    dir: "ltr",
    min: range.min,
    // The largest numbers of the engine are more than a browser can count.
    max: range.max <= Number.MAX_SAFE_INTEGER ? range.max : undefined,
    step: isWhole ? 1 : "any",
    placeholder: shownDefault(usual),
    on: { input: () => change(input.value === "" ? usual : input.value) },
  });
  return { element: input, input, put: (text) => void (input.value = shown(text, usual)), holds: holds(input) };
}

/** A number with a unit: 500 ms, 64 MiB. */
function measured({ default: usual }, units, first, change) {
  const input = h("input", {
    type: "number",
    inputmode: "decimal",
    dir: "ltr",
    min: 0,
    step: "any",
    placeholder: shownDefault(usual),
    on: { input: tell },
  });
  const unit = h(
    "select",
    { aria: { label: t("value-unit") }, dir: "ltr", on: { change: tell } },
    units.map((id) => h("option", { value: id, text: id })),
  );
  unit.value = first;
  const element = h("div", { class: "measured" }, input, unit);
  function tell() {
    change(input.value === "" ? usual : `${input.value}${unit.value}`);
  }
  return {
    element,
    input,
    holds: holds(element),
    put(text) {
      const [, amount = "", name = ""] = /^([0-9.]+)\s*([A-Za-z]*)$/.exec(text ?? usual) ?? [];
      input.value = shown(text, usual) === "" ? "" : amount;
      if (name && ![...unit.options].some((option) => option.value === name)) unit.append(h("option", { value: name, text: name }));
      if (name) unit.value = name;
    },
  };
}

function typed({ default: usual }, change) {
  const input = h("input", {
    type: "text",
    class: "mono",
    dir: "ltr",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: shownDefault(usual),
    on: { input: () => change(input.value === "" ? usual : input.value) },
  });
  return { element: input, input, put: (text) => void (input.value = shown(text, usual)), holds: holds(input) };
}
