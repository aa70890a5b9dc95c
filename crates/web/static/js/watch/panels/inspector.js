/**
 * One node from close by: its board, whose turn it is there, window and value with the reason, its children.
 *
 * It follows the search, until somebody points at another node; a node that is held stays while the search goes on.
 */

import { bdi, fill, h } from "../../dom.js";
import { formula, t, tn } from "../../i18n.js";
import { icon } from "../../icons.js";
import { childrenTable, leftOut, stateWords } from "./children.js";
import { signOf } from "../tree/shapes.js";
import { actionName, isJoined, marked } from "../story/moveWords.js";
import { markedReason } from "../story/story.js";
import { isNull, isOwnName, valueOf } from "../story/words.js";
import { nodeValueText, numberWords, windowText } from "../story/values.js";

/**
 * @param {object} options
 * @param {ReturnType<typeof import("./nodeBoard.js").createNodeBoard>} [options.board] shows the board of the node, where there is something that can play its actions
 * @param {string[]} options.seats names of the players
 * @param {(n: number) => void} options.onFocus somebody wants to see another node
 * @param {() => void} options.onHold holds the node, or lets it go
 */
export function createInspector({ board, seats, onFocus, onHold }) {
  const title = h("h3", { class: "watch-node-title", tabindex: "-1" });
  const hold = h("button", { type: "button", class: "button watch-hold", text: t("watch-hold"), title: t("watch-hold-note"), on: { click: onHold } });
  const facts = h("dl", { class: "facts" });
  const path = h("nav", { class: "watch-path", dir: "ltr", aria: { label: t("watch-path") } });
  const why = h("div", { class: "stack watch-why" });
  const children = h("div");
  const none = h("p", { class: "soft", text: t("watch-node-none") });
  const inside = h(
    "div",
    { class: "stack" },
    h("div", { class: "row spread watch-node-head" }, title, hold),
    path,
    h("div", { class: "watch-node-top" }, board?.element, facts),
    why,
    children,
  );
  const element = h("div", { class: "watch-node" }, none, inside);

  /** @param {any[]} entry its name and what to say, null where there is nothing */
  const fact = ([name, value]) => value !== null && h("div", null, h("dt", { text: name }), h("dd", null, bdi(value)));

  return {
    element,
    close: () => board?.close(),
    /** @param {{trace: import("../trace/trace.js").Trace, place: number, focus: number|null, isHeld: boolean}} now */
    show({ trace, place, focus, isHeld }) {
      const n = focus ?? trace.current(place);
      const node = n === null ? null : trace.node(n, place);
      none.hidden = Boolean(node);
      inside.hidden = !node;
      if (!node) return;
      const held = element.contains(document.activeElement) ? document.activeElement : null;
      const key = held?.dataset.node;
      fill(title, glyph(signOf(trace.shape(n, place))), kindWords(trace, n, place, seats));
      hold.setAttribute("aria-pressed", String(isHeld));
      fill(path, pathOf(trace, n, place, onFocus));
      fill(facts, factsOf(trace, n, place, seats).map(fact));
      fill(why, reasons(trace, n, place, seats));
      fill(children, childrenTable({ trace, n, place, seats, onFocus }));
      board?.show(trace, n, place);
      // The table was drawn anew under the focus: it goes to the same node's button, else to the heading.
      if (held && !held.isConnected) (element.querySelector(`[data-node="${key}"]`) ?? title).focus({ preventScroll: true });
    },
  };
}

const glyph = (sign) => h("span", { class: "watch-glyph", aria: { hidden: "true" }, text: sign });

/** What kind of node it is, and who moves there. */
export function kindWords(trace, n, place, seats) {
  const shape = trace.shape(n, place);
  const { kind } = trace.node(n, place);
  if (trace.family === "puzzle") return stateWords(shape);
  if (shape === "leaf") return t("watch-kind-leaf");
  if (shape === "table") return t("watch-kind-table");
  if (kind === "over") return t("watch-kind-over");
  if (kind === "chance") return t("watch-kind-chance");
  const seat = seats[kind === "min" ? 1 : 0] ?? "";
  const role = kind === "min" ? "MIN" : "MAX";
  if (isOwnName(seat, role)) return t("watch-kind-own", { role });
  return kind === "min" ? t("watch-kind-min", { seat }) : t("watch-kind-max", { seat });
}

