//! The root and its actions as a row of arms to pull: what [`flat`](super::flat) and
//! [`ucb1`](super::ucb1) share.
//!
//! ```text
//!              node 1: the root
//!        ┌────────┬────┴───┬────────┐
//!      node 2   node 3   node 4   node 5      one for each arm
//!        ⚂        ⚅        ⚀        ⚃         games played by dice
//! ```

use super::simulator::{Answer, Arrival, Simulator, Trail};
use super::statistics::{Choose, Statistics};
use crate::listing::root_actions;
use plyground_core::{Bound, Evaluator, Game, Judged, Listing, Observer, Player, Stop, Verdict, Worth};

/// How many decisions a bandit compares: the root's.
const DEPTH: u32 = 1;

/// One action of the root, and what has come of it.
pub(super) struct Arm<A> {
    pub action: A,
    /// Its place among the legal actions, if it is one.
    place: Option<usize>,
    pub statistics: Statistics,
}

/// The root of a search that remembers nothing below its actions. Without arms it is a chance
/// node, whose outcomes are only sampled.
pub(super) struct Bandit<'a, 'r, G: Game, E, O> {
    pub simulator: Simulator<'a, E, O>,
    position: &'r G,
    pub statistics: Statistics,
    pub arms: Vec<Arm<G::Action>>,
    /// Why some actions have no arm.
    unlisted: Option<Stop>,
}

impl<'a, 'r, G: Game, E: Evaluator<G>, O: Observer<G>> Bandit<'a, 'r, G, E, O> {
    /// A chance node, to be sampled by [`toss`](Self::toss).
    pub fn of_chance(position: &'r G, simulator: Simulator<'a, E, O>) -> Self {
        Self { simulator, position, statistics: Statistics::default(), arms: Vec::new(), unlisted: None }
    }

    /// An arm for every legal action, or for every one that can be named.
    pub fn of_player(position: &'r G, simulator: Simulator<'a, E, O>, wants_all: bool) -> Self {
        let Listing { actions: legal, stopped } = root_actions(position, &simulator.clock);
        let arm = |action: G::Action, place| Arm { action, place, statistics: Statistics::default() };
        let place = |action: &G::Action| legal.as_ref().iter().position(|other| other == action);
        let named = if wants_all { position.arms() } else { None };
        let arms = match named {
            Some(named) => named.into_iter().map(|action| (place(&action), action)).map(|(place, action)| arm(action, place)).collect(),
            None => legal.into_iter().enumerate().map(|(place, action)| arm(action, Some(place))).collect(),
        };
        Self { arms, unlisted: stopped, ..Self::of_chance(position, simulator) }
    }

    /// Plays one game that starts with this arm's action. An action that cannot be played is
    /// worth `forbidden` and counts as a visit.
    pub fn pull(&mut self, index: usize, bonus: Option<f64>, forbidden: f64) -> Result<(), Stop> {
        let mut trail = self.arrive()?;
        let arm = &mut self.arms[index];
        let node = index as u64 + 2;
        let mut position = self.position.clone();
        if arm.place.is_some() {
            self.simulator.step(&mut position, &arm.action, &mut trail);
        }
        let arrival = Arrival { node, parent: Some(1), action: Some(&arm.action), position: &position, statistics: arm.statistics, bonus };
        self.simulator.visit(&arrival)?;
        let value = if arm.place.is_some() {
            self.simulator.simulate(&mut position, trail, node)?
        } else {
            self.simulator.finish(node, forbidden, 0);
            forbidden
        };
        self.simulator.back_up(node, &mut arm.statistics, value);
        self.simulator.back_up(1, &mut self.statistics, value);
        Ok(())
    }

    /// Plays one game from a chance node.
    fn toss(&mut self) -> Result<(), Stop> {
        let trail = self.arrive()?;
        let value = self.simulator.simulate(&mut self.position.clone(), trail, 1)?;
        self.simulator.back_up(1, &mut self.statistics, value);
        Ok(())
    }

    /// Begins a simulation at the root.
    fn arrive(&mut self) -> Result<Trail, Stop> {
        self.simulator.clock.check_time()?;
        let (statistics, trail) = (self.statistics, self.simulator.begin());
        self.simulator.visit(&Arrival { node: 1, parent: None, action: None, position: self.position, statistics, bonus: None })?;
        Ok(trail)
    }

    /// What a chance node is worth: the mean of so many games.
    pub fn sample_chance(mut self, simulations: u64) -> Verdict<G::Action> {
        let stopped = (0..simulations).try_for_each(|_| self.toss()).err();
        let worth = self.statistics.worth(Choose::Mean);
        self.simulator.verdict::<G>(Answer { best: None, worth, actions: Vec::new(), line: Vec::new() }, stopped, 0, 0)
    }

    /// The verdict: the legal action that `choose` picks for `me`, worths as `report` has them.
    pub fn verdict(self, me: Player, choose: Choose, report: Choose, stopped: Option<Stop>) -> Verdict<G::Action> {
        let mut legal: Vec<_> = self.arms.iter().filter(|arm| arm.place.is_some()).collect();
        let picked = choose.pick(me, legal.iter().enumerate().map(|(index, arm)| (index, &arm.statistics)));
        // Stopped before the first game was over: any legal action is as good as another.
        let best = legal.get(picked.unwrap_or(0));
        let worth = best.map_or(Worth::expected(0.0, Bound::Estimate), |arm| arm.statistics.worth(report));
        let best = best.map(|arm| arm.action.clone());
        legal.retain(|arm| arm.statistics.visits > 0);
        legal.sort_by_key(|arm| arm.place);
        let judged = |arm: &Arm<G::Action>| Judged {
            action: arm.action.clone(),
            worth: arm.statistics.worth(report),
            nodes: arm.statistics.visits,
            depth: DEPTH,
            line: vec![arm.action.clone()],
        };
        let actions = legal.into_iter().map(judged).collect();
        let bytes = self.arms.capacity() * size_of::<Arm<G::Action>>();
        let line = best.iter().cloned().collect();
        self.simulator.verdict::<G>(Answer { best, worth, actions, line }, stopped.or(self.unlisted), DEPTH, bytes)
    }
}
