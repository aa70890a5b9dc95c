/**
 * Watch the search: choose an algorithm, run it on a position, walk through everything it did, forwards and backwards.
 *
 *     #/{game}/watch                           something small and instructive, at once
 *     #/{game}/watch?p=…&v=…&a=SPEC&seed=N&at=PLACE
 *     #/{game}/watch?t=TRACE                   one that was kept
 *     #/{game}/watch?s=SESSION&n=NODE          the search that chose a move of a game
 *
 * The address always tells what is shown, so that a reload or a shared link shows the same.
 */

import { api } from "../door/api.js";
import { onNetwork } from "../door/network.js";
import { asProblem } from "../door/problem.js";
import { announce, debounce, fill, h } from "../dom.js";
import { seatName, whoName } from "../game/names.js";
import { label, t } from "../i18n.js";
import { icon } from "../icons.js";
import { menuButton } from "../parts/menu.js";
import { plainVariant } from "../parts/start.js";
import { go, href, setTitle } from "../router.js";
import { answerWords } from "../watch/story/answer.js";
import { chooseFile, keep, menuItems, readFile, saveAs, share, showKept } from "../watch/setup/files.js";
import { marked, moveOf, nameMoves, plain } from "../watch/story/moveWords.js";
import { createNodeBoard } from "../watch/panels/nodeBoard.js";
import { orderTrace } from "../watch/setup/order.js";
import { createSetup } from "../watch/setup/setup.js";
import { example, examplePosition, exampleVariant } from "../watch/setup/suggest.js";
import { Trace } from "../watch/trace/trace.js";
import { createWatch } from "../watch/watch.js";

const TELL_AFTER = 300;
/** How long the page waits for its first search before it shows itself without. */
const PATIENCE = 1500;

