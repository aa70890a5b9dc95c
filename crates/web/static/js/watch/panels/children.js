/**
 * The children of a node as a table, the best first for whoever moves there, and what was never looked at below it.
 */

import { bdi, h } from "../../dom.js";
import { t, tn } from "../../i18n.js";
import { actionName, isJoined } from "../story/moveWords.js";
import { nodeValueText, numberWords } from "../story/values.js";

/** More rows than this make no table to read. */
const MOST = 40;
/** So many dropped successors are named. */
const NAMED = 6;

const sideOf = (kind) => (kind === "min" ? -1 : 1);

/** The children of `n`, best first: by value for who moves, by visits in sampling, by f in puzzles. */
export function sortedChildren(trace, n, place) {
  const node = trace.node(n, place);
  const side = sideOf(node.kind);
  const rows = trace.children(n, place).map((number, order) => ({ number, order, child: trace.node(number, place) }));
  const merit = ({ number, child }) => {
    if (trace.family === "sampling") return child.visits ?? 0;
    if (trace.family === "puzzle") return -(child.f ?? child.g ?? Infinity);
    const value = trace.value(number, place);
    return value === null || node.kind === "chance" ? -Infinity : side * value;
  };
  return rows.map((row) => ({ ...row, merit: merit(row) })).sort((a, b) => b.merit - a.merit || a.order - b.order);
}

/** What each family shows of a child: [heading, cell]. */
function columns(trace, place, node, seats) {
  if (trace.family === "sampling") {
    const side = sideOf(node.kind);
    const sum = ({ child }) => (child.mean === null || child.bonus === null ? null : side * child.mean + child.bonus);
    return [
      [t("watch-column-visits"), ({ child }) => tn(child.visits ?? 0)],
      [t("watch-column-mean"), ({ child }) => numberWords(child.mean)],
      [t("watch-column-bonus"), ({ child }) => numberWords(child.bonus)],
      [t("watch-column-sum"), (row) => numberWords(sum(row))],
    ];
  }
  if (trace.family === "puzzle") {
    const hasGuess = trace.node(trace.roots(place)[0], place)?.h !== null;
    return [
      hasGuess && ["f", ({ child }) => numberWords(child.f)],
      ["g", ({ child }) => numberWords(child.g)],
      hasGuess && ["h", ({ child }) => numberWords(child.h)],
      [t("watch-column-state"), ({ number }) => stateWords(trace.shape(number, place))],
    ].filter(Boolean);
  }
  const isChance = node.kind === "chance";
  return [
    isChance && [t("watch-column-probability"), ({ child }) => tn(child.probability, { style: "percent", maximumFractionDigits: 1 })],
    [t("watch-column-value"), ({ number }) => nodeValueText(trace, number, place, seats)],
    [t("watch-column-how"), ({ child }) => howWords(trace, child)],
  ].filter(Boolean);
}

/** How sure a child's value is, and where it is from. */
function howWords(trace, child) {
  if (!child.returned) return t("watch-how-searching");
  if (child.cut) return t("watch-how-cut");
  const { source } = child.returned;
  const bound = trace.boundOf(child.n, child.returned);
  if (source === "table") return t("watch-how-table");
  if (source === "evaluator") return t("watch-how-evaluator");
  if (source === "rules") return t("watch-how-rules");
  if (source === "stopped") return t("watch-how-stopped");
  if (bound === "lower") return t("watch-how-lower");
  if (bound === "upper") return t("watch-how-upper");
  return t("watch-how-children");
}

/** Where a puzzle's node is: waiting, expanded, closed, the goal. */
export function stateWords(shape) {
  if (shape === "goal") return t("watch-state-goal");
  if (shape === "closed") return t("watch-state-closed");
  if (shape === "expanded") return t("watch-state-expanded");
  return t("watch-state-open");
}

/** @param {{trace: import("../trace/trace.js").Trace, n: number, place: number, seats: string[], onFocus: (n: number) => void}} what */
export function childrenTable({ trace, n, place, seats, onFocus }) {
  const node = trace.node(n, place);
  const rows = sortedChildren(trace, n, place);
  if (rows.length === 0) return null;
  const shown = columns(trace, place, node, seats);
  const nameOf = ({ child }) => (child.action === null ? t("watch-root") : actionName(child.action));
  const line = (row) =>
    h(
      "tr",
      { class: row.child.isActive && "is-active" },
      h(
        "th",
        { scope: "row" },
        h(
          "button",
          { type: "button", class: ["watch-go", isJoined(nameOf(row)) && "plain-word"], data: { node: String(row.number) }, on: { click: () => onFocus(row.number) } },
          bdi(nameOf(row), { dir: isJoined(nameOf(row)) ? "auto" : "ltr" }),
        ),
      ),
      shown.map(([, cell]) => h("td", { class: "number", text: cell(row) })),
    );
  return h(
    "div",
    { class: "watch-scroll" },
    h(
      "table",
      { class: "watch-table" },
      h("caption", { class: "watch-caption", text: t("watch-children", { n: rows.length }) }),
      h("thead", null, h("tr", null, [t("watch-column-action"), ...shown.map(([name]) => name)].map((text) => h("th", { scope: "col", text })))),
      h("tbody", null, rows.slice(0, MOST).map(line)),
    ),
    rows.length > MOST && h("p", { class: "soft small", text: t("watch-more", { n: rows.length - MOST }) }),
  );
}

/** What was left out below a node: omitted, rejected, only counted. What was cut off has its own sentence. */
export function leftOut(node) {
  const lines = [];
  if (node.omitted) {
    const p = tn(node.omitted.probability, { style: "percent", maximumFractionDigits: 2 });
    lines.push(t("watch-left-omitted", { n: node.omitted.outcomes, p }));
  }
  const reasons = new Map();
  for (const { action, reason } of node.rejected ?? []) reasons.set(reason, [...(reasons.get(reason) ?? []), action]);
  for (const [reason, actions] of reasons) {
    const some = actions.slice(0, NAMED).join(", ");
    lines.push(t("watch-left-rejected", { n: actions.length, reason: reasonWords(reason), actions: some }));
  }
  if (node.skipped > 0) lines.push(t("watch-left-counted", { n: node.skipped }));
  return lines;
}

function reasonWords(reason) {
  if (reason === "known") return t("watch-reason-known");
  if (reason === "on-path") return t("watch-reason-path");
  if (reason === "beyond-bound") return t("watch-reason-bound");
  if (reason === "in-table") return t("watch-reason-table");
  return t("watch-reason-beam");
}
