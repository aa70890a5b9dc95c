//! `plyground play`: a game in the terminal, line by line.

mod agree;
mod list;
mod prompt;

use crate::args::{Dice, Explain, PlayArgs};
use crate::commands::setup::{SeatedPlayer, Setup, gather};
use crate::commands::{about_position, check_new, check_writable, show_board, write_file};
use crate::describe::{counted, effort, ended, remark, result, seat_name, verb_of, worth_of_choice};
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::{Answer, Complaint, Ended, Reason, Rng, SearchOptions, Seat, Stop, Turn, archive, trace, wire};
use serde_json::{Map, Value, json};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Sets up a game and plays it to its end.
pub fn run(args: &PlayArgs, out: &mut Out) -> Done {
    let mut aside = Out::aside();
    let screen = if args.json { &mut aside } else { &mut *out };
    screen.with_numbers = args.look.numbers;
    if let Some(file) = &args.save {
        let own: Vec<PathBuf> = args.load.iter().cloned().collect();
        if !args.overwrite {
            check_new(file, &own, "add --overwrite")?;
        }
        check_writable(file)?;
    }
    let setup = gather(args, screen)?;
    stop::keep_game();
    let dice = Rng::stream(setup.seed, setup.session.history().len() as u64);
    let own_files = args.save.iter().chain(&args.load).cloned().collect();
    let limit = args.explaining.explain_limit;
    let mut table =
        TerminalGame { setup, screen, dice, limit, own_files, steps: String::new(), was_refused: false, unproven: None, valued: None };
    let played = table.play();
    let TerminalGame { setup, screen, was_refused, .. } = table;
    if let Some(file) = &args.save {
        save(&setup, file)?;
        writeln!(screen, "saved in {}", file.display())?;
    }
    let is_over = matches!(played, Ok(AfterInput::Continue));
    if args.json {
        aside.flush()?;
        out.json(answer(&setup))?;
    }
    played?;
    if was_refused && !is_over {
        return Err(Complaint::new("input-ended", "the input ended after an action that cannot be played").into());
    }
    Ok(())
}

/// The game for programs.
fn answer(setup: &Setup) -> Map<String, Value> {
    let mut fields = about_position(setup.session.as_ref());
    if let Some(ended) = end_by_players(setup) {
        fields.insert("turn".into(), "over".into());
        fields.insert("result".into(), ended.word().into());
        if let Some(by) = ended.by {
            fields.insert("ended_by".into(), by.word().into());
        }
    }
    let specs: Vec<String> = setup.seats.iter().map(SeatedPlayer::spec).collect();
    let history: Vec<Value> = setup.session.history().iter().map(|step| json!({ "by": step.by, "action": step.action })).collect();
    fields.insert("players".into(), json!(specs));
    fields.insert("seed".into(), setup.seed.into());
    fields.insert("history".into(), history.into());
    fields
}

/// How the game ended where the board does not show it: by its players, or by what its file says.
fn end_by_players(setup: &Setup) -> Option<Ended> {
    setup.record().result.filter(|_| !setup.session.turn().is_over())
}

/// Writes the game into a file, in the format that its name asks for.
fn save(setup: &Setup, file: &Path) -> Done {
    write_file(file, &archive::write_game(&setup.record(), file)?)
}

/// Whether the game goes on after a line of input.
#[derive(PartialEq, Eq)]
enum AfterInput {
    Continue,
    Leave,
}

/// A game being played.
struct TerminalGame<'a> {
    setup: Setup,
    screen: &'a mut Out,
    dice: Rng,
    limit: usize,
    /// Files that may be written again: those this game came from or went to.
    own_files: Vec<PathBuf>,
    /// The steps typed so far of an action that is made of several.
    steps: String,
    /// True when the last thing a person typed was refused.
    was_refused: bool,
    /// Where the last hint proved nothing and somebody else looks longer.
    unproven: Option<String>,
    /// Where values were shown last, if a person who is to move wants to see what every action is worth.
    valued: Option<String>,
}