/** Shows the screen. */
export async function show(host, { game, query, meta, address }) {
  const screen = new WatchScreen(host, game, query, meta, address);
  await Promise.race([screen.begin(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return () => screen.close();
}

class WatchScreen {
  #order = null;
  #turn = 0;

  constructor(host, game, query, meta, address) {
    this.game = game;
    this.address = address;
    this.meta = meta;
    this.query = query;
    this.path = encodeURIComponent(game.game);
    this.isClosed = false;
    /** What is searched: {position, variant, picture}. */
    this.start = null;
    this.seed = query.seed;
    /** The trace on the screen: {trace, id, json, source}; source is what the address says instead of position and player. */
    this.shown = null;
    this.tell = debounce(() => this.#tellAddress(), TELL_AFTER);
    this.#build(host);
    this.off = onNetwork((state) => this.#back(state));
  }

  #build(host) {
    const name = label("game", this.game.game, this.game.name);
    const area = h("div");
    this.setup = createSetup({
      game: this.game,
      spec: this.query.a ?? example(this.game),
      variant: this.query.v,
      onRun: (spec) => this.#run({ player: spec }, { isStep: true }),
      onCancel: () => this.#order?.cancel(),
    });
    const menu = menuButton({
      label: t("watch-menu"),
      icon: "menu",
      text: t("watch-menu"),
      items: () => menuItems(Boolean(this.shown)),
      onChoose: (id) => this.#choose(id),
      class: "watch-menu",
    });
    this.title = h("h1", { text: t("watch-of", { game: name }) });
    this.answer = h("div", { class: "card watch-answer", hidden: true });
    fill(host, h("div", { class: "row spread watch-head" }, this.title, this.setup.examples, menu), this.answer, area);
    this.seats = this.game.seats.map((_, seat) => seatName(this.game, seat));
    this.watch = createWatch(area, {
      game: this.game,
      seats: this.seats,
      board: createNodeBoard({ game: this.game }),
      setup: this.setup.element,
      tries: this.setup.examples,
      onPlace: () => this.tell(),
    });
    host.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
    host.addEventListener("drop", (event) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      this.#guard(async () => this.#openJson(await readFile(event.dataTransfer.files[0])));
    });
  }

  /** The server answers again: what was said about its silence goes, and a page that has nothing to show begins anew. */
  #back(state) {
    if (state !== "up" || !this.setup.forgive()) return;
    if (!this.start) this.begin();
  }

  close() {
    this.isClosed = true;
    this.off();
    this.#turn += 1;
    this.tell.cancel();
    this.#order?.cancel();
    this.watch.destroy();
  }

  /** Shows what the address asks for, else an example. */
  async begin() {
    const { t: id, s: session, n: node, p, v = "", a, at } = this.query;
    await this.#guard(async () => {
      if (id) return this.#openKept(id, at);
      if (session && node !== undefined) return this.#run({ session, node: Number(node), player: a }, { at });
      this.start = p ? await this.#parse(p, v) : await examplePosition(this.game, v || (a ? "" : exampleVariant(this.game)));
      this.setup.position(this.start);
      return this.#run({ player: this.setup.spec() }, { at });
    });
    // An address that leads nowhere must not be searched as if it led to the start.
    if (!this.start && !this.isClosed) this.setup.stuck(() => this.#fromStart());
  }

  /** Goes on from the start of the game, after an address that led nowhere. */
  #fromStart() {
    return this.#guard(async () => {
      this.start = await examplePosition(this.game, exampleVariant(this.game));
      this.setup.position(this.start);
      await this.#run({ player: this.setup.spec() }, { isStep: true });
    });
  }

  #parse(text, variant) {
    return api.post(`/games/${this.path}/parse`, { text, variant });
  }

  /** Does something that may fail, and says so in one line, unless nobody waits for it any more. */
  async #guard(work, isWanted = () => !this.isClosed) {
    try {
      await work();
    } catch (problem) {
      if (isWanted()) this.setup.complain(problem.code === "cancelled" ? t("watch-cancelled") : wordsOf(problem), problem.code);
    }
  }

  /**
   * Searches, and shows what was recorded. `wishes` name a player, or a move of a game; `isStep` when going back should undo it.
   * @param {{player?: string, session?: string, node?: number}} wishes
   * @param {{at?: string, isStep?: boolean}} [how]
   */
  async #run(wishes, { at, isStep = false } = {}) {
    this.#order?.cancel();
    this.#turn += 1;
    const mine = this.#turn;
    this.setup.complain(null);
    this.setup.running({});
    const order = orderTrace(wishes.session ? wishes : { ...this.#here(), ...wishes }, (info) => mine === this.#turn && this.setup.running(info));
    this.#order = order;
    await this.#guard(async () => {
      try {
        const { trace, summary } = await order.done;
        if (mine !== this.#turn) return;
        if (summary.seed !== undefined && summary.seed !== null) this.seed = String(summary.seed);
        this.setup.set(summary.player ?? trace.info.player);
        const source = wishes.session ? { s: wishes.session, n: String(wishes.node), a: wishes.player } : null;
        await this.#show({ trace, id: summary.trace, json: null, source }, at);
        if (isStep) this.address.push(this.#address());
        announce(t("watch-done", { n: trace.info.nodes }));
      } finally {
        if (mine === this.#turn) {
          this.#order = null;
          this.setup.running(null);
        }
      }
    }, () => mine === this.#turn);
  }

  /** The position to search, as a job wants it. */
  #here() {
    const seed = this.seed === undefined ? undefined : Number(this.seed);
    return { game: this.game.game, variant: this.start?.variant, position: this.start?.position, seed };
  }

  async #openKept(id, at) {
    const trace = new Trace(await api.get(`/traces/${encodeURIComponent(id)}`));
    await this.#show({ trace, id, json: null, source: { t: id } }, at);
  }

  /** A trace out of a file; one of another game opens that game's page. */
  async #openJson(json) {
    if (!json) return;
    const trace = new Trace(json);
    if (typeof trace.info.position !== "string") throw asProblem({ code: "bad-trace", message: "not a trace: it has no position" });
    if (trace.info.game !== this.game.game) throw new Error(t("watch-file-other", { game: String(trace.info.game) }));
    this.seed = undefined;
    await this.#show({ trace, id: "", json, source: null });
  }

  async #show(shown, at) {
    const { position, variant, player } = shown.trace.info;
    if (this.start?.position !== position || this.start?.variant !== variant) {
      this.start = await this.#parse(position, variant).catch((problem) => {
        if (problem.code === "network") return { position, variant, picture: null };
        throw asProblem({ code: "bad-trace", message: `not a trace: its position cannot be read, ${problem.text()}` });
      });
      this.setup.position(this.start);
    }
    this.shown = shown;
    this.setup.set(player);
    this.setup.shows(player);
    nameMoves(shown.trace, this.start);
    await this.#answer(shown).catch(() => (this.answer.hidden = true));
    // Without a word about the place the whole tree is shown; Play then begins at the beginning.
    this.watch.open(shown.trace, { place: at === undefined ? shown.trace.length : Number(at), id: shown.id || "file" });
    this.tell();
  }

  /** The search behind a move begins with the answer: which move, why, and the way back to the game. */
  async #answer({ trace, source }) {
    this.answer.hidden = !source?.s;
    if (this.answer.hidden) return;
    const session = await api.get(`/sessions/${encodeURIComponent(source.s)}`);
    const made = session.tree.find(({ node }) => node === Number(source.n));
    if (!made) throw new Error("the move is gone");
    const isProgram = session.players[made.by === "two" ? 1 : 0] !== "human";
    const who = whoName(this.game, made.by);
    const move = moveOf(trace, made.action);
    const title = plain(isProgram ? t("watch-why-move", { seat: who, move }) : t("watch-why-person", { seat: who, move }));
    fill(this.title, title);
    setTitle(title);
    fill(
      this.answer,
      h("p", null, marked(answerWords(trace, this.seats, made.action))),
      h("a", { class: "button", href: href(`${this.path}/play`, { s: source.s }) }, icon("undo"), t("watch-back-to-game")),
    );
  }

  #address() {
    const at = String(this.watch.place);
    if (this.shown?.source) return { ...this.shown.source, at };
    const { position, variant } = this.start;
    return { p: position, v: plainVariant(this.game, variant), a: this.shown?.trace.info.player ?? this.setup.spec(), seed: this.seed, at };
  }

  #tellAddress() {
    if (this.start) this.address.replace(this.#address());
  }

  #choose(id) {
    return this.#guard(async () => {
      this.setup.complain(null);
      if (id === "open") await this.#openJson(await chooseFile());
      else if (id === "kept") await showKept([...this.meta.games, ...(this.meta.sandboxes ?? [])]);
      else if (id === "keep") keep(this.shown);
      else if (id === "share") share(`${this.path}/watch`, { ...this.#shared(), at: String(this.watch.place) });
      else if (id === "compare") go(`${this.path}/compare`, this.#compared());
      else await saveAs(this.shown, id);
    });
  }

  /** A link for others carries position and player, never the number of something that only this server knows. */
  #shared() {
    const { position, variant, player } = this.shown.trace.info;
    return { p: position, v: plainVariant(this.game, variant), a: player, seed: this.seed };
  }

  #compared() {
    const { p, v, a } = this.#shared();
    return { p, v, a };
  }
}

/** The words of whatever was thrown. */
function wordsOf(problem) {
  if (typeof problem.text === "function") return problem.text();
  return problem.code ? asProblem(problem).text() : problem.message;
}
