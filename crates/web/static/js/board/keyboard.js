/**
 * Keys on a board. Arrows are physical: the right arrow goes to the right of the screen in every language. Letters are taken by
 * their place on the keyboard, so that they work on Arabic and Persian ones.
 *
 *     arrows            the next cell; where things slide: slide (with Shift: the next cell)
 *     Enter, Space      pick up, drop, play       Escape    let go
 *     1 … 9             the column of that number
 *     W A S D           slide
 */

import { settings } from "../settings.js";

const ARROWS = { ArrowUp: [0, -1, "up"], ArrowDown: [0, 1, "down"], ArrowLeft: [-1, 0, "left"], ArrowRight: [1, 0, "right"] };
const LETTERS = { KeyW: "up", KeyA: "left", KeyS: "down", KeyD: "right" };

/**
 * What a key means, or null.
 * @param {KeyboardEvent} event
 * @param {{slides: boolean, columns: boolean, isHere: boolean}} board
 */
export function keyMeaning(event, { slides, columns, isHere }) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (slides && !event.shiftKey) return { slide: arrow[2] };
    return isHere ? { move: arrow.slice(0, 2) } : null;
  }
  if (slides && LETTERS[event.code] && !event.shiftKey && settings.get("letterKeys")) return { slide: LETTERS[event.code] };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit && columns && !event.shiftKey && (isHere || settings.get("letterKeys"))) return { column: Number(digit[1]) - 1 };
  if (!isHere) return null;
  if (event.key === "Escape") return { cancel: true };
  if (event.key === "Enter" || event.key === " ") return { pick: true };
  return null;
}
