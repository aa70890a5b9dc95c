/**
 * Windows in the window, on the browser's own <dialog>: the rest of the page is inert, Esc closes, the focus comes back.
 *
 *     const dialog = openDialog({ title: t("import-title"), body: form, actions: [{ text: t("import-run"), primary: true, run: bring }] });
 *     if (await confirmDialog({ title, text, yes: t("delete") })) …
 *     const id = await choose([{ id: "11x18x25", text: "11x18x25" }, …], anchor);
 *
 * An action's `run` may answer `false` (or a promise of it) to keep the dialog open.
 */

import { freshId, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { popup } from "./menu.js";

/**
 * @param {object} options
 * @param {string} options.title
 * @param {Node|Node[]} options.body
 * @param {Array<{text: string, primary?: boolean, danger?: boolean, run?: () => (void|boolean|Promise<void|boolean>)}>} [options.actions]
 * @param {() => void} [options.onClose] called once, however it was closed
 * @param {boolean} [options.narrow]
 * @returns {{element: HTMLDialogElement, close: () => void, closed: Promise<void>}}
 */
export function openDialog({ title, body, actions = [], onClose, narrow = false }) {
  const before = document.activeElement;
  const id = freshId("dialog");
  const closeButton = h(
    "button",
    {
      type: "button",
      class: "button quiet icon-only",
      aria: { label: t("close") },
      title: t("close"),
      on: { click: () => element.close() },
    },
    icon("close"),
  );
  const buttons = actions.map((action) =>
    h("button", {
      type: "button",
      class: ["button", action.primary && "primary", action.danger && "danger"],
      text: action.text,
      on: { click: () => act(action) },
    }),
  );
  const element = h(
    "dialog",
    { class: ["dialog", narrow && "narrow"], aria: { labelledby: id } },
    h("div", { class: "dialog-head" }, h("h2", { id, text: title }), closeButton),
    h("div", { class: "dialog-body" }, body),
    buttons.length > 0 && h("div", { class: "dialog-foot" }, buttons),
  );

  async function act(action) {
    const answer = await action.run?.();
    if (answer !== false) element.close();
  }

  const away = () => element.close();
  /** @type {Promise<void>} */
  const closed = new Promise((resolve) => {
    element.addEventListener("close", () => {
      removeEventListener("hashchange", away);
      element.remove();
      if (before?.isConnected) before.focus({ preventScroll: true });
      onClose?.();
      resolve();
    });
  });
  // A press on the backdrop that also began there closes; dragging out of a text field does not.
  let pressedOutside = false;
  element.addEventListener("pointerdown", (event) => (pressedOutside = event.target === element));
  element.addEventListener("click", (event) => {
    if (event.target === element && pressedOutside) element.close();
  });
  addEventListener("hashchange", away);
  document.body.append(element);
  element.showModal();
  (
    element.querySelector("[autofocus]") ??
    element.querySelector(".dialog-body :is(input, select, textarea)") ??
    buttons[0] ??
    closeButton
  ).focus();
  return { element, close: () => element.close(), closed };
}

/** Asks yes or no; true for yes. Cancel has the focus, so that Enter alone destroys nothing. */
export async function confirmDialog({ title, text, yes, danger = false }) {
  let answer = false;
  const { element, closed } = openDialog({
    title,
    body: h("p", { text }),
    narrow: true,
    actions: [{ text: t("cancel") }, { text: yes, primary: !danger, danger, run: () => void (answer = true) }],
  });
  element.querySelector(".dialog-foot .button").focus();
  await closed;
  return answer;
}

/**
 * A menu for a pointing that means several things: `items` are {id, text} or plain texts.
 * @param {Element|{x: number, y: number}} anchor
 * @returns {Promise<string|null>} the chosen id
 */
export function choose(items, anchor, label = t("choose-one")) {
  const entries = items.map((item) => (typeof item === "string" ? { id: item, text: item, dir: "ltr" } : item));
  return popup(entries, anchor, label);
}

/** Shows a text to copy, with a button that copies it. */
export function copyDialog({ title, text, note }, copy) {
  const field = h("textarea", { class: "mono", rows: 3, readonly: true, dir: "ltr", value: text, aria: { label: title } });
  const said = h("p", { class: "small soft", role: "status" });
  const { element } = openDialog({
    title,
    narrow: true,
    body: h("div", { class: "stack copy-dialog" }, note && h("p", { class: "soft", text: note }), field, said),
    actions: [
      {
        text: t("copy"),
        primary: true,
        run: async () => {
          said.textContent = (await copy(text)) ? t("copied") : t("copy-failed");
          return false;
        },
      },
    ],
  });
  field.select();
  return element;
}
