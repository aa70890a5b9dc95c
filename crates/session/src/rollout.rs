//! Who would win from here? Games played to their end by a player in every seat.
//!
//! From one position, `player` plays against itself again and again, each game with dice of its
//! own. Between two players the value is One's share of the points: a won game counts 1, a drawn one ½.
//! Alone it is the expected score. The spread of the games gives the confidence interval. The more
//! games, the narrower it gets, with the square root of their number.

use crate::player::Spec;
use crate::playout::OngoingGame;
use crate::roster::Roster;
use plyground_core::threads::{cores, share};
use plyground_core::time::Instant;
use plyground_core::{
    Bound, Clock, Complaint, Counters, Event, Family, Kind, Limits, Make, NodeKind, Observer, Outcome, Parameter, Playable, Player,
    Progress, Recipe, Rng, Root, Searcher, Settings, Stop, Thinker, Turn, Unit, Verdict, Worth, mix,
};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function ROLLOUT(root):
  repeat until all games are played,
    or the interval is narrow enough:  ?precision>0
    p ← root  @select
    while p is not over:  @simulate
      where chance acts: let the dice fall  ?chance=yes
      where a player acts: play what that player chooses
    w ← 1 won, ½ drawn, 0 lost by One; alone: the points
    add w to the mean and to its 95 % interval  @backup
  return the mean; play what the player chooses at root";

/// How to make it from a player spec.
pub(crate) fn recipe<G: Playable, K: Roster<G>>() -> Recipe<G> {
    Recipe {
        id: "rollout",
        sentence: "Plays games to their end with one player in every seat: the share of the points, a draw counting half, or the expected score, with its interval.",
        family: Family::named("rollout"),
        pseudocode: PSEUDOCODE,
        parameters: vec![
            Parameter {
                key: "player",
                kind: Kind::Text,
                default: "random",
                sentence: "Who plays, in quotes if it has settings of its own.",
            },
            Parameter { key: "games", kind: Kind::Whole(2, 100_000_000), default: "1000", sentence: "Games to play, at most." },
            Parameter {
                key: "precision",
                kind: Kind::Real(0.0, 1e9),
                default: "0",
                sentence: "Stop when half of the 95 % interval is no larger than this; 0: play all games.",
            },
            Parameter {
                key: "threads",
                kind: Kind::Whole(1, 256),
                default: "none",
                sentence: "Games played at once, if not as many as there are cores; they change nothing but the time.",
            },
            Parameter { key: "seed", kind: Kind::Whole(0, u64::MAX), default: "0", sentence: "Seed of dice and players." },
            Parameter::time(),
        ],
        make: Make::Thinker(make::<G, K>),
    }
}

fn make<G: Playable, K: Roster<G>>(settings: &Settings, position: &G) -> Result<Box<dyn Thinker<G>>, Complaint> {
    let spec = inner_spec::<G, K>(settings.word("player").unwrap_or("random"))?;
    let rollout = Rollout::<G, K> {
        games: settings.whole("games").unwrap_or(1000),
        precision: settings.real("precision").unwrap_or(0.0),
        threads: settings.whole("threads").map_or_else(cores, |threads| threads as usize),
        seed: settings.whole("seed").unwrap_or(0),
        spec,
        kin: PhantomData,
    };
    rollout.player(position, 0)?;
    Ok(Box::new(rollout))
}

/// Reads the spec of the player that plays the games.
fn inner_spec<G: Playable, K: Roster<G>>(text: &str) -> Result<Spec, Complaint> {
    let (id, settings) = Spec::split(text)?;
    let recipes = K::recipes();
    let recipe = recipes.iter().find(|recipe| recipe.id == id).ok_or_else(|| {
        let known: Vec<_> = recipes.iter().map(|recipe| recipe.id).collect();
        Complaint::new("unknown-player", format!("a rollout has no player `{id}`; it has {}", known.join(", "))).with("player", id)
    })?;
    if matches!(recipe.make, Make::Pathfinder(_)) {
        return Err(Complaint::new("not-a-player", format!("{id} solves puzzles; a rollout needs a player")));
    }
    Spec::read(recipe.id, settings, &recipe.parameters)
}

