/**
 * The Lab: experiments set up, played in the background, looked at.
 *
 *     #/lab                 ready-made experiments and those played before
 *     #/lab?new=1           a new one; new=depths and so on for a ready-made one, from=ID like another, new=file as a file
 *     #/lab?e=ID            one that was begun: how far it is, what came out
 */

import { api } from "../door/api.js";
import { t } from "../i18n.js";
import { canEdit, draftOf, example, freshDraft } from "../lab/draft.js";
import { showForm } from "../lab/form.js";
import { showOverview } from "../lab/overview.js";
import { showResult } from "../lab/result.js";
import { setTitle } from "../router.js";

/** Shows the screen. */
export async function show(host, { game, query, meta }) {
  if (query.e) return showResult(host, meta, query.e);
  if (query.new === undefined && !game) return showOverview(host, meta);
  setTitle(t("lab-new"));
  const like = query.from ? await api.get(`/experiments/${encodeURIComponent(query.from)}`) : null;
  const draft = draftFor(query, game, meta, like?.plan);
  const isFile = query.new === "file" || (like && !canEdit(like.plan));
  return showForm(host, meta, draft, isFile ? (like?.file ?? "") : null);
}

/** What the form shows first: an example, a copy of another experiment, or two players of a game. */
function draftFor(query, game, { games }, plan) {
  const known = plan && games.find((entry) => entry.game === plan.game);
  const found = known ? draftOf(plan, known) : example(query.new, games);
  return found ?? freshDraft(game ?? games.find((entry) => entry.seats.length === 2 && !entry.chance) ?? games[0]);
}
