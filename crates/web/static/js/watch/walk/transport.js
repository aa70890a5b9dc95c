/**
 * Walking through a recorded search: first, back, play, forward, last, the slider, the speed, and where to stop.
 *
 *     ⏮ ◀ ⏯ ▶ ⏭   ────●──────────────   1,234 of 5,678
 *     Speed [5 a second]   Stop at [cut-offs]   [previous cut-off] [next cut-off]
 *
 * The arrows point the way time runs on every screen: they are not mirrored.
 */

import { fill, freshId, h } from "../../dom.js";
import { dir, t, tn } from "../../i18n.js";
import { icon } from "../../icons.js";
import { settings } from "../../settings.js";

/** Events a second. */
export const SPEEDS = [1, 2, 5, 20, 100, 1000];
const USUAL_SPEED = 5;
const USUAL_DEPTH = 1;

/** What can be stopped at, in the order in which one is taken when nothing was chosen. */
const LANDMARKS = ["cut", "best", "round", "leaf", "depth"];
/** In a search for a way the goal is what is best. */
const LANDMARKS_OF_PUZZLES = ["round", "best", "depth"];

const SIGNS = { cut: "✂", best: "★", leaf: "■", round: "↻", depth: "⇣" };

/**
 * @param {object} options
 * @param {boolean} options.compact only the steps: somebody else has the slider
 * @param {(place: number, how: "step"|"seek") => void} options.onGo
 * @param {() => void} options.onPlay starts or stops
 */
