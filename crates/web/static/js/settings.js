/**
 * What a person has chosen, kept in localStorage under one name, with defaults for the rest.
 *
 *     settings.get("theme")                       "auto"
 *     settings.set("values", true)
 *     settings.get("hintPlayer.connect4")         a key with a dot: per game; no default, null when never set
 *     const off = settings.onChange((key, value) => …)
 *
 * Unreadable or foreign content never breaks the page: what does not fit is left out and the default holds.
 */

const STORE = "plyground.settings";

/** Every key with its default and the values it may take (a list, or a test). */
const SHAPES = {
  language: { default: "", fits: (value) => typeof value === "string" && value.length <= 16 },
  digits: { default: "auto", fits: ["auto", "latin", "arabic", "persian"] },
  theme: { default: "auto", fits: ["auto", "light", "dark"] },
  patterns: { default: false, fits: [true, false] },
  motion: { default: "auto", fits: ["auto", "reduced", "full"] },
  sound: { default: false, fits: [true, false] },
  boardSize: { default: "m", fits: ["s", "m", "l"] },
  letterKeys: { default: true, fits: [true, false] },
  values: { default: false, fits: [true, false] },
  speed: { default: 1, fits: (value) => typeof value === "number" && value > 0 && value <= 100 },
  hintSeconds: { default: 2, fits: (value) => typeof value === "number" && value >= 0.1 && value <= 60 },
};

const listeners = new Set();
let stored = read();

function fits(key, value) {
  if (key.includes(".")) return key.length <= 80 && ["string", "number", "boolean"].includes(typeof value) && String(value).length <= 500;
  const shape = SHAPES[key];
  if (!shape) return false;
  return Array.isArray(shape.fits) ? shape.fits.includes(value) : shape.fits(value);
}

function sift(object) {
  const good = {};
  if (object && typeof object === "object" && !Array.isArray(object)) {
    for (const [key, value] of Object.entries(object)) if (fits(key, value)) good[key] = value;
  }
  return good;
}

function read() {
  try {
    return sift(JSON.parse(localStorage.getItem(STORE) ?? "{}"));
  } catch {
    return {};
  }
}

function write() {
  try {
    localStorage.setItem(STORE, JSON.stringify(stored));
  } catch {
    // A private window may refuse; the choice then lasts as long as the page.
  }
}

function tell(key) {
  for (const listener of [...listeners]) listener(key, settings.get(key));
}

export const settings = {
  /** The chosen value, else the default (null for a key with a dot that was never set). */
  get(key) {
    return stored[key] ?? SHAPES[key]?.default ?? null;
  },

  /** Keeps `value` under `key` and tells the listeners; `null` forgets the choice. A value that does not fit is ignored. */
  set(key, value) {
    if (value === null) {
      if (!(key in stored)) return;
      delete stored[key];
    } else {
      if (!fits(key, value) || stored[key] === value) return;
      stored = { ...stored, [key]: value };
    }
    write();
    tell(key);
  },

  /** Calls `listener(key, value)` after each change, also those made in another tab. Returns the way to stop. */
  onChange(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** All choices as a JSON text, defaults included, so that the file explains itself. */
  exportText() {
    const all = {};
    for (const [key, shape] of Object.entries(SHAPES)) all[key] = stored[key] ?? shape.default;
    return `${JSON.stringify({ plyground: "settings", settings: { ...all, ...stored } }, null, 2)}\n`;
  },

  /** Takes over a text made by {@link exportText}; answers how many choices fitted, or -1 when it is no such file. */
  importText(text) {
    let object;
    try {
      object = JSON.parse(text);
    } catch {
      return -1;
    }
    if (object?.plyground !== "settings") return -1;
    const good = sift(object.settings);
    stored = { ...stored, ...good };
    write();
    for (const key of Object.keys(good)) tell(key);
    return Object.keys(good).length;
  },

  /** Back to the defaults. */
  reset() {
    const keys = Object.keys(stored);
    stored = {};
    write();
    for (const key of keys) tell(key);
  },
};

/** True when nothing should move: by the setting, or by the system when the setting is "auto". */
export function reducedMotion() {
  const motion = settings.get("motion");
  if (motion === "auto") return matchMedia("(prefers-reduced-motion: reduce)").matches;
  return motion === "reduced";
}

/** Puts the choices that are a matter of looks on `<html>`: data-theme, data-patterns, data-motion, data-board-size. */
export function dressPage() {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = settings.get("theme");
  root.dataset.theme = theme === "auto" ? (dark ? "dark" : "light") : theme;
  root.dataset.patterns = settings.get("patterns") ? "on" : "off";
  root.dataset.motion = reducedMotion() ? "reduced" : "full";
  root.dataset.boardSize = settings.get("boardSize");
}

addEventListener("storage", (event) => {
  if (event.key !== STORE && event.key !== null) return;
  const before = stored;
  stored = read();
  for (const key of new Set([...Object.keys(before), ...Object.keys(stored)])) if (before[key] !== stored[key]) tell(key);
});
