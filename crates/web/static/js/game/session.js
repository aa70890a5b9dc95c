/**
 * One session as the page knows it: what the server says, and every way to change it.
 *
 * The server holds the game; this object holds the last thing it said. Every request says which
 * point of the game it means (`ply`, `node`); when another tab was faster, the answer is 409, and
 * the page reloads quietly and says so.
 *
 * News for listeners: "session" (the position or the moves changed), "message" (something to say),
 * "busy", and whatever the helpers around it (programs, hints, steps, solving) tell through `emit`.
 */
import { api } from "../door/api.js";
import { connect } from "../door/events.js";
import { t } from "../i18n.js";
import { createEmitter } from "./emitter.js";
import { createJobs } from "./jobs.js";
import { MoveTree } from "./tree.js";

const SEATS = ["one", "two"];

/** The controller of one session. */
export class Game {
  #emitter = createEmitter();
  #busy = false;
  #closed = false;
  #disconnect = () => {};
  #missed = false;

  /**
   * @param {Api.Game} meta the game's entry of /meta
   * @param {Api.Session} session the Session
   * @param {{free?: boolean}} [options] free: every seat is the person's, as on the Analyse screen
   */
  constructor(meta, session, { free = false } = {}) {
    this.meta = meta;
    this.free = free;
    this.jobs = createJobs();
    /** True while the person looks at an earlier move: nobody moves by themselves then. */
    this.suspended = false;
    this.message = { text: "", tone: "plain" };
    this.session = session;
    this.tree = new MoveTree(session.tree);
    this.suspended = this.tree.children(session.node).length > 0;
    this.#listen();
  }

  /** Tells `listener(what, detail)` everything that changes; answers with the way to stop. */
  on(listener) {
    return this.#emitter.on(listener);
  }

