/**
 * What has been counted up to the present place. At the end the numbers must be the engine's own, and the panel says so.
 */

import { fill, h } from "../../dom.js";
import { secondsText } from "../../game/names.js";
import { t, tn } from "../../i18n.js";
import { icon } from "../../icons.js";
import { frontier } from "../trace/frontier.js";

/** The counts that the recorded events and the engine both keep. */
const COUNTED = ["nodes", "leaves", "cutoffs", "table_hits", "expanded", "generated", "simulations"];

/** Which counts say something about a family of algorithms. */
const SHOWN = {
  game: ["nodes", "leaves", "cutoffs", "table_hits"],
  sampling: ["nodes", "simulations"],
  puzzle: ["nodes", "expanded", "generated"],
};

const countWords = (id) =>
  ({
    nodes: t("watch-count-nodes"),
    leaves: t("watch-count-leaves"),
    cutoffs: t("watch-count-cutoffs"),
    table_hits: t("watch-count-table"),
    expanded: t("watch-count-expanded"),
    generated: t("watch-count-generated"),
    simulations: t("watch-count-simulations"),
  })[id];

/** The counts in which the end of the record and the engine differ; empty when they agree, null when the engine's are not known. */
export function differences(trace) {
  const own = trace.info.counters;
  if (!own) return null;
  const counts = trace.counts(trace.length);
  return COUNTED.filter((id) => own[id] !== undefined && own[id] !== counts[id]);
}

/** Bytes as people say them. */
function bytesText(bytes) {
  if (bytes < 1024) return t("watch-bytes", { n: bytes });
  if (bytes < 1024 * 1024) return t("watch-kibibytes", { n: tn(bytes / 1024, { maximumFractionDigits: 0 }) });
  return t("watch-mebibytes", { n: tn(bytes / (1024 * 1024), { maximumFractionDigits: 1 }) });
}

export function createCounters() {
  const list = h("dl", { class: "watch-counts" });
  const verdict = h("p", { class: "small watch-verdict" });
  const element = h("div", { class: "watch-counters" }, list, verdict);
  let shownFor = null;
  let apart = null;

  const row = (id, words, text) => h("div", { data: { count: id } }, h("dt", { text: words }), h("dd", { text }));

  function rows(trace, place) {
    const counts = trace.counts(place);
    // A table that never helped is not worth a number.
    const end = trace.counts(trace.length);
    const ids = SHOWN[trace.family].filter((id) => id !== "table_hits" || end.table_hits > 0);
    const found = ids.map((id) => row(id, countWords(id), tn(counts[id])));
    if (trace.family === "puzzle") found.push(row("waiting", t("watch-count-waiting"), tn(frontier(trace, place, 0).open.total)));
    const current = trace.current(place);
    const node = current === null ? null : trace.node(current, place);
    found.push(row("level", t("watch-count-level"), node ? tn(node.level) : "–"));
    const round = trace.iteration(place);
    if (round !== null) found.push(row("round", t("watch-count-round"), tn(round)));
    return found;
  }

  /** What is known of the whole search only. */
  function totals({ info }) {
    const found = [];
    if (typeof info.seconds === "number") found.push(row("time", t("watch-count-time"), secondsText(info.seconds)));
    if (info.counters?.peak_memory_bytes) found.push(row("memory", t("watch-count-memory"), bytesText(info.counters.peak_memory_bytes)));
    return found;
  }

  return {
    element,
    show({ trace, place }) {
      if (shownFor !== trace) {
        shownFor = trace;
        apart = differences(trace);
      }
      const isEnd = place === trace.length;
      fill(list, rows(trace, place), totals(trace));
      // Its room stays, so that nothing below it jumps at the end.
      if (!isEnd || apart === null) {
        verdict.className = "small watch-verdict";
        fill(verdict, "\u00a0");
        return;
      }
      verdict.className = `small watch-verdict ${apart.length === 0 ? "fine" : "complaint"}`;
      const words = apart.length === 0 ? t("watch-counts-equal") : t("watch-counts-differ", { names: apart.map(countWords).join(", ") });
      fill(verdict, icon(apart.length === 0 ? "check" : "warning"), h("span", { text: words }));
    },
  };
}