struct Rollout<G, K> {
    spec: Spec,
    games: u64,
    precision: f64,
    threads: usize,
    seed: u64,
    kin: PhantomData<fn() -> (G, K)>,
}

/// Games between two looks at the precision: the same on any number of threads.
const BATCH: u64 = 64;

/// A game that was played.
#[derive(Clone, Copy, PartialEq)]
struct Game {
    value: f64,
    /// Positions its players looked at.
    nodes: u64,
    /// Decisions they made.
    length: u32,
}

/// Sums over games.
#[derive(Clone, Copy, Default)]
struct Sums {
    games: u64,
    total: f64,
    squares: f64,
    nodes: u64,
}

impl Sums {
    fn mean(self) -> f64 {
        self.total / self.games.max(1) as f64
    }

    /// The mean with its interval: a probability, or points where the games had some.
    fn worth(self, is_scored: bool) -> Worth {
        let unit = if is_scored { Unit::Points } else { Unit::Probability };
        let margin = Some(self.margin()).filter(|margin| margin.is_finite());
        Worth { margin, unit, ..Worth::expected(self.mean(), Bound::Estimate) }
    }

    /// Half of the 95 % confidence interval of the mean.
    fn margin(self) -> f64 {
        if self.games < 2 {
            return f64::INFINITY;
        }
        let count = self.games as f64;
        let variance = ((self.squares - count * self.mean().powi(2)) / (count - 1.0)).max(0.0);
        1.959_964 * (variance / count).sqrt()
    }
}

impl<G: Playable, K: Roster<G>> Rollout<G, K> {
    /// The player of one seat in one game.
    fn player(&self, position: &G, seed: u64) -> Result<(Box<dyn Thinker<G>>, Limits), Complaint> {
        let recipes = K::recipes();
        let make = recipes.iter().find(|recipe| recipe.id == self.spec.id).map(|recipe| &recipe.make);
        let Some(Make::Thinker(make)) = make else { unreachable!("the spec was read with the same recipes") };
        let settings = self.spec.seeded(seed)?;
        Ok((make(&settings, position)?, settings.limits()))
    }

    /// Plays game number `index` to its end. There is no answer when the clock ran out before the end.
    /// Game 0 leaves the action it began with in `first`.
    fn game(&self, root: &Root<'_, G>, index: u64, clock: &Clock<'_>, first: &OnceLock<G::Action>) -> Option<Game> {
        let mut dice = Rng::stream(self.seed, index);
        let seeds = [mix(self.seed ^ mix(2 * index)), mix(self.seed ^ mix(2 * index + 1))];
        let mut players = seeds.map(|seed| self.player(root.position, seed).expect("the player was made before"));
        let mut game = OngoingGame { position: root.position.clone(), past: root.past.to_vec() };
        let (mut reward, mut nodes, mut actions_made) = (0, 0, root.actions_made);
        loop {
            clock.check_time().ok()?;
            let action = match game.turn() {
                Turn::Over(outcome) => {
                    return Some(Game { value: value_of(outcome, reward), nodes, length: actions_made - root.actions_made });
                }
                Turn::Chance => game.position.sample(&mut dice),
                Turn::Player(seat) => {
                    let (thinker, limits) = &mut players[seat.index()];
                    let here = Root { position: &game.position, past: &game.past, actions_made, judge_all: false };
                    let verdict = thinker.think(&here, &within(limits, clock), None);
                    nodes += verdict.counters.nodes;
                    let action = verdict.best?;
                    if index == 0 && actions_made == root.actions_made {
                        let _ = first.set(action.clone());
                    }
                    actions_made += 1;
                    action
                }
            };
            reward += game.position.reward(&action);
            game.play(&action);
        }
    }

