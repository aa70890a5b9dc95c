/** Taking a game out: as files, as a picture, as a link. */
import { api } from "../door/api.js";
import { copyText, download } from "../dom.js";
import { t } from "../i18n.js";
import { shareLink } from "../router.js";
import { copyDialog } from "../parts/dialog.js";

/** The formats a session can be saved in, for a menu. */
export function exportFormats(meta) {
  const formats = [
    { id: "txt", text: t("export-txt") },
    { id: "moves", text: t("export-moves") },
    { id: "json", text: t("export-json") },
    { id: "svg", text: t("export-svg") },
  ];
  if (meta.archive) formats.splice(2, 0, { id: "pdn", text: t("export-archive", { name: meta.archive.name }) });
  return formats;
}

/**
 * Saves the session, or the picture of its board.
 * @param {{game: import("./session.js").Game, meta: Api.Game}} table
 * @param {string} format
 * @param {{svgText: () => string}} board
 */
export async function exportAs({ game, meta }, format, board) {
  const { id, ply } = game.session;
  if (format === "svg") return download(`${meta.game}-${ply}.svg`, board.svgText(), "image/svg+xml");
  const file = await api.file(`/sessions/${id}/export?format=${format}`).catch(() => null);
  if (!file) return game.say(t("export-failed"), "problem");
  const extension = format === "pdn" ? (meta.archive?.extension ?? format) : format;
  download(`${meta.game}-${id}.${extension}`, file);
}

/** Shows a link to the position that opens anywhere. */
export function share({ game, meta }) {
  const { position, variant } = game.session;
  const link = shareLink(`${encodeURIComponent(meta.game)}/analyse`, { p: position, v: variant });
  copyDialog({ title: t("share-title"), text: link, note: t("share-note") }, copyText);
}
