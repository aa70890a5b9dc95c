// What the pages know of a recorded search: equal to a slow twin at every place, to the engine's own counters at the end, and told in sentences.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { frontier } from '../static/js/watch/trace/frontier.js';
import { Trace } from '../static/js/watch/trace/trace.js';
import { binary, startServer } from './harness.js';
import { bringTexts, LANGUAGES } from './noBrowser.js';
import { SlowTrace } from './slowTrace.js';

const { sentence } = await import('../static/js/watch/story/story.js');
const { loadLanguage } = await import('../static/js/i18n.js');

const here = dirname(fileURLToPath(import.meta.url));
const golden = join(here, '../../../golden-traces');
const goldenNames = readdirSync(golden).filter((name) => name.endsWith('.json'));
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A position and a variant of each game whose searches are small. */
const SMALL = {
  barjis: { variant: 'cap=1', position: '0,0,39,41/0,11,11,26/1/three' },
  checkers: { position: 'B:W22,27:B9,14' },
  connect4: { variant: 'columns=4,rows=4', position: '1213' },
  redswapblue: { variant: 'n=2' },
  2048: { position: '2,4,8,16/4,8,16,32/8,16,32,64/16,32,64,0' },
};

/** Small values of the parameters that make a search large. */
const LIMITS = { adversarial: { depth: 3 }, chance: { depth: 2 }, sampling: { simulations: 30 }, puzzle: { width: 5 }, rollout: { games: 8, threads: 1 }, iddfs: { depth: 7 } };

const specOf = ({ id, family, parameters }) => {
  const limits = Object.entries(LIMITS[id] ?? LIMITS[family] ?? {}).filter(([key]) => parameters.some((parameter) => parameter.key === key));
  return limits.length ? `${id}:${limits.map(([key, value]) => `${key}=${value}`).join(',')}` : id;
};

/** Settings that make a search do what it does not do otherwise: leave out unlikely outcomes. */
const SETTINGS = { barjis: ['star2:depth=2,cover=0.9'] };

/** Searches too long for the events they may have: the rest is only counted. */
const LONG = { connect4: ['alphabeta:depth=7', 'uct:simulations=2000'], redswapblue: ['astar:nodes=20000', 'idastar:nodes=20000'], 2048: ['expectimax:depth=2'] };

/** Every algorithm of every game, searched once by the program itself. */
const searches = [];
let server;

before(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plyground-model-'));
  server = await startServer();
  const { games } = JSON.parse(execFileSync(binary, ['games', '--json'], { encoding: 'utf8', maxBuffer: 1e8 }));
  for (const { game, players, seats } of games) {
    const { variant, position } = SMALL[game];
    for (const spec of [...players.map(specOf), ...(SETTINGS[game] ?? [])]) {
      const file = join(folder, `${searches.length}.json`);
      const options = [...(variant ? ['--variant', variant] : []), ...(position ? ['--position', position] : [])];
      // A search that finds nothing within its limits says so with its exit code, and has a trace all the same.
      spawnSync(binary, ['analyze', game, '--player', spec, ...options, '--trace', file, '--json']);
      searches.push({ name: `${game} ${spec}`, json: read(file), seats });
    }
    for (const player of LONG[game] ?? []) searches.push({ name: `${game} ${player}, long`, json: await longTrace(game, player), seats });
  }
  rmSync(folder, { recursive: true });
  await bringTexts(server);
  await loadLanguage('en');
});

/** A trace with room for a thousand events, ordered from the server. */
async function longTrace(game, player) {
  let job = (await server.api('POST', '/jobs', { kind: 'trace', game, player, events: 1000 })).body;
  while (!job.summary && !job.problem) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    job = (await server.api('GET', `/jobs/${job.id}`)).body;
  }
  const { body } = await server.api('GET', `/traces/${job.summary?.trace}`);
  assert.ok(body.whole !== null && body.events.some(({ t }) => t === 'skip'), `${game} ${player} should be too long`);
  return body;
}

after(() => server?.stop());

