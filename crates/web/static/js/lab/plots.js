/**
 * The charts of an experiment, drawn by the server in the language and the colours of the page. The table above has their numbers.
 *
 * While games are played they are drawn again every few seconds: a new picture takes the old one's place once it is there, so that
 * nothing flickers or jumps. What is out of sight waits until somebody looks.
 */

import { api } from "../door/api.js";
import { fill, h } from "../dom.js";
import { digitsName, lang, t } from "../i18n.js";
import { settings } from "../settings.js";

/** While games are played, charts are at least this old, in milliseconds, before they are drawn again; and drawing takes a tenth of the time at most. */
const LEAST_WAIT = 4000;
const SHARE = 10;

/**
 * @param {string} id the experiment
 * @returns {{element: HTMLElement, show: (games: number, isRunning?: boolean) => Promise<void>, close: () => void}} `games` tells whether there is something new
 */
export function createPlots(id) {
  const list = h("div", { class: "lab-plots" });
  const element = h("section", { class: "stack", hidden: true }, h("h2", { text: t("lab-charts") }), list);
  const path = `/experiments/${encodeURIComponent(id)}/plots`;
  /** The figures by name, each with what draws it again. */
  const figures = new Map();
  /** Charts that are wanted with equal steps instead of orders of magnitude. */
  const linear = new Set();
  // On a phone a chart keeps the size at which it can be read, and scrolls in its box.
  const narrow = matchMedia("(max-width: 600px)");
  let shown = null;
  let due = 0;

  /** The path of a chart as it is wanted now. */
  const pathOf = (name, more) => {
    const dark = document.documentElement.dataset.theme === "dark" ? 1 : 0;
    const scale = linear.has(name) ? { scale: "linear" } : {};
    return `${path}/${encodeURIComponent(name)}?${new URLSearchParams({ language: lang(), digits: digitsName(), dark, ...scale, ...more })}`;
  };

  function figure({ name, title, description, can_be_log: canBeLog }) {
    const alt = [title, description].filter(Boolean).join(". ");
    // Room is kept for a picture of the size of the last one.
    const image = (like) => h("img", { alt, loading: "lazy", width: like?.naturalWidth || 960, height: like?.naturalHeight || 600 });
    const first = image();
    api.picture(first, pathOf(name, { games: shown }));
    const view = h("div", { class: "lab-plot-view", ...(narrow.matches && { role: "region", tabindex: "0", aria: { label: title } }) }, first);
    const links = ["svg", "png"].map((format) => h("a", { class: "button quiet", download: `${id}-${name}.${format}`, aria: { label: `${format.toUpperCase()}: ${title}` }, data: { format }, text: format.toUpperCase() }));
    const scale =
      canBeLog && h("button", { type: "button", class: "button quiet lab-log", aria: { pressed: String(!linear.has(name)), label: `${t("lab-log")}: ${title}` }, on: { click: () => turn() } }, h("span", { class: "lab-log-box", aria: { hidden: "true" } }), t("lab-log"));

    function turn() {
      if (!linear.delete(name)) linear.add(name);
      scale.setAttribute("aria-pressed", String(!linear.has(name)));
      return refresh();
    }

    async function refresh() {
      pointLinks();
      const old = view.firstElementChild;
      const next = image(old);
      const { top, bottom } = view.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight;
      if (isSeen) next.loading = "eager";
      const asked = pathOf(name, { games: shown });
      await api.picture(next, asked);
      // A picture that cannot be had leaves the old one where it is.
      if (isSeen && !(await next.decode().then(() => true, () => false))) return;
      // Another one may have been asked for meanwhile.
      if (view.firstElementChild === old && asked === pathOf(name, { games: shown })) old.replaceWith(next);
    }

    function pointLinks() {
      for (const link of links) api.link(link, pathOf(name, { format: link.dataset.format }));
    }

    pointLinks();
    return { element: h("figure", { class: "lab-plot", data: { plot: name } }, view, h("figcaption", { class: "row" }, scale, h("span", { class: "row lab-plot-files" }, links))), refresh };
  }

  /** Shows these charts: those that are there are drawn again, new ones come in their place. */
  async function draw(plots) {
    const known = plots.filter(({ name }) => figures.has(name));
    const isSame = known.length === plots.length && figures.size === plots.length;
    for (const plot of plots) if (!figures.has(plot.name)) figures.set(plot.name, figure(plot));
    for (const name of figures.keys()) if (!plots.some((plot) => plot.name === name)) figures.delete(name);
    element.hidden = plots.length === 0;
    if (!isSame) {
      fill(
        list,
        plots.map(({ name }) => figures.get(name).element),
      );
    }
    await Promise.all(known.map(({ name }) => figures.get(name).refresh()));
  }

  const hangUp = settings.onChange((key) => key === "theme" && figures.forEach(({ refresh }) => refresh()));
  return {
    element,
    async show(games, isRunning = false) {
      if (games === shown || games === 0 || (isRunning && shown !== null && performance.now() < due)) return;
      const started = performance.now();
      const answer = await api.get(`${path}?${new URLSearchParams({ language: lang(), digits: digitsName(), games: String(games) })}`).catch(() => null);
      if (!answer) return;
      shown = games;
      await draw(answer.plots);
      due = performance.now() + Math.max(LEAST_WAIT, SHARE * (performance.now() - started));
    },
    close: () => hangUp?.(),
  };
}
