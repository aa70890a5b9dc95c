/**
 * Motion from one picture to the next, worked out from the two pictures and the gesture between them. No rules: only that
 * things fall, go along their path, or slide to a wall.
 *
 * A plan says for every cell of the new picture how its piece arrives, and which pieces of the old one vanish:
 *
 *     { arrive: Map(cell → {frames, duration, delay}), vanish: [{cell, piece, to, duration}] }
 *
 * Offsets are in units of the drawing, from the piece's new place.
 */

import { topmost } from "./marks.js";

const STEP = 180;
const LONGEST = 240;
const SLIDE = 130;

/**
 * @param {import("./types.js").Picture} before
 * @param {import("./types.js").Picture} after
 * @param {import("./types.js").Gesture|null} gesture
 * @param {import("./layout.js").Layout} layout
 */
export function planMotion(before, after, gesture, layout) {
  const plan = { arrive: new Map(), vanish: [] };
  if (!gesture || before.look !== after.look || before.cells.length !== after.cells.length || before.columns !== after.columns) return plan;
  if (gesture.type === "column") fall(plan, before, after, gesture.column, layout);
  else if (gesture.type === "path" || gesture.type === "steps") travelAll(plan, before, after, journeys(gesture), layout);
  else if (gesture.type === "place") appear(plan, before, after, gesture.cell);
  else if (gesture.type === "slide") slide(plan, before, after, gesture.direction, layout);
  return plan;
}

const still = (x, y, more = "") => `translate(${x}px, ${y}px)${more}`;

function fall(plan, before, after, column, layout) {
  const cell = topmost(after, column);
  if (cell < 0 || before.cells[cell].piece) return;
  const height = layout.centre(cell).y - layout.top + 60;
  const duration = Math.min(LONGEST, 110 + height * 0.16);
  plan.arrive.set(cell, {
    frames: [
      { transform: still(0, -height), easing: "cubic-bezier(.5,0,.9,.6)" },
      { transform: still(0, 0), offset: 0.78, easing: "ease-out" },
      { transform: still(0, -Math.min(16, height * 0.04)), offset: 0.89, easing: "ease-in" },
      { transform: still(0, 0) },
    ],
    duration,
    delay: 0,
  });
}

/** The ways that pieces go; a step that starts where another ended goes on with it. */
function journeys(gesture) {
  if (gesture.type === "path") return [gesture.spots];
  const ways = [];
  for (const step of gesture.steps) {
    if (step.type !== "path") continue;
    const earlier = ways.find((way) => way[way.length - 1].cell !== undefined && way[way.length - 1].cell === step.spots[0].cell);
    if (earlier) earlier.push(...step.spots.slice(1));
    else ways.push([...step.spots]);
  }
  return ways;
}

function travelAll(plan, before, after, ways, layout) {
  const going = ways.filter((way) => hasLeft(before, after, way[0]));
  if (going.length === 0) return;
  for (const way of going) travel(plan, after, way, layout);
  const starts = new Set(going.map((way) => way[0].cell));
  before.cells.forEach((cell, index) => {
    const isGone = cell.piece && !after.cells[index].piece;
    if (isGone && !starts.has(index)) plan.vanish.push({ cell: index, piece: cell.piece, to: index, duration: LONGEST });
  });
}

/** Whether something was at a spot before that is not there now; when an action is taken back, nothing was. */
function hasLeft(before, after, spot) {
  const count = (picture) => {
    const pieces = spot.cell === undefined ? (picture.trays.find((tray) => tray.id === spot.tray)?.pieces ?? []) : [picture.cells[spot.cell]?.piece];
    return pieces.reduce((sum, piece) => sum + (piece?.count ?? 0), 0);
  };
  const owner = (picture) => (spot.cell === undefined ? null : (picture.cells[spot.cell]?.piece?.owner ?? null));
  return count(before) > count(after) || (count(before) > 0 && owner(before) !== owner(after));
}

function travel(plan, after, spots, layout) {
  const last = spots[spots.length - 1];
  const way = spots.map((spot) => layout.spotCentre(after.trays, spot));
  if (last.cell === undefined || !after.cells[last.cell]?.piece || !way.every(Boolean)) return;
  const end = way[way.length - 1];
  plan.arrive.set(last.cell, {
    frames: way.map(({ x, y }) => ({ transform: still(x - end.x, y - end.y), easing: "ease-in-out" })),
    duration: Math.min(LONGEST, STEP + 30 * (way.length - 2)),
    delay: 0,
  });
}

function appear(plan, before, after, cell, delay = 0) {
  if (before.cells[cell]?.piece || !after.cells[cell]?.piece) return;
  plan.arrive.set(cell, {
    frames: [{ transform: "scale(.2)", opacity: 0 }, { transform: "scale(1.06)", opacity: 1, offset: 0.75 }, { transform: "scale(1)", opacity: 1 }],
    duration: 160,
    delay,
  });
}

/** The cells of every line along a direction, the wall first. */
function lines({ columns, rows }, direction) {
  const isAcross = direction === "left" || direction === "right";
  const count = isAcross ? rows : columns;
  const length = isAcross ? columns : rows;
  const fromEnd = direction === "right" || direction === "down";
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length }, (__, at) => {
      const along = fromEnd ? length - 1 - at : at;
      return isAcross ? line * columns + along : along * columns + line;
    }),
  );
}

const written = (piece) => piece.label ?? piece.letter;

/** Which old tiles become which new one, line by line from the wall; what nothing slides to is new. */
export function matchLine(before, after, line) {
  const old = line.filter((cell) => before.cells[cell].piece);
  const matches = [];
  const fresh = [];
  let next = 0;
  for (const cell of line.filter((place) => after.cells[place].piece)) {
    const label = written(after.cells[cell].piece);
    const first = next < old.length ? written(before.cells[old[next]].piece) : null;
    const second = next + 1 < old.length ? written(before.cells[old[next + 1]].piece) : null;
    if (first === label) matches.push({ cell, from: [old[next++]] });
    else if (first !== null && first === second) matches.push({ cell, from: [old[next++], old[next++]] });
    else fresh.push(cell);
  }
  return { matches, fresh };
}

function slide(plan, before, after, direction, layout) {
  const offset = (from, to) => {
    const [a, b] = [layout.centre(from), layout.centre(to)];
    return still(a.x - b.x, a.y - b.y);
  };
  for (const line of lines(after, direction)) {
    const { matches, fresh } = matchLine(before, after, line);
    for (const { cell, from } of matches) {
      if (from.length === 2) {
        for (const old of from) plan.vanish.push({ cell: old, piece: before.cells[old].piece, to: cell, duration: SLIDE });
        plan.arrive.set(cell, {
          frames: [{ transform: "scale(.7)", opacity: 0 }, { transform: "scale(.7)", opacity: 0, offset: 0.5 }, { transform: "scale(1.12)", opacity: 1, offset: 0.78 }, { transform: "scale(1)", opacity: 1 }],
          duration: LONGEST,
          delay: 0,
        });
      } else if (from[0] !== cell) {
        plan.arrive.set(cell, { frames: [{ transform: offset(from[0], cell), easing: "ease-out" }, { transform: still(0, 0) }], duration: SLIDE, delay: 0 });
      }
    }
    for (const cell of fresh) appear(plan, before, after, cell, SLIDE * 0.6);
  }
}
