/**
 * `#/watch` and `#/compare` without a game: which one? A small card for every game of the catalogue, and the door to the sandbox.
 */

import { fill, h } from "../dom.js";
import { label, t } from "../i18n.js";
import { icon } from "../icons.js";
import { thumb } from "../parts/thumb.js";
import { href, setTitle } from "../router.js";

/** Shows the screen. */
export function show(host, { page, meta }) {
  const title = page === "watch" ? t("watch-title") : t("compare-title");
  setTitle(title);
  fill(
    host,
    h(
      "div",
      { class: "home-head" },
      h("h1", { text: title }),
      h("p", { class: "soft", text: page === "watch" ? t("compare-choose-watch") : t("compare-choose-compare") }),
    ),
    h("ul", { class: "chooser" }, meta.games.map((game) => h("li", null, gameDoor(page, game))), h("li", null, sandboxDoor())),
  );
}

function gameDoor(page, game) {
  const name = label("game", game.game, game.name);
  return h(
    "a",
    { class: "chooser-card", href: href(`${encodeURIComponent(game.game)}/${page}`) },
    thumb(game.picture, "small"),
    h("span", { class: "door-title", text: name }),
  );
}

/** The way to the sandbox, for every page that has one. */
export function sandboxDoor() {
  return h(
    "a",
    { class: "chooser-card", href: href("sandbox") },
    h("span", { class: "thumb small chooser-mark", aria: { hidden: "true" } }, icon("tree")),
    h(
      "span",
      { class: "door-words" },
      h("span", { class: "door-title", text: t("sandbox-title") }),
      h("span", { class: "soft small", text: t("home-sandbox-text") }),
    ),
  );
}
