//! The root of every search in this family: rounds of growing depth, the judgement of each
//! action or outcome, and the answer when time runs out in the middle of a round.
//!
//! ```text
//!   a player's root:  a=3.2  b≤3.2  c=5.0*        best c, value 5.0
//!   chance's root:    ⅓·3.0 + ⅔·6.0               no best action, value 5.0
//! ```
//!
//! The answer is the last finished round's, unless the unfinished one has looked at that round's
//! best action and already found a better one.

use super::cover::Cover;
use super::walk::{DEEPEST, Via, Walk};
use super::window::Window;
use crate::listing::root_actions;
use plyground_core::{Bound, Evaluator, Event, Game, Judged, Limits, Observer, Player, Root, Source, Stop, Turn, Verdict, Worth};

/// What an algorithm adds to the root: how it looks at one position below it.
pub(super) trait Looks<'a, G: Game, E, O> {
    /// True when the algorithm narrows the window, so that events show it.
    const HAS_WINDOW: bool;

    /// What it carries along.
    fn walk(&mut self) -> &mut Walk<'a, E, O>;

    /// The value of a position, as exact as `window` asks.
    fn look(&mut self, position: &G, via: Via<'_, G::Action>, depth: u32, window: Window) -> Result<f64, Stop>;

    /// The order in which the root's actions are looked at, searching to `depth`.
    fn first_order(&mut self, position: &G, actions: &[G::Action], me: Player, depth: u32) -> Vec<usize> {
        let _ = (position, me, depth);
        (0..actions.len()).collect()
    }

    /// Bytes its own structures take.
    fn bytes(&self) -> usize;
}

/// One action or outcome of the root and what is known of it.
struct Candidate<A> {
    action: A,
    /// Its share of the mean, when the root belongs to chance.
    probability: Option<f64>,
    found: Option<Found>,
    /// What the last finished round said.
    settled: Option<Found>,
    nodes: u64,
    is_reached: bool,
}

/// What a look at an action or outcome of the root found.
#[derive(Clone, Copy)]
struct Found {
    value: f64,
    bound: Bound,
    depth: u32,
}

/// What a round found, finished or not.
struct Answer {
    /// The best action; nothing when chance acts.
    best: Option<usize>,
    value: f64,
    bound: Bound,
    depth: u32,
}

/// The depth to search to: the limit, and one more for every `grow` actions made before the root.
pub(super) fn depth_of<G>(limits: &Limits, grow: Option<u32>, root: &Root<'_, G>) -> Option<u32> {
    let more = grow.map_or(0, |grow| root.actions_made / grow.max(1));
    limits.depth.map(|depth| depth.saturating_add(more).clamp(1, DEEPEST))
}

/// Searches the root to `depth` at once, or in rounds of growing depth when there is none.
pub(super) fn search<'a, G, E, O, L>(looks: &mut L, root: &Root<'_, G>, depth: Option<u32>) -> Verdict<G::Action>
where
    G: Game,
    E: Evaluator<G> + 'a,
    O: Observer<G> + 'a,
    L: Looks<'a, G, E, O>,
{
    let position = root.position;
    let turn = position.turn();
    let mut candidates = Vec::new();
    let mut unlisted = None;
    let mut add = |action, probability| {
        candidates.push(Candidate { action, probability, found: None, settled: None, nodes: 0, is_reached: false });
    };
    match turn {
        Turn::Over(outcome) => return finished(looks, position, outcome),
        Turn::Player(_) => {
            let listing = root_actions(position, &looks.walk().clock);
            unlisted = listing.stopped;
            listing.actions.into_iter().for_each(|action| add(action, None));
        }
        Turn::Chance => {
            let chosen = looks.walk().cover.choose(position, 1);
            let mut list = Vec::new();
            Cover::list(position, chosen, &mut list);
            for (outcome, probability) in list {
                add(outcome, Some(probability));
            }
        }
    }
    let order = match turn {
        Turn::Player(me) => {
            let actions: Vec<G::Action> = candidates.iter().map(|candidate| candidate.action.clone()).collect();
            looks.first_order(position, &actions, me, depth.unwrap_or(1))
        }
        _ => (0..candidates.len()).collect(),
    };
    Rounds { root, turn, candidates, unlisted, order, current: None, answer: None }.run(looks, depth)
}

/// The verdict on a game that is over.
fn finished<'a, G, E, O, L>(looks: &mut L, position: &G, outcome: plyground_core::Outcome) -> Verdict<G::Action>
where
    G: Game,
    E: Evaluator<G> + 'a,
    O: Observer<G> + 'a,
    L: Looks<'a, G, E, O>,
{
    let walk = looks.walk();
    let stopped = match walk.enter(position, Via::root(), Turn::Over(outcome), 0, None) {
        Err(stop) => stop,
        Ok(node) => {
            walk.rules(node, position, outcome);
            Stop::Complete
        }
    };
    let worth = Worth::expected(walk.evaluator.outcome(position, outcome), Bound::Exact);
    verdict(looks, None, worth, Vec::new(), stopped)
}

