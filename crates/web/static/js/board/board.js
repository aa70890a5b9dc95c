/**
 * A board on the page: drawn from a picture, pointed at by mouse, finger and keyboard, read by screen readers.
 *
 *     const board = createBoard(host, { onChoose: (id) => play(id), onAmbiguous: (ids, anchor) => ask(ids, anchor) });
 *     board.show({ picture, options, last, values, preview, flipped, interactive: true, mode: "play", label: "Board" });
 *
 * It knows no game. What can be pointed at comes with the options, how it looks with the picture.
 */

import { announce, freshId, h } from "../dom.js";
import { t } from "../i18n.js";
import { reducedMotion, settings } from "../settings.js";
import { drawDefs, drawFront, drawGround, drawMarks, drawPiece, drawTrays } from "./draw.js";
import { selfContained } from "./export.js";
import { keyMeaning } from "./keyboard.js";
import { Layout } from "./layout.js";
import { lookOf } from "./looks/looks.js";
import { ghost, lastMarks, pickMarks, previewMarks, slideMarks, touched } from "./marks.js";
import { planMotion } from "./motion.js";
import { Overlay } from "./overlay.js";
import { Picker, spotKey } from "./picking.js";
import { listen } from "./pointer.js";
import { Stage } from "./stage.js";
import { drawValues, placeValues } from "./values.js";
import { contentWords, placeWords } from "./words.js";

export { thumbnail } from "./thumbnail.js";

/**
 * @param {HTMLElement} host  gets the board as a child
 * @param {{onChoose?: (id: string) => void, onAmbiguous?: (ids: string[], anchor: Element) => void,
 *   onCell?: (cell: number) => void, onTray?: (tray: string) => void, onStuck?: (cell: number) => void}} [handlers]
 */
export function createBoard(host, handlers = {}) {
  const board = new Board(handlers);
  host.append(board.element);
  return {
    element: board.element,
    /** @param {import("./types.js").BoardState} state */
    show: (state) => board.show(state),
    /** Puts the focus on the current cell; the page is scrolled to it unless told otherwise. */
    focus: (options) => board.overlay.rove(board.overlay.current, true, options),
    /** The direction on the board that is seen as `direction`: they differ on a board that is turned. */
    seenDirection: (direction) => board.layout?.seenDirection(direction) ?? direction,
    /** The board as a self-contained SVG file. */
    svgText: () => selfContained(board.stage.drawing, board.state?.label ?? ""),
    /** Lets a key that was pressed elsewhere on the page act on the board: a column's digit, a slide. True when it did. */
    press: (event) => board.press(event, false),
    /** Lets go of what is picked up. */
    cancel: () => board.cancel(),
    /** Stops listening to the settings and takes the board off the page. */
    destroy: () => board.destroy(),
  };
}

const QUIET = { options: [], last: null, values: [], preview: null, flipped: false, interactive: false, mode: "play", label: "", turn: null };

class Board {
  constructor(handlers) {
    this.handlers = handlers;
    this.uid = freshId("board");
    this.stage = new Stage();
    this.overlay = new Overlay();
    this.figure = h("div", { class: "board-figure" }, this.stage.drawing, this.overlay.grid, this.overlay.trays, this.overlay.edges);
    this.element = h("div", { class: "board", dir: "ltr" }, this.figure);
    this.picker = new Picker([], { columns: 1, instant: false });
    this.hovered = null;
    /** The direction of a slide that was just chosen, for the motion when its picture comes together with more. */
    this.slid = null;
    this.figure.addEventListener("keydown", (event) => this.press(event, true));
    this.overlay.grid.addEventListener("focusin", (event) => this.overlay.rove(Number(/** @type {HTMLElement} */ (event.target).dataset?.cell ?? -1), false));
    this.listen();
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(this.figure);
    this.stopSettings = settings.onChange((key) => {
      if (this.state && ["patterns", "digits", "language", "letterKeys"].includes(key)) this.redraw(true);
    });
  }

  /** The size of labels depends on the size of the board. */
  resized() {
    const width = Math.round(this.figure.clientWidth / 20);
    if (this.state && width !== this.drawnWidth && this.state.values.length > 0) this.mark();
    this.drawnWidth = width;
  }

