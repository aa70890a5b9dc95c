/**
 * What tables of players show: columns by game, each with its words, its cells and the number it is sorted by.
 */

import { bdi, h } from "../dom.js";
import { secondsText, seatName } from "../game/names.js";
import { t, tn } from "../i18n.js";
import { bytesText, playerCell } from "./words.js";

const percent = (value) => tn(100 * value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = (value) => tn(value, { maximumFractionDigits: 0 });
const count = (value) => tn(value, { maximumFractionDigits: value < 100 ? 1 : 0 });
const twoPlaces = (value) => tn(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** A true minus before a rating that rounds to nothing would be odd. */
const rating = (value) => tn(Math.round(value) || 0);

/** A measure with half of its interval in a quiet tone. */
export function withError(value, error, write) {
  if (value === null || value === undefined) return "–";
  const shows = typeof error === "number" && Number.isFinite(error) && error > 0;
  return [
    h("span", { class: "lab-value" }, bdi(write(value))),
    shows && h("span", { class: "lab-error" }, h("span", { class: "visually-hidden", text: " " }), bdi(`± ${write(error)}`)),
  ];
}

const measured = (key, words, write, hint) => ({
  key,
  words,
  hint,
  number: (line) => line[key],
  cell: (line) => withError(line[key], line[`${key}_error`], write),
});
const counted = (key, words) => ({ key, words, number: (line) => line[key], cell: (line) => bdi(tn(line[key])) });

/**
 * The columns of a table of players.
 * @param {Api.Game} game the catalogue's entry
 * @param {Api.Experiment} plan
 * @param {Api.Standing[]} lines the standings
 * @typedef {{key: string, words: string, hint?: string, isText?: boolean, number: (line: Api.Standing) => number|string|null, cell: (line: Api.Standing) => import("../dom.js").Child}} Column
 * @returns {Column[]}
 */
export function columns(game, plan, lines) {
  const keepsSeats = Boolean(plan.pairings?.length);
  const isMatch = game.seats.length === 2;
  /** @type {Column[]} */
  const list = [{ key: "name", words: t("lab-player"), isText: true, number: ({ name }) => name, cell: playerCell }];
  if (keepsSeats) {
    list.push({ key: "seat", words: t("lab-seat"), isText: true, number: ({ seat }) => seat, cell: ({ seat }) => seatName(game, seat) });
  }
  if (game.puzzle) {
    list.push(
      { key: "won", words: t("lab-solved"), number: ({ won }) => won, cell: ({ won, games }) => t("lab-of", { n: won, all: games }) },
      { ...measured("score_mean", t("lab-steps"), (value) => twoPlaces(Math.abs(value)), t("lab-steps-hint")), number: ({ score_mean: score }) => (score === null ? null : -score) },
    );
  } else if (isMatch) {
    list.push(counted("games", t("lab-games")), counted("won", t("lab-won")), counted("drawn", t("lab-drawn")), counted("lost", t("lab-lost")));
    if (!keepsSeats) list.push(measured("score_mean", t("lab-score"), percent, t("lab-score-hint")), measured("elo", t("lab-elo"), rating, t("lab-elo-hint")));
  } else {
    list.push(counted("games", t("lab-games")));
    if (lines.some((line) => line.won_share !== null)) list.push(measured("won_share", t("lab-reached"), percent, t("lab-reached-hint")));
    list.push(measured("score_mean", t("lab-points"), whole), {
      key: "score_sd",
      words: t("lab-deviation"),
      number: (line) => line.score_sd,
      cell: ({ score_sd: sd }) => (sd === null ? "–" : bdi(whole(sd))),
    });
  }
  if (!game.puzzle) list.push(measured("decisions_per_game", t("lab-length"), count, t("lab-length-hint")));
  list.push(
    measured("nodes_per_action", t("lab-nodes"), count, game.puzzle ? t("lab-per-puzzle") : t("lab-per-decision")),
    measured("seconds_per_action", t("lab-time"), secondsText, game.puzzle ? t("lab-per-puzzle") : t("lab-per-decision")),
    { key: "peak_memory_bytes", words: t("lab-memory"), hint: t("lab-memory-hint"), number: (line) => line.peak_memory_bytes, cell: (line) => bdi(bytesText(line.peak_memory_bytes)) },
  );
  if (lines.some((line) => line.loss_per_action !== null)) {
    const [best, loss] = game.puzzle
      ? [[t("lab-shortest"), t("lab-shortest-hint")], [t("lab-detour"), t("lab-detour-hint")]]
      : [[t("lab-best"), t("lab-best-hint")], [t("lab-loss"), t("lab-loss-hint")]];
    list.push(measured("best_share", best[0], percent, best[1]), measured("loss_per_action", loss[0], twoPlaces, loss[1]));
  }
  if (lines.some(({ tiles }) => tiles.length > 0)) {
    list.push({ key: "tiles", words: t("lab-tiles"), isText: true, number: ({ tiles }) => tiles[0]?.tile ?? 0, cell: tilesCell });
  }
  return list;
}

/** How often each tile was the largest. */
function tilesCell({ tiles, games }) {
  return h(
    "span",
    { class: "lab-tiles" },
    tiles.map(({ tile, games: last }) => h("span", { class: "lab-tile" }, h("b", { text: tn(tile, { useGrouping: false }) }), ` ${t("lab-percent", { n: tn((100 * last) / games, { maximumFractionDigits: 0 }) })}`)),
  );
}
