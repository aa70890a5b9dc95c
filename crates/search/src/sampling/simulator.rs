//! Plays games at random and says what they are worth.

use super::progress::Progress;
use super::settings::{Measure, Sampling};
use super::statistics::{Range, Statistics};
use plyground_core::{
    Bound, Clock, Counters, Evaluator, Event, Game, Judged, Limits, NodeKind, Observer, Outcome, Player, Playout, Rng, Root, Stop, Turn,
    Verdict, Worth,
};

/// What was collected on the way from the root, before the dice take over.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Trail {
    reward: i64,
    evaluations: f64,
}

/// Plays simulations, counts the work and tells the observer.
pub(super) struct Simulator<'a, E, O> {
    evaluator: &'a E,
    measure: Measure,
    moves: u32,
    pub rng: Rng,
    pub clock: Clock<'a>,
    progress: Progress,
    observer: &'a mut O,
    /// The values seen in this search.
    pub range: Range,
    pub simulations: u64,
    leaves: u64,
    /// Nodes and leaves the observer knows of.
    told: (u64, u64),
}

/// One step of a descent, as the observer is told of it.
pub(super) struct Arrival<'a, G: Game> {
    pub node: u64,
    pub parent: Option<u64>,
    pub action: Option<&'a G::Action>,
    pub position: &'a G,
    pub statistics: Statistics,
    pub bonus: Option<f64>,
}

impl<'a, E, O> Simulator<'a, E, O> {
    /// Decisions between two looks at the clock: a decision may take long in a game with
    /// thousands of actions, and somebody may be waiting for the search to stop.
    const STRIDE: u32 = 128;

    /// The simulator of the player's search number `search` from this root.
    pub fn new<G: Game>(
        evaluator: &'a E,
        sampling: &Sampling,
        search: u64,
        root: &Root<'_, G>,
        limits: &'a Limits,
        observer: &'a mut O,
    ) -> Self {
        Self {
            evaluator,
            measure: sampling.measure,
            moves: sampling.moves_at(root.actions_made),
            rng: Rng::stream(sampling.seed, search),
            clock: limits.start(),
            progress: Progress::new(root),
            observer,
            range: if sampling.measure == Measure::Outcome { Range::OUTCOMES } else { Range::EMPTY },
            simulations: 0,
            leaves: 0,
            told: (0, 0),
        }
    }

    /// Begins a simulation at the root, with nothing collected yet.
    #[inline]
    pub fn begin(&mut self) -> Trail {
        self.progress.begin();
        Trail::default()
    }

    /// Who acts in the position where the simulation stands, by its rules and by the course of the game.
    #[inline]
    pub fn turn<G: Game>(&self, position: &G) -> Turn {
        self.progress.turn(position)
    }

