//! The root of every search in this family: rounds of growing depth, the judgement of each
//! action, and the answer when time runs out in the middle of a round.
//!
//! ```text
//!   round 1:  a=3  b≤3  c=5*             best c
//!   round 2:  c=4* a≤4  b≤4              best c, searched first: it is likely best again
//!   round 3:  c=2* a=6* ── stopped ──    a is better than c at this depth: answer a
//! ```
//!
//! The answer is the last finished round's, unless the unfinished one has looked at that
//! round's best action and already found a better one.
//!
//! A search may aspire: expect a value near the last round's, open the window only that far, and
//! look again with a wider one when the value falls outside.

use super::line::Lines;
use super::walk::{DEEPEST, Step, Walk, no_chance};
use super::window::{Window, told_bound};
use plyground_core::{
    Bound, Deterministic, Evaluator, Event, Game, Judged, Limits, Observer, Player, Root, Source, Stop, Turn, Value, Verdict, Worth,
};
use std::time::Duration;

/// What an algorithm adds to the root: how it looks at one action.
pub(super) trait Looks<'a, G: Deterministic, E, O> {
    /// What it carries along.
    fn walk(&mut self) -> &mut Walk<'a, G, E, O>;

    /// The value of a step for the player who makes it, as exact as `window` asks. `tried` actions
    /// were looked at before; none when this one is not to be compared with others.
    fn look(&mut self, step: Step<'_, G>, window: Window, tried: usize) -> Result<Value, Stop>;

    /// The order in which the first round looks at the root's actions.
    fn first_order(&mut self, position: &G, actions: &[G::Action], me: Player) -> Vec<usize> {
        let _ = (position, me);
        (0..actions.len()).collect()
    }

    /// True when the algorithm narrows the window, so that events show it.
    const HAS_WINDOW: bool;

    /// True when later rounds look at the best action first.
    fn tries_best_first(&self) -> bool {
        false
    }

    /// How far from the last round's value the next one is expected; `None` to expect nothing.
    fn aspiration(&mut self) -> Option<Value> {
        None
    }

    /// The time after which no new round begins while the best action stays the same; twice that
    /// when it has just changed. `is_forced` when there is only one action.
    fn pace(&self, is_forced: bool) -> Option<Duration> {
        let _ = is_forced;
        None
    }

    /// True when `value` replaces `best` as the choice of `me`.
    fn is_preferred(&self, value: Value, best: Value, me: Player) -> bool {
        let _ = me;
        value > best
    }
}

/// One action of the root and what is known of it, from the mover's view.
struct Candidate<A> {
    action: A,
    found: Option<Found<A>>,
    /// What the last finished round said.
    settled: Option<Found<A>>,
    nodes: u64,
    is_reached: bool,
}

/// What a look at an action of the root found, from the mover's view.
#[derive(Clone)]
struct Found<A> {
    value: Value,
    bound: Bound,
    depth: u32,
    line: Vec<A>,
}

impl<A: Clone> Candidate<A> {
    const fn new(action: A) -> Self {
        Self { action, found: None, settled: None, nodes: 0, is_reached: false }
    }

    /// Notes what a look found. Of an action that is no better than another no line comes back:
    /// then the one known before stands.
    fn note(&mut self, value: Value, bound: Bound, depth: u32, lines: &Lines<A>) {
        let line = match self.found.take() {
            Some(before) if bound == Bound::Upper => before.line,
            None if bound == Bound::Upper => vec![self.action.clone()],
            _ => lines.led_by(&self.action),
        };
        self.found = Some(Found { value, bound, depth, line });
        self.is_reached = true;
    }
}

/// What a round found, finished or not, from the mover's view.
struct Answer {
    best: usize,
    value: Value,
    bound: Bound,
    depth: u32,
}

/// Searches the root in rounds, or at once when `deepening` is off and a depth is given.
pub(super) fn search<'a, G, E, O, L>(looks: &mut L, root: &Root<'_, G>, limits: &Limits, deepening: bool) -> Verdict<G::Action>
where
    G: Deterministic,
    E: Evaluator<G> + 'a,
    O: Observer<G> + 'a,
    L: Looks<'a, G, E, O>,
{
    match root.position.turn() {
        Turn::Player(me) => {
            let actions: Vec<G::Action> = root.position.actions().into_iter().collect();
            let order = looks.first_order(root.position, &actions, me);
            let candidates = actions.into_iter().map(Candidate::new).collect();
            Rounds { root, me, candidates, order, current: None, answer: None, window: Window::OPEN }.run(looks, limits, deepening)
        }
        Turn::Over(outcome) => {
            let walk = looks.walk();
            let entered = walk.enter(root.position, None, Turn::Over(outcome), 0, None);
            let stopped = entered.map_or_else(
                |stop| stop,
                |node| {
                    walk.rules(node, outcome, 0);
                    Stop::Complete
                },
            );
            let worth = Worth::of(Value::of_outcome(outcome, 0), Bound::Exact);
            verdict(walk, None, worth, Vec::new(), Vec::new(), stopped)
        }
        Turn::Chance => no_chance(),
    }
}

