/**
 * The words of the item that is pointed at or walked to, beside it. Screen readers have them as the item's label already.
 */

import { h } from "../../dom.js";
import { dir } from "../../i18n.js";

const GAP = 10;

export function createTip() {
  const element = h("div", { class: "st-tip", hidden: true, aria: { hidden: "true" }, dir: dir() });
  let shown = null;

  function show(entry, pane) {
    shown = { entry, pane };
    element.textContent = entry.label;
    element.hidden = false;
    place();
  }

  /** Below the item, or above it where there is no room; never beyond the pane. */
  function place() {
    const { entry, pane } = shown;
    const [frame, item] = [pane.getBoundingClientRect(), entry.group.getBoundingClientRect()];
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    const left = item.left + item.width / 2 - frame.left - width / 2;
    const below = item.bottom - frame.top + GAP;
    const top = below + height <= frame.height ? below : item.top - frame.top - GAP - height;
    element.style.left = `${Math.max(4, Math.min(left, frame.width - width - 4))}px`;
    element.style.top = `${Math.max(4, top)}px`;
  }

  function hide() {
    shown = null;
    element.hidden = true;
  }

  return {
    element,
    show,
    hide,
    /** The picture was drawn anew: the words may have changed, or the item may be gone. */
    refresh() {
      if (!shown) return;
      if (!shown.entry.group.isConnected) hide();
      else show(shown.entry, shown.pane);
    },
    get isOpen() {
      return !element.hidden;
    },
  };
}
