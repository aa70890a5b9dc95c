/**
 * The keys that a game brings along (the catalogue's `shortcuts`): a letter for a move, or for a player that is to move. They count
 * everywhere on the page of the game except where a person types, so the page's own shortcuts on the same keys are off there.
 * Where some of them slide, the arrows slide too, except in controls that need the arrows themselves.
 */

import { isTyping } from "../keys.js";

const DIRECTIONS = ["up", "right", "down", "left"];
const ARROWS = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" };

/** Controls in which an arrow changes or chooses something. A toolbar is none: its buttons can be reached with Tab. */
const USES_ARROWS = "[role='slider'], input[type='range'], input[type='radio'], [role='tablist'], [role='menu']";

/** Controls in which a letter chooses something. */
const USES_LETTERS = "[role='menu']";

/** The player a shortcut asks for, or null when it is a move. */
export const playerOf = (does) => (does.startsWith("by ") ? does.slice(3) : null);

/** Whether the game's keys slide things, so that the arrows are theirs too. */
export const slidesByKey = (meta) => meta.shortcuts.some(([, does]) => DIRECTIONS.includes(does));

/** Whether the game uses a key, by the place it has on the keyboard: "KeyU", "ArrowLeft". */
export function isOwnKey(meta, code) {
  return meta.shortcuts.some(([key]) => codeOf(key) === code) || (code in ARROWS && slidesByKey(meta));
}

/** The letter to show for a tool, unless the game uses it. */
export const freeLetter = (meta, letter) => (isOwnKey(meta, codeOf(letter)) ? undefined : letter);

const codeOf = (letter) => `Key${letter.toUpperCase()}`;

/**
 * What a key stands for on the page of a game: {does, isArrow}, or null where it is not the game's.
 * @param {Api.Game} meta the catalogue's entry
 * @param {KeyboardEvent} event
 * @param {boolean} withLetters whether letters count (the setting `letterKeys`)
 */
export function ownMeaning(meta, event, withLetters) {
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return null;
  if (ARROWS[event.key]) {
    const isOurs = slidesByKey(meta) && !event.shiftKey && !event.target.closest?.(USES_ARROWS);
    return isOurs ? { does: ARROWS[event.key], isArrow: true } : null;
  }
  if (!withLetters || event.target.closest?.(USES_LETTERS)) return null;
  const found = meta.shortcuts.find(([key]) => codeOf(key) === event.code);
  return found ? { does: found[1], isArrow: false } : null;
}

/** The direction on the board that a shortcut means, if it means one. */
export const isDirection = (does) => DIRECTIONS.includes(does);
