/**
 * What the form of the Lab holds, as plain data; from there to the body of POST /experiments, and back from the plan of an experiment.
 *
 *     const draft = freshDraft(game);   example("depths", games);   draftOf(plan, game)
 *     api.post("/experiments", bodyOf(draft, game))
 */

import { label, t } from "../i18n.js";

/** How games may begin. */
export const STARTS = ["start", "random", "book", "list"];

const usualPlies = (game) => (game.puzzle ? 40 : 4);

/** @typedef {ReturnType<typeof freshDraft>} Draft what the form holds */

/** Two players of the game, and openings that keep them from playing one game over and over. */
export function freshDraft(game) {
  const isAlike = game.seats.length === 2 && !game.chance;
  const specs = game.levels.length > 2 ? game.levels.slice(1, 3) : [game.players[0].id, game.default_player];
  return {
    title: "",
    question: "",
    game: game.game,
    variants: [""],
    start: isAlike || game.puzzle ? "random" : "start",
    plies: usualPlies(game),
    list: "",
    players: specs.map((spec) => ({ spec, name: "" })),
    games: 20,
    seed: 1,
    format: "round-robin",
    pairings: [],
    isJudged: false,
    // Much stronger than most, and quick enough to look at every move.
    reference: (!game.puzzle && game.levels.at(-2)) || game.default_player,
    isTested: false,
    elo0: 0,
    elo1: 20,
    testRest: "",
    clip: undefined,
    axis: "",
  };
}

/** Ready-made experiments to begin with. A game that is not in the catalogue has none. */
const EXAMPLES = {
  depths: {
    game: "connect4",
    title: () => t("lab-example-depths"),
    note: (game) => t("lab-example-depths-note", { game }),
    draft: { players: [1, 2, 3, 4, 5, 6].map((depth) => `alphabeta:depth=${depth}`), games: 10, start: "random", plies: 4, axis: "depth" },
  },
  tiles: {
    game: "2048",
    title: () => t("lab-example-tiles"),
    note: () => t("lab-example-tiles-note"),
    draft: { players: ["random", "expectimax:depth=1", "expectimax:depth=2"], games: 10 },
  },
  solvers: {
    game: "redswapblue",
    title: () => t("lab-example-solvers"),
    note: (game) => t("lab-example-solvers-note", { game }),
    draft: { players: ["astar", "idastar:table=16MiB", "bfs"], games: 10, start: "random", plies: 40 },
  },
};

/** The examples that the catalogue has games for: {id, game, title, note}. */
export function examples(games) {
  return Object.entries(EXAMPLES).flatMap(([id, { game: wanted, title, note }]) => {
    const game = games.find((entry) => entry.game === wanted);
    return game ? [{ id, game, title: title(), note: note(label("game", game.game, game.name)) }] : [];
  });
}

/** The draft of an example; undefined for an unknown one. */
export function example(id, games) {
  const found = Object.hasOwn(EXAMPLES, id) ? EXAMPLES[id] : undefined;
  const game = games.find((entry) => entry.game === found?.game);
  if (!game) return undefined;
  const players = found.draft.players.map((spec) => ({ spec, name: "" }));
  return { ...freshDraft(game), ...found.draft, players, title: found.title() };
}

/** The lines of a list of positions; those that begin with # are remarks. */
export function positionsOf(list) {
  return list
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

const OPENINGS = { start: () => 0, random: ({ plies }) => plies, book: () => "book", list: () => 0 };

/** Whether pairs of players keep their seats. */
export const keepsSeats = (draft, game) => game.seats.length === 2 && draft.format === "pairings";

/** Whether a test that ends early can be made of it: two players who swap sides, under one set of rules. */
export const canBeTested = (draft, game) => game.seats.length === 2 && !keepsSeats(draft, game) && draft.players.length === 2 && draft.variants.length === 1;

const named = (name, rest) => (name.trim() ? { name: name.trim(), ...rest } : rest);

/** The experiment that a draft describes, as the server takes it. */
export function bodyOf(draft, game) {
  const body = {
    title: draft.title.trim(),
    question: draft.question,
    game: draft.game,
    variants: draft.variants,
    seed: draft.seed,
    games: draft.games,
    opening: OPENINGS[draft.start](draft),
  };
  if (keepsSeats(draft, game)) {
    body.pairings = draft.pairings.map(({ name, one, two }) => named(name, { one, two }));
  } else {
    body.players = draft.players.map(({ spec, name }) => (name.trim() ? named(name, { spec }) : spec));
    if (game.seats.length === 2 && draft.players.length > 2) body.format = draft.format;
  }
  if (draft.start === "list") body.positions = positionsOf(draft.list);
  if (draft.isJudged) {
    body.reference = draft.reference;
    if (draft.clip !== undefined) body.clip = draft.clip;
  }
  if (draft.isTested && canBeTested(draft, game)) body.sprt = `elo0=${draft.elo0},elo1=${draft.elo1}${draft.testRest}`;
  if (draft.axis) body.axis = draft.axis;
  return body;
}

/** Whether the form can show everything of a plan. */
export function canEdit(plan) {
  return (plan.pairings ?? []).every(({ variants }) => !variants) && Boolean(plan.players?.length || plan.pairings?.length);
}

/** The draft of an experiment that was played. */
export function draftOf(plan, game) {
  const usual = freshDraft(game);
  const { elo0, elo1, ...rest } = Object.fromEntries((plan.sprt ?? "").split(",").map((piece) => piece.trim().split("=")));
  const pairings = (plan.pairings ?? []).map(({ name = "", one, two }) => ({ name, one, two }));
  return {
    ...usual,
    title: plan.title,
    question: plan.question ?? "",
    variants: [...plan.variants],
    ...startOf(plan, usual),
    players: plan.players?.length ? plan.players.map((player) => (typeof player === "string" ? { spec: player, name: "" } : { ...player })) : usual.players,
    pairings,
    games: plan.games,
    seed: plan.seed,
    format: pairings.length > 0 ? "pairings" : (plan.format ?? "round-robin"),
    isJudged: Boolean(plan.reference),
    reference: plan.reference ?? usual.reference,
    isTested: Boolean(plan.sprt),
    elo0: Number(elo0 ?? usual.elo0),
    elo1: Number(elo1 ?? usual.elo1),
    // What the form does not ask for stays as it was.
    testRest: Object.entries(rest).map(([key, value]) => (key ? `,${key}=${value}` : "")).join(""),
    clip: plan.reference ? plan.clip : undefined,
    axis: plan.axis ?? "",
  };
}

function startOf({ positions = [], opening }, { plies }) {
  if (positions.length > 0) return { start: "list", list: positions.join("\n") };
  if (opening === "book") return { start: "book" };
  return opening > 0 ? { start: "random", plies: opening } : { start: "start", plies };
}