  destroy() {
    this.stopSettings();
    this.watcher.disconnect();
    this.element.remove();
  }

  /** @param {import("./types.js").BoardState} given */
  show(given) {
    const before = this.state;
    const state = { ...QUIET, ...given, options: given.options ?? [], values: given.values ?? [], flipped: Boolean(given.flipped) };
    this.state = state;
    const { picture } = state;
    const look = lookOf(picture);
    const instant = Boolean(look.instant) || settings.get("board.oneClick") === true;
    const options = state.interactive && state.mode === "play" ? state.options : [];
    const content = JSON.stringify([picture.cells, picture.trays]);
    const isSame = content === this.content;
    this.content = content;
    // A screen shows the same position again when a value changes; what is picked up stays so.
    const choice = JSON.stringify([options, instant]);
    if (!isSame || choice !== this.choice) this.picker = new Picker(options, { columns: picture.columns, instant });
    this.choice = choice;
    this.element.dataset.look = picture.look;
    this.element.dataset.mode = state.mode;
    const form = formOf(picture, state.flipped);
    const isNew = form !== this.form;
    this.form = form;
    if (isNew || !isSame) this.redraw(isNew);
    else this.mark();
    if (before && !isNew && !isSame) this.move(before, state);
  }

  /** Draws everything anew; the ground and the cells only when the board has another form. */
  redraw(isNew) {
    const { state, stage, overlay } = this;
    const { picture } = state;
    const look = lookOf(picture);
    this.layout = new Layout(picture, look, state.flipped);
    this.scene = { picture, layout: this.layout, uid: this.uid, bold: Boolean(settings.get("patterns")) };
    stage.resize(this.layout);
    this.element.style.setProperty("--board-ratio", String(this.layout.width / this.layout.height));
    this.figure.style.aspectRatio = `${this.layout.width} / ${this.layout.height}`;
    if (isNew) {
      stage.put("defs", [drawDefs(this.scene)]);
      stage.put("front", drawFront(this.scene));
      overlay.rebuild(picture, this.layout);
    }
    if (isNew || this.grounds !== groundsOf(picture)) stage.put("ground", drawGround(this.scene));
    this.grounds = groundsOf(picture);
    stage.put("trays", drawTrays(this.scene));
    stage.syncPieces(picture.cells, (piece, cell) => drawPiece(this.scene, look, piece, cell), isNew);
    stage.put("wins", drawMarks(this.scene));
    this.mark();
  }

  /** Draws what changes while a person points: marks, values, words. */
  mark() {
    const { scene, state, picker, stage } = this;
    const last = lastMarks(scene, state.last);
    const picks = pickMarks(scene, picker);
    const places = placeValues(state.values, picker);
    const pixel = this.layout.width / (this.figure.clientWidth || 400);
    stage.put("under", [...last.under, ...picks.under]);
    stage.put("over", [
      ...last.over,
      ...picks.over,
      ...slideMarks(scene, picker, places),
      ...this.hoverMarks(),
      ...drawValues(scene, places, pixel),
      ...previewMarks(scene, state.preview, state.turn),
    ]);
    this.overlay.grid.setAttribute("aria-label", state.label || t("board-label"));
    this.figure.classList.toggle("is-sliding", picker.byDirection.size > 0);
    this.label(places);
  }

  label(places) {
    const { state, picker, overlay, layout } = this;
    const { picture } = state;
    const sources = picker.entered.length > 0 ? new Set() : picker.sources();
    const { ends, passed } = picker.targets();
    const last = new Set(touched(picture, state.last).map(spotKey));
    const isEdit = state.mode === "edit" && state.interactive;
    overlay.label(picture, (index) => {
      const key = `c${index}`;
      const isDirect = picker.directly(index).length > 0;
      // The value of a column is said where something may still come, not at every piece that lies in it.
      const isColumn = isDirect && !picture.cells[index].piece;
      const value = places.get(key) ?? (isColumn ? places.get(`column ${index % picture.columns}`) : undefined);
      return {
        isPicked: picker.entered.includes(key) || picker.goal === key,
        isSource: sources.has(key),
        isTarget: ends.has(key) || passed.has(key) || picker.byCell.has(index),
        isLast: last.has(key),
        isActive: isEdit ? picture.cells[index].ground !== "unused" : isDirect || picker.means({ cell: index }),
        isDraggable: picker.paths.some(({ keys }) => keys[0] === key),
        value: value?.words ?? value?.text ?? null,
      };
    });
    overlay.layTrays(picture, layout, (tray) => isEdit || picker.means({ tray: tray.id }));
    overlay.layEdges(layout, new Set(picker.byDirection.keys()), (direction) => {
      const value = places.get(`slide ${direction}`);
      return value?.words ?? value?.text ?? null;
    });
  }

