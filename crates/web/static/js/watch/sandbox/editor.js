/**
 * A tree of one's own as text and as drawing, each following the other.
 *
 *   drawing ──change──►  text  ──input──►  drawing
 *                          │
 *                          └──► the server: a good tree, or what is wrong and where
 *
 *     const editor = createTreeEditor({ gameOf: (text) => sandbox, onChange: (text, fits) => … });
 *     editor.element, editor.text(), editor.fits(), editor.set("max[3 5]")
 */

import { api } from "../../door/api.js";
import { announce, debounce, fill, freshId, h, isAt } from "../../dom.js";
import { t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { addChild, removeNode, setFields, setKind, setProbability } from "./change.js";
import { createTreeDraw } from "./draw.js";
import { createTreeForm } from "./form.js";
import { nodeAt, parseTree, printTree, walkTree } from "./text.js";

const CHECK_AFTER = 250;
const REMEMBERED = 200;
/** Keys that follow each other faster than this are one change. */
const ONE_CHANGE = 800;

/** How every tree begins. */
const BEGINS = /^\s*(max|min|chance|-?[0-9]+\s*$)/i;

/** What stands between backticks is written as people type it. */
function coded(text) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? h("code", { dir: "ltr", text: part }) : part));
}

/**
 * @param {object} options
 * @param {(text: string) => {game: string}} options.gameOf the sandbox that judges a text
 * @param {(text: string, fits: boolean) => void} options.onChange called at once, and again when the server has judged
 */
