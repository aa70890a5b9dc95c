/**
 * The tools of the editor: one radio button per piece and the eraser. Digits choose them too: 1 … 9, and 0 for the eraser.
 */

import { h } from "../dom.js";
import { label, t, tn } from "../i18n.js";
import { icon } from "../icons.js";
import { thumb } from "./thumb.js";

/** A little more than the hundred units that boards draw a cell with. */
const CELL = 108;

/** A picture of nothing but the piece. */
function portrait(piece, look) {
  return {
    look,
    columns: 1,
    rows: 1,
    cells: [{ ground: "plain", piece: { ...piece, count: 1 }, name: "" }],
    column_names: [],
    row_names: [],
    trays: [],
  };
}

/** The piece alone, without the rim a board has around it: the only cell is as far from the top as from the sides. */
function face(piece, look) {
  return thumb(portrait(piece, look), "brush-face", (drawing) => {
    const { width } = drawing.viewBox.baseVal;
    const rim = (width - CELL) / 2;
    drawing.setAttribute("viewBox", `${rim} ${rim} ${CELL} ${CELL}`);
  });
}

/** What a piece is called: its name, or what is written on it. */
export function pieceName(piece) {
  const name = label("piece", piece.name, piece.name);
  return piece.label ? `${name} ${tn(Number(piece.label) || piece.label)}` : name;
}

/**
 * @param {{palette: Api.Palette, look: string, tool: string, onTool: (letter: string) => void}} options
 * @returns {{element: HTMLElement, choose: (letter: string) => void}}
 */
export function paletteTools({ palette, look, tool, onTool }) {
  const eraser = { letter: "", name: t("editor-eraser"), drawing: h("span", { class: "brush-face" }, icon("close")) };
  const tools = [...palette.pieces.map((piece) => ({ letter: piece.letter, name: pieceName(piece), drawing: face(piece, look) })), eraser];
  const inputs = new Map();
  const element = h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "group-name", text: t("editor-palette") }),
    h(
      "div",
      { class: "brushes" },
      tools.map(({ letter, name, drawing }) => {
        const input = h("input", {
          type: "radio",
          name: "palette",
          value: letter,
          checked: letter === tool,
          on: { change: () => onTool(letter) },
        });
        inputs.set(letter, input);
        return h("label", { class: "brush", title: name }, input, drawing, h("span", { class: "brush-name capital", text: name }));
      }),
    ),
  );
  return {
    element,
    choose(letter) {
      const input = inputs.get(letter);
      if (!input) return;
      input.checked = true;
      onTool(letter);
    },
  };
}
