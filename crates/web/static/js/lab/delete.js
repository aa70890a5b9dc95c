/** Asks before an experiment and its games are gone for good. */

import { api } from "../door/api.js";
import { announce } from "../dom.js";
import { t } from "../i18n.js";
import { confirmDialog } from "../parts/dialog.js";

/** @returns {Promise<boolean>} true when it is gone */
export async function askDelete({ id, title, games_done: games }) {
  const sure = await confirmDialog({ title: t("lab-delete-title"), text: t("lab-delete-text", { title, n: games }), yes: t("delete"), danger: true });
  if (!sure) return false;
  await api.del(`/experiments/${encodeURIComponent(id)}`);
  announce(t("lab-deleted"));
  return true;
}
