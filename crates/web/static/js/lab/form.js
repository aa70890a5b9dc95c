/**
 * A new experiment, in three steps or as the text of its file, and beside them what it comes to: games, command line, Run.
 *
 * After every change the server is asked what would be played; what it says about a field stands at that field.
 */

import { api } from "../door/api.js";
import { debounce, fill, h, isAt } from "../dom.js";
import { t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { go } from "../router.js";
import { commandBox } from "./command.js";
import { bodyOf, canEdit, draftOf, freshDraft } from "./draft.js";
import { complaint, segments } from "./fields.js";
import { createFileText } from "./fileText.js";
import { createLineup } from "./lineup.js";
import { createMeasures, createStart } from "./setup.js";

const CHECK_AFTER = 350;
/** The same after the server could not answer. */
const ASK_AGAIN_AFTER = 2000;

/**
 * @param {HTMLElement} host
 * @param {Api.Meta} meta the answer of GET /meta
 * @param {import("./draft.js").Draft} draft
 * @param {string|null} [text] the file to begin with, where the form cannot show it
 * @returns {() => void} called when the form is left
 */
export function showForm(host, meta, draft, text = null) {
  let game = meta.games.find((entry) => entry.game === draft.game);
  let asked = 0;
  let parts = null;
  /** The text of the file, while that is what is edited. */
  let file = text;
  /** What the server said last of what is there now; null while it says no. */
  let answer = null;
  const steps = h("div", { class: "lab-steps" });
  const modes = h("div", { class: "lab-modes" });
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
  form.addEventListener("keydown", (event) => isAt(event, "input, select, textarea") && event.stopPropagation());
  fill(host, h("div", { class: "lab-head" }, h("h1", { text: t("lab-new") }), h("a", { class: "button", href: "#/lab" }, icon("back"), t("lab-all"))), modes, form);

  const body = () => (file === null ? bodyOf(draft, game) : { file });

  function draw() {
    drawModes();
    if (file !== null) {
      parts = { file: createFileText(file, takeText) };
      fill(steps, parts.file.element);
      return;
    }
    parts = {
      start: createStart(meta.games, game, draft, change, choose),
      lineup: createLineup(game, draft, change),
      measures: createMeasures(game, draft, change),
    };
    const step = (n, title, { element }) => h("section", { class: "card lab-step" }, h("h2", null, h("span", { class: "lab-number", aria: { hidden: "true" }, text: tn(n) }), title), element);
    fill(steps, step(1, t("lab-step-start"), parts.start), step(2, t("lab-step-players"), parts.lineup), step(3, t("lab-step-measures"), parts.measures));
  }

  function drawModes() {
    const choices = [
      ["form", t("lab-as-form")],
      ["file", t("lab-as-file")],
    ];
    const hadFocus = modes.contains(document.activeElement);
    fill(modes, segments(t("lab-as"), choices, file === null ? "form" : "file", turn, true));
    if (hadFocus) modes.querySelector(":checked")?.focus();
  }

  /** From the form to its file, or back as far as the form can show it. */
  async function turn(to) {
    const now = await ask().catch(() => null);
    if (to === "file") {
      file = now?.file ?? answer?.file ?? "";
    } else if (now && canEdit(now.plan)) {
      game = meta.games.find((entry) => entry.game === now.plan.game);
      draft = draftOf(now.plan, game);
      file = null;
    } else {
      drawModes();
      said.say(now ? t("lab-form-cannot") : t("lab-form-wrong"));
      return;
    }
    draw();
    change();
  }

  function takeText(next) {
    file = next;
    change();
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
    parts?.measures?.refresh();
    asked += 1;
    check();
  }

  const ask = () => api.post("/experiments/check", body());

  const check = debounce(async () => {
    asked += 1;
    const mine = asked;
    try {
      const now = await ask();
      if (mine !== asked) return;
      answer = now;
      quiet();
      sum.textContent = t("lab-sum", { matches: now.matches_all, games: now.games });
      fill(command, commandBox(now));
    } catch (problem) {
      if (mine !== asked) return;
      complain(problem);
      // What failed on the way, and not for what was asked, is asked again.
      if (problem.status === 0 || problem.status >= 500) again();
    }
  }, CHECK_AFTER);
  const again = debounce(() => form.isConnected && check(), ASK_AGAIN_AFTER);

  function quiet() {
    said.say("");
    parts.file?.complain(null);
    parts.start?.complain("", null, "");
    parts.lineup?.complain("", null, "");
    parts.measures?.complain("", "");
  }

  /** Says what is wrong at the field it is about. */
  function complain(problem) {
    quiet();
    fill(command);
    sum.textContent = "";
    if (typeof problem.text !== "function") throw problem;
    const [name, place] = String(problem.args.field ?? "").split(".");
    const at = place === undefined ? null : Number(place);
    const text = problem.text();
    if (name) sum.textContent = t("lab-not-yet");
    if (parts.file) {
      if (name) parts.file.complain(problem);
      else said.say(text);
    } else if (["players", "pairings"].includes(name)) parts.lineup.complain(name, at, text);
    else if (["game", "variants", "positions", "opening"].includes(name)) parts.start.complain(name, at, text);
    else if (!parts.measures.complain(name, text)) said.say(text);
  }

  async function start(event) {
    event.preventDefault();
    check.cancel();
    asked += 1;
    const mine = asked;
    run.disabled = true;
    try {
      const { id } = await api.post("/experiments", body());
      if (mine === asked) go("lab", { e: id });
    } catch (problem) {
      if (mine !== asked) return;
      complain(problem);
      if (parts.file && problem.args?.field) {
        parts.file.point(problem);
        return;
      }
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
