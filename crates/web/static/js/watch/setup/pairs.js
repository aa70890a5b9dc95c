/**
 * Two searches worth comparing, when nobody has said which: chosen by what the players of the catalogue are, not by their names.
 *
 * Between two people: two searches of one family to the same depth, the plainest first. In a puzzle: one that searches blindly and one
 * with a heuristic. The settings are plain (no table, no deepening, the game's own order), so that what differs is the algorithm. Only with
 * chance, where little can be cut off, the second keeps its table.
 */

const PLAIN = { table: "off", deepening: "off", ordering: "none", quiescence: "off", selective: "off" };
const DEPTH = 4;
/** Chance multiplies trees. Where two play with it, only the likely outcomes are looked at. */
const DEPTH_WITH_CHANCE = 2;
const COVER = "0.9";

/**
 * @param {Api.Game} game the catalogue's entry
 * @param {boolean} [isTyped] the position is a tree that somebody typed, which is searched as a whole
 * @returns {[string, string]} two specs
 */
export function usualPair(game, isTyped = false) {
  if (game.puzzle) {
    const solvers = game.players.filter((player) => player.solver);
    const blind = solvers.find((player) => !has(player, "heuristic") && !has(player, "depth"));
    const informed = informedSolver(game) ?? solvers.find((player) => has(player, "heuristic"));
    if (blind && informed) return [blind.id, informed.id];
  }
  const deep = game.players.filter((player) => has(player, "depth") && !player.solver);
  const family = game.chance ? "chance" : "adversarial";
  const own = deep.filter((player) => player.family === family);
  if (own.length < 2) return [game.players[0].id, game.default_player];
  if (isTyped) return [plainSpec(own[0]), plainSpec(game.chance ? own.at(-1) : own[1])];
  if (game.chance) return [chanceSpec(game, own[0]), chanceSpec(game, own.at(-1), false)];
  return [plainSpec(own[0], DEPTH), plainSpec(own[1], DEPTH)];
}

function chanceSpec(game, player, isPlain = true) {
  const isWide = game.seats.length > 1 && has(player, "cover");
  return plainSpec(player, DEPTH_WITH_CHANCE, { ...(isPlain ? PLAIN : {}), ...(isWide ? { cover: COVER } : {}) });
}

const parameter = (player, key) => player.parameters.find((entry) => entry.key === key);
const has = (player, key) => parameter(player, key) !== undefined;

/**
 * A player at a depth, if one is given, with everything else switched off that can be.
 * @param {Api.PlayerInfo} player
 * @param {number} [depth]
 * @param {Record<string, string>} [wishes]
 */
export function plainSpec(player, depth, wishes = PLAIN) {
  const settings = depth === undefined ? [] : [`depth=${depth}`];
  for (const [key, value] of Object.entries(wishes)) {
    const entry = parameter(player, key);
    const isOffered = entry?.range.choices?.includes(value) ?? key === "cover";
    if (entry && isOffered && entry.default !== value) settings.push(`${key}=${value}`);
  }
  return settings.length ? `${player.id}:${settings.join(",")}` : player.id;
}

/** What makes a search small enough to follow, by the parameter that says how much it does. */
const SMALL = { depth: 3, simulations: 60 };

/**
 * One search to watch for every family of algorithms that searches at all, each in another game where there are enough.
 * @param {Api.Game[]} games those of the catalogue
 * @returns {Array<{family: string, game: Api.Game, player: Api.PlayerInfo, spec: string}>}
 */
export function familyExamples(games) {
  const used = new Set();
  const families = new Set(games.flatMap((game) => game.players.map(({ family }) => family)));
  return [...families].flatMap((family) => {
    const able = games.filter((game) => searchers(game, family).length > 0);
    // Chance is at home where there is chance; the others are easier to follow without.
    const fitting = able.filter((game) => game.chance === (family === "chance"));
    const order = (one, two) => Number(used.has(one)) - Number(used.has(two)) || one.seats.length - two.seats.length;
    const [game] = (fitting.length ? fitting : able).sort(order);
    if (!game) return [];
    used.add(game);
    const player = instructive(game, searchers(game, family));
    return [{ family, game, player, spec: smallSpec(game, player) }];
  });
}

/** The players of a family whose search is small when one says so. */
function searchers(game, family) {
  const isSmall = (player) => player.solver || has(player, "depth") || (has(player, "simulations") && has(player, "exploration"));
  return game.players.filter((player) => player.family === family && isSmall(player));
}

/** In a puzzle, the strongest of those that people meet whose heuristic can be watched at work: the usual player, else one of the levels. */
export function informedSolver(game) {
  const playerOf = (spec) => game.players.find(({ id }) => id === spec.split(":")[0]);
  const met = [game.default_player, ...[...(game.levels ?? [])].reverse()].map(playerOf);
  return game.puzzle ? met.find((player) => player && has(player, "heuristic")) : undefined;
}

/** The usual solver; else the one that keeps a tree; else the second, because the first is the plain form that leaves nothing out. */
function instructive(game, players) {
  const usual = players.find((player) => player === informedSolver(game));
  const grower = players.find((player) => has(player, "simulations") && has(player, "memory"));
  return usual ?? grower ?? players[1] ?? players[0];
}

function smallSpec(game, player) {
  if (player.solver) return player.id;
  if (has(player, "depth")) return game.chance ? chanceSpec(game, player) : plainSpec(player, SMALL.depth);
  return `${player.id}:simulations=${SMALL.simulations}`;
}
