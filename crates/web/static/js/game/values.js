/**
 * What positions and moves are worth, in words.
 *
 * The server's values are Player One's view. Here they become sentences that name the seat which is better off, numbers for
 * tables, short marks for the board, and tones. What a number counts is told by its detail:
 *
 *   winner, win_in    decided: "red wins in 7", in a puzzle "46 steps to the goal"
 *   p, ci             share of the points, a draw counting half: "62 % ± 1 % of the points for blue"
 *   share, with dice  points of an evaluation, which say nothing to people: "about 79 % for horses"
 *   otherwise         points of an evaluation: "+1.2 for black"; with one seat the expected value
 *
 * @typedef {{value: number|null, value_detail: Api.ValueDetail, share: number|null}} Worth
 */
import { dir, t, tn } from "../i18n.js";
import { seatName } from "./names.js";

const NEAR = 1e-9;
const GOOD_SHARE = 0.03;
const BAD_SHARE = 0.1;
/** For one who plays alone: which part of the best value a move may give away and still be good, or so-so. */
const GOOD_LOSS = 0.01;
const EVEN_LOSS = 0.05;

/** What kind of value it is: "steps", "decided", "probability", "share" or "points". */
export function kindOf(meta, worth) {
  const detail = worth.value_detail ?? {};
  if (detail.winner !== undefined) return meta.puzzle ? "steps" : "decided";
  if (detail.p !== undefined) return "probability";
  const isShared = meta.chance && meta.seats.length === 2 && worth.share !== null && worth.share !== undefined;
  return isShared ? "share" : "points";
}

/** A number with as many digits as it deserves. */
export function numberText(value) {
  if (value === null || value === undefined) return "–";
  const size = Math.abs(value);
  if (size >= 1e6) return tn(value, { notation: "compact", maximumFractionDigits: 3 });
  if (size >= 100) return tn(value, { maximumFractionDigits: 0 });
  return tn(value, { maximumFractionDigits: size >= 10 ? 1 : 2 });
}

/** A number short enough for a board: 912, 46K, 1.326M. */
function markNumber(value) {
  const size = Math.abs(value);
  if (size >= 1e6) return t("value-mark-million", { n: tn(value / 1e6, { maximumFractionDigits: 3 }) });
  if (size >= 1e4) return t("value-mark-thousand", { n: tn(value / 1e3, { maximumFractionDigits: 1 }) });
  return numberText(value);
}

/** A number with its sign before it, also in a right-to-left line. */
function signed(text) {
  return dir() === "rtl" ? `\u2066${text}\u2069` : text;
}

function percentText(p) {
  const fraction = p > 0.99 || p < 0.01 ? 1 : 0;
  return tn(p, { style: "percent", maximumFractionDigits: fraction });
}

/** The sentence: "red wins in 7", "62 % of the points for blue", "46 steps to the goal". */
export function valueWords(meta, worth) {
  const detail = worth.value_detail ?? {};
  const kind = kindOf(meta, worth);
  if (kind === "steps") return stepsWords(detail);
  if (kind === "decided") return decidedWords(meta, detail);
  if (kind === "probability") return chanceWords(meta, detail);
  if (kind === "share") return shareWords(meta, worth.share);
  if (worth.value === null || worth.value === undefined) return t("value-unknown");
  const margin = marginText(detail, numberText);
  if (meta.seats.length === 1) return t("value-expected", { v: numberText(worth.value) + margin });
  const isBound = detail.type === "lower" || detail.type === "upper";
  if (Math.abs(worth.value) < NEAR && !isBound) return t("value-even") + margin;
  // At most even for Player One is at least even for Player Two.
  const isOnes = Math.abs(worth.value) < NEAR ? detail.type === "lower" : worth.value > 0;
  const seat = seatName(meta, isOnes ? "one" : "two");
  return t("value-for", { v: signed(boundMark(detail, isOnes) + numberText(Math.abs(worth.value)) + margin), seat });
}

function stepsWords(detail) {
  if (detail.type === "lower" || detail.type === "estimate") return t("value-steps-perhaps", { n: detail.win_in });
  return t("value-steps", { n: detail.win_in });
}

function decidedWords(meta, detail) {
  const seat = seatName(meta, detail.winner);
  if (meta.seats.length === 2 && !detail.win_in) return t("value-wins", { seat });
  const isAlone = meta.seats.length === 1;
  const id = !isAlone ? "value-wins-in" : detail.winner === "one" ? "value-reaches-goal" : "value-loses";
  const v = t(id, { seat, n: detail.win_in });
  const proof = proofOf(detail);
  if (proof === "bound") return t("value-or-sooner", { v });
  if (proof === "open") return t(isAlone && detail.winner === "two" ? "value-at-worst" : "value-at-best", { v });
  return proof === "guess" ? t("value-perhaps", { v }) : v;
}

