/**
 * Settings: everything a person can choose, at work at once, kept in this browser, and as a file to carry along.
 */

import { announce, download, fill, freshId, h } from "../dom.js";
import { lang, t, td, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { confirmDialog } from "../parts/dialog.js";
import { setTitle } from "../router.js";
import { settings } from "../settings.js";

/** The control that was used last: a change of language draws the page anew, and the focus should stay. */
let lastUsed = null;

/** Shows the screen. */
export function show(host, { meta }) {
  setTitle(t("settings-title"));
  const languages = [["", t("language-browser")], ...meta.languages.map(({ id, name }) => [id, name, id])];
  const group = (title, ...children) => h("section", { class: "card stack" }, h("h2", { text: title }), children);
  fill(
    host,
    h("h1", { text: t("settings-title") }),
    h("p", { class: "soft", text: t("settings-lead") }),
    h(
      "div",
      { class: "settings-groups" },
      group(
        t("settings-language"),
        segments("language", t("language"), languages),
        segments("digits", t("digits"), [
          ["auto", t("digits-auto")],
          ["latin", "3456", "en"],
          ["arabic", "٣٤٥٦", "ar"],
          ["persian", "۳۴۵۶", "fa"],
        ]),
        h("p", { class: "soft small" }, t("settings-sample", { number: tn(1234567.5), date: td(Date.now()) })),
      ),
      group(
        t("settings-looks"),
        segments("theme", t("theme"), [
          ["auto", t("as-system")],
          ["light", t("theme-light")],
          ["dark", t("theme-dark")],
        ]),
        segments("boardSize", t("board-size"), [
          ["s", t("size-small")],
          ["m", t("size-middle")],
          ["l", t("size-large")],
        ]),
        toggle("patterns", t("patterns"), t("patterns-note")),
        segments("motion", t("motion"), [
          ["auto", t("as-system")],
          ["reduced", t("motion-reduced")],
          ["full", t("motion-full")],
        ]),
        toggle("sound", t("sound"), t("sound-note")),
      ),
      group(t("settings-keys"), toggle("letterKeys", t("letter-keys"), t("letter-keys-note"))),
      group(t("settings-engine"), toggle("values", t("values-always"), t("values-note")), hintSeconds(meta)),
      group(t("settings-file"), h("p", { class: "soft small", text: t("settings-file-note") }), fileButtons()),
    ),
  );
  if (lastUsed) host.querySelector(`[data-setting="${lastUsed}"]:checked`)?.focus({ preventScroll: true });
  return settings.onChange((key) => {
    for (const input of host.querySelectorAll(`[data-setting="${key}"]`)) {
      if (input.type === "checkbox") input.checked = settings.get(key);
      else if (input.type === "radio") input.checked = input.value === settings.get(key);
      else if (input !== document.activeElement) input.value = settings.get(key);
    }
  });
}

function choose(key, value) {
  lastUsed = key;
  settings.set(key, value);
}

/** A few choices, one of which holds. */
function segments(key, name, options) {
  const group = freshId(key);
  const now = settings.get(key);
  return h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "group-name", text: name }),
    h(
      "div",
      { class: "segments" },
      options.map(([value, text, language]) =>
        h(
          "label",
          { lang: language, dir: language ? "auto" : undefined },
          h("input", {
            type: "radio",
            name: group,
            value,
            checked: value === now,
            data: { setting: key },
            on: { change: () => choose(key, value) },
          }),
          h("span", { text }),
        ),
      ),
    ),
  );
}

/** Yes or no, with a sentence. */
function toggle(key, name, note) {
  const id = freshId(key);
  return h(
    "div",
    { class: "field" },
    h(
      "label",
      { class: "check" },
      h("input", {
        type: "checkbox",
        checked: settings.get(key),
        data: { setting: key },
        aria: { describedby: id },
        on: { change: (event) => choose(key, event.target.checked) },
      }),
      h("span", { class: "name", text: name }),
    ),
    h("span", { class: "note", id, text: note }),
  );
}

function hintSeconds(meta) {
  const id = freshId("hint");
  const most = Math.min(60, meta.limits?.seconds ?? 60);
  const input = h("input", {
    type: "number",
    id,
    dir: "ltr",
    inputmode: "decimal",
    min: 0.1,
    max: most,
    step: 0.1,
    value: settings.get("hintSeconds"),
    data: { setting: "hintSeconds" },
    aria: { describedby: `${id}-note` },
    on: { change: () => keep() },
  });
  function keep() {
    const number = Math.min(most, Math.max(0.1, Number(input.value) || settings.get("hintSeconds")));
    input.value = String(number);
    settings.set("hintSeconds", number);
  }
  return h(
    "div",
    { class: "field" },
    h("label", { class: "name", for: id, text: t("hint-seconds") }),
    input,
    h("span", { class: "note", id: `${id}-note`, text: t("hint-seconds-note", { most }) }),
  );
}

function fileButtons() {
  const said = h("p", { class: "small", role: "status" });
  const file = h("input", {
    type: "file",
    accept: "application/json,.json",
    class: "visually-hidden",
    tabindex: "-1",
    aria: { label: t("settings-import") },
    on: { change: read },
  });

  async function read() {
    const given = file.files[0];
    file.value = "";
    if (!given) return;
    const taken = given.size > 100_000 ? -1 : settings.importText(await given.text());
    const text = taken < 0 ? t("settings-not-ours") : t("settings-imported", { n: taken });
    said.textContent = text;
    announce(text);
  }

  async function reset() {
    const sure = await confirmDialog({
      title: t("settings-reset"),
      text: t("settings-reset-text"),
      yes: t("settings-reset"),
      danger: true,
    });
    if (!sure) return;
    const before = lang();
    settings.reset();
    if (lang() === before) announce(t("settings-reset-done"));
  }

  const button = (mark, text, click, extra) => h("button", { type: "button", class: ["button", extra], on: { click } }, icon(mark), text);
  return [
    h(
      "div",
      { class: "row" },
      button("export", t("settings-export"), () => download("plyground-settings.json", settings.exportText(), "application/json")),
      button("import", t("settings-import"), () => file.click()),
      file,
      button("undo", t("settings-reset"), reset, "danger"),
    ),
    said,
  ];
}
