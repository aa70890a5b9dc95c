/**
 * Where two searches first part, in a sentence, with a button that goes there in both.
 */

import { h } from "../../dom.js";
import { isolate, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { actionName, mark, marked } from "../story/moveWords.js";

const LONGEST = 6;

/**
 * @param {import("./differ.js").Parting} parting
 * @param {[string, string]} names those of the searches
 * @param {() => void} onGo
 * @returns {HTMLElement}
 */
export function partingCard(parting, names, onGo) {
  const canGo = parting.kind === "differ" || parting.kind === "ends";
  return h(
    "div",
    { class: "stack", data: { parting: parting.kind, common: parting.common } },
    h("p", { class: "parting-words" }, partingWords(parting, names)),
    canGo && h("p", null, h("button", { type: "button", class: "button", on: { click: onGo } }, icon("forward"), t("compare-go-there"))),
  );
}

/** The sentence as children for an element, its moves set apart. */
export const partingWords = (parting, names) => marked(told(parting, names));

function told(parting, names) {
  const { kind, common, sides } = parting;
  if (kind === "same") return t("compare-same", { n: common });
  if (kind === "unknown") return t("compare-unknown", { n: common });
  if (kind === "ends") {
    const over = sides[0].n === null ? 0 : 1;
    return t("compare-ends", { n: common, done: names[over], other: names[1 - over], way: wayText(sides[1 - over].actions) });
  }
  // The one that left something out is the one to tell about.
  const which = ["cut", "table", "omit", "round"].map((what) => telling(sides, what)).find((index) => index >= 0) ?? -1;
  if (which < 0) {
    const [way, other] = sides.map((side) => wayText(side.actions));
    return t("compare-parts", { n: common, first: names[0], second: names[1], way, other });
  }
  const [mine, yours] = [sides[which], sides[1 - which]];
  const words = { n: common, who: names[which], other: names[1 - which], at: wayText(mine.reason.actions), way: wayText(yours.actions) };
  if (mine.reason.what === "cut") return t("compare-parts-cut", words);
  if (mine.reason.what === "table") return t("compare-parts-table", words);
  if (mine.reason.what === "omit") return t("compare-parts-omit", words);
  return t("compare-parts-round", words);
}

/** The side that alone has the reason, or -1. */
function telling(sides, what) {
  const has = sides.map((side) => side.reason?.what === what);
  return has[0] === has[1] ? -1 : has.indexOf(true);
}

/** A way from the root: "4 · 3 · 5"; long ones are cut in the middle; the root has its own word. */
export function wayText(actions) {
  if (actions.length === 0) return t("compare-root");
  const shown = actions.length > LONGEST ? [...actions.slice(0, 2), "…", ...actions.slice(-3)] : actions;
  // Lines break after a dot, not inside an action.
  const whole = shown.map((action) => isolate(actionName(action).replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060")));
  return mark(`\u2066${whole.join("\u00a0· ")}\u2069`);
}
