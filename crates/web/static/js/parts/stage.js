/** The board with what belongs at its edge: the evaluation bar, its words, the message line. */
import { createBoard } from "../board/board.js";
import { h } from "../dom.js";
import { label, t } from "../i18n.js";
import { settings } from "../settings.js";
import { boardState, choose, optionsOf } from "../game/table.js";
import { choose as chooseFrom } from "./dialog.js";
import { createEvalBar } from "./evalBar.js";
import { createMessageLine } from "./messageLine.js";

/**
 * @param {ReturnType<import("../game/table.js").createTable>} table
 * @returns {{element: HTMLElement, board: object, redraw: () => void, close: () => void}}
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
      const texts = new Map(optionsOf(table).map(({ id, text }) => [id, text]));
      const id = await chooseFrom(
        ids.map((option) => ({ id: option, text: texts.get(option) ?? option, dir: "ltr" })),
        anchor,
      );
      if (id !== null) pick(id);
    },
  });

  function pick(id) {
    if (game.isBusy) {
      if (meta.seats.length === 1) waiting = id;
      return;
    }
    choose(table, id);
  }

  function redraw() {
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
    }),
    settings.onChange((key) => ["values", "patterns", "boardSize"].includes(key) && redraw()),
  ];
  redraw();

  const element = h(
    "section",
    { class: "stage", data: { look: game.session.picture.look }, aria: { label: t("play-board-area") } },
    evaluation.words,
    h("div", { class: "stage-board", dir: "ltr" }, evaluation.bar, host),
    message.element,
  );
  return {
    element,
    board,
    redraw,
    pick,
    close() {
      for (const off of offs) off();
      board.destroy();
      evaluation.close();
      message.close();
    },
  };
}