/**
 * How sure the end of a decided game is: "exact"; "bound", won at the latest then; "open", won at the earliest then, if at all; or "guess".
 */
function proofOf(detail) {
  if (detail.type === "estimate") return "guess";
  if (detail.type !== "lower" && detail.type !== "upper") return "exact";
  return (detail.type === "lower") === (detail.winner === "one") ? "bound" : "open";
}

function chanceWords(meta, detail) {
  const margin = marginText(detail, percentText);
  if (meta.seats.length === 1) return t("value-chance", { p: percentText(detail.p) + margin });
  if (Math.abs(detail.p - 0.5) < 0.005) return t("value-even-chance", { p: percentText(0.5) }) + margin;
  const better = detail.p > 0.5;
  return t("value-percent-for", {
    p: percentText(better ? detail.p : 1 - detail.p) + margin,
    seat: seatName(meta, better ? "one" : "two"),
  });
}

/** The share of the game that an evaluation stands for: no measured chance, hence "about". */
function shareWords(meta, share) {
  if (Math.abs(share - 0.5) < 0.005) return t("value-even");
  const better = share > 0.5;
  return t("value-about-percent-for", { p: percentText(better ? share : 1 - share), seat: seatName(meta, better ? "one" : "two") });
}

function marginText(detail, write) {
  return detail.ci ? ` ± ${write(detail.ci)}` : "";
}

/** "≥" or "≤" before a size that is only a bound, for the player it is told of. */
function boundMark(detail, isOnes) {
  if (detail.type !== "lower" && detail.type !== "upper") return "+";
  return (detail.type === "lower") === isOnes ? "≥ " : "≤ ";
}

/** The value as a table shows it, seen by Player One: "+1.2", "red 7", "62 %". */
export function valueCell(meta, worth) {
  const detail = worth.value_detail ?? {};
  const kind = kindOf(meta, worth);
  if (kind === "steps") return t("value-cell-steps", { n: detail.win_in });
  if (kind === "decided") return decidedWords(meta, detail);
  if (kind === "probability") return chanceWords(meta, detail);
  if (kind === "share") return shareWords(meta, worth.share);
  if (meta.seats.length === 1) return numberText(worth.value) + marginText(detail, numberText);
  return valueWords(meta, worth);
}

/** A mark that fits on a board, in the view of the seat to move: "+7", "W5", "L4", "62 %". */
export function valueMark(meta, worth, turn) {
  const detail = worth.value_detail ?? {};
  const kind = kindOf(meta, worth);
  if (kind === "steps") return tn(detail.win_in);
  if (kind === "decided") {
    const v = t(detail.winner === turn ? "value-mark-win" : "value-mark-loss", { n: detail.win_in });
    return ["open", "guess"].includes(proofOf(detail)) ? t("value-mark-perhaps", { v }) : v;
  }
  if (kind === "probability") return percentText(turn === "two" ? 1 - detail.p : detail.p);
  if (kind === "share") return percentText(turn === "two" ? 1 - worth.share : worth.share);
  const value = turn === "two" ? -worth.value : worth.value;
  if (meta.seats.length === 1) return markNumber(value);
  return signed(value > 0 ? `+${markNumber(value)}` : value < 0 ? `−${markNumber(-value)}` : numberText(0));
}

/**
 * What stands on the board for a judged move. Alone, points say less than what a move gives away: the best has a star, the
 * others the part of it that they lose, all in the same unit.
 * @returns {{text: string, words: string}} `words` for screen readers
 */
export function boardMark(meta, row, best, turn) {
  const isAlone = meta.seats.length === 1 && kindOf(meta, row.worth) === "points" && kindOf(meta, best.worth) === "points";
  if (!isAlone) {
    const text = valueMark(meta, row.worth, turn);
    return { text, words: text };
  }
  if (row.rank === 1) return { text: "★", words: t("value-best", { v: numberText(row.worth.value) }) };
  const part = lostPart(row, best);
  const text = part === null ? row.difference : signed(`−${tn(part, { style: "percent", maximumSignificantDigits: 2 })}`);
  return { text, words: text };
}

/** Which part of the best value a move gives away; null where the best is nothing to take a part of. */
function lostPart(row, best) {
  return best.merit > 0 ? (best.merit - row.merit) / best.merit : null;
}

