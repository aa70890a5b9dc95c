/**
 * The games of an experiment, page by page, each to be opened in Analyse.
 */

import { api } from "../door/api.js";
import { announce, bdi, fill, h } from "../dom.js";
import { endingWords } from "../game/ending.js";
import { seatName } from "../game/names.js";
import { t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { go } from "../router.js";
import { scrollBox } from "./tables.js";
import { algorithmName, specLine } from "./words.js";

const PAGE = 10;

/**
 * @param {string} id the experiment
 * @param {Api.Game} game the catalogue's entry
 * @param {Array<{name: string, spec: string}>} players in the order of the plan
 * @param {boolean} isSwapped whether games come in pairs with sides swapped
 */
export function createGames(id, game, players, isSwapped) {
  let offset = 0;
  let asked = 0;
  const host = h("div", { class: "stack" });
  const said = h("p", { class: "complaint", role: "alert", hidden: true });

  async function show() {
    asked += 1;
    const mine = asked;
    const page = await api.get(`/experiments/${encodeURIComponent(id)}/games?offset=${offset}&limit=${PAGE}`);
    if (mine !== asked) return;
    const focused = host.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    fill(host, said, page.total > 0 ? table(page) : h("p", { class: "soft", text: t("lab-no-games") }), page.total > PAGE && pager(page));
    if (focused) host.querySelector(`[data-act="${focused}"]:not(:disabled)`)?.focus();
  }

  function table({ games }) {
    const name = t("lab-games-list");
    const head = (text, isNumber) => h("th", { scope: "col", class: isNumber && "number", text });
    const seats = game.seats.length === 2;
    return scrollBox(
      name,
      h(
        "table",
        { class: "lab-table lab-game-table" },
        h("caption", { class: "visually-hidden", text: name }),
        h("thead", null, h("tr", null, head(t("lab-game-number"), true), seats ? game.seats.map((_, seat) => head(seatName(game, seat))) : head(t("lab-player")), head(t("lab-result")), head(t("lab-actions"), true), h("td"))),
        h("tbody", null, games.map(row)),
      ),
    );
  }

  function row(play) {
    const words = t("lab-open-game", { n: `${play.unit}.${play.half}` });
    const open = h(
      "button",
      { type: "button", class: "button lab-open", data: { act: `${play.unit}-${play.half}` }, aria: { label: words }, on: { click: () => openGame(play, open) } },
      icon("analyse"),
      t("lab-open"),
    );
    return h(
      "tr",
      { data: { unit: play.unit, half: play.half } },
      h("td", { class: "number" }, bdi(isSwapped ? `${tn(play.unit + 1)}${play.half === 0 ? "a" : "b"}` : tn((game.seats.length === 2 ? play.unit : play.number) + 1))),
      play.seats.map((seat) => h("td", { class: "text" }, playerWords(players[seat]))),
      h("td", { class: "text", text: endingWords(game, play) }),
      h("td", { class: "number" }, bdi(tn(play.actions))),
      h("td", null, open),
    );
  }

  async function openGame({ unit, half }, button) {
    button.disabled = true;
    said.hidden = true;
    try {
      const session = await api.post(`/experiments/${encodeURIComponent(id)}/games/${unit}/${half}/open`, { people: true });
      go(`${encodeURIComponent(game.game)}/analyse`, { s: session.id });
    } catch (problem) {
      button.disabled = false;
      said.hidden = false;
      said.textContent = problem.text();
    }
  }

  function pager({ total }) {
    const turn = (to, words, mark, act) =>
      h(
        "button",
        {
          type: "button",
          class: "button icon-only",
          disabled: to < 0 || to >= total,
          data: { act },
          aria: { label: words },
          title: words,
          on: {
            click: async () => {
              offset = to;
              await show();
              announce(where());
            },
          },
        },
        icon(mark),
      );
    const where = () => t("lab-page", { from: offset + 1, to: Math.min(offset + PAGE, total), all: total });
    return h(
      "nav",
      { class: "row lab-pager", aria: { label: t("lab-pages") } },
      turn(offset - PAGE, t("lab-page-back"), "back", "back"),
      h("span", { class: "soft", text: where() }),
      turn(offset + PAGE, t("lab-page-on"), "forward", "forward"),
    );
  }

  return { element: host, show };
}

function playerWords(player) {
  if (!player) return "–";
  const isNamed = player.name !== player.spec;
  const settings = player.spec.split(":").slice(1).join(":");
  return [h("bdi", { text: isNamed ? player.name : algorithmName(player.spec) }), settings && specLine(settings)];
}
