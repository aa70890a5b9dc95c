// The pages' modules outside of a browser: they expect a window, and these few of its things are all they touch while they are read.
// A test imports this file first, and the modules that speak to people by `await import(…)` after it.

globalThis.addEventListener ??= () => {};
globalThis.document ??= { documentElement: {} };

export const LANGUAGES = ['en', 'ar', 'fa'];

/** Fetches the texts of every language once; from then on `loadLanguage` of js/i18n.js finds them. */
export async function bringTexts(server) {
  const texts = {};
  for (const language of LANGUAGES) texts[language] = (await server.api('GET', `/i18n/${language}`)).body;
  globalThis.fetch = async (path) => Response.json(texts[path.split('/').at(-1)]);
}
