/**
 * What is not on the board: throws to enter, the steps of a turn with what is left to play, moves that are only listed.
 * Chosen by what the session says (steps, chance, listed gestures), never by which game it is.
 */
import { bdi, fill, freshId, h } from "../dom.js";
import { label, t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { choose, optionsOf } from "../game/table.js";
import { actionText } from "../game/story.js";
import { api } from "../door/api.js";
import { placeWords, trayWords } from "../board/words.js";

const SHOWN_FIRST = 40;

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createChancePanel(table) {
  const { meta, game, steps } = table;
  let everything = false;
  const thrown = h("p", { class: "chance-thrown" });
  const entry = h("div", { class: "chance-entry stack" });
  const dice = meta.chance && !game.free ? diceSwitch(table) : null;
  const element = h(
    "section",
    { class: "card chance-panel stack", aria: { label: t(meta.chance ? "play-chance-panel" : "play-steps-panel") } },
    dice?.element,
    thrown,
    entry,
  );

  function draw() {
    const { session } = game;
    dice?.update();
    const names = (steps.state.partway?.picture ?? session.picture).trays.filter(({ id }) => id === "throw").map(({ label: name }) => name);
    thrown.hidden = names.length === 0;
    if (names.length > 0) fill(thrown, t("play-thrown"), " ", h("strong", null, actionText("chance", names.join("+"))));
    const focused = entry.contains(document.activeElement) ? document.activeElement.dataset.choice : null;
    fill(entry, game.isOver ? null : content(table, session, everything, showAll));
    if (focused !== null && focused !== undefined)
      (entry.querySelector(`[data-choice="${CSS.escape(focused)}"]`) ?? entry.querySelector("button"))?.focus();
    element.hidden = !dice && thrown.hidden && entry.childElementCount === 0;
  }

  function showAll() {
    everything = true;
    draw();
  }

  const off = game.on((what) => {
    if (what === "session") everything = false;
    if (["session", "steps", "running"].includes(what)) draw();
  });
  draw();
  return { element, close: off };
}

function content(table, session, everything, showAll) {
  const { game, steps } = table;
  if (session.turn === "chance") return chanceEntry(table, everything, showAll);
  if (!game.isOurs) return null;
  if (steps.state.active) return stepEntry(table, everything, showAll);
  const listed = optionsOf(table).filter(({ gesture }) => gesture.type === "listed");
  return listed.length > 0 ? choices(table, listed, everything, showAll, t("play-listed-moves")) : null;
}

/** Throws to choose from, or tiles: by buttons, and the program's throw as one of them. */
function chanceEntry(table, everything, showAll) {
  const { game, steps } = table;
  if (!game.hasPersonalDice && !game.free) return null;
  const roll = h(
    "button",
    { type: "button", class: "button", data: { choice: "roll" }, on: { click: () => game.chance("roll") } },
    icon("dice"),
    t("play-roll"),
  );
  const options = game.isOurs ? optionsOf(table) : [];
  const isPlaced = options.some(({ gesture }) => gesture.type === "place");
  return [
    isPlaced && h("p", { text: t("play-place-tile") }),
    options.length > 0 && !isPlaced && choices(table, options, everything, showAll, t("play-which-throw")),
    h("div", { class: "row" }, roll, steps.state.active && stepButtons(table)),
  ];
}

/** The steps of a turn: what is left to play, what has been played, what may follow. */
function stepEntry(table, everything, showAll) {
  const { steps } = table;
  const left = steps.state.partway?.left ?? [];
  return [
    left.length > 0 &&
      h(
        "p",
        { class: "left-to-play" },
        t("play-left"),
        " ",
        left.map((value) => [h("span", { class: "left-chip" }, bdi(leftText(value))), " "]),
      ),
    soFarLine(table),
    choices(table, optionsOf(table), everything, showAll, t("play-next-steps")),
    h("div", { class: "row" }, stepButtons(table)),
  ];
}

function leftText(value) {
  return /^[0-9]+$/.test(value) ? tn(Number(value)) : label("throw", value, value);
}

function soFarLine({ steps }) {
  const { soFar } = steps.state;
  return soFar ? h("p", null, t("play-steps-so-far"), " ", h("bdi", { class: "mono", dir: "ltr" }, soFar)) : null;
}

function stepButtons({ steps }) {
  const { past, partway, soFar } = steps.state;
  return [
    past.length > 0 &&
      h(
        "button",
        { type: "button", class: "button", data: { choice: "step-back" }, on: { click: () => steps.undo() } },
        icon("undo"),
        t("play-step-back"),
      ),
    soFar &&
      partway?.whole &&
      partway.next.length > 0 &&
      h(
        "button",
        { type: "button", class: "button primary", data: { choice: "finish" }, on: { click: () => steps.finish() } },
        icon("check"),
        t("play-finish"),
      ),
  ];
}

function choices(table, options, everything, showAll, title) {
  if (options.length === 0) return null;
  const shown = everything ? options : options.slice(0, SHOWN_FIRST);
  const isThrow = table.game.session.turn === "chance";
  const isOnly = options.length === 1 && options[0].gesture.type === "listed";
  const isPass = isOnly && !isThrow && options[0].text === "pass";
  const id = freshId("choices");
  return [
    h("h2", { id, class: "choices-title", text: title }),
    isPass && h("p", { class: "soft", text: t("play-only-pass") }),
    h(
      "ul",
      { class: "choices", aria: { labelledby: id } },
      shown.map((option) => h("li", null, choiceButton(table, option, isThrow, isOnly))),
    ),
    shown.length < options.length &&
      h("button", { type: "button", class: "button quiet", on: { click: showAll } }, t("play-show-all-choices", { n: options.length })),
  ];
}

/** A button for an option: as it is written, below it what it does where few words say it, all of it for screen readers. */
function choiceButton(table, option, isThrow, isOnly) {
  const name = isThrow ? label("throw", option.text, option.text) : actionText(null, option.text);
  const [short, whole] = isThrow ? [] : gestureWords(table, option.gesture);
  const button = h(
    "button",
    {
      type: "button",
      class: ["button", "choice", short && "has-words", isOnly && "primary"],
      title: whole,
      aria: { label: whole && `${name}: ${whole}` },
      data: { choice: option.id },
      on: { click: () => choose(table, option.id) },
    },
    bdi(name, { dir: isThrow ? "auto" : "ltr" }),
    short && h("span", { class: "choice-words", text: short }),
  );
  if (isThrow) tellThrow(table, option, button);
  return button;
}

/** What a way from place to place does: in a few words where it begins or ends beside the board, and in full. */
function gestureWords({ game, steps }, gesture) {
  const spots = gesture.type === "path" ? gesture.spots : [];
  if (spots.length < 2) return [];
  const picture = steps.state.partway?.picture ?? game.session.picture;
  const [first, last] = [spots[0], spots.at(-1)];
  const placeOf = ({ cell, tray }) => {
    if (cell !== undefined) return placeWords(picture, cell);
    return label("tray", tray, picture.trays.find(({ id }) => id === tray)?.label || tray);
  };
  const whole = t("play-step-from-to", { from: placeOf(first), to: placeOf(last) });
  const isEntering = first.tray?.endsWith("-waiting");
  if (!isEntering && !last.tray?.endsWith("-home")) return [null, whole];
  const short = t(isEntering ? "play-step-enter" : "play-step-home");
  return [short, short + t("command-comma") + whole];
}

/** How each throw lies, by its name: the same in every game of a table. */
const throwsTold = new Map();

/** Says in the title of a button how a throw lies; asked once, for the picture with it is the server's. */
function tellThrow({ game }, { id, text }, button) {
  const { session } = game;
  if (!session.steps) return;
  const key = `${session.game} ${text}`;
  if (!throwsTold.has(key)) {
    const asked = api.get(`/sessions/${session.id}/steps?so_far=${encodeURIComponent(id)}`).then(
      ({ picture }) => picture.trays.findLast((tray) => tray.id === "throw"),
      () => void throwsTold.delete(key),
    );
    throwsTold.set(key, asked);
  }
  throwsTold.get(key).then((tray) => tray && (button.title = trayWords(tray)));
}

/** The messages for who decides what chance does: the program, the person, the question. */
export function diceWords(meta) {
  return ["dice", "cowries"].includes(meta.thrown)
    ? ["play-dice-program", "play-dice-person", "play-dice"]
    : ["play-place-program", "play-place-person", "play-place"];
}

/** "Throw for me" or "I enter the throw"; where nothing is thrown, who puts the new piece. */
function diceSwitch({ meta, game }) {
  const words = diceWords(meta);
  const name = freshId("dice");
  const radio = (value, text) =>
    h("label", null, h("input", { type: "radio", name, value, on: { change: (event) => change(value, event.target) } }), text);
  function change(value, input) {
    game.configure({ dice: value });
    // The arrows are a person's who came here by keyboard, and the board's after a click.
    if (!input.matches(":focus-visible")) game.emit("refocus");
  }
  const element = h(
    "div",
    { class: "segments dice-switch", role: "radiogroup", aria: { label: t(words[2]) } },
    radio("program", t(words[0])),
    radio("person", t(words[1])),
  );
  element.addEventListener("keydown", (event) => event.key.startsWith("Arrow") && event.stopPropagation());
  return {
    element,
    update() {
      for (const input of element.querySelectorAll("input")) input.checked = input.value === game.session.dice;
    },
  };
}
