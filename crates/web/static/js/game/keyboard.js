/**
 * The keys of Play and Analyse. Letters are told by their place on the keyboard, so that they work on Arabic and Persian ones.
 * Where the game brings keys of its own (see ownKeys.js), those win on the whole page, and the keys here that are the same are off.
 */
import { bindKeys } from "../keys.js";
import { settings } from "../settings.js";
import { shortcutText } from "../parts/rulesPanel.js";
import { splitSpec } from "./playerSpec.js";
import { isDirection, isOwnKey, ownMeaning, playerOf, slidesByKey } from "./ownKeys.js";
import { openWhy } from "./why.js";

const HELD_AFTER = 350;

/**
 * @param {ReturnType<typeof import("./table.js").createTable>} table
 * @param {{newGame?: () => void, edit: () => void, showHints: () => void, board: object, pick: (id: string) => void}} screen
 * @returns {() => void} unbinds them
 */
export function bindGameKeys(table, screen) {
  const { game } = table;
  const peek = createPeek(table, screen.showHints);
  const keys = [
    { code: "ArrowLeft", show: "←", says: "key-one-back", repeats: true, run: () => game.walk("undo") },
    { code: "ArrowRight", show: "→", says: "key-one-forward", repeats: true, run: () => game.walk("redo") },
    { code: "Home", show: "Home", says: "key-to-start", run: () => game.walk("start") },
    { code: "End", show: "End", says: "key-to-end", run: () => game.walk("end") },
    { code: "KeyU", show: "U", says: "key-undo", run: () => undo(table) },
    { code: "KeyZ", ctrl: true, show: "Ctrl+Z", says: "key-undo", run: () => undo(table) },
    { code: "KeyR", show: "R", says: "key-redo", run: () => game.redo() },
    { code: "KeyY", ctrl: true, show: "Ctrl+Y", says: "key-redo", run: () => game.redo() },
    { code: "KeyH", show: "H", says: "key-hint", run: peek.press, release: peek.release },
    { code: "KeyV", show: "V", says: "key-values", run: () => table.toggleValues() },
    { code: "KeyF", show: "F", says: "key-flip", run: () => table.show({ flipped: !table.ui.flipped }) },
    { code: "KeyW", show: "W", says: "why-key", run: () => openWhy(table) },
    { code: "KeyE", show: "E", says: "key-edit", run: screen.edit },
    ...(screen.newGame ? [{ code: "KeyN", show: "N", says: "key-new", run: screen.newGame }] : []),
  ];
  const off = bindKeys(
    "play-keys",
    keys.filter(({ code, ctrl }) => ctrl || !isOwnKey(table.meta, code)),
  );
  const offOwn = bindOwnKeys(table, screen);
  return () => {
    off();
    offOwn();
    peek.close();
  };
}

/** Takes back a step of a turn that is being entered, else the last decision. */
export function undo({ game, steps }) {
  if (!steps.undo()) game.undo();
}

/** Whether the focus is nowhere in particular, so that a key may mean the board. */
function isNowhere(target) {
  return target === document.body || target.id === "main" || Boolean(target.matches?.("h1"));
}

/**
 * The game's own keys, wherever the focus is; columns and slides listen too while it is nowhere in particular. They are caught
 * before any control sees them, so that a toolbar or a list does not take an arrow that plays.
 */
function bindOwnKeys(table, { board, pick }) {
  const { meta, game } = table;
  const offHelp = tellOwnKeys(meta);
  function onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const own = ownMeaning(meta, event, settings.get("letterKeys"));
    // On the board itself an arrow slides or, where a cell is to be chosen, walks: the board knows.
    if (own?.isArrow && board.element.contains(event.target) && !game.isBusy) return;
    if (own) act(own.does, event);
    else if (isNowhere(event.target) && !document.querySelector("dialog[open]")) board.press(event);
  }
  function act(does, event) {
    const spec = playerOf(does);
    if (spec === null && board.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // While the board waits for the program, the move is kept; it goes the way it is seen, also when the board is turned.
    if (spec === null) pick(isDirection(does) ? board.seenDirection(does) : does);
    else if (!event.repeat && game.isHuman() && meta.players.some(({ id }) => id === splitSpec(spec)[0])) table.programs.think(spec);
  }
  document.addEventListener("keydown", onKey, true);
  return () => {
    offHelp();
    document.removeEventListener("keydown", onKey, true);
  };
}

/** Has the help list the game's own keys. */
function tellOwnKeys(meta) {
  const arrows = slidesByKey(meta) ? [{ show: "← ↑ ↓ →", says: "key-slide" }] : [];
  const letters = meta.shortcuts.map(([key, does]) => ({ show: key.toUpperCase(), says: does, words: () => shortcutText(does) }));
  return bindKeys("play-rules-shortcuts", [...arrows, ...letters]);
}

/**
 * Hint by a key or a button: held, it shows the values until it is let go; pressed shortly, it opens the list of hints and shows the best move.
 * @returns {{press: () => void, release: () => void, close: () => void}}
 */
export function createPeek(table, showHints) {
  let since = 0;
  let timer = 0;
  function release() {
    clearTimeout(timer);
    if (!since) return;
    const short = performance.now() - since < HELD_AFTER;
    since = 0;
    if (table.ui.peeking) table.show({ peeking: false });
    if (short) showHints();
  }
  return {
    press() {
      since = performance.now();
      timer = setTimeout(() => table.show({ peeking: true }), HELD_AFTER);
    },
    release,
    close: () => clearTimeout(timer),
  };
}
