/**
 * Watch, Compare, Lab and Learn: not here yet. Their place in the frame says so, says what they will do, and what can be done today.
 */

import { fill, h } from "../dom.js";
import { label, t } from "../i18n.js";
import { icon } from "../icons.js";
import { copyButton } from "../parts/copyButton.js";
import { href, setTitle } from "../router.js";

/** The words of each page, and the command that does the same today. */
const PAGES = {
  watch: { mark: "tree", title: () => t("watch-title"), will: () => t("watch-will"), now: () => t("watch-now"), command: watchCommand },
  compare: {
    mark: "compare",
    title: () => t("compare-title"),
    will: () => t("compare-will"),
    now: () => t("compare-now"),
    command: compareCommand,
  },
  lab: { mark: "lab", title: () => t("lab-title"), will: () => t("lab-will"), now: () => t("lab-now"), command: compareCommand },
  learn: { mark: "learn", title: () => t("learn-title"), will: () => t("learn-will"), now: () => t("learn-now"), command: watchCommand },
};

function position(query) {
  const parts = [];
  if (query.v) parts.push(`--variant '${query.v}'`);
  if (query.p) parts.push(`--position '${query.p}'`);
  return parts.length ? ` ${parts.join(" ")}` : "";
}

/** A player that shows a small tree: one with a depth, if the game has any. Chance multiplies trees, so there it looks less far. */
function treePlayer(game) {
  const deep = game.players.find((player) => !player.solver && player.parameters.some((parameter) => parameter.key === "depth"));
  return deep ? `${deep.id}:depth=${game.chance ? 1 : 2}` : game.default_player;
}

function watchCommand(game, query) {
  return `plyground analyze ${game.game}${position(query)} --player ${treePlayer(game)} --trace tree.html`;
}

function compareCommand(game) {
  const [first, second] = game.levels?.length > 1 ? [game.levels[0], game.levels[1]] : [game.players[0].id, game.default_player];
  return `plyground compare ${game.game} ${first} ${second} --games 20 --seed 1`;
}

/** The words of a command, each kept on one line as long as it fits: `--seed` is not torn at its hyphens. */
function whole(command) {
  return command.split(" ").flatMap((word, index) => [index > 0 && " ", h("span", { class: "whole-word", text: word })]);
}

/** Shows the screen. */
export function show(host, { page, game, query, meta }) {
  const words = PAGES[page];
  const example = game ?? meta.games.find((entry) => entry.seats.length === 2 && !entry.chance) ?? meta.games[0];
  const command = words.command(example, query);
  const name = game ? label("game", game.game, game.name) : null;
  setTitle(name ? `${words.title()}, ${name}` : words.title());
  fill(
    host,
    h(
      "div",
      { class: "coming card stack" },
      h("p", { class: "coming-mark" }, icon(words.mark)),
      h("h1", { text: name ? t("coming-of", { page: words.title(), game: name }) : words.title() }),
      h("p", { class: "coming-badge", text: t("coming-badge") }),
      h("p", { text: words.will() }),
      h("h2", { text: t("coming-meanwhile") }),
      h("p", { text: words.now() }),
      h("pre", { translate: "no" }, whole(command)),
      h(
        "div",
        { class: "row" },
        copyButton(t("copy"), () => command),
        game &&
          h(
            "a",
            { class: "button primary", href: href(`${encodeURIComponent(game.game)}/analyse`, query) },
            icon("analyse"),
            t("coming-analyse", { game: name }),
          ),
        h("a", { class: "button", href: "#/" }, icon("back"), t("to-home")),
      ),
    ),
  );
}
