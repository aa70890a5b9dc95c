/**
 * The editor: draw a position, or paste one. Whatever changes, the server is asked (compose for a drawing, parse for a text) and says
 * at once whether it is a position of the game, and which.
 *
 *     board (edit mode)  │  palette · trays · side to move · throw
 *                        │  position string, verdict
 *                        │  variant
 */

import { api } from "../door/api.js";
import { createBoard } from "../board/board.js";
import { announce, copyText, debounce, fill, freshId, h } from "../dom.js";
import { label, t } from "../i18n.js";
import { icon } from "../icons.js";
import { bindKeys } from "../keys.js";
import { describeVariant, positionNotation } from "../parts/catalogueWords.js";
import { copyButton } from "../parts/copyButton.js";
import { copyDialog } from "../parts/dialog.js";
import { trayFields, turnField, throwField } from "../parts/editorFields.js";
import { paletteTools } from "../parts/palette.js";
import { parameterForm } from "../parts/parameters.js";
import { openPlayFrom } from "../parts/playFrom.js";
import { plainVariant, startPosition } from "../parts/start.js";
import { cleared, pictureOf, placed, sameSketch, sketchOf, withTray } from "../parts/sketch.js";
import { goBack, href, setTitle, shareLink } from "../router.js";

const ASK_AFTER = 200;
const STEPS_BACK = 200;

/** Shows the screen. */
export async function show(host, { game, query, address }) {
  const editor = new Editor(host, game, query.v ?? "", address);
  await editor.open(query.p);
  return () => editor.close();
}

class Editor {
  #asked = 0;
  #past = [];
  #form = null;
  #tools = null;

