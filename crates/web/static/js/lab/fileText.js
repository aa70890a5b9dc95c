/**
 * An experiment as the text of its file: what the form cannot say can be written here, pasted, or opened.
 */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { field } from "./fields.js";

/**
 * @param {string} text
 * @param {(text: string) => void} onChange
 * @returns {{element: HTMLElement, complain: (problem: import("../door/problem.js").Problem|null) => void, point: (problem: import("../door/problem.js").Problem) => void}} `point` goes to where it is wrong
 */
export function createFileText(text, onChange) {
  const area = h("textarea", {
    class: "mono lab-file-text",
    rows: 22,
    dir: "ltr",
    wrap: "off",
    spellcheck: "false",
    autocapitalize: "none",
    value: text,
    on: { input: () => onChange(area.value) },
  });
  const place = field(t("lab-file-text"), area, t("lab-file-note"));
  const chooser = h("input", { type: "file", hidden: true, accept: ".toml,text/plain", aria: { label: t("lab-file-open") }, on: { change: () => take(chooser.files[0]) } });
  const open = h("button", { type: "button", class: "button", on: { click: () => chooser.click() } }, icon("import"), t("lab-file-open"));

  async function take(file) {
    if (!file) return;
    area.value = await file.text();
    chooser.value = "";
    onChange(area.value);
  }

  return {
    element: h("section", { class: "card lab-step" }, place.element, h("div", { class: "row" }, open, chooser)),
    complain(problem) {
      if (!problem) place.complain("");
      else place.complain(problem.args.line ? t("lab-line-n", { n: Number(problem.args.line), text: problem.text() }) : problem.text());
    },
    point({ at }) {
      area.focus();
      if (typeof at !== "number") return;
      // The server counts characters, the browser halves of some.
      const from = [...area.value].slice(0, at).join("").length;
      const end = area.value.indexOf("\n", from);
      area.setSelectionRange(from, end < 0 ? area.value.length : end);
      const lines = area.value.slice(0, from).split("\n").length;
      area.scrollTop = (lines - 4) * (area.scrollHeight / Math.max(1, area.value.split("\n").length));
    },
  };
}
