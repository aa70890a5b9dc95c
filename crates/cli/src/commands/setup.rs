//! Setting a game up: from the options, and by asking for what they do not say.

use crate::args::{Dice, Explain, PlayArgs};
use crate::commands::read_file;
use crate::describe::seat_name;
use crate::output::{Failure, Out};
use crate::stop::{self, Heard};
use plyground_lab::{Ended, Entry, Parameter, Player, Record, Seat, Session, Settings, archive, catalogue};
use std::io::{self, IsTerminal as _, Write as _};

/// Who sits in a seat.
pub enum SeatedPlayer {
    /// A person at the keyboard.
    Human,
    /// A player of the catalogue.
    Program(Player),
}

impl SeatedPlayer {
    /// The spec as it is written down.
    pub fn spec(&self) -> String {
        match self {
            Self::Human => "human".into(),
            Self::Program(player) => player.spec.to_string(),
        }
    }
}

/// A game that is ready to be played.
pub struct Setup {
    /// The game itself.
    pub session: Box<dyn Session>,
    /// Who plays, One first.
    pub seats: Vec<SeatedPlayer>,
    /// How much to tell about searches.
    pub explain: Explain,
    /// Who throws.
    pub dice: Dice,
    /// The seed of everything random.
    pub seed: u64,
    /// The game as it was loaded, if it was.
    pub earlier: Option<Record>,
    /// How the players ended it, if they did.
    pub ended: Option<Ended>,
}

impl Setup {
    /// The game as far as it has been played, to be written down.
    pub fn record(&self) -> Record {
        let specs: Vec<String> = self.seats.iter().map(SeatedPlayer::spec).collect();
        let mut record = Record::of(self.session.as_ref(), &specs, self.seed);
        if let Some(earlier) = &self.earlier {
            record = record.after(earlier);
        }
        record.result = self.ended.or(record.result);
        record
    }

    /// True when a person sits in this seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.seats[seat.index()], SeatedPlayer::Human)
    }
}

/// Sets the game up. On a terminal, asks for the size, the players, their depth and the wish for
/// information about the search where the options do not say; who names all players is asked nothing, and who types
/// `quit` leaves.
pub fn gather(args: &PlayArgs, out: &mut Out) -> Result<Setup, Failure> {
    let is_terminal = io::stdin().is_terminal();
    let record = args.load.as_deref().map(|file| archive::read_game(&read_file(file)?, file, args.game.as_deref())).transpose()?;
    let (session, saved, saved_seed) = if let Some(record) = &record {
        if let Some(game) = args.game.as_ref().filter(|game| **game != record.game) {
            let message = format!("the file holds a game of {}, not of {game}", record.game);
            return Err(plyground_lab::Complaint::new("other-game", message).into());
        }
        (record.open()?, record.players.clone(), Some(record.seed))
    } else {
        let entry = catalogue::find(args.game.as_deref().unwrap_or(""))?;
        let can_ask = is_terminal && !names_all_players(args, entry, &[]);
        (open_new(args, entry, can_ask, out)?, Vec::new(), None)
    };
    let can_ask = is_terminal && !names_all_players(args, session.entry(), &saved);
    let seed = args.seed.or(saved_seed).unwrap_or_else(draw_seed);
    let entry = session.entry();
    let asked: &[(Seat, Option<&String>)] = &[(Seat::One, args.one.as_ref()), (Seat::Two, args.two.as_ref())];
    let mut seats = Vec::new();
    for (index, (seat, given)) in asked.iter().take(entry.about.seats.len()).enumerate() {
        let player_seed = seed.wrapping_mul(2).wrapping_add(index as u64);
        let player = match given.map(String::as_str).or(saved.get(index).map(String::as_str)) {
            Some(spec) => sit(session.as_ref(), spec, player_seed)?,
            None if can_ask => ask_player(session.as_ref(), *seat, player_seed, out)?,
            None => sit(session.as_ref(), default_spec(entry, *seat), player_seed)?,
        };
        seats.push(player);
    }
    let has_program = seats.iter().any(|seat| matches!(seat, SeatedPlayer::Program(_)));
    let explain = match args.explaining.explain {
        Some(explain) => explain,
        None if can_ask && has_program => ask_explain(out)?,
        None => Explain::None,
    };
    let dice = match args.chance {
        Some(dice) => dice,
        None if can_ask && entry.has_chance => ask_dice(out)?,
        None => Dice::Auto,
    };
    Ok(Setup { session, seats, explain, dice, seed, earlier: record, ended: None })
}

/// True when the options and the saved game leave no seat open.
fn names_all_players(args: &PlayArgs, entry: &Entry, saved: &[String]) -> bool {
    let given = [args.one.is_some(), args.two.is_some()];
    let mut seats = given.iter().enumerate().take(entry.about.seats.len());
    seats.all(|(index, is_given)| *is_given || saved.len() > index)
}

fn ask_dice(out: &mut Out) -> Result<Dice, Failure> {
    ask("Who throws the dice?\n  auto (the program), ask (you type what yours show)", "auto", out, |answer| match answer {
        "auto" => Ok(Dice::Auto),
        "ask" => Ok(Dice::Ask),
        other => Err(format!("`{other}` is not one of auto, ask")),
    })
}

fn open_new(args: &PlayArgs, entry: &'static Entry, can_ask: bool, out: &mut Out) -> Result<Box<dyn Session>, Failure> {
    if let Some(variant) = &args.variant {
        return Ok(entry.open(variant, args.position.as_deref())?);
    }
    if !can_ask || args.position.is_some() {
        return Ok(entry.open("", args.position.as_deref())?);
    }
    loop {
        let mut settings = Vec::new();
        for parameter in &entry.about.variants {
            let value = ask_parameter(parameter, out)?;
            settings.push(format!("{}={value}", parameter.key));
        }
        match entry.open(&settings.join(","), None) {
            Ok(session) => return Ok(session),
            Err(complaint) => writeln!(out, "{complaint}")?,
        }
    }
}

