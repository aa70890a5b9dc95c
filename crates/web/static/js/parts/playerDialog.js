/** A dialog that asks for one player. */
import { t } from "../i18n.js";
import { openDialog } from "./dialog.js";
import { specEditor } from "./spec.js";

/**
 * @param {{meta: Api.Game, variant: string, spec: string, title: string, human: boolean, seat?: number}} options
 * @returns {Promise<string|null>} the spec, null when nothing was chosen
 */
export async function choosePlayer({ meta, variant, spec, title, human, seat }) {
  let answer = null;
  const editor = specEditor({ game: meta, seat, value: spec, people: human, variant });
  const { closed } = openDialog({
    title,
    body: editor.element,
    actions: [
      { text: t("cancel") },
      {
        text: t("play-apply"),
        primary: true,
        run: () => {
          if (!editor.fits()) return false;
          answer = editor.value();
          return true;
        },
      },
    ],
  });
  await closed;
  return answer;
}
