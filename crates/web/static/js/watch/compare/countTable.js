/**
 * What two searches counted, side by side, with how many times fewer or more; value and best action below.
 */

import { bdi, h } from "../../dom.js";
import { actionText } from "../../game/story.js";
import { secondsText } from "../../game/names.js";
import { valueWords } from "../../game/values.js";
import { t, tn } from "../../i18n.js";
import { decided, numberWords } from "../story/values.js";

/** The counts by their names in the trace; those that neither search has are left out, except the first. */
/** @type {[string, () => string][]} */
const COUNTS = [
  ["nodes", () => t("compare-nodes")],
  ["leaves", () => t("compare-leaves")],
  ["cutoffs", () => t("compare-cutoffs")],
  ["table_hits", () => t("compare-table-hits")],
  ["expanded", () => t("compare-expanded")],
  ["generated", () => t("compare-generated")],
  ["simulations", () => t("compare-simulations")],
];

/**
 * @param {Api.Game} game the catalogue's entry
 * @param {[Found, Found]} found what the two searches found
 * @typedef {{name: string, trace: import("../trace/trace.js").Trace, summary: Partial<Api.Recording>}} Found
 */
export function countTable(game, found) {
  const counts = found.map(({ trace }) => trace.counts(trace.length));
  const rows = COUNTS.filter(([key], index) => index === 0 || counts.some((count) => count[key] > 0)).map(([key, words]) =>
    row(words(), counts.map((count) => tn(count[key])), ratioText(counts[0][key], counts[1][key]), key),
  );
  const seconds = found.map(({ summary, trace }) => summary?.seconds ?? trace.info.seconds ?? null);
  rows.push(row(t("compare-time"), seconds.map((each) => (each === null ? "–" : secondsText(each))), timeText(...seconds), "time"));
  if (game.puzzle) {
    rows.push(row(t("compare-cost"), found.map(({ trace }) => tn(trace.info.cost ?? null)), "", "cost"));
  } else {
    rows.push(row(t("compare-value"), found.map((one) => worth(game, one)), "", "value"));
  }
  rows.push(row(t("compare-best"), found.map(({ trace }) => bestAction(trace)), "", "best"));
  return h(
    "table",
    { class: "count-table" },
    h("caption", { class: "visually-hidden", text: t("compare-table") }),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td"),
        found.map(({ name }, index) =>
          h(
            "th",
            { scope: "col" },
            h("span", { class: "count-search" }, searchMark(index), name),
          ),
        ),
        h("th", { scope: "col", text: t("compare-ratio") }),
      ),
    ),
    h("tbody", null, rows),
  );
}

/** The sign of the first or the second search, for those who see it. */
export const searchMark = (index) => h("span", { class: `search-mark search-mark-${index + 1}`, aria: { hidden: "true" } });

function row(words, cells, ratio, key) {
  return h(
    "tr",
    { data: { count: key } },
    h("th", { scope: "row", text: words }),
    cells.map((cell) => h("td", null, cell)),
    h("td", { class: "soft count-ratio" }, ratio),
  );
}

/** How many times fewer or more the second has: "3 times fewer". */
export function ratioText(first, second) {
  if (!first || second === null || second === undefined) return "";
  if (first === second) return t("compare-equal");
  if (second === 0) return t("compare-none");
  const times = tn(Math.max(first / second, second / first), { maximumSignificantDigits: 3 });
  return second < first ? t("compare-fewer", { times }) : t("compare-more", { times });
}

/** How many times shorter or longer the second took. */
export function timeText(first, second) {
  if (!first || !second) return "";
  const times = tn(Math.max(first / second, second / first), { maximumSignificantDigits: 3 });
  return second < first ? t("compare-shorter", { times }) : t("compare-longer", { times });
}

/** The value as the tree writes it, and what it means for whom. */
function worth(game, { trace, summary }) {
  const value = trace.info.value ?? null;
  const number = typeof value === "number" && !decided(value) ? bdi(numberWords(value), { dir: "ltr" }) : null;
  if (!summary?.value_detail) return number ?? bdi(tn(value), { dir: "ltr" });
  const words = valueWords(game, summary);
  return number && game.seats.length > 1 ? [number, h("span", { class: "soft small count-words" }, words)] : words;
}

function bestAction(trace) {
  const best = trace.info.best ?? trace.best(trace.length)?.action ?? trace.info.line?.[0] ?? null;
  return best === null ? "–" : bdi(actionText("one", best), { dir: "ltr", class: "mono" });
}
