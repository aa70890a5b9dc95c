//! Connect Four as people meet it: its page in the catalogue, its variants, its picture.

use super::bits::Bits;
use super::board::{ConnectFour, fours};
use super::editor;
use super::greedy::{self, Greedy};
use super::judge::Judge;
use super::lines::Lines;
use super::notation;
use super::shape::{AnySize, Shape};
use plyground_core::{
    About, Choice, Complaint, Editor, Family, Gesture, Ground, Kind, Look, Make, Parameter, Picture, Playable, Player, Recipe, Settings,
    Sketch, words,
};

impl<S: Shape> Playable for ConnectFour<S> {
    type Judge = Judge<S>;

    fn about() -> About {
        About {
            id: "connect4",
            name: "Connect Four",
            sentence: "Drop discs into the columns of an upright board; the first to have four in a row, across, up or on a diagonal, wins.",
            position_notation: "The rows from the top, separated by /, with r, y and . for red, yellow and empty; or the columns played so far, such as 4453, with commas on boards of more than nine columns.",
            action_notation: "The number of the column, from 1.",
            seats: &["red", "yellow"],
            variants: vec![
                Parameter {
                    key: "columns",
                    kind: Kind::Whole(AnySize::LEAST_SIDE, AnySize::MOST_COLUMNS),
                    default: "7",
                    sentence: "Cells from left to right; columns * (rows + 1) is at most 128.",
                },
                Parameter {
                    key: "rows",
                    kind: Kind::Whole(AnySize::LEAST_SIDE, AnySize::MOST_ROWS),
                    default: "6",
                    sentence: "Cells from bottom to top; columns * (rows + 1) is at most 128.",
                },
            ],
            judges: vec![
                Choice { id: "lines", sentence: "Red's cells minus yellow's, each worth the number of four-in-a-row segments through it." },
                Choice { id: "none", sentence: "Always 0: only won, lost and drawn games count." },
            ],
            words: words!("en", "ar", "fa"),
            ..About::default()
        }
    }

    fn start(variant: &Settings) -> Result<Option<Self>, Complaint> {
        let columns = variant.whole("columns").unwrap_or(7);
        let rows = variant.whole("rows").unwrap_or(6);
        if AnySize::sized(columns, rows).is_none() {
            let message = format!(
                "columns={columns},rows={rows}: both must be at least {}, and columns * (rows + 1) at most {}",
                AnySize::LEAST_SIDE,
                AnySize::MOST_BITS
            );
            return Err(Complaint::new("bad-board-size", message).with("columns", columns).with("rows", rows));
        }
        Ok(S::sized(columns, rows).map(Self::new))
    }

    fn judge(&self, id: &str) -> Option<Judge<S>> {
        match id {
            "lines" => Some(Judge::Lines(Lines::new(self.shape()))),
            "none" => Some(Judge::Indifferent),
            _ => None,
        }
    }

    fn read(&self, text: &str) -> Result<Self, Complaint> {
        notation::read(self.shape(), text)
    }

    fn write(&self) -> String {
        notation::write_board(self)
    }

    fn read_action(&self, text: &str) -> Result<u8, Complaint> {
        notation::read_column(self, text)
    }

    fn write_action(&self, column: &u8) -> String {
        (column + 1).to_string()
    }

    /// The board from the top; cells of a finished four are marked.
    fn picture(&self) -> Picture {
        let shape = self.shape();
        let (columns, rows) = (shape.columns(), shape.rows());
        let mut picture = Picture::new(usize::from(columns), usize::from(rows), Ground::Plain).with_look(Look::Rack);
        picture.column_names = (1..=columns).map(|column| column.to_string()).collect();
        for player in [Player::One, Player::Two] {
            let discs = self.discs_of(player);
            let marked = fours(shape, discs);
            for row in 0..rows {
                for column in 0..columns {
                    let cell = shape.cell(column, row);
                    if cell & discs == S::Bits::ZERO {
                        continue;
                    }
                    let drawn = picture.cell_mut(usize::from(rows - 1 - row), usize::from(column));
                    drawn.piece = Some(editor::disc(player));
                    if cell & marked != S::Bits::ZERO {
                        drawn.ground = Ground::Marked;
                    }
                }
            }
        }
        picture
    }

    fn gesture(&self, column: &u8) -> Gesture {
        Gesture::Column { column: usize::from(*column) }
    }

    fn editor() -> Option<Editor<Self>> {
        Some(Editor { palette: |_| editor::palette(), compose: editor::compose, sketch: Sketch::of })
    }

    /// Thirty lines, about four average cells (a cell lies on 6.6 of them). In 1000 games of players who
    /// looked five discs ahead by `lines`, with a random disc in ten, a logistic curve through
    /// value and result passes three quarters at 29. The judge `none` knows no edge but a win.
    fn clear_edge(_judge: &str) -> f64 {
        30.0
    }

    fn players() -> Vec<Recipe<Self>> {
        vec![Recipe {
            id: "greedy",
            sentence: "Wins now if it can, otherwise drops the disc where it breaks the opponent's longest run; looks no further.",
            family: Family::named("adversarial"),
            pseudocode: greedy::PSEUDOCODE,
            parameters: Vec::new(),
            make: Make::Thinker(|_, _| Ok(Box::new(Greedy))),
        }]
    }
}
