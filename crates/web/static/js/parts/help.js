/**
 * The `?` help: every key that is bound on the screen shown now, group by group, and how to get about without a mouse.
 */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { boundKeys } from "../keys.js";
import { settings } from "../settings.js";
import { openDialog } from "./dialog.js";

/** Opens the help. */
export function showHelp() {
  showKeys(
    h("h3", { text: t("help-board") }),
    h("p", { text: t("help-board-text") }),
    h("p", { text: t("help-own-keys") }),
    h("p", { text: t("help-tools") }),
    h("p", { class: "soft", text: t("help-directions") }),
    h("p", { class: "soft" }, h("a", { href: "#/settings", text: t("help-settings") })),
  );
}

/** Opens a list of the keys that are bound, with more below it. */
export function showKeys(...more) {
  const groups = [...boundKeys()].reverse().filter((group) => group.bindings.some((binding) => binding.show));
  openDialog({
    title: t("help-title"),
    body: h("div", { class: "stack help" }, !settings.get("letterKeys") && h("p", { class: "complaint", text: t("help-letters-off") }), groups.map(section), more),
  });
}

/** Keys that do the same stand on one line. */
function section({ heading, bindings }) {
  const lines = new Map();
  for (const { show, says, words } of bindings) {
    if (!show) continue;
    if (!lines.has(says)) lines.set(says, { keys: [], words: words?.() ?? t(says) });
    const { keys } = lines.get(says);
    if (!keys.includes(show)) keys.push(show);
  }
  return [
    h("h3", { text: t(heading) }),
    h(
      "dl",
      { class: "keys" },
      [...lines.values()].map(({ keys, words }) => [
        h(
          "dt",
          null,
          keys.map((key) => h("kbd", { text: key })),
        ),
        h("dd", null, words),
      ]),
    ),
  ];
}
