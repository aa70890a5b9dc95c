/**
 * The command line that plays the same, to copy; with the file it needs, where one command cannot say it all.
 */

import { download, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { copyButton } from "../parts/copyButton.js";

/** The words of a command, each kept on one line as long as it fits: `--seed` is not torn at its hyphens. */
function whole(command) {
  return command.split(" ").flatMap((word, index) => [index > 0 && " ", h("span", { class: "whole-word", text: word })]);
}

/** @param {{command: string, file: string}} of */
export function commandBox({ command, file }) {
  const needsFile = command.endsWith(".toml");
  const save = () => download("experiment.toml", file, "application/toml");
  return h(
    "section",
    { class: "stack lab-command", aria: { label: t("lab-command") } },
    h("h3", { text: t("lab-command") }),
    h("pre", { translate: "no" }, whole(command)),
    needsFile && h("p", { class: "soft small", text: t("lab-command-file") }),
    h("div", { class: "row" }, copyButton(t("copy"), () => command), h("button", { type: "button", class: "button", on: { click: save } }, icon("export"), t("lab-file"))),
  );
}