  constructor(host, game, variant, address) {
    this.game = game;
    this.address = address;
    this.variant = variant;
    this.tool = null;
    this.position = null;
    this.path = `/games/${encodeURIComponent(game.game)}`;
    this.name = label("game", game.game, game.name);
    setTitle(t("editor-title", { game: this.name }));
    this.parts = this.#frame(host);
    this.board = createBoard(this.parts.board, {
      onChoose: () => {},
      onAmbiguous: () => {},
      onCell: (cell) => this.#place(cell),
      onTray: (tray) => this.#tray(tray),
    });
    this.compose = debounce(() => this.#ask("compose", { variant: this.variant, sketch: this.sketch }), ASK_AFTER);
    this.parse = debounce(() => this.#ask("parse", { variant: this.variant, text: this.parts.text.value.trim() }), ASK_AFTER);
    this.offKeys = bindKeys("editor-keys", [
      ...Array.from({ length: 9 }, (_, index) => ({
        code: `Digit${index + 1}`,
        show: index === 0 ? "1 … 9" : undefined,
        says: "key-palette",
        run: () => this.#toolAt(index),
      })),
      { code: "Digit0", show: "0", says: "key-eraser", run: () => this.#tools?.choose("") },
      { code: "KeyU", show: "U", says: "key-editor-undo", run: () => this.#undo() },
      { code: "KeyZ", ctrl: true, show: "Ctrl+Z", says: "key-editor-undo", run: () => this.#undo() },
      { show: "← ↑ → ↓", says: "key-editor-arrows" },
      { show: "Enter", says: "key-editor-place" },
    ]);
  }

  close() {
    this.compose.cancel();
    this.parse.cancel();
    this.offKeys();
    this.#asked += 1;
  }

  /** The fixed parts of the page. */
  #frame(host) {
    const id = freshId("editor");
    const parts = {
      board: h("div", { class: "editor-board" }),
      tools: h("div", { class: "stack" }),
      variant: h("div"),
      verdict: h("div", { id: `${id}-verdict`, class: "verdict", role: "status" }),
      text: h("textarea", {
        id,
        class: "mono",
        dir: "ltr",
        rows: 2,
        spellcheck: "false",
        autocomplete: "off",
        autocapitalize: "none",
        aria: { describedby: `${id}-verdict ${id}-note` },
        on: { input: () => this.parse() },
      }),
      play: this.#button(
        "play",
        t("play-from-here"),
        () => openPlayFrom(this.game, this.variant, this.position, this.answer.turn),
        "primary",
      ),
      analyse: this.#button("analyse", t("analyse"), () => this.#go("analyse")),
      watch: this.#button("tree", t("watch"), () => this.#go("watch")),
      copy: copyButton(t("editor-copy"), () => this.position),
      share: this.#button("share", t("share"), () => this.#share()),
    };
    const actions = h(
      "div",
      { class: "row editor-actions" },
      parts.play,
      parts.analyse,
      parts.watch,
      this.#button("undo", t("undo"), () => this.#undo()),
      this.#button("trash", t("editor-clear"), () => this.#change(cleared(this.sketch))),
      this.#button("first", t("editor-start"), () => this.#start()),
      parts.copy,
      parts.share,
    );
    const notation = h("p", { class: "soft small", id: `${id}-note`, text: positionNotation(this.game) });
    fill(
      host,
      h(
        "div",
        { class: "row screen-head" },
        h(
          "button",
          { type: "button", class: "button quiet icon-only", aria: { label: t("back") }, title: t("back"), on: { click: goBack } },
          icon("back"),
        ),
        h("h1", { text: t("editor-title", { game: this.name }) }),
      ),
      h(
        "div",
        { class: "editor" },
        h("div", { class: "stack" }, parts.board, parts.verdict, actions),
        h(
          "div",
          { class: "stack editor-side" },
          h("section", { class: "card stack", aria: { label: t("editor-palette") } }, parts.tools),
          h(
            "section",
            { class: "card stack" },
            h("div", { class: "field" }, h("label", { class: "name", for: id, text: t("editor-position") }), parts.text, notation),
          ),
          this.game.variants.length > 0 && h("details", { class: "card" }, h("summary", { text: t("editor-variant") }), parts.variant),
        ),
      ),
    );
    return parts;
  }

  #button(mark, text, click, extra) {
    return h("button", { type: "button", class: ["button", extra], on: { click } }, icon(mark), text);
  }

  /** Begins with the position of the address, else with the start. A bad one shows the start and the complaint. */
  async open(text) {
    await this.#start();
    if (!text) return;
    this.parts.text.value = text;
    await this.#ask("parse", { variant: this.variant, text });
  }

  async #start() {
    try {
      await this.#startOf(this.variant);
    } catch (problem) {
      if (this.variant === "" || typeof problem.text !== "function") throw problem;
      // A variant that the address spells wrong: the usual one, and the reason.
      await this.#startOf("");
      this.#complain(problem, null);
    }
  }

  /** Takes over the start of a variant; throws the problem when there is no such variant. */
  async #startOf(variant) {
    this.#asked += 1;
    const mine = this.#asked;
    const answer = await startPosition(this.game, variant);
    if (mine === this.#asked) this.#accept(answer, true);
  }

  /** Asks the server what the drawing or the text is; only the last question counts. */
  async #ask(how, body) {
    this.#asked += 1;
    const mine = this.#asked;
    try {
      const answer = await api.post(`${this.path}/${how}`, body);
      if (mine === this.#asked) this.#accept(answer, how === "parse");
    } catch (problem) {
      if (mine !== this.#asked) return;
      if (typeof problem.text !== "function") throw problem;
      // A drawing that is no position has no text either; a text that somebody types is theirs.
      if (how === "compose") this.parts.text.value = "";
      this.#complain(problem);
      this.parts.text.setAttribute("aria-invalid", String(how === "parse"));
    }
  }

  /** Takes over a position. `isNew`: it did not come from our drawing, so the drawing follows it. */
  #accept(answer, isNew) {
    this.answer = answer;
    this.base = answer.picture;
    this.position = answer.position;
    this.variant = plainVariant(this.game, answer.variant);
    if (isNew) {
      if (this.sketch) this.#remember();
      this.sketch = sketchOf(answer);
    }
    // Somebody who types a position is not interrupted by a tidier spelling of it.
    if (document.activeElement !== this.parts.text || !isNew) this.parts.text.value = answer.position;
    this.parts.text.removeAttribute("aria-invalid");
    fill(this.parts.verdict, h("p", { class: "fine" }, icon("check"), h("span", { text: this.#fineWords() })));
    this.#allow(true);
    this.#drawSide();
    this.#draw();
    this.address.replace({ p: answer.position, v: this.variant });
  }

  #fineWords() {
    const { result, turn, actions_total: count, actions_exact: isExact } = this.answer;
    if (turn === "over" || (result !== null && result !== undefined)) return t("editor-over");
    if (turn === "chance") return t("editor-chance");
    return t(isExact ? "editor-fine" : "editor-fine-many", { n: count ?? 0 });
  }

  /** Shows what is wrong; `at` is where in the text of the position, which a problem with something else has not. */
  #complain(problem, at = problem.at) {
    this.position = null;
    this.#allow(false);
    const place = at === null ? null : h("span", { class: "soft", text: t("editor-at", { n: at + 1 }) });
    fill(this.parts.verdict, h("p", { class: "complaint" }, icon("warning"), h("span", null, problem.text(), " ", place)));
    this.#draw();
  }

  #allow(isPosition) {
    for (const button of [this.parts.play, this.parts.analyse, this.parts.watch, this.parts.copy, this.parts.share]) button.disabled = !isPosition;
  }

  #draw() {
    const { palette } = this.answer;
    this.board.show({
      picture: palette ? pictureOf(this.sketch, this.base, palette) : this.base,
      options: [],
      last: null,
      values: [],
      preview: null,
      flipped: false,
      interactive: Boolean(palette),
      mode: "edit",
      label: t("editor-title", { game: this.name }),
    });
  }

  /** Palette, trays, turn and throw; drawn when what there is to choose from changes. */
  #drawSide() {
    const { palette, picture } = this.answer;
    const kind = JSON.stringify([palette, picture.look, this.variant]);
    if (this.kind !== kind) {
      this.kind = kind;
      this.tool ??= palette?.pieces[0]?.letter ?? "";
      this.#drawVariant();
      if (!palette) {
        fill(this.parts.tools, h("p", { class: "soft", text: t("editor-none") }));
        return;
      }
      this.#tools = paletteTools({ palette, look: picture.look, tool: this.tool, onTool: (letter) => (this.tool = letter) });
      this.fields = [
        palette.has_turn && turnField(this.game, (turn) => this.#change({ ...this.sketch, turn })),
        ...trayFields(palette.trays, (id, count) => this.#change(withTray(this.sketch, id, count))),
        palette.has_throw && throwField((text) => this.#change({ ...this.sketch, throw: text })),
      ].filter(Boolean);
      fill(
        this.parts.tools,
        this.#tools.element,
        this.fields.map((field) => field.element),
      );
    }
    for (const field of this.fields ?? []) field.put(this.sketch);
  }

  #drawVariant() {
    if (this.#form) {
      this.#form.set(this.variant);
      return;
    }
    this.#form = parameterForm({
      parameters: this.game.variants,
      text: this.variant,
      describe: describeVariant(this.game),
      onChange: debounce((variant) => this.#setVariant(variant), ASK_AFTER),
    });
    fill(this.parts.variant, this.#form.element);
  }

  /** Another variant: the drawing stays where the board has the same shape, else the variant's own start. */
  async #setVariant(variant) {
    const { sketch, base } = this;
    try {
      await this.#startOf(variant);
      const isSameBoard =
        base.columns === this.base.columns &&
        base.rows === this.base.rows &&
        base.cells.every((cell, index) => cell.ground === this.base.cells[index].ground);
      if (isSameBoard) this.#change(sketch);
    } catch (problem) {
      if (typeof problem.text !== "function") throw problem;
      this.#complain(problem, null);
    }
  }

  #place(cell) {
    const { palette } = this.answer;
    if (!palette || ["outside", "unused"].includes(this.base.cells[cell]?.ground)) return;
    this.#change(placed(this.sketch, cell, this.tool, palette.most_on_a_cell));
  }

