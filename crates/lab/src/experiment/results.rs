//! What came out of an experiment: standings of the players, who beat whom, and what a test says.

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
    pub plays: Vec<Play>,
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
}

impl Results {
    /// Sums up the games of an experiment.
    #[must_use]
    pub fn new(experiment: &Experiment, schedule: &Schedule, mut plays: Vec<Play>) -> Self {
        plays.sort_by_key(|play| (play.unit, play.half));
        let test = experiment.test().ok().flatten();
        let sequential = test.map(|test| {
            let mut sequential = Sequential::new(test, schedule);
            for play in &plays {
                sequential.hear(play);
            }
            sequential
        });
        // What was played beyond the place where a test was decided does not count.
        if let Some(decided) = sequential.as_ref().and_then(Sequential::decided_at) {
            plays.retain(|play| play.unit < decided);
        }
        let is_paired = experiment.pairings.is_empty();
        let groups = experiment.variants.iter().map(|variant| {
            let plays: Vec<&Play> = plays.iter().filter(|play| play.variant == *variant).collect();
            if is_paired { players(schedule, variant, &plays) } else { pairings(schedule, variant, &plays) }
        });
        Self { groups: groups.collect(), plays, sequential }
    }
}

/// One line for each player, with all games it sat in.
fn by_player(schedule: &Schedule, plays: &[&Play]) -> Vec<Standing> {
    let line = |(player, entrant): (usize, &Entrant)| {
        let seats = plays.iter().flat_map(|play| (0..play.seats.len()).map(move |seat| (*play, seat)));
        let seen: Vec<(&Play, usize)> = seats.filter(|(play, seat)| play.seats[*seat] == player).collect();
        Standing::new(player, entrant.shown().into(), entrant.spec.clone(), None, &seen)
    };
    schedule.players.iter().enumerate().map(line).collect()
}

/// The players of a group, who all may meet.
fn players(schedule: &Schedule, variant: &str, plays: &[&Play]) -> Group {
    let mut standings = by_player(schedule, plays);
    let count = standings.len();
    let (mut cross, mut superiority) = (Vec::new(), Vec::new());
    if plays.first().is_some_and(|play| play.seats.len() == 2) {
        let units = units(plays);
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
    Group { variant: variant.into(), players: standings.clone(), standings, cross, superiority }
}

/// The scores of the first player of each unit, by the two players and the unit.
type Units = BTreeMap<(usize, usize, usize), Vec<f64>>;

fn units(plays: &[&Play]) -> Units {
    let mut units = Units::new();
    for play in plays {
        // In the second game of a pair the first player sits in the second seat.
        let (one, two) = (play.seats[play.half], play.seats[1 - play.half]);
        units.entry((one, two, play.unit)).or_default().extend(play.score_of(play.half));
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
fn pairings(schedule: &Schedule, variant: &str, plays: &[&Play]) -> Group {
    let mut standings = Vec::new();
    for (of, played) in schedule.matches.iter().enumerate().filter(|(_, played)| played.variant == variant) {
        for (seat, player) in played.players.iter().enumerate() {
            let seen: Vec<(&Play, usize)> = plays.iter().filter(|play| play.of == of).map(|play| (*play, seat)).collect();
            let entrant = &schedule.players[*player];
            let name = played.name.clone().unwrap_or_else(|| entrant.shown().into());
            standings.push(Standing::new(*player, name, entrant.spec.clone(), Some(seat), &seen));
        }
    }
    let mut players = by_player(schedule, plays);
    players.retain(|line| line.games > 0);
    Group { variant: variant.into(), standings, players, cross: Vec::new(), superiority: Vec::new() }
}
