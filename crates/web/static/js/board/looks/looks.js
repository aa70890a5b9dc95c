/** The looks by the name that pictures give them; a kind nobody has drawn yet is a plain grid. */

import { chequered } from "./chequered.js";
import { cloth } from "./cloth.js";
import { grid } from "./grid.js";
import { pegs } from "./pegs.js";
import { rack } from "./rack.js";
import { tiles } from "./tiles.js";

const LOOKS = { chequered, cloth, grid, pegs, rack, tiles };

/** @returns {import("../types.js").Look} */
export function lookOf(picture) {
  return Object.hasOwn(LOOKS, picture.look) ? LOOKS[picture.look] : grid;
}
