/** The row of tools above the board. */
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/**
 * @typedef {{name: string, text: string, key?: string, run?: (event: Event) => void, href?: string, pressed?: () => boolean, disabled?: () => boolean,
 *   popup?: string, press?: () => void, release?: () => void}} Tool a button; `press` and `release` for tools that can be held
 */

/**
 * One stop for Tab, and the arrows move along it; where the arrows play (`ownArrows`), every tool is a stop for Tab.
 * A tool that was pressed by mouse or finger gives the focus to the board, so that the keys go on meaning the board; who pressed it
 * with Enter or Space stays on it, to press it again or to go on to the next.
 * @param {Tool[]} tools
 * @param {{toBoard: () => void, ownArrows: boolean}} screen
 * @returns {{element: HTMLElement, update: () => void}}
 */
export function createToolbar(tools, { toBoard, ownArrows }) {
  const entries = tools.map((tool) => ({ tool, button: toolButton(tool) }));
  const element = h(
    "div",
    { class: "toolbar", role: "toolbar", aria: { label: t("play-tools") } },
    entries.map(({ button }) => button),
  );
  // Before the tool runs: a menu or dialog that it opens gives the focus back to where it was then.
  element.addEventListener("click", (event) => event.detail > 0 && event.target.closest("button") && toBoard(), true);
  if (!ownArrows) roam(
    element,
    entries.map(({ button }) => button),
  );
  function update() {
    for (const { tool, button } of entries) {
      if (tool.pressed) button.setAttribute("aria-pressed", String(tool.pressed()));
      if (tool.disabled?.()) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
  }
  update();
  return { element, update };
}

/** Makes the toolbar one stop for Tab. */
function roam(element, buttons) {
  buttons.forEach((button, index) => (button.tabIndex = index === 0 ? 0 : -1));
  element.addEventListener("keydown", (event) => steer(event, buttons));
  element.addEventListener("focusin", (event) => {
    for (const button of buttons) button.tabIndex = button.contains(event.target) ? 0 : -1;
  });
}

/** Arrows move along the toolbar as it is seen: right is right in every language. */
function steer(event, buttons) {
  const at = buttons.indexOf(document.activeElement);
  if (at < 0) return;
  const along = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const to = { ArrowRight: at + along, ArrowLeft: at - along, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length].focus();
}

function toolButton(tool) {
  const title = tool.key ? `${tool.text} (${tool.key})` : tool.text;
  const content = [icon(tool.name), h("span", { class: "tool-text", text: tool.text })];
  if (tool.href) return h("a", { class: "button quiet tool", href: tool.href, title }, content);
  const button = h("button", { type: "button", class: "button quiet tool", title, aria: { haspopup: tool.popup }, data: { tool: tool.name } }, content);
  button.addEventListener("click", (event) => {
    if (button.getAttribute("aria-disabled") !== "true") tool.run?.(event);
  });
  if (tool.press) {
    button.addEventListener("pointerdown", () => tool.press());
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(name, () => tool.release());
  }
  return button;
}