  /** Tells everybody. */
  emit(what, detail) {
    if (!this.#closed) this.#emitter.emit(what, detail);
  }

  /** Ends everything that goes on for this session. */
  close() {
    this.#closed = true;
    this.#disconnect();
    this.jobs.close();
  }

  get isClosed() {
    return this.#closed;
  }

  /** True while a request of ours is under way. */
  get isBusy() {
    return this.#busy;
  }

  /** Index of the seat to act, -1 when it is nobody's turn. */
  get seat() {
    return SEATS.indexOf(this.session.turn);
  }

  /** Index of the seat for which chance is to act, where a turn begins with a throw; -1 otherwise. */
  get thrower() {
    return this.meta.seats.length > 1 ? SEATS.indexOf(this.session.thrower) : -1;
  }

  /** True when the seat, by default the one to act, belongs to a person. */
  isHuman(seat = this.seat) {
    return seat >= 0 && (this.free || this.session.players[seat] === "human");
  }

  /** True when every seat belongs to a program. */
  get isShow() {
    return !this.free && this.session.players.every((player) => player !== "human");
  }

  /** True when a person says what chance did. */
  get hasPersonalDice() {
    return this.session.dice === "person";
  }

  /** True when somebody at the screen is to enter something now. */
  get isOurs() {
    const { turn } = this.session;
    return turn === "chance" ? this.hasPersonalDice || this.free : this.isHuman();
  }

  get isOver() {
    return this.session.turn === "over";
  }

  /** Says something on the message line. */
  say(text, tone = "plain") {
    this.message = { text, tone };
    this.emit("message");
  }

  /** Plays an action; false when it was refused. */
  act(action) {
    const { ply, node } = this.session;
    return this.change(() => api.post(this.#asking("/actions"), { action, ply, node }));
  }

  /** Tells what chance did, or lets the program throw ("roll"). */
  chance(outcome) {
    const { ply, node } = this.session;
    return this.change(() => api.post(this.#asking("/chance"), { outcome, ply, node }));
  }

  /** Goes to a node of the tree. */
  goTo(node) {
    if (node === null || node === undefined || node === this.session.node) return Promise.resolve(false);
    return this.change(() => api.post(this.#asking("/goto"), { node }), true);
  }

  /** Goes one step: "undo", "redo", "start" or "end". */
  walk(to) {
    const { next } = this.session;
    if ((to === "undo" || to === "start") && this.isAtStart) return Promise.resolve(false);
    if ((to === "redo" || to === "end") && (next === null || next === undefined)) return Promise.resolve(false);
    return this.change(() => api.post(this.#asking("/goto"), { to }), true);
  }

  /** Takes back to the last decision of a person (of anybody when no person plays). */
  undo() {
    return this.goTo(this.tree.undoTarget(this.session.node, this.#decides));
  }

  /** The way back from `undo`. */
  redo() {
    return this.goTo(this.tree.redoTarget(this.session.next, this.#decides));
  }

  get canUndo() {
    return this.tree.undoTarget(this.session.node, this.#decides) !== null;
  }

  get isAtStart() {
    return (this.tree.get(this.session.node)?.parent ?? null) === null;
  }

  get canRedo() {
    return this.session.next !== null && this.session.next !== undefined;
  }

  /** Changes who plays or who throws. */
  configure(changes) {
    return this.change(() => api.patch(this.#asking(), changes));
  }

  /** Lets the game go on by itself from a point in its past. */
  goOn() {
    this.suspended = false;
    this.emit("session");
  }

  /** Nobody moves by themselves until the person says so. */
  suspend() {
    this.suspended = true;
    this.emit("session");
  }

  /** Fetches the session again. */
  async reload() {
    try {
      this.#take(await api.get(this.#asking()), false);
    } catch (problem) {
      this.say(problem.text(), "problem");
    }
  }

  /**
   * Sends one request that answers with the session; only one at a time.
   * @param {() => Promise<Api.Session>} request
   * @param {boolean} [browsing] true when it only looks at another point of the game
   */
  async change(request, browsing = false) {
    if (this.#busy || this.#closed) return false;
    this.#busy = true;
    this.emit("busy");
    try {
      await this.jobs.heard();
      const session = await request();
      this.#busy = false;
      this.#take(session, browsing);
      return true;
    } catch (problem) {
      this.#busy = false;
      await this.#refused(problem);
      return false;
    } finally {
      this.emit("busy");
      if (this.#missed) {
        this.#missed = false;
        this.reload();
      }
    }
  }

  /** A session made by this page elsewhere, such as by a job, has come in. */
  async refresh(revision) {
    if (revision !== undefined && revision <= this.session.revision) return;
    if (this.#busy) {
      this.#missed = true;
      return;
    }
    await this.reload();
  }

  async #refused(problem) {
    if (this.#closed) return;
    if (problem.status === 409) {
      await this.reload();
      this.say(t("play-stale"), "notice");
    } else {
      this.say(problem.text ? problem.text() : String(problem), "problem");
    }
  }

  /** The address of the session or of something about it, with word of the moves we know: they are not sent again. */
  #asking(rest = "") {
    return `/sessions/${this.session.id}${rest}?known=${this.tree.size}`;
  }

  #decides = (by) => {
    if (by === "chance") return this.free || (this.hasPersonalDice && !this.isShow);
    return this.isShow || this.isHuman(SEATS.indexOf(by));
  };

  #take(session, browsing) {
    if (this.#closed || session.revision < this.session.revision) return;
    this.#missed = false;
    const before = this.session;
    this.session = session;
    if (session.tree_from === undefined) this.tree = new MoveTree(session.tree);
    else this.tree.add(session.tree.slice(this.tree.size - session.tree_from));
    if (browsing) this.suspended = this.tree.children(session.node).length > 0 || this.isShow;
    else if (session.node !== before.node && session.ply > before.ply) this.suspended = false;
    this.emit("session", { before, browsing });
  }

  #listen() {
    this.#disconnect = connect(this.session.id, {
      open: (again) => again && this.refresh(),
      session: (event) => event.session === this.session.id && this.refresh(event.revision),
      info: (event) => this.jobs.info(event),
      done: (event) => this.jobs.done(event),
    });
  }
}
