/**
 * The words of the command box. The same words in every language, like the notation; the answers are in the page's language.
 *
 *   board  last  legal  eval  best  play X  throw X  undo  redo  help
 */
import { isolate, t } from "../i18n.js";
import { pieceWords, placeWords, trayWords } from "../board/words.js";
import { actionText, nodeText, turnText } from "./story.js";
import { bestHint, optionsOf } from "./table.js";
import { valueWords } from "./values.js";

const LISTED_AT_MOST = 60;

/** Every command: what it takes, the message that explains it. */
export const COMMANDS = [
  ["board", "", "command-board"],
  ["last", "", "command-last"],
  ["legal", "", "command-legal"],
  ["eval", "", "command-eval"],
  ["best", "", "command-best"],
  ["play", "X", "command-play"],
  ["throw", "X", "command-throw"],
  ["undo", "", "command-undo"],
  ["redo", "", "command-redo"],
  ["help", "", "command-help"],
];

/**
 * Carries out one line; answers with what to say: lines of text.
 * @param {ReturnType<typeof import("./table.js").createTable>} table
 * @param {string} text
 * @returns {Promise<string[]>}
 */
export async function runCommand(table, text) {
  const [word, ...rest] = text.trim().split(/\s+/);
  const argument = rest.join(" ");
  const { game } = table;
  switch (word.toLowerCase()) {
    case "board":
      return describeBoard(table);
    case "last":
      return [lastText(table)];
    case "legal":
      return [legalText(table)];
    case "eval":
    case "best":
      return [await hintText(table, word.toLowerCase())];
    case "play":
      return argument ? play(table, argument) : [t("command-play-what")];
    case "throw":
      return throwIt(table, argument || "roll");
    case "undo":
      return [(await game.undo()) ? turnText(table) : t("command-nothing-to-undo")];
    case "redo":
      return [(await game.redo()) ? turnText(table) : t("command-nothing-to-redo")];
    case "help":
      return COMMANDS.map(([name, takes, id]) => t("command-line", { command: takes ? `${name} ${takes}` : name, does: t(id) }));
    default:
      return isLegal(table, text.trim()) ? play(table, text.trim()) : [t("command-unknown", { word })];
  }
}

function isLegal({ game }, action) {
  return game.session.actions.some((candidate) => candidate.action === action);
}

async function play(table, action) {
  const { game } = table;
  if (game.isOver) return [turnText(table)];
  if (game.session.turn === "chance") return [t("command-chance-first")];
  if (!game.isHuman()) return [t("play-not-your-turn")];
  const done = await game.act(action);
  return done ? [lastText(table), turnText(table)] : [game.message.text];
}

async function throwIt(table, outcome) {
  const { game } = table;
  if (game.session.turn !== "chance") return [t("command-no-throw")];
  const done = await game.chance(outcome);
  return done ? [lastText(table)] : [game.message.text];
}

function lastText({ meta, game }) {
  const node = game.tree.get(game.session.node);
  return node?.action ? nodeText(meta, node) : t("play-at-start");
}

function legalText(table) {
  const options = optionsOf(table);
  if (options.length === 0) return turnText(table);
  const { turn } = table.game.session;
  const shown = options.slice(0, LISTED_AT_MOST).map(({ text }) => typedText(turn, text));
  const list = shown.join(t("command-comma"));
  return options.length > shown.length ? t("command-legal-more", { list, n: options.length - shown.length }) : list;
}

/** An action as it is read and, where that differs, as it is typed. */
function typedText(turn, action) {
  const read = actionText(turn, action);
  return read === action ? action : `${read} (${isolate(action)})`;
}

/** Waits for the hints of this position, asking for them if nobody has. */
async function hintText(table, what) {
  const { meta, game, hints, ui } = table;
  if (game.seat < 0) return turnText(table);
  const before = ui.listing;
  ui.listing = true;
  hints.update();
  const node = game.session.node;
  await /** @type {Promise<void>} */ (new Promise((resolve) => {
    const ready = () => hints.state.status !== "thinking" || game.session.node !== node || game.isClosed;
    if (ready()) return resolve();
    const off = game.on(() => {
      if (!ready()) return;
      off();
      resolve();
    });
  }));
  ui.listing = before;
  const { answer, problem } = hints.state;
  if (!answer) return problem?.text() ?? t("value-unknown");
  if (what === "eval") return valueWords(meta, answer);
  const best = bestHint(table);
  return t("command-best-answer", { action: typedText(game.session.turn, best?.action ?? ""), value: valueWords(meta, best?.worth ?? answer) });
}

/** The board in words: for every kind of piece where it stands, then the trays, then the position as it is written. */
function describeBoard({ game, steps }) {
  const picture = steps.state.partway?.picture ?? game.session.picture;
  const places = new Map();
  picture.cells.forEach((cell, index) => {
    if (!cell.piece) return;
    const name = pieceWords(cell.piece);
    if (!places.has(name)) places.set(name, []);
    places.get(name).push(cell.name || placeWords(picture, index));
  });
  const lines = [...places].map(([name, where]) => t("command-board-line", { name, where: where.join(t("command-semicolon")) }));
  if (lines.length === 0) lines.push(t("command-board-empty"));
  return [...lines, ...picture.trays.map(trayWords), game.session.position];
}
