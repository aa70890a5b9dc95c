/**
 * Building the page: elements in one expression, and the polite live region.
 *
 *     h("button", { class: "button", on: { click: play }, aria: { label: "Play" } }, icon("play"), "Play")
 *
 * Attributes: `class` (text or list, falsy entries are left out), `on` (event handlers), `data` (data-*), `aria` (aria-*),
 * `text` (text content), `style` (object of CSS properties, set from script because the page allows no style attributes),
 * `ref` (called with the element). `true` gives an empty attribute; `false`, `null` and `undefined` leave it out; a few names
 * (`value`, `checked`, `selected`, `disabled`, `indeterminate`, `open`) are set as properties.
 */

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "selected", "disabled", "indeterminate", "hidden"]);

/** @typedef {Record<string, any>} Attributes */
/** @typedef {Node|string|number|boolean|null|undefined|Child[]} Child */

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes|null} [attrs]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attrs, ...children) {
  const node = document.createElement(tag);
  // A select can only take its value once its options are there.
  const { value, ...rest } = attrs ?? {};
  dress(node, rest, true);
  append(node, children);
  if (value !== undefined && value !== null) {
    if ("value" in node) node.value = value;
    else node.setAttribute("value", value);
  }
  return node;
}

/**
 * An SVG element; the same attributes as {@link h}, none of them as properties.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes|null} [attrs]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attrs, ...children) {
  const node = document.createElementNS(SVG, tag);
  dress(node, attrs ?? {}, false);
  append(node, children);
  return node;
}

function dress(node, attrs, properties) {
  for (const [name, value] of Object.entries(attrs)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") {
      const text = Array.isArray(value) ? value.filter(Boolean).join(" ") : value;
      if (text) node.setAttribute("class", text);
    } else if (name === "on") {
      for (const [event, handler] of Object.entries(value)) if (handler) node.addEventListener(event, handler);
    } else if (name === "data") {
      for (const [key, text] of Object.entries(value))
        if (text !== undefined && text !== null && text !== false) node.dataset[key] = text === true ? "" : text;
    } else if (name === "aria") {
      for (const [key, text] of Object.entries(value))
        if (text !== undefined && text !== null) node.setAttribute(`aria-${key}`, String(text));
    } else if (name === "style") {
      for (const [key, text] of Object.entries(value)) {
        if (key.startsWith("--")) node.style.setProperty(key, text);
        else node.style[key] = text;
      }
    } else if (name === "text") {
      node.textContent = value;
    } else if (name === "ref") {
      value(node);
    } else if (properties && PROPERTIES.has(name)) {
      node[name] = value;
    } else {
      node.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

function append(node, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false || child === true) continue;
    if (Array.isArray(child)) append(node, child);
    else node.append(child instanceof Node ? child : String(child));
  }
}

/** Removes all children of `node` and returns it. */
export function clear(node) {
  node.replaceChildren();
  return node;
}

/** Children in, old ones out; the same kinds of children as {@link h}. Returns `node`. */
export function fill(node, ...children) {
  clear(node);
  append(node, children);
  return node;
}

/** Text that keeps its own direction inside a sentence of another: moves, names, numbers. */
export function bdi(text, attrs) {
  return h("bdi", attrs ?? null, text);
}

let announcing = 0;

/**
 * Says `text` through the polite live region. The region is emptied first, so that the same sentence twice is heard twice;
 * of several sentences within a moment all are said, in order.
 */
export function announce(text) {
  const region = document.getElementById("live");
  if (!region || !text) return;
  const waiting = announcing ? `${region.dataset.next} ${text}` : text;
  region.dataset.next = waiting;
  if (announcing) return;
  region.textContent = "";
  announcing = setTimeout(() => {
    announcing = 0;
    region.textContent = region.dataset.next;
    delete region.dataset.next;
  }, 60);
}

/**
 * Whether an event happened at an element that fits the selector.
 * @param {Event} event
 * @param {string} selector
 */
export const isAt = (event, selector) => event.target instanceof Element && event.target.matches(selector);

let counter = 0;

/** A fresh id for labels and descriptions. */
export function freshId(stem = "id") {
  counter += 1;
  return `${stem}-${counter}`;
}

/** A function that calls `run` once, `wait` milliseconds after its last call; `.cancel()` forgets it. */
export function debounce(run, wait) {
  let timer = 0;
  const later = (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), wait);
  };
  later.cancel = () => clearTimeout(timer);
  return later;
}

/**
 * Offers a file to keep: a text of the given type, or a blob.
 * @param {string} name
 * @param {string|Blob} content
 */
export function download(name, content, type = "text/plain") {
  const file = content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` });
  const address = URL.createObjectURL(file);
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Copies `text`; true when it worked (an old way helps where the clipboard is closed, as on plain HTTP in a class room). */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = h("textarea", { class: "visually-hidden", readonly: true, value: text });
    const before = document.activeElement;
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    let done = false;
    try {
      done = document.execCommand("copy");
    } catch {
      done = false;
    }
    area.remove();
    before?.focus?.();
    return done;
  }
}
