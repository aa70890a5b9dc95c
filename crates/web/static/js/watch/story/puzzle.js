/**
 * Sentences about searches for a way: what waits, what is taken, what is left out, and f = g + h.
 */
import { t, tn } from "../../i18n.js";
import { moveOf } from "./moveWords.js";
import { costOf, nameOf } from "./words.js";

/** What an event of a puzzle's search did; `node` is the one it is about. */
export function puzzleSentence(trace, place, event, node) {
  const name = nameOf(trace, node, place);
  switch (event.t) {
    case "open":
      return openSentence(trace, node, name);
    case "expand":
      return trace.isDepthFirst ? t("story-expand-deeper", { node: name }) : t("story-expand", { node: name, cost: costOf(node) });
    case "reroute":
      return rerouteSentence(trace, place, event);
    case "reject":
      return rejectSentence(trace, event, name);
    case "close":
      return closeSentence(trace, place, node, name);
    case "goal":
      return goalSentence(trace, place, event, name);
    default:
      return "";
  }
}

function openSentence(trace, node, name) {
  const args = { node: name, cost: costOf(node) };
  if (node.action === null) return t("story-open-root", args);
  return trace.isDepthFirst ? t("story-open-deeper", args) : t("story-open", args);
}

/** A node at the bound is left without a look at what is below; in a round, what lies beyond its bound is left as well. */
function closeSentence(trace, place, node, name) {
  if (!node.isExpanded) return t("story-close-unexpanded", { node: name });
  return trace.iteration(place) === null ? t("story-close", { node: name }) : t("story-close-round", { node: name });
}

function rerouteSentence(trace, place, event) {
  const parent = event.p === undefined ? null : trace.node(event.p, place);
  const args = { action: moveOf(trace, event.action), g: tn(event.g), was: tn(event.was_g) };
  return parent ? t("story-reroute", { ...args, parent: nameOf(trace, parent, place) }) : t("story-reroute-unseen", args);
}

function rejectSentence(trace, event, name) {
  const args = { action: moveOf(trace, event.action), node: name };
  if (event.reason === "on-path") return t("story-reject-on-path", args);
  if (event.reason === "beyond-bound") return t("story-reject-beyond-bound", args);
  if (event.reason === "in-table") return t("story-reject-in-table", args);
  if (event.reason === "beam-full") return t("story-reject-beam-full", args);
  return t("story-reject-known", args);
}

function goalSentence(trace, place, event, name) {
  const isTwoEnded = trace.roots(place).some((root) => trace.node(root, place).fromGoal);
  const args = { node: name, n: event.cost };
  return isTwoEnded ? t("story-goal-meet", args) : t("story-goal", args);
}
