/**
 * The search tree as text: the twin of the picture for who reads, listens, or wants every node.
 *
 *     ▾ ▲ root  best so far 3
 *       ▸ ▼ 1  value 3
 *       ▾ ▼ 2  best so far 2
 *           ■ 1  value 2
 *           ✂ 2   Yellow gets 2 or less here …
 *         +4 more
 *
 * The way to the node being searched and to the one looked at is open; everything else opens when it is asked for, a dozen
 * children at a time. A role="tree" with the usual keys: up and down, into and out of a branch, Home and End, Enter to look at it.
 */

import { h } from "../../dom.js";
import { dir, t } from "../../i18n.js";
import { actionName } from "../story/moveWords.js";
import { circumstances, kindWords, listed, roundWords, skippedText, stubSentence, stubText, worthWords } from "./nodeWords.js";
import { signOf } from "./shapes.js";
import { DOZEN, Look, pathOf, stubsOf } from "./visible.js";

/** More rows than this are no outline. */
const MOST = 600;
const STATES = ["level", "setsize", "posinset", "expanded", "current", "selected"];

/**
 * @param {HTMLElement} host
 * @param {{onFocus?: (n: number) => void, onOpen?: (n: number) => void, seats?: string[]}} options
 */
export function createOutline(host, options = {}) {
  const outline = new Outline(options);
  host.append(outline.element);
  return { show: (shown) => outline.show(shown), destroy: () => outline.element.remove() };
}

/**
 * The rows of the outline at a place, from the top down.
 * @param {import("../trace/trace.js").Trace} trace
 * @param {number} place
 * @param {{focus?: number|null, order?: string, pinMain?: boolean}} shown
 * @param {Map<number, boolean>} turned what the reader opened and closed
 * @param {Map<number, number>} more how many children more than a dozen the reader wants
 */
export function outlineRows(trace, place, { focus = null, order = "visit", pinMain = true }, turned, more) {
  const look = new Look(trace, place, order);
  const current = trace.current(place);
  const ways = new Set([...pathOf(trace, current, place), ...pathOf(trace, focus, place)]);
  const marks = { main: new Set(pinMain ? trace.mainLine(place) : []), current, focus };
  const roots = trace.roots(place);
  const rows = [];
  const waiting = roots.map((n, index) => ({ what: "node", n, level: 1, index: index + 1, size: roots.length })).reverse();
  while (waiting.length > 0 && rows.length < MOST) {
    const row = waiting.pop();
    rows.push(row);
    row.key = `${row.what} ${row.n}`;
    if (row.what !== "node") continue;
    Object.assign(row, look.describe(row.n, marks));
    const stubs = stubsOf(row.node);
    const children = look.inOrder(row.n);
    row.isOpen = children.length + stubs.length === 0 ? null : (turned.get(row.n) ?? (ways.has(row.n) && row.n !== current));
    if (row.isOpen) waiting.push(...below(row, children, stubs, ways, more.get(row.n) ?? 0).reverse());
  }
  return rows;
}

function below(row, children, stubs, ways, extra) {
  const most = DOZEN + extra;
  const size = children.length + stubs.length;
  const rows = [];
  children.forEach((n, index) => {
    if (index < most || ways.has(n)) rows.push({ what: "node", n, index: index + 1 });
  });
  const left = children.length - rows.length;
  if (left > 0) rows.push({ what: "more", n: row.n, count: left, index: null });
  stubs.forEach((stub, index) => rows.push({ ...stub, index: children.length + index + 1 }));
  return rows.map((each) => ({ ...each, level: row.level + 1, size, over: row }));
}

