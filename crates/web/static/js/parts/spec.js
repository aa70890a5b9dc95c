/**
 * Choosing who plays a seat: a person, a level, or any algorithm with any parameter, all from the catalogue.
 *
 *     const chooser = specEditor({ game, seat: 0, value: "alphabeta:depth=4", onChange: (spec, fits) => … });
 *     host.append(chooser.element);  chooser.value();  chooser.fits()
 *
 * What comes out is always a player spec, shown as text and editable as such; the server checks it (POST …/player) a moment after
 * the last change. Options: `people: false` leaves the person out (hints, "let a program move"), `levels: false` leaves
 * levels and the usual player out (where algorithms are meant), `variant` goes with the check.
 *
 *     [ Algorithm: Alpha-beta ▾ ]        a person · levels · algorithms by family
 *     alphabeta:depth=4
 *     ▸ Parameters   depth 4  time –  …
 *     alphabeta:depth=4            ✓
 */

import { api } from "../door/api.js";
import { debounce, fill, freshId, h } from "../dom.js";
import { splitSpec } from "../game/playerSpec.js";
import { label, t } from "../i18n.js";
import { icon } from "../icons.js";
import { describeParameter, playerSentence } from "./catalogueWords.js";
import { parameterForm } from "./parameters.js";

const PERSON = "human";
const CHECK_AFTER = 250;

/**
 * @param {object} options
 * @param {Api.Game} options.game the catalogue's entry
 * @param {number|string} [options.seat] index of the seat, or its name
 * @param {string} options.value a player spec, or "human"
 * @param {(spec: string, fits: boolean) => void} [options.onChange] called at once with what is chosen, again when the check says otherwise
 * @param {boolean} [options.people] whether a person may be chosen (default: yes)
 * @param {boolean} [options.levels] whether levels and the usual player are offered by these names (default: yes)
 * @param {string} [options.variant]
 * @param {string} [options.asks] what the list is for, where it is not a seat of a game
 * @returns {{element: HTMLElement, value: () => string, fits: () => boolean, set: (spec: string) => void}}
 */
