//! What people see of the puzzle: variants, sentences, picture.

use super::{Action, Bits, Judge, Jump, RedSwapBlue, Variant, editor, notation};
use plyground_core::{About, Complaint, Editor, Gesture, Ground, Kind, Look, Parameter, Picture, Playable, Settings, Sketch, words};

impl Variant {
    /// What can be chosen.
    #[must_use]
    pub fn parameters() -> Vec<Parameter> {
        vec![
            Parameter {
                key: "n",
                kind: Kind::Whole(Self::SMALLEST_N as u64, Self::LARGEST_N as u64),
                default: "3",
                sentence: "Rows and columns of each square; each colour has n * n - 1 pieces.",
            },
            Parameter {
                key: "jump",
                kind: Kind::Choice(vec!["any", "other"]),
                default: "any",
                sentence: "Pieces jump over any piece, or only over the other colour as in the classic.",
            },
            Parameter {
                key: "diagonal",
                kind: Kind::Choice(vec!["no", "jumps"]),
                default: "no",
                sentence: "Whether pieces also jump along diagonals.",
            },
        ]
    }

    /// The variant these settings choose.
    pub fn of(settings: &Settings) -> Result<Self, Complaint> {
        let n = settings.whole("n").map(|n| n as usize).filter(|n| (Self::SMALLEST_N..=Self::LARGEST_N).contains(n));
        let n = n.ok_or_else(|| missing("n", "a whole number from 2 to 22"))?;
        let jump = match settings.word("jump") {
            Some("any") => Jump::Any,
            Some("other") => Jump::Other,
            _ => return Err(missing("jump", "any or other")),
        };
        let diagonal = match settings.word("diagonal") {
            Some("no") => false,
            Some("jumps") => true,
            _ => return Err(missing("diagonal", "no or jumps")),
        };
        Ok(Self { n, jump, diagonal })
    }
}

fn missing(key: &'static str, expected: &str) -> Complaint {
    Complaint::new("bad-value", format!("{key} of redswapblue must be {expected}")).with("key", key).with("expected", expected)
}

impl<B: Bits> Playable for RedSwapBlue<B> {
    type Judge = Judge;

    fn about() -> About {
        About {
            id: "redswapblue",
            name: "Red Swap Blue",
            sentence: "Two squares of pieces share a corner, which is empty. Step and jump into the empty cell until red and blue have changed places.",
            position_notation: "Rows from the top separated by `/`: r red, b blue, . the empty cell, - no cell, such as rr-/r.b/-bb.",
            action_notation: "The piece that moves by row and column from 1, and its direction: r2c3 left. A jump is written the same way.",
            seats: &["Solver"],
            variants: Variant::parameters(),
            judges: Judge::choices(),
            words: words!("en", "ar", "fa"),
            ..About::default()
        }
    }

    fn start(variant: &Settings) -> Result<Option<Self>, Complaint> {
        Ok(Self::new(Variant::of(variant)?))
    }

    fn judge(&self, id: &str) -> Option<Judge> {
        Judge::of(id)
    }

    fn read(&self, text: &str) -> Result<Self, Complaint> {
        notation::read(self.board(), text)
    }

    fn write(&self) -> String {
        notation::write(self)
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        notation::read_action(self, text)
    }

    fn write_action(&self, action: &Action) -> String {
        notation::write_action(self, *action)
    }

    fn picture(&self) -> Picture {
        let board = self.board();
        let side = board.variant.side();
        let mut picture = Picture::new(side, side, Ground::Outside).with_look(Look::Pegs);
        for (cell, &(row, column)) in board.places.iter().enumerate() {
            let shown = picture.cell_mut(row, column);
            shown.ground = if cell == board.variant.crossing() { Ground::Marked } else { Ground::Plain };
            shown.piece = editor::piece(self.content(cell));
        }
        let names: Vec<String> = (1..=side).map(|number| number.to_string()).collect();
        picture.column_names.clone_from(&names);
        picture.row_names = names;
        picture
    }

    fn gesture(&self, action: &Action) -> Gesture {
        editor::gesture(self, *action)
    }

    fn editor() -> Option<Editor<Self>> {
        Some(Editor { palette: |_| editor::palette(), compose: editor::compose, sketch: Sketch::of })
    }
}