export function createTransport({ compact, onGo, onPlay }) {
  let trace = null;
  let place = 0;
  const step = (name, text, to) =>
    h(
      "button",
      {
        type: "button",
        class: "button quiet icon-only",
        title: text,
        aria: { label: text },
        data: { step: name },
        on: { click: (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && onGo(to(), "step") },
      },
      icon(name),
    );
  const first = step("first", t("watch-first"), () => 0);
  const back = step("back", t("watch-back"), () => place - 1);
  const forward = step("forward", t("watch-forward"), () => place + 1);
  const last = step("last", t("watch-last"), () => trace.length);
  const play = h("button", { type: "button", class: "button primary icon-only watch-play", data: { step: "play" }, on: { click: onPlay } });
  const slider = h("input", {
    type: "range",
    class: "watch-slider",
    dir: "ltr",
    min: 0,
    max: 0,
    step: 1,
    value: "0",
    aria: { label: t("watch-slider") },
    on: { input: () => onGo(Number(slider.value), "seek") },
  });
  const told = h("output", { class: "watch-place", dir: dir(), aria: { live: "off" } });
  const stops = createStops((where) => jump(where));
  const speed = createSpeed();
  const element = h(
    "div",
    { class: ["watch-transport", compact && "is-compact"], role: "group", aria: { label: t("watch-transport") } },
    h("div", { class: "watch-walk", dir: "ltr" }, first, back, !compact && play, forward, last, !compact && slider, told),
  );
  const ways = compact ? null : h("div", { class: "watch-ways" }, speed.element, stops.element);

  function jump(where) {
    const to = stops.find(trace, place, where);
    if (to !== null) onGo(to, "step");
  }

  /** On a phone the sentence and the jumps stand in the bar that is always in sight; else each in its own place. */
  function arrange(said) {
    if (compact) return;
    if (said) {
      element.prepend(said);
      forward.parentElement.insertBefore(stops.jumps, told);
    } else stops.element.append(stops.jumps);
  }

  return {
    element,
    arrange,
    /** Speed and where to stop. */
    ways,
    speed: speed.value,
    jump,
    /** The next place to stop at while playing, or null when nothing is to be stopped at. */
    stopAfter: (from) => (stops.isOn() ? stops.find(trace, from, "next") : null),
    /** @param {{trace: import("../trace/trace.js").Trace|null, place: number, isPlaying: boolean}} now */
    show(now) {
      if (trace !== now.trace) {
        trace = now.trace;
        slider.max = String(trace?.length ?? 0);
        stops.offer(trace);
      }
      place = now.place;
      const length = trace?.length ?? 0;
      slider.value = String(place);
      slider.disabled = length === 0;
      const words = t("watch-place", { n: tn(place), total: tn(length) });
      told.textContent = words;
      slider.setAttribute("aria-valuetext", words);
      for (const button of [first, back]) disable(button, place === 0);
      for (const button of [forward, last]) disable(button, place >= length);
      const playWords = t(now.isPlaying ? "watch-pause" : "watch-play");
      play.setAttribute("aria-label", playWords);
      play.title = playWords;
      play.disabled = length === 0;
      if (play.dataset.face !== String(now.isPlaying)) {
        play.dataset.face = String(now.isPlaying);
        fill(play, icon(now.isPlaying ? "pause" : "play"));
      }
      stops.show(place);
    },
  };
}

/** A disabled button keeps the focus, so that the arrow keys' user is not thrown off at the end. */
function disable(button, isOff) {
  if (isOff) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

function createSpeed() {
  const kept = settings.get("watch.speed");
  const select = h(
    "select",
    { on: { change: () => settings.set("watch.speed", Number(select.value)) } },
    SPEEDS.map((n) => h("option", { value: String(n), text: t("watch-speed-value", { n }) })),
  );
  select.value = String(SPEEDS.includes(kept) ? kept : USUAL_SPEED);
  return { element: named(t("watch-speed"), select), value: () => Number(select.value) };
}

function named(words, control) {
  control.id ||= freshId("watch");
  return h("span", { class: "watch-named" }, h("label", { for: control.id, text: words }), control);
}

/** Where to stop while playing, and the two buttons that go from one such place to the next. */
function createStops(onJump) {
  let trace = null;
  let known = [];
  const depth = h("input", {
    type: "number",
    class: "watch-depth",
    dir: "ltr",
    min: 0,
    step: 1,
    value: String(USUAL_DEPTH),
    aria: { label: t("watch-stop-level") },
    hidden: true,
  });
  const select = h("select", { on: { change: choose } });
  const button = (where) =>
    h("button", {
      type: "button",
      class: "button quiet",
      data: { jump: where },
      on: { click: (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && onJump(where) },
    });
  const previous = button("previous");
  const next = button("next");
  depth.addEventListener("input", () => face());
  const jumps = h("span", { class: "watch-jumps", dir: "ltr" }, previous, next);
  const element = h("div", { class: "watch-stops" }, named(t("watch-stop"), select), depth, jumps);

  const what = () => select.value || known[0] || null;
  const level = () => Math.max(0, Math.floor(Number(depth.value)) || 0);

  function choose() {
    depth.hidden = select.value !== "depth";
    face();
  }

  let shownPlace = 0;
  function face() {
    element.hidden = known.length === 0;
    if (known.length === 0) return;
    const words = landmarkWords(what(), trace.family);
    fill(previous, icon("back"), landmark(words.name));
    fill(next, landmark(words.name), icon("forward"));
    for (const [node, text] of [[previous, words.previous], [next, words.next]]) {
      node.title = text;
      node.setAttribute("aria-label", text);
    }
    disable(previous, trace.previous(shownPlace, what(), level()) === null);
    disable(next, trace.next(shownPlace, what(), level()) === null);
  }

  /** The name of what is jumped to, and its sign for where there is no room for names. */
  function landmark(name) {
    return [h("span", { class: "jump-name", text: name }), h("span", { class: "jump-sign", aria: { hidden: "true" }, text: SIGNS[what()] })];
  }

  return {
    element,
    jumps,
    isOn: () => select.value !== "",
    find: (from, place, where) => {
      if (!from || !what()) return null;
      return where === "next" ? from.next(place, what(), level()) : from.previous(place, what(), level());
    },
    offer(given) {
      trace = given;
      const chosen = select.value;
      const all = trace?.family === "puzzle" ? LANDMARKS_OF_PUZZLES : LANDMARKS;
      known = trace ? all.filter((id) => trace.next(0, id, level()) !== null) : [];
      fill(
        select,
        h("option", { value: "", text: t("watch-stop-none") }),
        known.map((id) => h("option", { value: id, text: landmarkWords(id, trace.family).option })),
      );
      select.value = known.includes(chosen) ? chosen : "";
      depth.hidden = select.value !== "depth";
    },
    show(place) {
      shownPlace = place;
      face();
    },
  };
}

function landmarkWords(id, family) {
  const words = (option, name, previous, next) => ({ option, name, previous, next });
  if (id === "best" && family === "puzzle") {
    return words(t("watch-stop-goal"), t("watch-goal"), t("watch-previous-goal"), t("watch-next-goal"));
  }
  if (id === "cut") return words(t("watch-stop-cut"), t("watch-cut"), t("watch-previous-cut"), t("watch-next-cut"));
  if (id === "best") return words(t("watch-stop-best"), t("watch-best"), t("watch-previous-best"), t("watch-next-best"));
  if (id === "leaf") return words(t("watch-stop-leaf"), t("watch-leaf"), t("watch-previous-leaf"), t("watch-next-leaf"));
  if (id === "round") return words(t("watch-stop-round"), t("watch-round"), t("watch-previous-round"), t("watch-next-round"));
  return words(t("watch-stop-depth"), t("watch-level"), t("watch-previous-depth"), t("watch-next-depth"));
}
