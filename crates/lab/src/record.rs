//! A game as a small readable text file.
//!
//! ```text
//! plyground game 1
//! game: connect4
//! variant: columns=7,rows=6
//! start: ......./......./......./......./......./.......
//! one: human
//! two: minimax:depth=4
//! seed: 7
//!
//! one 4
//! two 4
//! one 3
//! ```
//!
//! The head names what is needed to set the game up, then every line is one action and who made
//! it. Lines that begin with `#` are comments.

use crate::catalogue;
use crate::session::Session;
use plyground_core::Complaint;
use std::fmt::Write as _;

/// A game written down: enough to set it up again and play it to the same point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// The position it started from.
    pub start: String,
    /// Who plays, One first; may be empty.
    pub players: Vec<String>,
    /// The seed of the run.
    pub seed: u64,
    /// Who did what.
    pub actions: Vec<(String, String)>,
}

/// What a game file begins with.
pub(crate) const FIRST_LINE: &str = "plyground game 1";

impl Record {
    /// Writes down a session.
    pub fn of(session: &dyn Session, players: &[String], seed: u64) -> Self {
        let variant: Vec<String> = session.variant().all().map(|(key, value)| format!("{key}={value}")).collect();
        Self {
            game: session.entry().about.id.into(),
            variant: variant.join(","),
            start: session.start(),
            players: players.to_vec(),
            seed,
            actions: session.history().into_iter().map(|step| (step.by.to_string(), step.action)).collect(),
        }
    }

    /// The text of the file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("{FIRST_LINE}\ngame: {}\nvariant: {}\nstart: {}\n", self.game, self.variant, self.start);
        for (seat, spec) in ["one", "two"].iter().zip(&self.players) {
            let _ = writeln!(text, "{seat}: {spec}");
        }
        let _ = writeln!(text, "seed: {}\n", self.seed);
        for (by, action) in &self.actions {
            let _ = writeln!(text, "{by} {action}");
        }
        text
    }

    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Self, Complaint> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim())).filter(|(_, line)| !line.starts_with('#'));
        if lines.next().map(|(_, line)| line) != Some(FIRST_LINE) {
            return Err(Complaint::new("not-a-game-file", format!("this is not a game file: its first line should be `{FIRST_LINE}`")));
        }
        let mut record =
            Self { game: String::new(), variant: String::new(), start: String::new(), players: Vec::new(), seed: 0, actions: Vec::new() };
        for (number, line) in lines.by_ref().take_while(|(_, line)| !line.is_empty()) {
            let bad = |what: &str| Complaint::new("bad-game-file", format!("line {number} of the game file: {what}")).with("line", number);
            let (key, value) = line.split_once(':').ok_or_else(|| bad("expected `key: value`"))?;
            let value = value.trim();
            match key {
                "game" => record.game = value.into(),
                "variant" => record.variant = value.into(),
                "start" => record.start = value.into(),
                "one" | "two" => record.players.push(value.into()),
                "seed" => record.seed = value.parse().map_err(|_| bad("the seed is not a whole number"))?,
                _ => return Err(bad(&format!("`{key}` is not one of game, variant, start, one, two, seed"))),
            }
        }
        for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
            let (by, action) = line.split_once(' ').ok_or_else(|| {
                Complaint::new(
                    "bad-game-file",
                    format!("line {number} of the game file: expected who acts and the action, such as `one 4`"),
                )
                .with("line", number)
            })?;
            record.actions.push((by.into(), action.trim().into()));
        }
        Ok(record)
    }

    /// Sets the game up again and plays every action, each checked by the rules.
    pub fn open(&self) -> Result<Box<dyn Session>, Complaint> {
        let mut session = catalogue::find(&self.game)?.open(&self.variant, Some(&self.start))?;
        for (index, (by, action)) in self.actions.iter().enumerate() {
            let number = index + 1;
            let turn = session.turn().word();
            // After the end nobody has the turn, and playing on is refused with the reason.
            if by != turn && !session.turn().is_over() {
                return Err(Complaint::new(
                    "wrong-turn",
                    format!("action {number} of the game file is by {by}, but it is the turn of {turn}"),
                )
                .with("action", number));
            }
            session
                .play(action)
                .map_err(|complaint| Complaint { message: format!("action {number} of the game file: {complaint}"), ..complaint })?;
        }
        Ok(session)
    }
}
