/**
 * Textbook trees as cards: a small drawing, the title, who searches. A press on one runs it, and then its note says what there is to see.
 */

import { h } from "../../dom.js";
import { has, label, prose, slug, t } from "../../i18n.js";
import { splitSpec } from "../../game/playerSpec.js";
import { treeThumb } from "./draw.js";
import { parseTree } from "./text.js";

/**
 * @param {Api.Game[]} kinds the sandboxes of /meta, each with its examples
 * @typedef {{id: string, title: string, text: string, variant: string, player: string, source: string, note: string}} Example
 * @param {(example: Example) => void} onOpen
 * @returns {HTMLElement|null}
 */
export function exampleCards(kinds, onOpen) {
  const examples = kinds.flatMap((kind) => kind.examples ?? []);
  if (examples.length === 0) return null;
  return h(
    "section",
    { class: "stack", aria: { labelledby: "sandbox-examples" } },
    h("h2", { id: "sandbox-examples", text: t("sandbox-examples") }),
    h("ul", { class: "example-cards" }, examples.map((example) => h("li", null, card(example, onOpen)))),
  );
}

function card(example, onOpen) {
  const [player] = splitSpec(example.player);
  return h(
    "button",
    { type: "button", class: "example-card", data: { example: example.id }, on: { click: () => onOpen(example) } },
    drawing(example.text),
    h(
      "span",
      { class: "example-words" },
      h("span", { class: "door-title", text: prose(label("example", example.id, example.title)) }),
      h("span", { class: "small example-player", text: label("player", player, player) }),
    ),
  );
}

/** What there is to see in an example, and where it is from. */
export function exampleNote(example) {
  const isTranslated = has(`example-${slug(example.id)}-note`);
  return h(
    "div",
    { class: "example-note" },
    h("h2", { text: prose(label("example", example.id, example.title)) }),
    h("p", { text: prose(label("example", `${example.id}-note`, example.note)) }),
    // A note in another language ends with its source in that language.
    example.source && !isTranslated && h("p", { class: "soft small", lang: "en", dir: "ltr", text: example.source }),
  );
}

/** A tree that cannot be drawn leaves an empty frame. */
function drawing(text) {
  const frame = h("span", { class: "example-picture", dir: "ltr", aria: { hidden: "true" } });
  try {
    frame.append(treeThumb(parseTree(text)));
  } catch {
    frame.classList.add("is-empty");
  }
  return frame;
}
