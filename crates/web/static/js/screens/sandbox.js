/**
 * The tree sandbox: a game tree of one's own, typed or drawn, and any algorithm to watch on it.
 * `#/sandbox` shows what was there last, or the first textbook example; `#/sandbox?tree=TEXT&a=SPEC&at=PLACE` a tree somebody shared,
 * already searched, `at=cut` at its first cut-off.
 */

import { onNetwork } from "../door/network.js";
import { copyText, debounce, fill, h } from "../dom.js";
import { seatName } from "../game/names.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { bindKeys } from "../keys.js";
import { copyDialog } from "../parts/dialog.js";
import { splitSpec } from "../game/playerSpec.js";
import { specEditor } from "../parts/spec.js";
import { variantDetails } from "../parts/variantDetails.js";
import { href, setTitle, shareLink } from "../router.js";
import { exampleCards, exampleNote } from "../watch/sandbox/examples.js";
import { createNodeBoard } from "../watch/panels/nodeBoard.js";
import { orderTrace } from "../watch/setup/order.js";
import { createTreeEditor } from "../watch/sandbox/editor.js";
import { speaksOfChance } from "../watch/sandbox/text.js";
import { createWatch } from "../watch/watch.js";

/** What was typed last, for who comes back within the same visit. */
const STORE = "plyground.sandbox";

/** Browsers do not like an address that changes many times a second. */
const TELL_AFTER = 300;

/** Shows the screen. */
export async function show(host, { query, meta, address }) {
  setTitle(t("sandbox-title"));
  const sandbox = new Sandbox(meta.sandboxes ?? [], address);
  fill(host, sandbox.element);
  await sandbox.start(query);
  // What the drawing itself answers to, for the help.
  const off = bindKeys("sandbox-keys", [
    { show: "← ↑ → ↓", says: "sandbox-key-walk" },
    { show: "0 … 9", says: "sandbox-key-value" },
    { show: "Enter", says: "sandbox-key-form" },
    { show: "+", says: "sandbox-key-add" },
    { show: "Del", says: "sandbox-key-remove" },
    { show: "M N C L", says: "sandbox-key-kind" },
  ]);
  return () => {
    off();
    sandbox.close();
  };
}

class Sandbox {
  #kinds;
  #game = null;
  #spec = null;
  #variant = null;
  #order = null;
  #watch = null;
  #watchOf = null;
  #closed = false;
  #tell = debounce((place) => this.address.replace(this.#query(this.shown, place)), TELL_AFTER);

