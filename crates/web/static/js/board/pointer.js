/**
 * Pointing with mouse, pen and finger: clicks, dragging a piece to where it goes, swiping to slide, hovering.
 *
 * Clicks come from the `click` event, which screen readers and switches send too; the pointer events only add what a click
 * cannot say. After a drag or a swipe the click that the browser still sends is swallowed.
 */

const DRAG_STARTS = 7;
const SWIPE_STARTS = 26;

/**
 * @param {HTMLElement} figure
 * @param {Object} on
 * @param {(event: Event) => object|null} on.spotAt  the spot under an event
 * @param {(spot: object) => void} on.click
 * @param {(spot: object) => boolean} on.dragStart  false when nothing can be dragged from there
 * @param {(event: PointerEvent) => void} on.dragMove
 * @param {(spot: object|null) => void} on.dragEnd
 * @param {() => boolean} on.canSwipe
 * @param {(direction: string) => void} on.swipe  as seen on the screen
 * @param {(spot: object|null) => void} on.hover
 */
export function listen(figure, on) {
  let start = null;
  let swallow = false;

  figure.addEventListener("pointerdown", (event) => {
    swallow = false;
    start = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY, spot: on.spotAt(event), state: "down", id: event.pointerId } : null;
  });

  figure.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "touch" && start?.state !== "drag") on.hover(on.spotAt(event));
    if (!start || start.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (start.state === "drag") on.dragMove(event);
    else if (start.state === "down" && on.canSwipe()) trySwipe(dx, dy);
    else if (start.state === "down" && Math.hypot(dx, dy) > DRAG_STARTS) tryDrag(event);
  });

  function trySwipe(dx, dy) {
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_STARTS) return;
    start.state = "done";
    swallow = true;
    if (Math.abs(dx) > Math.abs(dy)) on.swipe(dx > 0 ? "right" : "left");
    else on.swipe(dy > 0 ? "down" : "up");
  }

  function tryDrag(event) {
    if (!start.spot || !on.dragStart(start.spot)) {
      start.state = "still";
      return;
    }
    start.state = "drag";
    figure.setPointerCapture(event.pointerId);
    on.dragMove(event);
  }

  figure.addEventListener("pointerup", (event) => {
    if (start?.state === "drag") {
      swallow = true;
      on.dragEnd(on.spotAt(event));
    }
    start = null;
  });

  figure.addEventListener("pointercancel", () => {
    if (start?.state === "drag") on.dragEnd(null);
    start = null;
  });

  figure.addEventListener("pointerleave", () => on.hover(null));

  figure.addEventListener("click", (event) => {
    if (swallow) {
      swallow = false;
      return;
    }
    const spot = on.spotAt(event);
    if (spot) on.click(spot);
  });
}
