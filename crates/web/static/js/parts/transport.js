/**
 * Walking through the moves (first, back, forward, last), and for games between programs start, pause, step and speed.
 * The arrows point the way time runs on every screen: they are not mirrored.
 */
import { h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { settings } from "../settings.js";

/** Moves a second; the last is "as fast as it goes". */
const SPEEDS = [0.25, 0.5, 1, 2, 4, 10, 100];

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createTransport(table) {
  const { game, programs } = table;
  const walk = (to, name, text) => {
    const button = h(
      "button",
      { type: "button", class: "button quiet icon-only", aria: { label: text }, title: text, on: { click: () => game.walk(to) } },
      icon(name),
    );
    return button;
  };
  const first = walk("start", "first", t("play-to-start"));
  const back = walk("undo", "back", t("play-one-back"));
  const forward = walk("redo", "forward", t("play-one-forward"));
  const last = walk("end", "last", t("play-to-end"));
  const point = h("span", { class: "soft transport-point" });
  const run = h("button", { type: "button", class: "button primary", on: { click: () => programs.setRunning(!programs.state.running) } });
  const step = h("button", { type: "button", class: "button", on: { click: () => programs.step() } }, icon("step"), t("play-step"));
  const goOn = h("button", { type: "button", class: "button primary", on: { click: () => game.goOn() } }, icon("play"), t("play-go-on"));
  const speed = speedSlider();
  const show = h("div", { class: "row transport-show" }, run, step, speed);
  const element = h(
    "div",
    { class: "transport" },
    h("div", { class: "row transport-walk", dir: "ltr" }, first, back, point, forward, last),
    goOn,
    show,
  );

  function draw() {
    const { session } = game;
    for (const button of [first, back]) disable(button, game.isAtStart);
    for (const button of [forward, last]) disable(button, !game.canRedo);
    point.textContent = tn(game.tree.decisions.get(session.node) ?? session.ply);
    const running = programs.state.running;
    show.hidden = !game.isShow || game.isOver;
    run.replaceChildren(icon(running ? "pause" : "play"), t(running ? "play-pause" : "play-run"));
    step.disabled = running;
    goOn.hidden = game.isShow || !game.suspended || !programs.due();
  }

  const off = game.on((what) => ["session", "running", "thinking"].includes(what) && draw());
  draw();
  return { element, close: off };
}

/** A disabled button keeps the focus, so that the arrow keys' user is not thrown off at the end. */
function disable(button, off) {
  if (off) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

/** A slider for the speed of shows; also used for watching solutions. */
export function speedSlider() {
  const now = settings.get("speed");
  const nearest = SPEEDS.reduce((best, value, index) => (Math.abs(value - now) < Math.abs(SPEEDS[best] - now) ? index : best), 0);
  const told = h("span", { class: "speed-told" });
  const tell = (index) => {
    const value = SPEEDS[index];
    const words = value >= 100 ? t("play-speed-full") : t("play-speed-value", { n: value });
    told.textContent = words;
    slider.setAttribute("aria-valuetext", words);
  };
  const slider = h("input", {
    type: "range",
    min: 0,
    max: SPEEDS.length - 1,
    step: 1,
    value: String(nearest),
    aria: { label: t("play-speed") },
  });
  slider.addEventListener("input", () => {
    settings.set("speed", SPEEDS[Number(slider.value)]);
    tell(Number(slider.value));
  });
  // The arrows are the slider's own here, not the moves'.
  slider.addEventListener("keydown", (event) => event.stopPropagation());
  tell(nearest);
  return h("label", { class: "speed" }, h("span", { text: t("play-speed") }), slider, told);
}
