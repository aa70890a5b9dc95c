/**
 * The words of the tree's picture and its outline: what stands inside a node, above and below it, and the sentence that says it
 * all. Both take them from here, so that who has read one can read the other.
 */

import { dir, formula, t, tn, unmarked } from "../../i18n.js";
import { actionName } from "../story/moveWords.js";
import { reasonOfCut } from "../story/story.js";
import { isOwnName } from "../story/words.js";
import { skippedBranches } from "../trace/typedTree.js";
import { decided, valueWords } from "../story/values.js";

/** Longer actions are cut in the picture; the sentence has them whole. */
const LONGEST_ACTION = 13;
/** So many refused successors are told one by one. */
const TOLD = 12;
/** Three ways of not being there: cut off, left out as unlikely, not kept. */
export const STUB_SIGNS = { cut: "✂", omitted: "⋯", rejected: "✕" };
const BOUND_SIGNS = { lower: "≥", upper: "≤", estimate: "≈" };

const comma = () => (dir() === "rtl" ? "، " : ", ");

/** Left to right in a line of either direction, so that signs stay before their numbers. */
const kept = (text) => (dir() === "rtl" ? `\u2066${text}\u2069` : text);

/** A number as short as a shape can bear. */
function brief(value) {
  if (Math.abs(value) >= 1e5) return unmarked(tn(value, { notation: "compact", maximumSignificantDigits: 5 }));
  return unmarked(tn(value, { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 2 }));
}

/** A value as short as possible: "−3", "red in 7". */
export function briefValue(value, seats) {
  const end = typeof value === "number" ? decided(value) : null;
  if (!end || seats?.[end.seat] === undefined || seats.length === 1 || end.plies === 0) return end ? valueWords(value, seats ?? []) : brief(value);
  return t("tree-wins-in", { seat: seats[end.seat], n: end.plies });
}

/** What stands inside a node: "12 = 5+7", "≥3", "0.26". */
export function insideText(trace, { node, value }, seats) {
  if (trace.family === "puzzle") {
    if (node.goal !== null) return `★ ${tn(node.goal)}`;
    return hasGuess(node) ? formula(`${tn(node.f)} = ${tn(node.g)}+${tn(node.h)}`) : tn(node.g);
  }
  if (value === null || value === undefined) return "?";
  if (trace.family === "sampling") return brief(value);
  const text = briefValue(value, seats);
  if (!node.returned) return `${text}…`;
  return `${BOUND_SIGNS[trace.boundOf(node.n, node.returned)] ?? ""}${text}`;
}

const hasGuess = (node) => node.h !== null && node.h !== undefined;

/** What led to a node, one line or two: the action, and how likely chance does it. */
export function aboveTexts({ node }) {
  const lines = [];
  if (node.action !== null && node.action !== undefined) lines.push(shortened(actionName(node.action)));
  if (node.probability !== null && node.probability !== undefined) lines.push(percent(node.probability));
  return lines;
}

function shortened(action) {
  const letters = [...action];
  return letters.length <= LONGEST_ACTION ? action : `${letters.slice(0, LONGEST_ACTION - 1).join("")}…`;
}

function percent(part) {
  return unmarked(tn(part, { style: "percent", maximumSignificantDigits: part < 0.1 ? 2 : 3 }));
}

/** What stands below a node: the window while it is searched, visits, or how many children are folded away. */
export function belowText(trace, item, seats) {
  const { node, isActive, folded } = item;
  const parts = [];
  if (trace.family === "sampling" && node.visits > 0) parts.push(`${tn(node.visits)}×`);
  if (isActive && node.window) parts.push(`α ${end(node.window.alpha, "−∞", seats)}\u2002β ${end(node.window.beta, "∞", seats)}`);
  if (folded > 0) parts.push(node.cut ? `+${tn(folded)} ✂${tn(node.cut.skipped)}` : `+${tn(folded)}`);
  return parts.join("\u2002");
}

/** An end of a window. */
function end(value, open, seats) {
  return Number.isFinite(value) ? briefValue(value, seats) : open;
}

/** The number of a leaf that nobody looked at. */
export function unseenText({ kind, value }) {
  return kind === "leaf" ? brief(Number(value)) : "";
}

/** What leads to it; the first branch below the cut has the scissors. */
export function unseenName({ name }, way) {
  return way === name ? `${name} ${STUB_SIGNS.cut}` : name;
}

/** The same in a sentence, with the reason. */
export function unseenSentence(trace, place, { n, branch }, seats) {
  const words = listed([kindWords(branch.kind, seats), t("tree-after", { action: branch.name }), branch.kind === "leaf" && t("tree-value", { v: unseenText(branch) }), t("tree-unseen")]);
  return `${words}. ${reasonOfCut(trace, n, place, seats)}`;
}

/** What a stub shows. */
export function stubText(item) {
  if (item.what === "more") return t("tree-more", { n: item.count });
  if (item.what === "counted") return t("tree-counted", { n: item.count });
  if (item.what === "cut") return t("tree-cut", { sign: STUB_SIGNS.cut, n: item.count });
  if (item.what === "omitted") return t("tree-left-out", { sign: STUB_SIGNS.omitted, n: item.count });
  return `${STUB_SIGNS.rejected} ${tn(item.count)}`;
}

