// One door: every request and every event of the pages goes through js/door/http.js, and every folder of scripts is on the map.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../static/js');
const DOOR = 'door/http.js';
/** Ways out of a page, and the beginning of an address of the API. */
const WAYS_OUT = [/(?<![\w.#$])fetch\s*\(/, /\b(window|globalThis|self)\.fetch\b/, /\bEventSource\b/, /\bXMLHttpRequest\b/, /\bWebSocket\b/, /\bsendBeacon\b/, /\bimportScripts\b/, /\/api\//];

function scripts(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return scripts(path);
    return name.endsWith('.js') ? [relative(root, path)] : [];
  });
}

test('only one module speaks to the server', () => {
  const found = scripts(root).flatMap((name) => {
    const lines = readFileSync(join(root, name), 'utf8').split('\n');
    return lines.flatMap((line, index) => (WAYS_OUT.some((way) => way.test(line)) ? [`${name}:${index + 1}: ${line.trim()}`] : []));
  });
  assert.ok(found.some((place) => place.startsWith(DOOR)), 'the patterns find the door itself');
  assert.deepEqual(found.filter((place) => !place.startsWith(DOOR)), []);
});

test('the map in docs/web.md has every folder of scripts, and no other', () => {
  const map = readFileSync(join(here, '../../../docs/web.md'), 'utf8').match(/```text\n(crates\/app\/src[\s\S]*?)```/)[1];
  const told = [...map.matchAll(/^ +([a-z]+(?:\/[a-z]+)*)\/ /gm)].map(([, name]) => name).sort();
  const folders = [...new Set(scripts(root).map((name) => dirname(name)).filter((name) => name !== '.'))].sort();
  assert.deepEqual(told, folders);
});
