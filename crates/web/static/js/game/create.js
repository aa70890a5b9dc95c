/** New sessions: by default a quick game, from a link, from a form, or as a copy to analyse. */
import { api } from "../door/api.js";

/** Sessions that were just made to be watched: their programs start at once. */
const eager = new Set();

/** True once for a session that is to start by itself. */
export const startsAtOnce = (id) => eager.delete(id);

/** The usual players: a person against the third level, or alone. */
export function usualPlayers(meta) {
  return meta.seats.map((_, seat) => (seat === 0 || meta.levels.length === 0 ? "human" : meta.levels[Math.min(2, meta.levels.length - 1)]));
}

/**
 * @param {Api.Game} meta the game's entry of /meta
 * @param {{variant?: string, position?: string, players?: string[], seed?: number, dice?: string, from?: string}} wishes
 */
export async function createSession(meta, wishes = {}) {
  const body = Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined && value !== null && value !== ""));
  const session = await api.post(`/games/${encodeURIComponent(meta.game)}/sessions`, body);
  if (session.players.length > 0 && session.players.every((player) => player !== "human")) eager.add(session.id);
  return session;
}

/** Copies made to be analysed: where each comes from. */
const originals = new Map();

/**
 * Where a copy comes from, or undefined.
 * @returns {{id: string, players: string[], last: number}|undefined} `last` is the last node that both have
 */
export const originalOf = (id) => originals.get(id);

/** A copy of a session in which a person plays every seat. */
export async function copyToAnalyse(meta, session) {
  const copy = await createSession(meta, { from: session.id, players: meta.seats.map(() => "human") });
  originals.set(copy.id, { id: session.id, players: session.players, last: copy.tree.reduce((last, { node }) => Math.max(last, node), 0) });
  return copy;
}