function pathOf(trace, n, place, onFocus) {
  const numbers = trace.path(n, place);
  return numbers.map((number, index) => {
    const { action } = trace.node(number, place);
    const isLast = index === numbers.length - 1;
    const words = index === 0 ? t("watch-root") : actionName(action ?? "?");
    return [
      index > 0 && h("span", { class: "soft", aria: { hidden: "true" }, text: "›" }),
      h("button", {
        type: "button",
        class: ["watch-go", (index === 0 || isJoined(words)) && "plain-word"],
        data: { node: `path-${number}` },
        aria: { current: isLast ? "true" : undefined },
        on: { click: () => onFocus(number) },
        text: words,
      }),
    ];
  });
}

function factsOf(trace, n, place, seats) {
  const node = trace.node(n, place);
  const value = nodeValueText(trace, n, place, seats);
  if (trace.family === "puzzle") {
    const [f, g, guess] = [node.f, node.g, node.h].map(numberWords);
    const hasGuess = node.h !== null;
    return [
      [t("watch-fact-cost"), g],
      [t("watch-fact-guess"), hasGuess ? guess : null],
      ["f = g + h", hasGuess ? formula(t("watch-sum", { f, g, h: guess })) : null],
      [t("watch-fact-side"), node.fromGoal ? t("watch-from-goal") : null],
    ];
  }
  if (trace.family === "sampling") return samplingFacts(trace, node, place);
  return [
    [t("watch-fact-value"), value],
    [t("watch-fact-entered"), windowText(node.entered, seats)],
    [t("watch-fact-window"), node.returned ? null : windowText(node.window, seats)],
    [t("watch-fact-depth"), node.depth === null ? null : tn(node.depth)],
    [t("watch-fact-probability"), node.probability !== null ? tn(node.probability, { style: "percent", maximumFractionDigits: 2 }) : null],
  ];
}

/** Both terms of the upper confidence bound by which the parent chooses: the mean as its player sees it, and the bonus. */
function samplingFacts(trace, node, place) {
  const parent = node.parent === null ? null : trace.node(node.parent, place);
  const own = parent?.kind === "min" ? -1 : 1;
  const hasTerms = Number.isFinite(node.bonus) && Number.isFinite(node.mean);
  const [mean, bonus, sum] = [own * node.mean, node.bonus, own * node.mean + node.bonus].map(numberWords);
  return [
    [t("watch-fact-visits"), tn(node.visits ?? 0)],
    [t("watch-fact-mean"), numberWords(node.mean)],
    [t("watch-fact-bonus"), node.bonus === null ? null : bonus],
    [t("watch-fact-bound"), hasTerms ? formula(t("watch-ucb", { mean, bonus, sum })) : null],
  ];
}

/** Why the node is as it is, in sentences. */
function reasons(trace, n, place, seats) {
  const node = trace.node(n, place);
  const lines = [];
  if (node.cut) lines.push(h("p", { class: "watch-cut-reason" }, glyph("✂"), h("span", null, marked(markedReason(trace, n, place, seats)))));
  else if (node.returned) lines.push(h("p", { text: returnedWords(trace, n, place, seats) }));
  for (const text of leftOut(node)) lines.push(h("p", { class: "soft small", text }));
  if (node.isActive && !node.returned && trace.family === "game") lines.push(h("p", { class: "soft small" }, icon("tree"), " ", t("watch-active")));
  return lines;
}

/** Where the value of a node comes from, and why a bound was enough. */
export function returnedWords(trace, n, place, seats) {
  const { returned, entered } = trace.node(n, place);
  const { source } = returned;
  const bound = trace.bound(n, place);
  if (source === "evaluator") return t("watch-why-evaluator");
  if (source === "rules") return t("watch-why-rules");
  if (source === "table") return t("watch-why-table");
  if (source === "stopped") return t("watch-why-stopped");
  if (bound === "lower" || bound === "upper") return boundWords(trace, n, place, bound, entered, seats);
  return bound === "exact" ? t("watch-why-exact") : t("watch-why-estimate");
}

function boundWords(trace, n, place, bound, entered, seats) {
  const isLower = bound === "lower";
  if (isNull(entered)) return t(isLower ? "watch-why-lower-scout" : "watch-why-upper-scout", { alpha: valueOf(entered.alpha, seats) });
  // Below chance nobody turns off for a single outcome: only the mean counts.
  const isBelowChance = trace.path(n, place).some((above) => above !== n && trace.node(above, place).kind === "chance");
  if (isBelowChance) return t(isLower ? "watch-why-lower-chance" : "watch-why-upper-chance");
  return t(isLower ? "watch-why-lower" : "watch-why-upper");
}
