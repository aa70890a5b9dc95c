/**
 * The part of a board that can be reached: a grid of real rows and cells laid over the drawing, buttons over the trays, and
 * buttons at the edges that things can slide to. The drawing itself is hidden from screen readers.
 *
 * Rows and cells are in the order in which they are seen, so that a reader and the arrow keys agree with the eyes.
 */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { cellWords, trayWords } from "./words.js";

const percent = (part, whole) => `${(100 * part) / whole}%`;
const DIRECTIONS = ["up", "left", "right", "down"];
const SLIDES = { up: "board-slide-up", down: "board-slide-down", left: "board-slide-left", right: "board-slide-right" };

function lay(element, box, layout) {
  element.style.left = percent(box.x, layout.width);
  element.style.top = percent(box.y, layout.height);
  element.style.width = percent(box.width, layout.width);
  element.style.height = percent(box.height, layout.height);
  return element;
}

export class Overlay {
  constructor() {
    this.grid = h("div", { class: "board-grid", role: "grid", dir: "ltr" });
    this.trays = h("div", { class: "board-trays" });
    this.edges = h("div", { class: "board-edges" });
    /** The element of every cell by its index; cells outside have none. */
    this.cells = [];
    this.current = -1;
  }

  /** Makes the cells anew for a board of another form. */
  rebuild(picture, layout) {
    this.layout = layout;
    lay(this.grid, { x: layout.left, y: layout.top, width: layout.boardWidth, height: layout.boardHeight }, layout);
    this.grid.setAttribute("aria-rowcount", picture.rows);
    this.grid.setAttribute("aria-colcount", picture.columns);
    this.cells = [];
    const rows = [];
    for (let row = 0; row < picture.rows; row += 1) {
      const cells = [];
      for (let column = 0; column < picture.columns; column += 1) {
        const index = layout.cellSeenAt(row, column);
        if (picture.cells[index].ground === "outside") continue;
        const cell = h("div", { class: "board-cell", role: "gridcell", tabindex: -1, aria: { colindex: column + 1 }, data: { cell: index } });
        cell.style.left = percent(column, picture.columns);
        cell.style.width = percent(1, picture.columns);
        this.cells[index] = cell;
        cells.push(cell);
      }
      if (cells.length > 0) rows.push(h("div", { class: "board-row", role: "row", aria: { rowindex: row + 1 }, style: { height: percent(1, picture.rows), top: percent(row, picture.rows) } }, cells));
    }
    const hadFocus = this.grid.contains(document.activeElement);
    this.grid.replaceChildren(...rows);
    if (!this.cells[this.current]) this.current = this.cells.findIndex(Boolean);
    this.rove(this.current, hadFocus);
  }

  /** Makes `index` the cell that Tab leads to. */
  rove(index, withFocus, { preventScroll = false } = {}) {
    if (!this.cells[index]) return;
    this.cells[this.current]?.setAttribute("tabindex", -1);
    this.current = index;
    this.cells[index].setAttribute("tabindex", 0);
    if (withFocus) this.cells[index].focus({ preventScroll });
  }

  /** The next cell on the screen in a direction, skipping places that are not on the board. */
  neighbour(index, dx, dy) {
    const { layout } = this;
    let column = layout.seenColumn(index % layout.columns) + dx;
    let row = layout.seenRow(Math.floor(index / layout.columns)) + dy;
    while (column >= 0 && row >= 0 && column < layout.columns && row < layout.rows) {
      const next = layout.cellSeenAt(row, column);
      if (this.cells[next]) return next;
      column += dx;
      row += dy;
    }
    return index;
  }

  /**
   * New words and states for every cell.
   * @param {(index: number) => import("./words.js").Role & {isActive: boolean, isDraggable: boolean}} roleOf
   */
  label(picture, roleOf) {
    this.cells.forEach((cell, index) => {
      const role = roleOf(index);
      const words = cellWords(picture, index, role);
      if (cell.getAttribute("aria-label") !== words) cell.setAttribute("aria-label", words);
      if (role.isPicked) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
      cell.classList.toggle("is-active", role.isActive);
      cell.classList.toggle("is-draggable", role.isDraggable);
    });
  }

  /** A button over every tray that can be pointed at, a picture with words over the others. */
  layTrays(picture, layout, isActive) {
    const made = picture.trays.map((tray, index) => {
      const box = layout.trayBoxes[index];
      if (!box) return null;
      const words = trayWords(tray);
      const active = isActive(tray);
      const element = active
        ? h("button", { type: "button", class: "board-tray is-active", aria: { label: words }, data: { tray: tray.id } })
        : h("div", { class: "board-tray", role: "img", aria: { label: words } });
      return lay(element, box, layout);
    });
    this.keepFocus(this.trays, made.filter(Boolean), "tray");
  }

  /** Buttons at the edges for the directions of the picture that things can slide to. */
  layEdges(layout, directions, valueOf) {
    const made = DIRECTIONS.filter((seen) => directions.has(layout.seenDirection(seen))).map((seen) => {
      const direction = layout.seenDirection(seen);
      const value = valueOf(direction);
      const words = value ? `${t(SLIDES[seen])}, ${t("board-value", { value })}` : t(SLIDES[seen]);
      return h("button", { type: "button", class: `board-edge board-edge-${seen}`, tabindex: -1, aria: { label: words }, data: { direction } });
    });
    this.keepFocus(this.edges, made, "direction");
  }

  /** Replaces buttons that have changed, without losing the focus when one of them has it. */
  keepFocus(holder, made, key) {
    const isSame = made.length === holder.children.length && made.every((element, index) => element.isEqualNode(holder.children[index]));
    if (isSame) return;
    const focused = holder.contains(document.activeElement) ? document.activeElement.dataset[key] : null;
    holder.replaceChildren(...made);
    if (focused !== null) made.find((element) => element.dataset[key] === focused)?.focus();
  }
}
