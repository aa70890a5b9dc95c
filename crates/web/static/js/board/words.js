/**
 * Boards in words: what a cell, a piece or a tray is called, for screen readers and for the live region.
 */

import { dir, label, t } from "../i18n.js";

/** What marked cells mean on each kind of board. */
const MARKED = { rack: "board-marked-rack", cloth: "board-marked-cloth", pegs: "board-marked-pegs" };

/** "black man", "tile 2048", "3 horses". */
export function pieceWords(piece) {
  const name = label("piece", piece.name, piece.name);
  if (piece.count > 1) return t("board-piece-count", { name, n: piece.count });
  return piece.label === null || piece.label === undefined ? name : t("board-piece-label", { name, label: piece.label });
}

/** "square 11", or "column 4, row 2". Rows of an upright board count from below, as discs pile up. */
export function placeWords(picture, index) {
  const cell = picture.cells[index];
  if (cell.name) return t("board-place-named", { name: cell.name });
  const column = index % picture.columns;
  const row = Math.floor(index / picture.columns);
  const rowNumber = picture.look === "rack" ? picture.rows - row : row + 1;
  return t("board-place", {
    column: picture.column_names[column] ?? String(column + 1),
    row: picture.row_names[row] ?? String(rowNumber),
  });
}

/** What stands on a cell: its piece, or that it is empty. */
export function contentWords(picture, index) {
  const cell = picture.cells[index];
  if (cell.piece) return pieceWords(cell.piece);
  return cell.ground === "unused" ? t("board-unused") : t("board-empty");
}

/** @typedef {{isPicked: boolean, isSource: boolean, isTarget: boolean, isLast: boolean, value: string|null}} Role what a cell is for the player */

/**
 * The whole label of a cell: place, content, mark, and what can be done there.
 * @param {Api.Picture} picture
 * @param {number} index
 * @param {Role} role
 */
export function cellWords(picture, index, role) {
  const words = [placeWords(picture, index), contentWords(picture, index)];
  if (picture.cells[index].ground === "marked") words.push(t(MARKED[picture.look] ?? "board-marked"));
  if (role.isLast) words.push(t("board-last"));
  if (role.isPicked) words.push(t("board-picked"));
  else if (role.isTarget) words.push(t("board-target"));
  else if (role.isSource) words.push(t("board-source"));
  if (role.value) words.push(t("board-value", { value: role.value }));
  return words.join(dir() === "rtl" ? "، " : ", ");
}

/** "horses, waiting: 3" or "throw: dest, 1 of 6 closed". */
export function trayWords(tray) {
  const count = tray.pieces.reduce((sum, piece) => sum + piece.count, 0);
  if (tray.id === "throw") {
    const closed = tray.pieces.filter(isClosed).length;
    return t("board-throw", { name: label("throw", tray.label, tray.label), closed, n: count });
  }
  return t("board-tray", { name: label("tray", tray.id, tray.label || tray.id), n: count });
}

/** Whether a shell lies face down. */
export const isClosed = (piece) => piece.name.includes("closed");
