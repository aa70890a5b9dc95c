/** A line to type commands into, with a log of the answers; for people who prefer words to boards. */
import { freshId, h } from "../dom.js";
import { t } from "../i18n.js";
import { COMMANDS, runCommand } from "../game/commands.js";

const KEPT = 30;

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createCommandBox(table) {
  const id = freshId("command");
  const past = [];
  let at = 0;
  const log = h("div", {
    class: "command-log",
    role: "log",
    tabindex: "0",
    aria: { live: "polite", label: t("command-log") },
    hidden: true,
  });
  const words = h(
    "datalist",
    { id: `${id}-words` },
    COMMANDS.map(([name]) => h("option", { value: name })),
  );
  const input = h("input", {
    id,
    type: "text",
    class: "mono",
    dir: "ltr",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    enterkeyhint: "go",
    list: words.id,
    placeholder: "help",
    data: { command: true },
  });
  const form = h(
    "form",
    { class: "command" },
    h("label", { for: id, text: t("command-title") }),
    input,
    words,
    h("button", { class: "button", text: t("command-run") }),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return;
    past.push(text);
    at = past.length;
    input.value = "";
    write(text, await runCommand(table, text));
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return input.blur();
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
    if (to === undefined || to < 0 || to > past.length) return;
    event.preventDefault();
    at = to;
    input.value = past[at] ?? "";
  });

  function write(text, lines) {
    log.hidden = false;
    log.append(
      h(
        "div",
        { class: "command-entry" },
        h("p", { class: "command-asked mono", dir: "ltr" }, `> ${text}`),
        lines.map((line) => h("p", { dir: "auto", text: line })),
      ),
    );
    while (log.childElementCount > KEPT) log.firstElementChild.remove();
    log.scrollTop = log.scrollHeight;
  }

  return { element: h("div", { class: "command-box" }, form, log), close() {} };
}
