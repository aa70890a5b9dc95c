/**
 * What pointing means: from places pointed at to the one option that is meant. Knows no game, only gestures.
 *
 *     source ──► (passed) ──► target        a path; the target alone, when only one option ends there
 *     any cell of a column                  a column
 *     a cell                                something placed there
 *
 * `point` answers { choose: id } or { ambiguous: [ids] } when the pointing is over, { changed: true } when something is now
 * picked up or let go, and null when it means nothing. Only paths take more than one pointing.
 */

const key = (spot) => (spot.cell !== undefined ? `c${spot.cell}` : `t${spot.tray}`);

export class Picker {
  /**
   * @param {import("./types.js").Option[]} options
   * @param {{columns: number, instant: boolean}} board  `instant`: a piece with a single way to go goes at once
   */
  constructor(options, { columns, instant }) {
    this.columns = columns;
    this.instant = instant;
    this.byColumn = new Map();
    this.byCell = new Map();
    this.byDirection = new Map();
    /** @type {{id: string, keys: string[]}[]} */
    this.paths = [];
    for (const option of options) this.file(option);
    this.cancel();
  }

  file({ id, gesture }) {
    const into = (map, place) => map.set(place, [...(map.get(place) ?? []), id]);
    if (gesture.type === "column") into(this.byColumn, gesture.column);
    else if (gesture.type === "place") into(this.byCell, gesture.cell);
    else if (gesture.type === "slide") into(this.byDirection, gesture.direction);
    else if (gesture.type === "path" && gesture.spots.length > 0) this.paths.push({ id, keys: gesture.spots.map(key) });
  }

  /** Lets go of what is picked up; true when there was something. */
  cancel() {
    const had = Boolean(this.entered?.length || this.goal);
    /** Spots pointed at so far, the source first. */
    this.entered = [];
    /** A target pointed at before any source. */
    this.goal = null;
    return had;
  }

  /** Whether something is picked up. */
  get isPicking() {
    return this.entered.length > 0 || this.goal !== null;
  }

  /** Paths that fit what was pointed at. */
  fitting(entered = this.entered, goal = this.goal) {
    return this.paths.filter(({ keys }) => passes(keys, entered) && (goal === null || keys[keys.length - 1] === goal));
  }

  /** Keys of the spots that a path may start at now. */
  sources() {
    return new Set((this.entered.length > 0 ? this.paths : this.fitting()).map(({ keys }) => keys[0]));
  }

  /** Keys of the spots that can follow: ends, and cells passed on the way. Empty before a source is picked. */
  targets() {
    const ends = new Set();
    const passed = new Set();
    if (this.entered.length === 0) return { ends, passed };
    for (const { keys } of this.fitting()) {
      ends.add(keys[keys.length - 1]);
      for (const spot of keys.slice(progress(keys, this.entered), -1)) passed.add(spot);
    }
    for (const spot of ends) passed.delete(spot);
    return { ends, passed };
  }

  /** Ids of the options that pointing at this cell alone can mean, without paths. */
  directly(cell) {
    return this.byCell.get(cell) ?? this.byColumn.get(cell % this.columns) ?? [];
  }

  /** Whether pointing here means anything at all. */
  means(spot) {
    if (spot.cell !== undefined && this.directly(spot.cell).length > 0) return true;
    const place = key(spot);
    return this.paths.some(({ keys }) => keys.includes(place));
  }

  /** @param {import("./types.js").Spot} spot */
  point(spot) {
    if (spot.cell !== undefined) {
      const ids = this.directly(spot.cell);
      if (ids.length > 0) return over(ids);
    }
    const place = key(spot);
    if (this.entered.length === 0) return this.pointFirst(place);
    return this.pointNext(place);
  }

  /** Takes up what can be dragged from a spot; false when nothing can. */
  pickUp(spot) {
    const place = key(spot);
    if (!this.paths.some(({ keys }) => keys[0] === place)) return false;
    if (this.entered[0] !== place) {
      this.cancel();
      this.entered = [place];
    }
    return true;
  }

  /** A column by its number, from 0. */
  pointColumn(column) {
    const ids = this.byColumn.get(column) ?? [];
    return ids.length > 0 ? over(ids) : null;
  }

  /** A direction of the picture. */
  pointDirection(direction) {
    const ids = this.byDirection.get(direction) ?? [];
    return ids.length > 0 ? over(ids) : null;
  }

  pointFirst(place) {
    const from = this.fitting([place]);
    if (from.length > 0) {
      if (this.goal !== null || (this.instant && from.length === 1)) return this.finish(from);
      this.entered = [place];
      return { changed: true };
    }
    const to = this.fitting([], place);
    if (to.length === 0) return this.cancel() ? { changed: true } : null;
    if (to.length === 1) return this.finish(to);
    if (new Set(to.map(({ keys }) => keys[0])).size === 1) return this.finish(to);
    this.goal = this.goal === place ? null : place;
    return { changed: true };
  }

  pointNext(place) {
    const last = this.entered[this.entered.length - 1];
    const followers = this.fitting([...this.entered, place]);
    const ending = followers.filter(({ keys }) => keys[keys.length - 1] === place);
    if (place === last) {
      // A second time on a cell where a path may end or go on: it ends here. A second time on the source lets go.
      const here = this.entered.length > 1 ? this.fitting().filter(({ keys }) => keys[keys.length - 1] === place) : [];
      return here.length > 0 ? this.finish(here) : this.letGo();
    }
    if (followers.length === 0) return this.startAgain(place);
    if (ending.length === followers.length || followers.length === 1) return this.finish(followers);
    if (ending.length > 0 && this.restIsPlain(followers, ending)) return this.finish(ending);
    this.entered.push(place);
    return { changed: true };
  }

  /** Whether every path that goes on from here can be meant by pointing at its own end. */
  restIsPlain(followers, ending) {
    return followers.every((path) => {
      if (ending.includes(path)) return true;
      const end = path.keys[path.keys.length - 1];
      return this.fitting().filter(({ keys }) => keys[keys.length - 1] === end).length === 1;
    });
  }

  startAgain(place) {
    this.cancel();
    if (this.fitting([place]).length === 0) return { changed: true };
    return this.pointFirst(place);
  }

  letGo() {
    this.cancel();
    return { changed: true };
  }

  finish(paths) {
    this.cancel();
    return over(paths.map(({ id }) => id));
  }
}

function over(ids) {
  return ids.length === 1 ? { choose: ids[0] } : { ambiguous: ids };
}

/** Whether a path starts where the entered spots start and passes the others in their order. */
function passes(keys, entered) {
  return entered.length === 0 || progress(keys, entered) > 0;
}

/** How many spots of the path are behind once these are entered; 0 when they do not fit. */
function progress(keys, entered) {
  if (keys[0] !== entered[0]) return 0;
  let at = 1;
  for (const spot of entered.slice(1)) {
    at = keys.indexOf(spot, at) + 1;
    if (at === 0) return 0;
  }
  return at;
}

export { key as spotKey };
