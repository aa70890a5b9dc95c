/**
 * The moves as a tree: the main line runs on, variations are indented below the move they replace, the move shown is marked.
 *
 *   1 4 5   2 3 4
 *       └ 2 6 4
 *
 * Long games show the part around the move shown, and the rest on request.
 */
import { bdi, fill, h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { freeLetter } from "../game/ownKeys.js";
import { actionText } from "../game/story.js";
import { whoName } from "../game/names.js";
import { lastDecision, openWhy, whyText } from "../game/why.js";
import { icon } from "../icons.js";
import { settings } from "../settings.js";

const SHOWN_AROUND = 120;
const DEEPEST = 6;

/** @param {ReturnType<typeof import("../game/table.js").createTable>} table */
export function createMovesPanel(table) {
  const { meta, game } = table;
  let everything = false;
  let drawn = "";
  const letter = settings.get("letterKeys") ? freeLetter(meta, "W") : undefined;
  const list = h("div", { class: ["moves", meta.chance && meta.seats.length > 1 && "with-seats"], dir: "ltr" });
  const none = h("p", { class: "soft", text: t("play-no-moves") });
  const why = h("button", { type: "button", class: "button quiet moves-why", on: { click: () => openWhy(table) } });
  const element = h("div", { class: "moves-panel" }, list, none, why);
  list.addEventListener("click", (event) => {
    const node = event.target.closest?.("[data-node]")?.dataset.node;
    if (node !== undefined) game.goTo(Number(node));
  });

  function draw() {
    const { session, tree } = game;
    const key = `${tree.size} ${everything} ${Math.floor(session.ply / (SHOWN_AROUND / 2))}`;
    const hadFocus = list.contains(document.activeElement);
    if (key !== drawn) {
      drawn = key;
      redraw(session, tree);
    }
    mark(session.node, hadFocus);
    drawWhy();
  }

  /** The way to the search behind the move shown. */
  function drawWhy() {
    const decision = lastDecision(game);
    why.hidden = !decision;
    fill(why, icon("tree"), whyText(decision), letter && h("kbd", { text: letter, aria: { hidden: "true" } }));
  }

  function redraw(session, tree) {
    const root = tree.path(session.node)[0]?.node ?? 0;
    const writer = { table, tree, from: 0, to: Number.POSITIVE_INFINITY };
    if (!everything && tree.size > 2 * SHOWN_AROUND)
      Object.assign(writer, { from: session.ply - SHOWN_AROUND, to: session.ply + SHOWN_AROUND });
    const start = h("button", { type: "button", class: "move move-start", tabindex: "-1", data: { node: root } }, t("play-start-position"));
    const more =
      Number.isFinite(writer.to) &&
      h(
        "button",
        { type: "button", class: "button quiet", on: { click: showAll } },
        t("play-show-all-moves", { n: tree.decided }),
      );
    none.hidden = tree.size > 1;
    fill(list, start, tree.size > 1 && line(writer, root, 0), more);
  }

  function showAll() {
    everything = true;
    draw();
  }

  function mark(node, focus) {
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    for (const button of list.querySelectorAll('.move[tabindex="0"]')) button.tabIndex = -1;
    const current = list.querySelector(`[data-node="${node}"]`);
    // The list is one stop for Tab; the arrow keys walk through the game.
    const stop = current ?? list.querySelector(".move");
    if (stop) stop.tabIndex = 0;
    if (!current) return;
    current.setAttribute("aria-current", "true");
    if (focus) current.focus({ preventScroll: true });
    scrollInside(element.closest(".tab-panel") ?? element, current);
  }

  const off = game.on((what) => what === "session" && draw());
  draw();
  return { element, close: off };
}

/** Keeps `node` in view by scrolling its panel only, never the page. */
function scrollInside(panel, node) {
  if (panel.scrollHeight <= panel.clientHeight) return;
  const [outer, inner] = [panel.getBoundingClientRect(), node.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) panel.scrollTop += inner.top - outer.top - outer.height / 2;
}

/** The moves after `node`, its variations nested where they branch off. Walks with a loop: games can be thousands of moves long. */
function line(writer, node, depth) {
  const { tree } = writer;
  const items = [];
  let at = node;
  let afterBranch = true;
  for (;;) {
    const [main, ...others] = tree.children(at);
    if (main === undefined) break;
    const isShown = tree.get(main).ply >= writer.from && tree.get(main).ply <= writer.to;
    if (isShown) items.push(h("li", { class: "move-item" }, moveButton(writer, main, afterBranch)));
    afterBranch = false;
    for (const other of isShown ? others : []) {
      items.push(
        h(
          "li",
          { class: "variation" },
          h("ol", { class: "moves-line", data: { depth: Math.min(depth + 1, DEEPEST) } }, variation(writer, other, depth + 1)),
        ),
      );
      afterBranch = true;
    }
    at = main;
  }
  return depth === 0 ? h("ol", { class: "moves-line" }, items) : items;
}

function variation(writer, node, depth) {
  return [h("li", { class: "move-item" }, moveButton(writer, node, true)), line(writer, node, depth)];
}

function moveButton({ table, tree }, id, needsNumber) {
  const { meta } = table;
  const node = tree.get(id);
  const byChance = node.by === "chance";
  const numbered = needsNumber || node.by === "one" || meta.seats.length === 1;
  return h(
    "button",
    {
      type: "button",
      class: ["move", byChance && "by-chance"],
      tabindex: "-1",
      data: { node: id, by: node.by },
      aria: {
        label: t("play-move-label", { n: tree.decisions.get(id), who: whoName(meta, node.by), action: actionText(node.by, node.action) }),
      },
    },
    numbered && !byChance && h("span", { class: "move-number" }, tn(tree.decisions.get(id))),
    bdi(actionText(node.by, node.action)),
  );
}
