//! 2048 as people meet it: its page in the catalogue, its variants, its picture.

use super::action::Action;
use super::features::Weights;
use super::game::{Board, ONE_FOUR_IN};
use super::judge::{Judge, weights_of};
use super::store::Store;
use super::variant::Variant;
use super::{editor, notation};
use plyground_core::{
    About, Caption, Chance, Choice, Complaint, Editor, Gesture, Ground, Look, Picture, Playable, Settings, Sketch, Thrown, words,
};

/// The keys of the course: W A S D move; E, M and U let expectimax, flat Monte Carlo and UCB1 move.
///
/// The three players judge by the course's evaluation and keep the limits of its assignment: expectimax with a base depth of at
/// most 3 and one more for every 400 moves or more; Monte Carlo and UCB1 with the defaults of `mcts` (8, 8, 200) and `ucb` (20, 10, 300).
const SHORTCUTS: [(&str, &str); 7] = [
    ("w", "up"),
    ("a", "left"),
    ("s", "down"),
    ("d", "right"),
    ("e", "by expectimax:depth=2,eval=course,grow=400"),
    ("m", "by mcts:eval=course"),
    ("u", "by ucb:eval=course"),
];

impl<S: Store> Playable for Board<S> {
    type Judge = Judge;

    fn about() -> About {
        About {
            id: "2048",
            name: "2048",
            sentence: "Slide all tiles one way; equal tiles that meet become one, and a new 2 or 4 appears. Play on as long as you can.",
            position_notation: "Rows from the top separated by /, tiles by commas, 0 where there is none; + at the end of a board that waits for its new tile: 2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0+.",
            action_notation: "A move is up, right, down or left; a new tile is its number and its cell by row and column from 1: 2@r3c1.",
            seats: &["Player"],
            variants: Variant::parameters(),
            judges: vec![
                Choice { id: "features", sentence: "All features of rows and columns, with weights tuned for long games." },
                Choice { id: "course", sentence: "Monotonicity and smoothness only; the other weights are 0 until you set them." },
            ],
            features: Weights::NAMES.to_vec(),
            shortcuts: &SHORTCUTS,
            words: words!("en", "ar", "fa"),
            ..About::default()
        }
    }

    fn start(variant: &Settings) -> Result<Option<Self>, Complaint> {
        Ok(Self::new(Variant::of(variant)?))
    }

    fn judge(&self, id: &str) -> Option<Judge> {
        Judge::of(id, self.variant().size)
    }

    fn weighted_judge(&self, id: &str, weights: &str) -> Result<Judge, Complaint> {
        let own = weights_of(id).ok_or_else(|| {
            let message = format!("2048 has no evaluator `{id}`; it has features, course");
            Complaint::new("unknown-evaluator", message).with("eval", id).with("known", "features, course")
        })?;
        Ok(Judge::shared(own.with(weights)?, self.variant().size))
    }

    fn read(&self, text: &str) -> Result<Self, Complaint> {
        notation::read(self, text)
    }

    fn write(&self) -> String {
        notation::write(self)
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        notation::read_action(self, text)
    }

    fn write_action(&self, action: &Action) -> String {
        notation::write_action(self.variant().size, *action)
    }

    /// The tiles with their numbers; a tile's letter is its exponent as a digit, from 1 to v.
    fn picture(&self) -> Picture {
        let size = self.variant().size;
        let mut picture = Picture::new(size, size, Ground::Plain).with_look(Look::Tiles);
        for (cell, exponent) in picture.cells.iter_mut().zip(self.exponents()) {
            cell.piece = (exponent != 0).then(|| editor::tile(exponent));
        }
        picture
    }

    fn gesture(&self, action: &Action) -> Gesture {
        editor::gesture(*action)
    }

    fn editor() -> Option<Editor<Self>> {
        Some(Editor { palette: |_| editor::palette(), compose: editor::compose, sketch: Sketch::of })
    }

    fn chance() -> Option<Chance<Self>> {
        Some(Chance { exact_odds, ..Chance::new(Thrown::Tiles) })
    }

    fn milestone(&self) -> Option<u64> {
        self.exponents().max().map(notation::number)
    }

    fn caption(&self) -> Option<Caption> {
        let largest = self.milestone().filter(|largest| *largest > 0)?;
        let sum: u64 = self.exponents().map(notation::number).sum();
        let reached = if self.store.has_2048() { "2048 reached; " } else { "" };
        Some(Caption::new("2048", format!("{reached}largest tile {largest}, sum of tiles {sum}")))
    }
}

/// Nine tenths or one tenth of an even chance among the cells, in lowest terms.
fn exact_odds<S: Store>(board: &Board<S>, outcome: &Action) -> Option<String> {
    let Action::Spawn { exponent, .. } = outcome else { return None };
    let whole = board.places().count_ones() * ONE_FOUR_IN;
    let part = if *exponent == 1 { ONE_FOUR_IN - 1 } else { 1 };
    let common = (1..=part).rev().find(|divisor| part.is_multiple_of(*divisor) && whole.is_multiple_of(*divisor))?;
    Some(format!("{}/{}", part / common, whole / common))
}
