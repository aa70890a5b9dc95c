/**
 * The search tree as a picture in a pane of its own: to look at, to walk through, to make larger and smaller.
 *
 *     const view = createTreeView(host, { onFocus: (n) => …, onOpen: (n) => …, seats: ["red", "yellow"] });
 *     view.show({ trace, place, focus: null, order: "visit" });
 *
 * The picture is one stop for Tab. Arrow keys walk to parent, child and neighbours, Enter chooses, + − 0 make it larger, smaller,
 * as it was. What was cut off says why when it is pointed at or walked to. Left to right in every language; the outline
 * (outline.js) says the same in text.
 */

import { fill, h } from "../../dom.js";
import { t, tn } from "../../i18n.js";
import { icon } from "../../icons.js";
import { cellsOf } from "./cells.js";
import { layout } from "./layout.js";
import { moveOf, plain } from "../story/moveWords.js";
import { briefValue, listed, roundWords } from "./nodeWords.js";
import { createPicture } from "./picture.js";
import { createTip } from "./tip.js";
import { DOZEN, reasonAt, visible } from "./visible.js";
import { createZoom } from "./zoom.js";

/** So many rounds have a chip each; of more, the last ones. */
const CHIPS = 12;

/**
 * @param {HTMLElement} host
 * @param {{onFocus?: (n: number) => void, onOpen?: (n: number) => void, seats?: string[], isSmall?: boolean}} options `isSmall`: one of
 *   several panes, which rather shows a small tree than a part of one
 */
export function createTreeView(host, options = {}) {
  const view = new TreeView(options);
  host.append(view.element);
  return { show: (shown) => view.show(shown), destroy: () => view.destroy() };
}

