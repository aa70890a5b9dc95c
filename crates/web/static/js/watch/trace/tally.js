/**
 * A sum that grows with the events of a trace, kept where it changes.
 *
 *     places  3   7   8   …
 *     totals  1   2   5   …        at place 7 it is 2, as at … up to the change at 8
 */

/** How many of the rising numbers in `list` are at most `limit`. */
export function countUpTo(list, limit, low = 0, high = list.length) {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (list[middle] <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The last of the rising numbers in `list` that is at most `limit`, or null. */
export function lastUpTo(list, limit) {
  const count = countUpTo(list, limit);
  return count > 0 ? list[count - 1] : null;
}

/** The first of the rising numbers in `list` beyond `limit`, or null. */
export function firstBeyond(list, limit) {
  return list[countUpTo(list, limit)] ?? null;
}

export class Tally {
  #places = [];
  #totals = [];

  /** Adds `amount` at a place that is not before the last one. */
  add(place, amount) {
    this.#places.push(place);
    this.#totals.push((this.#totals.at(-1) ?? 0) + amount);
  }

  /** The sum at a place. */
  at(place) {
    const count = countUpTo(this.#places, place);
    return count > 0 ? this.#totals[count - 1] : 0;
  }

  /** The first place where the sum is at least `total`: 0 for nothing, null when it never is. */
  placeOf(total) {
    if (total <= 0) return 0;
    let [from, to] = [0, this.#totals.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#totals[middle] < total) from = middle + 1;
      else to = middle;
    }
    return this.#places[from] ?? null;
  }
}
