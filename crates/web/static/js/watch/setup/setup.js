/**
 * What is searched and how: the position (a picture that leads to the editor), the algorithm with its parameters, Run and Cancel.
 */

import { fill, h, isAt } from "../../dom.js";
import { secondsText } from "../../game/names.js";
import { label, t, tn } from "../../i18n.js";
import { icon } from "../../icons.js";
import { splitSpec } from "../../game/playerSpec.js";
import { specEditor } from "../../parts/spec.js";
import { thumb } from "../../parts/thumb.js";
import { href } from "../../router.js";
import { suggestions } from "./suggest.js";

/**
 * @param {object} options
 * @param {Api.Game} options.game the catalogue's entry
 * @param {string} options.spec the player to begin with
 * @param {string} [options.variant]
 * @param {(spec: string) => void} options.onRun
 * @param {() => void} options.onCancel
 */
export function createSetup({ game, spec, variant, onRun, onCancel }) {
  const place = h("a", { class: "watch-position", title: t("watch-edit"), aria: { label: t("watch-edit") } });
  const asks = t("sandbox-algorithm");
  const chooser = specEditor({ game, value: spec, people: false, levels: false, variant, asks, onChange: (_, fits) => tell(fits) });
  const run = h("button", { class: "button primary watch-run" }, icon("play"), t("watch-run"));
  const cancel = h("button", { type: "button", class: "button watch-cancel", hidden: true, on: { click: onCancel } }, icon("close"), t("cancel"));
  const progress = h("p", { class: "small soft watch-progress" });
  const said = h("div", { class: "watch-said", role: "alert" });
  const stale = h("p", { class: "small watch-stale", hidden: true }, icon("warning"), h("span", { text: t("watch-changed") }));
  const wayOut = h("div", { class: "row watch-way-out", hidden: true });
  const element = h(
    "form",
    { class: "card watch-setup", aria: { label: t("watch-setup") } },
    place,
    chooser.element,
    h("div", { class: "watch-runs" }, run, cancel, progress),
    said,
    wayOut,
    stale,
  );
  const examples = h(
    "div",
    { class: "watch-examples", role: "group", aria: { label: t("watch-try") } },
    h("span", { class: "soft small", text: t("watch-try") }),
    suggestions(game).map(chip),
  );
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    onRun(chooser.value());
  });
  let isStuck = false;
  let isRunning = false;
  /** The player of the search on the screen; null when there is none. */
  let shownPlayer = null;
  let complaint = "";
  // The arrows are the fields' own here, not the search's.
  element.addEventListener("keydown", (event) => {
    if (isAt(event, "input, select, textarea")) event.stopPropagation();
  });

  function tell(fits = chooser.fits()) {
    run.disabled = !fits || isStuck;
    for (const button of examples.querySelectorAll("button")) button.disabled = isStuck;
    stale.hidden = shownPlayer === null || isRunning || chooser.value() === shownPlayer;
  }
  tell(true);

  function chip(choice) {
    const [id] = splitSpec(choice);
    const choose = () => {
      chooser.set(choice);
      onRun(choice);
    };
    const name = label("player", id, id);
    return h("button", { type: "button", class: "button quiet watch-chip", title: choice, data: { spec: choice }, on: { click: choose } }, name);
  }

  return {
    element,
    /** Small searches to begin with, each one press away. */
    examples,
    spec: chooser.value,
    /** Shows another player without running it. */
    set(next) {
      if (next !== chooser.value()) chooser.set(next);
    },
    /** Shows the position that is searched. */
    position({ picture, position, variant: rules }) {
      fill(place, thumb(picture, "small"));
      place.href = href(`${encodeURIComponent(game.game)}/edit`, { p: position, v: rules });
      isStuck = false;
      wayOut.hidden = true;
      tell();
    },
    /** There is no position to search: only the ways out are offered. @param {() => void} onStart goes to the start */
    stuck(onStart) {
      isStuck = true;
      wayOut.hidden = false;
      fill(
        wayOut,
        h("button", { type: "button", class: "button watch-from-start", text: t("editor-start"), on: { click: onStart } }),
        h("a", { class: "button", href: href(`${encodeURIComponent(game.game)}/edit`), text: t("watch-edit") }),
      );
      tell();
    },
    /** The search of this player is on the screen; while another is chosen, a line says so. */
    shows(player) {
      shownPlayer = player;
      tell();
    },
    /** @param {import("../../game/jobs.js").Info|null} info how far the search is; null when none runs */
    running(info) {
      const had = element.contains(document.activeElement) && document.activeElement;
      isRunning = info !== null;
      run.hidden = isRunning;
      cancel.hidden = info === null;
      if (had === run || had === cancel) (info === null ? run : cancel).focus();
      progress.textContent = info === null ? "" : progressWords(info);
      tell();
    },
    /** Takes back what was said about a server that does not answer; true when there was something. */
    forgive() {
      const isSilence = complaint === "network";
      if (isSilence) this.complain(null);
      return isSilence;
    },
    /** One line about what went wrong; nothing takes it away again. `code` is that of the problem. */
    complain(text, code = "") {
      complaint = text ? code : "";
      fill(said, text && h("p", { class: "complaint" }, icon("warning"), h("span", { text })));
    },
  };
}

/** @param {import("../../game/jobs.js").Info} info */
function progressWords({ nodes, seconds }) {
  if (typeof nodes === "number") return t("watch-running-nodes", { n: tn(nodes), time: secondsText(seconds ?? 0) });
  return seconds ? t("watch-running-time", { time: secondsText(seconds) }) : t("watch-running");
}