/// Who plays when nobody says: a person against a program, or a person alone.
fn default_spec(entry: &Entry, seat: Seat) -> &'static str {
    match seat {
        Seat::One => "human",
        Seat::Two => entry.default_opponent,
    }
}

fn sit(session: &dyn Session, spec: &str, seed: u64) -> Result<SeatedPlayer, Failure> {
    Ok(if spec == "human" { SeatedPlayer::Human } else { SeatedPlayer::Program(session.player(spec, seed)?) })
}

/// A seed nobody chose, short enough to be typed again.
fn draw_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    u64::from(now.subsec_nanos()) % 1_000_000
}

/// True for the words that leave a game, at every question and at the board.
pub fn is_leaving(line: &str) -> bool {
    ["quit", "exit", "q"].contains(&line)
}

/// What a line says to a question: the answer, or why it is none.
fn settle<T>(line: &str, default: &str, accept: impl FnOnce(&str) -> Result<T, String>) -> Result<Result<T, String>, Failure> {
    if is_leaving(&line.to_lowercase()) {
        return Err(Failure::Left);
    }
    Ok(accept(if line.is_empty() { default } else { line }))
}

/// Asks a question until the answer is good; an empty answer is the default.
fn ask<T>(question: &str, default: &str, out: &mut Out, mut accept: impl FnMut(&str) -> Result<T, String>) -> Result<T, Failure> {
    loop {
        write!(out, "{question} [{default}]: ")?;
        out.flush()?;
        let line = match stop::read_line()? {
            Heard::Line(line) => line,
            Heard::End => return Err(Failure::CouldNot("the input ended before the game began".into())),
            Heard::Interrupted => {
                writeln!(out)?;
                return Err(Failure::Interrupted);
            }
        };
        match settle(&line, default, &mut accept)? {
            Ok(answer) => return Ok(answer),
            Err(complaint) => writeln!(out, "  {complaint}")?,
        }
    }
}

fn ask_parameter(parameter: &Parameter, out: &mut Out) -> Result<String, Failure> {
    let question = format!("{}: {}\n  {}", parameter.key, parameter.sentence, parameter.kind);
    ask(&question, parameter.default, out, |answer| {
        Settings::read(&format!("{}=\"{answer}\"", parameter.key), std::slice::from_ref(parameter), "the game")
            .map(|_| answer.to_string())
            .map_err(|complaint| complaint.to_string())
    })
}

fn ask_player(session: &dyn Session, seat: Seat, seed: u64, out: &mut Out) -> Result<SeatedPlayer, Failure> {
    let entry = session.entry();
    let ids: Vec<&str> = entry.players.iter().map(|player| player.id).collect();
    let question = format!("Who plays {}?\n  human, {}", seat_name(entry, seat), ids.join(", "));
    let spec = ask(&question, default_spec(entry, seat), out, |answer| {
        if answer == "human" {
            Ok("human".to_string())
        } else {
            session.player(answer, seed).map(|_| answer.to_string()).map_err(|complaint| complaint.to_string())
        }
    })?;
    let mut settings = Vec::new();
    if let Ok(player) = entry.player(&spec) {
        for parameter in player.parameters.iter().filter(|parameter| ["depth", "cover"].contains(&parameter.key)) {
            let value = ask_parameter(parameter, out)?;
            if value != parameter.default {
                settings.push(format!("{}={value}", parameter.key));
            }
        }
    }
    let colon = if settings.is_empty() { "" } else { ":" };
    sit(session, &format!("{spec}{colon}{}", settings.join(",")), seed)
}

fn ask_explain(out: &mut Out) -> Result<Explain, Failure> {
    ask("Information about the search?\n  none, summary, tree", "none", out, |answer| match answer {
        "none" => Ok(Explain::None),
        "summary" => Ok(Explain::Summary),
        "tree" => Ok(Explain::Tree),
        other => Err(format!("`{other}` is not one of none, summary, tree")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, Command};
    use clap::Parser as _;

    fn is_complete(line: &str, saved: &[&str]) -> bool {
        let Some(Command::Play(args)) = Cli::try_parse_from(line.split(' ')).unwrap().command else { panic!("{line}") };
        let saved: Vec<String> = saved.iter().map(ToString::to_string).collect();
        names_all_players(&args, catalogue::find(args.game.as_deref().unwrap()).unwrap(), &saved)
    }

    #[test]
    fn every_question_can_be_left() {
        let accept = |answer: &str| if answer == "auto" { Ok(1) } else { Err(answer.to_string()) };
        for word in ["quit", "exit", "q", "QUIT"] {
            assert!(matches!(settle(word, "auto", accept), Err(Failure::Left)), "{word}");
        }
        assert!(matches!(settle("", "auto", accept), Ok(Ok(1))));
        assert!(matches!(settle("quite", "auto", accept), Ok(Err(_))));
        assert_eq!(crate::output::report(&Failure::Left, true), 0);
    }

    #[test]
    fn who_names_all_players_is_asked_nothing() {
        assert!(is_complete("plyground play checkers --one human --two first", &[]));
        assert!(is_complete("plyground play 2048 --one human", &[]));
        assert!(is_complete("plyground play checkers --load game.pdn", &["human", "first"]));
        assert!(!is_complete("plyground play checkers --one human", &[]));
        assert!(!is_complete("plyground play checkers --two first", &[]));
        assert!(!is_complete("plyground play redswapblue", &[]));
    }
}
