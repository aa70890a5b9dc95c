//! `plyground play`: a game in the terminal, line by line.

use crate::args::{Dice, Explain, PlayArgs};
use crate::commands::setup::{Setup, Sitter, gather, read_line};
use crate::commands::{about_position, check_writable, show_board, write_file};
use crate::describe::{effort, result, seat_name, variant_text, worth};
use crate::output::{Done, Failure, Out, one_line};
use crate::stop;
use plyground_lab::{Answer, Ask, Complaint, Player, Rng, Seat, Stop, Turn, archive, trace};
use serde_json::{Value, json};
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

const HELP: &str = "  an action    play it, such as those that `moves` lists
  moves        what can be played
  hint         what a strong player would do
  by SPEC      let a player make this action, such as: by random
  undo, redo   take your last action back, or play it again
  board        show the board again
  numbers      show the numbers of empty squares, or no longer
  position     the position as text
  save FILE    write the game into a file
  help         this list
  quit         leave";

/// A hint is worth waiting for, but not long.
const HINT_TIME: Duration = Duration::from_secs(5);

/// Sets up a game and plays it to its end.
pub fn run(args: &PlayArgs, out: &mut Out) -> Done {
    let mut aside = Out::aside();
    let screen = if args.json { &mut aside } else { &mut *out };
    screen.with_numbers = args.look.numbers;
    let setup = gather(args, screen)?;
    if let Some(file) = &args.save {
        check_writable(file)?;
    }
    let dice = Rng::stream(setup.seed, setup.session.history().len() as u64);
    let mut table = AtTable { setup, screen, dice, limit: args.explaining.explain_limit, steps: String::new(), was_refused: false };
    let played = table.play();
    let AtTable { setup, was_refused, .. } = table;
    if let Some(file) = &args.save {
        save(&setup, file)?;
    }
    let over = matches!(played, Ok(Going::On));
    if args.json {
        let mut fields = about_position(setup.session.as_ref());
        let specs: Vec<String> = setup.sitters.iter().map(Sitter::spec).collect();
        let history: Vec<Value> = setup.session.history().iter().map(|step| json!({ "by": step.by, "action": step.action })).collect();
        fields.insert("players".into(), json!(specs));
        fields.insert("seed".into(), setup.seed.into());
        fields.insert("history".into(), history.into());
        aside.flush()?;
        out.json(fields)?;
    }
    played?;
    if was_refused && !over {
        return Err(Complaint::new("input-ended", "the input ended after an action that cannot be played").into());
    }
    Ok(())
}

/// Writes the game into a file, in the format that its name asks for.
fn save(setup: &Setup, file: &Path) -> Done {
    let specs: Vec<String> = setup.sitters.iter().map(Sitter::spec).collect();
    write_file(file, &archive::write_game(setup.session.as_ref(), &specs, setup.seed, file)?)
}

/// Whether the game goes on after a line of input.
#[derive(PartialEq, Eq)]
enum Going {
    On,
    Away,
}

/// A game being played.
struct AtTable<'a> {
    setup: Setup,
    screen: &'a mut Out,
    dice: Rng,
    limit: usize,
    /// The steps typed so far of an action that is made of several.
    steps: String,
    /// True when the last thing a person typed was refused.
    was_refused: bool,
}

