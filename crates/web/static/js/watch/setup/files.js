/**
 * Traces as files, in the library, and as links: what the menu of the Watch screen does.
 */

import { api } from "../../door/api.js";
import { announce, copyText, download, fill, h } from "../../dom.js";
import { ago, label, lang, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { confirmDialog, copyDialog, openDialog } from "../../parts/dialog.js";
import { splitSpec } from "../../game/playerSpec.js";
import { go, shareLink } from "../../router.js";

/** A file larger than this is no trace of ours. */
const MOST_BYTES = 96 * 1024 * 1024;

/** What the menu offers; `has` tells whether a trace is shown. */
export function menuItems(hasTrace) {
  return [
    { id: "open", text: t("watch-menu-open") },
    { id: "kept", text: t("watch-menu-kept") },
    ...(hasTrace
      ? [
          { id: "keep", text: t("watch-menu-keep") },
          { id: "share", text: t("watch-menu-share") },
          { id: "compare", text: t("watch-menu-compare") },
          { id: "json", text: t("watch-menu-json") },
          { id: "svg", text: t("watch-menu-svg") },
          { id: "html", text: t("watch-menu-html") },
          { id: "dot", text: t("watch-menu-dot") },
        ]
      : []),
  ];
}

/** Lets somebody choose a file; answers its JSON, or null when none was chosen. Throws a sentence about a file that is none. */
export function chooseFile() {
  return new Promise((resolve, reject) => {
    const input = h("input", { type: "file", accept: ".json,application/json" });
    input.addEventListener("cancel", () => resolve(null));
    input.addEventListener("change", () => readFile(input.files[0]).then(resolve, reject));
    input.click();
  });
}

/** Reads a trace out of a file. */
export async function readFile(file) {
  if (!file) return null;
  if (file.size > MOST_BYTES) throw new Error(t("watch-file-large"));
  const json = parsed(await file.text());
  if (json === null || typeof json !== "object") throw new Error(t("watch-file-bad"));
  return json;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The number of a trace on the server; one that came from a file is brought there first. */
export async function idOf(shown) {
  shown.id ||= (await api.post("/traces", shown.json)).id;
  return shown.id;
}

/** Saves the trace in a format. */
export async function saveAs(shown, format) {
  const { game, player } = shown.trace.info;
  const name = `${game}-${splitSpec(player)[0]}.${format}`;
  if (format === "json" && shown.json) return download(name, JSON.stringify(shown.json), "application/json");
  const path = `/traces/${encodeURIComponent(await idOf(shown))}/export?format=${format}`;
  const file = await api.file(path).catch(() => null);
  if (!file) throw new Error(t("watch-export-failed"));
  download(name, format === "html" ? await inLanguage(file) : file);
}

/** A saved page that opens in the language of this one. */
async function inLanguage(page) {
  return new Blob([(await page.text()).replace("<html ", `<html data-saved="${lang()}" `)], { type: page.type });
}

/** Keeps the trace in the library, under a name. */
export function keep(shown) {
  const { player } = shown.trace.info;
  const field = h("input", { type: "text", class: "watch-name", maxlength: 120, value: player, aria: { label: t("watch-keep-name") } });
  const said = h("div", { role: "alert" });
  const run = async () => {
    try {
      await api.put(`/traces/${encodeURIComponent(await idOf(shown))}`, { name: field.value.trim() || player });
      announce(t("watch-kept"));
      return true;
    } catch (problem) {
      fill(said, h("p", { class: "complaint", text: problem.text() }));
      return false;
    }
  };
  openDialog({
    title: t("watch-keep-title"),
    narrow: true,
    body: h(
      "div",
      { class: "stack" },
      h("p", { class: "soft", text: t("watch-keep-note") }),
      h("label", { class: "field" }, h("span", { class: "name", text: t("watch-keep-name") }), field),
      said,
    ),
    actions: [{ text: t("cancel") }, { text: t("watch-keep-run"), primary: true, run }],
  });
}

/** The traces in the library: to open, to delete. */
export async function showKept(games) {
  const { traces } = await api.get("/traces");
  const list = h("ul", { class: "stack watch-kept" });
  const none = h("p", { class: "soft", tabindex: "-1", text: t("watch-kept-none"), hidden: traces.length > 0 });
  const dialog = openDialog({ title: t("watch-kept-title"), body: h("div", { class: "stack" }, none, list) });

  async function remove(trace, row) {
    const name = trace.name || trace.player;
    if (!(await confirmDialog({ title: t("watch-delete-title"), text: t("watch-delete-text", { name }), yes: t("delete"), danger: true }))) return;
    await api.del(`/traces/${encodeURIComponent(trace.id)}`);
    // The focus goes to the trace that takes its place, or to what says that there is none.
    const next = (row.nextElementSibling ?? row.previousElementSibling)?.querySelector("button") ?? none;
    row.remove();
    none.hidden = list.children.length > 0;
    next.focus();
    announce(t("watch-deleted"));
  }

  for (const trace of traces) {
    const row = h(
      "li",
      { class: "row spread" },
      h(
        "button",
        {
          type: "button",
          class: "button quiet watch-kept-open",
          on: {
            click() {
              dialog.close();
              go(`${encodeURIComponent(trace.game)}/watch`, { t: trace.id });
            },
          },
        },
        h("span", null, h("bdi", { text: trace.name || trace.player }), " ", h("span", { class: "soft small", text: about(trace, games) })),
      ),
      h(
        "button",
        {
          type: "button",
          class: "button quiet icon-only",
          title: t("delete"),
          aria: { label: t("watch-delete", { name: trace.name || trace.player }) },
          on: { click: () => remove(trace, row) },
        },
        icon("trash"),
      ),
    );
    list.append(row);
  }
}

/** Of which game a kept trace is, how large, how old. */
function about(trace, games) {
  const game = label("game", trace.game, games.find((entry) => entry.game === trace.game)?.name ?? trace.game);
  return t("watch-kept-about", { game, n: trace.nodes, ago: ago(trace.created) });
}

/** Shows a link that opens the same search at the same place. */
export function share(path, query) {
  copyDialog({ title: t("watch-share-title"), text: shareLink(path, query), note: t("watch-share-note") }, copyText);
}
