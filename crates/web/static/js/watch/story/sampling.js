/**
 * Sentences about sampling searches: down by mean and bonus, a game played out, its value passed back up.
 */
import { t } from "../../i18n.js";
import { chooser, nameOf, numberOf, valueOf, worthOf } from "./words.js";

/** What an event of a sampling search did; `node` is the one it is about. */
export function samplingSentence(trace, place, event, node, seats) {
  const name = nameOf(trace, node, place);
  switch (event.t) {
    case "select":
      return selectSentence(trace, place, event, node, seats);
    case "simulate":
      return t("story-simulate", { node: name, n: event.length, value: worthOf(event.value, seats) });
    case "backup":
      return backupSentence(event, name, seats);
    default:
      return "";
  }
}

function selectSentence(trace, place, event, node, seats) {
  const name = nameOf(trace, node, place);
  if (node.parent === null) return event.new ? t("story-select-first", { node: name }) : t("story-select-root", { node: name, n: node.visits });
  const parent = trace.node(node.parent, place);
  if (parent.kind === "chance") return event.new ? t("story-select-drawn-new", { node: name }) : t("story-select-drawn", { node: name });
  if (node.bonus === null) return t("story-select-turn", { node: name });
  if (node.bonus === Infinity || node.mean === null) return t("story-select-new", { node: name });
  // Means are Player One's; whoever chooses above adds the bonus to the mean as they see it.
  const mean = parent.kind === "min" ? -node.mean : node.mean;
  const args = { node: name, mean: numberOf(mean), bonus: numberOf(node.bonus), sum: numberOf(mean + node.bonus) };
  return t("story-select-ucb", { ...args, seat: chooser(parent.kind, seats) });
}

function backupSentence(event, name, seats) {
  const args = { node: name, value: worthOf(event.value, seats), n: event.visits, mean: valueOf(event.mean, seats) };
  const was = event.was_mean ?? null;
  return was === null ? t("story-backup-first", args) : t("story-backup", { ...args, was: valueOf(was, seats) });
}
