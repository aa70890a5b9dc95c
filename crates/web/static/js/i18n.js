/**
 * Texts in the chosen language: `t("home-continue")`, `t("standing-ply", { n: 12 })`, numbers in the chosen digits, dates.
 *
 * The server turns the Fluent files into JSON patterns (GET /i18n/{lang}); here they are put together:
 *
 *     "text" | [part…],  part = "text" | {var} | {number} | {select, variants, default} | {message}
 *
 * A message that a language does not have yet falls back to English, one that English does not have shows its id.
 * Whatever is put into a sentence is isolated (U+2068 … U+2069), so that "2x13" stays "2x13" in a right-to-left line.
 */

import { transport } from "./door/transport.js";
import { settings } from "./settings.js";

const FIRST_STRONG_ISOLATE = "\u2068";
const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const POP_ISOLATE = "\u2069";
const LEFT_TO_RIGHT_MARK = "\u200e";
/** Everything that says in which direction a text runs. */
const MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;
/** A part of a text that is kept left to right: notation, or a sum. */
const KEPT = /(\u2066[^\u2069]*\u2069)/;
/** Numbers in a sentence; digits that belong to a name such as UCB1 are none. */
const NUMERALS = /(?<![A-Za-z_\d.])\d+(?:\.\d+)?(?![A-Za-z_\d])/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const NUMBERING = { latin: "latn", arabic: "arab", persian: "arabext" };
const NATIVE_DIGITS = { ar: "arab", fa: "arabext" };

const english = { lang: "en", dir: "ltr", messages: {} };
let current = english;

async function fetchMessages(language) {
  const response = await transport().request("GET", `/i18n/${encodeURIComponent(language)}`);
  if (!response.ok) throw new Error(`no messages for ${language}`);
  return response.json();
}

/**
 * Makes `language` the language of the page: messages, `<html lang dir>`. English is fetched once as the fallback.
 * When `language` cannot be had, English stays.
 */
export async function loadLanguage(language) {
  const wanted = language === "en" ? null : fetchMessages(language).catch(() => null);
  if (Object.keys(english.messages).length === 0) {
    const fetched = await fetchMessages("en").catch(() => null);
    if (fetched) english.messages = fetched.messages;
  }
  current = (await wanted) ?? english;
  document.documentElement.lang = current.lang;
  document.documentElement.dir = current.dir;
}

/** The language of the page: "en", "ar", "fa". */
export const lang = () => current.lang;

/** The direction of the page: "ltr" or "rtl". */
export const dir = () => current.dir;

/** Whether the page's own language (not the English fallback) has the message. */
export const has = (id) => Object.hasOwn(current.messages, id);

/** The text of message `id` with `args` put in. */
export function t(id, args) {
  if (has(id)) return resolve(current.messages[id], args ?? {}, current, 0);
  if (Object.hasOwn(english.messages, id)) return foreign(resolve(english.messages[id], args ?? {}, english, 0));
  return id;
}

/**
 * Translated catalogue text: message `${kind}-${id}` if there is one, else `fallback` (the English of the API).
 * Ids with blanks or dots become ids of messages: "black man" → black-man.
 */
export function label(kind, id, fallback) {
  const key = `${kind}-${slug(id)}`;
  if (has(key) || Object.hasOwn(english.messages, key)) return t(key);
  return foreign(fallback ?? String(id));
}

/** An English sentence on a right-to-left page keeps its own direction; single words and translated texts need no help. */
function foreign(text) {
  return current.dir === "rtl" && /[A-Za-z].*\s/.test(text) && !RIGHT_TO_LEFT.test(text) ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text;
}

