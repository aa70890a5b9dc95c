/**
 * Home: a card for every game of the catalogue, the games under way, and the doors to the rest.
 */

import { api } from "../door/api.js";
import { announce, fill, h } from "../dom.js";
import { endingWords } from "../game/ending.js";
import { playerName } from "../game/names.js";
import { ago, label, t, td } from "../i18n.js";
import { icon } from "../icons.js";
import { gameSentence } from "../parts/catalogueWords.js";
import { confirmDialog } from "../parts/dialog.js";
import { openImporter } from "../parts/importer.js";
import { thumb } from "../parts/thumb.js";
import { href } from "../router.js";

const RECENT = 12;
/** Positions that were only looked at are sessions too: more are asked for than are shown. */
const ASKED = 60;

/** Shows the screen. */
export async function show(host, { meta }) {
  const recent = h("div", { class: "recent-host" });
  fill(
    host,
    h("div", { class: "home-head" }, h("h1", { text: t("home-title") }), h("p", { class: "soft", text: t("home-lead") })),
    firstLook(meta),
    h("ul", { class: "game-cards" }, meta.games.map(gameCard)),
    h(
      "div",
      { class: "home-below" },
      h("section", { aria: { labelledby: "continue-title" } }, h("h2", { id: "continue-title", text: t("home-continue") }), recent),
      h("section", { aria: { labelledby: "more-title" } }, h("h2", { id: "more-title", text: t("home-more") }), doors(meta)),
    ),
  );
  await fillRecent(recent, meta);
}

function gameCard(game) {
  const name = label("game", game.game, game.name);
  const original = label("game", `${game.game}-original`, "");
  const door = (page, text, mark, extra) =>
    h(
      "a",
      { class: ["button", extra], href: href(`${encodeURIComponent(game.game)}/${page}`), aria: { label: `${text}: ${name}` } },
      mark && icon(mark),
      text,
    );
  return h(
    "li",
    { class: "game-card" },
    thumb(game.picture),
    h(
      "div",
      { class: "game-words" },
      h(
        "h2",
        { class: "game-name" },
        h("span", { text: name }),
        original && !isSameWord(original, name) && h("span", { class: "original soft", lang: "ar", dir: "rtl", text: original }),
      ),
      h("p", { class: "soft", text: gameSentence(game) }),
    ),
    h("div", { class: "game-doors" }, door("play", t("play"), "play", "primary"), door("analyse", t("analyse")), door("watch", t("home-watch"), "tree", "door-watch")),
  );
}

/** For those who are new to search: one press to the first cut-off of the first textbook tree. */
function firstLook({ sandboxes = [] }) {
  const example = sandboxes.flatMap((kind) => kind.examples ?? [])[0];
  if (!example) return null;
  const where = href("sandbox", { tree: example.text, v: example.variant || undefined, a: example.player, at: "cut" });
  return h("p", { class: "first-look" }, h("span", { text: t("home-new") }), " ", h("a", { class: "button", href: where }, icon("tree"), t("home-first-cut")));
}

/** The mark of a page that is still to come. */
const soon = () => h("span", { class: "soon", text: t("coming-soon") });

/** Persian and Arabic write some letters with code points of their own that look the same; a name is not shown twice for that. */
function isSameWord(one, other) {
  const plain = (text) => text.replaceAll("ی", "ي").replaceAll("ک", "ك");
  return plain(one) === plain(other);
}

async function fillRecent(host, meta) {
  const answer = await api.get(`/sessions?limit=${ASKED}`);
  const sessions = answer.sessions.filter(({ ply }) => ply > 0).slice(0, RECENT);
  if (sessions.length === 0) {
    fill(host, h("p", { class: "soft", text: t("home-no-games") }));
    return;
  }
  const list = h("ul", { class: "recent" });
  for (const session of sessions) {
    const game = meta.games.find((entry) => entry.game === session.game);
    if (game) list.append(recentRow(session, game, () => fillRecent(host, meta)));
  }
  fill(host, list);
}

function recentRow(session, game, onGone) {
  const name = label("game", game.game, game.name);
  const players = session.players.map((spec) => playerName(game, spec)).join(t("between-players"));
  const remove = t("home-delete", { game: name });
  return h(
    "li",
    { class: "recent-row" },
    h(
      "a",
      { class: "recent-link", href: href(`${encodeURIComponent(game.game)}/play`, { s: session.id }) },
      thumb(session.picture, "small"),
      h(
        "span",
        { class: "recent-words" },
        h("span", { class: "recent-name", text: name }),
        h("span", { class: "small", text: players }),
        h(
          "span",
          { class: "soft small capital" },
          `${standing(session, game)} · `,
          h("time", { title: td(session.updated), text: ago(session.updated) }),
        ),
      ),
    ),
    h(
      "button",
      {
        type: "button",
        class: "button quiet icon-only",
        aria: { label: remove },
        title: remove,
        on: { click: () => forget(session, name, onGone) },
      },
      icon("trash"),
    ),
  );
}

/** How the game stands, in a few words. */
function standing(session, game) {
  return session.ending ? endingWords(game, session) : t("standing-ply", { n: session.ply });
}

async function forget(session, name, onGone) {
  const sure = await confirmDialog({
    title: t("home-delete-title"),
    text: t("home-delete-text", { game: name }),
    yes: t("delete"),
    danger: true,
  });
  if (!sure) return;
  try {
    await api.del(`/sessions/${encodeURIComponent(session.id)}`);
    announce(t("home-deleted"));
  } catch (problem) {
    announce(problem.text());
  }
  await onGone();
  document.getElementById("continue-title")?.scrollIntoView({ block: "nearest" });
}

function doors(meta) {
  const door = (page, mark, title, text, isToCome) =>
    h(
      "li",
      null,
      h(
        "a",
        { class: ["door", isToCome && "to-come"], href: href(page) },
        icon(mark),
        h(
          "span",
          { class: "door-words" },
          h("span", { class: "door-title" }, title, isToCome && [" ", soon()]),
          h("span", { class: "soft small", text }),
        ),
      ),
    );
  return h(
    "ul",
    { class: "doors" },
    h(
      "li",
      null,
      h(
        "button",
        { type: "button", class: "door", on: { click: () => openImporter(meta) } },
        icon("import"),
        h(
          "span",
          { class: "door-words" },
          h("span", { class: "door-title", text: t("import-title") }),
          h("span", { class: "soft small", text: t("home-import-text") }),
        ),
      ),
    ),
    door("watch", "step", t("watch-title"), t("home-watch-text")),
    door("sandbox", "tree", t("sandbox-title"), t("home-sandbox-text")),
    door("compare", "compare", t("compare-title"), t("home-compare-text")),
    door("learn", "learn", t("learn-title"), t("home-learn-text"), true),
    door("lab", "lab", t("lab-title"), t("home-lab-text")),
  );
}