export function createTreeEditor({ gameOf, onChange }) {
  let tree = null;
  /** What was drawn last, for the time while the text is no tree. */
  let drawn = null;
  /** The text before the last key, and when that was. */
  let before = "";
  let typedAt = -Infinity;
  let path = [];
  let fits = true;
  let asked = 0;
  const past = [];

  const id = freshId("typed");
  const text = h("textarea", {
    id,
    class: "mono tree-text",
    dir: "ltr",
    rows: 2,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "none",
    aria: { describedby: `${id}-verdict ${id}-note` },
    on: { input: () => typed() },
  });
  const verdict = h("p", { id: `${id}-verdict`, class: "small", role: "status" });
  const undo = h("button", { type: "button", class: "button", on: { click: takeBack } }, icon("undo"), t("undo"));
  const pane = h("div", { class: "own-pane" });
  const draw = createTreeDraw(pane, {
    onSelect: (next) => select(next, true),
    onAdd: (at) => change(addChild(tree, at), true),
    onRemove: (at) => change(removeNode(tree, at), true),
    onKind: (at, kind) => change(setKind(tree, at, kind), true),
    onForm: (first) => form.edit(first),
  });
  const form = createTreeForm({
    onFields: (fields) => change(setFields(tree, path, fields)),
    onProbability: (share) => change(setProbability(tree, path, share)),
    onKind: (kind) => change(setKind(tree, path, kind)),
    onAdd: () => change(addChild(tree, path)),
    onRemove: () => change(removeNode(tree, path), true),
    onDone: () => draw.show(tree, path, true),
  });
  const element = h(
    "section",
    { class: "card tree-editor", aria: { labelledby: `${id}-title` } },
    h("div", { class: "row spread tree-editor-head" }, h("h2", { id: `${id}-title`, text: t("sandbox-tree") }), undo),
    pane,
    h("div", { class: "own-side stack" }, form.element),
    h(
      "div",
      { class: "field tree-editor-text" },
      h("label", { class: "name", for: id, text: t("sandbox-text") }),
      text,
      verdict,
      h("p", { id: `${id}-note`, class: "soft small" }, note()),
    ),
  );
  element.addEventListener("keydown", (event) => {
    const isUndo = event.code === "KeyZ" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    // In the text field the browser's own undo is the better one.
    if (!isUndo || event.target === text || isAt(event, 'input[type="text"]')) return;
    event.preventDefault();
    event.stopPropagation();
    takeBack();
  });

  /** How trees are written, with the signs kept apart from the words. */
  function note() {
    return [t("sandbox-text-note"), " ", h("code", { text: "max[B=min[3 12] C=chance[0.5*2 0.5*-4]]" })];
  }

  function select(next, focus = false) {
    path = next;
    show(focus);
  }

  /** While the text is no tree, the last one that was stays, faded, and cannot be changed. */
  function show(focus = false) {
    drawn = tree ?? drawn;
    draw.show(drawn, path, focus);
    form.show(tree, path);
    undo.disabled = past.length === 0;
    pane.classList.toggle("is-old", tree === null);
    pane.inert = tree === null;
  }

  /** Takes a change of the drawing. */
  function change(next, focus = false) {
    if (!tree || next.tree === tree) return;
    remember(text.value);
    ({ tree, path } = next);
    put(printTree(tree));
    show(focus);
    tell();
  }

  /** Reads the text; while it cannot be drawn, the drawing waits. */
  function typed() {
    const now = performance.now();
    if (now - typedAt > ONE_CHANGE) remember(before);
    typedAt = now;
    before = text.value;
    read();
    show();
    tell();
  }

  function read() {
    try {
      tree = parseTree(text.value);
      if (!nodeAt(tree, path)) path = [];
    } catch {
      tree = null;
    }
  }

  /** Another text that nobody typed. */
  function put(next) {
    text.value = next;
    before = next;
    typedAt = -Infinity;
  }

  function remember(old) {
    if (past.at(-1) !== old) past.push(old);
    if (past.length > REMEMBERED) past.shift();
  }

  function takeBack() {
    const last = past.pop();
    if (last === undefined) return;
    put(last);
    read();
    show(pane.contains(document.activeElement));
    tell();
    announce(t("editor-undone"));
  }

  function tell() {
    asked += 1;
    fits = text.value.trim() !== "";
    fill(verdict);
    text.removeAttribute("aria-invalid");
    ask.cancel();
    if (!fits) return judge(false, t("sandbox-write"));
    onChange(text.value, fits);
    ask();
  }

  const ask = debounce(async () => {
    asked += 1;
    const mine = asked;
    try {
      await api.post(`/games/${encodeURIComponent(gameOf(text.value).game)}/parse`, { text: text.value });
      // A leaf alone is a tree, and yet there is nothing to search in it.
      if (mine === asked) judge(tree?.kind !== "leaf", tree?.kind === "leaf" ? leafWords() : fineWords());
    } catch (problem) {
      if (mine !== asked) return;
      const place = problem.at === null ? null : h("span", { class: "soft", text: t("editor-at", { n: problem.at + 1 }) });
      // The line at the top of the page says that nobody answers.
      if (problem.code === "network") return;
      // What is no tree at all is better helped by an example than by a place in it.
      if (!BEGINS.test(text.value)) judge(false, [t("sandbox-begin"), " ", h("code", { dir: "ltr", text: "max[min[3 12] min[2 4]]" })]);
      else judge(false, [...coded(problem.text()), " ", place]);
    }
  }, CHECK_AFTER);

  const leafWords = () => [t("sandbox-leaf"), " ", h("code", { dir: "ltr", text: `max[${printTree(tree)} 0]` })];

  function fineWords() {
    if (!tree) return t("sandbox-fine-unseen");
    const nodes = [...walkTree(tree)];
    return t("sandbox-fine", { nodes: nodes.length, leaves: nodes.filter(({ node }) => node.kind === "leaf").length });
  }

  function judge(isFine, words) {
    fits = isFine;
    text.setAttribute("aria-invalid", String(!isFine));
    fill(verdict, h("span", { class: isFine ? "fine" : "complaint" }, icon(isFine ? "check" : "warning"), h("span", null, words)));
    onChange(text.value, fits);
  }

  return {
    element,
    text: () => text.value.trim(),
    fits: () => fits,
    /** Shows another tree; what was there before comes back with undo. */
    set(next) {
      if (text.value) remember(text.value);
      put(next);
      path = [];
      read();
      show();
      tell();
    },
    focus: () => text.focus({ preventScroll: true }),
    close: () => ask.cancel(),
  };
}
