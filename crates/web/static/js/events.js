/**
 * The server's event stream: one EventSource per tab, reopened when the tab shows another session.
 *
 *     const close = connect(session.id, { session: …, info: …, done: …, error: …, open: … });
 *
 * Handlers get the event's JSON. `open(again)` is called whenever the stream stands; `again` is true after a break, when the
 * page should fetch its session anew (the server replays what its ring still has). The browser reconnects by itself; when it
 * gives up (an HTTP error while the server starts), we try again, each time a little later, up to ten seconds.
 */

import { reportNetwork } from "./api.js";
import { knock } from "./sound.js";

const NAMES = ["session", "info", "done", "experiment", "bye"];
const LONGEST_WAIT = 10_000;
/** A line that is mended sooner than this is not worth a word. */
const PATIENCE = 1500;

/**
 * Listens to one session, or to everything when `sessionId` is null.
 * @returns {() => void} closes the stream
 */
export function connect(sessionId, handlers) {
  const address = sessionId ? `/api/v1/events?session=${encodeURIComponent(sessionId)}` : "/api/v1/events";
  let source = null;
  let wait = 500;
  let timer = 0;
  let worry = 0;
  let opened = false;
  let closed = false;
  let revision = null;

  const call = (name, value) => handlers[name]?.(value);

  /** A move of the session, whoever made it, is heard; the first event only tells how things stand. */
  function listen(news) {
    const isNews = revision !== null && news.revision > revision;
    if (isNews && news.action) knock();
    revision = news.revision ?? revision;
  }

  function start() {
    source = new EventSource(address);
    source.addEventListener("open", () => {
      wait = 500;
      clearTimeout(worry);
      worry = 0;
      reportNetwork("up");
      call("open", opened);
      opened = true;
    });
    for (const name of NAMES) {
      source.addEventListener(name, (event) => {
        const news = parse(event.data);
        if (name === "bye") reportNetwork("bye");
        if (name === "session" && sessionId) listen(news);
        call(name, news);
      });
    }
    // "error" is both an event of ours (it has data) and the browser's word for a broken line (it has none).
    source.addEventListener("error", (event) => {
      if (typeof event.data === "string") call("error", parse(event.data));
      else broken();
    });
  }

  function broken() {
    if (closed) return;
    worry ||= setTimeout(() => reportNetwork("down"), PATIENCE);
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
    clearTimeout(worry);
    source.close();
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
