/**
 * Tables of an experiment: players, sortable by every column, and who scored what against whom.
 */

import { bdi, fill, h } from "../dom.js";
import { t, tn } from "../i18n.js";
import { columns, withError } from "./measures.js";
import { splitSpec } from "../game/playerSpec.js";
import { algorithmName, specLine } from "./words.js";

/** A table in a box of its own that scrolls, by keyboard too, instead of the page. */
export function scrollBox(name, table) {
  return h("div", { class: "lab-scroll", role: "region", tabindex: "0", aria: { label: name } }, table);
}

/**
 * A table of players that keeps its order when numbers change.
 * @param {Api.Game} game the catalogue's entry
 * @param {Api.Experiment} plan
 * @param {string} name what the table is called
 */
export function createStandings(game, plan, name) {
  const head = h("thead");
  const body = h("tbody");
  const table = h("table", { class: "lab-table" }, h("caption", { class: "visually-hidden", text: name }), head, body);
  let order = { key: null, isDown: true };
  let shown = "";
  let lines = [];
  let list = [];

  function sortBy(column) {
    const isSame = order.key === column.key;
    order = { key: column.key, isDown: isSame ? !order.isDown : !column.isText };
    drawHead();
    drawBody();
    head.querySelector(`[data-key="${column.key}"] button`)?.focus();
  }

  function drawHead() {
    fill(
      head,
      h(
        "tr",
        null,
        list.map((column) => {
          const isOrder = order.key === column.key;
          return h(
            "th",
            {
              scope: "col",
              class: !column.isText && "number",
              data: { key: column.key },
              aria: isOrder ? { sort: order.isDown ? "descending" : "ascending" } : undefined,
            },
            h(
              "button",
              { type: "button", class: "lab-sort", title: column.hint, on: { click: () => sortBy(column) } },
              h("span", { text: column.words }),
              h("span", { class: "lab-arrow", aria: { hidden: "true" }, text: isOrder ? (order.isDown ? "▼" : "▲") : "" }),
            ),
          );
        }),
      ),
    );
  }

  function drawBody() {
    const column = list.find(({ key }) => key === order.key);
    const sorted = column ? [...lines].sort((one, two) => compare(column.number(one), column.number(two), order.isDown)) : lines;
    fill(
      body,
      sorted.map((line) =>
        h(
          "tr",
          { data: { spec: line.spec } },
          list.map((entry, index) =>
            h(index === 0 ? "th" : "td", { scope: index === 0 ? "row" : undefined, class: entry.isText ? "text" : "number", data: { key: entry.key } }, entry.cell(line)),
          ),
        ),
      ),
    );
  }

  return {
    element: scrollBox(name, table),
    /** Shows these lines. */
    show(next) {
      lines = next;
      list = columns(game, plan, lines);
      const keys = list.map(({ key }) => key).join();
      if (keys !== shown) drawHead();
      shown = keys;
      drawBody();
    },
  };
}

/** What is not known stands last, whichever way. */
function compare(one, two, isDown) {
  const [noOne, noTwo] = [one === null || one === undefined, two === null || two === undefined];
  if (noOne || noTwo) return Number(noOne) - Number(noTwo);
  const sign = isDown ? -1 : 1;
  return sign * (typeof one === "string" ? one.localeCompare(two, undefined, { numeric: true }) : one - two);
}

/** What sets a player apart from others of its kind. */
function specOf({ name, spec }) {
  const [, settings] = splitSpec(spec);
  return settings !== "" || name !== spec ? specLine(settings || spec) : null;
}

const percent = (value) => tn(100 * value, { maximumFractionDigits: 1 });

/** Who scored what against whom, in percent; null where fewer than three met. */
export function crossTable({ standings, cross, superiority }) {
  if (cross.length < 3) return null;
  const name = t("lab-cross");
  const short = (line) => (line.name === line.spec ? algorithmName(line.spec) : line.name);
  const cell = (row, column) => {
    if (row === column) return h("td", { class: "number lab-self", aria: { label: "–" } }, "·");
    const met = cross[row][column];
    if (!met) return h("td", { class: "number" }, "–");
    const chance = superiority[row]?.[column];
    const title = chance === null || chance === undefined ? undefined : t("lab-stronger", { n: percent(chance) });
    // Stronger tint, clearer result; the number says the same.
    const tint = Math.round(Math.abs(met.value - 0.5) * 2 * 100);
    return h(
      "td",
      { class: ["number", met.value >= 0.5 ? "is-ahead" : "is-behind"], title, style: { "--tint": `${tint}%` } },
      withError(met.value, met.error, percent),
    );
  };
  const table = h(
    "table",
    { class: "lab-table lab-cross" },
    h("caption", { class: "visually-hidden", text: name }),
    h(
      "thead",
      null,
      h("tr", null, h("th", { scope: "col", text: t("lab-cross-head") }), standings.map((line, index) => h("th", { scope: "col", class: "number", title: line.spec }, bdi(tn(index + 1))))),
    ),
    h(
      "tbody",
      null,
      standings.map((line, row) =>
        h(
          "tr",
          null,
          h("th", { scope: "row", class: "text" }, h("span", { class: "lab-place", text: tn(row + 1) }), h("bdi", { class: "lab-name", text: short(line) }), specOf(line)),
          standings.map((_, column) => cell(row, column)),
        ),
      ),
    ),
  );
  return h("section", { class: "stack" }, h("h3", { text: name }), scrollBox(name, table));
}
