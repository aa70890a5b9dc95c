/**
 * The keys of the Watch screen. Arrows are physical: right is onward in every language, as on the buttons.
 */

import { bindKeys, isTyping } from "../../keys.js";

/** Where Space means something of its own. */
const OWN_SPACE = "button, a, summary, input, select, textarea, [role='button'], [role='tab'], [role='treeitem'], [role='menuitem']";

/** The signs and words of the tree: nothing to press, but the help is where people look for them. */
const WORDS = [
  { show: "α", says: "watch-word-alpha" },
  { show: "β", says: "watch-word-beta" },
  { show: "6…", says: "watch-word-open" },
  { show: "≥ 3", says: "watch-word-lower" },
  { show: "≤ 3", says: "watch-word-upper" },
  { show: "✂ 3", says: "watch-word-cut" },
  { show: "+7", says: "watch-word-folded" },
  { show: "40×", says: "watch-word-visits" },
  { show: "loud", says: "watch-word-loud" },
  { show: "pvs", says: "watch-word-pvs" },
  { show: "uct", says: "watch-word-uct" },
  { show: "star1", says: "watch-word-star" },
];

/**
 * @param {object} does
 * @param {(steps: number) => void} does.step
 * @param {(where: "previous"|"next") => void} does.jump
 * @param {(where: "start"|"end") => void} does.edge
 * @param {() => void} does.play
 * @param {(tab: string) => void} does.tab
 * @param {boolean} does.hasLists
 * @returns {() => void} unbinds them
 */
export function bindWatchKeys({ step, jump, edge, play, tab, hasLists }) {
  const offWords = bindKeys("watch-words", WORDS);
  const off = bindKeys("watch-keys", [
    { code: "ArrowLeft", show: "←", says: "watch-key-back", repeats: true, run: () => step(-1) },
    { code: "ArrowRight", show: "→", says: "watch-key-forward", repeats: true, run: () => step(1) },
    { code: "ArrowLeft", shift: true, show: "Shift+←", says: "watch-key-previous", repeats: true, run: () => jump("previous") },
    { code: "ArrowRight", shift: true, show: "Shift+→", says: "watch-key-next", repeats: true, run: () => jump("next") },
    { show: "Space", says: "watch-key-play" },
    { code: "Home", show: "Home", says: "watch-key-start", run: () => edge("start") },
    { code: "End", show: "End", says: "watch-key-end", run: () => edge("end") },
    { code: "KeyC", show: "C", says: "watch-key-code", run: () => tab("code") },
    { code: "KeyN", show: "N", says: "watch-key-node", run: () => tab("node") },
    { code: "KeyO", show: "O", says: "watch-key-outline", run: () => tab("outline") },
    ...(hasLists ? [{ code: "KeyL", show: "L", says: "watch-key-lists", run: () => tab("lists") }] : []),
    { show: "← ↑ → ↓", says: "watch-key-tree" },
  ]);
  const offSpace = bindSpace(play);
  return () => {
    off();
    offWords();
    offSpace();
  };
}

/** Space plays and pauses, except where it means something of its own. */
export function bindSpace(play) {
  function onSpace(event) {
    if (event.code !== "Space" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isTyping(event.target) || event.target.closest?.(OWN_SPACE) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (!event.repeat) play();
  }
  document.addEventListener("keydown", onSpace);
  return () => document.removeEventListener("keydown", onSpace);
}