  #tray(id) {
    if (Object.hasOwn(this.sketch.trays, id)) this.#change(withTray(this.sketch, id, this.sketch.trays[id] + (this.tool === "" ? -1 : 1)));
  }

  #toolAt(index) {
    const piece = this.answer?.palette?.pieces[index];
    if (piece) this.#tools.choose(piece.letter);
  }

  #change(sketch) {
    if (sameSketch(sketch, this.sketch)) return;
    this.#remember();
    this.sketch = sketch;
    this.#draw();
    this.compose();
  }

  #remember() {
    this.#past.push(this.sketch);
    if (this.#past.length > STEPS_BACK) this.#past.shift();
  }

  #undo() {
    const before = this.#past.pop();
    if (!before || before.cells.length !== this.base.cells.length) return;
    this.sketch = before;
    this.#drawSide();
    this.#draw();
    this.compose();
    announce(t("editor-undone"));
  }

  #go(page) {
    location.hash = href(`${encodeURIComponent(this.game.game)}/${page}`, { p: this.position, v: this.variant });
  }

  #share() {
    const text = shareLink(`${encodeURIComponent(this.game.game)}/analyse`, { p: this.position, v: this.variant });
    copyDialog({ title: t("share"), text, note: t("share-note") }, copyText);
  }
}
