//! What came out of an experiment: standings of the players, who beat whom, and what a test says.
//!
//! Games are added one after the other, in the order of their units, and only their digests stay.

use super::digest::Digest;
use super::file::{Entrant, Experiment};
use super::play::Play;
use super::schedule::Schedule;
use super::sequential::Sequential;
use super::standing::{Standing, match_score};
use plyground_stats::{Anchor, Interval, PairResult, fit};
use std::collections::BTreeMap;

/// What came out.
#[derive(Clone, Debug)]
pub struct Results {
    /// The games that count, in the order of their units.
    pub games: Vec<Digest>,
    /// One group for each variant.
    pub groups: Vec<Group>,
    /// The test that ends the experiment early, where there is one.
    pub sequential: Option<Sequential>,
}

/// The players in one variant.
#[derive(Clone, Debug)]
pub struct Group {
    /// The variant.
    pub variant: String,
    /// How they fared: players in the order given, or two lines for each pairing.
    pub standings: Vec<Standing>,
    /// The same apart for each player, whatever its seats: what figures show of pairings.
    pub players: Vec<Standing>,
    /// What each scored against each other, where they met; the lines and columns of players who all
    /// meet. Empty otherwise.
    pub cross: Vec<Vec<Option<Interval>>>,
    /// How likely each is to be stronger than each other; as `cross`.
    pub superiority: Vec<Vec<Option<f64>>>,
    /// How long the first decision of a game took, the second and so on, for every player of the schedule.
    pub along: Vec<Along>,
}

impl Results {
    /// What stands above the tables of a group: its variant, where there is more than the usual one.
    #[must_use]
    pub fn heading<'a>(&self, group: &'a Group) -> &'a str {
        if group.variant.is_empty() && self.groups.len() > 1 { "the usual rules" } else { &group.variant }
    }
}

/// Seconds of the first decisions of games, of the second, and so on: their sum and their number.
pub type Along = Vec<(f64, usize)>;

/// Games being summed up, which come in the order of their units.
pub struct Summing<'a> {
    experiment: &'a Experiment,
    schedule: &'a Schedule,
    games: Vec<Digest>,
    sequential: Option<Sequential>,
    /// For every variant and every player.
    along: Vec<Vec<Along>>,
}

impl<'a> Summing<'a> {
    /// Nothing so far.
    #[must_use]
    pub fn new(experiment: &'a Experiment, schedule: &'a Schedule) -> Self {
        let sequential = experiment.test().ok().flatten().map(|test| Sequential::new(test, schedule));
        let along = vec![vec![Along::new(); schedule.players.len()]; experiment.variants.len()];
        Self { experiment, schedule, games: Vec::new(), sequential, along }
    }

    /// Takes the next game in.
    pub fn add(&mut self, play: &Play) {
        // What was played beyond the place where a test was decided does not count.
        if self.sequential.as_ref().and_then(Sequential::decided_at).is_some_and(|decided| play.unit >= decided) {
            return;
        }
        if let Some(sequential) = &mut self.sequential {
            sequential.hear(play);
        }
        let Some(variant) = self.experiment.variants.iter().position(|variant| *variant == play.variant) else { return };
        for (seat, player) in play.seats.iter().enumerate() {
            let Some(along) = self.along[variant].get_mut(*player) else { continue };
            for (number, decision) in play.decisions.iter().filter(|decision| decision.seat == seat).enumerate() {
                if along.len() <= number {
                    along.push((0.0, 0));
                }
                along[number] = (along[number].0 + decision.seconds, along[number].1 + 1);
            }
        }
        self.games.push(Digest::new(play, variant));
    }

    /// What came out.
    #[must_use]
    pub fn results(self) -> Results {
        let is_paired = self.experiment.pairings.is_empty();
        let mut groups = Vec::new();
        for (number, (variant, along)) in self.experiment.variants.iter().zip(self.along).enumerate() {
            let games: Vec<&Digest> = self.games.iter().filter(|game| game.variant == number).collect();
            let group = if is_paired { players(self.schedule, variant, &games) } else { pairings(self.schedule, variant, &games) };
            groups.push(Group { along, ..group });
        }
        Results { groups, games: self.games, sequential: self.sequential }
    }
}