    /// Plays a batch of games on all threads, in an order that does not depend on them.
    fn batch(&self, root: &Root<'_, G>, (from, to): (u64, u64), clock: &Clock<'_>, first: &OnceLock<G::Action>) -> Vec<Option<Game>> {
        let results = Mutex::new(vec![None; (to - from) as usize]);
        let next = AtomicU64::new(from);
        share(self.threads, || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                // Making the players of a game may take longer than a move of theirs.
                if index >= to || clock.check_time().is_err() {
                    break;
                }
                let result = self.game(root, index, clock, first);
                results.lock().expect("no thread panics while it holds the results")[(index - from) as usize] = result;
            }
        });
        results.into_inner().expect("all threads have ended")
    }
}

/// The limits of a player inside a rollout: its own, and no more time than the rollout has left.
fn within(own: &Limits, clock: &Clock<'_>) -> Limits {
    let outer = clock.limits();
    let left = outer.time.map(|time| time.saturating_sub(clock.elapsed()));
    Limits { stop: outer.stop.clone(), time: own.time.into_iter().chain(left).min(), ..own.clone() }
}

/// Tells that every game begins at the root.
fn tell_root<G: Playable, O: Observer<G>>(root: &Root<'_, G>, observer: &mut O) {
    let (position, kind) = (root.position, NodeKind::of(root.position.turn()));
    observer.see(Event::Select { node: 1, parent: None, action: None, position, kind, visits: 0, mean: 0.0, bonus: None });
}

/// A won game is 1 for Player One, a drawn one ½, a lost one 0; points are points.
fn value_of(outcome: Outcome, reward: i64) -> f64 {
    match outcome {
        Outcome::Won(Player::One) => 1.0,
        Outcome::Won(Player::Two) => 0.0,
        Outcome::Drawn => 0.5,
        Outcome::Scored(points) => (points + reward) as f64,
    }
}

impl<G: Playable, K: Roster<G>> Searcher<G> for Rollout<G, K> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        let started = Instant::now();
        let clock = limits.start();
        let (mut sums, mut stopped, mut is_scored) = (Sums::default(), Stop::Complete, false);
        let (mut from, first) = (0, OnceLock::new());
        while from < self.games {
            if let Err(reason) = clock.check_time() {
                stopped = reason;
                break;
            }
            let to = (from + BATCH).min(self.games);
            let played = self.batch(root, (from, to), &clock, &first);
            if let (Err(reason), true) = (clock.check_time(), played.contains(&None)) {
                stopped = reason;
                // The games that end before the time does are the short ones: half a batch would be biased.
                if sums.games > 0 {
                    break;
                }
            }
            for Game { value, nodes, length } in played.into_iter().flatten() {
                if sums.games == 0 {
                    tell_root(root, observer);
                }
                sums = Sums {
                    games: sums.games + 1,
                    total: sums.total + value,
                    squares: sums.squares + value * value,
                    nodes: sums.nodes + nodes,
                };
                is_scored |= !(0.0..=1.0).contains(&value);
                observer.see(Event::Simulate { node: 1, value, length, judged: 0 });
                if nodes > u64::from(length) {
                    observer.see(Event::Unfinished { nodes: nodes - u64::from(length), leaves: 0 });
                }
                observer.see(Event::Backup { node: 1, value, visits: sums.games, mean: sums.mean() });
            }
            from = to;
            if let Some(Progress(tell)) = &limits.progress {
                tell(sums.games, sums.worth(is_scored));
            }
            if self.precision > 0.0 && sums.margin() <= self.precision {
                break;
            }
        }
        let worth = sums.worth(is_scored);
        let counters = Counters { nodes: sums.nodes + u64::from(sums.games > 0), simulations: sums.games, ..Counters::default() };
        // Somebody who plays by rollouts plays what the player would, or did when there is no time to ask again.
        let best = match root.position.turn() {
            Turn::Player(_) => first.into_inner().filter(|_| clock.check_time().is_err()).or_else(|| {
                let (mut thinker, own) = self.player(root.position, self.seed).ok()?;
                thinker.think(root, &within(&own, &clock), None).best
            }),
            Turn::Chance | Turn::Over(_) => None,
        };
        Verdict { line: best.iter().cloned().collect(), best, worth, actions: Vec::new(), counters, stopped, elapsed: started.elapsed() }
    }
}