/** "Black man" → "black-man". */
export function slug(id) {
  return String(id)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The numbering system of the chosen digits, as `Intl` calls it. */
export function numberingSystem() {
  return NUMBERING[settings.get("digits")] ?? NATIVE_DIGITS[current.lang] ?? "latn";
}

/** The same as the server calls them. */
export const digitsName = () => Object.keys(NUMBERING).find((name) => NUMBERING[name] === numberingSystem());

function locale() {
  return `${current.lang}-u-nu-${numberingSystem()}`;
}

const formatters = new Map();

function formatter(kind, options, make) {
  const key = `${kind} ${locale()} ${JSON.stringify(options ?? {})}`;
  if (!formatters.has(key)) formatters.set(key, make(locale(), options));
  return formatters.get(key);
}

/**
 * A number in the chosen digits; `options` are those of `Intl.NumberFormat`. The minus is the same sign in every language, and stays
 * to the left of its number in every direction.
 */
export function tn(number, options) {
  if (number === null || number === undefined || Number.isNaN(number)) return "–";
  if (typeof number !== "number" && typeof number !== "bigint") return digits(String(number));
  if (number === Infinity) return "∞";
  if (number === -Infinity) return "−∞";
  const text = formatter("number", options, (where, how) => new Intl.NumberFormat(where, { maximumFractionDigits: 3, ...how })).format(number);
  if (number >= 0) return text;
  const minus = text.replace(MARKS, "").replace("-", "−");
  return current.dir === "rtl" ? `${LEFT_TO_RIGHT_ISOLATE}${minus}${POP_ISOLATE}` : minus;
}

/** A text without the marks of direction, for drawings, which run from left to right everywhere. */
export const unmarked = (text) => text.replace(MARKS, "");

/** The digits of `text` in the chosen digits, everything else untouched. For captions and row names, never for notation. */
export function digits(text) {
  const system = numberingSystem();
  if (system === "latn") return text;
  const zero = system === "arab" ? 0x0660 : 0x06f0;
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/**
 * A sum that runs from left to right in every language, on one line. Arabic digits need a mark at each sign, for without it they
 * turn what stands between them round.
 */
export function formula(text) {
  if (current.dir === "ltr" && numberingSystem() === "latn") return text;
  const signs = text.replace(/\s*[=+/·]\s*/g, (sign) => `${LEFT_TO_RIGHT_MARK}${sign.replaceAll(" ", "\u00a0")}${LEFT_TO_RIGHT_MARK}`);
  return `${LEFT_TO_RIGHT_ISOLATE}${signs}${POP_ISOLATE}`;
}

/** A right-to-left sentence with its numbers in the chosen digits; notation stays as it is written. */
export function prose(text) {
  if (current.dir === "ltr" || !RIGHT_TO_LEFT.test(text)) return text;
  const isSum = (part) => part.includes(" = ") && !/[A-Za-z]/.test(part);
  const written = (part) => (isSum(part) ? formula(numerals(part.slice(1, -1))) : part);
  return text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? written(part) : numerals(part)))
    .join("");
}

/** The numbers of a text in the chosen digits, with the decimal sign that belongs to them. */
export function numerals(text) {
  if (numberingSystem() === "latn") return text;
  return text.replace(NUMERALS, (number) => digits(number).replace(".", "٫"));
}

/** A moment as date and time. Takes what `Date` takes; numbers below 10¹¹ are taken as seconds. */
export function td(moment, options) {
  const how = options ?? { dateStyle: "medium", timeStyle: "short" };
  return formatter("date", how, (where, given) => new Intl.DateTimeFormat(where, given)).format(asDate(moment));
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** A moment as distance from now: "3 minutes ago", "yesterday". */
export function ago(moment) {
  const seconds = (asDate(moment).getTime() - Date.now()) / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const format = formatter("ago", { numeric: "auto" }, (where, how) => new Intl.RelativeTimeFormat(where, how));
  if (unit === "second") return format.format(0, "second");
  return format.format(Math.round(seconds / length), unit);
}

function asDate(moment) {
  if (moment instanceof Date) return moment;
  if (typeof moment === "number" && moment < 1e11) return new Date(moment * 1000);
  return new Date(moment);
}

/** `text` kept apart from the direction of what surrounds it. Left alone where nothing can go wrong, to copy cleanly. */
export function isolate(text) {
  const plain = String(text);
  if (current.dir === "ltr" && !RIGHT_TO_LEFT.test(plain)) return plain;
  return `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}`;
}

function resolve(pattern, args, language, depth) {
  if (typeof pattern === "string") return prose(pattern);
  if (!Array.isArray(pattern) || depth > 8) return "";
  return pattern.map((part) => resolvePart(part, args, language, depth)).join("");
}

function resolvePart(part, args, language, depth) {
  // A number that the message itself has is in the digits of the page too.
  if (typeof part === "string") return prose(part);
  if (Array.isArray(part)) return resolve(part, args, language, depth + 1);
  if (part.var !== undefined) return put(args[part.var], part.var);
  if (part.number !== undefined) return put(asNumber(args[part.number]), part.number);
  if (part.message !== undefined) return depth > 8 ? "" : t(part.message, args);
  if (part.select !== undefined) return resolve(variant(part, args[part.select], language), args, language, depth + 1);
  return "";
}

function put(value, name) {
  if (value === undefined || value === null) return `{${name}}`;
  return isolate(typeof value === "number" ? tn(value) : value);
}

function asNumber(value) {
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : value;
}

const rules = new Map();

function pluralRules(lang) {
  if (!rules.has(lang)) rules.set(lang, new Intl.PluralRules(lang));
  return rules.get(lang);
}

/** Fluent's rule: an exact match first, then the plural category of a number, then the default. */
function variant(part, value, language) {
  const variants = part.variants;
  if (value !== undefined && Object.hasOwn(variants, String(value))) return variants[String(value)];
  const number = asNumber(value);
  if (typeof number === "number") {
    const category = pluralRules(language.lang).select(number);
    if (Object.hasOwn(variants, category)) return variants[category];
  }
  return variants[part.default] ?? "";
}
