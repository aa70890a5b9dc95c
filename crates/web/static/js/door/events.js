/**
 * The application's events: one stream per tab, reopened when the tab shows another session.
 *
 *     const close = connect(session.id, { session: …, info: …, done: …, error: …, open: … });
 *
 * Handlers get the event's JSON. `open(again)` is called whenever the stream stands; `again` is true after a break, when the
 * page should fetch its session anew (the server replays what its ring still has).
 */

import { knock } from "../sound.js";
import { reportNetwork } from "./network.js";
import { transport } from "./transport.js";

const NAMES = ["session", "info", "done", "experiment", "bye"];
/** A stream that is open again sooner than this, in milliseconds, is not reported as lost. */
const PATIENCE = 1500;

/**
 * Listens to one session, or to everything when `sessionId` is null.
 * @param {string|null} sessionId
 * @param {Record<string, (value: any) => void>} handlers
 * @returns {() => void} closes the stream
 */
export function connect(sessionId, handlers) {
  const path = sessionId ? `/events?session=${encodeURIComponent(sessionId)}` : "/events";
  let worry = 0;
  let opened = false;
  let revision = null;

  const call = (name, value) => handlers[name]?.(value);

  /** A move of the session is heard, in whichever tab it was made; the first event only tells how things stand. */
  function listen(news) {
    const isNews = revision !== null && news.revision > revision;
    if (isNews && news.action) knock();
    revision = news.revision ?? revision;
  }

  const close = transport().listen(path, NAMES, {
    open() {
      clearTimeout(worry);
      worry = 0;
      reportNetwork("up");
      call("open", opened);
      opened = true;
    },
    event(name, data) {
      const news = parse(data);
      if (name === "bye") reportNetwork("bye");
      if (name === "session" && sessionId) listen(news);
      call(name, news);
    },
    lost() {
      worry ||= setTimeout(() => reportNetwork("down"), PATIENCE);
    },
  });
  return () => {
    clearTimeout(worry);
    close();
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
