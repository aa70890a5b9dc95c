/** The dialog for a new game: quick choices, the variant, a player per seat, seed and dice. */
import { freshId, h } from "../dom.js";
import { label, t } from "../i18n.js";
import { createSession } from "../game/create.js";
import { seatName } from "../game/names.js";
import { describeVariant } from "./catalogueWords.js";
import { diceWords } from "./chancePanel.js";
import { openDialog } from "./dialog.js";
import { parameterForm } from "./parameters.js";
import { specEditor } from "./spec.js";

/**
 * @param {Api.Game} meta the game's entry of /meta
 * @param {{variant?: string, players?: string[], dice?: string, palette?: Api.Palette}} now what is played now
 * @param {(session: Api.Session) => void} onMade
 */
export function openNewGame(meta, now, onMade) {
  const players = meta.seats.map((_, seat) => now.players?.[seat] ?? "human");
  let variant = now.variant ?? "";
  const complaint = h("p", { class: "complaint", role: "alert", hidden: true });
  const editors = meta.seats.map((_, seat) =>
    specEditor({ game: meta, seat, value: players[seat], variant, onChange: (spec) => (players[seat] = spec) }),
  );
  const seed = field(
    t("play-seed"),
    t("play-seed-note"),
    h("input", {
      type: "number",
      dir: "ltr",
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      step: 1,
      inputmode: "numeric",
      placeholder: t("play-seed-any"),
      on: { input: () => seed.complain("") },
    }),
  );
  const dice = diceChoice(meta, now);
  const form = parameterForm({
    parameters: meta.variants,
    text: variant,
    describe: describeVariant(meta),
    onChange: (text) => (variant = text),
  });

  /** Brings the first thing that is wrong into view, with the focus on its field. */
  function showComplaint() {
    const found = body.querySelector("[aria-invalid='true'], .complaint:not([hidden])");
    if (!found) return;
    for (let fold = found.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    if (found.matches(".complaint")) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "center" });
  }

  async function start() {
    complaint.hidden = true;
    if (!seed.input.checkValidity()) {
      seed.complain(t("play-seed-wrong"));
      showComplaint();
      return false;
    }
    try {
      const wishes = { variant, players };
      if (meta.chance) wishes.dice = dice.value();
      if (seed.input.value !== "") wishes.seed = Number(seed.input.value);
      onMade(await createSession(meta, wishes));
    } catch (problem) {
      complaint.hidden = false;
      complaint.textContent = problem.text ? problem.text() : String(problem);
      showComplaint();
      return false;
    }
    return true;
  }

  const quick = quickChoices(meta).map(({ text, players: chosen }) =>
    h("button", { type: "button", class: "button", on: { click: () => chosen.forEach((spec, seat) => editors[seat].set(spec)) } }, text),
  );
  const body = h(
    "div",
    { class: "stack new-game" },
    quick.length > 0 && h("div", { class: "row quick-choices", role: "group", aria: { label: t("play-quick") } }, quick),
    h(
      "div",
      { class: "new-game-players" },
      editors.map(({ element }) => element),
    ),
    meta.variants.length > 0 &&
      h("fieldset", { class: "stack" }, h("legend", { class: "group-name", text: t("play-rules-variant") }), form.element),
    meta.chance && dice.element,
    seed.element,
    complaint,
  );
  openDialog({
    title: t("play-new-title", { game: label("game", meta.game, meta.name) }),
    body,
    actions: [{ text: t("cancel") }, { text: t("play-start-game"), primary: true, run: start }],
  });
}

/** Ready-made settings of the seats. */
function quickChoices(meta) {
  const levels = meta.levels.map((spec, index) => ({ spec, n: index + 1 }));
  const strongest = levels.at(-1)?.spec ?? meta.default_player;
  if (meta.seats.length === 1) {
    return [
      { text: t("play-quick-alone"), players: ["human"] },
      { text: t("play-quick-watch"), players: [meta.default_player] },
    ];
  }
  const against = levels
    .filter(({ n }) => n === 1 || n === 3 || n === levels.length)
    .map(({ spec, n }) => ({ text: t("play-quick-level", { n }), players: ["human", spec] }));
  return [
    ...against,
    { text: t("play-quick-second", { seat: seatName(meta, 1) }), players: [levels[2]?.spec ?? strongest, "human"] },
    { text: t("play-quick-people"), players: ["human", "human"] },
    { text: t("play-quick-programs"), players: [levels[2]?.spec ?? strongest, strongest] },
  ];
}

function field(name, note, input) {
  const id = freshId("field");
  input.id = id;
  const hint = h("span", { class: "note", id: `${id}-note`, text: note });
  const wrong = h("span", { class: "complaint small", id: `${id}-wrong`, role: "alert", hidden: true });
  input.setAttribute("aria-describedby", `${hint.id} ${wrong.id}`);
  return {
    input,
    element: h("div", { class: "field" }, h("label", { class: "name", for: id, text: name }), input, wrong, hint),
    /** Says what is wrong with the field; nothing is wrong when the text is empty. */
    complain(text) {
      wrong.hidden = text === "";
      wrong.textContent = text;
      if (text) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
    },
  };
}

/** Who throws or places: the program or the person. */
function diceChoice(meta, now) {
  const name = freshId("dice");
  const words = diceWords(meta);
  const radio = (value, text) =>
    h("label", null, h("input", { type: "radio", name, value, checked: value === (now.dice ?? "program") }), text);
  const element = h(
    "fieldset",
    { class: "stack" },
    h("legend", { class: "group-name", text: t(words[2]) }),
    h("div", { class: "segments" }, radio("program", t(words[0])), radio("person", t(words[1]))),
  );
  return { element, value: () => /** @type {HTMLInputElement|null} */ (element.querySelector("input:checked"))?.value ?? "program" };
}
