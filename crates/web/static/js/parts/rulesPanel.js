/** The game in a sentence, its variant, how positions and moves are written, and the keys. */
import { bdi, h } from "../dom.js";
import { t } from "../i18n.js";
import { playerOf } from "../game/ownKeys.js";
import { actionText } from "../game/story.js";
import { actionNotation, gameSentence, positionNotation, variantSentence } from "./catalogueWords.js";

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createRulesPanel({ meta, game }) {
  const variant = Object.fromEntries(
    game.session.variant
      .split(",")
      .filter(Boolean)
      .map((pair) => pair.split("=")),
  );
  const section = (title, ...content) => h("section", null, h("h3", { text: title }), content);
  const keys =
    meta.shortcuts.length > 0 &&
    section(
      t("play-rules-shortcuts"),
      h(
        "dl",
        { class: "keys" },
        meta.shortcuts.map(([key, does]) => [h("dt", null, h("kbd", { text: key.toUpperCase() })), h("dd", null, shortcutText(does))]),
      ),
    );
  const element = h(
    "div",
    { class: "rules-panel stack" },
    h("p", { text: gameSentence(meta) }),
    meta.variants.length > 0 &&
      section(
        t("play-rules-variant"),
        h(
          "dl",
          { class: "facts rules-variant" },
          meta.variants.map(({ key, sentence, default: usual }) =>
            h(
              "div",
              null,
              h("dt", null, h("code", { dir: "ltr" }, `${key}=${variant[key] ?? usual}`)),
              h("dd", { class: "small soft", text: variantSentence(meta, { key, sentence }) }),
            ),
          ),
        ),
      ),
    section(t("play-rules-positions"), h("p", { text: positionNotation(meta) })),
    section(t("play-rules-actions"), h("p", { text: actionNotation(meta) })),
    keys,
    section(t("play-rules-keys"), h("p", null, t("play-rules-keys-text"), " ", h("kbd", { text: "?" }))),
  );
  return { element, close() {} };
}

/** What a shortcut of the catalogue does, in words. */
export function shortcutText(does) {
  const spec = playerOf(does);
  if (spec === null) return bdi(actionText(null, does));
  return [t("play-rules-by"), " ", h("code", { dir: "ltr" }, spec)];
}
