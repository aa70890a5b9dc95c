/**
 * The second step: who is compared, and who meets whom.
 *
 *     ( everybody everybody | the first everybody else | pairs with fixed seats )
 *     cards of players, or of pairs
 */

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { keepsSeats } from "./draft.js";
import { segments } from "./fields.js";
import { createPairings, usualPair } from "./pairings.js";
import { createPlayers } from "./players.js";

/**
 * @param {Api.Game} game the catalogue's entry
 * @param {import("./draft.js").Draft} draft
 * @param {() => void} onChange
 * @returns {{element: HTMLElement, complain: (list: string, at: number|null, text: string) => void}} `list` is players or pairings
 */
export function createLineup(game, draft, onChange) {
  const lead = h("p", { class: "soft" });
  const host = h("div");
  let part = null;

  function draw() {
    const isFixed = keepsSeats(draft, game);
    if (isFixed && draft.pairings.length === 0) draft.pairings.push(usualPair(draft));
    part = isFixed ? createPairings(game, draft, onChange) : createPlayers(game, draft, onChange);
    lead.textContent = game.seats.length < 2 ? t("lab-step-players-alone") : isFixed ? t("lab-step-players-fixed") : t("lab-step-players-pairs");
    fill(host, part.element);
  }

  const format =
    game.seats.length === 2 &&
    segments(
      t("lab-format"),
      [
        ["round-robin", t("lab-everybody")],
        ["gauntlet", t("lab-first")],
        ["pairings", t("lab-fixed")],
      ],
      draft.format,
      (id) => {
        const had = keepsSeats(draft, game);
        draft.format = id;
        if (keepsSeats(draft, game) !== had) draw();
        onChange();
      },
    );
  draw();
  return { element: h("div", { class: "stack" }, format, lead, host), complain: (_, at, text) => part.complain(at, text) };
}
