/**
 * The Lab: not here yet. Its place in the frame says so, says what it will do, and what can be done today.
 */

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { copyButton } from "../parts/copyButton.js";
import { setTitle } from "../router.js";

/** A match of two players of the game, on the command line. */
function matchCommand(game) {
  const [first, second] = game.levels?.length > 1 ? [game.levels[0], game.levels[1]] : [game.players[0].id, game.default_player];
  return `plyground compare ${game.game} ${first} ${second} --games 20 --seed 1`;
}

/** The words of a command, each kept on one line as long as it fits: `--seed` is not torn at its hyphens. */
function whole(command) {
  return command.split(" ").flatMap((word, index) => [index > 0 && " ", h("span", { class: "whole-word", text: word })]);
}

/** Shows the screen. */
export function show(host, { game, meta }) {
  const command = matchCommand(game ?? meta.games.find((entry) => entry.seats.length === 2 && !entry.chance) ?? meta.games[0]);
  setTitle(t("lab-title"));
  fill(
    host,
    h(
      "div",
      { class: "coming card stack" },
      h("p", { class: "coming-mark" }, icon("lab")),
      h("h1", { text: t("lab-title") }),
      h("p", { class: "coming-badge", text: t("coming-badge") }),
      h("p", { text: t("lab-will") }),
      h("h2", { text: t("coming-meanwhile") }),
      h("p", { text: t("lab-now") }),
      h("pre", { translate: "no" }, whole(command)),
      h(
        "div",
        { class: "row" },
        copyButton(t("copy"), () => command),
        h("a", { class: "button", href: "#/compare" }, icon("compare"), t("compare-title")),
        h("a", { class: "button", href: "#/" }, icon("back"), t("to-home")),
      ),
    ),
  );
}
