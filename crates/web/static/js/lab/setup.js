/**
 * The first and the third step: which game from which positions, and what is measured.
 */

import { fill, h } from "../dom.js";
import { label, t } from "../i18n.js";
import { gameSentence, positionNotation } from "../parts/catalogueWords.js";
import { specEditor } from "../parts/spec.js";
import { thumb } from "../parts/thumb.js";
import { canBeTested, keepsSeats } from "./draft.js";
import { complaint, field, numberInput, segments, tick } from "./fields.js";
import { createVariants } from "./variants.js";

/**
 * Game, variant, positions.
 * @returns {{element: HTMLElement, complain: (field: string, at: number|null, text: string) => void}}
 */
export function createStart(games, game, draft, onChange, onGame) {
  const said = complaint();
  const kind = field(
    t("lab-game"),
    h(
      "select",
      { value: game.game, on: { change: () => onGame(kind.input.value) } },
      games.map((entry) => h("option", { value: entry.game, text: label("game", entry.game, entry.name) })),
    ),
  );
  const variants = createVariants(game, draft, onChange);
  const more = h("div", { class: "lab-start-more" });
  const choices = [
    ["start", t("lab-from-start")],
    ["random", game.puzzle ? t("lab-from-scrambled") : t("lab-from-random")],
    game.openings > 0 && ["book", t("lab-from-book")],
    ["list", t("lab-from-list")],
  ].filter(Boolean);

  function drawMore() {
    if (draft.start === "random") {
      const plies = numberInput(draft.plies, { min: 1, max: 9999, onChange: set("plies") });
      fill(more, field(game.puzzle ? t("lab-scramble") : t("lab-plies"), plies, game.puzzle ? t("lab-scramble-note") : t("lab-plies-note")).element);
    } else if (draft.start === "list") {
      const text = h("textarea", {
        class: "mono",
        rows: 4,
        dir: "ltr",
        spellcheck: "false",
        autocapitalize: "none",
        value: draft.list,
        on: {
          input: () => {
            draft.list = text.value;
            onChange();
          },
        },
      });
      fill(more, field(t("lab-positions"), text, `${t("lab-positions-note")} ${positionNotation(game)}`).element);
    } else {
      fill(more, h("p", { class: "soft small", text: draft.start === "book" ? t("lab-book-note", { n: game.openings }) : t("lab-start-note") }));
    }
  }

  const set = (key) => (value) => {
    draft[key] = value;
    onChange();
  };
  drawMore();
  return {
    element: h(
      "div",
      { class: "stack" },
      h("div", { class: "lab-game" }, thumb(game.picture, "small"), h("div", { class: "stack lab-game-words" }, kind.element)),
      h("p", { class: "soft small", text: gameSentence(game) }),
      variants.element,
      segments(t("lab-from"), choices, draft.start, (id) => {
        draft.start = id;
        drawMore();
        onChange();
      }),
      more,
      said.element,
    ),
    complain(name, at, text) {
      if (!text) {
        kind.complain("");
        variants.complain(null, "");
        said.say("");
      } else if (name === "game") kind.complain(text);
      else if (name === "variants") variants.complain(at, text);
      else said.say(name === "positions" && at !== null ? t("lab-position-n", { n: at + 1, text }) : text);
    },
  };
}

/**
 * Games, seed, judge, test, name.
 * @returns {{element: HTMLElement, complain: (field: string, text: string) => void, refresh: () => void}} `refresh` when players come or go
 */
export function createMeasures(game, draft, onChange) {
  const isMatch = game.seats.length === 2;
  const set = (key) => (value) => {
    draft[key] = value;
    onChange();
  };
  const games = field(
    isMatch ? t("lab-games-pair") : t("lab-games-each"),
    numberInput(draft.games, { min: 1, max: 100_000, onChange: set("games") }),
    isMatch ? t("lab-games-pair-note") : t("lab-games-each-note"),
  );
  const seed = field(t("lab-seed"), numberInput(draft.seed, { onChange: set("seed") }), t("lab-seed-note"));
  const title = field(
    t("lab-name-experiment"),
    h("input", { type: "text", maxlength: 120, value: draft.title, placeholder: t("lab-name-any"), on: { input: () => set("title")(title.input.value) } }),
  );
  const judge = createJudge(game, draft, onChange);
  const test = createTest(draft, onChange);
  function refresh() {
    test.element.hidden = !canBeTested(draft, game);
    if (isMatch) games.hint.hidden = keepsSeats(draft, game);
  }
  refresh();
  const fields = { games, seed, reference: judge, sprt: test, title };
  return {
    element: h(
      "div",
      { class: "stack" },
      h("div", { class: "lab-pair" }, games.element, seed.element),
      judge.element,
      test.element,
      title.element,
    ),
    refresh,
    complain(name, text) {
      if (!text) Object.values(fields).forEach((one) => one.complain(""));
      else fields[name]?.complain(text);
      return name in fields;
    },
  };
}

/** A much deeper search that judges every decision. */
function createJudge(game, draft, onChange) {
  const said = complaint();
  const host = h("div", { class: "lab-judge" });
  const box = tick(t("lab-judge"), draft.isJudged, (is) => {
    draft.isJudged = is;
    draw();
    onChange();
  });
  function draw() {
    const editor =
      draft.isJudged &&
      specEditor({
        game,
        seat: t("lab-judge-who"),
        asks: t("lab-judge-who"),
        value: draft.reference,
        people: false,
        variant: draft.variants[0],
        onChange: (spec) => {
          const isOther = spec !== draft.reference;
          draft.reference = spec;
          if (isOther) onChange();
        },
      });
    fill(host, editor && editor.element);
  }
  draw();
  const note = h("p", { class: "soft small lab-below-tick", text: game.puzzle ? t("lab-judge-puzzle") : t("lab-judge-note") });
  return { element: h("div", { class: "stack lab-optional" }, box.element, note, host, said.element), complain: said.say };
}

/** A test between two players that ends the experiment as soon as it is decided. */
function createTest(draft, onChange) {
  const said = complaint();
  const set = (key) => (value) => {
    draft[key] = value;
    onChange();
  };
  const ends = h(
    "div",
    { class: "lab-pair" },
    field(t("lab-elo0"), numberInput(draft.elo0, { min: -2000, max: 2000, onChange: set("elo0") }), t("lab-elo0-note")).element,
    field(t("lab-elo1"), numberInput(draft.elo1, { min: -2000, max: 2000, onChange: set("elo1") }), t("lab-elo1-note")).element,
  );
  ends.hidden = !draft.isTested;
  const box = tick(t("lab-test"), draft.isTested, (is) => {
    draft.isTested = is;
    ends.hidden = !is;
    onChange();
  });
  const note = h("p", { class: "soft small lab-below-tick", text: t("lab-test-note") });
  return { element: h("div", { class: "stack lab-optional" }, box.element, note, ends, said.element), complain: said.say };
}
