/**
 * Where everything is: cells, margins and trays in the units of the drawing, and back from a point to a cell.
 *
 *     ┌──────────────── width ───────────────┐
 *     │              margin.top              │
 *     │ margin.left ┌─────────┐ margin.right │   a cell is 100 × 100
 *     │             │  cells  │              │
 *     │             └─────────┘              │
 *     │             margin.bottom            │
 *     └──────────────────────────────────────┘
 *
 * Turning a board by 180° exchanges places, never the contents; an upright board is seen from behind instead.
 */

/** Units to a cell. */
export const UNIT = 100;

export class Layout {
  /**
   * @param {import("./types.js").Picture} picture
   * @param {import("./types.js").Look} look
   * @param {boolean} flipped
   */
  constructor(picture, look, flipped) {
    const margin = look.margins(picture);
    this.columns = picture.columns;
    this.rows = picture.rows;
    this.flipped = flipped;
    this.mirrors = Boolean(look.mirrors);
    this.left = margin.left;
    this.top = margin.top;
    this.boardWidth = picture.columns * UNIT;
    this.boardHeight = picture.rows * UNIT;
    this.width = margin.left + this.boardWidth + margin.right;
    this.height = margin.top + this.boardHeight + margin.bottom;
    /** @type {import("./types.js").Box[]} */
    this.trayBoxes = look.trayBoxes ? look.trayBoxes(this, picture) : this.strip(picture.trays, look.stripHeight ?? 120);
  }

  /** Trays side by side below the board; makes the drawing higher. */
  strip(trays, height) {
    if (trays.length === 0) return [];
    const gap = 16;
    const perLine = Math.min(trays.length, Math.max(1, Math.floor(this.boardWidth / 300)));
    const lines = Math.ceil(trays.length / perLine);
    const width = (this.boardWidth - gap * (perLine - 1)) / perLine;
    const top = this.height + gap;
    this.height = top + lines * (height + gap);
    return trays.map((_, index) => ({
      x: this.left + (index % perLine) * (width + gap),
      y: top + Math.floor(index / perLine) * (height + gap),
      width,
      height,
    }));
  }

  /** The column on the screen of a column of the picture, and the other way round. */
  seenColumn(column) {
    return this.flipped ? this.columns - 1 - column : column;
  }

  /** The row on the screen of a row of the picture, and the other way round. */
  seenRow(row) {
    return this.flipped && !this.mirrors ? this.rows - 1 - row : row;
  }

  /** The middle of a cell. */
  centre(index) {
    const column = this.seenColumn(index % this.columns);
    const row = this.seenRow(Math.floor(index / this.columns));
    return { x: this.left + (column + 0.5) * UNIT, y: this.top + (row + 0.5) * UNIT };
  }

  /** The cell that is seen in this row and column of the screen. */
  cellSeenAt(row, column) {
    return this.seenRow(row) * this.columns + this.seenColumn(column);
  }

  /** The middle of a column. */
  columnX(column) {
    return this.left + (this.seenColumn(column) + 0.5) * UNIT;
  }

  /** The cell under a point of the drawing, or -1. */
  cellUnder(x, y) {
    const column = Math.floor((x - this.left) / UNIT);
    const row = Math.floor((y - this.top) / UNIT);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return -1;
    return this.cellSeenAt(row, column);
  }

  /** A direction of the picture as it is seen, and the other way round. */
  seenDirection(direction) {
    if (!this.flipped) return direction;
    if (this.mirrors && (direction === "up" || direction === "down")) return direction;
    return { up: "down", down: "up", left: "right", right: "left" }[direction];
  }

  /** The middle of a tray with this id, or null. */
  trayCentre(trays, id) {
    const box = this.trayBoxes[trays.findIndex((tray) => tray.id === id)];
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }

  /** The middle of a spot, or null when it is not on the board. */
  spotCentre(trays, spot) {
    if (spot.cell !== undefined) return this.centre(spot.cell);
    return this.trayCentre(trays, spot.tray);
  }
}
