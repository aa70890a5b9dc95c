/**
 * The two lists of a search for a way: the nodes that wait to be expanded, the best first, and those that are done, the latest first.
 */

import { bdi, fill, h } from "../../dom.js";
import { t, tn } from "../../i18n.js";
import { frontier } from "../trace/frontier.js";
import { actionName, isJoined } from "../story/moveWords.js";
import { numberWords } from "../story/values.js";

const MOST = 30;

/** @param {{onFocus: (n: number) => void}} options */
export function createLists({ onFocus }) {
  const element = h("div", { class: "stack watch-lists" });

  function table(trace, place, name, { total, nodes }) {
    const all = nodes.map((n) => ({ n, node: trace.node(n, place) }));
    const hasGuess = all.some(({ node }) => node.h !== null && node.h !== undefined);
    const head = [t("watch-column-node"), hasGuess && "f", "g", hasGuess && "h"].filter(Boolean);
    const cells = (node) => [hasGuess && node.f, node.g, hasGuess && node.h].filter((value) => value !== false);
    const nameOf = (node) => (node.action === null ? t("watch-root") : actionName(node.action));
    const line = ({ n, node }) =>
      h(
        "tr",
        null,
        h(
          "th",
          { scope: "row" },
          h(
            "button",
            { type: "button", class: ["watch-go", isJoined(nameOf(node)) && "plain-word"], data: { node: String(n) }, on: { click: () => onFocus(n) } },
            bdi(nameOf(node), { dir: isJoined(nameOf(node)) ? "auto" : "ltr" }),
          ),
          h("span", { class: "soft small", text: ` ${t("watch-number", { n: tn(n) })}` }),
        ),
        cells(node).map((value) => h("td", { class: "number", text: numberWords(value) })),
      );
    return h(
      "section",
      { class: "watch-list" },
      h("h3", null, name, h("span", { class: "soft", text: ` (${tn(total)})` })),
      all.length > 0 &&
        h(
          "div",
          { class: "watch-scroll" },
          h(
            "table",
            { class: "watch-table" },
            h("thead", null, h("tr", null, head.map((text) => h("th", { scope: "col", text })))),
            h("tbody", null, all.map(line)),
          ),
        ),
      total > all.length && h("p", { class: "soft small", text: t("watch-more", { n: total - all.length }) }),
      total === 0 && h("p", { class: "soft small", text: t("watch-list-empty") }),
    );
  }

  return {
    element,
    show({ trace, place }) {
      const held = element.contains(document.activeElement) ? document.activeElement.dataset.node : null;
      const { open, closed } = frontier(trace, place, MOST);
      fill(element, table(trace, place, t("watch-list-open"), open), table(trace, place, t("watch-list-closed"), closed));
      if (held) element.querySelector(`[data-node="${held}"]`)?.focus({ preventScroll: true });
    },
  };
}
