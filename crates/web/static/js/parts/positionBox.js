/** The position as text: to read, to copy, and to paste another one, which the board then shows. */
import { api } from "../door/api.js";
import { copyText, fill, freshId, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { variantDetails } from "./variantDetails.js";

/**
 * @param {ReturnType<typeof import("../game/table.js").createTable>} table
 * @param {(parsed: {position: string, variant: string}) => void} onPosition
 */
export function createPositionBox(table, onPosition) {
  const { meta, game } = table;
  const id = freshId("position");
  const input = h("textarea", {
    id,
    class: "mono position-text",
    dir: "ltr",
    rows: 3,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "none",
    aria: { describedby: `${id}-said` },
  });
  const said = h("p", { id: `${id}-said`, class: "small", role: "status" });
  const show = h("button", { class: "button", text: t("position-show") });
  const copy = h("button", { type: "button", class: "button quiet", on: { click: copyNow } }, icon("copy"), t("copy"));
  const variant = variantDetails(meta, game.session.variant);
  const form = h(
    "form",
    { class: "card position-box stack" },
    h("label", { for: id, class: "name", text: t("position-title") }),
    input,
    variant?.element,
    h("div", { class: "row" }, show, copy),
    said,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    read();
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    read();
  });
  input.addEventListener("paste", () => setTimeout(read));

  async function copyNow() {
    said.className = "small soft";
    said.textContent = t((await copyText(input.value)) ? "copied" : "copy-failed");
  }

  async function read() {
    const text = input.value.trim();
    const rules = variant?.text() ?? game.session.variant;
    if (text === game.session.position && !variant?.isChanged()) return;
    try {
      const parsed = await api.post(`/games/${encodeURIComponent(meta.game)}/parse`, { text, variant: rules });
      input.removeAttribute("aria-invalid");
      fill(said);
      onPosition(parsed);
    } catch (problem) {
      input.setAttribute("aria-invalid", "true");
      said.className = "complaint small";
      fill(said, icon("warning"), h("span", { text: problem.text() }));
      if (problem.at !== null && problem.at !== undefined)
        input.setSelectionRange(problem.at, Math.min(problem.at + 1, input.value.length));
    }
  }

  function draw() {
    if (document.activeElement === input && input.getAttribute("aria-invalid") === "true") return;
    input.value = game.session.position;
    input.removeAttribute("aria-invalid");
    fill(said);
  }

  const off = game.on((what) => what === "session" && draw());
  draw();
  return { element: form, close: off };
}
