/** The hint said aloud: the best move and what it is worth, as soon as somebody knows. */
import { t } from "../i18n.js";
import { actionText } from "./story.js";
import { bestHint } from "./table.js";
import { valueWords } from "./values.js";

/** "Best is 4: red wins in 7"; of a player that guesses without judging only what it would play. */
export function bestWords(meta, { worth, isCompared }, action) {
  const isGuess = !isCompared && worth.value_detail?.type === "estimate";
  return isGuess ? t("play-hint-chosen", { action }) : t("play-hint-says", { action, value: valueWords(meta, worth) });
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
    game.say(bestWords(meta, best, actionText(game.session.turn, best.action)));
    return true;
  }
  if (!look()) off = game.on(look);
}
