// Makes the two pictures of the README again: node pictures.js

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPage, startBrowser, startServer } from './harness.js';

const docs = join(dirname(fileURLToPath(import.meta.url)), '../../../docs');
const server = await startServer();
const browser = await startBrowser();

async function picture(file, game, fields, actions, options) {
  const { body: session } = await server.api('POST', `/games/${game}/sessions`, fields);
  for (const [ply, action] of actions.entries()) {
    const { status, body } = await server.api('POST', `/sessions/${session.id}/actions`, { action, ply });
    if (status !== 200) throw new Error(body.message);
  }
  const tab = await openPage(browser, server, { width: 1240, height: 800, ...options });
  await tab.visit(`#/${game}/${options.screen}?s=${session.id}`);
  await tab.page.waitForSelector('main[data-values-ply]', { timeout: 600_000 });
  await tab.page.waitForTimeout(500);
  await tab.page.screenshot({ path: join(docs, file) });
  await tab.close();
}

await picture('play.png', 'checkers', { seed: 1 }, ['11-15', '23-19', '8-11', '22-17', '4-8', '17-13'], { screen: 'analyse' });
await picture('barjis.png', 'barjis', { seed: 1, position: '0,22,39,84/0,0,11,61/1/dest+three', players: ['human', 'expectiminimax:depth=1'] }, [], {
  screen: 'play', language: 'ar', settings: { values: true },
});
await browser.close();
await server.stop();
