//! How a player fared, with honest error bars.
//!
//! Games of a pair share their opening and dice, decisions of a game share the game: what belongs
//! together is one observation, so that no error bar is narrower than it should be.

use super::digest::{Digest, Tally};
use super::play::Finish;
use plyground_stats::{Interval, Pentanomial, ScoreCounts as _, clustered_mean, clustered_mean_of_sums, mean, sd, wilson};
use std::collections::BTreeMap;

/// How a player fared.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The player: its place in the schedule.
    pub player: usize,
    /// What tables call it.
    pub name: String,
    /// Its spec.
    pub spec: String,
    /// Its seat, where players keep their seats.
    pub seat: Option<usize>,
    /// Games that counted.
    pub games: usize,
    /// Games won, or puzzles solved.
    pub won: usize,
    /// Games drawn.
    pub drawn: usize,
    /// Games lost, or puzzles not solved.
    pub lost: usize,
    /// Mean score of a game: 1, ½, 0 in games of two, points otherwise, minus the steps of puzzles.
    pub score: Option<Interval>,
    /// Standard deviation of that score.
    pub score_sd: Option<f64>,
    /// Share of puzzles solved, or of games won.
    pub won_share: Option<Interval>,
    /// Strength against the others, in Elo; those of a group have the mean 0.
    pub elo: Option<Interval>,
    /// Decisions in all.
    pub decisions: usize,
    /// Decisions of a game.
    pub length: Option<Interval>,
    /// Positions looked at in a decision.
    pub nodes: Option<Interval>,
    /// Seconds of a decision.
    pub seconds: Option<Interval>,
    /// Bytes of a decision's own structures, on average.
    pub memory: Option<Interval>,
    /// The most bytes a decision took.
    pub memory_most: u64,
    /// Points that a decision with a choice gave away.
    pub loss: Option<Interval>,
    /// Share of such decisions that gave nothing away.
    pub best_share: Option<Interval>,
    /// How often each milestone was reached, such as the largest tile.
    pub tiles: Vec<Tile>,
}

/// How often a game came that far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tile {
    /// The milestone.
    pub tile: u64,
    /// Games that ended there.
    pub last: usize,
    /// Share of games that came there or further.
    pub reached: Interval,
}

/// Games with the seat of the player they are looked at for; those of a unit stand together.
pub(super) type Seen<'a> = [(&'a Digest, usize)];

impl Standing {
    /// Sums up the games of a player.
    pub(super) fn new(player: usize, name: String, spec: String, seat: Option<usize>, seen: &Seen<'_>) -> Self {
        let mut units: BTreeMap<(usize, usize), Vec<f64>> = BTreeMap::new();
        let (mut won, mut drawn, mut lost) = (0, 0, 0);
        for (game, seat) in seen {
            let score = game.score_of(*seat);
            match game.result {
                Finish::Scored => {}
                Finish::Draw => drawn += 1,
                Finish::Solved => won += 1,
                Finish::One | Finish::Two if (game.result == Finish::Two) == (*seat == 1) => won += 1,
                Finish::One | Finish::Two | Finish::Unsolved => lost += 1,
            }
            if let Some(score) = score {
                units.entry((game.of, game.unit)).or_default().push(score);
            }
        }
        let units: Vec<Vec<f64>> = units.into_values().collect();
        let scores: Vec<f64> = units.iter().flatten().copied().collect();
        let sides = || seen.iter().map(|(game, seat)| &game.sides[*seat]);
        let by_game = |sum: fn(&Tally) -> f64| clustered_mean_of_sums(&sides().map(|side| (sum(side), side.decisions)).collect::<Vec<_>>());
        let judged = |sum: fn(&Tally) -> f64| clustered_mean_of_sums(&sides().map(|side| (sum(side), side.judged)).collect::<Vec<_>>());
        let lengths: Vec<f64> = sides().map(|side| side.decisions as f64).collect();
        let is_decided = won + drawn + lost > 0;
        let is_match = seen.first().is_some_and(|(game, _)| game.sides.len() == 2);
        Self {
            player,
            name,
            spec,
            seat,
            games: seen.len(),
            won,
            drawn,
            lost,
            score: if is_match { match_score(&units) } else { clustered_mean(&units) },
            score_sd: sd(&scores),
            won_share: is_decided.then(|| wilson(won as u64, seen.len() as u64)),
            elo: None,
            decisions: sides().map(|side| side.decisions).sum(),
            length: mean(&lengths),
            nodes: by_game(|side| side.nodes),
            seconds: by_game(|side| side.seconds),
            memory: by_game(|side| side.memory),
            memory_most: sides().map(|side| side.memory_most).max().unwrap_or(0),
            loss: judged(|side| side.loss),
            // One game has no error to speak of, not even that of a share.
            best_share: judged(|side| side.best as f64).map(|it| if it.error().is_finite() { share(it) } else { it }),
            tiles: tiles(seen),
        }
    }
}

/// The mean score of games of two, apart for every unit: between 0 and 1, and never without an error.
pub(super) fn match_score(units: &[Vec<f64>]) -> Option<Interval> {
    let pairs: Option<Vec<f64>> = units.iter().map(|games| (games.len() == 2).then(|| games.iter().sum())).collect();
    let counted = pairs.filter(|pairs| !pairs.is_empty()).and_then(|pairs| Pentanomial::of_pair_scores(&pairs));
    match counted {
        Some(counts) => Some(counts.score()),
        // A last game without its second half, or players who keep their seats.
        None => clustered_mean(units).map(share),
    }
}

/// An interval of something between 0 and 1.
fn share(interval: Interval) -> Interval {
    Interval { value: interval.value, low: interval.low.clamp(0.0, 1.0), high: interval.high.clamp(0.0, 1.0) }
}

/// How far games came, the farthest first.
fn tiles(seen: &Seen<'_>) -> Vec<Tile> {
    let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
    for tile in seen.iter().filter_map(|(game, _)| game.milestone) {
        *counts.entry(tile).or_default() += 1;
    }
    let mut reached = 0;
    counts
        .into_iter()
        .rev()
        .map(|(tile, last)| {
            reached += last;
            Tile { tile, last, reached: wilson(reached as u64, seen.len() as u64) }
        })
        .collect()
}
