/** The variant of a game, folded away beside a position that may belong to another one. */
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { describeVariant } from "./catalogueWords.js";
import { parameterForm } from "./parameters.js";
import { plainVariant } from "./start.js";

/**
 * @param {Api.Game} meta the game's entry of /meta
 * @param {string} [variant] what it shows first
 * @param {string} [title] what it is called
 * @returns {{element: HTMLElement, text: () => string, isChanged: () => boolean}|null} null for a game without variants
 */
export function variantDetails(meta, variant = "", title = t("play-rules-variant")) {
  if (meta.variants.length === 0) return null;
  const form = parameterForm({ parameters: meta.variants, text: variant, describe: describeVariant(meta), onChange: () => {} });
  const element = h("details", { class: "variant-details" }, h("summary", { text: title }), form.element);
  // The arrows are the fields' own here, not the moves'.
  element.addEventListener("keydown", (event) => event.key !== "Escape" && event.stopPropagation());
  return { element, text: form.text, isChanged: () => form.text() !== plainVariant(meta, variant) };
}