struct Rounds<'r, G: Game> {
    root: &'r Root<'r, G>,
    turn: Turn,
    candidates: Vec<Candidate<G::Action>>,
    /// Why some actions are not among the candidates.
    unlisted: Option<Stop>,
    order: Vec<usize>,
    /// The round under way: its best action, and its best value or its sum so far.
    current: Option<(usize, f64)>,
    /// The rounds that are over.
    answer: Option<Answer>,
}

impl<G: Game> Rounds<'_, G> {
    fn run<'a, E, O, L>(mut self, looks: &mut L, depth: Option<u32>) -> Verdict<G::Action>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        let (shallowest, deepest) = depth.map_or((1, DEEPEST), |depth| (depth, depth));
        let mut stopped = Stop::Depth;
        for round in shallowest..=deepest {
            if depth.is_none() {
                looks.walk().observer.see(Event::Iteration { bound: round });
            }
            let result = match self.turn {
                Turn::Player(me) => self.round(looks, me, round),
                _ => self.chance_round(looks, round),
            };
            if let Err(stop) = result {
                stopped = stop;
                self.settle_unfinished(round);
                break;
            }
            self.settle(round);
            if looks.walk().guesses == 0 {
                // Every value rests on the rules: looking deeper changes nothing.
                stopped = Stop::Complete;
                break;
            }
        }
        if let (Stop::Depth | Stop::Complete, Some(unlisted)) = (stopped, self.unlisted) {
            stopped = unlisted;
        }
        self.verdict(looks, stopped)
    }

    /// Comes to the root for a new round.
    fn enter<'a, E, O, L>(&mut self, looks: &mut L, depth: u32, window: Option<(f64, f64)>) -> Result<u64, Stop>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        self.current = None;
        self.candidates.iter_mut().for_each(|candidate| candidate.is_reached = false);
        let walk = looks.walk();
        walk.guesses = 0;
        walk.enter(self.root.position, Via::root(), self.turn, depth, window)
    }

    /// Looks at one candidate and notes its worth.
    fn look<'a, E, O, L>(&mut self, looks: &mut L, node: u64, index: usize, depth: u32, window: Window) -> Result<f64, Stop>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        let (position, candidate) = (self.root.position, &mut self.candidates[index]);
        let before = looks.walk().nodes();
        let via = match candidate.probability {
            Some(probability) => Via::outcome(position, &candidate.action, probability, 1),
            None => Via::action(position, &candidate.action),
        };
        let looked = looks.look(&position.after(&candidate.action), via, depth, window);
        let walk = looks.walk();
        candidate.nodes += walk.nodes() - before;
        if let Ok(value) = looked {
            // An action is a decision of its own, an outcome of chance is none.
            let depth = depth + u32::from(candidate.probability.is_none());
            candidate.found = Some(Found { value, bound: window.bound(value), depth });
            candidate.is_reached = true;
        } else {
            walk.abandon::<G>(node);
        }
        looked
    }

    /// One round at a root where `me` acts: every action, to the same depth.
    fn round<'a, E, O, L>(&mut self, looks: &mut L, me: Player, depth: u32) -> Result<(), Stop>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        let told = |window: Window| L::HAS_WINDOW.then_some((window.alpha, window.beta));
        let node = self.enter(looks, depth, told(Window::OPEN))?;
        let mut window = Window::OPEN;
        for at in 0..self.order.len() {
            let index = self.order[at];
            let value = self.look(looks, node, index, depth - 1, window)?;
            let action = &self.candidates[index].action;
            let observer = &mut *looks.walk().observer;
            if self.current.is_none_or(|(_, best)| Window::is_better(me, value, best)) {
                self.current = Some((index, value));
                observer.see(Event::Best { action, value });
            }
            if !self.root.judge_all && L::HAS_WINDOW {
                window = window.narrowed(me, value);
            }
            let best = self.current.map_or(value, |(_, best)| best);
            observer.see(Event::Child { node, action, value, best, window: told(window) });
        }
        let (_, value) = self.current.expect("a player to move has an action");
        looks.walk().leave::<G>(node, value, Bound::Exact, Source::Children);
        Ok(())
    }

    /// One round at a root where chance acts: every outcome that is covered, to the same depth.
    fn chance_round<'a, E, O, L>(&mut self, looks: &mut L, depth: u32) -> Result<(), Stop>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        let told = L::HAS_WINDOW.then_some((Window::OPEN.alpha, Window::OPEN.beta));
        let node = self.enter(looks, depth, told)?;
        let chosen = looks.walk().cover.choose(self.root.position, 1);
        if chosen.omitted > 0 {
            let event = Event::Omitted { node, outcomes: chosen.omitted, probability: 1.0 - chosen.mass };
            looks.walk().observer.see(event);
        }
        let scale = 1.0 / chosen.mass;
        let mut sum = 0.0;
        for index in 0..self.candidates.len() {
            let value = self.look(looks, node, index, depth, Window::OPEN)?;
            let candidate = &self.candidates[index];
            sum += candidate.probability.unwrap_or(0.0) * scale * value;
            self.current = Some((index, sum));
            looks.walk().observer.see(Event::Child { node, action: &candidate.action, value, best: sum, window: told });
        }
        looks.walk().leave::<G>(node, sum, Bound::Exact, Source::Children);
        Ok(())
    }

    /// Keeps what a finished round found.
    fn settle(&mut self, depth: u32) {
        let is_chance = self.turn == Turn::Chance;
        if let Some((best, value)) = self.current {
            // An action that is not listed could only be better.
            let bound = match self.turn {
                Turn::Player(me) if self.unlisted.is_some() => at_best(me),
                _ => Bound::Exact,
            };
            self.answer = Some(Answer { best: (!is_chance).then_some(best), value, bound, depth });
        }
        self.candidates.iter_mut().for_each(|candidate| candidate.settled = candidate.found);
        if let (false, Some((best, _))) = (is_chance, self.current) {
            // Likely best again: searched first, it makes the window narrow soon.
            let at = self.order.iter().position(|&index| index == best).expect("the best action is in the order");
            self.order[..=at].rotate_right(1);
        }
    }

    /// Keeps what an unfinished round found, if it is better than what the last one knew.
    fn settle_unfinished(&mut self, depth: u32) {
        let Some((best, value)) = self.current else { return };
        let answer = match self.turn {
            Turn::Player(me) => {
                let is_better =
                    self.answer.as_ref().is_none_or(|answer| answer.best.is_some_and(|old| old != best && self.candidates[old].is_reached));
                is_better.then_some(Answer { best: Some(best), value, bound: at_best(me), depth })
            }
            // The mean of the outcomes seen so far, when there is nothing better.
            _ => self.answer.is_none().then(|| Answer { best: None, value: self.mean_so_far(), bound: Bound::Estimate, depth }),
        };
        if let Some(answer) = answer {
            self.answer = Some(answer);
            for candidate in &mut self.candidates {
                // What only an earlier round has seen is no bound at this depth.
                let guess = candidate.settled.map(|settled| Found { bound: Bound::Estimate, ..settled });
                candidate.settled = if candidate.is_reached { candidate.found } else { guess };
            }
        }
    }

    fn mean_so_far(&self) -> f64 {
        let reached = self.candidates.iter().filter(|candidate| candidate.is_reached);
        let (sum, mass) = reached.fold((0.0, 0.0), |(sum, mass), candidate| {
            let probability = candidate.probability.unwrap_or(0.0);
            (sum + probability * candidate.found.map_or(0.0, |found| found.value), mass + probability)
        });
        sum / mass
    }

    fn verdict<'a, E, O, L>(self, looks: &mut L, stopped: Stop) -> Verdict<G::Action>
    where
        E: Evaluator<G> + 'a,
        O: Observer<G> + 'a,
        L: Looks<'a, G, E, O>,
    {
        let walk = looks.walk();
        let is_chance = self.turn == Turn::Chance;
        let depth = self.answer.as_ref().map_or(0, |answer| answer.depth);
        let margin = walk.cover.margin(if is_chance { depth } else { depth.saturating_sub(1) });
        // A guess has no guarantee to speak of.
        let worth_of = |value, bound| Worth { margin: margin.filter(|_| bound != Bound::Estimate), ..Worth::expected(value, bound) };
        walk.counters.depth = depth;
        let (best, worth) = if let Some(answer) = self.answer {
            (answer.best, worth_of(answer.value, answer.bound))
        } else {
            // Stopped before anything was seen: the first action, and the evaluator's guess.
            let guess = walk.evaluator.evaluate(self.root.position).into();
            ((!is_chance).then(|| self.order[0]), Worth::expected(guess, Bound::Estimate))
        };
        let best = best.map(|index| self.candidates[index].action.clone());
        let judged = |candidate: Candidate<G::Action>| {
            let Found { value, bound, depth } = candidate.settled?;
            let line = vec![candidate.action.clone()];
            Some(Judged { action: candidate.action, worth: worth_of(value, bound), nodes: candidate.nodes, depth, line })
        };
        let actions = self.candidates.into_iter().filter_map(judged).collect();
        verdict(looks, best, worth, actions, stopped)
    }
}

/// How exact the best of some actions of `me` is, when there are others.
fn at_best(me: Player) -> Bound {
    if me == Player::One { Bound::Lower } else { Bound::Upper }
}

fn verdict<'a, G, E, O, L>(
    looks: &mut L,
    best: Option<G::Action>,
    worth: Worth,
    actions: Vec<Judged<G::Action>>,
    stopped: Stop,
) -> Verdict<G::Action>
where
    G: Game,
    E: Evaluator<G> + 'a,
    O: Observer<G> + 'a,
    L: Looks<'a, G, E, O>,
{
    let bytes = looks.bytes();
    let walk = looks.walk();
    let mut counters = walk.counters;
    counters.nodes = walk.nodes();
    counters.peak_memory_bytes = bytes;
    // What follows depends on the dice: the line of every action is the action alone.
    let line = best.iter().cloned().collect();
    Verdict { best, worth, actions, line, counters, stopped, elapsed: walk.clock.elapsed() }
}