/** The same in Trace's words and in the twin's, at one place, for these nodes. */
function compare(trace, slow, place, numbers, name) {
  const where = `${name} at ${place}`;
  assert.deepEqual(trace.counts(place), slow.counts, where);
  assert.deepEqual(trace.best(place), slow.best, where);
  assert.equal(trace.iteration(place), slow.iteration, where);
  assert.equal(trace.current(place), slow.current, where);
  const families = slow.families();
  for (const n of numbers) {
    const view = slow.view(n);
    const children = families.get(n) ?? [];
    assert.deepEqual(trace.node(n, place), view, `${where}, node ${n}`);
    assert.deepEqual([trace.children(n, place), trace.path(n, place)], [children, slow.wayTo(n)], `${where}, below and above ${n}`);
    const value = runningMean(view, children, slow) ?? view.returned?.value ?? view.best ?? view.mean ?? view.f ?? view.g;
    assert.deepEqual([trace.value(n, place), trace.shape(n, place)], [value, shapeOf(view, children.length > 0)], `${where}, look of ${n}`);
  }
}

/** The mean of the outcomes that have come back to a chance node, while others are to come; null where it cannot be told. */
function runningMean(node, children, slow) {
  if (node.kind !== 'chance' || node.returned || node.best === null) return null;
  const shares = new Map(children.map((n) => slow.view(n)).map(({ action, probability }) => [action, probability]));
  const outcomes = [...new Map(node.handled.map(({ action, value }) => [action, value]))].map(([action, value]) => ({ share: shares.get(action) ?? null, value }));
  if (outcomes.some(({ share }) => share === null)) return null;
  const sum = outcomes.reduce((total, { share, value }) => total + share * value, 0);
  const isOwnSum = Math.abs(sum / (1 - (node.omitted?.probability ?? 0)) - node.best) <= 1e-6 * Math.max(1, Math.abs(node.best));
  return isOwnSum ? sum / outcomes.reduce((total, { share }) => total + share, 0) : null;
}

function shapeOf(node, hasChildren) {
  if (node.kind === 'open') return node.goal !== null ? 'goal' : node.isClosed ? 'closed' : node.isExpanded ? 'expanded' : 'open';
  if (hasChildren || node.skipped > 0) return node.kind;
  const shapes = { evaluator: 'leaf', rules: 'leaf', table: 'table', stopped: 'stopped' };
  return shapes[node.returned?.source] ?? node.kind;
}

function compareLists(trace, slow, place, where) {
  const isGreedy = trace.info.player.startsWith('greedy-best-first');
  const rank = (n) => (({ g, h }) => (isGreedy ? h : g + (h ?? 0)))(slow.nodes.get(n));
  const estimate = (n) => slow.nodes.get(n).h ?? 0;
  const open = [...slow.open].sort((a, b) => rank(a) - rank(b) || estimate(a) - estimate(b));
  const closed = [...slow.closed].reverse();
  for (const most of [0, 3, 1e6]) {
    const expected = { open: { total: open.length, nodes: open.slice(0, most) }, closed: { total: closed.length, nodes: closed.slice(0, most) } };
    assert.deepEqual(frontier(trace, place, most), expected, `${where}, the lists with ${most}`);
  }
}

/** Compares at every place: all nodes where there are few, else those on the way to the present one, and all at some twenty places. */
function compareAll(json, name) {
  const trace = new Trace(json);
  const slow = new SlowTrace();
  const isSmall = trace.length * json.nodes_recorded < 20_000;
  const step = Math.ceil(trace.length / 20);
  compare(trace, slow, 0, [], name);
  json.events.forEach((event, index) => {
    const place = index + 1;
    slow.apply(event);
    const isWhole = isSmall || place % step === 0 || place === trace.length;
    const near = slow.current === null ? [] : slow.wayTo(slow.current);
    compare(trace, slow, place, isWhole ? slow.nodes.keys() : near, name);
    if (!isWhole) return;
    assert.deepEqual(trace.roots(place), slow.roots(), `${name} at ${place}`);
    if (trace.family === 'puzzle') compareLists(trace, slow, place, `${name} at ${place}`);
  });
}

test('at every place the golden traces are what a slow twin makes of them', () => {
  for (const name of goldenNames) compareAll(read(join(golden, name)), name);
});

test('every algorithm of every game is what a slow twin makes of it', () => {
  for (const { json, name } of searches) compareAll(json, name);
});

test('at the end the sums are the counters of the engine itself', () => {
  for (const { json, name } of searches) {
    const trace = new Trace(json);
    const own = trace.counts(trace.length);
    const told = Object.fromEntries(Object.keys(own).map((key) => [key, json.counters[key]]));
    assert.deepEqual(own, told, name);
  }
});

