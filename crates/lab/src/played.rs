//! What a game played to its end leaves behind.

use plyground_core::Outcome;

/// A game played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Points won.
    pub score: i64,
    /// How far it came besides, such as the largest tile.
    pub milestone: Option<u64>,
    /// Decisions made, all players together.
    pub decisions: u32,
    /// What each player's decisions took, One's first.
    pub efforts: Vec<Effort>,
}

/// What the decisions of one player took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effort {
    /// How many decisions.
    pub decisions: u64,
    /// Positions looked at.
    pub nodes: u64,
    /// Time.
    pub seconds: f64,
    /// Most memory one decision took.
    pub peak_memory_bytes: usize,
}

impl Effort {
    /// Adds the work of one more decision or of another game.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.seconds += other.seconds;
        self.peak_memory_bytes = self.peak_memory_bytes.max(other.peak_memory_bytes);
    }
}