impl AtTable<'_> {
    /// Plays until the game is over or everybody leaves.
    fn play(&mut self) -> Result<Going, Failure> {
        self.introduce()?;
        loop {
            match self.setup.session.turn() {
                Turn::Over(_) => {
                    let result = result(self.setup.session.as_ref()).unwrap_or_default();
                    let count = self.setup.session.history().len();
                    let line = self.screen.bold(&format!("The game is over after {count} actions: {result}."));
                    writeln!(self.screen, "{line}")?;
                    return Ok(Going::On);
                }
                Turn::Chance => {
                    if self.let_chance_play()? == Going::Away {
                        return Ok(Going::Away);
                    }
                }
                Turn::Player(seat) => {
                    let index = usize::from(seat == Seat::Two);
                    if matches!(self.setup.sitters[index], Sitter::Human) {
                        if self.ask_human(seat)? == Going::Away {
                            return Ok(Going::Away);
                        }
                    } else {
                        self.let_program_play(seat, index)?;
                    }
                }
            }
        }
    }

    fn introduce(&mut self) -> Done {
        let session = self.setup.session.as_ref();
        let entry = session.entry();
        let variant = variant_text(session.variant());
        let names: Vec<String> =
            entry.about.seats.iter().zip(&self.setup.sitters).map(|(seat, sitter)| format!("{seat}: {}", sitter.spec())).collect();
        let title = self.screen.bold(entry.about.name);
        writeln!(self.screen, "{title} ({variant}) — {} — seed {}\n", names.join(", "), self.setup.seed)?;
        show_board(session, self.screen)?;
        if self.setup.sitters.iter().any(|sitter| matches!(sitter, Sitter::Human)) {
            writeln!(self.screen, "\n{} Type help for what else can be typed.", entry.about.action_notation)?;
        }
        writeln!(self.screen)?;
        Ok(())
    }

    /// Chance acts: by the program's dice, or by what a person's dice show.
    fn let_chance_play(&mut self) -> Result<Going, Failure> {
        let mut outcome = String::new();
        if self.setup.dice == Dice::Ask {
            write!(self.screen, "throw (empty: the program throws)> ")?;
            self.screen.flush()?;
            match read_line()? {
                None => return Ok(Going::Away),
                Some(line) if line == "quit" => return Ok(Going::Away),
                Some(line) if line == "help" || line == "?" => {
                    writeln!(self.screen, "Type what your dice show; {}", self.setup.session.entry().about.action_notation)?;
                    return Ok(Going::On);
                }
                Some(line) => outcome = line,
            }
        }
        if outcome.is_empty() {
            outcome = self.setup.session.sample(&mut self.dice).expect("chance has an outcome while the game goes on");
        }
        match self.setup.session.play(&outcome) {
            Ok(canonical) => {
                writeln!(self.screen, "chance: {}", self.screen.bold(&canonical))?;
                show_board(self.setup.session.as_ref(), self.screen)?;
                writeln!(self.screen)?;
            }
            Err(complaint) => {
                self.was_refused = true;
                writeln!(self.screen, "{}", one_line(&complaint.to_string()))?;
            }
        }
        Ok(Going::On)
    }

    fn let_program_play(&mut self, seat: Seat, index: usize) -> Done {
        self.screen.flush()?;
        let wants_tree = self.setup.explain == Explain::Tree;
        let session = &self.setup.session;
        let Sitter::Program(player) = &mut self.setup.sitters[index] else { return Ok(()) };
        let ask = |stop| Ask { judge_all: false, trace: wants_tree.then_some(trace::DEFAULT_EVENTS), stop: Some(stop), progress: None };
        let answer = stop::interruptible(|flag| session.think(player, &ask(flag)));
        let spec = player.spec.to_string();
        self.explain(&spec, &answer)?;
        let name = seat_name(self.setup.session.entry(), seat);
        let Some(best) = answer.best.clone() else {
            return Err(if answer.stopped == Stop::Cancelled {
                Failure::Interrupted
            } else {
                Failure::CouldNot(format!("{spec} found nothing to play: {}", crate::describe::why(answer.stopped)))
            });
        };
        self.setup.session.play(&best)?;
        writeln!(self.screen, "{name} ({spec}) plays {}\n", self.screen.bold(&best))?;
        show_board(self.setup.session.as_ref(), self.screen)?;
        writeln!(self.screen)?;
        if answer.stopped == Stop::Cancelled { Err(Failure::Interrupted) } else { Ok(()) }
    }

    fn explain(&mut self, spec: &str, answer: &Answer) -> Done {
        if let Some(trace) = &answer.trace {
            write!(self.screen, "{}", trace::outline(trace, self.limit))?;
        }
        if self.setup.explain != Explain::None {
            let value = worth(self.setup.session.entry(), &answer.worth);
            writeln!(self.screen, "{spec}: {value}; {}", effort(&answer.counters, answer.elapsed, answer.stopped))?;
        }
        Ok(())
    }

    fn ask_human(&mut self, seat: Seat) -> Result<Going, Failure> {
        let name = seat_name(self.setup.session.entry(), seat);
        write!(self.screen, "{name}> ")?;
        self.screen.flush()?;
        let Some(line) = read_line()? else {
            writeln!(self.screen)?;
            return Ok(Going::Away);
        };
        self.was_refused = false;
        let shortcuts = self.setup.session.entry().about.shortcuts;
        let line = shortcuts.iter().find(|(short, _)| *short == line).map_or(line, |(_, long)| (*long).to_string());
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "" => {}
            "quit" | "exit" | "q" => return Ok(Going::Away),
            "help" | "?" => {
                writeln!(self.screen, "{HELP}")?;
                for (short, long) in self.setup.session.entry().about.shortcuts {
                    writeln!(self.screen, "  {short:<12} {long}")?;
                }
            }
            "board" => show_board(self.setup.session.as_ref(), self.screen)?,
            "numbers" => self.turn_numbers()?,
            "position" => writeln!(self.screen, "{}", self.setup.session.position())?,
            "moves" => {
                let actions: Vec<String> = self.setup.session.successors().into_iter().map(|successor| successor.action).collect();
                writeln!(self.screen, "{}", actions.join(", "))?;
            }
            "undo" if !self.steps.is_empty() => {
                self.steps.clear();
                writeln!(self.screen, "the turn starts again")?;
            }
            "undo" => self.travel("take back", |session| session.undo())?,
            "redo" => self.travel("play again", |session| session.redo())?,
            "hint" => self.hint()?,
            "save" => self.save(rest.trim())?,
            "by" => self.play_by(rest.trim())?,
            _ => self.play_action(&line)?,
        }
        Ok(Going::On)
    }

    /// Shows the board with the numbers of its squares from now on, or no longer.
    fn turn_numbers(&mut self) -> Done {
        if self.setup.session.picture().cells.iter().all(|cell| cell.name.is_empty()) {
            writeln!(self.screen, "the squares of this game have no numbers")?;
            return Ok(());
        }
        self.screen.with_numbers ^= true;
        Ok(show_board(self.setup.session.as_ref(), self.screen)?)
    }

    /// Plays an action, or takes a step of one that is made of several.
    fn play_action(&mut self, line: &str) -> Done {
        let whole = format!("{} {line}", self.steps);
        let whole = whole.trim();
        match self.setup.session.next_steps(whole) {
            Ok(Some(next)) if !next.is_empty() => {
                self.steps = whole.to_string();
                writeln!(self.screen, "so far {whole}; then one of {} (undo starts the turn again)", next.join(", "))?;
                return Ok(());
            }
            _ => {}
        }
        let played = self.setup.session.play(whole);
        if played.is_ok() {
            self.steps.clear();
        }
        match played {
            Ok(_) => {
                writeln!(self.screen)?;
                show_board(self.setup.session.as_ref(), self.screen)?;
                writeln!(self.screen)?;
            }
            Err(complaint) => {
                self.was_refused = true;
                writeln!(self.screen, "{}", one_line(&complaint.to_string()))?;
            }
        }
        Ok(())
    }

    /// Undoes or redoes until a person is to move again; nothing happens when there is no such place.
    fn travel(&mut self, what: &str, mut step: impl FnMut(&mut dyn plyground_lab::Session) -> bool) -> Done {
        let mut there = self.setup.session.fork();
        let found = loop {
            if !step(there.as_mut()) {
                break false;
            }
            match there.turn() {
                Turn::Player(seat) if matches!(self.setup.sitters[usize::from(seat == Seat::Two)], Sitter::Human) => break true,
                _ => {}
            }
        };
        if found {
            self.setup.session = there;
            show_board(self.setup.session.as_ref(), self.screen)?;
        } else {
            writeln!(self.screen, "there is nothing to {what}")?;
        }
        Ok(())
    }

    /// Lets a player make this one action.
    fn play_by(&mut self, spec: &str) -> Done {
        let session = self.setup.session.as_ref();
        let seed = self.setup.seed.wrapping_add(session.history().len() as u64);
        let mut player = match session.player(spec, seed) {
            Ok(player) => player,
            Err(complaint) => {
                self.was_refused = true;
                writeln!(self.screen, "{}", one_line(&complaint.to_string()))?;
                return Ok(());
            }
        };
        let answer = stop::interruptible(|flag| session.think(&mut player, &Ask { stop: Some(flag), ..Ask::default() }));
        match answer.best {
            Some(best) => {
                writeln!(self.screen, "{} plays {}", player.spec, self.screen.bold(&best))?;
                self.play_action(&best)
            }
            None => Ok(writeln!(self.screen, "{} found nothing: {}", player.spec, crate::describe::why(answer.stopped))?),
        }
    }

    fn hint(&mut self) -> Done {
        let session = self.setup.session.as_ref();
        let mut player: Player = session.player(session.entry().default_player, self.setup.seed)?;
        player.limits.time = Some(HINT_TIME);
        let answer = stop::interruptible(|flag| session.think(&mut player, &Ask { stop: Some(flag), ..Ask::default() }));
        match &answer.best {
            Some(best) => writeln!(self.screen, "{best} — {}", worth(session.entry(), &answer.worth))?,
            None => writeln!(self.screen, "no hint: {}", crate::describe::why(answer.stopped))?,
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Done {
        if file.is_empty() {
            writeln!(self.screen, "save needs a file name, such as: save mygame.txt")?;
            return Ok(());
        }
        match save(&self.setup, Path::new(file)) {
            Ok(()) => writeln!(self.screen, "saved in {file}")?,
            Err(Failure::Bad(complaint)) => writeln!(self.screen, "{complaint}")?,
            Err(other) => return Err(other),
        }
        Ok(())
    }
}
