/**
 * The head of the page: name, languages (each in its own script), theme, settings, help.
 */

import { fill, h } from "../dom.js";
import { lang, t } from "../i18n.js";
import { icon } from "../icons.js";
import { settings } from "../settings.js";
import { showHelp } from "./help.js";
import { menuButton } from "./menu.js";

/**
 * Fills the header; called again when the language or the theme changes.
 * @param {HTMLElement} host
 * @param {Array<{id: string, name: string, dir: string}>} languages
 */
export function drawHeader(host, languages) {
  const held = host.contains(document.activeElement) ? document.activeElement.dataset.part : null;
  const isDark = document.documentElement.dataset.theme === "dark";
  const themeLabel = isDark ? t("theme-to-light") : t("theme-to-dark");
  const language = menuButton({
    label: t("language-menu"),
    icon: "globe",
    text: languages.find((entry) => entry.id === lang())?.name ?? "English",
    items: () =>
      languages.map((entry) => ({ id: entry.id, text: entry.name, lang: entry.id, dir: entry.dir, checked: entry.id === lang() })),
    onChoose: (id) => settings.set("language", id),
    class: "language",
  });
  language.dataset.part = "language";
  language.setAttribute("aria-label", `${t("language-menu")}: ${language.textContent}`);
  fill(
    host,
    h(
      "a",
      { class: "brand", href: "#/", data: { part: "brand" } },
      h("img", { src: "logo.svg", alt: "", width: 32, height: 32 }),
      h("span", { text: "Plyground", translate: "no" }),
    ),
    h(
      "nav",
      { class: "page-tools", aria: { label: t("page-tools") } },
      language,
      h(
        "button",
        {
          type: "button",
          class: "button quiet icon-only",
          data: { part: "theme" },
          aria: { label: themeLabel },
          title: themeLabel,
          on: { click: () => settings.set("theme", isDark ? "light" : "dark") },
        },
        icon(isDark ? "sun" : "moon"),
      ),
      h(
        "a",
        {
          class: "button quiet icon-only",
          data: { part: "settings" },
          href: "#/settings",
          aria: { label: t("settings-title") },
          title: t("settings-title"),
        },
        icon("settings"),
      ),
      h(
        "button",
        {
          type: "button",
          class: "button quiet icon-only",
          data: { part: "help" },
          aria: { label: t("help-open"), keyshortcuts: "?" },
          title: t("help-open"),
          on: { click: showHelp },
        },
        icon("help"),
      ),
    ),
  );
  // The header is drawn anew by its own buttons; the focus stays on the one that was pressed.
  if (held) host.querySelector(`[data-part="${held}"]`)?.focus();
}
