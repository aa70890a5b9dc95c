/**
 * The server's API: JSON in, JSON out, and one kind of failure.
 *
 *     const session = await api.post(`/games/${game}/sessions`, { players: ["human", "human"] });
 *     try { … } catch (problem) { message.textContent = problem.text(); }
 *
 * Paths are below /api/v1. Whatever goes wrong is thrown as a {@link Problem}; when the server cannot be reached its code is
 * "network" and everybody who asked with {@link onNetwork} is told, so that the page can show one calm line.
 */

import { has, t } from "./i18n.js";

const BASE = "/api/v1";

/** What went wrong, in the server's words (RFC 9457) or our own. */
export class Problem extends Error {
  constructor({ status = 0, code = "unknown", title = "", message = "", args = {}, at = null } = {}) {
    super(message || title || code);
    this.name = "Problem";
    this.status = status;
    this.code = code;
    this.title = title;
    this.args = args ?? {};
    this.at = at ?? null;
  }

  /** The sentence for people: translated when the language has `error-<code>`, else the server's English. */
  text() {
    if (this.code === "network") return t("network-down");
    if (this.code === "unknown") return t("network-odd", { status: this.status });
    return has(`error-${this.code}`) ? t(`error-${this.code}`, this.args) : this.message;
  }
}

/** Wraps the fields of a problem that came inside an answer or an event (`problem` of a job). */
export function asProblem(fields) {
  return fields instanceof Problem ? fields : new Problem(fields ?? {});
}

const watchers = new Set();
let reachable = true;

/** Calls `watcher(state)` when the server is lost or found again: "up", "down", or "bye" (it said it stops). */
export function onNetwork(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Tells the watchers how the server is; used by requests and by the event stream. */
export function reportNetwork(state) {
  const now = state === "up";
  if (now && reachable) return;
  reachable = now;
  for (const watcher of [...watchers]) watcher(state);
}

async function request(method, path, body, options = {}) {
  let response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers: body === undefined ? { accept: "application/json" } : { accept: "application/json", "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.signal,
      keepalive: options.keepalive,
    });
  } catch (failure) {
    if (failure?.name === "AbortError") throw new Problem({ code: "aborted", message: "aborted" });
    reportNetwork("down");
    throw new Problem({ code: "network", message: "the server cannot be reached" });
  }
  reportNetwork("up");
  if (response.status === 204) return null;
  const json = await response.json().catch(() => null);
  if (response.ok && json !== null) return json;
  throw new Problem({ ...(json && typeof json === "object" ? json : {}), status: response.status });
}

/** Requests by method. `options`: `signal` (an AbortSignal; the problem's code is then "aborted"), `keepalive`. */
export const api = {
  get: (path, options) => request("GET", path, undefined, options),
  post: (path, body, options) => request("POST", path, body ?? {}, options),
  patch: (path, body, options) => request("PATCH", path, body ?? {}, options),
  put: (path, body, options) => request("PUT", path, body ?? {}, options),
  del: (path, options) => request("DELETE", path, undefined, options),
  /** The address of a path, for links and downloads. */
  address: (path) => BASE + path,
};

let metaPromise = null;

/** GET /meta, asked once; a failure is not remembered. */
export function meta() {
  metaPromise ??= api.get("/meta").catch((problem) => {
    metaPromise = null;
    throw problem;
  });
  return metaPromise;
}

/** The catalogue's entry of one game, or undefined. */
export async function gameOf(id) {
  return (await meta()).games.find((game) => game.game === id);
}
