/**
 * A sketch is a board that somebody is drawing; it may not be a position yet. Here are its changes, as plain functions that leave
 * their input alone, and the picture of it for the board to draw. What is allowed only the server knows.
 *
 *     Sketch = { cells: ["", "b", "HH", …], trays: { "one-home": 2 }, turn: "one", throw: "" }
 */

/** The sketch of an answer of parse or compose: the server's own, else what its picture tells. */
export function sketchOf(answer) {
  if (answer.sketch) return { ...answer.sketch, cells: [...answer.sketch.cells], trays: { ...answer.sketch.trays } };
  const { picture, palette, turn } = answer;
  const count = (id) => (picture.trays.find((tray) => tray.id === id)?.pieces ?? []).reduce((sum, piece) => sum + piece.count, 0);
  return {
    cells: picture.cells.map(({ piece }) => (piece ? piece.letter.repeat(piece.count) : "")),
    trays: Object.fromEntries((palette?.trays ?? []).map((id) => [id, count(id)])),
    turn: turn === "two" ? "two" : "one",
    throw: picture.trays
      .filter((tray) => tray.id === "throw")
      .map((tray) => tray.label)
      .join("+"),
  };
}

/** The same board without pieces. */
export function cleared(sketch) {
  return {
    ...sketch,
    cells: sketch.cells.map(() => ""),
    trays: Object.fromEntries(Object.keys(sketch.trays).map((id) => [id, 0])),
    throw: "",
  };
}

/**
 * The tool used on a cell: a letter puts that piece, or one more of it where a cell holds several; the same single piece again,
 * or the eraser (""), takes away.
 */
export function placed(sketch, cell, letter, most) {
  const before = sketch.cells[cell];
  let after;
  if (letter === "") after = before.slice(0, -1);
  else if (most <= 1) after = before === letter ? "" : letter;
  else if (before.length < most) after = before + letter;
  else after = "";
  const cells = [...sketch.cells];
  cells[cell] = after;
  return { ...sketch, cells };
}

/** With this many pieces in a tray. */
export function withTray(sketch, id, count) {
  return { ...sketch, trays: { ...sketch.trays, [id]: Math.max(0, count) } };
}

export const sameSketch = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The picture of a sketch: the ground of `base`, the pieces drawn, the trays as counted. */
export function pictureOf(sketch, base, palette) {
  const byLetter = new Map(palette.pieces.map((piece) => [piece.letter, piece]));
  const cells = base.cells.map((cell, index) => ({ ...cell, piece: pieceOf(sketch.cells[index] ?? "", byLetter, cell.piece) }));
  const trays = base.trays.map((tray) =>
    Object.hasOwn(sketch.trays, tray.id) ? { ...tray, pieces: fillTray(tray, sketch.trays[tray.id], palette) } : tray,
  );
  return { ...base, cells, trays };
}

function pieceOf(letters, byLetter, before) {
  if (letters === "") return null;
  const known = byLetter.get(letters[0]) ?? (before?.letter === letters[0] ? before : null);
  const plain = { owner: null, letter: letters[0], name: letters[0], label: null };
  return { ...(known ?? plain), count: letters.length };
}

function fillTray(tray, count, palette) {
  const like = tray.pieces[0] ?? palette.pieces.find((piece) => piece.owner === tray.owner) ?? palette.pieces[0];
  return count > 0 ? [{ ...like, count }] : [];
}
