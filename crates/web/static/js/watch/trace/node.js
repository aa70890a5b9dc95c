/**
 * What the events of one node make of it: each fold takes a node as it was born and its own events up to a place.
 *
 *     enter ─► child ─► child ─► cut ─► leave            games: a fold from the first to the last
 *     open ─► expand ─► reject … ─► close                puzzles: the same
 *     select ─► backup ─► select ─► … ─► backup          sampling: only the latest of each counts, so from the last back
 */
import { asNumber, asWindow } from "./index.js";

/** Depth-first searches over games. */
export function foldGame(node, own) {
  for (let index = 1; index < own.length; index++) {
    const event = own.at(index);
    if (event.t === "child") {
      node.handled.push({ action: event.action, value: asNumber(event.value) });
      node.best = asNumber(event.best);
      node.window = asWindow(event.window);
    } else if (event.t === "cut") {
      node.cut = { action: event.action, value: asNumber(event.value), limit: asNumber(event.limit), skipped: event.skipped };
    } else if (event.t === "leave") {
      node.returned = { value: asNumber(event.value), bound: event.bound, source: event.source };
    } else if (event.t === "omit") {
      node.omitted = { outcomes: event.outcomes, probability: event.probability };
    }
  }
}

/** Sampling searches: a root may have been visited a hundred thousand times. */
export function foldSampling(node, own) {
  let [needsBonus, needsVisits] = [true, true];
  for (let index = own.length - 1; index >= 0 && (needsBonus || needsVisits); index--) {
    const event = own.at(index);
    if (event.t === "select" && needsBonus) {
      node.bonus = asNumber(event.bonus);
      needsBonus = false;
    } else if (event.t === "backup" && needsVisits) {
      node.visits = event.visits;
      node.mean = asNumber(event.mean);
      needsVisits = false;
    }
  }
}

/** Searches of puzzles. */
export function foldPuzzle(node, own) {
  for (let index = 1; index < own.length; index++) {
    const event = own.at(index);
    if (event.t === "expand") node.isExpanded = true;
    else if (event.t === "close") node.isClosed = true;
    else if (event.t === "goal") node.goal = event.cost;
    else if (event.t === "reject") node.rejected.push({ action: event.action, reason: event.reason });
  }
}
