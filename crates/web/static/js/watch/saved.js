/**
 * The page of a search that was saved as HTML: the view of the Watch screen in a file of its own, without a server.
 *
 * The file has the trace, the game's entry of the catalogue and the texts of every language inside; this module is the entry
 * from which the server collects the modules that go into it (docs/watching.md). `#step-12` opens it at a place.
 */

import { thumbnail } from "../board/thumbnail.js";
import { fill, h } from "../dom.js";
import { useTransport } from "../door/transport.js";
import { seatName } from "../game/names.js";
import { lang, label, loadLanguage, t } from "../i18n.js";
import { icon } from "../icons.js";
import { bindKeys, startKeys } from "../keys.js";
import { showKeys } from "../parts/help.js";
import { dressPage, settings } from "../settings.js";
import { nameMoves } from "./story/moveWords.js";
import { Trace } from "./trace/trace.js";
import { createWatch } from "./watch.js";

const read = (id) => JSON.parse(document.getElementById(id).textContent);

/**
 * What is asked for is in the file, or nowhere.
 * @returns {import("../door/http.js").Transport}
 */
function inside(texts) {
  const silent = () => Promise.reject(new TypeError("a saved page has no server"));
  return {
    request(method, path) {
      const language = path.match(/^\/i18n\/(\w+)$/)?.[1];
      return language && texts[language] ? Promise.resolve(new Response(JSON.stringify(texts[language]))) : silent();
    },
    listen: () => () => {},
    link() {},
    picture: silent,
  };
}

/** The language chosen here, the one it was saved in, the reader's, or English. */
function wantedLanguage(texts) {
  const wishes = [settings.get("language"), document.documentElement.dataset.saved, ...(navigator.languages ?? []).map((tag) => tag.split("-")[0])];
  return wishes.find((wish) => wish && Object.hasOwn(texts, wish)) ?? "en";
}

const placeOf = (hash) => hash.match(/^#step-(\d+)$/)?.[1];

class SavedPage {
  constructor({ game, start, trace }, texts) {
    this.game = game;
    this.start = start;
    this.json = trace;
    this.texts = texts;
    this.place = Number(placeOf(location.hash) ?? trace.events.length);
  }

  /** Draws everything, again when the language changes. */
  async draw() {
    await loadLanguage(wantedLanguage(this.texts));
    this.watch?.destroy();
    const seats = this.game.seats.map((_, seat) => seatName(this.game, seat));
    const trace = new Trace(this.json);
    nameMoves(trace, this.start);
    const title = t("watch-of", { game: label("game", this.game.game, this.game.name) });
    document.title = `${title}: ${trace.info.player}`;
    const area = h("div");
    fill(document.getElementById("header"), h("h1", { text: title }), this.#tools());
    fill(document.getElementById("main"), this.#about(trace.info), area);
    this.watch = createWatch(area, { game: this.game, seats, onPlace: (place) => (this.place = place) });
    this.watch.open(trace, { place: this.place, id: "file" });
    document.getElementById("main").dataset.ready = "true";
  }

  #tools() {
    const isDark = document.documentElement.dataset.theme === "dark";
    const themeLabel = isDark ? t("theme-to-light") : t("theme-to-dark");
    const languages = h(
      "select",
      { aria: { label: t("language-menu") }, on: { change: () => settings.set("language", languages.value) } },
      Object.entries(this.texts).map(([id, { name }]) => h("option", { value: id, lang: id, text: name, selected: id === lang() })),
    );
    const button = (name, sign, run) =>
      h("button", { type: "button", class: "button quiet icon-only", title: name, aria: { label: name }, on: { click: run } }, icon(sign));
    return h(
      "nav",
      { class: "page-tools", aria: { label: t("page-tools") } },
      languages,
      button(themeLabel, isDark ? "sun" : "moon", () => settings.set("theme", isDark ? "light" : "dark")),
      button(t("help-title"), "help", () => showKeys()),
    );
  }

  /** What was searched: the position and who searched it. */
  #about({ player, variant, position }) {
    const facts = [
      [t("who-player"), player],
      [t("play-rules-variant"), variant],
      [t("position-title"), position],
    ];
    return h(
      "section",
      { class: "card saved-about" },
      this.start?.picture && h("div", { class: "saved-board", dir: "ltr" }, thumbnail(this.start.picture, { label: t("watch-board") })),
      h(
        "dl",
        { class: "facts" },
        facts.filter(([, value]) => value).map(([name, value]) => h("div", null, h("dt", { text: name }), h("dd", null, h("code", { text: value })))),
      ),
    );
  }
}

async function start() {
  const texts = read("texts");
  useTransport(inside(texts));
  const page = new SavedPage(read("saved"), texts);
  dressPage();
  startKeys();
  await page.draw();
  bindKeys("keys-everywhere", [{ key: "?؟", code: "Slash", shift: true, show: "?", says: "key-help", run: () => showKeys() }]);
  settings.onChange((key) => {
    dressPage();
    if (["language", "digits", "theme"].includes(key)) page.draw();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dressPage);
  addEventListener("hashchange", () => placeOf(location.hash) && page.watch.go(Number(placeOf(location.hash))));
}

start();
