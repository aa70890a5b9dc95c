// A real server and a real browser for the tests: started, watched, and stopped again.

import AxeBuilder from '@axe-core/playwright';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
export const binary = process.env.PLYGROUND_BINARY ?? join(here, '../../../target/debug/plyground');
const browserPath = process.env.PLYGROUND_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** Starts `plyground serve` on a free port with a library of its own. */
export async function startServer(library = join(mkdtempSync(join(tmpdir(), 'plyground-')), 'library.sqlite'), port = 0) {
  const started = process.hrtime.bigint();
  const child = spawn(binary, ['serve', '--no-open', '--port', String(port), '--library', library], { stdio: ['ignore', 'pipe', 'pipe'] });
  const log = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = line.match(/http:\/\/127\.0\.0\.1:\d+/);
      if (found) resolve(found[0]);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${log.join('\n')}`)));
    child.on('error', reject);
  });
  const startSeconds = Number(process.hrtime.bigint() - started) / 1e9;
  return {
    url, library, log, child, startSeconds,
    /** Asks the API as a page would. */
    async api(method, path, body) {
      const answer = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : null };
    },
    /** Ends it as Ctrl-C does; answers its exit code. */
    async stop({ keep = false } = {}) {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(child.exitCode)));
      child.kill('SIGINT');
      const code = await ended;
      if (!keep) rmSync(dirname(library), { recursive: true, force: true });
      return code;
    },
  };
}

/** Starts the browser. */
export function startBrowser() {
  if (!browserPath) throw new Error('no Chromium found; install Debian\'s package chromium or set PLYGROUND_CHROMIUM');
  return chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--font-render-hinting=none'],
  });
}

/** A fresh profile with one page, and everything that goes wrong in it. */
export async function openPage(browser, server, { language = 'en', width = 1200, height = 900, theme = 'light', motion = 'reduce', touch = false, hurried = false, settings = {} } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: motion, hasTouch: touch, locale: 'en-GB' });
  // A busy machine takes its time: nothing gives up within ten minutes.
  context.setDefaultTimeout(600_000);
  await context.addInitScript(([key, value]) => {
    if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, ['plyground.settings', JSON.stringify({ language, ...settings })]);
  if (hurried) {
    // The pauses before a throw and a reply are there for the eye.
    await context.addInitScript(() => {
      const later = globalThis.setTimeout;
      globalThis.setTimeout = (run, wait = 0, ...rest) => later(run, wait < 1000 ? wait / 10 : wait, ...rest);
    });
  }
  const page = await context.newPage();
  const troubles = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(server.url) && !address.startsWith('data:') && !address.startsWith('blob:')) troubles.push(`request to ${address}`);
  });
  return {
    page, context, troubles,
    /** Opens a page of the app by its hash and waits until it is there, and until what it works out is there too. */
    async visit(hash, until) {
      await page.evaluate(() => delete document.querySelector('main')?.dataset.ready);
      await page.goto(`${server.url}/${hash}`);
      await ready(page);
      if (until) await page.waitForSelector(until);
    },
    close: () => context.close(),
  };
}

/** Waits until the screen that the address asks for is there. */
export async function ready(page) {
  await page.waitForSelector('main[data-ready="true"]', { timeout: 600_000 });
}

/** True when the page is wider than the window. */
export function scrollsSideways(page) {
  return page.evaluate(() => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth);
}

/** What keeps people out who do not see, or do not point: rule and places, one line for each. */
export async function barriers(page) {
  // Without frames one page is enough for it, and what is right need not be listed: a third of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ preload: false, resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join('; ')}`);
}
