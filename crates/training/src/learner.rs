//! Learning by playing: temporal differences on afterstates.
//!
//! A move leads to an *afterstate*, the position before chance or the other player answers. The learner plays
//! the move whose points plus value of the afterstate are best. When the game is over it goes back over its
//! afterstates, last one first, and moves the value of each towards what it turned out to be worth: the points of
//! the next move and the value of the next afterstate, which has just been put right itself.
//!
//! ```text
//!      move        chance      move        chance     move
//!   ●────────►(s₁)~~~~~~~►●────────►(s₂)~~~~~~~►●────────►(s₃)~~~~~► over
//!      r₁                    r₂                    r₃
//!
//!   value(s₃) ◄── 0          value(s₂) ◄── r₃ + value(s₃)          value(s₁) ◄── r₂ + value(s₂)
//! ```
//!
//! Going backwards takes the news of the end through the whole game at once; forwards it would travel one move
//! per game. With `lambda` above 0 the target mixes in what was really won from there on (the λ-return).
//!
//! A thread plays several games side by side, a move in each in turn. While it thinks about one, memory
//! fetches the weights of the next.
//!
//! Source: R. Sutton and A. Barto, *Reinforcement Learning* (2nd ed., 2018), chapters 6 and 12; afterstates of 2048:
//! M. Szubert and W. Jaśkowski, *Temporal Difference Learning of N-Tuple Networks for the Game 2048* (2014).

use crate::features::{Features, Sequel};
use crate::network::Network;
use plyground_core::{Game, Outcome, Player, Rng, Turn};

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// The share of an error that one look at it takes away. 0 plays without learning.
    pub rate: f32,
    /// How much of the target is what was really won: 0 is TD(0), 1 is Monte Carlo.
    pub lambda: f32,
    /// How often a move is chosen by lot. Games with chance need none.
    pub exploration: f64,
    /// Games a thread plays side by side.
    pub lanes: usize,
    /// Decisions after which a game is stopped and counts as drawn.
    pub longest: usize,
}

impl Default for Method {
    fn default() -> Self {
        Self { rate: 1.0, lambda: 0.0, exploration: 0.0, lanes: 2, longest: 1_000_000 }
    }
}

/// One game, played to its end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finished {
    /// Its number, from 0.
    pub number: u64,
    /// Decisions of the players.
    pub decisions: usize,
    /// Points won and the worth of the outcome.
    pub score: f64,
    /// What the features count it under.
    pub class: u32,
}

/// An afterstate of a game, and how it came about.
struct Step<V> {
    view: V,
    /// Points of the move that led here, Player One's.
    reward: f32,
    /// True when the move was chosen by lot: it says nothing about the position before.
    by_lot: bool,
}

/// One of the games played side by side.
struct Lane<G: Game, F: Features<G>> {
    number: u64,
    position: G,
    rng: Rng,
    mover: Player,
    /// The moves of the position, and the weights that fire after each.
    sequels: Vec<Sequel<G>>,
    fired: Vec<F::Fired>,
    path: Vec<Step<F::View>>,
    decisions: usize,
    score: f64,
    /// Points won by moves that ended the game at once, which have no afterstate.
    rest: f32,
}

/// Steps for which memory is fetched ahead while learning.
const AHEAD: usize = 4;

/// Plays and learns in one thread.
pub struct Learner<'a, G: Game, F: Features<G>> {
    network: &'a Network<G, F>,
    method: Method,
    seed: u64,
    start: G,
}

impl<'a, G: Game, F: Features<G>> Learner<'a, G, F> {
    /// A learner that begins its games at `start`. Chance in game number `n` comes from stream `n` of the seed.
    pub fn new(network: &'a Network<G, F>, method: Method, start: G, seed: u64) -> Self {
        Self { network, method, seed, start }
    }

    /// Plays and learns, a move in each game in turn. `next` gives the number of the next game to begin, or
    /// `None` when there are enough. `done` is told of every game that ends and says whether to go on;
    /// games under way are then dropped.
    pub fn run(&self, mut next: impl FnMut() -> Option<u64>, mut done: impl FnMut(Finished) -> bool) {
        let numbers = std::iter::from_fn(&mut next).take(self.method.lanes.max(1));
        let mut lanes: Vec<Lane<G, F>> = numbers.map(|number| self.begin(number, Vec::new())).collect();
        while !lanes.is_empty() {
            let mut index = 0;
            while let Some(lane) = lanes.get_mut(index) {
                self.act(lane);
                if let Some(outcome) = self.look(lane) {
                    if !done(self.finish(lane, outcome)) {
                        return;
                    }
                    let path = std::mem::take(&mut lane.path);
                    let Some(number) = next() else {
                        lanes.remove(index);
                        continue;
                    };
                    *lane = self.begin(number, path);
                }
                index += 1;
            }
        }
    }

