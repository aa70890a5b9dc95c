/** What happened and what is to be done, in sentences for the message line. */
import { label, t } from "../i18n.js";
import { milestoneText } from "./ending.js";
import { playerName, seatName, whoName } from "./names.js";

const TOLD_AT_MOST = 4;
const WORD = /^[a-z]+$/;

/** An action as people read it: throws and plain words such as "pass" in the page's language, everything else in the notation. */
export function actionText(by, action) {
  if (!action) return "";
  if (by !== "chance") return WORD.test(action) ? label("action", action, action) : action;
  return action
    .split("+")
    .map((name) => label("throw", name, name))
    .join(" + ");
}

/** "red: 4", for one node of the tree; in words where its gesture is known and the notation is hard to listen to. */
export function nodeText(meta, node, last) {
  const gesture = last?.action === node.action && last.by === node.by ? last.gesture : null;
  const action = (gesture && gestureText(gesture, last.columns)) ?? actionText(node.by, node.action);
  return t("play-did", { who: whoName(meta, node.by), action });
}

function gestureText(gesture, columns) {
  if (gesture.type === "column") return t("say-column", { n: gesture.column + 1 });
  if (gesture.type !== "place" || !gesture.label) return null;
  return t("say-tile", { tile: Number(gesture.label), row: Math.floor(gesture.cell / columns) + 1, column: (gesture.cell % columns) + 1 });
}

/** The end of the game: who won and why, else an empty text. */
export function resultText({ meta, game }) {
  const { session } = game;
  const { ending, result, drawn_by: drawnBy, ply } = session;
  if (session.turn !== "over") return "";
  if (meta.puzzle && ending !== "draw") return t(ending === "solved" ? "play-solved" : "play-stuck", { n: ply });
  if (ending === "draw") {
    if (drawnBy === "repetition") return t("play-drawn-repetition");
    if (drawnBy === "quiet") return t("play-drawn-quiet");
    return t("play-drawn");
  }
  if (ending !== "won") return aloneText(ending, session);
  const seat = result === "one" ? 0 : 1;
  if (game.free) return t("play-won-free", { seat: seatName(meta, seat) });
  return t("play-won", { seat: seatName(meta, seat), player: playerName(meta, session.players[seat] ?? "human") });
}

/** The end of a game whose result is how far it came: "Stuck at 1024: no move is left before the goal; 9,412 points." */
function aloneText(ending, { score, milestone }) {
  const [far, plain] = { reached: ["play-reached-tile", "play-won-alone"], stuck: ["play-stuck-tile", "play-lost-alone"] }[ending] ?? ["play-ended-tile", "play-ended-score"];
  return milestone ? t(far, { score, tile: milestoneText(milestone) }) : t(plain, { score });
}

/** What the game waits for: "red to move", "throw the cowries". */
export function turnText({ meta, game, programs }) {
  const { session } = game;
  if (game.isOver) return resultText({ meta, game });
  if (session.turn === "chance") return chanceText(meta, game);
  const seat = seatName(meta, game.seat);
  const waits = programs.due() && (game.suspended || (game.isShow && !programs.state.running));
  if (waits) return t("play-program-waits", { seat });
  if (meta.seats.length === 1) return t(game.isHuman() ? "play-your-move" : "play-program-turn");
  return game.isHuman() && !game.free ? t("play-your-turn", { seat }) : t("play-turn", { seat });
}

/** What chance is to do, and for whom where that is known. */
function chanceText(meta, game) {
  const isAsked = game.hasPersonalDice || game.free;
  if (game.thrower < 0) return t(isAsked ? "play-choose-outcome" : "play-chance-next");
  const throws = t("play-throws", { seat: seatName(meta, game.thrower) });
  return isAsked ? `${throws} · ${t("play-choose-outcome")}` : throws;
}

/**
 * What changed between two points of the game, and what comes now.
 * @param {number|null} reached the largest thing that the last move made, where it is larger than all before
 */
export function changeText(table, before, browsing, reached) {
  const { meta, game } = table;
  const { session, tree } = game;
  const last = session.last && { ...session.last, columns: session.picture.columns };
  const parts = [];
  if (browsing) {
    const node = tree.get(session.node);
    parts.push(session.ply === 0 || !node?.action ? t("play-at-start") : t("play-at-move", { n: tree.decisions.get(session.node), move: nodeText(meta, node, last) }));
  } else {
    const path = tree.path(session.node);
    const from = path.findIndex(({ node }) => node === before?.node);
    const news = from >= 0 ? path.slice(from + 1) : path.slice(-1);
    for (const node of news.slice(-TOLD_AT_MOST)) if (node.action) parts.push(nodeText(meta, node, last));
  }
  if (reached) parts.push(t("play-new-milestone", { n: milestoneText(reached) }));
  parts.push(turnText(table));
  return parts.filter(Boolean).join(" · ");
}
