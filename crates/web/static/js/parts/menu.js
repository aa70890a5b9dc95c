/**
 * Menus that drop down from a button or appear at a point of the board.
 *
 *     menuButton({ label, icon: "globe", items: () => [{ id: "fa", text: "فارسی", lang: "fa", checked: true }], onChoose })
 *     const id = await popup(items, anchor)          // null when nothing was chosen
 *
 * Arrows, Home and End move, a letter jumps, Enter or Space chooses, Esc and Tab close; the focus goes back where it was.
 */

import { h } from "../dom.js";
import { icon } from "../icons.js";

/**
 * A button that opens a menu.
 * @param {{label: string, icon?: string, text?: string, items: () => Array, onChoose: (id: string) => void, class?: string}} options
 */
export function menuButton({ label, icon: name, text, items, onChoose, class: extra }) {
  const button = h(
    "button",
    {
      type: "button",
      class: ["button", "quiet", !text && "icon-only", extra],
      aria: { haspopup: "menu", expanded: "false", label: text ? undefined : label },
      title: label,
      on: { click: open },
    },
    name && icon(name),
    text,
  );
  async function open() {
    button.setAttribute("aria-expanded", "true");
    const chosen = await popup(items(), button, label);
    button.setAttribute("aria-expanded", "false");
    if (chosen !== null) onChoose(chosen);
  }
  return button;
}

/**
 * Shows a menu at `anchor` (an element, or {x, y} in the window) and waits for the choice.
 * @param {Array<{id: string, text: string, note?: string, lang?: string, dir?: string, checked?: boolean}>} items
 * @returns {Promise<string|null>}
 */
export function popup(items, anchor, label) {
  return new Promise((resolve) => {
    const before = document.activeElement;
    const isChoice = items.some((item) => item.checked !== undefined);
    const menu = h(
      "div",
      { class: "menu", role: "menu", popover: "manual", aria: { label } },
      items.map((item) => entry(item, isChoice)),
    );
    const entries = [...menu.children];

    function close(value) {
      document.removeEventListener("pointerdown", outside, true);
      removeEventListener("resize", away);
      removeEventListener("hashchange", away);
      menu.remove();
      before?.focus?.({ preventScroll: true });
      resolve(value);
    }
    const away = () => close(null);
    const outside = (event) => {
      if (!menu.contains(event.target)) close(null);
    };

    function entry(item, choice) {
      return h(
        "button",
        {
          type: "button",
          class: "menu-item",
          role: choice ? "menuitemradio" : "menuitem",
          tabindex: "-1",
          data: { choice: item.id },
          aria: { checked: choice ? String(Boolean(item.checked)) : undefined },
          on: { click: () => close(item.id) },
        },
        choice && h("span", { class: "mark" }, item.checked && icon("check")),
        // The direction is the text's own; the mark stays where the page begins its lines.
        h(
          "span",
          { lang: item.lang, dir: item.dir ?? "auto" },
          item.text,
          item.note && h("span", { class: "soft small" }, ` ${item.note}`),
        ),
      );
    }

    menu.addEventListener("keydown", (event) => steer(event, entries, close));
    (document.querySelector("dialog[open]") ?? document.body).append(menu);
    menu.showPopover?.();
    place(menu, anchor);
    document.addEventListener("pointerdown", outside, true);
    addEventListener("resize", away);
    addEventListener("hashchange", away);
    (entries.find((node) => node.getAttribute("aria-checked") === "true") ?? entries[0])?.focus();
  });
}

function steer(event, entries, close) {
  const at = entries.indexOf(document.activeElement);
  const to = (index) => entries[(index + entries.length) % entries.length]?.focus();
  if (event.key === "ArrowDown") to(at + 1);
  else if (event.key === "ArrowUp") to(at - 1);
  else if (event.key === "Home") to(0);
  else if (event.key === "End") to(-1);
  else if (event.key === "Escape" || event.key === "Tab") close(null);
  else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) {
    const letter = event.key.toLocaleLowerCase();
    const ring = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
    ring.find((node) => node.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Below the anchor if there is room, else above; along its starting edge, and never outside the window. */
function place(menu, anchor) {
  const box = anchor instanceof Element ? anchor.getBoundingClientRect() : point(anchor);
  const { offsetWidth: width, offsetHeight: height } = menu;
  const start = getComputedStyle(document.documentElement).direction === "rtl" ? box.right - width : box.left;
  const left = Math.max(8, Math.min(start, document.documentElement.clientWidth - width - 8));
  const below = box.bottom + 4;
  const top = below + height <= innerHeight - 8 ? below : Math.max(8, box.top - height - 4);
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}

function point(anchor) {
  const x = anchor?.x ?? innerWidth / 2;
  const y = anchor?.y ?? innerHeight / 2;
  return { left: x, right: x, top: y, bottom: y };
}
