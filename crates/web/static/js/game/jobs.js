/**
 * Jobs: work the server does in the background and reports through the event stream.
 *
 *   start({kind, …})  ->  202 {id}  ->  info … info  ->  done {state, summary}
 *
 * A report that gets lost (the stream was cut, or the job belongs to another session) is fetched instead, so a job always ends.
 */
import { api } from "../door/api.js";

const ASK_AGAIN_EVERY = 2500;
/** When nobody answers, the question comes less and less often, up to this. */
const LONGEST_WAIT = 10_000;
const REMEMBERED = 50;

/**
 * @typedef {{state: string, summary: any, problem: any}} Ended what came out: `summary` is one of Answer, Solution, Recording, Review of the API
 * @typedef {{job?: string, [name: string]: any}} Info how far a job is
 *
 * @typedef {object} Job a job under way
 * @property {Promise<Ended>} done the finished job; never rejects
 * @property {() => void} cancel ends it; `done` then has the state "cancelled"
 */

/** @returns {{start: (body: object, onInfo?: (info: Info) => void, every?: number) => Job, heard: () => Promise<void>, info: (event: Info) => void, done: (event: any) => void, close: () => void}} */
export function createJobs() {
  /** @type {Map<string, {finish: (job: Ended) => void, onInfo?: (info: Info) => void, timer: number}>} */
  const open = new Map();
  /** Reports that overtook the answer to the request that started their job. */
  const early = new Map();
  /** Requests that start a job and are still on their way. */
  const starting = new Set();
  let closed = false;

  function finish(id, job) {
    const entry = open.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    open.delete(id);
    entry.finish(job);
  }

  /** Asks for a job; true when nobody answers. */
  async function look(id) {
    try {
      const job = await api.get(`/jobs/${id}`);
      if (job.state !== "queued" && job.state !== "running") finish(id, job);
    } catch (problem) {
      if (problem.status === 404) finish(id, { state: "cancelled", summary: null, problem: null });
      return problem.code === "network";
    }
    return false;
  }

  function askLater(id, wait, every) {
    const entry = open.get(id);
    if (!entry) return;
    entry.timer = setTimeout(async () => askLater(id, (await look(id)) ? Math.min(2 * wait, LONGEST_WAIT) : every, every), wait);
  }

  function follow(id, onInfo, every) {
    return new Promise((resolve) => {
      if (early.has(id)) {
        resolve(early.get(id));
        early.delete(id);
        return;
      }
      open.set(id, { finish: resolve, onInfo, timer: 0 });
      askLater(id, every, every);
    });
  }

  /** Tells the server to stop; the report of the end may come from either of the two. */
  function drop(id) {
    finish(id, { state: "cancelled", summary: null, problem: null });
    api.del(`/jobs/${id}`).catch(() => {});
  }

  return {
    start(body, onInfo, every = ASK_AGAIN_EVERY) {
      let id = null;
      let cancelled = false;
      const done = (async () => {
        const asking = api.post("/jobs", body);
        const heard = asking.then(
          () => {},
          () => {},
        );
        starting.add(heard);
        try {
          id = (await asking).id;
        } catch (problem) {
          return { state: "error", summary: null, problem };
        } finally {
          starting.delete(heard);
        }
        const end = follow(id, onInfo, every);
        if (cancelled || closed) drop(id);
        return end;
      })();
      const cancel = () => {
        cancelled = true;
        if (id !== null) drop(id);
      };
      return { done, cancel };
    },
    /** Waits until the server has heard of every job, so that a move does not overtake a question about the position before it. */
    async heard() {
      await Promise.all(starting);
    },
    info(event) {
      open.get(event.job)?.onInfo?.(event);
    },
    done(event) {
      if (open.has(event.job)) return finish(event.job, event);
      early.set(event.job, event);
      if (early.size > REMEMBERED) early.delete(early.keys().next().value);
    },
    close() {
      closed = true;
      for (const id of [...open.keys()]) drop(id);
    },
  };
}