/** How good a value is for the seat to move; larger is better. */
export function merit(worth, turn) {
  const detail = worth.value_detail ?? {};
  const value = worth.value ?? (detail.winner ? (detail.winner === "one" ? 1e9 : -1e9) : Number.NEGATIVE_INFINITY);
  return turn === "two" ? -value : value;
}

/** Tells which values come from an earlier, less deep round of the search: they say nothing beside that of the move to play. */
function outdated(answer) {
  const chosen = answer.actions.find(({ action }) => action === answer.best);
  const depth = answer.reason?.measure === "value" ? (chosen?.depth ?? 0) : 0;
  return (judged) => judged.value_detail?.type === "estimate" && judged.depth < depth;
}

/**
 * The judged actions of an answer that can be compared, best first, each with rank, difference to the best and tone.
 * @returns {Array<{action: string, gesture: Api.Gesture, worth: Worth, nodes: number, line: string[], depth: number, rank: number, loss: number, difference: string, tone: import("../board/types.js").Value["tone"]}>}
 */
export function rankActions(meta, answer, turn) {
  const isOutdated = answer?.actions ? outdated(answer) : null;
  const rows = (answer?.actions ?? []).filter((judged) => !isOutdated(judged)).map((judged) => ({ ...judged, worth: judged, merit: merit(judged, turn) }));
  const order = rows.map((row, index) => ({ row, index }));
  const first = ({ row }) => (row.action === answer.best ? 0 : 1);
  order.sort((a, b) => b.row.merit - a.row.merit || first(a) - first(b) || a.index - b.index);
  const sorted = order.map(({ row }) => row);
  const best = sorted[0];
  const worst = sorted[sorted.length - 1];
  sorted.forEach((row, index) => {
    const same = index > 0 && Math.abs(row.merit - sorted[index - 1].merit) < NEAR;
    row.rank = same ? sorted[index - 1].rank : index + 1;
    row.loss = lossOf(meta, row, best, turn);
    row.difference = differenceText(meta, row, best);
    row.tone = toneOf(meta, row, best, worst, turn);
  });
  return sorted;
}

/** Whether values can be compared as shares of the game: between two seats, where both are known. */
function haveShares(meta, ...rows) {
  return meta.seats.length === 2 && rows.every(({ share }) => share !== null && share !== undefined);
}

/** How much a move gives away, as a share of the game where that is known, else in points. */
function lossOf(meta, row, best, turn) {
  if (!haveShares(meta, row, best)) return best.merit - row.merit;
  return Math.max(0, turn === "two" ? row.share - best.share : best.share - row.share);
}

function differenceText(meta, row, best) {
  if (Math.abs(row.merit - best.merit) < NEAR) return "";
  const kinds = [kindOf(meta, row), kindOf(meta, best)];
  if (kinds[0] !== kinds[1]) return "";
  if (kinds[0] === "steps") return t("value-later", { n: row.value_detail.win_in - best.value_detail.win_in });
  if (kinds[0] === "decided") {
    const plies = row.value_detail.win_in - best.value_detail.win_in;
    if (row.value_detail.winner !== best.value_detail.winner) return "";
    return plies > 0 ? t("value-later", { n: plies }) : t("value-sooner", { n: -plies });
  }
  if (kinds[0] === "probability") return signed(`−${percentText(Math.abs(row.value_detail.p - best.value_detail.p))}`);
  if (kinds[0] === "share") return signed(`−${tn(Math.abs(row.share - best.share), { style: "percent", maximumFractionDigits: 1 })}`);
  return signed(`−${numberText(best.merit - row.merit)}`);
}

function toneOf(meta, row, best, worst, turn) {
  if (Math.abs(row.merit - best.merit) < NEAR) return "best";
  const [own, top] = [row.value_detail?.winner, best.value_detail?.winner];
  if (own !== undefined && own !== turn && top !== own) return "bad";
  if (top === turn && own !== turn) return "bad";
  if (top === turn && own === turn) return "good";
  if (haveShares(meta, row, best)) return row.loss <= GOOD_SHARE ? "good" : row.loss >= BAD_SHARE ? "bad" : "even";
  const part = meta.seats.length === 1 && !meta.puzzle ? lostPart(row, best) : null;
  if (part !== null) return part < GOOD_LOSS ? "good" : part < EVEN_LOSS ? "even" : "bad";
  const span = best.merit - worst.merit || 1;
  const lost = (best.merit - row.merit) / span;
  return lost <= 0.25 ? "good" : lost >= 0.66 ? "bad" : "even";
}