  constructor(kinds, address) {
    this.address = address;
    this.#kinds = kinds;
    /** The text whose search failed last, while a line says so. */
    this.failed = null;
    this.off = onNetwork((state) => state === "up" && this.isSilence && this.failed !== null && this.#forgive());
    this.editor = createTreeEditor({ gameOf: (text) => this.#gameFor(text), onChange: (text, fits) => this.#changed(text, fits) });
    this.specHost = h("div", { class: "sandbox-spec" });
    this.noteHost = h("div", { class: "sandbox-head" });
    this.run = h(
      "button",
      { type: "button", class: "button primary sandbox-run", on: { click: () => this.#search() } },
      icon("play"),
      t("sandbox-run"),
    );
    this.share = h("button", { type: "button", class: "button", on: { click: () => this.#share() } }, icon("share"), t("share"));
    this.compare = h("a", { class: "button" }, icon("compare"), t("sandbox-compare"));
    this.said = h("p", { class: "small", role: "status" });
    this.stale = h("p", { class: "small sandbox-stale", hidden: true }, icon("warning"), h("span", { text: t("sandbox-changed") }));
    this.watchHost = h("section", { class: "sandbox-watch", tabindex: "-1", hidden: true, aria: { label: t("sandbox-search") } });
    this.element = h(
      "div",
      { class: "sandbox stack" },
      h("div", { class: "home-head" }, h("h1", { text: t("sandbox-title") }), h("p", { class: "soft", text: t("sandbox-lead") })),
      exampleCards(kinds, (example) => this.#open(example)),
      this.editor.element,
      h(
        "section",
        { class: "card sandbox-order", aria: { label: t("sandbox-algorithm") } },
        this.specHost,
        h("div", { class: "row" }, this.run, this.compare, this.share, this.said),
        this.stale,
      ),
      this.watchHost,
    );
    this.up = h(
      "button",
      { type: "button", class: "button quiet sandbox-up", on: { click: () => this.#toTree() } },
      icon("undo"),
      t("sandbox-up"),
    );
    this.watchHost.append(this.noteHost);
  }

  /** Shows what the address asks for, or the first example ready to run. */
  async start({ tree, v, a, at }) {
    const first = this.#examples()[0];
    const kept = tree === undefined ? recall() : null;
    const text = tree ?? kept?.text ?? first?.text ?? "max[min[3 12 8] min[2 4 6] min[14 5 2]]";
    this.editor.set(text);
    this.#choose(text, a ?? kept?.player ?? (tree === undefined ? first?.player : undefined), v ?? kept?.variant ?? "");
    if (tree !== undefined) await this.#search({ at: at === undefined || at === "cut" ? undefined : Number(at) || 0 });
    else if (kept?.at !== undefined) await this.#search({ at: kept.at, isQuiet: true });
  }

  close() {
    this.#closed = true;
    this.off();
    this.#tell.cancel();
    this.#order?.cancel();
    this.#watch?.destroy();
    this.editor.close();
  }

  /** Back up from the search to the tree that is searched. */
  #toTree() {
    this.editor.element.scrollIntoView({ block: "start" });
    this.editor.focus();
  }

  #examples() {
    return this.#kinds.flatMap((kind) => kind.examples ?? []);
  }

  /** The sandbox a text belongs to: the one with chance when it speaks of chance. */
  #gameFor(text) {
    const wanted = speaksOfChance(text);
    return this.#kinds.find((kind) => kind.chance === wanted) ?? this.#kinds[0];
  }

  /** Offers the algorithms for a text; the chosen one stays where the other kind of tree has it too. */
  #choose(text, wish, variant) {
    const game = this.#gameFor(text);
    const before = wish ?? this.#spec?.value();
    if (game === this.#game && wish === undefined && variant === undefined) return;
    this.#game = game;
    const isKnown = before && game.players.some(({ id }) => id === splitSpec(before)[0]);
    this.#spec = specEditor({
      game,
      seat: t("sandbox-algorithm"),
      asks: t("sandbox-algorithm"),
      people: false,
      levels: false,
      value: isKnown ? before : game.default_player,
      onChange: () => this.#allow(),
    });
    this.#variant = variantDetails(game, variant ?? "", t("sandbox-bounds"));
    fill(this.specHost, this.#spec.element, this.#variant?.element);
    this.#allow();
  }

  #changed(text, fits) {
    // What went wrong with another text says nothing about this one.
    if (this.failed !== null && this.failed !== text.trim()) this.#forgive();
    this.#choose(text);
    this.#allow(fits);
  }

  #forgive() {
    this.failed = null;
    fill(this.said);
  }

  #allow(fits = this.editor.fits()) {
    this.run.disabled = !fits || !this.#spec?.fits();
    const [text, player] = [this.editor.text(), this.#spec?.value()];
    this.compare.href = href(`${encodeURIComponent(this.#game?.game ?? "")}/compare`, { p: text, v: this.#variant?.text(), a: player });
    this.stale.hidden = !this.shown || (this.shown.text === text && this.shown.player === player);
    // A link cannot be disabled; one that leads nowhere can.
    for (const [name, value] of [["role", "link"], ["aria-disabled", "true"]]) {
      if (this.run.disabled) this.compare.setAttribute(name, value);
      else this.compare.removeAttribute(name);
    }
    if (this.run.disabled) this.compare.removeAttribute("href");
    this.#keep();
  }

  /** Remembers the text, and the search if it is still the text's own. */
  #keep(place = this.#watch?.place) {
    const [text, player] = [this.editor.text(), this.#spec?.value()];
    if (!player || this.#closed) return;
    const isSearched = this.shown && this.stale.hidden;
    remember({ text, player, variant: this.#variant?.text() ?? "", at: isSearched ? place : undefined });
  }

  /** One press on an example: its tree, its algorithm, its search, and at once the first branch that is cut off. */
  async #open(example) {
    this.editor.set(example.text);
    this.#choose(example.text, example.player, example.variant ?? "");
    await this.#search();
  }

  /**
   * Searches the tree and shows a place: the given one, else the first cut-off, else the end.
   * @param {{at?: string|number, isQuiet?: boolean}} [how]
   */
  async #search({ at, isQuiet = false } = {}) {
    if (this.editor.text() === "") return;
    this.#order?.cancel();
    const game = this.#game;
    const text = this.editor.text();
    const player = this.#spec.value();
    const variant = this.#variant?.text() ?? "";
    const order = orderTrace({ game: game.game, variant, position: text, player });
    this.#order = order;
    this.failed = null;
    fill(this.said, t("sandbox-running"));
    try {
      const { trace } = await order.done;
      if (this.#closed || order !== this.#order) return;
      fill(this.said);
      const place = Math.min(at ?? trace.next(0, "cut") ?? trace.length, trace.length);
      this.#show(game, trace, place, { text, variant, player }, isQuiet);
    } catch (problem) {
      if (this.#closed || order !== this.#order || problem.code === "cancelled") return;
      if (typeof problem.text !== "function") throw problem;
      this.failed = text;
      this.isSilence = problem.code === "network";
      fill(this.said, h("span", { class: "complaint" }, icon("warning"), h("span", { text: problem.text() })));
    } finally {
      if (order === this.#order) this.#order = null;
    }
  }

  #show(game, trace, place, searched, isQuiet) {
    this.watchHost.hidden = false;
    const example = this.#examples().find((entry) => entry.text === searched.text && entry.player === searched.player);
    fill(this.noteHost, example && exampleNote(example), this.up);
    if (this.#watchOf !== game) {
      this.#watch?.destroy();
      this.#watchOf = game;
      this.#watch = createWatch(this.watchHost, {
        game,
        seats: game.seats.map((_, seat) => seatName(game, seat)),
        board: createNodeBoard({ game }),
        onPlace: (now) => {
          this.#tell(now);
          this.#keep(now);
        },
      });
    }
    this.shown = searched;
    this.#watch.open(trace, { place });
    this.#tell(place);
    this.#allow();
    if (isQuiet) return;
    this.watchHost.scrollIntoView({ block: "start" });
    this.watchHost.focus({ preventScroll: true });
  }

  #query({ text, variant, player }, place) {
    return { tree: text, v: variant, a: player, at: place || undefined };
  }

  #share() {
    const now = { text: this.editor.text(), variant: this.#variant?.text() ?? "", player: this.#spec.value() };
    const link = shareLink("sandbox", this.#query(now, this.stale.hidden ? this.#watch?.place : 0));
    copyDialog({ title: t("sandbox-share"), text: link, note: t("sandbox-share-note") }, copyText);
  }
}

function remember(kept) {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // A private window may refuse; then nothing is remembered.
  }
}

/** What was remembered, or null. */
function recall() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE));
    return typeof kept?.text === "string" && kept.text !== "" ? kept : null;
  } catch {
    return null;
  }
}
