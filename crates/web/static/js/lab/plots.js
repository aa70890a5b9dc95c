/**
 * The charts of an experiment, drawn by the server in the language and the colours of the page. The table above has their numbers.
 */

import { api } from "../api.js";
import { fill, h } from "../dom.js";
import { lang, t } from "../i18n.js";
import { settings } from "../settings.js";

/**
 * @param {string} id the experiment
 * @returns {{element: HTMLElement, show: (games: number) => Promise<void>, close: () => void}} `games` tells whether there is something new
 */
export function createPlots(id) {
  const list = h("div", { class: "lab-plots" });
  const element = h("section", { class: "stack", hidden: true }, h("h2", { text: t("lab-charts") }), list);
  const path = `/experiments/${encodeURIComponent(id)}/plots`;
  // On a phone a chart keeps the size at which it can be read, and scrolls in its box.
  const narrow = matchMedia("(max-width: 600px)");
  let shown = null;
  let plots = [];

  const address = (name, more) => {
    const dark = document.documentElement.dataset.theme === "dark" ? 1 : 0;
    return api.address(`${path}/${encodeURIComponent(name)}?${new URLSearchParams({ language: lang(), dark, ...more })}`);
  };

  function draw() {
    element.hidden = plots.length === 0;
    fill(
      list,
      plots.map(({ name, title, description }) =>
        h(
          "figure",
          { class: "lab-plot", data: { plot: name } },
          h(
            "div",
            { class: "lab-plot-view", ...(narrow.matches && { role: "region", tabindex: "0", aria: { label: title } }) },
            // The number of games makes another address, so that no old picture is shown.
            h("img", { src: address(name, { games: shown }), alt: [title, description].filter(Boolean).join(". "), loading: "lazy", width: 800, height: 450 }),
          ),
          h(
            "figcaption",
            { class: "row" },
            ["svg", "png"].map((format) =>
              h("a", { class: "button quiet", href: address(name, { format }), download: `${id}-${name}.${format}`, aria: { label: `${format.toUpperCase()}: ${title}` }, text: format.toUpperCase() }),
            ),
          ),
        ),
      ),
    );
  }

  const hangUp = settings.onChange((key) => key === "theme" && shown !== null && draw());
  return {
    element,
    async show(games) {
      if (games === shown || games === 0) return;
      const answer = await api.get(`${path}?language=${lang()}`).catch(() => ({ plots: [] }));
      shown = games;
      plots = answer.plots;
      draw();
    },
    close: () => hangUp?.(),
  };
}
