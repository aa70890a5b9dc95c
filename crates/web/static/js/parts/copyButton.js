/**
 * A button that copies a text and says so on itself for a moment, and to screen readers.
 */

import { announce, copyText, fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

const MOMENT = 2000;

/**
 * @param {string} words what the button says
 * @param {() => string} text what it copies
 */
export function copyButton(words, text) {
  let timer = 0;
  const face = (mark, shown) => fill(button, icon(mark), shown);
  const button = h("button", { type: "button", class: "button", on: { click: copy } }, icon("copy"), words);
  async function copy() {
    const done = await copyText(text());
    announce(done ? t("copied") : t("copy-failed"));
    face(done ? "check" : "warning", done ? t("copied") : words);
    clearTimeout(timer);
    timer = setTimeout(() => face("copy", words), MOMENT);
  }
  return button;
}
