/** Who plays: a card per seat with its piece, its player, what it has, whose turn it is, and what a program thinks. */
import { bdi, fill, h } from "../dom.js";
import { label, t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { countText, playerNodes, seatName } from "../game/names.js";
import { choosePlayer } from "./playerDialog.js";

const SEATS = ["one", "two"];

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createPlayerCards(table) {
  const { meta, game, programs } = table;
  const cards = meta.seats.map((_, seat) => createCard(table, seat));
  const element = h(
    "div",
    { class: ["cards", meta.seats.length === 1 && "cards-alone"] },
    cards.map((card) => card.element),
  );
  const off = game.on((what) => {
    if (what === "thinking") for (const card of cards) card.think(programs.state.thinking);
    if (what === "session" || what === "running") for (const card of cards) card.update();
  });
  for (const card of cards) card.update();
  return { element, close: off };
}

function createCard({ meta, game, programs }, seat) {
  const name = seatName(meta, seat);
  const who = h("div", { class: "card-who" });
  const has = h("dl", { class: "card-has" });
  const marker = h("p", { class: "card-turn" });
  const thinking = h("div", { class: "card-thinking", hidden: true });
  const nodes = h("span", { class: "card-nodes" });
  const change = h(
    "button",
    {
      type: "button",
      class: "button quiet icon-only card-change",
      aria: { label: t("play-change-player", { seat: name }) },
      title: t("play-change-player", { seat: name }),
    },
    icon("edit"),
  );
  change.addEventListener("click", async () => {
    const spec = await choosePlayer({
      meta,
      variant: game.session.variant,
      spec: game.session.players[seat],
      title: t("play-change-player", { seat: name }),
      human: true,
    });
    if (spec === null) return;
    const players = game.session.players.map((player, index) => (index === seat ? spec : player));
    if (await game.configure({ players })) game.goOn();
  });
  fill(
    thinking,
    h("span", { class: "thinking-mark", aria: { hidden: "true" } }),
    h("span", { class: "card-thinking-text" }, t("play-thinking"), " ", nodes),
    h(
      "button",
      {
        type: "button",
        class: "button quiet icon-only",
        aria: { label: t("play-stop-thinking") },
        title: t("play-stop-thinking"),
        on: { click: () => programs.cancel() },
      },
      icon("close"),
    ),
  );
  const element = h(
    "section",
    { class: "card player-card", data: { seat: SEATS[seat] }, aria: { label: name } },
    h(
      "div",
      { class: "card-line" },
      meta.seats.length > 1 && h("span", { class: "seat-mark", data: { seat: SEATS[seat] }, aria: { hidden: "true" } }),
      h("h2", { class: "card-seat" }, bdi(name)),
      !game.free && change,
    ),
    who,
    has,
    h("div", { class: "card-foot" }, marker, thinking),
  );

  function update() {
    const { session } = game;
    fill(who, game.free ? null : playerNodes(meta, session.players[seat] ?? "human"));
    const throws = game.thrower === seat;
    const mine = game.seat === seat || throws;
    element.classList.toggle("has-turn", mine);
    marker.textContent = mine ? t(throws ? "play-to-throw" : "play-to-move") : "";
    fill(
      has,
      possessions(meta, session, seat).map(([term, value]) => h("div", null, h("dt", { text: term }), h("dd", null, bdi(value)))),
    );
    think(programs.state.thinking);
  }

  function think(thought) {
    const mine = thought?.seat === seat;
    thinking.hidden = !mine;
    marker.hidden = mine;
    nodes.textContent = mine && thought.nodes ? t("play-nodes", { n: thought.nodes, nodes: countText(thought.nodes) }) : "";
  }

  return { element, update, think };
}

/** What a seat has: points, the largest thing made, stones that are home, men on the board. */
function possessions(meta, session, seat) {
  const own = SEATS[seat];
  const list = [];
  if (meta.seats.length === 1 && !meta.puzzle) {
    list.push([t("play-score"), tn(session.score)]);
    if (session.milestone) list.push([t("play-milestone"), tn(session.milestone, { useGrouping: false })]);
  }
  if (meta.puzzle) list.push([t("play-moves-made"), tn(session.ply)]);
  for (const tray of session.picture.trays) {
    if (tray.owner !== own || !tray.id.endsWith("-home")) continue;
    const count = tray.pieces.reduce((sum, piece) => sum + piece.count, 0);
    list.push([label("tray", tray.id, tray.label || tray.id), tn(count)]);
  }
  if (session.picture.look === "chequered") {
    const men = session.picture.cells.filter(({ piece }) => piece?.owner === own).length;
    list.push([t("play-pieces"), tn(men)]);
  }
  return list;
}
