/**
 * A recorded search to look at: the tree, the sentence, the transport, and beside them code, counters, the node, lists, the outline.
 *
 *     const watch = createWatch(host, { game, seats: ["red", "yellow"], onPlace: (place) => … });
 *     watch.open(new Trace(json));  watch.go(120);  watch.destroy();
 *
 *     ┌ signs ─────────────────────┬ setup    ┐
 *     │ tree                       │ counters │
 *     │ sentence                   │ code ·   │
 *     │ ⏮ ◀ ⏯ ▶ ⏭ ───●──── 12 of 99 │ node · … │
 *     └────────────────────────────┴──────────┘
 *
 * Everything drawn is a function of the trace, the place, and the node looked at; so a step back shows exactly what was there before.
 */

import { announce, debounce, fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";
import { createTabs } from "../parts/tabs.js";
import { createCode } from "./panels/code.js";
import { createCounters } from "./panels/counters.js";
import { createInspector } from "./panels/inspector.js";
import { bindWatchKeys } from "./walk/keys.js";
import { legendOf, partWords } from "./tree/legend.js";
import { createLists } from "./panels/lists.js";
import { createOutline } from "./tree/outline.js";
import { createPlaying } from "./walk/playing.js";
import { marked } from "./story/moveWords.js";
import { markedSentence } from "./story/story.js";
import { createTransport } from "./walk/transport.js";
import { createTreeView } from "./tree/view.js";

const SAY_AFTER = 250;
const NARROW = "(max-width: 899px)";
/** Here the sentence and the jumps stand in the bar at the bottom, and the tree comes first. */
const PHONE = "(max-width: 719px)";

/**
 * @param {HTMLElement} host
 * @param {object} options
 * @param {Api.Game} options.game the catalogue's entry
 * @param {string[]} options.seats names of the players, One first
 * @param {ReturnType<typeof import("./panels/nodeBoard.js").createNodeBoard>} [options.board] shows the board of a node
 * @param {boolean} [options.compact] one of several: no slider, no keys
 * @param {HTMLElement} [options.setup] what belongs above the panels; folded away below the tree where there is only one column
 * @param {HTMLElement} [options.tries] searches to try, in the head of the screen; folded away with the setup on a phone
 * @param {(place: number) => void} [options.onPlace] told whenever another place is shown
 */
export function createWatch(host, options) {
  const watch = new Watch(options);
  host.append(watch.element);
  return {
    element: watch.element,
    open: (trace, how) => watch.open(trace, how),
    go: (place) => watch.go(place),
    /** Looks at a node; null follows the search again. */
    focus: (n) => watch.focus(n),
    get place() {
      return watch.place;
    },
    get trace() {
      return watch.trace;
    },
    destroy: () => watch.destroy(),
  };
}

class Watch {
  #say = debounce((text) => announce(text), SAY_AFTER);
  #narrow = matchMedia(NARROW);
  #phone = matchMedia(PHONE);

  /** @param {Parameters<typeof createWatch>[1]} options */
  constructor({ game, seats, board, compact = false, setup = null, tries = null, onPlace }) {
    this.game = game;
    this.seats = seats;
    this.board = board;
    this.compact = compact;
    this.setup = setup;
    this.tries = tries;
    this.triesHome = tries?.parentElement ?? null;
    this.onPlace = onPlace;
    this.trace = null;
    this.place = 0;
    /** The node somebody looks at; null: the one the search is at. */
    this.focused = null;
    this.isHeld = false;
    this.#build();
    this.playing = createPlaying({
      at: () => this.place,
      length: () => this.trace?.length ?? 0,
      speed: () => this.transport.speed(),
      stop: (from) => this.transport.stopAfter(from),
      go: (place) => this.#show(place),
      onChange: () => this.#drawTransport(),
    });
    this.#listen();
  }

  #build() {
    const looking = { onFocus: (n) => this.focus(n, "node"), onOpen: (n) => this.focus(n, "node"), seats: this.seats, isSmall: this.compact };
    this.treeHost = h("div", { class: "watch-tree" });
    this.tree = createTreeView(this.treeHost, looking);
    this.said = h("p", { class: "watch-sentence" });
    this.legend = h("div", { class: "watch-signs" });
    this.part = h("p", { class: "small watch-part", hidden: true });
    this.transport = createTransport({ compact: this.compact, onGo: (place, how) => this.#walk(place, how), onPlay: () => this.#play() });
    this.code = createCode({ game: this.game });
    this.counters = createCounters();
    this.inspector = createInspector({
      board: this.board,
      seats: this.seats,
      onFocus: (n) => this.focus(n),
      onHold: () => this.#hold(),
    });
    this.lists = createLists({ onFocus: (n) => this.focus(n, "node") });
    this.outlineHost = h("div", { class: "watch-outline" });
    this.outline = createOutline(this.outlineHost, { ...looking, onFocus: (n) => this.focus(n), onOpen: (n) => this.focus(n) });
    this.side = h("div", { class: "watch-side" });
    this.foldedName = h("span", { class: "soft small watch-fold-name" });
    this.foldedParts = h("div", { class: "stack" });
    this.fold = h("details", { class: "card watch-fold" }, h("summary", null, t("watch-setup"), " ", this.foldedName), this.foldedParts);
    this.empty = h("div", { class: "watch-empty card stack" });
    this.#explain(t("watch-empty"));
    this.main = h(
      "div",
      { class: "watch-main" },
      this.empty,
      this.part,
      h("div", { class: "watch-top" }, this.legend, this.#orderField()),
      this.treeHost,
      this.said,
      this.transport.element,
      this.transport.ways,
    );
    this.fold.open = true;
    this.element = h("div", { class: ["watch", "is-empty", this.compact && "is-compact"] }, this.main, this.side);
    this.#arrange("code");
  }

  /** What stands in the place of a tree that is not there. */
  #explain(text) {
    fill(this.empty, h("p", { text }), h("p", { class: "soft", text: t("watch-empty-how") }));
  }

  /** Which branches come first in the tree. */
  #orderField() {
    this.order = h(
      "select",
      { aria: { label: t("watch-order") }, on: { change: () => (settings.set("watch.order", this.order.value), this.#draw()) } },
      h("option", { value: "visit", text: t("watch-order-visit") }),
      h("option", { value: "best", text: t("watch-order-best") }),
    );
    this.order.value = settings.get("watch.order") === "best" ? "best" : "visit";
    return h("label", { class: "watch-named watch-order" }, h("span", { text: t("watch-order") }), this.order);
  }

  /** Counters stand beside the tree where there is room, else they are a tab of their own. */
  #arrange(tab) {
    const isNarrow = this.compact || this.#narrow.matches;
    const panels = [
      { id: "code", text: t("watch-tab-code"), element: this.code.element },
      { id: "node", text: t("watch-tab-node"), element: this.inspector.element },
      this.game.puzzle && { id: "lists", text: t("watch-tab-lists"), element: this.lists.element },
      { id: "outline", text: t("watch-tab-outline"), element: this.outlineHost },
      isNarrow && { id: "counters", text: t("watch-tab-counters"), element: this.counters.element },
    ].filter(Boolean);
    this.tabs = createTabs(t("watch-tabs"), panels, () => this.#drawPanel());
    const card = !isNarrow && h("section", { class: "card watch-counters-card", aria: { label: t("watch-tab-counters") } }, this.counters.element);
    // The code has nothing to press, and yet must be scrolled by keyboard.
    this.code.element.parentElement.tabIndex = 0;
    // Who points at a tab goes on with the arrow keys of the search; who came by keyboard stays in the row of tabs.
    this.tabs.element.addEventListener("click", (event) => {
      const tab = event.detail > 0 && event.target.closest('[role="tab"]');
      if (tab) document.getElementById(tab.getAttribute("aria-controls")).focus({ preventScroll: true });
    });
    this.panels = h("div", { class: "watch-panels" }, card, this.tabs.element);
    // Two searches belong side by side: what is told about each is folded away on a phone.
    const isFolded = this.compact && this.#phone.matches;
    const panelsShown = isFolded ? h("details", { class: "watch-about" }, h("summary", { text: t("compare-about") }), this.panels) : this.panels;
    fill(this.side, !isNarrow && this.setup, panelsShown);
    this.#arrangeSetup(isNarrow);
    const isPhone = !this.compact && this.#phone.matches;
    if (!isPhone) this.treeHost.after(this.said);
    this.transport.arrange(isPhone ? this.said : null);
    this.tabs.show(panels.some(({ id }) => id === tab) ? tab : "code");
  }

  /** In one column the setup is folded away between the tree and the panels; open as long as there is no tree. */
  #arrangeSetup(isNarrow) {
    if (!this.setup || !isNarrow) this.fold.remove();
    else {
      fill(this.foldedParts, this.#phone.matches && this.tries, this.setup);
      this.main.after(this.fold);
    }
    if (this.tries && !(isNarrow && this.#phone.matches)) this.triesHome?.insertBefore(this.tries, this.triesHome.lastElementChild);
  }

  #listen() {
    const rearrange = () => {
      this.#arrange(this.tabs.shown);
      if (this.trace) this.#draw();
    };
    const widths = [this.#narrow, this.#phone];
    for (const width of widths) width.addEventListener("change", rearrange);
    this.offs = [() => widths.forEach((width) => width.removeEventListener("change", rearrange))];
    if (this.compact) return;
    this.offs.push(
      bindWatchKeys({
        step: (steps) => this.trace && this.#walk(this.place + steps, "step"),
        jump: (where) => this.trace && this.transport.jump(where),
        edge: (where) => this.trace && this.#walk(where === "start" ? 0 : this.trace.length, "step"),
        play: () => this.#play(),
        tab: (id) => this.tabs.show(id),
        hasLists: Boolean(this.game.puzzle),
      }),
    );
  }

  /**
   * Shows a trace, from its beginning or from a place.
   * @param {import("./trace/trace.js").Trace|null} trace
   * @param {{place?: number, id?: string}} [how]
   */
  open(trace, { place = 0, id = "" } = {}) {
    this.playing.pause();
    this.trace = trace;
    this.focused = null;
    this.isHeld = false;
    this.element.dataset.trace = id;
    const isEmpty = !trace || trace.length === 0;
    this.element.classList.toggle("is-empty", isEmpty);
    this.fold.open = isEmpty;
    this.foldedName.textContent = isEmpty ? "" : (trace.info.player ?? "");
    if (isEmpty) this.#explain(trace ? t("watch-nothing") : t("watch-empty"));
    if (!trace) {
      delete this.element.dataset.ready;
      return;
    }
    fill(this.legend, legendOf(trace, this.game, this.seats));
    const part = partWords(trace);
    this.part.hidden = part === null;
    this.part.textContent = part ?? "";
    this.place = -1;
    this.#show(place);
    // Who ran it from below the tree wants to see the tree.
    if (this.fold.isConnected && this.element.getBoundingClientRect().top < 0) this.element.scrollIntoView({ block: "start" });
  }

  /** Shows a place without saying it aloud. */
  go(place) {
    if (this.trace) this.#show(place);
  }

  /** Looks at node `n`; `tab` is the panel to open unless the outline is. */
  focus(n, tab) {
    this.focused = n;
    if (tab && this.tabs.shown !== "outline") this.tabs.show(tab);
    this.#draw();
  }

  destroy() {
    this.playing.pause();
    this.#say.cancel();
    for (const off of this.offs) off();
    this.inspector.close();
    this.tree.destroy();
    this.outline.destroy();
    this.element.remove();
  }

  #play() {
    if (!this.trace) return;
    if (this.playing.isOn) this.playing.pause();
    else this.playing.start();
  }

  /** A step by hand: it ends the playing, and is said. */
  #walk(place, how) {
    this.playing.pause();
    this.#show(place);
    if (how === "step") this.#say(this.said.textContent);
  }

  #hold() {
    this.isHeld = !this.isHeld;
    this.focused = this.isHeld ? (this.focused ?? this.trace.current(this.place)) : null;
    this.#draw();
  }

  #show(wanted) {
    const place = Math.max(0, Math.min(this.trace.length, Math.floor(wanted) || 0));
    if (place === this.place) return;
    this.place = place;
    if (!this.isHeld) this.focused = null;
    this.#draw();
    this.onPlace?.(place);
  }

  #drawTransport() {
    this.transport.show({ trace: this.trace, place: this.place, isPlaying: this.playing.isOn });
  }

  #draw() {
    const { trace, place } = this;
    if (!trace) return;
    // A node that is held does not exist before it was entered.
    const focus = this.focused !== null && trace.node(this.focused, place) ? this.focused : null;
    this.shown = { trace, place, focus, isHeld: this.isHeld };
    this.#drawTransport();
    fill(this.said, marked(markedSentence(trace, place, this.seats)));
    this.tree.show({ trace, place, focus, order: this.order.value, pinMain: true });
    this.#drawPanel();
    this.#shine();
  }

  /** Only what can be seen is drawn. */
  #drawPanel() {
    if (!this.trace || !this.shown) return;
    const tab = this.tabs.shown;
    if (!this.compact && !this.#narrow.matches) this.counters.show(this.shown);
    if (tab === "code") this.code.show(this.shown);
    else if (tab === "node") this.inspector.show(this.shown);
    else if (tab === "lists") this.lists.show(this.shown);
    else if (tab === "counters") this.counters.show(this.shown);
    else if (tab === "outline") this.outline.show({ ...this.shown, order: this.order.value, pinMain: true });
  }

  /** The state as attributes: for style sheets, for people's own scripts, and for tests that wait for it. */
  #shine() {
    const { trace, place } = this;
    const counts = trace.counts(place);
    Object.assign(this.element.dataset, {
      place,
      length: trace.length,
      nodes: counts.nodes,
      leaves: counts.leaves,
      cutoffs: counts.cutoffs,
      tableHits: counts.table_hits,
      expanded: counts.expanded,
      generated: counts.generated,
      simulations: counts.simulations,
      ready: "true",
    });
  }
}
