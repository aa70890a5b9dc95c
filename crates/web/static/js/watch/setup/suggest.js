/**
 * Small searches that are good to begin with, for any game: chosen by what the players of the catalogue are, not by the game's name.
 */

import { api } from "../../door/api.js";
import { startPosition } from "../../parts/start.js";
import { informedSolver, plainSpec } from "./pairs.js";

const DEPTH = 3;
const DEPTH_WITH_CHANCE = 2;
/** Between two players chance multiplies trees beyond what can be looked at: the likelier half of the outcomes is enough. */
const COVER = 0.5;
const SIMULATIONS = 60;
const MOST = 5;
/** Fewer choices than this make no tree worth looking at. */
const CHOICES = 3;
const MOST_STEPS = 80;

const parameter = (player, key) => player.parameters.find((entry) => entry.key === key);

/** Trees that people type come with examples; they are small enough to be searched as a whole. */
const isTyped = (game) => game.examples?.length > 0;

/** A player with limits small enough to look at every node; null for one that has no such limits. */
function small(game, player) {
  if (player.solver) return player.id;
  if (parameter(player, "simulations") && player.family === "sampling") return `${player.id}:simulations=${SIMULATIONS}`;
  const depth = parameter(player, "depth");
  if (!depth || depth.default === "none") return null;
  if (isTyped(game)) return plainSpec(player);
  if (!game.chance) return plainSpec(player, DEPTH);
  const isWide = game.seats.length > 1 && parameter(player, "cover");
  return plainSpec(player, DEPTH_WITH_CHANCE) + (isWide ? `,cover=${COVER}` : "");
}

/**
 * Players to try, the most instructive first.
 * @param {Api.Game} game the catalogue's entry
 * @returns {string[]} specs
 */
export function suggestions(game) {
  const families = game.puzzle ? ["puzzle"] : game.chance ? ["chance", "sampling"] : ["adversarial", "sampling"];
  const specs = [example(game)];
  for (const family of families) {
    const players = game.players.filter((player) => player.family === family);
    // Of those that sample, the ones that remember a tree have one to show.
    const growing = family === "sampling" ? players.filter((player) => parameter(player, "memory")) : [];
    for (const player of [...growing, ...players]) {
      const spec = small(game, player);
      if (spec !== null && !specs.includes(spec)) specs.push(spec);
    }
  }
  return specs.slice(0, MOST);
}

/** The player that is shown when nobody has chosen one: a cut-off is worth seeing, where there can be one. */
export function example(game) {
  if (game.puzzle) return informedSolver(game)?.id ?? game.default_player;
  const deep = game.players.filter((player) => player.family === (game.chance ? "chance" : "adversarial") && small(game, player));
  const prunes = deep.find((player) => parameter(player, "ordering"));
  const player = (game.chance ? deep[0] : prunes) ?? deep[0];
  return player ? small(game, player) : game.default_player;
}

/** A puzzle one size smaller than usual can be looked at as a whole; other games are as usual. */
export function exampleVariant(game) {
  const size = game.puzzle && game.variants.find(({ range }) => range.type === "whole");
  return size && Number(size.default) > size.range.min ? `${size.key}=${Number(size.default) - 1}` : "";
}

/**
 * A position with something to decide: the start, or where chance comes first one a few moves later.
 * @returns {Promise<{position: string, variant: string, picture: Api.Picture}>} as of POST …/parse
 */
export async function examplePosition(game, variant) {
  const start = await startPosition(game, variant);
  if (start.turn !== "chance") return start;
  let session = await api.post(`/games/${encodeURIComponent(game.game)}/sessions`, { variant: start.variant, seed: 1 });
  const path = `/sessions/${encodeURIComponent(session.id)}`;
  const isReady = () => session.turn === "over" || (session.turn !== "chance" && session.actions_total >= CHOICES);
  for (let step = 0; step < MOST_STEPS && !isReady(); step += 1) {
    session =
      session.turn === "chance"
        ? await api.post(`${path}/chance`, { outcome: "roll", ply: session.ply })
        : await api.post(`${path}/actions`, { action: session.actions[0].action, ply: session.ply });
  }
  await api.del(path).catch(() => {});
  return session.turn === "over" ? start : session;
}
