/**
 * The way to the server by HTTP: the only module of the pages that fetches, opens an event stream, or knows an address of the API.
 *
 * It is a {@link Transport}; another edition of the app (the engine in a worker, a saved page) brings its own to
 * {@link module:transport.useTransport} and nothing else changes.
 *
 * @typedef {object} Asked
 * @property {unknown} [body] sent as JSON
 * @property {AbortSignal} [signal] ends the request
 * @property {boolean} [keepalive] the request may outlive the page
 *
 * @typedef {object} Listener what a stream of events tells
 * @property {() => void} open the stream stands
 * @property {(name: string, data: string) => void} event an event with its JSON
 * @property {() => void} lost the stream is broken; it is opened again without further ado
 *
 * @typedef {object} Transport
 * @property {(method: string, path: string, asked?: Asked) => Promise<Response>} request rejects when there is no answer at all
 * @property {(path: string, names: string[], listener: Listener) => () => void} listen opens a stream; returns what closes it
 * @property {(anchor: HTMLAnchorElement, path: string) => void} link makes a link to a file of the API
 * @property {(image: HTMLImageElement, path: string) => Promise<void>} picture shows a picture of the API; done when the image has its source
 */

const BASE = "/api/v1";
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** @type {Transport} */
export const http = {
  request(method, path, { body, signal, keepalive } = {}) {
    const accept = { accept: "application/json" };
    return fetch(BASE + path, {
      method,
      headers: body === undefined ? accept : { ...accept, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      keepalive,
    });
  },

  /** The browser reconnects by itself; when it gives up (an HTTP error while the server starts), we try again, each time later. */
  listen(path, names, listener) {
    /** @type {EventSource} */
    let source;
    let wait = FIRST_WAIT;
    let timer = 0;
    let closed = false;

    function start() {
      source = new EventSource(BASE + path);
      source.addEventListener("open", () => {
        wait = FIRST_WAIT;
        listener.open();
      });
      for (const name of names) source.addEventListener(name, (event) => listener.event(name, event.data));
      // "error" is both an event of the server (it has data) and the browser's word for a broken line (it has none).
      source.addEventListener("error", (event) => {
        if (event instanceof MessageEvent && typeof event.data === "string") listener.event("error", event.data);
        else broken();
      });
    }

    function broken() {
      if (closed) return;
      listener.lost();
      if (source.readyState !== EventSource.CLOSED) return;
      source.close();
      clearTimeout(timer);
      timer = setTimeout(start, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }

    start();
    return () => {
      closed = true;
      clearTimeout(timer);
      source.close();
    };
  },

  link(anchor, path) {
    anchor.href = BASE + path;
  },

  async picture(image, path) {
    image.src = BASE + path;
  },
};
