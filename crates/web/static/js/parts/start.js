/**
 * The start position of a game or of one of its variants, in the form of POST …/parse.
 */

import { api } from "../api.js";
import { readSettings, writeSettings } from "./parameters.js";
import { sketchOf } from "./sketch.js";

/** A variant as short as possible: only what differs from the usual game. */
export function plainVariant(game, variant) {
  return writeSettings(readSettings(variant), game.variants);
}

/**
 * The usual start is in the catalogue as a picture, and only has to be read. The starts of variants the server tells only with a new
 * session, which is given back at once.
 */
export async function startPosition(game, variant) {
  const path = `/games/${encodeURIComponent(game.game)}`;
  if (plainVariant(game, variant) === "" && !variant.includes("=")) {
    return api.post(`${path}/compose`, { sketch: sketchOf({ picture: game.picture, palette: null, turn: "one" }) });
  }
  const session = await api.post(`${path}/sessions`, { variant });
  await api.del(`/sessions/${encodeURIComponent(session.id)}`).catch(() => {});
  return session;
}
