/**
 * The tree sandbox: a game tree of one's own, typed or drawn, and any algorithm to watch on it.
 * `#/sandbox` shows the first textbook example, `#/sandbox?tree=TEXT&a=SPEC&at=PLACE` a tree somebody shared, already searched.
 */

import { copyText, debounce, fill, h } from "../dom.js";
import { seatName } from "../game/names.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { bindKeys } from "../keys.js";
import { copyDialog } from "../parts/dialog.js";
import { specEditor, splitSpec } from "../parts/spec.js";
import { variantDetails } from "../parts/variantDetails.js";
import { href, replaceQuery, setTitle, shareLink } from "../router.js";
import { exampleCards, exampleNote } from "../watch/examples.js";
import { orderTrace } from "../watch/order.js";
import { createTreeEditor } from "../watch/treeEditor.js";
import { speaksOfChance } from "../watch/treeText.js";
import { createWatch } from "../watch/watch.js";

/** Browsers do not like an address that changes many times a second. */
const TELL_AFTER = 300;

/** Shows the screen. */
export async function show(host, { query, meta }) {
  setTitle(t("sandbox-title"));
  const sandbox = new Sandbox(meta.sandboxes ?? []);
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
  #tell = debounce((place) => replaceQuery(this.#query(this.shown, place)), TELL_AFTER);

  constructor(kinds) {
    this.#kinds = kinds;
    this.editor = createTreeEditor({ gameOf: (text) => this.#gameFor(text), onChange: (text, fits) => this.#changed(text, fits) });
    this.specHost = h("div", { class: "sandbox-spec" });
    this.noteHost = h("div", { class: "card", hidden: true });
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
    this.watchHost.append(this.noteHost);
  }

  /** Shows what the address asks for, or the first example ready to run. */
  async start({ tree, v, a, at }) {
    const first = this.#examples()[0];
    const text = tree ?? first?.text ?? "max[min[3 12 8] min[2 4 6] min[14 5 2]]";
    this.editor.set(text);
    this.#choose(text, a ?? (tree === undefined ? first?.player : undefined), v ?? "");
    if (tree !== undefined) await this.#search({ at: Number(at) || 0 });
  }

  close() {
    this.#closed = true;
    this.#tell.cancel();
    this.#order?.cancel();
    this.#watch?.destroy();
    this.editor.close();
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
    this.#choose(text);
    this.#allow(fits);
  }

  #allow(fits = this.editor.fits()) {
    this.run.disabled = !fits || !this.#spec?.fits();
    const [text, player] = [this.editor.text(), this.#spec?.value()];
    this.compare.href = href(`${encodeURIComponent(this.#game?.game ?? "")}/compare`, { p: text, v: this.#variant?.text(), a: player });
    this.stale.hidden = !this.shown || (this.shown.text === text && this.shown.player === player);
  }

  /** One press on an example: its tree, its algorithm, its search, and at once the first branch that is cut off. */
  async #open(example) {
    this.editor.set(example.text);
    this.#choose(example.text, example.player, example.variant ?? "");
    await this.#search({ toCut: true });
  }

  async #search({ at = 0, toCut = false } = {}) {
    this.#order?.cancel();
    const game = this.#game;
    const text = this.editor.text();
    const player = this.#spec.value();
    const variant = this.#variant?.text() ?? "";
    const order = orderTrace({ game: game.game, variant, position: text, player });
    this.#order = order;
    fill(this.said, t("sandbox-running"));
    try {
      const { trace } = await order.done;
      if (this.#closed || order !== this.#order) return;
      fill(this.said);
      this.#show(game, trace, toCut ? (trace.next(0, "cut") ?? 0) : Math.min(at, trace.length), { text, variant, player });
    } catch (problem) {
      if (this.#closed || order !== this.#order || problem.code === "cancelled") return;
      if (typeof problem.text !== "function") throw problem;
      fill(this.said, h("span", { class: "complaint" }, icon("warning"), h("span", { text: problem.text() })));
    } finally {
      if (order === this.#order) this.#order = null;
    }
  }

  #show(game, trace, place, searched) {
    this.watchHost.hidden = false;
    const example = this.#examples().find((entry) => entry.text === searched.text && entry.player === searched.player);
    this.noteHost.hidden = !example;
    fill(this.noteHost, example && exampleNote(example));
    if (this.#watchOf !== game) {
      this.#watch?.destroy();
      this.#watchOf = game;
      this.#watch = createWatch(this.watchHost, {
        game,
        seats: game.seats.map((_, seat) => seatName(game, seat)),
        onPlace: (now) => this.#tell(now),
      });
    }
    this.shown = searched;
    this.#watch.open(trace, { place });
    this.#tell(place);
    this.#allow();
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