export function specEditor({ game, seat, value, onChange, people = true, levels = true, variant, asks }) {
  const seatId = typeof seat === "number" ? game.seats[seat] : seat;
  const seatName = seatId ? label("seat", seatId, seatId) : t("who-player");
  let spec = value || (people ? PERSON : game.default_player);
  let fits = true;
  let asked = 0;
  let form = null;
  let formOf = null;

  const id = freshId("spec");
  const kind = h("select", { id, on: { change: chooseKind } }, kinds(game, people, levels));
  // What is written stands below the list: together with its name it would not fit into the box, and be cut.
  const written = h("code", { class: "spec-written small", dir: "ltr" });
  const sentence = h("p", { class: "soft small" });
  const details = h("details", { class: "spec-details" });
  const text = h("input", {
    type: "text",
    class: "mono",
    dir: "ltr",
    id: `${id}-text`,
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    aria: { describedby: `${id}-verdict` },
    on: { input: () => take(text.value.trim(), "text") },
  });
  const verdict = h("p", { id: `${id}-verdict`, class: "small", role: "status" });
  const textField = h("div", { class: "field" }, h("label", { class: "name", for: text.id, text: t("spec-text") }), text, verdict);
  const element = h(
    "fieldset",
    { class: "spec stack" },
    h("legend", { class: "group-name capital", text: seatName }),
    h(
      "div",
      { class: "field" },
      h("label", { class: "visually-hidden", for: id, text: asks ?? t("spec-kind", { seat: seatName }) }),
      kind,
      written,
      sentence,
    ),
    details,
  );

  function chooseKind() {
    const chosen = kind.value;
    if (chosen === PERSON) take(PERSON, "kind");
    else if (chosen.startsWith("level:")) take(game.levels[Number(chosen.slice(6))], "kind");
    else if (chosen === "default") take(game.default_player, "kind");
    else take(chosen.slice(3), "kind");
  }

  /** Takes a spec from one of the three places, brings the others in line, and has it checked. */
  function take(next, from) {
    spec = next;
    fits = spec !== "";
    draw(from);
    onChange?.(spec, fits);
    check();
  }

  function draw(from) {
    const [name, settings] = splitSpec(spec);
    const player = game.players.find((entry) => entry.id === name);
    if (from !== "kind") kind.value = kindOf(game, spec, people, levels);
    written.textContent = spec;
    written.hidden = spec === PERSON;
    sentence.textContent = player && spec !== PERSON ? playerSentence(game, player) : "";
    details.hidden = spec === PERSON;
    if (from !== "text") text.value = spec;
    if (formOf !== player) {
      formOf = player;
      form = player?.parameters.length ? playerForm(player, settings) : null;
      fill(details, h("summary", { text: t("spec-parameters") }), form?.element, textField);
    } else if (from !== "form") form?.set(settings);
  }

  function playerForm(player, settings) {
    return parameterForm({
      parameters: player.parameters,
      text: settings,
      describe: describeParameter(game, player),
      onChange: (changed) => take(changed ? `${player.id}:${changed}` : player.id, "form"),
    });
  }

  const ask = debounce(async () => {
    asked += 1;
    const mine = asked;
    const before = fits;
    try {
      const answer = await api.post(`/games/${encodeURIComponent(game.game)}/player`, { spec, variant });
      if (mine !== asked) return;
      fits = true;
      judge("fine", answer.spec === spec ? t("spec-fits") : t("spec-means", { spec: answer.spec }));
    } catch (problem) {
      if (mine !== asked) return;
      // When nobody can be asked, nothing is held against the spec, and the line at the top of the page says so.
      fits = problem.code === "network";
      if (!fits) {
        judge("complaint", problem.text());
        details.open = true;
      }
    }
    if (fits !== before) onChange?.(spec, fits);
  }, CHECK_AFTER);

  function check() {
    asked += 1;
    ask.cancel();
    fill(verdict);
    text.removeAttribute("aria-invalid");
    if (spec !== PERSON) ask();
  }

  function judge(tone, words) {
    text.setAttribute("aria-invalid", String(tone === "complaint"));
    verdict.className = `small ${tone}`;
    fill(verdict, icon(tone === "fine" ? "check" : "warning"), h("span", { text: words }));
  }

  draw("start");
  return { element, value: () => spec, fits: () => fits, set: (next) => take(next, "set") };
}

/** The name of a spec's player. */
function playerName(spec) {
  const [id] = splitSpec(spec);
  return label("player", id, id);
}

/** The list to choose from. */
function kinds(game, people, hasLevels) {
  const groups = [];
  if (people) groups.push(h("option", { value: PERSON, text: t("who-person") }));
  if (hasLevels && game.levels?.length) {
    const levels = game.levels.map((spec, index) =>
      h("option", { value: `level:${index}`, text: t("who-level-of", { n: index + 1, player: playerName(spec) }) }),
    );
    groups.push(h("optgroup", { label: t("who-levels") }, levels));
  }
  const families = new Map();
  for (const player of game.players) {
    if (player.id === PERSON) continue;
    if (!families.has(player.family)) families.set(player.family, []);
    families.get(player.family).push(h("option", { value: `id:${player.id}`, text: playerName(player.id) }));
  }
  if (hasLevels) groups.push(h("option", { value: "default", text: t("who-usual") }));
  for (const [family, options] of families) groups.push(h("optgroup", { label: label("family", family, family) }, options));
  return groups;
}

function kindOf(game, spec, people, hasLevels) {
  if (spec === PERSON && people) return PERSON;
  if (!hasLevels) return `id:${splitSpec(spec)[0]}`;
  const level = (game.levels ?? []).indexOf(spec);
  if (level >= 0) return `level:${level}`;
  if (spec === game.default_player) return "default";
  return `id:${splitSpec(spec)[0]}`;
}
