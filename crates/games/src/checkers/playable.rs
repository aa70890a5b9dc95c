//! Checkers as people meet it: its page in the catalogue, its variants, its picture.

use super::action::Move;
use super::ballots;
use super::board::Checkers;
use super::judge::{JUDGES, Judge};
use super::material::MAN;
use super::rule::{CaptureRule, Compulsory, Optional};
use super::squares::{bit, column, row};
use super::{editor, notation, pdn, position};
use plyground_core::{
    About, Complaint, Editor, Gesture, Ground, Kind, Look, Parameter, Picture, Piece, Playable, Player, Settings, Sketch, words,
};
use std::sync::LazyLock;

/// The three-move ballots that are played, over the board or by mail.
static OPENINGS: LazyLock<Vec<String>> = LazyLock::new(|| ballots::playable().map(|ballot| ballot.to_string()).collect());

impl<R: CaptureRule> Playable for Checkers<R> {
    type Judge = Judge;

    fn about() -> About {
        About {
            id: "checkers",
            name: "Checkers",
            sentence: "English draughts: move diagonally, jump over the opponent's pieces to take them, make kings on the last row; who cannot move loses.",
            position_notation: "PDN FEN: the side to move, then White's squares and Black's, with K before a king, such as B:W21,22,K10:B1,2,12.",
            action_notation: "The squares, such as 11-15, or 22x15x6 for a capture; 22x6 will do where it leaves no doubt.",
            seats: &["black", "white"],
            variants: vec![Parameter {
                key: "capture",
                kind: Kind::Choice(vec![Compulsory::WORD, Optional::WORD]),
                default: Compulsory::WORD,
                sentence: "Whether a player who can jump must; where not, every beginning of a chain of jumps is a move as well.",
            }],
            judges: JUDGES.iter().map(|(choice, _)| *choice).collect(),
            openings: &OPENINGS,
            archive: Some(pdn::FORMAT),
            words: words!("en", "ar", "fa"),
            ..About::default()
        }
    }

    fn start(variant: &Settings) -> Result<Option<Self>, Complaint> {
        let is_meant = variant.word("capture").unwrap_or(Compulsory::WORD) == R::WORD;
        Ok(is_meant.then(Self::new))
    }

    fn judge(&self, id: &str) -> Option<Judge> {
        JUDGES.iter().find(|(choice, _)| choice.id == id).map(|(_, judge)| *judge)
    }

    fn read(&self, text: &str) -> Result<Self, Complaint> {
        position::read(text)
    }

    fn write(&self) -> String {
        position::write(self)
    }

    fn read_action(&self, text: &str) -> Result<Move, Complaint> {
        notation::read(self, text)
    }

    fn write_action(&self, action: &Move) -> String {
        action.to_string()
    }

    fn picture(&self) -> Picture {
        let mut picture = Picture::new(8, 8, Ground::Unused).with_look(Look::Chequered);
        for square in 1..=32 {
            let cell = picture.cell_mut(row(square).into(), column(square).into());
            cell.ground = Ground::Plain;
            cell.piece = piece(self, square);
            cell.name = square.to_string();
        }
        picture
    }

    fn gesture(&self, action: &Move) -> Gesture {
        editor::gesture(*action)
    }

    fn editor() -> Option<Editor<Self>> {
        // A position in which the game is over has a side to move as well.
        let sketch = |position: &Self| Sketch { turn: position.mover(), ..Sketch::of(position) };
        Some(Editor { palette: |_| editor::palette(), compose: editor::compose, sketch })
    }

    /// A man: both judges count in hundredths of one. In 300 games of weak players, who looked four moves
    /// ahead and made one move in ten at random, three quarters were won with 140 to 160;
    /// better ones need less.
    fn clear_edge(_judge: &str) -> f64 {
        f64::from(MAN)
    }
}

/// What stands on a square.
fn piece<R: CaptureRule>(position: &Checkers<R>, square: u8) -> Option<Piece> {
    let owner = [Player::One, Player::Two].into_iter().find(|&player| position.pieces(player) & bit(square) != 0)?;
    Some(editor::piece(owner, position.all_kings() & bit(square) != 0))
}
