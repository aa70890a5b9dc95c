/**
 * The Lab: experiments set up, played in the background, looked at.
 *
 *     #/lab                 ready-made experiments and those played before
 *     #/lab?new=1           a new one; new=depths and so on for a ready-made one, from=ID like another
 *     #/lab?e=ID            one that was begun: how far it is, what came out
 */

import { api } from "../api.js";
import { t } from "../i18n.js";
import { draftOf, example, freshDraft } from "../lab/draft.js";
import { showForm } from "../lab/form.js";
import { showOverview } from "../lab/overview.js";
import { showResult } from "../lab/result.js";
import { setTitle } from "../router.js";

/** Shows the screen. */
export async function show(host, { game, query, meta }) {
  if (query.e) return showResult(host, meta, query.e);
  if (query.new === undefined && !game) return showOverview(host, meta);
  setTitle(t("lab-new"));
  return showForm(host, meta, await draftFor(query, game, meta));
}

/** What the form shows first: an example, a copy of another experiment, or two players of a game. */
async function draftFor(query, game, { games }) {
  const found = query.from ? await copied(query.from, games) : example(query.new, games);
  return found ?? freshDraft(game ?? games.find((entry) => entry.seats.length === 2 && !entry.chance) ?? games[0]);
}

async function copied(id, games) {
  const { plan } = await api.get(`/experiments/${encodeURIComponent(id)}`);
  const game = games.find((entry) => entry.game === plan.game);
  return game && draftOf(plan, game);
}
