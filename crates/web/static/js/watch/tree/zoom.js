/**
 * A pane that scrolls inside itself and whose content can be made larger and smaller: buttons, Ctrl and the wheel, keys, and
 * dragging with the mouse. Fingers scroll it as they scroll everything.
 *
 * Until somebody chooses a size, the content gets the largest of a few sizes at which all of it can be seen, and never one too
 * small to read.
 */

import { h, svg } from "../../dom.js";
import { t, tn } from "../../i18n.js";
import { reducedMotion } from "../../settings.js";

const STEPS = [0.12, 0.18, 0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.6, 2, 2.6];
/** Sizes for content that keeps its size, and for content that grows: every change of size is a jump for the eye. */
const STEADY = [1.5, 1.3, 1.15, 1, 0.9, 0.8];
const GROWING = [1, 0.8];
const GROWING_SMALL = [1, 0.8, 0.65, 0.5];
/** To show two places at once the content may become this small. */
const TOGETHER = [0.8, 0.65, 0.5];
const DRAG = 4;
const SIGNS = { smaller: "M5 12h14", larger: "M5 12h14M12 5v14", whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" };
const AROUND = 70;
/** Half of what a node takes with all that stands above and below it. */
const HALF = 56;

/**
 * @param {HTMLElement} pane scrolls
 * @param {SVGElement} drawing its content
 * @param {boolean} [isSmall] a small pane: rather small content than a part of it
 */
export function createZoom(pane, drawing, isSmall = false) {
  let size = { width: 1, height: 1 };
  /** The size of the pane. Told by its observer, since asking for it after a change makes the browser lay out the page at once. */
  let room = { width: pane.clientWidth || 1, height: pane.clientHeight || 1 };
  const growing = isSmall ? GROWING_SMALL : GROWING;
  let byItself = growing;
  let chosen = null;
  /** Whether the whole is wanted, however large it becomes. */
  let isWhole = false;
  let zoom = 1;
  /** A size for the present content only, to show two places of it at once. */
  let passing = null;
  let frame = 0;
  const percent = h("output", { class: "st-percent" });
  const smaller = tool("smaller", t("tree-zoom-out"), () => step(-1));
  const larger = tool("larger", t("tree-zoom-in"), () => step(1));
  const element = h(
    "div",
    { class: "st-zoom", role: "group", aria: { label: t("tree-zoom") } },
    smaller,
    h("button", { type: "button", class: "button quiet st-plain", title: t("tree-zoom-plain"), on: { click: () => set(1) } }, percent),
    larger,
    tool("whole", t("tree-zoom-fit"), fit),
  );

  function measure() {
    room = { width: pane.clientWidth || 1, height: pane.clientHeight || 1 };
  }

  function whole() {
    return Math.min(room.width / size.width, room.height / size.height);
  }

  function fitting() {
    const most = whole();
    return byItself.find((each) => each <= most) ?? byItself[byItself.length - 1];
  }

  function apply(next) {
    zoom = next;
    drawing.setAttribute("viewBox", `0 0 ${Math.ceil(size.width)} ${Math.ceil(size.height)}`);
    drawing.setAttribute("width", String(Math.ceil(size.width * zoom)));
    drawing.setAttribute("height", String(Math.ceil(size.height * zoom)));
    percent.textContent = tn(zoom, { style: "percent", maximumFractionDigits: 0 });
    smaller.disabled = zoom <= STEPS[0];
    larger.disabled = zoom >= STEPS[STEPS.length - 1];
  }

  /** Another size; the point of the pane at `x`, `y` stays where it is, the middle unless given. */
  function set(next, x = pane.clientWidth / 2, y = pane.clientHeight / 2) {
    const wanted = Math.min(STEPS[STEPS.length - 1], Math.max(STEPS[0], next));
    const left = (pane.scrollLeft + x) / zoom;
    const top = (pane.scrollTop + y) / zoom;
    chosen = wanted;
    isWhole = false;
    passing = null;
    apply(wanted);
    pane.scrollTo({ left: left * zoom - x, top: top * zoom - y, behavior: "instant" });
  }

  function step(direction) {
    const near = 0.001;
    const next = direction > 0 ? STEPS.find((each) => each > zoom + near) : STEPS.findLast((each) => each < zoom - near);
    if (next !== undefined) set(next);
  }

  function fit() {
    set(Math.min(whole(), STEADY[0]));
    isWhole = true;
  }

  function onWheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = pane.getBoundingClientRect();
    set(zoom * Math.exp(-event.deltaY * 0.002), event.clientX - box.left, event.clientY - box.top);
  }

  pane.addEventListener("wheel", onWheel, { passive: false });
  const drag = makeDraggable(pane);
  const watcher = new ResizeObserver(() => {
    measure();
    if (chosen === null) apply(passing ?? fitting());
  });
  watcher.observe(pane);

  return {
    element,
    set,
    step,
    fit,
    wasDragged: drag.wasDragged,
    /** The content has another size, which it keeps from now on or not. */
    resize(next, isSteady) {
      size = next;
      passing = null;
      byItself = isSteady ? [...STEADY, ...(isSmall ? [0.65, 0.5] : [])] : growing;
      if (isWhole) chosen = Math.max(STEPS[0], Math.min(whole(), STEADY[0]));
      apply(chosen ?? fitting());
    },
    /** Forgets the chosen size: for other content. */
    reset() {
      chosen = null;
      isWhole = false;
    },
    /**
     * Scrolls until the point of the content is seen, with some room around it, right before the next picture is painted. Points that
     * belong to it are shown too, where the pane has room for all, if need be a little smaller.
     * @returns {boolean} whether all of them are shown
     */
    reveal(point, isCalm, others = []) {
      const box = around([point, ...others]);
      if (others.length > 0) measure();
      const hasRoom = (size) => box.width * size <= room.width && box.height * size <= room.height;
      const together = others.length === 0 ? zoom : [zoom, ...(chosen === null ? TOGETHER : [])].find((each) => each <= zoom && hasRoom(each));
      if (together !== undefined && together !== zoom) {
        passing = together;
        apply(together);
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const isBox = others.length > 0 && together !== undefined;
        const left = isBox ? within(pane.scrollLeft, pane.clientWidth, box.x * zoom, box.width * zoom) : across(pane.scrollLeft, pane.clientWidth, point.x * zoom);
        const top = isBox ? within(pane.scrollTop, pane.clientHeight, box.y * zoom, box.height * zoom) : down(pane.scrollTop, pane.clientHeight, point.y * zoom);
        if (left === pane.scrollLeft && top === pane.scrollTop) return;
        pane.scrollTo({ left, top, behavior: isCalm && !reducedMotion() ? "smooth" : "instant" });
      });
      return together !== undefined;
    },
    destroy() {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      pane.removeEventListener("wheel", onWheel);
    },
  };
}

