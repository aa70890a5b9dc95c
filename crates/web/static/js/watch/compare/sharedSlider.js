/**
 * One slider for two searches, counted in nodes visited: first, back, play, forward, last.
 * Time runs from left to right in every language. Playing takes about a quarter of a minute, however large the searches are.
 */

import { h } from "../../dom.js";
import { dir, t } from "../../i18n.js";
import { icon } from "../../icons.js";

const SECONDS = 15;
const SLOWEST = 2;

/**
 * @param {(nodes: number, byHand: boolean) => void} onNodes so many nodes are to be shown; by hand, or because it plays
 */
export function createSharedSlider(onNodes) {
  let most = 0;
  let nodes = 0;
  let frame = 0;
  const button = (name, words, run) =>
    h("button", { type: "button", class: "button quiet icon-only", aria: { label: words }, title: words, on: { click: run } }, icon(name));
  const toggle = () => (frame ? pause() : start());
  const play = h("button", { type: "button", class: "button primary icon-only shared-play", on: { click: toggle } });
  const slider = h("input", {
    type: "range",
    class: "shared-range",
    min: 0,
    step: 1,
    value: "0",
    aria: { label: t("compare-slider") },
    on: { input: () => byHand(Number(slider.value)) },
  });
  // The arrows are the slider's own here.
  slider.addEventListener("keydown", (event) => /^(Arrow|Home|End|Page)/.test(event.key) && event.stopPropagation());
  const told = h("output", { class: "shared-told", dir: dir() });
  const element = h(
    "div",
    { class: "shared-slider", role: "group", dir: "ltr", aria: { label: t("compare-slider") } },
    h(
      "div",
      { class: "row" },
      button("first", t("compare-first-node"), () => byHand(0)),
      button("back", t("compare-node-back"), () => byHand(nodes - 1)),
      play,
      button("forward", t("compare-node-on"), () => byHand(nodes + 1)),
      button("last", t("compare-last-node"), () => byHand(most)),
    ),
    slider,
    told,
  );

  function draw() {
    slider.value = String(nodes);
    const words = t("compare-nodes-of", { n: nodes, total: most });
    told.textContent = words;
    slider.setAttribute("aria-valuetext", words);
    const name = t(frame ? "compare-pause" : "compare-play");
    play.replaceChildren(icon(frame ? "pause" : "play"));
    play.setAttribute("aria-label", name);
    play.title = name;
  }

  function move(next, isByHand) {
    nodes = Math.max(0, Math.min(most, Math.round(next)));
    draw();
    onNodes(nodes, isByHand);
  }

  function byHand(next) {
    pause();
    move(next, true);
  }

  function pause() {
    cancelAnimationFrame(frame);
    frame = 0;
    draw();
  }

  function start() {
    const from = nodes >= most ? 0 : nodes;
    const since = performance.now();
    const rate = Math.max(SLOWEST, most / SECONDS);
    const tick = (now) => {
      const next = Math.min(most, from + Math.floor(((now - since) / 1000) * rate));
      frame = next < most ? requestAnimationFrame(tick) : 0;
      if (next !== nodes || frame === 0) move(next, false);
    };
    frame = requestAnimationFrame(tick);
    draw();
  }

  draw();
  return {
    element,
    /** Starts anew with so many nodes, at the given place or at the end. */
    open(total, at = total) {
      pause();
      most = total;
      slider.max = String(Math.max(1, total));
      nodes = Math.max(0, Math.min(total, at));
      draw();
    },
    /** Shows another number without telling anybody. */
    set(next) {
      pause();
      nodes = Math.max(0, Math.min(most, next));
      draw();
    },
    toggle,
    step: (by) => byHand(nodes + by),
    toStart: () => byHand(0),
    toEnd: () => byHand(most),
    get nodes() {
      return nodes;
    },
    close: () => cancelAnimationFrame(frame),
  };
}
