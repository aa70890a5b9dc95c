/**
 * One calm line at the top when the server cannot be reached or has stopped, with a button to try again. Meanwhile the page
 * asks by itself every few seconds, and goes on as soon as there is an answer.
 */

import { api } from "../door/api.js";
import { onNetwork } from "../door/network.js";
import { announce, fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

const ASK_EVERY = 3000;

/**
 * @param {HTMLElement} host
 * @param {() => void} onBack called when the server answers again
 */
export function startBanner(host, onBack) {
  let timer = 0;
  let state = "up";

  function draw() {
    host.hidden = state === "up";
    if (state === "up") {
      fill(host);
      return;
    }
    const text = state === "bye" ? t("server-stopped") : t("network-down");
    fill(
      host,
      icon("warning"),
      h("span", { text }),
      h("button", { type: "button", class: "button", text: t("retry"), on: { click: ask } }),
    );
  }

  // Any answer at all means that the server is back: the request itself reports it.
  const ask = () => void api.get("/meta").catch(() => {});

  onNetwork((now) => {
    const before = state;
    // "down" after "bye" tells nothing new.
    state = now === "down" && before === "bye" ? "bye" : now;
    clearInterval(timer);
    if (state !== "up") timer = setInterval(ask, ASK_EVERY);
    if (state === before) return;
    draw();
    if (state === "up") {
      announce(t("server-back"));
      onBack();
    }
  });

  return { draw };
}
