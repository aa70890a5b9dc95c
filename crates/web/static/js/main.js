/**
 * The frame of the app: reads the settings, fetches the catalogue and the language, draws the header, shows the screen of the
 * route. Nothing here knows a game.
 */

import { meta } from "./door/api.js";
import { announce, fill, h } from "./dom.js";
import { lang, label, loadLanguage, t } from "./i18n.js";
import { bindKeys, focusCommandBox, startKeys } from "./keys.js";
import { startBanner } from "./parts/banner.js";
import { drawHeader } from "./parts/header.js";
import { showHelp } from "./parts/help.js";
import { go, pageAddress, refresh, setTitle, startRouter } from "./router.js";
import { dressPage, settings } from "./settings.js";

/** Where each page lives. Loaded when first shown. */
const SCREENS = {
  home: () => import("./screens/home.js"),
  settings: () => import("./screens/settings.js"),
  play: () => import("./screens/play.js"),
  analyse: () => import("./screens/analyse.js"),
  edit: () => import("./screens/editor.js"),
  watch: () => import("./screens/watch.js"),
  compare: () => import("./screens/compare.js"),
  sandbox: () => import("./screens/sandbox.js"),
  lab: () => import("./screens/lab.js"),
  learn: () => import("./screens/learn.js"),
};

/** Pages of a game that, without one, ask which game is meant. */
const ASKS_FOR_GAME = new Set(["watch", "compare"]);
const chooser = () => import("./screens/chooser.js");

const NEEDS_GAME = new Set(["play", "analyse", "edit"]);

const main = document.getElementById("main");
const header = document.getElementById("header");
let leave = null;
let turnOfPages = 0;
let catalogue = null;

/** The language to use: the chosen one, else the browser's first that we have, else English. */
function wantedLanguage(languages) {
  const known = languages.map((entry) => entry.id);
  const wishes = [settings.get("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wishes.find((id) => known.includes(id)) ?? "en";
}

function drawFrame() {
  document.getElementById("skip").textContent = t("skip-to-content");
  drawHeader(header, catalogue?.languages ?? []);
}

/** Shows the screen of `route`. A page that comes too late, because another was asked for meanwhile, is dropped. */
async function show(route, isAgain = false) {
  turnOfPages += 1;
  const mine = turnOfPages;
  const keepsFocus = mine === 1 || isAgain;
  leave?.();
  leave = null;
  delete main.dataset.ready;
  try {
    catalogue = await meta();
    const game = route.game ? findGame(route) : null;
    const page = ASKS_FOR_GAME.has(route.page) && !route.game ? chooser : SCREENS[route.page];
    if (!page || (route.game && !game) || (NEEDS_GAME.has(route.page) && !game)) {
      if (mine === turnOfPages) lost(route.typed);
      return;
    }
    const screen = await page();
    if (mine !== turnOfPages) return;
    const host = h("div", { class: `screen screen-${route.page}` });
    fill(main, host);
    main.dataset.page = route.page;
    setTitle(game ? label("game", game.game, game.name) : "");
    const address = pageAddress(() => mine === turnOfPages);
    const ended = await screen.show(host, { page: route.page, game, query: route.query, meta: catalogue, address });
    if (mine !== turnOfPages) {
      if (typeof ended === "function") ended();
      return;
    }
    leave = typeof ended === "function" ? ended : null;
    if (game) setTitle(main.querySelector("h1")?.textContent ?? "");
    main.dataset.ready = "true";
    if (!keepsFocus) arrive();
  } catch (problem) {
    if (mine === turnOfPages) broken(problem);
  }
}

/** The catalogue's entry of the game; a search can also be of a tree that somebody typed. */
function findGame({ game, page }) {
  const entries = ASKS_FOR_GAME.has(page) ? [...catalogue.games, ...(catalogue.sandboxes ?? [])] : catalogue.games;
  return entries.find((entry) => entry.game === game) ?? null;
}

/** After a change of page the focus is on its heading, and screen readers say it. */
function arrive() {
  if (main.contains(document.activeElement) && document.activeElement !== main) return;
  scrollTo(0, 0);
  const heading = main.querySelector("h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  } else {
    main.focus({ preventScroll: true });
  }
}

/** Names what was typed, without what it was taken to mean. */
function lost(typed) {
  setTitle(t("lost-title"));
  delete main.dataset.page;
  fill(
    main,
    h(
      "div",
      { class: "screen stack" },
      h("h1", { text: t("lost-title") }),
      h("p", { text: t("lost-text", { page: typed }) }),
      h("p", null, h("a", { class: "button", href: "#/", text: t("to-home") })),
    ),
  );
  arrive();
}

function broken(problem) {
  const isOurs = typeof problem?.text !== "function";
  if (isOurs) console.error(problem);
  delete main.dataset.page;
  // When nobody answers, the banner says so and has the button; saying it twice helps nobody.
  const isSilence = problem?.code === "network";
  const text = isOurs ? t("screen-broken") : problem.text();
  const again = h("button", { type: "button", class: "button primary", text: t("retry"), on: { click: refresh } });
  const home = h("a", { class: "button", href: "#/", text: t("to-home") });
  fill(
    main,
    h(
      "div",
      { class: "screen stack" },
      h("h1", { text: t("broken-title") }),
      !isSilence && [h("p", { text }), h("p", { class: "row" }, again, home)],
    ),
  );
  announce(text);
}

function listenToSettings() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  for (const query of [dark, still]) {
    query.addEventListener("change", () => {
      dressPage();
      drawFrame();
    });
  }
  settings.onChange(async (key) => {
    dressPage();
    if (key === "language") {
      await loadLanguage(wantedLanguage(catalogue?.languages ?? []));
      drawFrame();
      refresh();
      announce(t("language-now", { language: catalogue?.languages.find((entry) => entry.id === lang())?.name ?? lang() }));
    } else if (key === "digits") {
      drawFrame();
      refresh();
    } else if (key === "theme") {
      drawFrame();
    }
  });
}

async function start() {
  dressPage();
  const languages = await meta().then(
    (answer) => {
      catalogue = answer;
      return answer.languages;
    },
    () => [{ id: "en" }],
  );
  await loadLanguage(wantedLanguage(languages));
  drawFrame();
  startKeys();
  bindKeys("keys-everywhere", [
    { key: "?؟", code: "Slash", shift: true, show: "?", says: "key-help", run: showHelp },
    { key: "/", code: "Slash", show: "/", says: "key-command", run: focusCommandBox },
    { show: "Tab", says: "key-tab" },
    { show: "Esc", says: "key-escape" },
  ]);
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  // The name in the header leads home also from home.
  header.addEventListener("click", (event) => {
    if (event.target.closest(".brand") && ["", "#", "#/"].includes(location.hash)) go("");
  });
  listenToSettings();
  startBanner(document.getElementById("banner"), async () => {
    await loadLanguage(wantedLanguage((await meta()).languages));
    catalogue = await meta();
    drawFrame();
    // A game goes on from its own event stream; only pages that have nothing to show, or old things, start anew.
    if (main.dataset.page === undefined || main.dataset.page === "home") refresh();
  });
  startRouter(show);
}

start();
