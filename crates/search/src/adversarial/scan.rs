//! From which side a player's own pieces are scanned: which of several equal actions comes first.
//!
//! A search that keeps the first of equals plays what its list of actions begins with. A program that
//! scans a board from the top row begins with the rear men of one player and with the front men of the
//! other, which makes a difference wherever values are equal. This setting orders the pieces of the
//! player to move and nothing else: pieces that stand equally far, and the actions of one piece, stay
//! in the game's own order. Values do not depend on it, and neither do the nodes of plain minimax.

use crate::settings::choice;
use plyground_core::{Game, Parameter, Settings};

/// From which side the pieces of the player to move are scanned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scan {
    /// In the game's own order.
    #[default]
    Listed,
    /// The pieces nearest the player's own back row first.
    Rear,
    /// The most advanced pieces first.
    Front,
}

impl Scan {
    /// The scan that a player's settings ask for.
    pub(super) fn of(settings: &Settings) -> Self {
        match settings.word("scan") {
            Some("rear") => Self::Rear,
            Some("front") => Self::Front,
            _ => Self::Listed,
        }
    }

    /// The setting, where pieces of the game have a front.
    pub(super) fn parameter<G: Game>() -> Option<Parameter> {
        let sentence = "Which own pieces are tried first where values and ordering leave it open: as the game lists them, those nearest the own back row, or the most advanced.";
        G::ADVANCE.map(|_| choice("scan", &["listed", "rear", "front"], "listed", sentence))
    }

    /// The places of the actions in the order in which they are scanned.
    pub(super) fn order<G: Game>(self, position: &G, actions: &[G::Action]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..actions.len()).collect();
        if let Some(advance) = G::ADVANCE {
            match self {
                Self::Listed => {}
                Self::Rear => order.sort_by_key(|at| advance(position, &actions[*at])),
                Self::Front => order.sort_by_key(|at| std::cmp::Reverse(advance(position, &actions[*at]))),
            }
        }
        order
    }
}
