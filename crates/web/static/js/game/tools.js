/** The tools that Play and Analyse share. */
import { t } from "../i18n.js";
import { undo } from "./keyboard.js";
import { freeLetter } from "./ownKeys.js";

/** Tools for the board: back and forth, hint, values, flip. */
export function boardTools(table, doors, peek) {
  const { game, meta, ui } = table;
  return [
    {
      name: "undo",
      text: t("play-undo"),
      key: freeLetter(meta, "U"),
      run: () => undo(table),
      disabled: () => !game.canUndo && table.steps.state.past.length === 0,
    },
    { name: "redo", text: t("play-redo"), key: freeLetter(meta, "R"), run: () => game.redo(), disabled: () => !game.canRedo },
    {
      name: "hint",
      text: t("play-hint"),
      key: freeLetter(meta, "H"),
      press: peek.press,
      release: peek.release,
      run: (event) => event.detail === 0 && doors.showHints(),
    },
    { name: "values", text: t("play-values"), key: freeLetter(meta, "V"), run: () => table.toggleValues(), pressed: () => table.showsValues() },
    { name: "flip", text: t("play-flip"), key: freeLetter(meta, "F"), run: () => table.show({ flipped: !ui.flipped }), pressed: () => ui.flipped },
  ];
}

/** Tools for what goes out and comes in. */
export function fileTools(doors) {
  return [
    { name: "share", text: t("play-share"), run: doors.share },
    { name: "export", text: t("play-export"), popup: "menu", run: doors.exportMenu },
    { name: "import", text: t("play-import"), run: doors.importGame },
  ];
}