    /// A new game, ready for its first move. The room for its path comes from an older one.
    fn begin(&self, number: u64, mut path: Vec<Step<F::View>>) -> Lane<G, F> {
        path.clear();
        let mut lane = Lane {
            number,
            position: self.start.clone(),
            rng: Rng::stream(self.seed, number),
            mover: Player::One,
            sequels: Vec::new(),
            fired: Vec::new(),
            path,
            decisions: 0,
            score: 0.0,
            rest: 0.0,
        };
        let outcome = self.look(&mut lane);
        assert!(outcome.is_none(), "there is nothing to learn from a game that is over before it begins");
        lane
    }

    /// Lets chance act, then lists the moves and asks for the weights of what they lead to. Returns
    /// the outcome when the game is over instead.
    #[inline]
    fn look(&self, lane: &mut Lane<G, F>) -> Option<Outcome> {
        loop {
            match lane.position.turn() {
                Turn::Over(outcome) => return Some(outcome),
                Turn::Player(_) if lane.decisions >= self.method.longest => return Some(Outcome::Drawn),
                Turn::Player(mover) => {
                    lane.mover = mover;
                    break;
                }
                Turn::Chance => {
                    let outcome = lane.position.sample(&mut lane.rng);
                    lane.position.apply(&outcome);
                }
            }
        }
        let features = &self.network.features;
        features.sequels(&lane.position, &mut lane.sequels);
        if lane.fired.len() < lane.sequels.len() {
            lane.fired.resize_with(lane.sequels.len(), Default::default);
        }
        for (sequel, fired) in lane.sequels.iter().zip(&mut lane.fired) {
            features.fire(&features.view(&sequel.after), fired);
            self.network.weights.prefetch(fired.as_ref());
        }
        None
    }

    /// Plays the best move, the first of equals, or one by lot.
    #[inline]
    fn act(&self, lane: &mut Lane<G, F>) {
        let by_lot = self.method.exploration > 0.0 && lane.rng.unit() < self.method.exploration;
        let sign = if lane.mover == Player::One { 1.0 } else { -1.0 };
        let choice = if by_lot { lane.rng.below(lane.sequels.len()) } else { self.best(lane, sign) };
        let sequel = &lane.sequels[choice];
        let reward = sign * sequel.reward;
        lane.score += f64::from(reward);
        lane.decisions += 1;
        if sequel.end.is_some() {
            lane.rest = reward;
        } else {
            lane.path.push(Step { view: self.network.features.view(&sequel.after), reward, by_lot });
        }
        lane.position.clone_from(&sequel.after);
    }

    /// The move whose points and value are best for the player with this sign.
    #[inline]
    fn best(&self, lane: &Lane<G, F>, sign: f32) -> usize {
        let link = self.network.features.link();
        let mut best = (0, f32::NEG_INFINITY);
        for (index, (sequel, fired)) in lane.sequels.iter().zip(&lane.fired).enumerate() {
            let value = match sequel.end {
                Some(outcome) => link.worth(outcome),
                None => self.network.value(fired.as_ref()),
            };
            let worth = sequel.reward + sign * value;
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }

    /// Learns from a game that is over.
    fn finish(&self, lane: &mut Lane<G, F>, outcome: Outcome) -> Finished {
        let worth = self.network.features.link().worth(outcome);
        if self.method.rate > 0.0 {
            self.learn(&lane.path, lane.rest + worth);
        }
        let score = lane.score + f64::from(worth);
        Finished { number: lane.number, decisions: lane.decisions, score, class: self.network.features.class(&lane.position) }
    }

    /// Goes back over the afterstates of a game; `end` is what there was to win after the last.
    fn learn(&self, path: &[Step<F::View>], end: f32) {
        let Network { features, weights, .. } = self.network;
        let mut ahead: [F::Fired; AHEAD] = Default::default();
        let fetch = |place: usize, ahead: &mut [F::Fired; AHEAD]| {
            if let Some(step) = path.len().checked_sub(place + 1).map(|index| &path[index]) {
                features.fire(&step.view, &mut ahead[place % AHEAD]);
                weights.prefetch_all(ahead[place % AHEAD].as_ref());
            }
        };
        for place in 0..AHEAD {
            fetch(place, &mut ahead);
        }
        let Method { rate, lambda, .. } = self.method;
        let mut target = end;
        let mut next_by_lot = false;
        for (place, step) in path.iter().rev().enumerate() {
            let fired = ahead[place % AHEAD].as_ref();
            let mut value = self.network.value(fired);
            if next_by_lot {
                target = value;
            } else {
                self.network.adjust(fired, rate * (target - value));
                value = self.network.value(fired);
            }
            target = step.reward + lambda * target + (1.0 - lambda) * value;
            next_by_lot = step.by_lot;
            fetch(place + AHEAD, &mut ahead);
        }
    }
}
