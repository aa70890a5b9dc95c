/** For puzzles: the next step, the whole solution played before your eyes, and how short the way can be. */
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { countText } from "../game/names.js";
import { speedSlider } from "./transport.js";

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createPuzzlePanel(table) {
  const { game, solver } = table;
  const next = h("button", { type: "button", class: "button", on: { click: () => solver.showNext() } });
  const watch = h("button", { type: "button", class: "button", on: { click: toggleWatch } });
  const status = h("p", { class: "soft" });
  const speed = speedSlider();
  const element = h(
    "section",
    { class: "card puzzle-panel stack", aria: { label: t("play-puzzle-panel") } },
    h("div", { class: "row" }, next, watch),
    speed,
    status,
  );

  function toggleWatch() {
    if (solver.state.status === "idle") solver.watch();
    else solver.pause();
  }

  function draw() {
    const { status: now } = solver.state;
    next.hidden = game.isOver;
    watch.hidden = game.isOver;
    speed.hidden = now !== "watching";
    next.disabled = now !== "idle";
    fill(next, icon("step"), t(solver.state.next === null ? "play-next-step-button" : "play-play-next-step"));
    fill(
      watch,
      icon(now === "idle" ? "play" : "pause"),
      t(now === "idle" ? "play-solve-and-watch" : now === "watching" ? "play-pause" : "play-stop-thinking"),
    );
    status.textContent = statusText(table);
  }

  const off = game.on((what) => ["session", "solver"].includes(what) && draw());
  draw();
  return { element, close: off };
}

function statusText({ game, solver }) {
  const { status, plan, info, best, proving } = solver.state;
  if (status === "searching") return info?.nodes ? t("play-solving-nodes", { n: countText(info.nodes) }) : t("play-solving");
  if (game.isOver && best === "searching") return t("play-measuring");
  if (game.isOver && best?.cost !== undefined) return t(best.optimal ? "play-shortest" : "play-known-way", { n: best.cost });
  if (plan && proving) return `${t("play-plan", { n: plan.steps.length })} ${t("play-proving")}`;
  if (plan) return t(plan.optimal ? "play-plan-optimal" : "play-plan", { n: plan.steps.length });
  return "";
}
