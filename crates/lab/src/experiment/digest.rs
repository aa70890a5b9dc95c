//! What a summary needs of a game: who, how it ended, and the sums of what its decisions took.
//!
//! A large experiment has millions of decisions. Only their sums count in the end, so each game is digested as
//! it comes from the library, and a hundred thousand games take a few megabytes.
//!
//! ```text
//!   play: 40 actions, 36 decisions ──► digest: result, score, two tallies of eight numbers
//! ```

use super::play::{Finish, Play};

/// A game as far as a summary needs it.
#[derive(Clone, PartialEq, Debug)]
pub struct Digest {
    /// The unit of the experiment it belongs to.
    pub unit: usize,
    /// Which game of the unit it is.
    pub half: usize,
    /// The match.
    pub of: usize,
    /// The number of the game within its match.
    pub number: usize,
    /// The variant: its place in the experiment's list.
    pub variant: usize,
    /// How it ended.
    pub result: Finish,
    /// Points won; minus the steps of a puzzle.
    pub score: i64,
    /// How far it came besides, such as the largest tile.
    pub milestone: Option<u64>,
    /// Who sat where and what their decisions took, One first.
    pub sides: Vec<Tally>,
}

/// The decisions of one player in one game, added up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// The player: its place in the schedule.
    pub player: usize,
    /// Its decisions.
    pub decisions: usize,
    /// Positions looked at.
    pub nodes: f64,
    /// Time.
    pub seconds: f64,
    /// Bytes of the searches' own structures, added up.
    pub memory: f64,
    /// The most bytes a decision took.
    pub memory_most: u64,
    /// Decisions that were judged.
    pub judged: usize,
    /// Points they gave away.
    pub loss: f64,
    /// How many of them gave nothing away.
    pub best: usize,
}

impl Digest {
    /// What is kept of a game in this variant.
    pub(super) fn new(play: &Play, variant: usize) -> Self {
        let mut sides: Vec<Tally> = play.seats.iter().map(|player| Tally { player: *player, ..Tally::default() }).collect();
        for decision in &play.decisions {
            let Some(side) = sides.get_mut(decision.seat) else { continue };
            side.decisions += 1;
            side.nodes += decision.nodes as f64;
            side.seconds += decision.seconds;
            side.memory += decision.memory as f64;
            side.memory_most = side.memory_most.max(decision.memory);
            if let Some(loss) = decision.loss {
                side.judged += 1;
                side.loss += loss;
                side.best += usize::from(loss == 0.0);
            }
        }
        let Play { unit, half, of, number, result, score, milestone, .. } = *play;
        Self { unit, half, of, number, variant, result, score, milestone, sides }
    }

    /// What the player in this seat scored, as [`Play::score_of`] says.
    #[must_use]
    pub fn score_of(&self, seat: usize) -> Option<f64> {
        self.result.score_of(seat, self.sides.len(), self.score)
    }

    /// The seats in which a player sat.
    pub fn seats_of(&self, player: usize) -> impl Iterator<Item = usize> {
        self.sides.iter().enumerate().filter(move |(_, side)| side.player == player).map(|(seat, _)| seat)
    }
}
