/**
 * Play: a session with its players, board, moves, hints and tools.
 * `#/{game}/play?s=ID` shows a session; without one, a quick game is made; `?p=…&v=…` starts from a position.
 */
import { api } from "../door/api.js";
import { fill, h } from "../dom.js";
import { shineOn } from "../game/beacon.js";
import { createSession, copyToAnalyse, startsAtOnce, usualPlayers } from "../game/create.js";
import { exportAs, exportFormats, share } from "../game/files.js";
import { bindGameKeys, createPeek } from "../game/keyboard.js";
import { freeLetter, slidesByKey } from "../game/ownKeys.js";
import { sayBest } from "../game/saying.js";
import { createTable } from "../game/table.js";
import { boardTools, fileTools } from "../game/tools.js";
import { label, t } from "../i18n.js";
import { createChancePanel } from "../parts/chancePanel.js";
import { createCommandBox } from "../parts/commandBox.js";
import { createEnginePanel } from "../parts/enginePanel.js";
import { createHintsPanel } from "../parts/hintsPanel.js";
import { openImporter } from "../parts/importer.js";
import { popup } from "../parts/menu.js";
import { createMovesPanel } from "../parts/movesPanel.js";
import { openNewGame } from "../parts/newGame.js";
import { createOverPanel } from "../parts/overPanel.js";
import { createPlayerCards } from "../parts/playerCards.js";
import { createPuzzlePanel } from "../parts/puzzlePanel.js";
import { createRulesPanel } from "../parts/rulesPanel.js";
import { createStage } from "../parts/stage.js";
import { createTabs } from "../parts/tabs.js";
import { createToolbar } from "../parts/toolbar.js";
import { createTransport } from "../parts/transport.js";
import { go } from "../router.js";

/** Shows the screen. */
export async function show(host, { game: meta, query, meta: catalogue, address }) {
  const session = await open(meta, query, address);
  const table = createTable(meta, session, { running: startsAtOnce(session.id) });
  const { game } = table;
  const stage = createStage(table);
  const moves = createMovesPanel(table);
  const hints = createHintsPanel(table);
  const engine = createEnginePanel(table);
  const rules = createRulesPanel(table);
  const tabs = createTabs(
    t("play-tabs"),
    [
      { id: "moves", text: t("play-tab-moves"), element: moves.element },
      { id: "hints", text: t("play-tab-hints"), element: hints.element },
      { id: "engine", text: t("play-tab-engine"), element: engine.element },
      { id: "rules", text: t("play-tab-rules"), element: rules.element },
    ],
    (id) => {
      table.show({ listing: id === "hints", preview: null });
      if (id === "engine") engine.draw();
    },
  );
  const doors = makeDoors(table, stage, tabs, catalogue);
  const peek = createPeek(table, doors.showHints);
  const toolbar = createToolbar(tools(table, doors, peek), { toBoard: stage.toBoard, ownArrows: slidesByKey(meta) });
  const parts = [
    stage,
    moves,
    hints,
    engine,
    rules,
    createPlayerCards(table),
    createChancePanel(table),
    createTransport(table),
    createOverPanel(table, { onNew: doors.newGame, onAnalyse: doors.analyse }),
    createCommandBox(table),
  ];
  const [, , , , , cards, chance, transport, over, command] = parts;
  const puzzle = meta.puzzle ? createPuzzlePanel(table) : null;
  if (puzzle) parts.push(puzzle);
  tabs.show("moves");
  fill(
    host,
    h("div", { class: "play-head" }, h("h1", { text: label("game", meta.game, meta.name) }), toolbar.element),
    h(
      "div",
      { class: "play-area", data: { look: session.picture.look } },
      h("div", { class: "play-side" }, cards.element),
      h("div", { class: "play-centre" }, stage.element, over.element, transport.element),
      h("div", { class: "play-controls" }, puzzle?.element, chance.element, command.element),
      h("div", { class: "play-end" }, tabs.element),
    ),
  );
  const offs = [
    shineOn(document.querySelector("main"), table),
    game.on((what) => ["session", "ui"].includes(what) && toolbar.update()),
    bindGameKeys(table, { ...doors, board: stage.board, pick: stage.pick }),
  ];
  table.start();
  return () => {
    for (const off of offs) off();
    for (const part of parts) part.close();
    peek.close();
    table.close();
  };
}

/** The session of the address, or a new one; a session that is gone gives way to the position beside it, if there is one. */
async function open(meta, query, address) {
  if (query.s) {
    try {
      return await api.get(`/sessions/${encodeURIComponent(query.s)}`);
    } catch (problem) {
      if (problem.status !== 404 || !query.p) throw problem;
    }
  }
  const session = await createSession(meta, { variant: query.v, position: query.p, players: usualPlayers(meta) });
  address.replace({ s: session.id });
  return session;
}

/** What the tools and keys do. */
function makeDoors(table, stage, tabs, catalogue) {
  const { meta, game } = table;
  const path = encodeURIComponent(meta.game);
  return {
    newGame: () => openNewGame(meta, game.session, (session) => go(`${path}/play`, { s: session.id })),
    edit: () => go(`${path}/edit`, { p: game.session.position, v: game.session.variant }),
    async analyse() {
      try {
        const session = await copyToAnalyse(meta, game.session);
        go(`${path}/analyse`, { s: session.id, p: session.start, v: session.variant });
      } catch (problem) {
        game.say(problem.text(), "problem");
      }
    },
    /** Opens the list of hints and, as soon as it is known, shows and says the best move. */
    showHints() {
      tabs.show("hints");
      sayBest(table);
    },
    share: () => share(table),
    async exportMenu(event) {
      const format = await popup(exportFormats(meta), event.currentTarget, t("play-export"));
      if (format !== null) await exportAs(table, format, stage.board);
    },
    importGame: () => openImporter(catalogue, game.session),
  };
}

function tools(table, doors, peek) {
  return [
    { name: "new", text: t("play-new"), key: freeLetter(table.meta, "N"), run: doors.newGame },
    ...boardTools(table, doors, peek),
    { name: "edit", text: t("play-edit"), key: freeLetter(table.meta, "E"), run: doors.edit },
    { name: "analyse", text: t("play-analyse"), run: doors.analyse },
    ...fileTools(doors),
  ];
}
