// Every screen in every language, wide and narrow: accessible, quiet, local, and no wider than the window.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barriers, openPage, scrollsSideways, startBrowser, startServer } from './harness.js';
import { languages, screens, widths } from './screens.js';

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const language of languages) {
  for (const width of widths) {
    // Light and dark by turns: every language and every width is seen in both; all of them with PLYGROUND_SLOW.
    const both = ['reduce', 'no-preference'];
    const turn = (languages.indexOf(language) + widths.indexOf(width)) % 2;
    for (const motion of process.env.PLYGROUND_SLOW ? both : [both[turn]]) {
      test(`every screen in ${language} at ${width} px, motion ${motion}`, async () => {
        const theme = motion === 'reduce' ? 'light' : 'dark';
        const found = [];
        const tab = await openPage(browser, server, { language, width, theme, motion });
        for (const screen of await screens(server)) {
          await tab.visit(screen.hash, screen.until);
          found.push(...(await barriers(tab.page)).map((barrier) => `${screen.name}: ${barrier}`));
          if (await scrollsSideways(tab.page)) found.push(`${screen.name}: scrolls sideways`);
          const root = await tab.page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
          if (root.lang !== language || root.dir !== (language === 'en' ? 'ltr' : 'rtl')) found.push(`${screen.name}: is ${root.lang}, ${root.dir}`);
          found.push(...tab.troubles.splice(0).map((trouble) => `${screen.name}: ${trouble}`));
        }
        await tab.close();
        assert.deepEqual(found, []);
      });
    }
  }
}

test('no screen scrolls sideways at 320 px', async () => {
  const tab = await openPage(browser, server, { width: 320, language: 'ar' });
  for (const screen of await screens(server)) {
    await tab.visit(screen.hash, screen.until);
    assert.equal(await scrollsSideways(tab.page), false, screen.name);
  }
  await tab.close();
});

test('boards are not mirrored in right-to-left languages', async () => {
  const list = (await screens(server)).filter((screen) => screen.name.endsWith('-play'));
  for (const screen of list) {
    const places = [];
    for (const language of ['en', 'ar']) {
      const tab = await openPage(browser, server, { language });
      await tab.visit(screen.hash, screen.until);
      places.push(await tab.page.$$eval('[data-cell]', (cells) => {
        const lefts = cells.map((cell) => [Number(cell.dataset.cell), cell.getBoundingClientRect().left]);
        const least = Math.min(...lefts.map(([, left]) => left));
        return lefts.map(([cell, left]) => `${cell}:${Math.round((left - least) / 10)}`);
      }));
      await tab.close();
    }
    assert.ok(places[0].length > 0, `${screen.name} has cells`);
    assert.deepEqual(places[0].slice(0, 10), places[1].slice(0, 10), screen.name);
  }
});
