//! What the results allow to say, in sentences: no more than the error bars carry.

use crate::experiment::{Digest, Experiment, Group, Results, Standing};
use crate::markup::Sentence;
use plyground_session::{Entry, with_thousands};
use plyground_stats::{Interval, mean};
use std::collections::BTreeMap;

/// Sentences about every group.
pub(super) fn findings(entry: &Entry, experiment: &Experiment, results: &Results) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for (number, group) in results.groups.iter().enumerate() {
        let mut lines = Vec::new();
        if entry.about.seats.len() == 2 && experiment.pairings.is_empty() {
            lines.extend(strengths(group));
        } else if entry.about.seats.len() < 2 {
            let games: Vec<&Digest> = results.games.iter().filter(|game| game.variant == number).collect();
            lines.extend(same_seeds(entry, group, &games));
        }
        lines.extend(qualities(group));
        let of_variant = |line: String| {
            let head = Sentence::default();
            if results.groups.len() > 1 { head.code(&group.variant).text(format!(": {line}")) } else { head.text(line) }
        };
        sentences.extend(lines.into_iter().map(of_variant));
    }
    sentences
}

/// Neighbours in strength, and how sure it is which is the stronger.
fn strengths(group: &Group) -> Vec<String> {
    let mut order: Vec<usize> = (0..group.standings.len()).collect();
    let elo = |index: usize| group.standings[index].elo.map_or(f64::NEG_INFINITY, |elo| elo.value);
    order.sort_by(|one, two| elo(*two).total_cmp(&elo(*one)));
    let neighbours = order.windows(2).filter_map(|pair| {
        let (one, two) = (pair[0], pair[1]);
        let sure = group.superiority[one][two]?;
        let difference = elo(one) - elo(two);
        let (one, two) = (&group.standings[one].name, &group.standings[two].name);
        Some(if sure > 0.975 {
            format!("{one} is stronger than {two}, by about {difference:.0} Elo (likelihood {:.1} %).", 100.0 * sure)
        } else {
            format!("whether {one} is stronger than {two} is not decided (likelihood {:.0} %, {difference:.0} Elo).", 100.0 * sure)
        })
    });
    neighbours.collect()
}

/// Differences on the same seeds, which carry further than the means do.
fn same_seeds(entry: &Entry, group: &Group, games: &[&Digest]) -> Vec<String> {
    let mut order: Vec<&Standing> = group.standings.iter().filter(|line| line.score.is_some()).collect();
    let score = |line: &Standing| line.score.map_or(f64::NEG_INFINITY, |score| score.value);
    order.sort_by(|one, two| score(two).total_cmp(&score(one)));
    let scores = |line: &Standing| -> BTreeMap<usize, f64> {
        let own = games.iter().filter(|game| game.sides[0].player == line.player);
        own.filter_map(|game| Some((game.number, game.score_of(0)?))).collect()
    };
    let neighbours = order.windows(2).filter_map(|pair| {
        let (one, two) = (scores(pair[0]), scores(pair[1]));
        let differences: Vec<f64> = one.iter().filter_map(|(game, score)| Some(score - two.get(game)?)).collect();
        let difference = mean(&differences)?;
        Some(told(entry, &pair[0].name, &pair[1].name, difference, differences.len()))
    });
    neighbours.collect()
}

fn told(entry: &Entry, one: &str, two: &str, difference: Interval, games: usize) -> String {
    let (what, by) = if entry.is_puzzle { ("solves with fewer steps than", "steps") } else { ("scores more than", "points") };
    let amount = |value: f64| if value < 100.0 { format!("{value:.2}") } else { with_thousands(value.round() as u64) };
    if difference.value == 0.0 && (games == 1 || difference.error() == 0.0) {
        return format!("{one} and {two} do equally well in {games} of {games} games.");
    }
    if games == 1 {
        return format!("{one} {what} {two} in the one game there is, by {} {by}.", amount(difference.value));
    }
    let shown = format!("{} ± {} {by} a game over {games} common seeds", amount(difference.value), amount(difference.error()));
    if difference.low > 0.0 {
        format!("{one} {what} {two}: {shown}.")
    } else {
        format!("whether {one} {what} {two} is not decided: {shown}.")
    }
}

/// Who gives away least and most.
fn qualities(group: &Group) -> Option<String> {
    let mut judged: Vec<(&Standing, Interval)> = group.standings.iter().filter_map(|line| Some((line, line.loss?))).collect();
    judged.sort_by(|one, two| one.1.value.total_cmp(&two.1.value));
    let ((best, least), (worst, most)) = (judged.first()?, judged.last()?);
    (judged.len() > 1 && least.high < most.low).then(|| {
        format!(
            "{} gives away least by a decision ({:.2} ± {:.2}), {} most ({:.2} ± {:.2}).",
            best.name,
            least.value,
            least.error(),
            worst.name,
            most.value,
            most.error()
        )
    })
}
