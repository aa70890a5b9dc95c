// Takes a picture of every screen: node screenshots.js [folder]. Look at them all after a change.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, startBrowser, startServer } from './harness.js';
import { languages, screens, widths } from './screens.js';

const folder = process.argv[2] ?? 'shots';
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
for (const screen of await screens(server)) {
  for (const language of languages) {
    for (const width of widths) {
      for (const theme of ['light', 'dark']) {
        const tab = await openPage(browser, server, { language, width, theme, settings: { values: true } });
        await tab.visit(screen.hash, screen.until);
        await tab.page.waitForTimeout(400);
        await tab.page.screenshot({ path: join(folder, `${screen.name}-${language}-${width}-${theme}.png`), fullPage: true });
        for (const trouble of tab.troubles) console.error(`${screen.name} ${language} ${width} ${theme}: ${trouble}`);
        await tab.close();
      }
    }
  }
  console.log(screen.name);
}
await browser.close();
await server.stop();
