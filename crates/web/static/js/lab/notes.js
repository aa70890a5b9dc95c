/**
 * What is said below the tables: how to read them, how games began, who judged, what a test found.
 */

import { h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { readSettings } from "../parts/parameters.js";

/** The notes to a plan. */
export function notesOf(plan, game) {
  const isMatch = game.seats.length === 2;
  const notes = [
    t("lab-note-interval"),
    game.puzzle ? t("lab-note-puzzle") : t("lab-note-decision"),
    t("lab-note-seed", { seed: tn(plan.seed, { useGrouping: false }) }),
    openingWords(plan, game),
    isMatch && !plan.pairings?.length && t("lab-note-pairs"),
    !isMatch && t("lab-note-same"),
    plan.reference && (game.puzzle ? t("lab-note-judge-puzzle", { player: plan.reference }) : t("lab-note-judge", { player: plan.reference, clip: plan.clip })),
  ].filter(Boolean);
  return h(
    "ul",
    { class: "lab-notes soft small" },
    notes.map((text) => h("li", { text })),
  );
}

function openingWords({ opening, positions = [] }, game) {
  if (positions.length > 0) return t("lab-note-positions", { n: positions.length });
  if (opening === "book") return t("lab-note-book", { n: game.openings });
  if (opening === 0) return null;
  return game.puzzle ? t("lab-note-scrambled", { n: opening }) : t("lab-note-opening", { n: opening });
}

/** What a test that ends early says so far, in a sentence. */
export function testWords({ test, verdict, pairs, llr, low, high }) {
  const values = readSettings(test);
  const [elo0, elo1] = [values.get("elo0"), values.get("elo1")].map((elo) => tn(Number(elo)));
  const found =
    { accepth0: () => t("lab-test-h0", { elo: elo1 }), accepth1: () => t("lab-test-h1", { elo: elo0 }) }[verdict]?.() ?? t("lab-test-open");
  const ratio = (value) => tn(value ?? 0, { maximumFractionDigits: 2 });
  return `${found} ${t("lab-test-ratio", { n: pairs, ratio: ratio(llr), low: ratio(low), high: ratio(high) })}`;
}
