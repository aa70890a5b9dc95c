/**
 * A session with all its helpers around it, and what the person has chosen to see: everything the Play and Analyse screens share.
 */
import { settings } from "../settings.js";
import { createHints } from "./hints.js";
import { createPrograms } from "./programs.js";
import { Game } from "./session.js";
import { createSolver } from "./solver.js";
import { createSteps } from "./steps.js";
import { boardMark, rankActions } from "./values.js";

const SEATS = ["one", "two"];

/**
 * @param {Api.Game} meta the game's entry of /meta
 * @param {Api.Session} session the Session
 * @param {{free?: boolean, running?: boolean}} [options]
 */
export function createTable(meta, session, { free = false, running = false } = {}) {
  const game = new Game(meta, session, { free });
  const ui = {
    flipped: !free && sitsAbove(session),
    /** Values are shown only as long as the key is held. */
    peeking: false,
    /** Somebody looks at the list of hints. */
    listing: false,
    /** An action shown on the board before it is played, else null. */
    preview: null,
  };
  const programs = createPrograms(game, { running });
  const showsValues = () => ui.peeking || (free ? settings.get("analyseValues.all") !== false : settings.get("values"));
  const wanted = () => showsValues() || ui.listing;
  const allowed = () => {
    if (game.seat < 0) return free;
    return game.isHuman() || game.suspended || (game.isShow && !programs.state.running);
  };
  const hints = createHints(game, wanted, allowed);
  const steps = createSteps(game);
  const solver = createSolver(game);
  game.on((what, detail) => {
    if (what === "session" && detail?.before && detail.before.node !== game.session.node) ui.preview = null;
  });

  return {
    meta,
    game,
    ui,
    programs,
    hints,
    steps,
    solver,
    showsValues,
    /** Shows values on the board or not; the choice is kept. */
    toggleValues() {
      settings.set(free ? "analyseValues.all" : "values", !showsValues());
      hints.update();
      game.emit("ui");
    },
    /** Changes what is shown. */
    show(changes) {
      Object.assign(ui, changes);
      hints.update();
      game.emit("ui");
    },
    /** Starts everything that waits for a first look. */
    start() {
      steps.update();
      hints.update();
      programs.tick();
    },
    close() {
      for (const helper of [programs, hints, steps, solver]) helper.close();
      game.close();
    },
  };
}

/** True when the only person plays the pieces that stand above the others: people like their own side near them. */
function sitsAbove({ players, picture }) {
  const people = SEATS.filter((_, seat) => players[seat] === "human");
  if (players.length !== 2 || people.length !== 1) return false;
  const rows = { one: [], two: [] };
  picture.cells.forEach(({ piece }, index) => rows[piece?.owner]?.push(Math.floor(index / picture.columns)));
  const mean = (list) => list.reduce((sum, row) => sum + row, 0) / list.length;
  const [own, other] = people[0] === "one" ? [rows.one, rows.two] : [rows.two, rows.one];
  return own.length > 0 && other.length > 0 && mean(other) - mean(own) > picture.rows / 3;
}

/** The judged moves of the position shown, best first; empty while nobody knows. */
export function rankedHints({ meta, game, hints }) {
  const { answer } = hints.state;
  return answer && game.seat >= 0 ? rankActions(meta, answer, game.session.turn) : [];
}

/**
 * The best move by the values of the hints. A player that judges nothing, or not the moves one by one, has only its choice.
 * @returns {{action: string, worth: object, isCompared: boolean, standing: string|null, rival: string|null}|null} `standing` says how sure
 *   it is that no other move is better (crates/session/src/reason.rs), `rival` which move comes next
 */
export function bestHint(table) {
  const { answer } = table.hints.state;
  const [top] = rankedHints(table);
  if (top) return { action: top.action, worth: top.worth, isCompared: true, ...standingOf(answer, top) };
  return answer?.best ? { action: answer.best, worth: answer, isCompared: false, standing: null, rival: null } : null;
}

/** How the move that ranks first stands, when it is the one that the answer compares with the others. */
function standingOf({ best, reason }, { action }) {
  if (!reason) return { standing: null, rival: null };
  if (action === best) return { standing: reason.standing, rival: reason.rival?.action ?? null };
  // Samples that put another move first say nothing for sure.
  return { standing: reason.measure === "value" ? "best" : "ahead", rival: null };
}

const NOTHING = [];
/** The options made of each list the server sent: a board keeps what is picked up as long as it is shown the same list. */
const made = new WeakMap();

function optionsFrom(list, make) {
  if (!made.has(list)) made.set(list, list.map(make));
  return made.get(list);
}

/** What the person can choose now: the next steps, the legal actions, or what chance may do; each {id, gesture, text}. */
export function optionsOf({ game, steps }) {
  const { session } = game;
  if (!game.isOurs || game.isOver) return NOTHING;
  if (steps.state.active)
    return steps.state.partway
      ? optionsFrom(steps.state.partway.next, ({ so_far, gesture, step }) => ({ id: so_far, gesture, text: step }))
      : NOTHING;
  if (session.turn === "chance") return optionsFrom(session.outcomes, ({ outcome, gesture }) => ({ id: outcome, gesture, text: outcome }));
  return optionsFrom(session.actions, ({ action, gesture }) => ({ id: action, gesture, text: action }));
}

/** Plays, throws or adds the step that an option stands for. */
export function choose({ game, steps }, id) {
  if (steps.state.active) return steps.choose(id);
  return game.session.turn === "chance" ? game.chance(id) : game.act(id);
}

/** The gesture of an action of the position shown, looked up where it is known. */
function gestureOf({ game, hints }, action) {
  if (action === null || action === undefined) return null;
  const known = [...game.session.actions, ...(hints.state.answer?.actions ?? [])];
  return known.find((candidate) => candidate.action === action)?.gesture ?? null;
}

/**
 * The state the board is to show.
 * @returns {import("../board/types.js").BoardState}
 */
export function boardState(table, label) {
  const { meta, game, ui, steps, solver } = table;
  const { session } = game;
  const partway = steps.state.active ? steps.state.partway : null;
  const isPartway = Boolean(partway && steps.state.soFar);
  const ranked = table.showsValues() && !isPartway ? rankedHints(table) : [];
  return {
    picture: partway?.picture ?? session.picture,
    options: optionsOf(table),
    last: isPartway ? null : (session.last?.gesture ?? null),
    values: ranked.map((row) => ({
      id: row.action,
      gesture: row.gesture,
      ...boardMark(meta, row, ranked[0], session.turn),
      tone: row.tone,
      rank: row.rank,
    })),
    preview: isPartway ? null : gestureOf(table, ui.preview ?? solver.state.next),
    flipped: ui.flipped,
    interactive: game.isOurs && !game.isOver,
    mode: "play",
    label,
  };
}