  /** A disc over the column that the pointer is in. */
  hoverMarks() {
    const column = this.hovered;
    if (column === null || !this.picker.byColumn.has(column) || this.state.picture.look !== "rack") return [];
    return [ghost(this.scene, this.state.turn, { x: this.layout.columnX(column), y: this.layout.top - 46 })];
  }

  move(before, state) {
    if (reducedMotion()) return;
    // A slide and the new tile after it may come as one picture, which then only tells of the tile.
    const gesture = this.slid && state.last?.type !== "slide" ? { type: "slide", direction: this.slid } : state.last;
    this.slid = null;
    const plan = planMotion(before.picture, state.picture, gesture, this.layout);
    const look = lookOf(state.picture);
    this.stage.run(plan, this.layout, (piece, cell) => drawPiece(this.scene, look, piece, cell));
  }

  listen() {
    listen(this.figure, {
      spotAt: (event) => this.spotAt(event),
      click: (spot) => this.point(spot),
      dragStart: (spot) => this.dragStart(spot),
      dragMove: (event) => this.stage.dragTo(this.stage.pointOf(event)),
      dragEnd: (spot) => this.dragEnd(spot),
      canSwipe: () => this.picker.byDirection.size > 0,
      swipe: (seen) => this.slide(seen),
      hover: (spot) => this.hover(spot),
    });
  }

  /** The spot under an event: a tray, an edge, a cell; above and below the cells, the column where columns can be chosen. */
  spotAt(event) {
    if (!this.state) return null;
    const element = document.elementFromPoint(event.clientX, event.clientY);
    // A click from the keyboard or a screen reader has no place; its target has.
    const target = event.type === "click" && event.detail === 0 ? event.target : this.figure.contains(element) ? element : null;
    const held = target?.closest?.("[data-tray],[data-direction],[data-cell]");
    if (held?.dataset.tray) return { tray: held.dataset.tray };
    if (held?.dataset.direction) return { direction: held.dataset.direction };
    if (held?.dataset.cell) return { cell: Number(held.dataset.cell) };
    if (this.picker.byColumn.size === 0 || !target) return null;
    const { x } = this.stage.pointOf(event);
    const cell = this.layout.cellUnder(x, this.layout.top + 1);
    return cell < 0 ? null : { cell };
  }

  hover(spot) {
    const column = spot?.cell === undefined ? null : spot.cell % this.state.picture.columns;
    if (column === this.hovered) return;
    this.hovered = column;
    if (this.picker.byColumn.size > 0) this.mark();
  }

  dragStart(spot) {
    if (!this.state.interactive || this.state.mode !== "play" || !this.picker.pickUp(spot)) return false;
    const piece = spot.cell === undefined ? this.trayPiece(spot.tray) : this.state.picture.cells[spot.cell].piece;
    this.stage.startDrag(piece ? lookOf(this.state.picture).piece(this.scene, { ...piece, count: 1, label: piece.count > 1 ? null : piece.label }) : null, spot.cell);
    this.mark();
    return true;
  }

  trayPiece(id) {
    return this.state.picture.trays.find((tray) => tray.id === id)?.pieces[0] ?? null;
  }

  dragEnd(spot) {
    this.stage.endDrag();
    const from = this.picker.entered[0];
    if (!spot || spot.direction || spotKey(spot) === from || !this.picker.means(spot)) {
      if (spot && !spot.direction && spotKey(spot) === from) return;
      this.cancel();
      return;
    }
    this.point(spot);
  }

