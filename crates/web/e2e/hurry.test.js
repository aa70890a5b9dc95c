// What was found in a hurry is looked at again: once, as long as nobody moves, and it gives way only to something better.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import './noBrowser.js';

const { createEmitter } = await import('../static/js/game/emitter.js');
const { createHints } = await import('../static/js/game/hints.js');
const { createSolver } = await import('../static/js/game/solver.js');
const { settings } = await import('../static/js/settings.js');

const HURRIED = 'champion:patience=300ms';
const THOROUGH = 'champion';
const SETTLED = 200;
const meta = {
  game: 'redswapblue', puzzle: true, default_player: HURRIED, default_solver: THOROUGH, levels: [HURRIED],
  players: [{ id: 'champion', solver: true, parameters: [] }],
};

const helpers = [];
after(() => helpers.forEach((helper) => helper.close()));

/** A game along one way of `steps` steps, whose actions are a1, a2, …; whoever asks for a search gets the answer from the test. */
function madeUpGame(steps = 3) {
  const { on, emit } = createEmitter();
  const at = (node) => ({ id: 's', node, ply: node, turn: node === steps ? 'over' : 'one', result: node === steps ? 'one' : null, last: { action: `a${node}` }, game: 'redswapblue' });
  const game = {
    meta, on, emit, session: at(0), isClosed: false, isBusy: false, orders: [], said: [],
    get isOver() { return game.session.turn === 'over'; },
    tree: { get: (node) => ({ parent: node - 1 }) },
    say: (text) => game.said.push(text),
    goTo(node) {
      game.session = at(node);
      emit('session');
    },
    /** The steps arrive when the test says so. */
    act: () => new Promise((resolve) => {
      game.isBusy = true;
      game.arrive = () => {
        game.isBusy = false;
        game.goTo(game.session.node + 1);
        resolve(true);
      };
    }),
    jobs: {
      start(order) {
        const { promise, resolve } = withResolvers();
        const finish = (end) => {
          resolve({ state: 'ok', problem: null, ...end });
          return pause(0);
        };
        game.orders.push({ ...order, finish });
        return { done: promise, cancel: () => finish({ state: 'cancelled', summary: null }) };
      },
    },
  };
  return game;
}

function withResolvers() {
  let resolve;
  const promise = new Promise((take) => (resolve = take));
  return { promise, resolve };
}

const playersOf = (game) => game.orders.map(({ player }) => player);
const value = (type) => ({ value: -9, value_detail: { type, v: -9, winner: 'one', win_in: 9 } });
const answer = (root, actions, stopped = 'complete') => ({ ...value(root), actions: actions.map(value), stopped });
const plan = (steps, optimal = false) => ({ solved: true, steps, cost: steps.length, optimal, stopped: 'complete' });

async function hintsAfter(first) {
  const game = madeUpGame();
  const hints = createHints(game, () => true, () => true);
  helpers.push(hints);
  hints.update();
  await pause(SETTLED);
  await game.orders[0].finish({ summary: first });
  await pause(SETTLED);
  return { game, hints };
}

/** Goes to the next position and back, and waits until whoever wants to look has asked. */
async function awayAndBack(game) {
  game.goTo(1);
  game.goTo(0);
  await pause(SETTLED);
}

test('a hint is proven when the position and all its moves are', async () => {
  assert.deepEqual(playersOf((await hintsAfter(answer('exact', ['exact', 'exact']))).game), [HURRIED]);
  for (const unproven of [answer('lower', ['lower']), answer('exact', ['exact', 'lower']), answer('exact', ['exact'], 'time')]) {
    const { game, hints } = await hintsAfter(unproven);
    assert.deepEqual(playersOf(game), [HURRIED, THOROUGH]);
    assert.equal(hints.state.proving, true);
  }
});