impl Results {
    /// Sums up the games of an experiment.
    #[must_use]
    pub fn new(experiment: &Experiment, schedule: &Schedule, mut plays: Vec<Play>) -> Self {
        plays.sort_by_key(|play| (play.unit, play.half));
        let mut summing = Summing::new(experiment, schedule);
        for play in &plays {
            summing.add(play);
        }
        summing.results()
    }
}

/// One line for each player, with all games it sat in.
fn by_player(schedule: &Schedule, games: &[&Digest]) -> Vec<Standing> {
    let line = |(player, entrant): (usize, &Entrant)| {
        let seen: Vec<(&Digest, usize)> = games.iter().flat_map(|game| game.seats_of(player).map(|seat| (*game, seat))).collect();
        Standing::new(player, entrant.shown().into(), entrant.spec.clone(), None, &seen)
    };
    schedule.players.iter().enumerate().map(line).collect()
}

/// The players of a group, who all may meet.
fn players(schedule: &Schedule, variant: &str, games: &[&Digest]) -> Group {
    let mut standings = by_player(schedule, games);
    let count = standings.len();
    let (mut cross, mut superiority) = (Vec::new(), Vec::new());
    if games.first().is_some_and(|game| game.sides.len() == 2) {
        let units = units(games);
        cross = (0..count).map(|one| (0..count).map(|two| against(&units, one, two)).collect()).collect();
        let met: Vec<PairResult> = units.iter().map(|((one, two, _), scores)| pair(*one, *two, scores)).collect();
        // Too many players for one fit have no strengths.
        if let Ok(ratings) = fit(count, &met, Anchor::Mean) {
            for (standing, rating) in standings.iter_mut().zip(ratings.ratings()) {
                standing.elo = Some(rating.elo);
            }
            let stronger = |one: usize, two: usize| (one != two).then(|| ratings.likelihood_of_superiority(one, two)).flatten();
            superiority = (0..count).map(|one| (0..count).map(|two| stronger(one, two)).collect()).collect();
        }
    }
    Group { variant: variant.into(), players: standings.clone(), standings, cross, superiority, along: Vec::new() }
}

/// The scores of the first player of each unit, by the two players and the unit.
type Units = BTreeMap<(usize, usize, usize), Vec<f64>>;

fn units(games: &[&Digest]) -> Units {
    let mut units = Units::new();
    for game in games {
        // In the second game of a pair the first player sits in the second seat.
        let (one, two) = (game.sides[game.half].player, game.sides[1 - game.half].player);
        units.entry((one, two, game.unit)).or_default().extend(game.score_of(game.half));
    }
    units
}

fn pair(one: usize, two: usize, scores: &[f64]) -> PairResult {
    PairResult { one, two, score_of_one: scores.iter().sum(), games: scores.len() as f64 }
}

/// What one player scored against another.
fn against(units: &Units, one: usize, two: usize) -> Option<Interval> {
    let scores: Vec<Vec<f64>> = units
        .iter()
        .filter_map(|((first, second, _), scores)| match (*first, *second) {
            pair if pair == (one, two) => Some(scores.clone()),
            pair if pair == (two, one) => Some(scores.iter().map(|score| 1.0 - score).collect()),
            _ => None,
        })
        .collect();
    match_score(&scores)
}

/// Two lines for each pairing, one for each seat.
fn pairings(schedule: &Schedule, variant: &str, games: &[&Digest]) -> Group {
    let mut standings = Vec::new();
    for (of, played) in schedule.matches.iter().enumerate().filter(|(_, played)| played.variant == variant) {
        for (seat, player) in played.players.iter().enumerate() {
            let seen: Vec<(&Digest, usize)> = games.iter().filter(|game| game.of == of).map(|game| (*game, seat)).collect();
            let entrant = &schedule.players[*player];
            let name = played.name.clone().unwrap_or_else(|| entrant.shown().into());
            standings.push(Standing::new(*player, name, entrant.spec.clone(), Some(seat), &seen));
        }
    }
    let mut players = by_player(schedule, games);
    players.retain(|line| line.games > 0);
    Group { variant: variant.into(), standings, players, cross: Vec::new(), superiority: Vec::new(), along: Vec::new() }
}
