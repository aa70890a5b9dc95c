/**
 * A search on order: asks the server to search with a trace, waits, fetches the trace.
 *
 *     const order = orderTrace({ game: "connect4", position, player: "alphabeta:depth=3" });
 *     const { trace, summary } = await order.done;        // throws a Problem; its code is "cancelled" after order.cancel()
 */

import { api } from "../../door/api.js";
import { asProblem, Problem } from "../../door/problem.js";
import { connect } from "../../door/events.js";
import { createJobs } from "../../game/jobs.js";
import { Trace } from "../trace/trace.js";

/** Searches to be looked at are mostly over in a moment, so the question comes often. */
const ASK_EVERY = 150;

/**
 * @param {object} wishes the fields of POST /jobs: game, variant and position, or session and node; player, seed, events
 * @param {(info: import("../../game/jobs.js").Info) => void} [onInfo] told now and then how far the search is
 * @returns {{done: Promise<{trace: Trace, summary: Api.Recording}>, cancel: () => void}}
 */
export function orderTrace(wishes, onInfo) {
  const body = Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined && value !== null && value !== ""));
  const jobs = createJobs();
  const hangUp = onInfo ? connect(null, { info: jobs.info, done: jobs.done }) : () => {};
  const job = jobs.start({ kind: "trace", ...body }, onInfo, ASK_EVERY);
  return { done: deliver(job, jobs).finally(hangUp), cancel: job.cancel };
}

async function deliver(job, jobs) {
  const { state, summary, problem } = await job.done;
  jobs.close();
  if (!summary?.trace) throw problem ? asProblem(problem) : new Problem({ code: state, message: state });
  return { trace: new Trace(await api.get(`/traces/${encodeURIComponent(summary.trace)}`)), summary };
}