/** Everything a screen shows at a place. */
function view(trace, place, seats) {
  const nodes = [];
  const walk = (n) => {
    nodes.push(trace.node(n, place), trace.shape(n, place), trace.value(n, place));
    trace.children(n, place).forEach(walk);
  };
  trace.roots(place).forEach(walk);
  return structuredClone({
    ...{ nodes, counts: trace.counts(place), best: trace.best(place), current: trace.current(place), line: trace.mainLine(place) },
    ...{ lists: frontier(trace, place, 20), sentence: sentence(trace, place, seats), iteration: trace.iteration(place) },
  });
}

test('so many steps forward and as many back show the same again', () => {
  for (const { json, name, seats } of searches) {
    const trace = new Trace(json);
    const places = [0, 1, 2, 3, ...[0.2, 0.5, 0.8].map((share) => Math.floor(trace.length * share))].filter((place) => place <= trace.length);
    for (const place of places) {
      const first = view(trace, place, seats);
      const far = Math.min(trace.length, place + 25);
      for (let at = place + 1; at <= far; at++) trace.node(trace.current(at), at);
      for (let at = far - 1; at > place; at--) trace.node(trace.current(at), at);
      assert.deepEqual(view(trace, place, seats), first, `${name} at ${place}`);
    }
  }
});

/** Places where `fits(event, node's level)`, found by looking at all. */
function placesOf(trace, fits) {
  return [...Array(trace.length).keys()].map((index) => index + 1).filter((place) => fits(trace.event(place), place));
}

test('the next and the last cut-off, new best, leaf, round and shallow node are found', () => {
  const isLeaf = ({ t, source }) => (t === 'leave' && (source === 'evaluator' || source === 'rules')) || t === 'simulate' || t === 'goal';
  const shallow = (depth) => (trace) => (event, place) => ['enter', 'open', 'select'].includes(event.t) && trace.node(event.n, place).level <= depth;
  const kinds = [
    ['cut', () => ({ t }) => t === 'cut'],
    ['best', () => ({ t }) => t === 'best' || t === 'goal'],
    ['leaf', () => isLeaf],
    ['round', () => ({ t }) => t === 'iteration'],
    ['depth', shallow(0), 0],
    ['depth', shallow(1), 1],
    ['depth', shallow(3), 3],
  ];
  for (const name of goldenNames) {
    const trace = new Trace(read(join(golden, name)));
    for (const [what, fits, depth] of kinds) {
      const places = placesOf(trace, fits(trace));
      for (let place = 0; place <= trace.length; place += 1) {
        assert.equal(trace.next(place, what, depth), places.find((other) => other > place) ?? null, `${name}: ${what} after ${place}`);
        assert.equal(trace.previous(place, what, depth), places.findLast((other) => other < place) ?? null, `${name}: ${what} before ${place}`);
      }
    }
  }
});

test('a number of nodes is found where it is first reached', () => {
  for (const { json, name } of searches) {
    const trace = new Trace(json);
    const all = trace.counts(trace.length).nodes;
    assert.equal(trace.placeOfNodes(0), 0, name);
    assert.equal(trace.placeOfNodes(all + 1), trace.length, name);
    for (let count = 1; count <= all; count += Math.ceil(all / 50)) {
      const place = trace.placeOfNodes(count);
      assert.ok(trace.counts(place).nodes >= count && trace.counts(place - 1).nodes < count, `${name}: ${count} nodes at ${place}`);
    }
  }
});

test('the main line begins with the best action, and a solution is the way the engine tells', () => {
  for (const { json, name } of searches) {
    const trace = new Trace(json);
    const actions = trace.mainLine(trace.length).map((n) => trace.node(n, trace.length).action);
    const hasGoal = json.events.some(({ t }) => t === 'goal');
    if (trace.family === 'puzzle') assert.deepEqual(actions.filter((action) => action !== null), hasGoal ? json.line : [], name);
    else if (actions.length > 1) assert.equal(actions[1], json.best, name);
    if (json.whole === null && trace.family === 'puzzle') assert.equal(hasGoal, json.line.length > 0, name);
  }
});

