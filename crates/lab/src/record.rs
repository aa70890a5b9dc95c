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
//! it. A game that is over has a line `result:` in its head, with the reason where the board does not
//! show it: `result: two by resignation`. Lines that begin with `#` are comments, and stay in
//! place when the game is played on.

use crate::halt::{halted, played_before};
use plyground_core::{Complaint, Outcome, Turn};
use plyground_session::Ended;
use plyground_session::Session;
use plyground_session::catalogue;
use std::fmt::Write as _;

/// A game written down: enough to set it up again and play it to the same point.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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
    /// How it ended, if it did.
    pub result: Option<Ended>,
    /// Comments, each with its place: 0 in the head, `n + 1` after `n` actions.
    pub comments: Vec<(usize, String)>,
    /// The file it was read from, where that is in the format of the game's own world.
    pub source: Option<Vec<u8>>,
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
            actions: session.history().into_iter().map(|step| (step.by.word().to_string(), step.action)).collect(),
            result: match session.turn() {
                Turn::Over(outcome @ (Outcome::Won(_) | Outcome::Drawn)) => Some(Ended { outcome, by: None }),
                Turn::Over(Outcome::Scored(_)) | Turn::Player(_) | Turn::Chance => None,
            },
            ..Self::default()
        }
    }

    /// The same as the sequel of an earlier record: what that says besides the play stays, as far
    /// as it is not about actions that were taken back.
    #[must_use]
    pub fn after(mut self, earlier: &Self) -> Self {
        let kept = self.actions.iter().zip(&earlier.actions).take_while(|(now, before)| now == before).count();
        self.comments = earlier.comments.iter().filter(|(place, _)| *place <= kept + 1).cloned().collect();
        self.source.clone_from(&earlier.source);
        if self.actions == earlier.actions {
            self.result = self.result.or(earlier.result);
        }
        self
    }

    /// The text of the file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("{FIRST_LINE}\n");
        self.write_comments(0, &mut text);
        let _ = write!(text, "game: {}\nvariant: {}\nstart: {}\n", self.game, self.variant, self.start);
        for (seat, spec) in ["one", "two"].iter().zip(&self.players) {
            let _ = writeln!(text, "{seat}: {spec}");
        }
        let _ = writeln!(text, "seed: {}", self.seed);
        if let Some(result) = &self.result {
            let _ = writeln!(text, "result: {result}");
        }
        text.push('\n');
        for (index, (by, action)) in self.actions.iter().enumerate() {
            self.write_comments(index + 1, &mut text);
            let _ = writeln!(text, "{by} {action}");
        }
        self.write_comments(self.actions.len() + 1, &mut text);
        text
    }

    fn write_comments(&self, place: usize, text: &mut String) {
        for (_, comment) in self.comments.iter().filter(|(at, _)| *at == place) {
            let _ = writeln!(text, "{comment}");
        }
    }

    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Self, Complaint> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let mut record = Self::default();
        let mut part = Part::First;
        for (number, line) in lines {
            let bad = |what: &str| Complaint::new("bad-game-file", format!("line {number} of the game file: {what}")).with("line", number);
            match part {
                _ if line.starts_with('#') => {
                    let place = if part == Part::Actions { record.actions.len() + 1 } else { 0 };
                    record.comments.push((place, line.into()));
                }
                Part::First if line == FIRST_LINE => part = Part::Head,
                Part::First => return Err(no_game_file()),
                Part::Head if line.is_empty() => part = Part::Actions,
                Part::Head => record.read_head(line).map_err(|what| bad(&what))?,
                Part::Actions if line.is_empty() => {}
                Part::Actions => {
                    let who = || bad("expected who acts and the action, such as `one 4`");
                    let (by, action) = line.split_once(' ').ok_or_else(who)?;
                    record.actions.push((by.into(), action.trim().into()));
                }
            }
        }
        if part == Part::First { Err(no_game_file()) } else { Ok(record) }
    }

    /// Reads a line of the head, or says what is wrong with it.
    fn read_head(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(':').ok_or("expected `key: value`")?;
        let value = value.trim();
        match key {
            "game" => self.game = value.into(),
            "variant" => self.variant = value.into(),
            "start" => self.start = value.into(),
            "one" | "two" if ["one", "two"].get(self.players.len()) == Some(&key) => self.players.push(value.into()),
            "one" | "two" => return Err(format!("`{key}` is out of place: first `one`, then `two`, each once")),
            "seed" => self.seed = value.parse().map_err(|_| "the seed is not a whole number")?,
            "result" => {
                let why = "the result is one, two or draw, perhaps with `by resignation` or `by agreement` after it";
                self.result = Some(Ended::read(value).ok_or(why)?);
            }
            _ => return Err(format!("`{key}` is not one of game, variant, start, one, two, seed, result")),
        }
        Ok(())
    }

    /// Sets the game up again and plays every action, each checked by the rules.
    pub fn open(&self) -> Result<Box<dyn Session>, Complaint> {
        let mut session = catalogue::find(&self.game)?.open(&self.variant, Some(&self.start))?;
        for (index, (by, action)) in self.actions.iter().enumerate() {
            let number = index + 1;
            let turn = session.turn().word();
            let halt = |complaint: Complaint| halted(complaint, &self.game, index, action);
            // After the end nobody has the turn, and playing on is refused with the reason.
            if by != turn && !session.turn().is_over() {
                let message = format!("action {number} of the game file is by {by}, but it is the turn of {turn}");
                return Err(halt(Complaint::new("wrong-turn", message).with("action", number)));
            }
            session
                .play(action)
                .map_err(|complaint| halt(Complaint { message: format!("action {number} of the game file: {complaint}"), ..complaint }))?;
        }
        self.check_result(session.turn())?;
        Ok(session)
    }

    /// The record as far as the rules allow its actions: what comes after a mistake is left out, and the result with it.
    #[must_use]
    pub fn beginning(mut self) -> Self {
        if let Some(played) = self.open().err().as_ref().and_then(played_before) {
            self.actions.truncate(played);
            self.result = None;
        }
        self
    }

    /// Complains when the file tells another result than the board.
    fn check_result(&self, turn: Turn) -> Result<(), Complaint> {
        match (self.result, turn) {
            (Some(told), Turn::Over(outcome)) if told.outcome != outcome => {
                let by_rules = Ended { outcome, by: None }.word();
                let message = format!("the game file tells the result {}, but by the rules it is {by_rules}", told.word());
                Err(Complaint::new("other-result", message).with("told", told.word()).with("result", by_rules))
            }
            _ => Ok(()),
        }
    }
}

/// Where in a game file we are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Before the line that says what it is.
    First,
    /// In the head.
    Head,
    /// Among the actions.
    Actions,
}

fn no_game_file() -> Complaint {
    Complaint::new("not-a-game-file", format!("this is not a game file: its first line should be `{FIRST_LINE}`"))
}
