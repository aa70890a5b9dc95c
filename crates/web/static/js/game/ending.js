/** The ends of games in lists: "red won", "Stuck at 1024 with 9,412 points". The server says which end it is. */

import { t, tn } from "../i18n.js";
import { seatName } from "./names.js";

/** The ends by their names: the message, and the one that says how far the game came. */
const WORDS = {
  draw: ["ending-draw"],
  points: ["ending-points", "ending-points-tile"],
  reached: ["ending-reached", "ending-reached-tile"],
  stuck: ["ending-stuck", "ending-stuck-tile"],
  solved: ["ending-solved"],
  unsolved: ["ending-unsolved"],
};

/** A milestone such as the largest tile, written as on its board. */
export const milestoneText = (milestone) => tn(milestone, { useGrouping: false });

/**
 * The end of a game in a few words.
 * @param {Api.Game} meta the catalogue's entry
 * @param {{ending: string, result: string, score: number, milestone: ?number}} game
 */
export function endingWords(meta, { ending, result, score, milestone }) {
  const [short, far] = WORDS[ending] ?? [];
  if (ending === "won") return t("ending-won", { seat: seatName(meta, result) });
  if (ending === "solved" && score < 0) return t("ending-solved-in", { n: -score });
  return far && milestone ? t(far, { n: tn(score), tile: milestoneText(milestone) }) : t(short, { n: tn(score) });
}
