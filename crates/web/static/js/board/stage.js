/**
 * The drawing on the page: its layers, what is dragged over it, and the motion of its pieces.
 */

import { svg } from "../dom.js";

const LAYERS = ["defs", "ground", "trays", "under", "pieces", "flying", "front", "wins", "over", "drag"];

export class Stage {
  constructor() {
    this.layers = Object.fromEntries(LAYERS.map((name) => [name, svg("g", { class: `b-layer-${name}` })]));
    this.drawing = svg("svg", { class: "board-drawing", focusable: "false", aria: { hidden: true } }, LAYERS.map((name) => this.layers[name]));
    /** What stands on every cell: its element, and what it was drawn from. */
    this.pieces = new Map();
  }

  resize({ width, height }) {
    this.drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  put(layer, elements) {
    this.layers[layer].replaceChildren(...elements);
  }

  /**
   * The pieces of the cells; those that stand where they stood are kept, and with them their motion.
   * @param {(piece: object, cell: number) => SVGElement} draw
   */
  syncPieces(cells, draw, isNew) {
    if (isNew) {
      this.pieces.clear();
      this.put("pieces", []);
    }
    cells.forEach(({ piece }, cell) => {
      const key = piece ? JSON.stringify(piece) : null;
      const shown = this.pieces.get(cell);
      if ((shown?.key ?? null) === key) return;
      shown?.element.remove();
      this.pieces.delete(cell);
      if (!piece) return;
      const element = draw(piece, cell);
      this.pieces.set(cell, { key, element });
      this.layers.pieces.append(element);
    });
  }

  /** Carries out a plan of motion; `draw` makes a piece at the place of a cell. */
  run(plan, layout, draw) {
    for (const [cell, { frames, duration, delay }] of plan.arrive) {
      // The outer group keeps the place, the inner one is free to be moved.
      this.pieces.get(cell)?.element.firstElementChild.animate(frames, { duration, delay, fill: "backwards" });
    }
    for (const { cell, piece, to, duration } of plan.vanish) {
      const element = draw(piece, cell);
      const [from, end] = [layout.centre(cell), layout.centre(to)];
      this.layers.flying.append(element);
      const frames = [
        { transform: "translate(0px, 0px)", opacity: 1 },
        { transform: `translate(${end.x - from.x}px, ${end.y - from.y}px)`, opacity: to === cell ? 0 : 1 },
      ];
      const animation = element.firstElementChild.animate(frames, { duration, easing: to === cell ? "ease-in" : "ease-out", fill: "forwards" });
      animation.finished.then(
        () => element.remove(),
        () => element.remove(),
      );
    }
  }

  /** The point of the drawing under an event. */
  pointOf(event) {
    const box = this.drawing.getBoundingClientRect();
    const { width, height } = this.drawing.viewBox.baseVal;
    return { x: ((event.clientX - box.left) / box.width) * width, y: ((event.clientY - box.top) / box.height) * height };
  }

  /** Shows a piece that follows the pointer, and dims the one it came from. */
  startDrag(piece, cell) {
    this.endDrag();
    this.dimmed = cell === undefined ? null : (this.pieces.get(cell)?.element ?? null);
    this.dimmed?.classList.add("b-dimmed");
    this.dragged = svg("g", { class: "b-dragged" }, piece ?? []);
    this.layers.drag.append(this.dragged);
  }

  dragTo({ x, y }) {
    this.dragged?.setAttribute("transform", `translate(${x} ${y}) scale(1.1)`);
  }

  endDrag() {
    this.dimmed?.classList.remove("b-dimmed");
    this.dragged?.remove();
    this.dimmed = this.dragged = null;
  }
}
