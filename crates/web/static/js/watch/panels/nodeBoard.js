/**
 * The board of a node: the position of the trace with the node's actions played. The server plays them; what was asked once is
 * remembered, and while somebody steps quickly only the last node is asked for.
 */

import { api } from "../../door/api.js";
import { thumbnail } from "../../board/board.js";
import { fill, h } from "../../dom.js";
import { t } from "../../i18n.js";

const ASK_AFTER = 90;
const REMEMBERED = 300;

/** @param {{game: Api.Game}} options the catalogue's entry */
export function createNodeBoard({ game }) {
  const element = h("div", { class: "watch-board", dir: "ltr" });
  const path = `/games/${encodeURIComponent(game.game)}/picture`;
  const known = new Map();
  let wanted = "";
  let shown = "";
  let timer = 0;

  function draw(key, answer) {
    shown = key;
    element.dataset.board = answer ? "shown" : "none";
    fill(element, answer?.picture ? thumbnail(answer.picture, { label: t("watch-board") }) : null);
  }

  function remember(key, answer) {
    known.set(key, answer);
    if (known.size > REMEMBERED) known.delete(known.keys().next().value);
  }

  async function ask(key, body) {
    try {
      remember(key, await api.post(path, body));
    } catch (problem) {
      if (problem.code === "network") return;
      remember(key, null);
    }
    if (key === wanted) draw(key, known.get(key));
  }

  return {
    element,
    /** Shows the board of node `n`, or nothing where its actions are not known. */
    show(trace, n, place) {
      const node = trace.node(n, place);
      const { position, variant } = trace.info;
      const actions = trace.actionsTo(n, place);
      const body = node.position ? { text: node.position, variant } : { text: position, variant, actions };
      const key = JSON.stringify(body);
      wanted = key;
      clearTimeout(timer);
      if (key === shown) return;
      if (!node.position && !actions) return draw(key, null);
      if (known.has(key)) draw(key, known.get(key));
      else timer = setTimeout(() => ask(key, body), ASK_AFTER);
    },
    close: () => clearTimeout(timer),
  };
}
