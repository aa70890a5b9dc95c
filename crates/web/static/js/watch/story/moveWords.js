/**
 * Moves inside sentences about a search. A bare "4" could be a move or a value; so a move is always named as one.
 *
 *     move 4      the game says no more about it
 *     column 4    the game's moves are columns
 *     1 · 1 · 2   a line of moves
 *
 * Moves are marked inside the text, so that a page can set them in a face of their own (`marked`), and anybody else gets the plain
 * text (`plain`).
 */
import { h } from "../../dom.js";
import { actionText } from "../../game/story.js";
import { dir, isolate, t } from "../../i18n.js";

const [OPEN, CLOSE] = ["\ue000", "\ue001"];
const MARKED = /\ue000([^\ue001]*)\ue001/;
const MARKS = /[\ue000\ue001]/g;
/** Of a longer line only the end is told. */
const LONGEST = 4;
const END = 3;

/** Searches whose moves are columns of the board. */
const columns = new WeakSet();

/**
 * Tells what the moves of a trace are called, from the moves of its position.
 * @param {import("../trace/trace.js").Trace} trace
 * @param {{actions?: {gesture: {type: string}}[]}|null} view the position as POST …/parse answers it
 */
export function nameMoves(trace, view) {
  const actions = view?.actions ?? [];
  if (actions.length > 0 && actions.every(({ gesture }) => gesture?.type === "column")) columns.add(trace);
}

/** An action in the page's language where it is a word or a throw ("left", "dest+three"), else as it is written. */
export function actionName(action) {
  const word = actionText("one", action);
  if (word !== action) return word;
  const thrown = actionText("chance", action);
  return thrown.replaceAll(" + ", "+") === action ? action : thrown;
}

/** True for words in letters that join: a face of even widths would tear them apart. */
export const isJoined = (text) => /[\u0600-\u06ff]/.test(text);

/** Marks a text as a move. */
export const mark = (text) => `${OPEN}${text}${CLOSE}`;

/** An action as a sentence names it: "move 4", "column 4"; below chance "outcome six". */
export function moveOf(trace, action, isChance = false) {
  const text = actionText(isChance ? "chance" : "one", action);
  if (isChance) return mark(t("story-outcome", { action: text }));
  return mark(columns.has(trace) ? t("say-column", { n: Number(text) }) : t("story-move", { action: text }));
}

/** The way from the root to a node as one marked text: "1 · 1 · 2". @param {import("../trace/trace.js").TraceNode[]} nodes those on the way, the root left out */
export function lineOfMoves(nodes, isBelowChance) {
  const texts = nodes.map(({ action }, index) => actionText(isBelowChance(index) ? "chance" : "one", action));
  const shown = texts.length > LONGEST ? ["…", ...texts.slice(-END)] : texts;
  const line = shown.map((text) => isolate(text.replaceAll(" ", "\u00a0"))).join("\u00a0· ");
  return mark(dir() === "rtl" ? `\u2066${line}\u2069` : line);
}

/** The text without its marks. */
export const plain = (text) => text.replace(MARKS, "");

/** The text as children for an element, its moves set apart. */
export function marked(text) {
  return text.split(new RegExp(MARKED, "g")).map((part, index) => (index % 2 === 1 ? h("bdi", { class: "move-name", text: part }) : part));
}
