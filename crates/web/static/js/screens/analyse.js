/**
 * Analyse: the board with free moves for both sides, variations, hints for every move, the position as text, a review of the game.
 * `#/{game}/analyse?s=ID` shows a session (a copy of it where programs play), `?p=…&v=…` a position; a link with both falls
 * back on the position when the session is gone, so that what is shared opens anywhere.
 */
import { api } from "../door/api.js";
import { fill, h } from "../dom.js";
import { shineOn } from "../game/beacon.js";
import { copyToAnalyse, createSession } from "../game/create.js";
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
import { createOverPanel } from "../parts/overPanel.js";
import { createPositionBox } from "../parts/positionBox.js";
import { createPuzzlePanel } from "../parts/puzzlePanel.js";
import { createReviewPanel } from "../parts/reviewPanel.js";
import { createRulesPanel } from "../parts/rulesPanel.js";
import { createStage } from "../parts/stage.js";
import { createTabs } from "../parts/tabs.js";
import { createToolbar } from "../parts/toolbar.js";
import { createTransport } from "../parts/transport.js";
import { go } from "../router.js";

/** Shows the screen. */
export async function show(host, { game: meta, query, meta: catalogue, address }) {
  const session = await open(meta, query, address);
  const table = createTable(meta, session, { free: true });
  const { game } = table;
  const path = encodeURIComponent(meta.game);
  const stage = createStage(table);
  const moves = createMovesPanel(table);
  const hints = createHintsPanel(table);
  const engine = createEnginePanel(table);
  const rules = createRulesPanel(table);
  const tabs = createTabs(
    t("play-tabs"),
    [
      { id: "hints", text: t("play-tab-hints"), element: hints.element },
      { id: "engine", text: t("play-tab-engine"), element: engine.element },
      { id: "rules", text: t("play-tab-rules"), element: rules.element },
    ],
    (id) => {
      table.show({ listing: id === "hints", preview: null });
      if (id === "engine") engine.draw();
    },
  );
  const doors = {
    share: () => share(table),
    edit: () => go(`${path}/edit`, { p: game.session.position, v: game.session.variant }),
    play: () => go(`${path}/play`, { p: game.session.position, v: game.session.variant }),
    showHints() {
      tabs.show("hints");
      sayBest(table);
    },
    async exportMenu(event) {
      const format = await popup(exportFormats(meta), event.currentTarget, t("play-export"));
      if (format !== null) await exportAs(table, format, stage.board);
    },
    importGame: () => openImporter(catalogue, game.session),
  };
  const peek = createPeek(table, doors.showHints);
  const toolbar = createToolbar(tools(table, doors, peek), { toBoard: stage.toBoard, ownArrows: slidesByKey(meta) });
  const position = createPositionBox(table, (parsed) => go(`${path}/analyse`, { p: parsed.position, v: parsed.variant }));
  const review = createReviewPanel(table);
  const chance = createChancePanel(table);
  const transport = createTransport(table);
  const over = createOverPanel(table, {});
  const command = createCommandBox(table);
  const puzzle = meta.puzzle ? createPuzzlePanel(table) : null;
  const parts = [stage, moves, hints, engine, rules, position, review, chance, transport, over, command, ...(puzzle ? [puzzle] : [])];
  tabs.show("hints");
  fill(
    host,
    h("div", { class: "play-head" }, h("h1", { text: t("analyse-title", { game: label("game", meta.game, meta.name) }) }), toolbar.element),
    h(
      "div",
      { class: "play-area analyse-area", data: { look: session.picture.look } },
      h("div", { class: "play-centre" }, stage.element, over.element, transport.element),
      h(
        "div",
        { class: "play-controls" },
        puzzle?.element,
        chance.element,
        h("section", { class: "card stack" }, h("h2", { text: t("play-tab-moves") }), moves.element),
        position.element,
        command.element,
      ),
      h("div", { class: "play-end" }, tabs.element, review.element),
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

/** The session to analyse; one in which programs play is copied, so that the game itself stays as it is. */
async function open(meta, query, address) {
  let session = null;
  if (query.s) {
    try {
      session = await api.get(`/sessions/${encodeURIComponent(query.s)}`);
    } catch (problem) {
      if (problem.status !== 404 || query.p === undefined) throw problem;
    }
  }
  if (session?.players.every((player) => player === "human")) return session;
  const people = meta.seats.map(() => "human");
  const made = session
    ? await copyToAnalyse(meta, session)
    : await createSession(meta, { position: query.p, variant: query.v, players: people });
  address.replace({ s: made.id, p: made.start, v: made.variant });
  return made;
}

function tools(table, doors, peek) {
  return [
    ...boardTools(table, doors, peek),
    { name: "play", text: t("analyse-play-from-here"), run: doors.play },
    { name: "edit", text: t("play-edit"), key: freeLetter(table.meta, "E"), run: doors.edit },
    ...fileTools(doors),
  ];
}
