/** The hint said aloud: the best move and what it is worth, as soon as somebody knows. */
import { t } from "../i18n.js";
import { actionText } from "./story.js";
import { rankedHints } from "./table.js";
import { valueWords } from "./values.js";

/**
 * Shows and says the best move once the hints are there, unless the game has gone on meanwhile.
 * @param {ReturnType<import("./table.js").createTable>} table
 */
export function sayBest(table) {
  const { meta, game, hints } = table;
  const { node } = game.session;
  let off = () => {};
  function look() {
    const moved = game.session.node !== node;
    if (!moved && hints.state.status === "thinking") return false;
    off();
    const { answer } = hints.state;
    const best = answer?.best ?? rankedHints(table)[0]?.action;
    if (moved || !answer || !best) return true;
    table.show({ preview: best });
    game.say(t("play-hint-says", { action: actionText(game.session.turn, best), value: valueWords(meta, answer) }));
    return true;
  }
  if (!look()) off = game.on(look);
}
