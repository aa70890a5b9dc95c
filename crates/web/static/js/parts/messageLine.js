/** The line under the board that says what happened and what comes; read aloud politely, except in fast shows. */
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { changeText, turnText } from "../game/story.js";

const FAST = 1;

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createMessageLine(table) {
  const { game, programs } = table;
  const element = h("p", { class: "message-line", role: "status", aria: { live: "polite" } });

  /** The largest thing made by the last move, if it is a new one; said until the next decision. */
  let reached = null;

  function look(before, browsing) {
    const { milestone, ply, last } = game.session;
    const isMove = !browsing && before && (last?.by !== "chance" || ply - before.ply > 1);
    if (isMove) reached = ply > before.ply && milestone > (before.milestone ?? 0) ? milestone : null;
    else if (browsing) reached = null;
    return reached;
  }

  function show() {
    const isFast = programs.state.running && settings.get("speed") > FAST;
    element.setAttribute("aria-live", isFast ? "off" : "polite");
    if (element.textContent !== game.message.text) element.textContent = game.message.text;
    element.dataset.tone = game.message.tone;
  }

  const off = game.on((what, detail) => {
    if (what === "message") show();
    if (what === "running") game.say(turnText(table));
    if (what !== "session") return;
    const { before, browsing } = detail ?? {};
    if (
      before &&
      before.node === game.session.node &&
      before.dice === game.session.dice &&
      String(before.players) === String(game.session.players)
    )
      return;
    game.say(changeText(table, before ?? game.session, browsing, look(before, browsing)));
  });
  game.message = { text: turnText(table), tone: "plain" };
  show();
  return { element, close: off };
}
