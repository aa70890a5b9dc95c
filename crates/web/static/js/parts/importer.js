/**
 * Bringing a game in: a file or pasted text, the game chosen or recognised.
 *
 * What says its game itself is believed (our record's head, exported JSON, a file name's ending); for the rest every game is asked
 * in turn whether it can read the text, and the first that can has it.
 */

import { api } from "../door/api.js";
import { fill, freshId, h } from "../dom.js";
import { label, t } from "../i18n.js";
import { icon } from "../icons.js";
import { go } from "../router.js";
import { openDialog } from "./dialog.js";
import { variantDetails } from "./variantDetails.js";

const RECOGNISE = "";

/** The game that a text or its file name names, or null. */
export function namedGame(text, name, games) {
  const known = (id) => games.find((game) => game.game === id)?.game ?? null;
  const line = /^game:\s*(\S+)/m.exec(text);
  if (line && known(line[1])) return line[1];
  try {
    const json = JSON.parse(text);
    const said = json?.game ?? json?.tree?.game;
    if (typeof said === "string" && known(said)) return said;
  } catch {
    // Not JSON: most are not.
  }
  const ending = /\.([^.]+)$/.exec(name ?? "")?.[1]?.toLowerCase();
  return games.find((game) => game.archive && game.archive.extension.toLowerCase() === ending)?.game ?? null;
}

const importAs = (game, fields) => api.post(`/games/${encodeURIComponent(game)}/import`, fields);

/** How many moves of a game could be played before the one that a problem is about; -1 where it is about no move. */
const playedBefore = (problem) => (problem.args.move === undefined ? -1 : Number(problem.args.played));

/**
 * Imports `text`; answers the new session, or null when no game recognises it. What goes wrong at a move is the business of the
 * game that got farthest: its problem is thrown.
 */
async function bring(fields, chosen, games) {
  const named = chosen || namedGame(fields.text, fields.name, games);
  if (named) return importAs(named, fields);
  let farthest = null;
  for (const { game } of games) {
    try {
      return await importAs(game, fields);
    } catch (problem) {
      if (problem.code === "network" || problem.status >= 500 || problem.status === 413) throw problem;
      if (playedBefore(problem) > (farthest ? playedBefore(farthest) : -1)) farthest = problem;
    }
  }
  if (farthest) throw farthest;
  return null;
}

/** Which move of which game cannot be played, and why. */
function haltText(problem, games) {
  const { game: id, played, move, line } = problem.args;
  const game = label("game", id, games.find((entry) => entry.game === id)?.name ?? id);
  const where = t(line === undefined ? "import-halts" : "import-halts-in-line", { game, number: Number(played) + 1, move, line: Number(line) });
  // That not everything can be played is said already; other problems have a reason of their own.
  return problem.code === "unplayable-game" ? where : `${where} ${problem.text()}`;
}

/** The position in a text as one of a variant, or null when it is none: then it may be a record, which names its own variant. */
async function readAs(text, game, variant) {
  try {
    return await api.post(`/games/${encodeURIComponent(game)}/parse`, { text, variant });
  } catch (problem) {
    // What is too long for a position may be a game.
    if (problem.code === "network" || problem.status >= 500) throw problem;
    return null;
  }
}

/**
 * Opens the import dialog.
 * @param {Api.Meta} meta the answer of /meta
 * @param {{game: string, variant: string}} [now] what is on the page: its variant is offered first
 */
export function openImporter(meta, now) {
  const { games, limits } = meta;
  const id = freshId("import");
  let fileName = null;
  let variant = null;
  const variantHost = h("div", { hidden: true });
  const chooser = h(
    "select",
    { id: `${id}-game`, on: { change: offerVariant } },
    h("option", { value: RECOGNISE, text: t("import-recognise") }),
    games.map((game) => h("option", { value: game.game, text: label("game", game.game, game.name) })),
  );
  const area = h("textarea", {
    id: `${id}-text`,
    class: "mono",
    dir: "ltr",
    rows: 7,
    spellcheck: "false",
    autocomplete: "off",
    on: { input: () => (fileName = null) },
  });
  const said = h("div", { role: "alert" });
  const file = h("input", {
    type: "file",
    id: `${id}-file`,
    class: "visually-hidden",
    tabindex: "-1",
    on: { change: () => read(file.files[0]) },
  });
  const shownName = h("bdi", { class: "soft small" });
  const fileButton = h("button", { type: "button", class: "button", on: { click: () => file.click() } }, icon("import"), t("import-file"));

  /** A chosen game may be in a variant, which a position does not tell. */
  function offerVariant() {
    const game = games.find((entry) => entry.game === chooser.value);
    variant = game ? variantDetails(game, now?.game === game.game ? now.variant : "") : null;
    variantHost.hidden = !variant;
    fill(variantHost, variant?.element);
  }

  async function read(given) {
    if (!given) return;
    if (limits?.import_bytes && given.size > limits.import_bytes) {
      complain(t("import-too-large"));
      return;
    }
    area.value = await given.text();
    fileName = given.name;
    shownName.textContent = given.name;
    fill(said);
  }

  function complain(text, offer) {
    fill(said, h("p", { class: "complaint" }, icon("warning"), h("span", { text })), offer);
  }

  /** Says which move stops the game, and offers what comes before it. */
  function tellHalt(problem, fields) {
    const played = playedBefore(problem);
    const open = h("button", { type: "button", class: "button import-beginning", text: t("import-beginning", { n: played }) });
    open.addEventListener("click", () => finish(() => importAs(problem.args.game, { ...fields, beginning: true })));
    complain(haltText(problem, games), played > 0 ? h("p", null, open) : null);
  }

  /** Goes to what was brought in; says what went wrong otherwise, and answers false. */
  async function finish(bringIn, fields) {
    try {
      const session = await bringIn();
      if (!session) {
        complain(t("import-unknown"));
        return false;
      }
      go(`${session.game}/analyse`, { s: session.id });
      return true;
    } catch (problem) {
      if (fields && playedBefore(problem) >= 0) tellHalt(problem, fields);
      else complain(problem.text());
      return false;
    }
  }

  async function run() {
    const text = area.value.trim();
    if (!text) {
      complain(t("import-empty"));
      area.focus();
      return false;
    }
    try {
      const rules = variant?.text() ?? "";
      const parsed = rules === "" ? null : await readAs(text, chooser.value, rules);
      if (parsed) {
        go(`${encodeURIComponent(parsed.game)}/analyse`, { p: parsed.position, v: parsed.variant });
        return true;
      }
    } catch (problem) {
      complain(problem.text());
      return false;
    }
    const fields = fileName ? { text, name: fileName } : { text };
    return finish(() => bring(fields, chooser.value, games), fields);
  }

  const body = h(
    "div",
    { class: "stack" },
    h("p", { class: "soft", text: t("import-note") }),
    h("div", { class: "field" }, h("label", { class: "name", for: chooser.id, text: t("import-game") }), chooser),
    variantHost,
    h("div", { class: "field" }, h("label", { class: "name", for: area.id, text: t("import-text") }), area),
    h("div", { class: "row" }, fileButton, file, shownName),
    said,
  );
  file.setAttribute("aria-label", t("import-file"));
  body.addEventListener("dragover", (event) => event.preventDefault());
  body.addEventListener("drop", (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  });
  openDialog({ title: t("import-title"), body, actions: [{ text: t("cancel") }, { text: t("import-run"), primary: true, run }] });
}
