/**
 * A search told in sentences, one for each event, in the page's language and with the players' names.
 *
 *     sentence(trace, 812, ["red", "yellow"])
 *     "Alpha cut-off: red can already get 7 elsewhere; this branch gives at most 6, so 6 more actions need no look."
 *
 * The words come from story.ftl; which of them fit is decided here, from the event and what was known at its place.
 */
import { t } from "../i18n.js";
import { puzzleSentence } from "./storyPuzzle.js";
import { samplingSentence } from "./storySampling.js";
import { chooser, nameOf, opponent, percent, valueOf, windowSentence } from "./storyWords.js";

/** What the event that led to `place` did. `seats` are the names of the players, Player One first. */
export function sentence(trace, place, seats) {
  const event = trace.event(place);
  if (!event) return t("story-start");
  const own = { iteration: roundSentence, best: bestSentence, skip: skipSentence }[event.t];
  if (own) return own(trace, place, event, seats);
  const node = trace.node(trace.current(place), place);
  if (trace.family === "puzzle") return puzzleSentence(trace, place, event, node);
  if (trace.family === "sampling") return samplingSentence(trace, place, event, node, seats);
  return GAME[event.t]?.(trace, place, event, node, seats) ?? "";
}

/** Why the rest of a node's actions was skipped, or null when it was not. */
export function reasonOfCut(trace, n, place, seats) {
  const node = trace.node(n, place);
  if (!node?.cut) return null;
  const { cut, kind } = node;
  const args = { value: valueOf(cut.value, seats), limit: valueOf(cut.limit, seats), n: cut.skipped };
  if (kind === "chance") return cut.limit === node.entered?.alpha && cut.value <= cut.limit ? t("story-cut-chance-low", args) : t("story-cut-chance-high", args);
  const other = opponent(kind, seats);
  // Below chance a limit is what this outcome may be worth at most or at least, and nobody has it elsewhere.
  const isBelowChance = trace.path(n, place).some((above) => trace.node(above, place).kind === "chance");
  if (other === null || isBelowChance) return kind === "min" ? t("story-cut-below", args) : t("story-cut-above", args);
  return kind === "min" ? t("story-cut-min", { ...args, other }) : t("story-cut-max", { ...args, other });
}

/** The index of the pseudocode's line that the event at `place` belongs to, or -1. @param {{text: string, on: string[]}[]} pseudocode */
export function lineOf(pseudocode, trace, place) {
  const event = trace.event(place);
  if (!event) return -1;
  const has = (tag) => pseudocode.findIndex((line) => line.on?.includes(tag));
  const exact = has(`${event.t}:${qualifier(trace, place, event)}`);
  return exact >= 0 ? exact : has(event.t);
}

function qualifier(trace, place, event) {
  if (event.t === "leave") return event.source;
  if (event.t === "select") return event.new ? "new" : "again";
  if (event.t === "reject") return event.reason;
  return event.n === undefined ? "" : trace.node(event.n, place)?.kind;
}

/** Sentences one after the other; those that are nothing are left out. */
const joined = (...sentences) => sentences.filter(Boolean).join(" ");

const GAME = {
  enter: enterSentence,
  child: childSentence,
  cut: (trace, place, event, node, seats) => reasonOfCut(trace, node.n, place, seats),
  leave: leaveSentence,
  omit: (trace, place, event, node) => t("story-omit", { node: nameOf(node), n: event.outcomes, p: percent(event.probability) }),
};

function enterSentence(trace, place, event, node, seats) {
  const isAgain = node.parent !== null && visitsTo(trace, node.parent, node.action, place) > 1;
  const isOver = node.kind === "over";
  return joined(
    arrival(node, seats),
    isAgain && t("story-again"),
    node.probability !== null && t("story-likely", { p: percent(node.probability) }),
    !isOver && t("story-depth", { n: node.depth }),
    !isOver && windowSentence(node.entered, seats),
  );
}

function arrival(node, seats) {
  const name = nameOf(node);
  if (node.kind === "chance") return t("story-enter-chance", { node: name });
  if (node.kind === "over") return t("story-enter-over", { node: name });
  const seat = chooser(node.kind, seats);
  return node.kind === "min" ? t("story-enter-min", { node: name, seat }) : t("story-enter-max", { node: name, seat });
}

/** How often an action of a node was followed. */
function visitsTo(trace, n, action, place) {
  return trace.children(n, place).filter((child) => trace.node(child, place).action === action).length;
}

function childSentence(trace, place, event, node, seats) {
  const args = { node: nameOf(node), action: event.action, value: valueOf(event.value, seats) };
  if (node.kind === "chance") return outcomeSentence(trace, place, event, node, args, seats);
  const seat = chooser(node.kind, seats);
  const [was, best] = [event.was_best ?? null, event.best];
  if (was === null) return joined(t("story-child-first", args), windowSentence(event.window, seats));
  if (was === best) return t("story-child-worse", { ...args, seat, best: valueOf(best, seats) });
  return joined(t("story-child-better", { ...args, seat, was: valueOf(was, seats) }), windowSentence(event.window, seats));
}

/** An outcome of chance has come back: its share, and the sum over the outcomes so far. */
function outcomeSentence(trace, place, event, node, args, seats) {
  const shares = new Map();
  for (const child of trace.children(node.n, place)) {
    const { action, probability } = trace.node(child, place);
    if (probability !== null) shares.set(action, probability);
  }
  const best = valueOf(event.best, seats);
  const own = shares.get(event.action);
  if (own === undefined) return t("story-child-sum", { ...args, best });
  const actions = new Set(node.handled.map(({ action }) => action));
  const covered = [...actions].reduce((sum, action) => sum + (shares.get(action) ?? 0), 0);
  return t("story-child-chance", { ...args, best, p: percent(own), covered: percent(Math.min(1, covered)) });
}

function leaveSentence(trace, place, event, node, seats) {
  const args = { node: nameOf(node), value: valueOf(event.value, seats), bound: event.bound };
  if (event.source === "evaluator") return t("story-leave-evaluator", args);
  if (event.source === "rules") return t("story-leave-rules", args);
  if (event.source === "table") return t("story-leave-table", args);
  if (event.source === "stopped") return t("story-leave-stopped", args);
  if (event.bound !== "exact") return t("story-leave-bound", args);
  if (node.kind === "chance") return t("story-leave-chance", args);
  return node.kind === "min" ? t("story-leave-min", args) : t("story-leave-max", args);
}

function roundSentence(trace, place, event) {
  return trace.family === "puzzle" ? t("story-round-cost", { n: event.bound }) : t("story-round-depth", { n: event.bound });
}

function bestSentence(trace, place, event, seats) {
  const before = trace.best(place - 1);
  const args = { action: event.action, value: valueOf(event.value, seats) };
  if (!before) return t("story-best", args);
  const was = valueOf(before.value, seats);
  if (before.action === event.action) return before.value === event.value ? t("story-best-same", args) : t("story-best-value", { ...args, was });
  return t("story-best-instead", { ...args, before: before.action, was });
}

/** Work that was only counted: what there is most to say about. */
function skipSentence(trace, place, event) {
  if (event.simulations) return t("story-skip-simulations", { n: event.simulations });
  if (event.nodes) return t("story-skip-nodes", { n: event.nodes });
  if (event.generated) return t("story-skip-generated", { n: event.generated });
  return t("story-skip-other");
}