function tool(name, text, run) {
  const sign = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, svg("path", { d: SIGNS[name] }));
  return h("button", { type: "button", class: "button quiet icon-only", title: text, aria: { label: text }, on: { click: run } }, sign);
}

/** The box of some points with room for what stands around them. */
function around(points) {
  const [left, top] = [Math.min(...points.map(({ x }) => x)) - HALF, Math.min(...points.map(({ y }) => y)) - HALF];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)) + HALF, Math.max(...points.map(({ y }) => y)) + HALF];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where to scroll to so that a stretch is seen: as little as it takes. */
function within(scroll, length, from, size) {
  if (from >= scroll && from + size <= scroll + length) return scroll;
  return Math.max(0, from - (length - size) / 2);
}

/** Where to scroll to from side to side: nowhere when the point is seen, else so that it is in the middle. */
function across(scroll, length, at) {
  const around = Math.min(AROUND, length / 4);
  if (at >= scroll + around && at <= scroll + length - around) return scroll;
  return Math.max(0, at - length / 2);
}

/** Where to scroll to from top to bottom: as little as it takes, so that what is above stays in view. */
function down(scroll, length, at) {
  const around = Math.min(AROUND, length / 4);
  if (at >= scroll + around && at <= scroll + length - around) return scroll;
  return Math.max(0, at + around * 1.6 - length);
}

/** Dragging with the mouse scrolls the pane. */
function makeDraggable(pane) {
  let start = null;
  let dragged = false;
  pane.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0 || isOnScrollbar(pane, event)) return;
    start = { x: event.clientX, y: event.clientY, left: pane.scrollLeft, top: pane.scrollTop };
  });
  pane.addEventListener("pointermove", (event) => {
    if (!start) return;
    const [across, down] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragged && Math.hypot(across, down) < DRAG) return;
    if (!dragged) pane.setPointerCapture(event.pointerId);
    dragged = true;
    pane.classList.add("is-dragged");
    pane.scrollTo({ left: start.left - across, top: start.top - down, behavior: "instant" });
  });
  const end = () => {
    start = null;
    pane.classList.remove("is-dragged");
  };
  pane.addEventListener("pointerup", end);
  pane.addEventListener("pointercancel", end);
  return { wasDragged: () => dragged };
}

function isOnScrollbar(pane, event) {
  const box = pane.getBoundingClientRect();
  return event.clientX - box.left > pane.clientWidth || event.clientY - box.top > pane.clientHeight;
}