/** The same for a cut-off that left out leaves whose numbers are known: "✂ 2 skipped: 4, 6"; else null. */
export function skippedText(trace, place, item) {
  const skipped = item.what === "cut" ? skippedBranches(trace, trace.node(item.n, place), place) : null;
  if (!skipped || !skipped.every(({ kind }) => kind === "leaf")) return null;
  return t("tree-cut-leaves", { sign: STUB_SIGNS.cut, n: item.count, leaves: listed(skipped.map(unseenText)) });
}

/** What a stub means, in a sentence. */
export function stubSentence(trace, place, item, node, seats) {
  if (item.what === "more") return t("tree-more-sentence", { n: item.count });
  if (item.what === "counted") return t("tree-counted-sentence", { n: item.count });
  if (item.what === "omitted") return t("tree-omitted", { n: item.count, p: percent(node.omitted.probability) });
  if (item.what === "cut") return reasonOfCut(trace, item.n, place, seats);
  return t("tree-rejected", { n: item.count, why: refusals(node.rejected) });
}

/** Why successors were not kept: the first few by name. */
function refusals(rejected) {
  const told = rejected.slice(0, TOLD).map(({ action, reason }) => refusal(reason, action));
  if (rejected.length > TOLD) told.push("…");
  return told.join(dir() === "rtl" ? "؛ " : "; ");
}

function refusal(reason, action) {
  if (reason === "known") return t("tree-known", { action });
  if (reason === "on-path") return t("tree-on-path", { action });
  if (reason === "beyond-bound") return t("tree-beyond-bound", { action });
  if (reason === "in-table") return t("tree-in-table", { action });
  if (reason === "beam-full") return t("tree-beam-full", { action });
  return action;
}

/** The kind of a node, with the name of the player who moves there, unless that is MAX or MIN itself. */
export function kindWords(shape, seats) {
  if (shape === "max") return seats?.length > 0 && !isOwnName(seats[0], "MAX") ? t("tree-max-of", { seat: seats[0] }) : t("tree-max");
  if (shape === "min") return seats?.length > 1 && !isOwnName(seats[1], "MIN") ? t("tree-min-of", { seat: seats[1] }) : t("tree-min");
  if (shape === "chance") return t("tree-chance");
  if (shape === "table") return t("tree-table");
  if (shape === "stopped") return t("tree-stopped");
  if (shape === "open") return t("tree-open");
  if (shape === "expanded") return t("tree-expanded");
  if (shape === "closed") return t("tree-closed");
  if (shape === "goal") return t("tree-goal");
  return shape === "over" ? t("tree-over") : t("tree-leaf");
}

/** What led to a node, or that nothing did. */
export function wayWords(node) {
  if (node.action !== null && node.action !== undefined) return t("tree-after", { action: actionName(node.action) });
  return node.fromGoal ? t("tree-goal-end") : t("tree-root");
}

/** What a node is worth, in words. */
export function worthWords(trace, { node, value }, seats) {
  if (trace.family === "puzzle") {
    const way = hasGuess(node) ? formula(t("tree-f", { f: node.f, g: node.g, h: node.h })) : t("tree-g", { g: node.g });
    return node.goal !== null ? [way, t("tree-cost", { n: node.goal })] : [way];
  }
  if (value === null || value === undefined) return [t("tree-no-value")];
  const v = valueWords(value, seats ?? []);
  if (trace.family === "sampling") return [t("tree-visits", { n: node.visits, mean: v })];
  if (!node.returned) return [t("tree-so-far", { v })];
  const bound = trace.boundOf(node.n, node.returned);
  if (bound === "lower") return [t("tree-at-least", { v })];
  if (bound === "upper") return [t("tree-at-most", { v })];
  return [bound === "estimate" ? t("tree-about", { v }) : t("tree-value", { v })];
}

/** The window of a node, the chance that leads to it, its place in the search. */
export function circumstances(item, seats) {
  const { node } = item;
  const window = item.isActive ? node.window : null;
  const parts = [];
  if (node.probability !== null && node.probability !== undefined) parts.push(t("tree-probability", { p: percent(node.probability) }));
  if (window) parts.push(t("tree-window", { alpha: kept(end(window.alpha, "−∞", seats)), beta: kept(end(window.beta, "∞", seats)) }));
  if (item.isCurrent) parts.push(t("tree-current"));
  else if (item.isActive) parts.push(t("tree-active"));
  if (item.isMain) parts.push(t("tree-main"));
  if (item.isStale) parts.push(t("tree-again"));
  if (item.isReason) parts.push(t("tree-reason"));
  return parts;
}

/** Everything about a node of the picture, in one sentence. */
export function nodeSentence(trace, place, item, seats) {
  const parts = [kindWords(item.shape, seats), wayWords(item.node), ...worthWords(trace, item, seats), ...circumstances(item, seats)];
  if (item.folded > 0) parts.push(t("tree-folded", { n: item.folded }));
  const said = `${parts.join(comma())}.`;
  return item.folded > 0 && item.node.cut ? `${said} ${reasonOfCut(trace, item.n, place, seats)}` : said;
}

/** Several short texts in a row. */
export const listed = (parts) => parts.filter(Boolean).join(comma());

/** The name of a round of deepening. */
export function roundWords({ bound, again }) {
  return again > 0 ? t("tree-round-again", { n: bound }) : t("tree-round", { n: bound });
}
