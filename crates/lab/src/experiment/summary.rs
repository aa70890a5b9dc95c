//! The games of one pairing in one variant, together.

use super::file::Pairing;
use super::play::Game;
use super::quality::Quality;
use crate::played::Effort;
use plyground_core::Outcome;

/// What came out of all games of a pairing in a variant.
#[derive(Clone, Debug)]
pub struct Summary<'a> {
    /// The variant.
    pub variant: &'a str,
    /// Who sat where.
    pub pairing: &'a Pairing,
    /// The games.
    pub games: Vec<&'a Game>,
    /// Games won by One, drawn, won by Two.
    pub results: [usize; 3],
    /// What each player's decisions took, One's first.
    pub efforts: [Effort; 2],
    /// What each player's decisions were worth, One's first.
    pub qualities: [Quality; 2],
}

/// Puts the games of each pairing and variant together, in the order in which they were played.
#[must_use]
pub fn summaries(games: &[Game]) -> Vec<Summary<'_>> {
    let mut summaries: Vec<Summary<'_>> = Vec::new();
    for game in games {
        let is_same = |summary: &Summary<'_>| summary.variant == game.variant && *summary.pairing == game.pairing;
        let at = summaries.iter().position(is_same).unwrap_or_else(|| {
            let (efforts, qualities) = ([Effort::default(); 2], [Quality::default(); 2]);
            let (variant, pairing) = (game.variant.as_str(), &game.pairing);
            summaries.push(Summary { variant, pairing, games: Vec::new(), results: [0; 3], efforts, qualities });
            summaries.len() - 1
        });
        let summary = &mut summaries[at];
        summary.games.push(game);
        summary.results[match game.outcome {
            Outcome::Won(winner) => 2 * winner.index(),
            _ => 1,
        }] += 1;
        for seat in 0..2 {
            summary.efforts[seat].add(game.efforts[seat]);
            summary.qualities[seat].merge(game.qualities[seat]);
        }
    }
    summaries
}