impl TerminalGame<'_> {
    /// Plays until the game is over or everybody leaves.
    fn play(&mut self) -> Result<AfterInput, Failure> {
        self.introduce()?;
        loop {
            if stop::is_raised() {
                return Err(Failure::Interrupted);
            }
            let going = match self.setup.session.turn() {
                Turn::Over(_) => return self.tell_end(&result(self.setup.session.as_ref()).unwrap_or_default()),
                _ if self.setup.ended.is_some() => {
                    let words = self.setup.ended.map(|how| ended(self.setup.session.entry(), how));
                    return self.tell_end(&words.unwrap_or_default());
                }
                Turn::Chance if self.setup.dice == Dice::Ask => self.ask(None)?,
                Turn::Chance => self.let_chance_play()?,
                Turn::Player(seat) if self.setup.is_human(seat) => self.ask(Some(seat))?,
                Turn::Player(seat) => self.let_program_play(seat)?,
            };
            if going == AfterInput::Leave {
                return Ok(AfterInput::Leave);
            }
        }
    }

    fn tell_end(&mut self, result: &str) -> Result<AfterInput, Failure> {
        let count = counted(self.setup.session.history().len() as u64, "action", "actions");
        let line = self.screen.bold(&format!("The game is over after {count}: {result}."));
        writeln!(self.screen, "{line}")?;
        Ok(AfterInput::Continue)
    }

    fn introduce(&mut self) -> Done {
        let session = self.setup.session.as_ref();
        let entry = session.entry();
        let variant = wire::variant(session.variant());
        let names: Vec<String> =
            entry.about.seats.iter().zip(&self.setup.seats).map(|(seat, player)| format!("{seat}: {}", player.spec())).collect();
        let title = self.screen.bold(entry.about.name);
        writeln!(self.screen, "{title} ({variant}) — {} — seed {}\n", names.join(", "), self.setup.seed)?;
        show_board(session, self.screen)?;
        if self.setup.seats.iter().any(|seat| matches!(seat, SeatedPlayer::Human)) {
            writeln!(self.screen, "\n{} Type help for what else can be typed.", entry.about.action_notation)?;
        }
        writeln!(self.screen)?;
        self.tell_end_in_file()
    }

    /// A game whose file says how it ended is over, unless a person to move plays on.
    fn tell_end_in_file(&mut self) -> Done {
        let Some(told) = end_by_players(&self.setup) else { return Ok(()) };
        match self.setup.session.turn() {
            Turn::Player(seat) if self.setup.is_human(seat) => {
                let words = ended(self.setup.session.entry(), told);
                writeln!(self.screen, "The file says how this game ended: {words}. That stands unless you play on.\n")?;
            }
            _ => self.setup.ended = Some(told),
        }
        Ok(())
    }

    /// The program throws.
    fn let_chance_play(&mut self) -> Result<AfterInput, Failure> {
        let outcome = self.setup.session.sample(&mut self.dice).expect("chance has an outcome while the game goes on");
        self.play_whole(&outcome)?;
        Ok(AfterInput::Continue)
    }

    fn let_program_play(&mut self, seat: Seat) -> Result<AfterInput, Failure> {
        self.screen.flush()?;
        let wants_tree = self.setup.explain == Explain::Tree;
        let session = &self.setup.session;
        let SeatedPlayer::Program(player) = &mut self.setup.seats[seat.index()] else { return Ok(AfterInput::Continue) };
        let ask = |stop| SearchOptions { trace: wants_tree.then_some(trace::DEFAULT_EVENTS), stop: Some(stop), ..SearchOptions::default() };
        let answer = stop::interruptible(|flag| session.think(player, &ask(flag)));
        let spec = player.spec.to_string();
        let wants_reason = self.setup.explain != Explain::None;
        let reason = if wants_reason { answer.reason(session.as_ref()) } else { None };
        self.explain(&spec, &answer, reason.as_ref())?;
        let entry = self.setup.session.entry();
        let (name, plays) = (seat_name(entry, seat), verb_of(entry, seat, "play"));
        let Some(best) = answer.best.clone() else {
            return Err(if answer.stopped == Stop::Cancelled {
                Failure::Interrupted
            } else {
                Failure::CouldNot(format!("{spec} found nothing to play: {}", crate::describe::why(answer.stopped)))
            });
        };
        self.setup.session.play(&best)?;
        writeln!(self.screen, "{name} ({spec}) {plays} {}\n", self.screen.bold(&best))?;
        show_board(self.setup.session.as_ref(), self.screen)?;
        writeln!(self.screen)?;
        Ok(AfterInput::Continue)
    }

    fn explain(&mut self, spec: &str, answer: &Answer, reason: Option<&Reason>) -> Done {
        if let Some(trace) = &answer.trace {
            write!(self.screen, "{}", trace::outline(trace, self.limit))?;
        }
        if self.setup.explain != Explain::None {
            let entry = self.setup.session.entry();
            let remark = reason.and_then(|reason| remark(entry, answer, reason));
            let said = [
                worth_of_choice(entry, answer),
                remark,
                Some(effort(&answer.counters, answer.elapsed, answer.stopped, Some(&answer.worth))),
            ];
            writeln!(self.screen, "{spec}: {}", said.into_iter().flatten().collect::<Vec<_>>().join("; "))?;
        }
        Ok(())
    }
}
