/**
 * A search told in sentences, one for each event, in the page's language and with the players' names.
 *
 *     sentence(trace, 812, ["red", "yellow"])
 *     "Alpha cut-off: red (MAX) wants large values and already has 7 with column 4. After column 5 yellow gets 6 or less, so red …"
 *
 * The words come from story.ftl; which of them fit is decided here, from the event and what was known at its place.
 */
import { t } from "../../i18n.js";
import { guaranteeOf } from "../trace/guarantee.js";
import { moveOf, plain } from "./moveWords.js";
import { meanSoFar } from "../trace/outcomes.js";
import { puzzleSentence } from "./puzzle.js";
import { samplingSentence } from "./sampling.js";
import { movesBelow } from "../trace/typedTree.js";
import { chooser, isDecided, isNull, nameOf, opponent, percent, roleOf, valueOf, windowSentence, worthOf } from "./words.js";

/** What the event that led to `place` did. `seats` are the names of the players, Player One first. */
export const sentence = (trace, place, seats) => plain(markedSentence(trace, place, seats));

/** Why the rest of a node's actions was skipped, or null when it was not. */
export function reasonOfCut(trace, n, place, seats) {
  const text = markedReason(trace, n, place, seats);
  return text === null ? null : plain(text);
}

/** The sentence with its moves marked, for `marked` of moveWords.js. */
export function markedSentence(trace, place, seats) {
  const event = trace.event(place);
  if (!event) return t("story-start");
  const own = { iteration: roundSentence, best: bestSentence, skip: skipSentence }[event.t];
  if (own) return own(trace, place, event, seats);
  const node = trace.node(trace.current(place), place);
  if (trace.family === "puzzle") return puzzleSentence(trace, place, event, node);
  if (trace.family === "sampling") return samplingSentence(trace, place, event, node, seats);
  return GAME[event.t]?.(trace, place, event, node, seats) ?? "";
}

/** The reason of a cut-off with its moves marked. */
export function markedReason(trace, n, place, seats) {
  const node = trace.node(n, place);
  if (!node?.cut) return null;
  const { cut, kind } = node;
  const args = { value: valueOf(cut.value, seats), limit: valueOf(cut.limit, seats), n: cut.skipped };
  if (kind === "chance") return cut.limit === node.entered?.alpha && cut.value <= cut.limit ? t("story-cut-chance-low", args) : t("story-cut-chance-high", args);
  const found = opponent(kind, seats) === null ? null : guaranteeOf(trace, n, place);
  // A scout asks a single question; what it finds may be worth a second look.
  if (!found && isNull(node.entered)) {
    const asked = { ...args, alpha: valueOf(node.entered.alpha, seats) };
    return kind === "min" ? t("story-cut-scout-below", asked) : t("story-cut-scout-above", asked);
  }
  // Below chance and for one who plays alone: nobody has the limit elsewhere, it follows from the nodes above.
  if (!found) return kind === "min" ? t("story-cut-below", args) : t("story-cut-above", args);
  const whole = { ...args, ...whoHasWhat(trace, node, found, place, seats) };
  if (found.isNear) return kind === "min" ? t("story-cut-min", whole) : t("story-cut-max", whole);
  return kind === "min" ? t("story-cut-min-deep", whole) : t("story-cut-max-deep", whole);
}

/** Who has something as good, by which move and where, and whether what is here is just as good or worse for them. */
function whoHasWhat(trace, node, { owner, by, way }, place, seats) {
  return {
    role: roleOf(owner.kind, seats),
    other: chooser(owner.kind, seats),
    seat: chooser(node.kind, seats),
    by: moveOf(trace, by),
    action: moveOf(trace, way.action),
    node: nameOf(trace, owner, place),
    here: nameOf(trace, node, place),
    how: howGood(node.cut),
  };
}

/** A tie is the hard case and has words of its own; a decided game is told in words instead of numbers. */
function howGood({ value, limit }) {
  if (value === limit) return isDecided(value) ? "tie-decided" : "tie";
  return isDecided(value) ? "decided" : "number";
}

/**
 * The index of the pseudocode's line that the event at `place` belongs to, or -1. Lines that do not run have no events.
 * @param {{text: string, on: string[]}[]} pseudocode
 */
export function lineOf(pseudocode, trace, place) {
  const event = trace.event(place);
  if (!event) return -1;
  const idle = new Set(trace.info.idle);
  const has = (tag) => pseudocode.findIndex((line, index) => !idle.has(index) && line.on?.includes(tag));
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
  cut: (trace, place, event, node, seats) => markedReason(trace, node.n, place, seats),
  leave: leaveSentence,
  omit: (trace, place, event, node) => t("story-omit", { node: nameOf(trace, node, place), n: event.outcomes, p: percent(event.probability) }),
};