struct Rounds<'r, G: Game> {
    root: &'r Root<'r, G>,
    me: Player,
    candidates: Vec<Candidate<G::Action>>,
    order: Vec<usize>,
    /// Best of the round under way: index and value.
    current: Option<(usize, Value)>,
    /// Best of the rounds that are over.
    answer: Option<Answer>,
    /// The window the round under way began with.
    window: Window,
}

impl<G: Deterministic> Rounds<'_, G> {
    fn run<'a, E, O, L>(mut self, looks: &mut L, limits: &Limits, deepening: bool) -> Verdict<G::Action>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        let deepest = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        // Without a depth limit, rounds are the only way to have an answer when time is up.
        let is_in_rounds = deepening || limits.depth.is_none();
        let shallowest = if is_in_rounds { 1 } else { deepest };
        let mut stopped = Stop::Depth;
        for depth in shallowest..=deepest {
            if is_in_rounds {
                looks.walk().observer.see(Event::Iteration { bound: depth });
            }
            if let Err(stop) = self.rounds_until_inside(looks, depth) {
                stopped = stop;
                self.settle_unfinished(depth);
                break;
            }
            let is_same = self.answer.as_ref().map(|answer| answer.best) == self.current.map(|(best, _)| best);
            self.settle(looks, depth);
            if self.is_complete(looks.walk().guesses, depth) {
                stopped = Stop::Complete;
                break;
            }
            let patience = if is_same { 1 } else { 2 };
            if looks.pace(self.candidates.len() == 1).is_some_and(|pace| looks.walk().clock.elapsed() >= pace * patience) {
                stopped = Stop::Time;
                break;
            }
        }
        self.verdict(looks, stopped)
    }

    /// A round with the window the search aspires to, and more with wider ones until the value
    /// lies inside.
    fn rounds_until_inside<'a, E, O, L>(&mut self, looks: &mut L, depth: u32) -> Result<(), Stop>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        /// Shallow rounds are cheap, and their values jump.
        const SETTLED: u32 = 4;
        let expected = self.answer.as_ref().filter(|_| depth > SETTLED && !self.root.judge_all).map(|answer| answer.value);
        let mut margin = looks.aspiration();
        self.window = match (expected, margin) {
            (Some(value), Some(margin)) if !value.is_decisive() => Window::around(value, margin),
            _ => Window::OPEN,
        };
        loop {
            self.round(looks, depth)?;
            let (_, value) = self.current.expect("a round looks at every action");
            let bound = self.window.bound(value);
            if self.window == Window::OPEN || bound == Bound::Exact {
                return Ok(());
            }
            margin = margin.map(|margin| Value(margin.0.saturating_mul(4)));
            let wide = margin.filter(|margin| margin.0 < Value::MOST.0 / 8 && !value.is_decisive());
            let wider = wide.map_or(Window::OPEN, |margin| Window::around(value, margin));
            if bound == Bound::Upper {
                self.window.alpha = wider.alpha;
            } else {
                self.window.beta = wider.beta;
            }
        }
    }

    /// One round: every action of the root, to the same depth.
    fn round<'a, E, O, L>(&mut self, looks: &mut L, depth: u32) -> Result<(), Stop>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        let (me, position) = (self.me, self.root.position);
        self.current = None;
        self.candidates.iter_mut().for_each(|candidate| candidate.is_reached = false);
        let walk = looks.walk();
        walk.guesses = 0;
        let told = |window: Window| L::HAS_WINDOW.then(|| window.told(me));
        let node = walk.enter(position, None, Turn::Player(me), depth, told(self.window))?;
        let mut window = self.window;
        for at in 0..self.order.len() {
            let index = self.order[at];
            let action = self.candidates[index].action.clone();
            let before = looks.walk().nodes();
            let step = Step { position, action: &action, me, depth: depth - 1, ply: 1, reduction: 0 };
            let looked = looks.look(step, window, if self.root.judge_all { 0 } else { at });
            let walk = looks.walk();
            let candidate = &mut self.candidates[index];
            candidate.nodes += walk.nodes() - before;
            let Ok(value) = looked else {
                walk.abandon(node);
                return looked.map(|_| ());
            };
            candidate.note(value, window.bound(value), depth, &walk.lines);
            let is_best = self.current.is_none_or(|(_, best)| looks.is_preferred(value, best, me));
            let walk = looks.walk();
            if is_best {
                self.current = Some((index, value));
                walk.observer.see(Event::Best { action: &action, value: value.pov(me).into() });
            }
            if !self.root.judge_all && L::HAS_WINDOW {
                window = window.raised(value);
            }
            let best = self.current.map_or(value, |(_, best)| best);
            let (told_value, told_best) = (value.pov(me).into(), best.pov(me).into());
            walk.observer.see(Event::Child { node, action: &action, value: told_value, best: told_best, window: told(window) });
            if value >= self.window.beta && self.window != Window::OPEN {
                // Better than expected: another round will tell how much.
                break;
            }
        }
        let (_, value) = self.current.expect("a player to move has an action");
        looks.walk().leave(node, me, value, self.window.bound(value), Source::Children);
        Ok(())
    }

    /// Keeps what a finished round found.
    fn settle<'a, E, O, L>(&mut self, looks: &mut L, depth: u32)
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        self.keep_answer(depth, Bound::Exact);
        self.candidates.iter_mut().for_each(|candidate| candidate.settled.clone_from(&candidate.found));
        if let (true, Some((best, _))) = (looks.tries_best_first(), self.current) {
            let at = self.order.iter().position(|&index| index == best).expect("the best action is in the order");
            self.order[..=at].rotate_right(1);
        }
    }

    /// Keeps what an unfinished round found, if it is better than what the last one knew.
    fn settle_unfinished(&mut self, depth: u32) {
        let Some((best, value)) = self.current else { return };
        if value <= self.window.alpha {
            return;
        }
        let is_better = self.answer.as_ref().is_none_or(|answer| answer.best != best && self.candidates[answer.best].is_reached);
        if is_better {
            self.keep_answer(depth, Bound::Lower);
            for candidate in &mut self.candidates {
                // What only an earlier round has seen is no bound at this depth.
                let guess = candidate.settled.take().map(|settled| Found { bound: Bound::Estimate, ..settled });
                candidate.settled = if candidate.is_reached { candidate.found.take() } else { guess };
            }
        }
    }

    fn keep_answer(&mut self, depth: u32, bound: Bound) {
        if let Some((best, value)) = self.current {
            self.answer = Some(Answer { best, value, bound, depth });
        }
    }

    /// True when a deeper round could change nothing: no value rests on the evaluator, or the
    /// game is decided within the depth that has been seen in full.
    fn is_complete(&self, guesses: u64, depth: u32) -> bool {
        let is_decided = |value: Value| value.decided().is_some_and(|(_, plies)| plies <= depth);
        let mut values = self.candidates.iter().filter_map(|candidate| candidate.found.as_ref()).map(|found| found.value);
        guesses == 0 || if self.root.judge_all { values.all(is_decided) } else { self.current.is_some_and(|(_, value)| is_decided(value)) }
    }

    fn verdict<'a, E, O, L>(self, looks: &mut L, stopped: Stop) -> Verdict<G::Action>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        let me = self.me;
        let worth_of = |value: Value, bound| Worth::of(value.pov(me), told_bound(bound, me));
        let walk = looks.walk();
        let (best, worth) = if let Some(answer) = self.answer {
            walk.counters.depth = answer.depth;
            (&self.candidates[answer.best], worth_of(answer.value, answer.bound))
        } else {
            // Stopped before anything was seen: the first action, and the evaluator's guess.
            let guess = Worth::of(walk.evaluator.evaluate(self.root.position), Bound::Estimate);
            (&self.candidates[self.order[0]], guess)
        };
        let line = best.settled.as_ref().map_or_else(|| vec![best.action.clone()], |settled| settled.line.clone());
        let best = best.action.clone();
        let judged = |candidate: Candidate<G::Action>| {
            let Found { value, bound, depth, line } = candidate.settled?;
            Some(Judged { action: candidate.action, worth: worth_of(value, bound), nodes: candidate.nodes, depth, line })
        };
        let actions = self.candidates.into_iter().filter_map(judged).collect();
        verdict(walk, Some(best), worth, actions, line, stopped)
    }
}

fn verdict<G, E, O>(
    walk: &Walk<'_, G, E, O>,
    best: Option<G::Action>,
    worth: Worth,
    actions: Vec<Judged<G::Action>>,
    line: Vec<G::Action>,
    stopped: Stop,
) -> Verdict<G::Action>
where
    G: Deterministic,
    E: Evaluator<G>,
    O: Observer<G>,
{
    let mut counters = walk.counters;
    counters.nodes = walk.nodes();
    Verdict { best, worth, actions, line, counters, stopped, elapsed: walk.clock.elapsed() }
}
