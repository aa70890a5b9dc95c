/**
 * The start position of a game or of one of its variants, in the form of POST …/parse.
 */

import { api } from "../door/api.js";
import { readSettings, writeSettings } from "./parameters.js";

/** A variant as short as possible: only what differs from the usual game. */
export function plainVariant(game, variant) {
  return writeSettings(readSettings(variant), game.variants);
}

/** The server knows every start, and says it where no position is given. */
export function startPosition(game, variant) {
  return api.post(`/games/${encodeURIComponent(game.game)}/parse`, { variant });
}
