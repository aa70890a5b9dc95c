/**
 * The keys of Play and Analyse. Letters are told by their place on the keyboard, so that they work on Arabic and Persian ones.
 * On a board whose game brings its own keys (W A S D, E, M, U), those win while the board has the focus.
 */
import { bindKeys } from "../keys.js";
import { settings } from "../settings.js";
import { splitSpec } from "../parts/spec.js";
import { openWhy } from "./why.js";

const HELD_AFTER = 350;

/**
 * @param {ReturnType<import("./table.js").createTable>} table
 * @param {{newGame?: () => void, edit: () => void, showHints: () => void, board: object, pick: (id: string) => void}} screen
 * @returns {() => void} unbinds them
 */
export function bindGameKeys(table, screen) {
  const { game } = table;
  const peek = createPeek(table, screen.showHints);
  const off = bindKeys("play-keys", [
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
  ]);
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
 * The game's own keys: a move, or "by SPEC" to let a player move. They count while the board has the focus, or nothing has;
 * then columns and slides listen too.
 */
function bindOwnKeys(table, { board, pick }) {
  const shortcuts = new Map(table.meta.shortcuts.map(([key, does]) => [`Key${key.toUpperCase()}`, does]));
  function onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const nowhere = isNowhere(event.target);
    if (!nowhere && !board.element.contains(event.target)) return;
    const does = settings.get("letterKeys") ? shortcuts.get(event.code) : undefined;
    if (does) own(does, event);
    else if (nowhere) board.press(event);
  }
  function own(does, event) {
    // The board knows which way a slide goes when it is turned; while it waits for the program, the move is kept.
    const isMove = !does.startsWith("by ");
    if (isMove && board.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isMove) return pick(does);
    const spec = does.slice(3);
    if (!event.repeat && table.game.isHuman() && table.meta.players.some(({ id }) => id === splitSpec(spec)[0])) table.programs.think(spec);
  }
  document.addEventListener("keydown", onKey, true);
  return () => document.removeEventListener("keydown", onKey, true);
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
