/**
 * How this page reaches the application: by HTTP, unless another transport was put in its place before the first request.
 */

import { http } from "./http.js";

/** @type {import("./http.js").Transport} */
let current = http;

/** The transport in use. */
export const transport = () => current;

/**
 * Puts another transport in place.
 * @param {import("./http.js").Transport} other
 */
export function useTransport(other) {
  current = other;
}
