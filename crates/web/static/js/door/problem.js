/** What went wrong, in the server's words (RFC 9457) or our own. */

import { has, t } from "../i18n.js";

/** A failure that can be told to people. */
export class Problem extends Error {
  /** @param {{status?: number, code?: string, title?: string, message?: string, args?: Record<string, any>, at?: number|null}} [fields] those of the API's Problem */
  constructor({ status = 0, code = "unknown", title = "", message = "", args = {}, at = null } = {}) {
    super(message || title || code);
    this.name = "Problem";
    this.status = status;
    this.code = code;
    this.title = title;
    this.args = args ?? {};
    this.at = at ?? null;
  }

  /** The sentence for people: translated when the language has `error-<code>`, else the server's English. */
  text() {
    if (this.code === "network") return t("network-down");
    if (this.code === "unknown") return t("network-odd", { status: this.status });
    return has(`error-${this.code}`) ? t(`error-${this.code}`, this.args) : this.message;
  }
}

/** Wraps the fields of a problem that came inside an answer or an event (`problem` of a job). */
export function asProblem(fields) {
  return fields instanceof Problem ? fields : new Problem(fields ?? {});
}