class Outline {
  /** @param {{onFocus?: (n: number) => void, onOpen?: (n: number) => void, seats?: string[]}} options */
  constructor({ onFocus, onOpen, seats }) {
    this.onFocus = onFocus;
    this.onOpen = onOpen;
    this.seats = seats;
    this.turned = new Map();
    this.more = new Map();
    this.stop = null;
    /** The elements of the rows, by key. */
    this.entries = new Map();
    this.list = h("ul", { class: "ol-tree", role: "tree", aria: { label: t("tree-outline") } });
    this.empty = h("p", { class: "soft", text: t("tree-empty") });
    this.element = h("div", { class: "tree-outline" }, this.list, this.empty);
    this.list.addEventListener("click", (event) => this.#onClick(event));
    this.list.addEventListener("keydown", (event) => this.#onKey(event));
    this.list.addEventListener("focusin", (event) => {
      const key = event.target.closest("[data-key]")?.dataset.key;
      if (key) this.#setStop(key);
    });
  }

  show(shown) {
    if (this.shown?.trace !== shown.trace) {
      this.turned = new Map();
      this.more = new Map();
      this.stop = null;
    }
    const isElsewhere = this.shown?.place !== shown.place || this.shown?.focus !== shown.focus;
    this.shown = shown;
    this.#draw();
    if (isElsewhere) this.#reveal();
  }

  #draw() {
    const { trace, place } = this.shown;
    this.rows = outlineRows(trace, place, this.shown, this.turned, this.more);
    const hadFocus = this.list.contains(document.activeElement);
    const before = this.entries;
    this.entries = new Map();
    let next = this.list.firstChild;
    for (const row of this.rows) {
      const entry = before.get(row.key) ?? { element: h("li", { role: "treeitem", tabindex: "-1", class: "ol-row", data: { key: row.key } }), look: "" };
      before.delete(row.key);
      this.entries.set(row.key, entry);
      this.#dress(entry, row);
      if (entry.element === next) next = next.nextSibling;
      else this.list.insertBefore(entry.element, next);
    }
    for (const { element } of before.values()) element.remove();
    this.list.hidden = this.rows.length === 0;
    this.empty.hidden = this.rows.length > 0;
    this.#keepStop(hadFocus);
  }

  #dress(entry, row) {
    const { trace, place } = this.shown;
    const words = row.what === "node" ? this.#nodeTexts(row) : [skippedText(trace, place, row) ?? stubText(row), stubSentence(trace, place, row, row.over.node, this.seats)];
    const look = [row.level, row.index, row.size, row.isOpen, row.isCurrent, row.isFocus, row.isMain, row.isActive, row.isStale, row.shape, ...words].join("¦");
    if (entry.look === look) return;
    entry.look = look;
    const { element } = entry;
    element.className = rowClass(row);
    const states = { level: row.level, setsize: row.size, posinset: row.index, expanded: row.isOpen ?? null, current: row.isCurrent ? "step" : null };
    if (row.what === "node") states.selected = Boolean(row.isFocus);
    // All off first, so that the same row is the same to the last letter, whatever was before it.
    for (const name of STATES) element.removeAttribute(`aria-${name}`);
    for (const name of STATES) {
      if (states[name] !== null && states[name] !== undefined) element.setAttribute(`aria-${name}`, String(states[name]));
    }
    element.replaceChildren(...(row.what === "node" ? nodeParts(row, words) : stubParts(row, words)));
  }

