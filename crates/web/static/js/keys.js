/**
 * Keyboard shortcuts of the page. A screen binds its keys while it is shown; the `?` help lists whatever is bound.
 *
 *     const off = bindKeys("play-keys", [
 *       { code: "KeyU", show: "U", says: "key-undo", run: undo },
 *       { code: "KeyZ", ctrl: true, show: "Ctrl+Z", says: "key-undo", run: undo },
 *       { code: "KeyH", show: "H", says: "key-hint", run: peek, release: endPeek },
 *       { show: "← →", says: "key-editor-arrows" },                          // only told, handled elsewhere (a board)
 *     ]);
 *
 * `code` is the place of the key (event.code), so that letters work on Arabic and Persian keyboards; `key` are characters that
 * mean the same wherever they are; `says` is a message id (or `words` makes what the help shows), and the first argument the message id of the group's heading. `shift` and `ctrl` (Ctrl or ⌘) must match exactly.
 * Single letters are silent while somebody types, while a dialog is open, and when the setting `letterKeys` is off.
 * A board or another part that used a key calls preventDefault(); then nothing here happens.
 * `/` moves to the command box: the element with the attribute `data-command`.
 */

import { settings } from "./settings.js";

const groups = new Set();
const held = new Map();

/**
 * Binds a group of keys; later groups are asked first.
 * @param {string} heading message id of the group's heading in the help
 * @param {Array<Object>} bindings
 * @returns {() => void} unbinds them
 */
export function bindKeys(heading, bindings) {
  const group = { heading, bindings };
  groups.add(group);
  return () => {
    groups.delete(group);
    for (const [code, binding] of held) if (bindings.includes(binding)) held.delete(code);
  };
}

/** All bound groups, for the help: [{heading, bindings:[{show, says}]}]. */
export const boundKeys = () => [...groups];

/** Whether keys pressed at `target` are text for it. */
export function isTyping(target) {
  if (!(target instanceof Element)) return false;
  if (target.closest("textarea, select, [contenteditable='true']")) return true;
  const input = target.closest("input");
  return Boolean(input) && !["checkbox", "radio", "button", "submit", "reset", "file", "range", "color"].includes(input.type);
}

function matches(binding, event) {
  if (binding.key?.includes(event.key)) return true;
  return binding.code === event.code && Boolean(binding.shift) === event.shiftKey;
}

function isSingle(binding) {
  return !binding.ctrl && (Boolean(binding.key) || /^(Key|Digit|Slash)/.test(binding.code));
}

function onKeyDown(event) {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const typing = isTyping(event.target);
  if (document.querySelector("dialog[open]")) return;
  const ctrl = event.ctrlKey || event.metaKey;
  for (const group of [...groups].reverse()) {
    for (const binding of group.bindings) {
      if (!binding.run || Boolean(binding.ctrl) !== ctrl || !matches(binding, event)) continue;
      if (typing) continue;
      if (isSingle(binding) && !settings.get("letterKeys")) continue;
      event.preventDefault();
      if (event.repeat && !binding.repeats) return;
      if (binding.release) held.set(event.code, binding);
      binding.run(event);
      return;
    }
  }
}

function onKeyUp(event) {
  const binding = held.get(event.code);
  if (!binding) return;
  held.delete(event.code);
  binding.release(event);
}

/** Starts listening; called once by main.js. */
export function startKeys() {
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("keyup", onKeyUp);
  // A key let go in another window never comes up here.
  addEventListener("blur", () => {
    for (const [code, binding] of [...held]) {
      held.delete(code);
      binding.release();
    }
  });
}

/** Moves to the command box of the screen, if it has one. */
export function focusCommandBox() {
  const box = document.querySelector("[data-command]");
  box?.focus();
  return Boolean(box);
}
