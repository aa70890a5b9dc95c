/**
 * "Play from here": who takes which seat, and the game begins at the position given.
 */

import { api } from "../door/api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { go } from "../router.js";
import { openDialog } from "./dialog.js";
import { specEditor } from "./spec.js";

/** Opens the dialog; the person has the move, the game's usual player the other seat. */
export function openPlayFrom(game, variant, position, turn) {
  const mover = turn === "two" ? 1 : 0;
  const choosers = game.seats.map((_, seat) => specEditor({ game, seat, variant, value: seat === mover ? "human" : game.default_player }));
  const said = h("div", { role: "alert" });

  async function start() {
    try {
      const session = await api.post(`/games/${encodeURIComponent(game.game)}/sessions`, {
        variant,
        position,
        players: choosers.map((chooser) => chooser.value()),
      });
      go(`${encodeURIComponent(game.game)}/play`, { s: session.id });
      return true;
    } catch (problem) {
      fill(said, h("p", { class: "complaint" }, icon("warning"), h("span", { text: problem.text() })));
      return false;
    }
  }

  openDialog({
    title: t("play-from-here"),
    body: h(
      "div",
      { class: "stack" },
      choosers.map((chooser) => chooser.element),
      said,
    ),
    actions: [{ text: t("cancel") }, { text: t("play"), primary: true, run: start }],
  });
}