test('the actions to a node lead to it, and a node that starts at the goal has its position', () => {
  let fromGoal = 0;
  for (const { json, name } of searches) {
    const trace = new Trace(json);
    for (const { n } of json.events.filter(({ t, new: isNew }) => t === 'enter' || t === 'open' || (t === 'select' && isNew))) {
      const node = trace.node(n, trace.length);
      const actions = trace.actionsTo(n, trace.length);
      if (actions === null && !node.fromGoal) {
        assert.ok(json.whole !== null, `${name}: the way to ${n}`);
      } else if (node.fromGoal) {
        fromGoal += 1;
        assert.equal(actions, null, name);
        assert.equal(typeof node.position, 'string', name);
      } else {
        assert.equal(actions.length, node.level, `${name}: node ${n}`);
        assert.equal(actions.at(-1) ?? null, node.action, `${name}: node ${n}`);
      }
    }
  }
  assert.ok(fromGoal > 0, 'a two-ended search was among them');
});

test('every event has a whole sentence in every language', async () => {
  const kinds = new Set();
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    for (const { json, name, seats } of searches) {
      const trace = new Trace(json);
      const stride = Math.max(1, Math.floor(trace.length / 400));
      for (let place = 0; place <= trace.length; place += stride) {
        const text = sentence(trace, place, seats);
        const where = `${language}, ${name} at ${place}: ${text}`;
        kinds.add(trace.event(place)?.t ?? 'start');
        assert.match(text, /^\P{Ll}.*[.؟]\p{Cf}*$/su, where);
        assert.doesNotMatch(text, /story-|\{|\}|undefined|null|NaN|99\d,?999,?\d/, where);
        assert.ok(language === 'en' || /[\u0600-\u06ff]/.test(text), where);
      }
    }
  }
  await loadLanguage('en');
  const told = ['start', 'iteration', 'enter', 'child', 'cut', 'leave', 'omit', 'best', 'select', 'simulate', 'backup', 'open', 'expand', 'reroute', 'reject', 'close', 'goal', 'skip'];
  assert.deepEqual(told.filter((kind) => !kinds.has(kind)), [], 'kinds of events that no search had');
});

const root = { t: 'enter', n: 1, kind: 'max', depth: 2, window: { alpha: null, beta: null } };

test('what is no trace is refused with one line', () => {
  const leave = { t: 'leave', n: 1, value: 0, bound: 'exact', source: 'children' };
  const bad = [
    null, 7, 'trace', [], {}, { format: 2 }, { format: 3, events: [] }, { format: 2, events: {} },
    ...[[{ t: 'leave', n: 1 }], [null], [{ t: 'toString', n: 1 }], [{ n: 1 }], [root, root], [root, { ...root, n: 2, p: 9 }], [{ ...root, n: 'x' }]].map((events) => ({ format: 2, events })),
    ...[[root, leave, { ...root, n: 2, p: 1 }], [root, { ...root, n: 2, p: 1 }, leave], [{ t: 'child', n: 1 }], [{ t: 'skip', n: 4 }]].map((events) => ({ format: 1, events })),
    { format: 2, events: [{ t: 'open', n: 1, g: 0 }, { t: 'open', n: 2, p: 1, action: 'a', g: 1 }, { t: 'reroute', n: 1, p: 2, action: 'b', g: 0, was_g: 0 }] },
  ];
  for (const json of bad) {
    assert.throws(() => new Trace(json), (error) => error.code === 'bad-trace' && !error.message.includes('\n'), JSON.stringify(json));
  }
});

test('an empty trace can be looked at', () => {
  const trace = new Trace({ format: 2, events: [] });
  assert.deepEqual([trace.length, trace.current(0), trace.best(0), trace.roots(0), trace.mainLine(0), trace.next(0, 'cut')], [0, null, null, [], [], null]);
});

test('a large trace is read in a moment', (context) => {
  const events = [root];
  for (let n = 2; events.length < 300_000; n += 1) {
    events.push({ t: 'enter', n, p: 1, action: String(n), kind: 'min', depth: 0 }, { t: 'leave', n, value: n % 9, bound: 'exact', source: 'evaluator' });
    events.push({ t: 'child', n: 1, action: String(n), value: n % 9, best: 8 });
  }
  const started = process.cpuUsage();
  const trace = new Trace({ format: 2, events });
  context.diagnostic(`${trace.length} events in ${Math.round(process.cpuUsage(started).user / 1000)} ms of the processor`);
  assert.equal(trace.counts(trace.length).leaves, trace.counts(trace.length).nodes - 1);
});