  cancel() {
    const had = this.picker.cancel();
    if (had) this.mark();
    return had;
  }

  /** @param {{cell?: number, tray?: string, direction?: string}} spot */
  point(spot) {
    if (!this.state.interactive) return;
    if (spot.direction !== undefined) {
      this.settle(this.picker.pointDirection(spot.direction), spot);
      return;
    }
    if (this.state.mode === "edit") {
      this.edit(spot);
      return;
    }
    const isStuck = this.isStuck(spot);
    this.settle(this.picker.point(spot), spot);
    if (isStuck) this.handlers.onStuck?.(spot.cell);
  }

  /**
   * Whether a piece is pointed at that cannot move, where pieces can.
   * @param {import("./types.js").Spot} spot
   */
  isStuck({ cell }) {
    const { picker, state } = this;
    return cell !== undefined && Boolean(state.picture.cells[cell].piece) && picker.paths.length > 0 && !picker.means({ cell });
  }

  edit(spot) {
    if (spot.tray !== undefined) this.handlers.onTray?.(spot.tray);
    else if (this.state.picture.cells[spot.cell].ground !== "unused") this.handlers.onCell?.(spot.cell);
  }

  slide(seen) {
    const direction = this.layout.seenDirection(seen);
    return this.settle(this.picker.pointDirection(direction), { direction });
  }

  /** Acts on what a pointing meant. */
  settle(meaning, spot) {
    if (!meaning) return false;
    if (meaning.changed) {
      this.tell();
      this.mark();
      return true;
    }
    this.slid = spot.direction ?? null;
    this.mark();
    if (meaning.choose !== undefined) this.handlers.onChoose?.(meaning.choose);
    else this.handlers.onAmbiguous?.(meaning.ambiguous, this.anchor(spot));
    return true;
  }

  anchor(spot) {
    if (spot.cell !== undefined) return this.overlay.cells[spot.cell] ?? this.figure;
    if (spot.tray === undefined) return this.figure;
    return [...this.overlay.trays.children].find((tray) => tray.dataset.tray === spot.tray) ?? this.figure;
  }

  /** Says what is picked up now. */
  tell() {
    const { picker, state } = this;
    const key = picker.entered[picker.entered.length - 1] ?? picker.goal;
    if (!key) announce(t("board-let-go"));
    else if (key[0] === "c") {
      const cell = Number(key.slice(1));
      const n = picker.goal === null ? picker.targets().ends.size : picker.sources().size;
      announce(t("board-picked-up", { place: placeWords(state.picture, cell), piece: contentWords(state.picture, cell), n }));
    }
  }

  /** A key on the board, or elsewhere on the page (`isHere` false), where only columns and slides listen. */
  press(event, isHere) {
    if (!this.state?.interactive && !isHere) return false;
    const meaning = keyMeaning(event, { slides: this.picker.byDirection.size > 0, columns: this.picker.byColumn.size > 0, isHere });
    const used = meaning !== null && this.obey(meaning, event);
    if (used) {
      event.preventDefault();
      event.stopPropagation();
    }
    return used;
  }

  obey(meaning, event) {
    if (meaning.slide) {
      this.slide(meaning.slide);
      return true;
    }
    if (meaning.column !== undefined) return this.settle(this.picker.pointColumn(meaning.column), { cell: meaning.column });
    if (meaning.cancel) return this.cancel();
    const onCell = event.target.dataset?.cell;
    if (onCell === undefined) return false;
    const index = Number(onCell);
    if (meaning.move) this.overlay.rove(this.overlay.neighbour(index, ...meaning.move), true);
    else if (meaning.pick) this.point({ cell: index });
    return true;
  }
}

const groundsOf = (picture) => picture.cells.map((cell) => cell.ground[0]).join("");

/** What must stay the same for the drawing of the ground and the cells to be kept. */
function formOf(picture, flipped) {
  const outside = picture.cells.map((cell) => (cell.ground === "outside" ? "-" : "+")).join("");
  const trays = picture.trays.filter((tray) => tray.id !== "throw").length;
  return [picture.look, picture.columns, picture.rows, flipped, outside, trays, picture.column_names.length, picture.row_names.length].join(" ");
}
