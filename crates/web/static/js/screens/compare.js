/**
 * Compare: two searches on one position, one slider for both, their counts side by side, and where they first part.
 * `#/{game}/compare?p=POSITION&v=VARIANT&a=SPEC&b=SPEC&seed=N` runs at once; without specs it runs a pair worth seeing.
 */

import { api } from "../door/api.js";
import { onNetwork } from "../door/network.js";
import { announce, fill, h } from "../dom.js";
import { seatName } from "../game/names.js";
import { label, t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { bindKeys } from "../keys.js";
import { splitSpec } from "../game/playerSpec.js";
import { specEditor } from "../parts/spec.js";
import { thumb } from "../parts/thumb.js";
import { href } from "../router.js";
import { barChart } from "../watch/compare/chart.js";
import { countTable, searchMark } from "../watch/compare/countTable.js";
import { firstDifference } from "../watch/compare/differ.js";
import { bindSpace } from "../watch/walk/keys.js";
import { nameMoves } from "../watch/story/moveWords.js";
import { createNodeBoard } from "../watch/panels/nodeBoard.js";
import { orderTrace } from "../watch/setup/order.js";
import { usualPair } from "../watch/setup/pairs.js";
import { partingCard, partingWords } from "../watch/compare/parting.js";
import { createSharedSlider } from "../watch/compare/sharedSlider.js";
import { examplePosition, exampleVariant } from "../watch/setup/suggest.js";
import { createWatch } from "../watch/watch.js";

/** Shows the screen. */
export async function show(host, { game, query, meta, address }) {
  const isTyped = !meta.games.includes(game);
  const compare = new Comparison(game, await positionOf(game, query, isTyped), query, isTyped, address);
  fill(host, compare.element);
  const off = compare.bind();
  compare.search();
  return () => {
    off();
    compare.close();
  };
}

/** The position of the address, or one that is good to begin with. */
function positionOf(game, { p, v }, isTyped) {
  if (p === undefined && !isTyped) return examplePosition(game, v ?? exampleVariant(game));
  return api.post(`/games/${encodeURIComponent(game.game)}/parse`, { text: p, variant: v });
}

class Comparison {
  #orders = [];
  #closed = false;
  #found = null;
  /** The specs of the searches on the screen. */
  #players = null;
  #parting = null;

  /** @param {boolean} isTyped the position is a tree that somebody typed */
  constructor(game, view, query, isTyped, address) {
    this.game = game;
    this.address = address;
    this.view = view;
    this.isTyped = isTyped;
    this.seed = query.seed;
    const pair = usualPair(game, isTyped);
    const wishes = [query.a ?? pair[0], query.b ?? (query.a ? other(pair, query.a) : pair[1])];
    this.specs = wishes.map((value, index) =>
      specEditor({
        game,
        seat: index === 0 ? t("compare-first") : t("compare-second"),
        asks: index === 0 ? t("compare-algorithm-first") : t("compare-algorithm-second"),
        people: false,
        levels: false,
        value,
        variant: view.variant,
        onChange: () => this.#allow(),
      }),
    );
    this.run = h("button", { type: "button", class: "button primary", on: { click: () => this.search() } }, icon("play"), t("compare-run"));
    const cancel = { click: () => this.#cancel() };
    this.stop = h("button", { type: "button", class: "button", hidden: true, on: cancel }, icon("close"), t("cancel"));
    this.said = h("p", { class: "small", role: "status" });
    this.stale = h("p", { class: "small compare-stale", hidden: true }, icon("warning"), h("span", { text: t("watch-changed") }));
    this.slider = createSharedSlider((nodes) => this.#go(nodes));
    this.here = h("p", { class: "small compare-here", hidden: true });
    this.panels = [this.#panel(0), this.#panel(1)];
    this.facts = h("div", { class: "compare-facts" });
    this.bars = h("div", { class: "compare-bars", dir: "ltr" });
    this.results = h(
      "div",
      { class: "stack compare-results", hidden: true },
      this.facts,
      h("div", { class: "card compare-slider" }, this.slider.element, this.here),
      h("div", { class: "compare-panels" }, this.panels.map(({ element }) => element)),
    );
    this.element = h("div", { class: "compare stack", data: { ready: "false" } }, this.#head(), this.#setup(), this.results);
  }

  #head() {
    const { game, view } = this;
    const path = encodeURIComponent(game.game);
    const place = { p: view.position, v: view.variant };
    const links = this.isTyped
      ? [h("a", { href: href("sandbox", { tree: view.position }), text: t("sandbox-title") })]
      : [
          h("a", { href: href(`${path}/edit`, place), text: t("compare-edit") }),
          h("a", { href: href(`${path}/analyse`, place), text: t("compare-analyse") }),
        ];
    return h(
      "div",
      { class: "compare-head" },
      !this.isTyped && thumb(view.picture, "small"),
      h(
        "div",
        { class: "compare-title" },
        h("h1", { text: t("compare-of", { game: label("game", game.game, game.name) }) }),
        h(
          "p",
          { class: "row small" },
          h("code", { class: "compare-position", text: view.position }),
          links,
        ),
      ),
    );
  }

  #setup() {
    return h(
      "section",
      { class: "card compare-setup", aria: { label: t("compare-searches") } },
      h("div", { class: "compare-specs" }, this.specs.map(({ element }) => element)),
      h("div", { class: "row" }, this.run, this.stop, this.said),
      this.stale,
    );
  }

  #panel(index) {
    const title = h("h2", { class: "compare-panel-title" });
    const body = h("div", { class: "compare-watch" });
    const name = index === 0 ? t("compare-first") : t("compare-second");
    const element = h("section", { class: "card compare-panel", aria: { label: name } }, title, body);
    return { element, title, body, watch: null };
  }

  /** Keys for the slider, where no part of the page wants them for itself. */
  bind() {
    const off = bindKeys("compare-keys", [
      { code: "ArrowLeft", show: "←", says: "compare-node-back", repeats: true, run: () => this.slider.step(-1) },
      { code: "ArrowRight", show: "→", says: "compare-node-on", repeats: true, run: () => this.slider.step(1) },
      { code: "Home", show: "Home", says: "compare-first-node", run: () => this.slider.toStart() },
      { code: "End", show: "End", says: "compare-last-node", run: () => this.slider.toEnd() },
      { show: "Space", says: "compare-play" },
    ]);
    const offSpace = bindSpace(() => this.slider.toggle());
    const offNetwork = onNetwork((state) => this.#back(state));
    return () => {
      off();
      offSpace();
      offNetwork();
    };
  }

  #allow() {
    this.run.disabled = !this.specs.every((spec) => spec.fits());
    this.stale.hidden = !this.#players || !this.stop.hidden || this.specs.every((spec, index) => spec.value() === this.#players[index]);
  }

  /** The server answers again: nothing is to be said about its silence any more. */
  #back(state) {
    if (state === "up" && this.isSilence) fill(this.said);
    this.isSilence = false;
  }

  #cancel() {
    for (const order of this.#orders) order.cancel();
  }

  /** Runs both searches, one after the other on the server as it has room. */
  async search() {
    this.#cancel();
    const { game, view, seed } = this;
    const players = this.specs.map((spec) => spec.value());
    const common = { game: game.game, variant: view.variant, position: view.position, seed: seed === undefined ? undefined : Number(seed) };
    const orders = players.map((player) => orderTrace({ ...common, player }));
    this.#orders = orders;
    this.#busy(true);
    fill(this.said, t("compare-running"));
    try {
      const found = await Promise.all(orders.map((order) => order.done));
      if (this.#closed || orders !== this.#orders) return;
      fill(this.said);
      this.address.replace({ p: view.position, v: view.variant, a: players[0], b: players[1], seed });
      this.#show(found, players);
    } catch (problem) {
      for (const order of orders) order.cancel();
      if (this.#closed || orders !== this.#orders) return;
      this.isSilence = problem.code === "network";
      if (problem.code === "cancelled") fill(this.said, t("compare-cancelled"));
      else if (typeof problem.text !== "function") throw problem;
      else fill(this.said, h("span", { class: "complaint" }, icon("warning"), h("span", { text: problem.text() })));
    } finally {
      // What was asked for and lost its sense must not complain later.
      for (const order of orders) order.done.catch(() => {});
      if (orders === this.#orders) this.#busy(false);
    }
  }

  #busy(isBusy) {
    const hadFocus = document.activeElement === this.stop;
    this.stop.hidden = !isBusy;
    if (hadFocus && !isBusy) this.run.focus();
    this.#allow();
    this.element.dataset.ready = String(!isBusy && this.#found !== null);
  }

  #show(found, players) {
    const names = this.#names(players);
    this.#players = players;
    this.#found = found.map((one, index) => ({ ...one, name: names[index] }));
    this.#parting = firstDifference(found[0].trace, found[1].trace);
    const totals = found.map(({ trace }) => trace.counts(trace.length).nodes);
    this.results.hidden = false;
    this.panels.forEach((panel, index) => this.#fillPanel(panel, index));
    this.slider.open(Math.max(...totals));
    this.#drawFacts();
    this.#go(this.slider.nodes);
    announce(t("compare-done", { first: names[0], n: totals[0], second: names[1], m: totals[1] }));
  }

  /** Two names that can be told apart: the players' own, and their settings where those alone differ. */
  #names(players) {
    const names = players.map((spec) => label("player", splitSpec(spec)[0], splitSpec(spec)[0]));
    return names[0] === names[1] ? players : names;
  }

  #fillPanel(panel, index) {
    const { name, trace } = this.#found[index];
    fill(panel.title, searchMark(index), name);
    nameMoves(trace, this.view);
    panel.watch ??= createWatch(panel.body, {
      game: this.game,
      seats: this.game.seats.map((_, seat) => seatName(this.game, seat)),
      board: createNodeBoard({ game: this.game }),
      compact: true,
    });
    panel.watch.open(trace);
  }

  /** Both searches at so many nodes visited; one that needed fewer is at its end. */
  #go(nodes) {
    this.here.hidden = true;
    this.panels.forEach(({ watch }, index) => watch?.go(placeAt(this.#found[index].trace, nodes)));
    this.#drawBars();
    this.element.dataset.nodes = String(nodes);
  }

  #drawFacts() {
    const names = this.#found.map(({ name }) => name);
    fill(
      this.facts,
      h("section", { class: "card stack compare-counts" }, h("h2", { text: t("compare-counts") }), countTable(this.game, this.#found)),
      h(
        "div",
        { class: "stack" },
        h("section", { class: "card stack" }, h("h2", { text: t("compare-nodes-chart") }), this.bars),
        h(
          "section",
          { class: "card stack compare-parting" },
          h("h2", { text: t("compare-parting") }),
          partingCard(this.#parting, names, () => this.#goParting()),
        ),
      ),
    );
  }

  #drawBars() {
    const bars = this.#found.map(({ name, trace }, index) => {
      const value = trace.counts(trace.length).nodes;
      const place = this.panels[index].watch?.place ?? trace.length;
      return { name, value, done: trace.counts(place).nodes, text: tn(value) };
    });
    const [one, two] = bars;
    fill(this.bars, barChart({ title: t("compare-bars", { first: one.name, n: one.value, second: two.name, m: two.value }), bars }));
  }

  /** Both at the point where they part: one just before it leaves something out, the other with what it still looks at. */
  #goParting() {
    const { sides, common } = this.#parting;
    this.slider.set(common + 1);
    this.panels.forEach(({ watch }, index) => watch.go(sides[index].reason?.place ?? sides[index].place));
    this.element.dataset.nodes = String(common + 1);
    this.#drawBars();
    fill(this.here, partingWords(this.#parting, this.#found.map(({ name }) => name)));
    this.here.hidden = false;
    this.panels[0].element.scrollIntoView({ block: "start" });
  }

  close() {
    this.#closed = true;
    this.#cancel();
    this.slider.close();
    for (const { watch } of this.panels) watch?.destroy();
  }
}

/** The one of a pair that is not `spec`. */
const other = (pair, spec) => (pair[1].split(":")[0] === spec.split(":")[0] ? pair[0] : pair[1]);

/** The place with so many nodes; all of them means the very end, with its last values. */
function placeAt(trace, nodes) {
  const total = trace.counts(trace.length).nodes;
  if (nodes >= total) return trace.length;
  return nodes <= 0 ? 0 : (trace.placeOfNodes(nodes) ?? trace.length);
}
