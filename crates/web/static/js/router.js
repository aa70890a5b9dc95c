/**
 * Pages live in the hash: `#/`, `#/settings`, `#/{game}/play?s=ID`, `#/{game}/edit?p=…&v=…`.
 *
 * A screen is a module of js/screens with
 *
 *     export async function show(host, { game, query, meta, address }) → () => void   (called when the screen is left) or nothing
 *
 * where `host` is the emptied `<main>`, `game` the catalogue's entry (null on pages without a game), `query` an object of texts,
 * `meta` the answer of GET /meta and `address` the page's own address, to be changed as the page goes on. A screen sets its own heading (`<h1>`) and, if it wants, `setTitle(text)`.
 */

import { shown } from "./dom.js";

const FREE_PAGES = ["settings", "watch", "compare", "sandbox", "lab", "learn"];

/**
 * Reads a hash.
 * @returns {{page: string, game: string|null, query: Object<string, string>, typed: string}} page is "home" for `#/`; `typed` is the path as it stands there
 */
export function parseHash(hash) {
  const text = hash.replace(/^#\/?/, "");
  const [path, search = ""] = splitOnce(text, "?");
  const query = Object.fromEntries(new URLSearchParams(search));
  const parts = path.split("/").filter(Boolean).map(decode);
  const typed = parts.join("/");
  if (parts.length === 0) return { page: "home", game: null, query, typed };
  if (parts.length === 1)
    return FREE_PAGES.includes(parts[0]) ? { page: parts[0], game: null, query, typed } : { page: "play", game: parts[0], query, typed };
  return { page: parts[1], game: parts[0], query, typed };
}

function splitOnce(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The hash of a page: `href("connect4/play", { s: id })` → "#/connect4/play?s=…". Empty values are left out. */
export function href(path, query) {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
  const tail = search.toString();
  return `#/${path.replace(/^\//, "")}${tail ? `?${tail}` : ""}`;
}

/** The whole address of a page, to be shared. */
export function shareLink(path, query) {
  return `${location.origin}${location.pathname}${href(path, query)}`;
}

/** Goes to a page. */
export function go(path, query) {
  const target = href(path, query);
  if (location.hash === target) refresh();
  else location.hash = target;
}

/** The hash of the shown page: as it was shown, or as the page itself has changed it since. */
let shownHash = location.hash;

/**
 * The address of a page, for the page itself. What is written late, when the page is left or the hash is already that of the next
 * page, is lost: it would be taken for the next page's own.
 * @param {() => boolean} isShown whether the page is still the shown one
 */
export function pageAddress(isShown) {
  // replaceState and pushState make no hashchange event, so the page stays as it is.
  const write = (how, query) => {
    if (!isShown() || location.hash !== shownHash) return;
    const target = withQuery(query);
    if (target !== location.hash) history[how](null, "", target);
    shownHash = location.hash;
  };
  return {
    /** Changes the query without showing the page anew and without a step in the browser's history. */
    replace: (query) => write("replaceState", query),
    /** The same with a step in the browser's history: going back shows what the page showed before. */
    push: (query) => write("pushState", query),
  };
}

function withQuery(query) {
  const { page, game } = parseHash(location.hash);
  return href(game ? `${encodeURIComponent(game)}/${page}` : page === "home" ? "" : page, query);
}

/** One page back, or home when this page was the first. */
export function goBack() {
  if (history.length > 1) history.back();
  else go("");
}

/** @type {(route: ReturnType<typeof parseHash>, isAgain?: boolean) => void} */
let showing = () => {};

function showPage(isAgain) {
  shownHash = location.hash;
  showing(parseHash(shownHash), isAgain);
}

/** Shows the present page again from the start. */
export function refresh() {
  showPage(true);
}

/** Starts routing: `show(route, isAgain)` now and whenever the hash changes; `isAgain` is true when the page only starts anew. */
export function startRouter(show) {
  showing = show;
  addEventListener("hashchange", () => showPage(false));
  refresh();
}

/** The window's title: the page's own first, then the name of the program. */
export function setTitle(text) {
  const plain = shown(text).replace(/[\u2066-\u2069]/g, "");
  document.title = plain ? `${plain} · Plyground` : "Plyground";
}
