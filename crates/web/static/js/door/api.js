/**
 * The application's API: JSON in, JSON out, and one kind of failure.
 *
 *     const session = await api.post(`/games/${game}/sessions`, { players: ["human", "human"] });
 *     try { … } catch (problem) { message.textContent = problem.text(); }
 *
 * Paths are those of docs/api.md. Every failure is thrown as a {@link Problem}; when the server cannot be reached its code is
 * "network" and the watchers of network.js are told, so that the page can show one calm line.
 */

import { reportNetwork } from "./network.js";
import { Problem } from "./problem.js";
import { transport } from "./transport.js";

/** @returns {Promise<Response>} */
async function ask(method, path, asked) {
  let response;
  try {
    response = await transport().request(method, path, asked);
  } catch (failure) {
    if (failure?.name === "AbortError") throw new Problem({ code: "aborted", message: "aborted" });
    reportNetwork("down");
    throw new Problem({ code: "network", message: "the server cannot be reached" });
  }
  reportNetwork("up");
  return response;
}

async function refusal(response) {
  const json = await response.json().catch(() => null);
  return new Problem({ ...(json && typeof json === "object" ? json : {}), status: response.status });
}

async function request(method, path, body, options = {}) {
  const response = await ask(method, path, { body, signal: options.signal, keepalive: options.keepalive });
  if (response.status === 204) return null;
  if (!response.ok) throw await refusal(response);
  const json = await response.json().catch(() => null);
  if (json === null) throw new Problem({ status: response.status });
  return json;
}

/**
 * Requests by method. `options`: `signal` (an AbortSignal; the problem's code is then "aborted"), `keepalive`.
 * Answers have the types of `Api` (types.d.ts).
 */
export const api = {
  get: (path, options) => request("GET", path, undefined, options),
  post: (path, body, options) => request("POST", path, body ?? {}, options),
  patch: (path, body, options) => request("PATCH", path, body ?? {}, options),
  put: (path, body, options) => request("PUT", path, body ?? {}, options),
  del: (path, options) => request("DELETE", path, undefined, options),
  /** A file as it is; the blob has its media type. */
  async file(path) {
    const response = await ask("GET", path);
    if (!response.ok) throw await refusal(response);
    return response.blob();
  },
  /** Makes `anchor` lead to a file. */
  link: (anchor, path) => transport().link(anchor, path),
  /** Shows a picture in `image`; done when the image has its source, before the picture is there. */
  picture: (image, path) => transport().picture(image, path),
};

let metaPromise = null;

/**
 * GET /meta, asked once; a failure is not remembered.
 * @returns {Promise<Api.Meta>}
 */
export function meta() {
  metaPromise ??= api.get("/meta").catch((problem) => {
    metaPromise = null;
    throw problem;
  });
  return metaPromise;
}

/**
 * The catalogue's entry of one game, or undefined.
 * @param {string} id
 */
export async function gameOf(id) {
  return (await meta()).games.find((game) => game.game === id);
}