test('who comes back to a hint found in a hurry sees it at once, and it is looked at again', async () => {
  const hurried = answer('lower', ['lower', 'lower']);
  const { game, hints } = await hintsAfter(hurried);
  game.goTo(1);
  assert.equal(hints.state.answer, null);
  game.goTo(0);
  assert.deepEqual([hints.state.answer, hints.state.proving], [hurried, true]);
  await pause(SETTLED);
  assert.deepEqual(playersOf(game), [HURRIED, THOROUGH, THOROUGH]);
  const proven = answer('exact', ['exact', 'exact']);
  await game.orders[2].finish({ summary: proven });
  assert.deepEqual([hints.state.answer, hints.state.proving], [proven, false]);
  await awayAndBack(game);
  assert.equal(hints.state.answer, proven);
  assert.equal(game.orders.length, 3);
});

test('a longer look at hints that ran into a limit changes nothing, and is not repeated', async () => {
  const hurried = answer('lower', ['lower', 'lower']);
  const limited = [answer('lower', ['lower'], 'time'), answer('exact', ['exact', 'exact'], 'nodes'), answer('exact', ['exact']), null];
  for (const summary of limited) {
    const { game, hints } = await hintsAfter(hurried);
    await game.orders[1].finish({ state: 'limit', summary });
    assert.deepEqual([hints.state.answer, hints.state.proving], [hurried, false]);
    await awayAndBack(game);
    assert.deepEqual([hints.state.answer, hints.state.proving], [hurried, false]);
    assert.equal(game.orders.length, 2);
  }
});

async function solverAfter(first, steps = 3) {
  const game = madeUpGame(steps);
  const solver = createSolver(game);
  helpers.push(solver);
  const shown = solver.showNext();
  await game.orders[0].finish({ summary: first });
  await shown;
  return { game, solver };
}

test('a proof that comes while a step is on its way does not change the plan', async () => {
  for (const play of [(game, solver) => solver.showNext(), (game) => game.act('a1')]) {
    const { game, solver } = await solverAfter(plan(['a1', 'a2', 'a3']));
    assert.deepEqual(playersOf(game), [HURRIED, THOROUGH]);
    const played = play(game, solver);
    await game.orders[1].finish({ summary: plan(['b1', 'b2'], true) });
    assert.deepEqual(solver.state.plan.steps, ['a1', 'a2', 'a3']);
    game.arrive();
    await played;
    assert.deepEqual(solver.state.plan.steps, ['a2', 'a3']);
    assert.deepEqual(playersOf(game), [HURRIED, THOROUGH, THOROUGH], 'from the next position it is looked at again');
  }
});

test('a way is watched to its end though the proof comes during a step', async () => {
  settings.set('speed', 100);
  const { game, solver } = await solverAfter(plan(['a1', 'a2', 'a3']));
  solver.watch();
  await pause(50);
  await game.orders[1].finish({ summary: plan(['b1', 'b2'], true) });
  for (const _ of [1, 2, 3]) {
    assert.equal(solver.state.status, 'watching');
    game.arrive();
    await pause(50);
  }
  assert.equal(solver.state.status, 'idle');
  assert.equal(game.isOver, true);
});

test('a way on which a longer look found nothing better is not looked at again at every step', async () => {
  const { game, solver } = await solverAfter(plan(['a1', 'a2', 'a3']));
  await game.orders[1].finish({ summary: plan(['c1', 'c2', 'c3']) });
  assert.deepEqual([solver.state.plan.steps, solver.state.proving], [['a1', 'a2', 'a3'], false]);
  game.goTo(1);
  game.goTo(2);
  assert.deepEqual([solver.state.plan.steps, solver.state.proving], [['a3'], false]);
  assert.equal(game.orders.length, 2);
});

test('at the goal nobody looks for a way from there, and the way from the start is measured unless it was looked at long', async () => {
  globalThis.fetch = async () => Response.json({ id: 'copy', ply: 0, node: 0 });
  const { game, solver } = await solverAfter(plan(['a1']), 1);
  assert.equal(solver.state.best.isFinal, false);
  game.goTo(1);
  await pause(20);
  assert.deepEqual(game.orders.slice(2).map(({ session, player }) => [session, player]), [['copy', THOROUGH]]);
  await game.orders[2].finish({ summary: plan(['a1']) });
  assert.deepEqual(solver.state.best, { cost: 1, optimal: false, isFinal: true });
  game.goTo(0);
  game.goTo(1);
  await pause(20);
  assert.equal(game.orders.length, 3);
});
