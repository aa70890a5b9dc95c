/** The hint said aloud: the best move and what it is worth, as soon as somebody knows. */
import { t } from "../i18n.js";
import { actionText } from "./story.js";
import { bestHint } from "./table.js";
import { valueWords } from "./values.js";

/**
 * "Best is 4: red wins in 7", where it is known to be the best; of a player that guesses without judging only what it would play.
 * @param {(action: string) => string} write how a move is told
 */
export function bestWords(meta, { action, worth, isCompared, standing, rival }, write) {
  const isGuess = !isCompared && worth.value_detail?.type === "estimate";
  const args = { action: write(action), value: valueWords(meta, worth) };
  if (isGuess) return t("play-hint-chosen", args);
  if (standing === "close" && rival !== null) return t("play-hint-close", { ...args, other: write(rival) });
  if (standing === "leading") return t("play-hint-leading", args);
  return t(standing === "ahead" || standing === "close" ? "play-hint-ahead" : "play-hint-says", args);
}

/**
 * Shows and says the best move once the hints are there, unless the game has gone on meanwhile.
 * @param {ReturnType<typeof import("./table.js").createTable>} table
 */
export function sayBest(table) {
  const { meta, game, hints } = table;
  const { node } = game.session;
  let off = () => {};
  function look() {
    const moved = game.session.node !== node;
    if (!moved && hints.state.status === "thinking") return false;
    off();
    const best = bestHint(table);
    if (moved || !best) return true;
    table.show({ preview: best.action });
    game.say(bestWords(meta, best, (action) => actionText(game.session.turn, action)));
    return true;
  }
  if (!look()) off = game.on(look);
}
