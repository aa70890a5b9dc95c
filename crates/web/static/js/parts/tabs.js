/** Tabs: a row of names and one panel shown at a time; arrows move along the row, as people of screen readers expect. */
import { freshId, h } from "../dom.js";
import { dir } from "../i18n.js";

/**
 * @param {string} name what the tabs are about
 * @param {Array<{id: string, text: string, element: HTMLElement}>} tabs
 * @param {(id: string) => void} [onShow]
 */
export function createTabs(name, tabs, onShow) {
  let shown = "";
  const entries = tabs.map(({ id, text, element }) => {
    const tabId = freshId("tab");
    const panel = h("div", { class: "tab-panel", role: "tabpanel", tabindex: "-1", hidden: true, aria: { labelledby: tabId } }, element);
    panel.id = freshId("panel");
    const tab = h(
      "button",
      {
        type: "button",
        class: "tab",
        role: "tab",
        id: tabId,
        tabindex: "-1",
        aria: { selected: "false", controls: panel.id },
        on: { click: () => show(id) },
      },
      text,
    );
    return { id, tab, panel };
  });
  const list = h(
    "div",
    { class: "tab-list", role: "tablist", aria: { label: name } },
    entries.map(({ tab }) => tab),
  );
  list.addEventListener("keydown", (event) => {
    const at = entries.findIndex(({ id }) => id === shown);
    const forward = dir() === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = dir() === "rtl" ? "ArrowRight" : "ArrowLeft";
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const entry = entries[(to + entries.length) % entries.length];
    show(entry.id);
    entry.tab.focus();
  });

  function show(id) {
    if (id === shown) return;
    shown = id;
    for (const entry of entries) {
      const mine = entry.id === id;
      entry.panel.hidden = !mine;
      entry.tab.setAttribute("aria-selected", String(mine));
      entry.tab.tabIndex = mine ? 0 : -1;
    }
    onShow?.(id);
  }

  const element = h(
    "div",
    { class: "tabs" },
    list,
    entries.map(({ panel }) => panel),
  );
  return {
    element,
    show,
    get shown() {
      return shown;
    },
  };
}
