/**
 * The catalogue's words in the language of the page: what the API says in English, unless a message file says it better.
 * A sentence that differs between games or players has its own message, asked for first: `parameter-uct-choose-sentence`
 * before `parameter-choose-sentence`.
 */

import { label, prose } from "../i18n.js";

/** The parameters whose choices are judges of positions. */
const JUDGES = ["eval", "heuristic"];

/** The sentence about a game: its rules in one line. */
export const gameSentence = (game) => prose(label("game", `${game.game}-sentence`, game.sentence));

/** How positions of a game are written. */
export const positionNotation = (game) => prose(label("game", `${game.game}-position`, game.position_notation));

/** How actions of a game are written. */
export const actionNotation = (game) => prose(label("game", `${game.game}-action`, game.action_notation));

/** The sentence about an algorithm. */
export function playerSentence(game, player) {
  return prose(label("player", `${game.game}-${player.id}-sentence`, label("player", `${player.id}-sentence`, player.sentence)));
}

/** Words for the parameters of a player, as `parameterForm` wants them. */
export function describeParameter(game, player) {
  const judges = [...(game.evaluators ?? []), ...(game.heuristics ?? [])];
  return ({ key, sentence }) => ({
    name: label("parameter", key, key),
    sentence: prose(
      label(
        "parameter",
        `${game.game}-${player.id}-${key}-sentence`,
        label("parameter", `${player.id}-${key}-sentence`, label("parameter", `${key}-sentence`, sentence)),
      ),
    ),
    // Where the choices are the game's judges, the chosen one says what it does.
    explain: JUDGES.includes(key) ? (id) => judgeSentence(game, judges, id) : undefined,
  });
}

function judgeSentence(game, judges, id) {
  return prose(label("evaluator", `${game.game}-${id}-sentence`, judges.find((judge) => judge.id === id)?.sentence ?? ""));
}

/** Words for the variants of a game, as `parameterForm` wants them. */
export function describeVariant(game) {
  return ({ key, sentence }) => ({
    name: label("variant", `${game.game}-${key}`, key),
    sentence: variantSentence(game, { key, sentence }),
  });
}

/** What a variant of a game is about. */
export const variantSentence = (game, { key, sentence }) => prose(label("variant", `${game.game}-${key}-sentence`, sentence));
