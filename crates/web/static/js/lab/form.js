/**
 * A new experiment in three steps, and beside them what it comes to: games, command line, Run.
 *
 * After every change the server is asked what would be played; what it says about a field stands at that field.
 */

import { api } from "../api.js";
import { debounce, fill, h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { go } from "../router.js";
import { commandBox } from "./command.js";
import { bodyOf, freshDraft } from "./draft.js";
import { complaint } from "./fields.js";
import { createPlayers } from "./players.js";
import { createMeasures, createStart } from "./setup.js";

const CHECK_AFTER = 350;

/**
 * @param {HTMLElement} host
 * @param {object} meta the answer of GET /meta
 * @param {object} draft
 * @returns {() => void} called when the form is left
 */
export function showForm(host, meta, draft) {
  let game = meta.games.find((entry) => entry.game === draft.game);
  let asked = 0;
  let parts = null;
  const steps = h("div", { class: "lab-steps" });
  const said = complaint();
  const sum = h("p", { class: "lab-sum", role: "status" });
  const command = h("div");
  const run = h("button", { class: "button primary lab-run" }, icon("play"), t("lab-run"));
  const form = h(
    "form",
    { class: "lab-form", novalidate: true, on: { submit: start } },
    steps,
    h("aside", { class: "card stack lab-aside", aria: { label: t("lab-summary") } }, h("h2", { text: t("lab-summary") }), sum, run, said.element, command),
  );
  // The arrows are the fields' own here.
  form.addEventListener("keydown", (event) => event.target.matches("input, select, textarea") && event.stopPropagation());
  fill(host, h("div", { class: "lab-head" }, h("h1", { text: t("lab-new") }), h("a", { class: "button", href: "#/lab" }, icon("back"), t("lab-all"))), form);

  function draw() {
    parts = {
      start: createStart(meta.games, game, draft, change, choose),
      players: createPlayers(game, draft, change),
      measures: createMeasures(game, draft, change),
    };
    const step = (n, title, lead, { element }) =>
      h(
        "section",
        { class: "card lab-step" },
        h("h2", null, h("span", { class: "lab-number", aria: { hidden: "true" }, text: tn(n) }), title),
        lead && h("p", { class: "soft", text: lead }),
        element,
      );
    fill(
      steps,
      step(1, t("lab-step-start"), null, parts.start),
      step(2, t("lab-step-players"), game.seats.length === 2 ? t("lab-step-players-pairs") : t("lab-step-players-alone"), parts.players),
      step(3, t("lab-step-measures"), null, parts.measures),
    );
  }

  /** Another game has other players: the form begins anew. */
  function choose(id) {
    game = meta.games.find((entry) => entry.game === id);
    draft = { ...freshDraft(game), games: draft.games, seed: draft.seed };
    draw();
    change();
    steps.querySelector("select")?.focus();
  }

  function change() {
    parts?.measures.refresh();
    asked += 1;
    check();
  }

  const check = debounce(async () => {
    asked += 1;
    const mine = asked;
    try {
      const answer = await api.post("/experiments/check", bodyOf(draft, game));
      if (mine !== asked) return;
      quiet();
      sum.textContent = t("lab-sum", { matches: answer.matches_all, games: answer.games });
      fill(command, commandBox(answer));
    } catch (problem) {
      if (mine === asked) complain(problem);
    }
  }, CHECK_AFTER);

  function quiet() {
    said.say("");
    parts.start.complain("", "");
    parts.players.complain(null, "");
    parts.measures.complain("", "");
  }

  /** Says what is wrong at the field it is about. */
  function complain(problem) {
    quiet();
    fill(command);
    sum.textContent = "";
    if (typeof problem.text !== "function") throw problem;
    const [name, at] = String(problem.args.field ?? "").split(".");
    const text = problem.text();
    if (name === "players") parts.players.complain(at === undefined ? null : Number(at), text);
    else if (["game", "variants"].includes(name)) parts.start.complain(name, text);
    else if (name === "positions") parts.start.complain(name, at === undefined ? text : t("lab-position-n", { n: Number(at) + 1, text }));
    else if (name === "opening") parts.start.complain(name, text);
    else if (!parts.measures.complain(name, text)) said.say(text);
    if (name) sum.textContent = t("lab-not-yet");
  }

  async function start(event) {
    event.preventDefault();
    check.cancel();
    asked += 1;
    const mine = asked;
    run.disabled = true;
    try {
      const { id } = await api.post("/experiments", bodyOf(draft, game));
      if (mine === asked) go("lab", { e: id });
    } catch (problem) {
      if (mine !== asked) return;
      complain(problem);
      const found = form.querySelector(".complaint:not([hidden])");
      for (let fold = found?.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
      if (found) {
        found.tabIndex = -1;
        found.focus({ preventScroll: true });
        found.scrollIntoView({ block: "center" });
      }
    } finally {
      run.disabled = false;
    }
  }

  draw();
  change();
  return () => {
    asked += 1;
    check.cancel();
  };
}