class TreeView {
  /** @param {{onFocus?: (n: number) => void, onOpen?: (n: number) => void, seats?: string[], isSmall?: boolean}} options */
  constructor({ onFocus, onOpen, seats, isSmall = false }) {
    this.onFocus = onFocus;
    this.onOpen = onOpen;
    this.seats = seats;
    /** What was shown last. */
    this.shown = null;
    /** How many more children the reader wants of a node. */
    this.opened = new Map();
    /** The root of an earlier round that the reader looks at. */
    this.round = null;
    /** The key of the item that has the place in the order of Tab. */
    this.stop = null;
    this.picture = createPicture({ seats });
    this.picture.element.setAttribute("aria-label", t("tree-picture"));
    this.empty = h("p", { class: "st-empty soft", text: t("tree-empty"), dir: "auto" });
    this.pane = h("div", { class: "st-pane", dir: "ltr" }, this.picture.element, this.empty);
    this.zoom = createZoom(this.pane, this.picture.element, isSmall);
    this.tip = createTip();
    this.rounds = h("div", { class: "st-rounds", role: "group", aria: { label: t("tree-rounds") } });
    this.note = h("p", { class: "st-note small soft" });
    const bar = h("div", { class: "st-bar" }, this.rounds, h("div", { class: "st-bar-end" }, this.note, this.zoom.element));
    this.source = h("button", { type: "button", class: "st-source", hidden: true, title: t("tree-source-go"), on: { click: () => this.#goSource() } });
    this.element = h("div", { class: "search-tree" }, bar, h("div", { class: "st-frame" }, this.pane, this.source, this.tip.element));
    this.#listen();
  }

  #listen() {
    // Not on the drawing itself: a drawing that listens to the focus can take it.
    const nodes = this.pane;
    nodes.addEventListener("click", (event) => {
      const entry = this.#entryAt(event.target);
      if (!entry || this.zoom.wasDragged()) return;
      this.#choose(entry);
      // A finger cannot point without pressing: it gets the words where it pressed.
      const pressed = event.pointerType === "touch" && this.picture.entry(entry.key);
      if (pressed) this.tip.show(pressed, this.pane);
    });
    nodes.addEventListener("focusin", (event) => {
      const entry = this.#entryAt(event.target);
      if (!entry) return;
      this.#setStop(entry.key);
      if (entry.group.matches(":focus-visible")) this.tip.show(entry, this.pane);
    });
    nodes.addEventListener("focusout", () => this.tip.hide());
    nodes.addEventListener("pointerover", (event) => {
      const entry = this.#entryAt(event.target);
      if (entry && event.pointerType === "mouse") this.tip.show(entry, this.pane);
      else this.tip.hide();
    });
    nodes.addEventListener("pointerleave", () => this.tip.hide());
    this.pane.addEventListener("scroll", () => this.tip.hide(), { passive: true });
    this.pane.addEventListener("keydown", (event) => this.#onKey(event));
    this.rounds.addEventListener("click", (event) => {
      const chip = event.target.closest?.("[data-root]");
      if (chip) this.#chooseRound(Number(chip.dataset.root));
    });
  }

  /**
   * Draws the tree at a place.
   * @param {{trace: import("../trace/trace.js").Trace, place: number, focus?: number|null, order?: "visit"|"best", pinMain?: boolean}} shown
   */
  show(shown) {
    const before = this.shown;
    if (before?.trace !== shown.trace) {
      this.opened = new Map();
      this.stop = null;
      this.zoom.reset();
    }
    const focus = shown.focus ?? null;
    // The picture follows the search; to an earlier round it goes only when a node there is chosen.
    if (before?.trace !== shown.trace || before.place !== shown.place) this.round = null;
    else if (focus !== null && focus !== before.focus) this.round = shown.trace.path(focus, shown.place)[0] ?? null;
    this.shown = { ...shown, focus };
    this.#draw(before?.place !== shown.place || before?.focus !== focus || before?.trace !== shown.trace);
  }

  #draw(isElsewhere) {
    const { trace, place, focus, order, pinMain } = this.shown;
    const seen = visible(trace, place, { focus, opened: this.opened, order, pinMain, round: this.round });
    const cells = cellsOf(trace, seen.items, this.seats);
    const places = layout(cells);
    const hadFocus = this.pane.contains(document.activeElement);
    this.zoom.resize(this.picture.draw({ trace, place, items: seen.items, cells, places }), seen.isFixed);
    this.seen = seen;
    this.empty.hidden = seen.items.length > 0;
    this.picture.element.toggleAttribute("hidden", seen.items.length === 0);
    this.#drawRounds();
    this.#drawNote();
    this.#keepStop(hadFocus);
    this.tip.refresh();
    if (isElsewhere) this.#reveal();
  }

  /** Keeps what matters in view: the node looked at, else the one being searched. */
  #reveal() {
    const { trace, place, focus } = this.shown;
    const entry = this.picture.entry(`node ${focus}`) ?? this.picture.entry(`node ${trace.current(place)}`);
    const reason = focus === null ? this.picture.entry(`node ${reasonAt(trace, place)}`) : null;
    const others = reason ? [reason, reason.over].filter(Boolean).map(({ to }) => to) : [];
    const isWhole = entry ? this.zoom.reveal(entry.to, performance.now() - (this.revealed ?? 0) > 300, others) : true;
    this.revealed = performance.now();
    this.#drawSource(isWhole ? null : reason);
  }

  /** A way to the other half of a cut-off's reason, where it is too far away to be seen. */
  #drawSource(entry) {
    this.source.hidden = entry === null;
    if (entry === null) return;
    const { node, value } = entry.item;
    const isLeft = entry.to.x < this.picture.entry(`node ${this.shown.trace.current(this.shown.place)}`).to.x;
    const text = t("tree-source", { action: plain(moveOf(this.shown.trace, node.action)), value: briefValue(value, this.seats) });
    this.source.dataset.to = entry.key;
    this.source.classList.toggle("is-left", isLeft);
    fill(this.source, isLeft && icon("back"), h("span", { dir: "auto", text }), !isLeft && icon("forward"));
    this.source.setAttribute("aria-label", `${t("tree-source-go")}: ${text}`);
  }