function enterSentence(trace, place, event, node, seats) {
  const isAgain = node.parent !== null && visitsTo(trace, node.parent, node.action, place) > 1;
  const isOver = node.kind === "over";
  return joined(
    arrival(trace, place, node, seats),
    isAgain && t("story-again"),
    node.probability !== null && t("story-likely", { p: percent(node.probability) }),
    !isOver && depthSentence(trace, place, node),
    !isOver && windowSentence(node.entered, seats),
  );
}

/** How far a search looks ahead, and no farther than a typed tree goes. */
function depthSentence(trace, place, node) {
  const below = movesBelow(trace, node.n, place);
  return below !== null && below <= node.depth ? t("story-depth-tree", { n: below }) : t("story-depth", { n: node.depth });
}

function arrival(trace, place, node, seats) {
  const name = nameOf(trace, node, place);
  // At the depth limit nobody looks at the outcomes.
  if (node.kind === "chance") return node.depth === 0 ? t("story-enter-chance-end", { node: name }) : t("story-enter-chance", { node: name });
  if (node.kind === "over") return t("story-enter-over", { node: name });
  const args = { node: name, seat: roleOf(node.kind, seats) };
  return node.kind === "min" ? t("story-enter-min", args) : t("story-enter-max", args);
}

/** How often an action of a node was followed. */
function visitsTo(trace, n, action, place) {
  return trace.children(n, place).filter((child) => trace.node(child, place).action === action).length;
}

function childSentence(trace, place, event, node, seats) {
  const isChance = node.kind === "chance";
  const args = { node: nameOf(trace, node, place), action: moveOf(trace, event.action, isChance), value: worthOf(event.value, seats) };
  if (isChance) return outcomeSentence(trace, place, event, node, args, seats);
  const seat = chooser(node.kind, seats);
  const [was, best] = [event.was_best ?? null, event.best];
  if (was === null) return joined(t("story-child-first", args), windowSentence(event.window, seats));
  if (was === best) return t("story-child-worse", { ...args, seat, best: worthOf(best, seats) });
  return joined(t("story-child-better", { ...args, seat, was: worthOf(was, seats) }), windowSentence(event.window, seats));
}

/** An outcome of chance has come back: its share, and the mean of the outcomes so far. */
function outcomeSentence(trace, place, event, node, args, seats) {
  const shares = trace.shares(node.n, place);
  const far = meanSoFar(node, shares);
  if (!far) return t("story-child-sum", { ...args, best: valueOf(event.best, seats) });
  return t("story-child-chance", { ...args, best: valueOf(far.mean, seats), p: percent(shares.get(event.action)), covered: percent(far.covered) });
}

function leaveSentence(trace, place, event, node, seats) {
  const bound = trace.bound(node.n, place);
  const value = bound === "exact" ? worthOf(event.value, seats) : valueOf(event.value, seats);
  const args = { node: nameOf(trace, node, place), value, bound };
  if (event.source === "evaluator") return t("story-leave-evaluator", args);
  if (event.source === "rules") return t("story-leave-rules", args);
  if (event.source === "table") return t("story-leave-table", args);
  if (event.source === "stopped") return t("story-leave-stopped", args);
  if (node.kind === "chance" && bound === "estimate") return t("story-leave-chance-about", args);
  if (bound !== "exact") return t("story-leave-bound", args);
  if (node.kind === "chance") return t("story-leave-chance", args);
  const chosen = { ...args, seat: chooser(node.kind, seats), how: isDecided(event.value) ? "decided" : "number" };
  return node.kind === "min" ? t("story-leave-min", chosen) : t("story-leave-max", chosen);
}

function roundSentence(trace, place, event) {
  return trace.family === "puzzle" ? t("story-round-cost", { n: event.bound }) : t("story-round-depth", { n: event.bound });
}

function bestSentence(trace, place, event, seats) {
  const before = trace.best(place - 1);
  const args = { action: moveOf(trace, event.action), value: worthOf(event.value, seats) };
  // Sampling may choose what it has tried most, and a player that looks at nothing has nothing to compare.
  if (trace.family === "sampling") return t("story-chosen", args);
  if (trace.children(trace.roots(place).at(-1), place).length === 0) return t("story-chosen-unjudged", args);
  if (!before) return t("story-best", args);
  const was = worthOf(before.value, seats);
  if (before.action === event.action) return before.value === event.value ? t("story-best-same", args) : t("story-best-value", { ...args, was });
  return t("story-best-instead", { ...args, before: moveOf(trace, before.action), was });
}

/** Work that was only counted: what there is most to say about. */
function skipSentence(trace, place, event) {
  if (event.simulations) return t("story-skip-simulations", { n: event.simulations });
  if (event.nodes) return t("story-skip-nodes", { n: event.nodes });
  if (event.generated) return t("story-skip-generated", { n: event.generated });
  return t("story-skip-other");
}