    /// Counts a visit to a node and tells it.
    #[inline]
    pub fn visit<G: Game>(&mut self, arrival: &Arrival<'_, G>) -> Result<(), Stop>
    where
        O: Observer<G>,
    {
        self.clock.tick()?;
        let Arrival { node, parent, action, position, statistics, bonus } = *arrival;
        if O::WATCHING {
            self.told.0 += 1;
            let kind = NodeKind::of(self.turn(position));
            self.observer.see(Event::Select {
                node,
                parent,
                action,
                position,
                kind,
                visits: statistics.visits,
                mean: statistics.mean(),
                bonus,
            });
        }
        Ok(())
    }

    /// Adds a value to a node and tells it.
    #[inline]
    pub fn back_up<G: Game>(&mut self, node: u64, statistics: &mut Statistics, value: f64)
    where
        O: Observer<G>,
    {
        statistics.add(value);
        self.observer.see(Event::Backup { node, value, visits: statistics.visits, mean: statistics.mean() });
    }

    /// Plays an action or an outcome on the way down from the root.
    #[inline]
    pub fn step<G: Game>(&mut self, position: &mut G, action: &G::Action, trail: &mut Trail)
    where
        E: Evaluator<G>,
    {
        let is_judged = self.measure == Measure::Along && matches!(position.turn(), Turn::Player(_));
        trail.reward += position.reward(action);
        self.progress.play(position, action);
        if is_judged {
            trail.evaluations += self.judge_from_zero(position);
        }
    }

    /// Plays on by dice and answers the value of the whole game since the root.
    pub fn simulate<G: Game>(&mut self, position: &mut G, trail: Trail, node: u64) -> Result<f64, Stop>
    where
        E: Evaluator<G>,
        O: Observer<G>,
    {
        let (value, length) = if self.measure == Measure::Along {
            self.play_along(position, trail)?
        } else {
            let Playout { decisions, reward } = self.play_out(position)?;
            (self.worth_of_end(position, trail.reward + reward), decisions)
        };
        self.range.add(value);
        self.finish(node, value, length);
        Ok(value)
    }

    /// Counts a simulation that is over and tells it.
    pub fn finish<G: Game>(&mut self, node: u64, value: f64, length: u32)
    where
        O: Observer<G>,
    {
        self.simulations += 1;
        let judged = (self.leaves - self.told.1) as u32;
        self.told = (self.told.0 + u64::from(length), self.leaves);
        self.observer.see(Event::Simulate { node, value, length, judged });
    }

    /// Plays to the end or the limit, as quickly as the game can.
    fn play_out<G: Game>(&mut self, position: &mut G) -> Result<Playout, Stop> {
        let mut whole = Playout::default();
        loop {
            let left = self.clock.limits().nodes.map_or(u64::MAX, |most| most.saturating_sub(self.clock.nodes()));
            let most = Self::STRIDE.min(self.moves - whole.decisions).min(u32::try_from(left).unwrap_or(u32::MAX));
            let part = self.play_some(position, most)?;
            whole.decisions += part.decisions;
            whole.reward += part.reward;
            self.clock.tick_many(part.decisions.into())?;
            if whole.decisions == self.moves || self.turn(position).is_over() {
                return Ok(whole);
            }
            if left == 0 {
                return Err(Stop::Nodes);
            }
            self.clock.check_time()?;
        }
    }

    /// Plays this many decisions, or to the end: as [`Game::play_out`] does, and keeping count where
    /// the course of the game matters.
    #[inline]
    fn play_some<G: Game>(&mut self, position: &mut G, most: u32) -> Result<Playout, Stop> {
        if G::DRAWS.is_none() {
            return position.play_out(&mut self.rng, most, &mut self.clock);
        }
        let mut part = Playout::default();
        loop {
            match self.turn(position) {
                Turn::Over(_) => return Ok(part),
                Turn::Player(_) if part.decisions == most => return Ok(part),
                Turn::Player(_) => part.decisions += 1,
                Turn::Chance => {}
            }
            let action = position.sample_within(&mut self.rng, &mut self.clock)?;
            part.reward += position.reward(&action);
            self.progress.play(position, &action);
        }
    }

    /// Plays to the end or the limit, judging every position right after a decision. A game that is
    /// over before its moves are made stays there, and its end is judged for every move that is
    /// missing: else a quick win would be worth less than a slow one.
    fn play_along<G: Game>(&mut self, position: &mut G, mut trail: Trail) -> Result<(f64, u32), Stop>
    where
        E: Evaluator<G>,
    {
        let mut decisions = 0;
        loop {
            match self.turn(position) {
                Turn::Over(_) if self.moves == Sampling::LONGEST => break,
                Turn::Over(_) => {
                    trail.evaluations += f64::from(self.moves - decisions) * self.judge_from_zero(position);
                    break;
                }
                Turn::Player(_) if decisions == self.moves => break,
                Turn::Player(_) => {
                    self.clock.tick()?;
                    decisions += 1;
                    if decisions.is_multiple_of(Self::STRIDE) {
                        self.clock.check_time()?;
                    }
                }
                Turn::Chance => {}
            }
            let action = position.sample_within(&mut self.rng, &mut self.clock)?;
            self.step(position, &action, &mut trail);
        }
        Ok((trail.evaluations, decisions))
    }

    /// What a game that ended here is worth.
    fn worth_of_end<G: Game>(&mut self, position: &G, reward: i64) -> f64
    where
        E: Evaluator<G>,
    {
        match (self.measure, self.turn(position)) {
            (Measure::Score, _) => {
                self.leaves += 1;
                reward as f64
            }
            (Measure::Outcome, Turn::Over(outcome @ (Outcome::Won(_) | Outcome::Drawn))) => {
                self.leaves += 1;
                match outcome {
                    Outcome::Won(Player::One) => 1.0,
                    Outcome::Won(Player::Two) => -1.0,
                    _ => 0.0,
                }
            }
            (Measure::Outcome, _) => {
                let (least, most) = self.evaluator.bounds();
                let (least, most) = (f64::from(least), f64::from(most));
                let value = self.judge(position);
                if most > least { (2.0 * (value - least) / (most - least) - 1.0).clamp(-1.0, 1.0) } else { 0.0 }
            }
            (Measure::End | Measure::Along, _) => self.judge(position),
        }
    }

    /// How far a position is above the worst there can be. Sums of values that may be negative
    /// would reward whoever loses soon, and favour the action that was tried least.
    fn judge_from_zero<G: Game>(&mut self, position: &G) -> f64
    where
        E: Evaluator<G>,
    {
        self.judge(position) - f64::from(self.evaluator.bounds().0)
    }

    /// What the evaluator, or the rules through it, say of a position.
    fn judge<G: Game>(&mut self, position: &G) -> f64
    where
        E: Evaluator<G>,
    {
        self.leaves += 1;
        match self.turn(position) {
            Turn::Over(outcome) => self.evaluator.outcome(position, outcome),
            Turn::Player(_) | Turn::Chance => self.evaluator.evaluate(position).into(),
        }
    }

    /// The answer where the game is over already: there is nothing to sample.
    pub fn nothing_to_do<G: Game>(mut self, root: &G) -> Verdict<G::Action>
    where
        E: Evaluator<G>,
        O: Observer<G>,
    {
        let arrival = Arrival { node: 1, parent: None, action: None, position: root, statistics: Statistics::default(), bonus: None };
        let stopped = self.visit(&arrival).err();
        let value = self.worth_of_end(root, 0);
        let answer = Answer { best: None, worth: Worth::expected(value, Bound::Exact), actions: Vec::new(), line: Vec::new() };
        self.verdict::<G>(answer, stopped, 0, 0)
    }

    /// Puts the verdict together.
    pub fn verdict<G: Game>(self, answer: Answer<G::Action>, stopped: Option<Stop>, depth: u32, bytes: usize) -> Verdict<G::Action>
    where
        O: Observer<G>,
    {
        let Answer { best, worth, actions, line } = answer;
        let untold = (self.clock.nodes() - self.told.0, self.leaves - self.told.1);
        if O::WATCHING && untold != (0, 0) {
            self.observer.see(Event::Unfinished { nodes: untold.0, leaves: untold.1 });
        }
        if let Some(action) = &best {
            self.observer.see(Event::Best { action, value: worth.value });
        }
        let counters = Counters {
            nodes: self.clock.nodes(),
            leaves: self.leaves,
            simulations: self.simulations,
            depth,
            peak_memory_bytes: bytes,
            ..Counters::default()
        };
        Verdict { best, worth, actions, line, counters, stopped: stopped.unwrap_or(Stop::Complete), elapsed: self.clock.elapsed() }
    }
}

/// What a search has found.
pub(super) struct Answer<A> {
    pub best: Option<A>,
    pub worth: Worth,
    pub actions: Vec<Judged<A>>,
    pub line: Vec<A>,
}