  /** What a row says: the action, what it is worth, the rest. */
  #nodeTexts(row) {
    const { trace } = this.shown;
    const isRound = row.level === 1 && row.node.iteration !== null && row.node.iteration !== undefined && row.size > 1;
    const own = row.node.action === null || row.node.action === undefined ? null : actionName(row.node.action);
    const name = own ?? (isRound ? roundWords({ bound: row.node.iteration, again: 0 }) : row.node.fromGoal ? t("tree-goal-end") : t("tree-root"));
    return [name, listed(worthWords(trace, row, this.seats)), listed(circumstances(row, this.seats)), kindWords(row.shape, this.seats)];
  }

  #reveal() {
    const entry = this.entries.get(`node ${this.shown.focus}`) ?? this.entries.get(`node ${this.shown.trace.current(this.shown.place)}`);
    // Right before it is painted: asking for places now would make the browser lay out the page at once.
    cancelAnimationFrame(this.frame);
    if (entry) this.frame = requestAnimationFrame(() => scrollInside(this.element, entry.element));
  }

  #keepStop(hadFocus) {
    const { trace, place, focus } = this.shown;
    const wanted = [hadFocus ? this.stop : null, `node ${focus}`, `node ${trace.current(place)}`, this.rows[0]?.key];
    const key = wanted.find((each) => each && this.entries.has(each)) ?? null;
    this.#setStop(key);
    if (hadFocus && key && !this.list.contains(document.activeElement)) this.entries.get(key).element.focus({ preventScroll: true });
  }

  #setStop(key) {
    if (this.stop !== key) this.entries.get(this.stop)?.element.setAttribute("tabindex", "-1");
    this.stop = key;
    this.entries.get(key)?.element.setAttribute("tabindex", "0");
  }

  #rowOf(target) {
    const key = target.closest?.("[data-key]")?.dataset.key;
    return this.rows.find((row) => row.key === key) ?? null;
  }

  #onClick(event) {
    const row = this.#rowOf(event.target);
    if (!row) return;
    if (row.what === "node" && row.isOpen !== null && event.target.closest(".ol-turn")) this.#turn(row, !row.isOpen);
    else this.#choose(row);
  }

  #choose(row) {
    if (row.what === "node") this.onFocus?.(row.n);
    else if (row.what === "more") {
      this.more.set(row.n, (this.more.get(row.n) ?? 0) + DOZEN);
      this.#draw();
    }
  }

  #turn(row, isOpen) {
    this.turned.set(row.n, isOpen);
    this.#draw();
  }

  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const row = this.#rowOf(event.target);
    if (!row || !this.#act(row, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #act(row, key) {
    const [inward, outward] = dir() === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const at = this.rows.indexOf(row);
    if (key === "ArrowDown") this.#go(this.rows[at + 1]);
    else if (key === "ArrowUp") this.#go(this.rows[at - 1]);
    else if (key === "Home") this.#go(this.rows[0]);
    else if (key === "End") this.#go(this.rows[this.rows.length - 1]);
    else if (key === inward && row.isOpen === false) this.#turn(row, true);
    else if (key === inward) this.#go(row.isOpen ? this.rows[at + 1] : null);
    else if (key === outward && row.isOpen) this.#turn(row, false);
    else if (key === outward) this.#go(row.over);
    else if (key === "Enter") this.#choose(row);
    else return false;
    return true;
  }

  #go(row) {
    if (!row) return;
    const { element } = this.entries.get(row.key);
    element.focus({ preventScroll: true });
    scrollInside(this.element, element);
  }
}

function rowClass(row) {
  const flags = [row.isCurrent && "is-current", row.isFocus && "is-focus", row.isActive && "is-active", row.isMain && "is-main", row.isStale && "is-stale"];
  return ["ol-row", `is-${row.what === "node" ? row.shape : row.what}`, ...flags].filter(Boolean).join(" ");
}

/**
 * @param {any} row
 * @param {string[]} words
 */
function nodeParts(row, [name, worth, rest, kind]) {
  const turn = row.isOpen === null ? "" : row.isOpen ? "▾" : dir() === "rtl" ? "◂" : "▸";
  return [
    h("span", { class: "ol-turn", aria: { hidden: "true" }, text: turn }),
    h("span", { class: "ol-sign", aria: { hidden: "true" }, text: signOf(row.shape) }),
    h("bdi", { class: "ol-name", text: name }),
    h("span", { class: "visually-hidden", text: ` ${kind}` }),
    h("span", { class: "ol-worth", text: ` ${worth}` }),
    rest ? h("span", { class: "ol-rest", text: ` ${rest}` }) : "",
  ];
}

/**
 * @param {any} row
 * @param {string[]} words
 */
function stubParts(row, [text, sentence]) {
  return [
    h("span", { class: "ol-turn", aria: { hidden: "true" } }),
    h("span", { class: "ol-stub", text }),
    row.what === "more" ? "" : h("span", { class: "ol-rest", text: ` ${sentence}` }),
  ];
}

/** Keeps a row in view by scrolling what scrolls around it, never the page. */
function scrollInside(inner, row) {
  let pane = inner;
  while (pane && pane !== document.body && pane.scrollHeight <= pane.clientHeight + 1) pane = pane.parentElement;
  if (!pane || pane === document.body || pane === document.documentElement) return;
  if (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) return;
  const [outer, box] = [pane.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.top < outer.top || box.bottom > outer.bottom) pane.scrollTop += box.top - outer.top - outer.height / 2;
}
