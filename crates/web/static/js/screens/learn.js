/**
 * Learn: the lessons are still to come; until then, the sandbox and one search to watch for every family of algorithms.
 */

import { fill, h } from "../dom.js";
import { label, t } from "../i18n.js";
import { icon } from "../icons.js";
import { playerSentence } from "../parts/catalogueWords.js";
import { thumb } from "../parts/thumb.js";
import { href, setTitle } from "../router.js";
import { familyExamples } from "../watch/setup/pairs.js";
import { sandboxDoor } from "./chooser.js";

/** Shows the screen. */
export function show(host, { meta }) {
  setTitle(t("learn-title"));
  fill(
    host,
    h(
      "div",
      { class: "coming card stack" },
      h("p", { class: "coming-mark" }, icon("learn")),
      h("h1", { text: t("learn-title") }),
      h("p", { class: "coming-badge", text: t("coming-badge") }),
      h("p", { text: t("learn-will") }),
      h("h2", { text: t("coming-meanwhile") }),
      h("p", { text: t("learn-now") }),
      h(
        "ul",
        { class: "chooser learn-list" },
        h("li", null, sandboxDoor()),
        familyExamples(meta.games).map((example) => h("li", null, exampleDoor(example))),
      ),
    ),
  );
}

function exampleDoor({ game, player, spec }) {
  const name = label("player", player.id, player.id);
  return h(
    "a",
    { class: "chooser-card", href: href(`${encodeURIComponent(game.game)}/watch`, { a: spec }) },
    thumb(game.picture, "small"),
    h(
      "span",
      { class: "door-words" },
      h("span", { class: "door-title", text: t("learn-example", { player: name, game: label("game", game.game, game.name) }) }),
      h("span", { class: "soft small", text: playerSentence(game, player) }),
    ),
  );
}
