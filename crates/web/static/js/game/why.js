/**
 * "Why this move?": from a move that was played to the search behind it.
 *
 * A program's move leads to the very search that chose it (same player, same seed); a person's move to what the game's usual program
 * would have thought there. What chance did has no reason.
 */
import { t } from "../i18n.js";
import { go } from "../router.js";
import { originalOf } from "./create.js";

const SEATS = ["one", "two"];

/**
 * The last decision that led to what is shown, and who made it.
 * @param {import("./session.js").Game} game
 * @returns {{session: string, node: number, isProgram: boolean}|null} null at the start
 */
export function lastDecision(game) {
  const { session, tree } = game;
  const decided = tree.path(session.node).findLast(({ by, parent }) => parent !== null && by !== "chance");
  if (!decided) return null;
  // A copy made to be analysed has people in every seat; the game it comes from knows who really played.
  const original = originalOf(session.id);
  const source = original && decided.node <= original.last ? original : { id: session.id, players: session.players };
  const player = source.players[SEATS.indexOf(decided.by)] ?? "human";
  return { session: source.id, node: decided.node, isProgram: player !== "human" };
}

/** What the button says, as short as it can be. */
export function whyText(decision) {
  return t(decision?.isProgram ? "why-program" : "why-person");
}

/** Opens the search behind the move shown; says so when there is none. */
export function openWhy({ meta, game }) {
  const decision = lastDecision(game);
  if (!decision) return game.say(t("why-none"));
  go(`${encodeURIComponent(meta.game)}/watch`, { s: decision.session, n: decision.node });
}
