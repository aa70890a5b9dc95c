// "Why this move?" never says best where it is not: every player of every game, with the values that the real program reports.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Trace } from '../static/js/watch/trace/trace.js';
import { binary, startServer } from './harness.js';
import { LANGUAGES, bringTexts } from './noBrowser.js';

const { answerWords } = await import('../static/js/watch/story/answer.js');
const { plain } = await import('../static/js/watch/story/moveWords.js');
const { loadLanguage } = await import('../static/js/i18n.js');

const folder = mkdtempSync(join(tmpdir(), 'plyground-answer-'));
let games;

before(async () => {
  const server = await startServer();
  games = (await server.api('GET', '/meta')).body.games;
  await bringTexts(server);
  await server.stop();
  await loadLanguage('en');
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** What the program prints; a search that found nothing ends with 1 and says so. */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(binary, [...args, '--json'], { encoding: 'utf8', maxBuffer: 64 << 20 });
  assert.ok(status === 0 || status === 1, `${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout);
}

/** A position some moves after the start, another for every number. */
function someposition(game, number) {
  const variant = game.game === 'redswapblue' ? ['--variant', 'n=2'] : [];
  let position = null;
  const at = () => [...variant, ...(position === null ? [] : ['--position', position])];
  for (let ply = 0; ; ply += 1) {
    const { turn, actions, outcomes } = run('moves', game.game, ...at());
    const next = actions ?? outcomes;
    if (turn === 'over' || (turn !== 'chance' && ply >= number * 3)) return at();
    position = next[(number * 7 + ply * 3) % next.length].position;
  }
}

/** Small searches of a player that show how it chooses. */
function specsOf(game, { id, parameters }) {
  const has = (wanted) => parameters.some(({ key }) => key === wanted);
  if (id === 'human') return [];
  if (has('level')) return [...[1, 3, 6].flatMap((level) => [0, 1, 2, 3].map((seed) => `${id}:level=${level},seed=${seed}`)), `${id}:nodes=2000`];
  if (id === 'rollout') return [`${id}:games=4,threads=1`];
  if (has('choose')) return ['', 'choose=mean,', 'choose=sum,'].map((choose) => `${id}:${choose}nodes=3000`);
  if (has('depth') && !game.puzzle) return [`${id}:depth=${game.chance ? 1 : 3},nodes=20000`, `${id}:nodes=90`, ...(has('ties') ? [`${id}:depth=2,ties=last`] : [])];
  return [has('nodes') ? `${id}:nodes=2000` : id];
}

/** What claims that nothing is better, in every language. */
const CLAIMS = {
  en: /the largest there is|the smallest there is|no other move holds out longer|No other move has a better/,
  ar: /أكبر ما يمكن|وهي الصغرى|ولا حركة غيره تصمد|ولا حركة غيره (متوسطها|مجموعها) أفضل/,
  fa: /بیشترین چیزی|کمترین، و|بیشتر دوام نمی‌آورد|هیچ حرکت دیگری (میانگین|مجموع) بهتری ندارد/,
};
const BELOW = { en: /below its strength|is better: /, ar: /دون قوّته|(متوسط|مجموع) \S+.* أفضل: /, fa: /پایین‌تر از توان|بهتر است: / };

/** The actions that are reported to be better for the mover than the chosen one. */
function betterThanChosen({ best, turn, actions }) {
  const sign = turn === 'two' ? -1 : 1;
  const own = actions.find(({ action }) => action === best);
  const refuted = turn === 'two' ? 'lower' : 'upper';
  if (!own) return null;
  return actions.filter((other) => other.value_detail.type !== refuted && sign * other.value > sign * own.value);
}

test('no sentence about a move of any player of any game claims more than the values say', async () => {
  const told = [];
  for (const game of games) {
    for (const number of [0, 1, 2]) {
      const at = someposition(game, number);
      for (const spec of game.players.flatMap((player) => specsOf(game, player))) {
        const file = join(folder, 'trace.json');
        const answer = run('analyze', game.game, ...at, '--player', spec, '--root', 'best', '--seed', String(number), '--trace', file);
        if (answer.best) told.push({ what: `${game.game} ${at.join(' ')} ${spec}`, game, answer, trace: new Trace(JSON.parse(readFileSync(file, 'utf8'))) });
      }
    }
  }
  assert.ok(told.length > 150, `${told.length} answers`);
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    let below = 0;
    for (const { what, game, answer, trace } of told) {
      const words = plain(answerWords(trace, game.seats, answer.best));
      assert.ok(words.length > 0 && !/undefined|NaN|\{/.test(words), `${what}: ${words}`);
      const better = betterThanChosen(answer);
      if (CLAIMS[language].test(words)) assert.deepEqual(better, [], `${what} in ${language}: ${words}`);
      if (BELOW[language].test(words)) {
        below += 1;
        assert.ok(better?.length > 0, `${what} in ${language}: ${words}`);
      }
    }
    assert.ok(below > 3, `levels and sampling players err now and then: ${below} in ${language}`);
  }
  await loadLanguage('en');
});

/** The sentence of a made-up reason. */
function words(reason, seats = ['red', 'yellow'], played = null) {
  const kind = reason?.by === 'two' ? 'min' : 'max';
  const events = [{ t: 'enter', n: 1, kind, depth: 1 }, { t: 'leave', n: 1, value: 1, bound: 'exact', source: 'children' }];
  return plain(answerWords(new Trace({ format: 2, best: '3', reason, events }), seats, played)).replaceAll('\u00a0', ' ');
}

const value = (action, number, bound = 'exact', nodes = 1) => ({ action, value: number, bound, nodes });
const reason = (standing, chosen, rival, more = {}) => ({ by: 'one', standing, measure: 'value', legal: 7, judged: 7, nodes: 10, is_looked_at_most: false, chosen, rival, ...more });

test('a move below its strength is called so, whoever moves', () => {
  const weak = reason('below', value('3', 4), value('4', 10));
  assert.equal(words(weak), 'The program plays below its strength here: move 4 was worth 10, and move 3 is worth 4.');
  const small = reason('below', value('3', 14), value('4', 10, 'upper'), { by: 'two' });
  assert.equal(words(small), 'The program plays below its strength here: move 4 was worth at most 10, and move 3 is worth 14. Small values are good for yellow.');
  assert.match(words(weak, ['red', 'yellow'], '7'), /^Instead of move 7 the program would play move 3\. The program plays below/);
});

test('the best is called so, a tie a tie, and what was not compared is not claimed', () => {
  assert.equal(words(reason('best', value('3', 14), value('4', 10, 'upper'))), 'With move 3 red gets value 14, the largest there is. Next comes move 4 with 10 or less.');
  assert.equal(words(reason('tied', value('3', 14), value('4', 14), { by: 'two' })), 'With move 3 yellow, who wants small values, gets value 14, the smallest there is. The same can be had with move 4.');
  assert.equal(words(reason('leading', value('3', 14), null)), 'With move 3 red gets 14. No move that was compared is better, but not all moves were compared.');
  assert.equal(words(reason('close', value('3', 14), value('4', 13.9))), 'With move 3 red gets 14, with move 4 13.9: too close to tell which is better.');
  assert.equal(words(reason('unjudged', null, null)), 'The program chooses move 3 and does not say what the moves are worth.');
  assert.equal(words(reason('only', null, null)), 'There is no other move than move 3.');
  assert.equal(words(undefined), 'The program chooses move 3.');
});

test('sampling tells how often a move was tried and whether its mean is the best', () => {
  const sampled = (standing, more) => words(reason(standing, value('3', 0.5, 'estimate', 6), value('4', 0.6, 'estimate', 4), { measure: 'mean', ...more }));
  assert.equal(sampled('below', { is_looked_at_most: true }), 'Most was tried with move 3: 6 of 10 games, with a mean of 0.5. The mean of move 4 is better: 0.6.');
  assert.equal(sampled('best'), 'Of 10 games 6 were tried with move 3, with a mean of 0.5. No other move has a better mean.');
  assert.match(sampled('close'), /so few games cannot tell which is better/);
  assert.match(words(reason('tied', value('3', 3, 'estimate', 6), value('4', 3, 'estimate', 6), { measure: 'sum' })), /with a mean of 0\.5\. Their sum is 3\. The sum of move 4 is the same\./);
});