  #goSource() {
    const entry = this.picture.entry(this.source.dataset.to);
    if (!entry) return;
    this.zoom.reveal(entry.to, true);
    entry.group.focus({ preventScroll: true });
  }

  #drawRounds() {
    const { rounds, roots } = this.seen;
    this.rounds.hidden = rounds.length < 2;
    if (rounds.length < 2) return;
    const look = `${roots[0]} ${rounds.map(({ n, value, node }) => `${n}:${value}:${Boolean(node.returned)}`).join(" ")}`;
    if (look === this.roundsLook) return;
    this.roundsLook = look;
    const hadFocus = this.rounds.contains(document.activeElement) ? document.activeElement.dataset.root : null;
    fill(
      this.rounds,
      h("span", { class: "small soft", aria: { hidden: "true" }, text: t("tree-rounds") }),
      rounds.slice(-CHIPS).map((round) => this.#chip(round, roots.includes(round.n))),
    );
    if (hadFocus !== null) this.rounds.querySelector(`[data-root="${hadFocus}"]`)?.focus({ preventScroll: true });
    requestAnimationFrame(() => showWithin(this.rounds, this.rounds.querySelector('[aria-current="true"]')));
  }

  #chip(round, isShown) {
    const value = round.value === null ? "" : `${briefValue(round.value, this.seats)}${round.node.returned ? "" : "…"}`;
    return h(
      "button",
      {
        type: "button",
        class: "st-chip",
        data: { root: round.n },
        title: roundWords(round),
        aria: { current: isShown ? "true" : null, label: listed([roundWords(round), value]) },
      },
      h("span", { class: "st-chip-number", text: tn(round.bound) }),
      value && h("bdi", { class: "st-chip-value", dir: "ltr", text: value }),
    );
  }

  #drawNote() {
    const { drawn, above } = this.seen;
    const { trace, place } = this.shown;
    // A sampling search counts the moves of its simulations too, which are no part of the tree.
    const all = trace.family === "sampling" ? trace.size(place) : trace.counts(place).nodes;
    const parts = [drawn < all && t("tree-drawn", { drawn: tn(drawn), all: tn(all) }), above > 0 && t("tree-above", { n: above })];
    this.note.textContent = listed(parts);
    this.note.hidden = this.note.textContent === "";
  }

  #chooseRound(root) {
    this.onFocus?.(root);
    this.round = root;
    this.#draw(true);
  }

  #entryAt(target) {
    const group = target.closest?.("[data-key]");
    return group ? this.picture.entry(group.dataset.key) : null;
  }

  /** A node is looked at, a stub for more is opened; other stubs only say what they are. */
  #choose(entry) {
    const { item } = entry;
    if (item.what === "node") this.onFocus?.(item.n);
    else if (item.what === "more") {
      this.opened.set(item.n, (this.opened.get(item.n) ?? 0) + DOZEN);
      this.stop = `node ${item.n}`;
      this.#draw(false);
      this.onOpen?.(item.n);
      // What it belongs to stays in sight.
      const owner = this.picture.entry(`node ${item.n}`);
      if (owner) this.zoom.reveal(owner.to, true);
    } else this.tip.show(entry, this.pane);
  }

  /** One item at a time can be reached by Tab; when it is gone, the one looked at or searched takes its place. */
  #keepStop(hadFocus) {
    const { trace, place, focus } = this.shown;
    const wanted = [this.stop, `node ${focus}`, `node ${trace.current(place)}`, this.picture.list[0]?.key];
    const following = hadFocus ? wanted : wanted.slice(1);
    const key = following.find((each) => each && this.picture.entry(each));
    this.#setStop(key ?? null);
    const entry = key && this.picture.entry(key);
    if (hadFocus && entry && !this.pane.contains(document.activeElement)) entry.group.focus({ preventScroll: true });
  }

  #setStop(key) {
    this.stop = key;
    for (const { group, key: own } of this.picture.list) {
      const index = own === key ? "0" : "-1";
      if (group.getAttribute("tabindex") !== index) group.setAttribute("tabindex", index);
    }
  }

  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
      if (!(event.shiftKey && event.key === "+")) return;
    }
    if (!this.#act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Does what a key means in the picture; false when it means nothing. */
  #act({ key, target }) {
    const entry = this.#entryAt(target);
    if (key === "+" || key === "=") this.zoom.step(1);
    else if (key === "-" || key === "−") this.zoom.step(-1);
    else if (key === "0") this.zoom.fit();
    else if (!entry) return false;
    else if (key === "Enter") this.#choose(entry);
    else if (key === "Escape" && this.tip.isOpen) this.tip.hide();
    else if (key.startsWith("Arrow")) this.#walk(entry, key);
    else return false;
    return true;
  }

  #walk(entry, key) {
    const next = this.#neighbour(entry, key);
    if (!next) return;
    next.group.focus({ preventScroll: true });
    this.zoom.reveal(next.to, true);
  }

  #neighbour(entry, key) {
    const { list } = this.picture;
    if (key === "ArrowUp") return entry.over;
    if (key === "ArrowDown") {
      const below = list.filter(({ over }) => over === entry);
      return below.find(({ item }) => item.isActive) ?? below.find(({ item }) => item.isMain) ?? below[0] ?? null;
    }
    const level = list.filter(({ item }) => item.level === entry.item.level).sort((a, b) => a.to.x - b.to.x);
    return level[level.indexOf(entry) + (key === "ArrowRight" ? 1 : -1)] ?? null;
  }

  destroy() {
    this.picture.settle();
    this.zoom.destroy();
    this.element.remove();
  }
}

/** Scrolls a row of things from side to side until one of them is seen. */
function showWithin(row, thing) {
  if (!thing) return;
  const [outer, inner] = [row.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
}
