/** The board with what belongs at its edge: the evaluation bar, its words, the message line. */
import { createBoard } from "../board/board.js";
import { h } from "../dom.js";
import { has, label, t, tn } from "../i18n.js";
import { settings } from "../settings.js";
import { boardState, choose, optionsOf } from "../game/table.js";
import { choose as chooseFrom } from "./dialog.js";
import { createEvalBar } from "./evalBar.js";
import { createMessageLine } from "./messageLine.js";

/** A label in the page's digits where it is a number. */
const numberText = (text) => (/^[0-9]+$/.test(text) ? tn(Number(text), { useGrouping: false }) : text);

/** Whether every step of a path goes over a cell to the one behind it. */
function isJump(gesture, columns) {
  if (gesture.type !== "path" || gesture.spots.length < 2) return false;
  return gesture.spots.every(({ cell }, index) => {
    if (cell === undefined) return false;
    const from = gesture.spots[index - 1]?.cell;
    if (from === undefined) return index === 0;
    const across = Math.abs((cell % columns) - (from % columns));
    const along = Math.abs(Math.floor(cell / columns) - Math.floor(from / columns));
    return Math.max(across, along) === 2;
  });
}

/**
 * @param {ReturnType<typeof import("../game/table.js").createTable>} table
 * @returns the element, its board, and `redraw`, `pick`, `toBoard`, `close`
 */
export function createStage(table) {
  const { meta, game } = table;
  const host = h("div", { class: "board-host", dir: "ltr" });
  const evaluation = createEvalBar(table);
  const message = createMessageLine(table);
  /** A move chosen while the one before was still on its way; only where one person plays alone, so that no second click counts as the other side's move. */
  let waiting = null;

  const board = createBoard(host, {
    onChoose: pick,
    async onAmbiguous(ids, anchor) {
      const options = new Map(optionsOf(table).map((option) => [option.id, option]));
      // What is put on a cell that was pointed at is told by its label alone.
      const nameOf = ({ gesture, text }) => (gesture.type === "place" && gesture.label ? numberText(gesture.label) : text);
      const id = await chooseFrom(
        ids.map((option) => ({ id: option, text: options.has(option) ? nameOf(options.get(option)) : option, dir: "ltr" })),
        anchor,
      );
      if (id !== null) pick(id);
    },
    onStuck() {
      const { columns } = game.session.picture;
      game.say(t(optionsOf(table).every(({ gesture }) => isJump(gesture, columns)) ? "play-stuck-piece-jump" : "play-stuck-piece"), "notice");
    },
  });

  function pick(id) {
    if (game.isBusy) {
      if (meta.seats.length === 1) waiting = id;
      return;
    }
    choose(table, id);
  }

  /** Where the focus belongs after a press of mouse or finger beside the board. */
  const toBoard = () => board.focus({ preventScroll: true });

  const caption = h("p", { class: "soft small", dir: "auto", data: { part: "caption" } });

  function redraw() {
    caption.textContent = captionText(game.session);
    caption.hidden = caption.textContent === "";
    board.show({ ...boardState(table, t("play-board-label", { game: label("game", meta.game, meta.name) })), turn: game.session.turn });
    host.style.setProperty("--board-ratio", board.element.style.getPropertyValue("--board-ratio"));
  }

  function playWaiting() {
    if (waiting === null || game.isBusy || !game.isOurs) return;
    const id = waiting;
    waiting = null;
    if (optionsOf(table).some((option) => option.id === id)) choose(table, id);
  }

  const offs = [
    game.on((what) => {
      if (["session", "steps", "hints", "ui", "solver", "running"].includes(what)) redraw();
      if (what === "session" || what === "busy") playWaiting();
      if (what === "refocus") toBoard();
    }),
    settings.onChange((key) => ["values", "patterns", "boardSize"].includes(key) && redraw()),
  ];
  redraw();

  const element = h(
    "section",
    { class: "stage", data: { look: game.session.picture.look }, aria: { label: t("play-board-area") } },
    evaluation.words,
    h("div", { class: "stage-board", dir: "ltr" }, evaluation.bar, host),
    caption,
    message.element,
  );
  return {
    element,
    board,
    redraw,
    pick,
    toBoard,
    close() {
      for (const off of offs) off();
      board.destroy();
      evaluation.close();
      message.close();
    },
  };
}

/** What the game says about the position; empty where trays beside the board or a milestone show it already. */
function captionText({ caption, caption_message: message, picture, milestone }) {
  if (!message || picture.trays.length > 0 || milestone) return "";
  return has(`caption-${message.code}`) ? t(`caption-${message.code}`, message.arguments) : caption;
}
