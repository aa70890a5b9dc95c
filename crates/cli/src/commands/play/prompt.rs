//! What a person can type during a game.

use super::list::{MOST_SHOWN, numbered, place};
use super::{AfterInput, TerminalGame, save};
use crate::commands::analyze::{judgements, left_out, line_text};
use crate::commands::setup::is_leaving;
use crate::commands::{check_new, show_board};
use crate::describe::{counted, seat_name, turn, worth};
use crate::output::{Done, Failure, one_line};
use crate::stop::{self, Heard};
use plyground_lab::{Bound, Entry, Player, SearchOptions, Seat, Successors, Turn};
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

const HELP: &str = "  an action    play it, such as those that `moves` lists
  moves        what can be played, with numbers
  #3           play number 3 of that list
  hint         what a strong player would do
  values       what every action is worth, from now on or no longer
  by SPEC      let a player make this action, such as: by random
  undo, redo   take your last action back, or play it again
  draw         offer a draw
  resign       give up
  board        show the board again
  numbers      show the numbers of empty squares, or no longer
  position     the position as text
  save FILE    write the game into a new file, or again into its own; save! FILE replaces any
  help         this list
  quit         leave";

/// A hint is worth waiting for, but not long.
const HINT_TIME: Duration = Duration::from_secs(5);

impl TerminalGame<'_> {
    /// Asks the person in a seat what to do or, where it is nobody's turn, what the dice show.
    pub(super) fn ask(&mut self, seat: Option<Seat>) -> Result<AfterInput, Failure> {
        if seat.is_some() && self.valued.as_ref().is_some_and(|place| *place != self.setup.session.position()) {
            self.show_values()?;
        }
        let name = seat.map_or("throw (empty: the program throws)", |seat| seat_name(self.setup.session.entry(), seat));
        write!(self.screen, "{name}> ")?;
        self.screen.flush()?;
        match stop::read_line()? {
            Heard::Line(line) => {
                self.was_refused = false;
                self.obey(&line, seat)
            }
            Heard::End => {
                writeln!(self.screen)?;
                Ok(AfterInput::Leave)
            }
            Heard::Interrupted => {
                writeln!(self.screen)?;
                Err(Failure::Interrupted)
            }
        }
    }

    /// Does what a line says: a command in any case, a number of the list, or an action.
    fn obey(&mut self, line: &str, seat: Option<Seat>) -> Result<AfterInput, Failure> {
        let line = self.in_long(line);
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        match word.to_lowercase().as_str() {
            "" if seat.is_none() => return self.let_chance_play(),
            "" => {}
            word if is_leaving(word) => return Ok(AfterInput::Leave),
            "help" | "?" => self.help(seat)?,
            "board" => show_board(self.setup.session.as_ref(), self.screen)?,
            "numbers" => self.turn_numbers()?,
            "position" => writeln!(self.screen, "{}", self.setup.session.position())?,
            "moves" => self.list_moves()?,
            "undo" if !self.steps.is_empty() => {
                self.steps.clear();
                writeln!(self.screen, "the turn starts again")?;
            }
            "undo" => self.travel("take back", |session| session.undo())?,
            "redo" => self.travel("play again", |session| session.redo())?,
            "hint" => self.hint(false)?,
            "solve" if self.setup.session.entry().is_puzzle => self.hint(true)?,
            "values" => self.turn_values()?,
            "draw" => return self.offer_draw(seat),
            "resign" => self.resign(seat)?,
            "save" => self.save_as(rest.trim(), false)?,
            "save!" => self.save_as(rest.trim(), true)?,
            "by" => self.play_by(rest.trim())?,
            _ if line.starts_with('#') => self.play_number(&line)?,
            _ if seat.is_none() => self.play_whole(&line)?,
            _ => self.play_action(&line)?,
        }
        Ok(AfterInput::Continue)
    }

    /// What a short input of the game stands for; anything else as it is.
    fn in_long(&self, line: &str) -> String {
        let shortcuts = self.setup.session.entry().about.shortcuts;
        let same = shortcuts.iter().find(|(short, _)| *short == line);
        let found = same.or_else(|| shortcuts.iter().find(|(short, _)| short.eq_ignore_ascii_case(line)));
        found.map_or(line, |(_, long)| long).to_string()
    }

    fn help(&mut self, seat: Option<Seat>) -> Done {
        let (about, about_puzzle) = (&self.setup.session.entry().about, self.setup.session.entry().is_puzzle);
        if seat.is_none() {
            writeln!(self.screen, "Type what your dice show; {}", about.action_notation)?;
        }
        writeln!(self.screen, "{HELP}")?;
        if about_puzzle {
            writeln!(self.screen, "  solve        every step from here to the goal")?;
        }
        for (short, long) in about.shortcuts {
            writeln!(self.screen, "  {short:<12} {long}")?;
        }
        Ok(())
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

    /// Lists what can happen now, whose turn it is, and how to choose.
    fn list_moves(&mut self) -> Done {
        let session = self.setup.session.as_ref();
        let Successors { listed, total: count, is_exact } = session.first_successors(MOST_SHOWN);
        let is_chance = session.turn() == Turn::Chance;
        let kind = if is_chance { ("outcome", "outcomes") } else { ("action", "actions") };
        let turn = turn(session);
        let turn = if turn.is_empty() { turn } else { format!("{turn}, ") };
        let cut = if count > MOST_SHOWN { format!(", the first {MOST_SHOWN} of them shown") } else { String::new() };
        let at_least = if is_exact { "" } else { "more than " };
        let count_text = format!("{at_least}{}", counted(count as u64, kind.0, kind.1));
        let (one, example) = if count == 1 { ("it", 1) } else { ("one of them", count.min(3)) };
        write!(self.screen, "{}", numbered(&listed))?;
        Ok(writeln!(self.screen, "{turn}{count_text}{cut}; type {one}, or its number: #{example}")?)
    }

    /// Plays the action or the outcome with this number in the list.
    fn play_number(&mut self, text: &str) -> Done {
        let session = &self.setup.session;
        match place(text, session.first_successors(0).total) {
            Ok(place) => {
                let action = session.first_successors(place + 1).listed.pop().map_or_else(String::new, |last| last.action);
                self.play_whole(&action)
            }
            Err(said) => self.refuse(&said),
        }
    }

    /// Plays an action, or takes a step of one that is made of several.
    fn play_action(&mut self, line: &str) -> Done {
        let whole = format!("{} {line}", self.steps);
        let whole = whole.trim();
        let session = &self.setup.session;
        // Throws are typed whole.
        let is_decision = matches!(session.turn(), Turn::Player(_));
        match session.partway(whole) {
            Ok(Some(partway)) if is_decision && !partway.next.is_empty() => {
                let next: Vec<&str> = partway.next.iter().map(|next| next.step.as_str()).collect();
                self.steps = whole.to_string();
                Ok(writeln!(self.screen, "so far {whole}; then one of {} (undo starts the turn again)", next.join(", "))?)
            }
            _ => self.play_whole(whole),
        }
    }

    /// Plays a whole action, or an outcome of chance.
    pub(super) fn play_whole(&mut self, text: &str) -> Done {
        let is_chance = self.setup.session.turn() == Turn::Chance;
        match self.setup.session.play(text) {
            Ok(canonical) if is_chance => writeln!(self.screen, "chance: {}", self.screen.bold(&canonical))?,
            Ok(_) => writeln!(self.screen)?,
            Err(complaint) => return self.refuse(&complaint.to_string()),
        }
        self.steps.clear();
        show_board(self.setup.session.as_ref(), self.screen)?;
        Ok(writeln!(self.screen)?)
    }

    /// Says in one line what is wrong with what was typed.
    fn refuse(&mut self, said: &str) -> Done {
        self.was_refused = true;
        Ok(writeln!(self.screen, "{}", one_line(said))?)
    }

    /// Undoes or redoes until a person is to move again; nothing happens when there is no such place.
    fn travel(&mut self, what: &str, mut step: impl FnMut(&mut dyn plyground_lab::Session) -> bool) -> Done {
        let mut there = self.setup.session.fork();
        let found = loop {
            if !step(there.as_mut()) {
                break false;
            }
            match there.turn() {
                Turn::Player(seat) if self.setup.is_human(seat) => break true,
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
            Err(complaint) => return self.refuse(&complaint.to_string()),
        };
        let answer =
            stop::interruptible_aside(|flag| session.think(&mut player, &SearchOptions { stop: Some(flag), ..SearchOptions::default() }));
        match answer.best {
            Some(best) => {
                writeln!(self.screen, "{} plays {}", player.spec, self.screen.bold(&best))?;
                self.play_whole(&best)
            }
            None => Ok(writeln!(self.screen, "{} found nothing: {}", player.spec, crate::describe::why(answer.stopped))?),
        }
    }

    /// Shows what every action is worth whenever a person is to move, or no longer.
    fn turn_values(&mut self) -> Done {
        if self.valued.take().is_some() {
            return Ok(writeln!(self.screen, "values are off")?);
        }
        self.show_values()
    }

    /// What every action is worth.
    fn show_values(&mut self) -> Done {
        let session = self.setup.session.as_ref();
        self.valued = Some(session.position());
        let mut player: Player = session.player(session.entry().default_player, self.setup.seed)?;
        player.limits.time = Some(HINT_TIME);
        let ask = |flag| SearchOptions { stop: Some(flag), judge_all: true, most: Some(MOST_SHOWN), ..SearchOptions::default() };
        let answer = stop::interruptible_aside(|flag| session.think(&mut player, &ask(flag)));
        writeln!(self.screen, "{}\n", judgements(session, &answer))?;
        if answer.left_out > 0 {
            writeln!(self.screen, "{}\n", left_out(&answer))?;
        }
        Ok(())
    }

    /// A quick hint, perhaps with all that follows it; asked again at the same place, one by who looks longer, where somebody does.
    fn hint(&mut self, with_all_steps: bool) -> Done {
        let session = self.setup.session.as_ref();
        let Entry { default_player: quick, default_solver: thorough, .. } = *session.entry();
        let here = session.position();
        let is_asked_again = self.unproven.as_ref() == Some(&here);
        let mut player: Player = session.player(if is_asked_again { thorough } else { quick }, self.setup.seed)?;
        if !is_asked_again {
            player.limits.time = Some(HINT_TIME);
        }
        let answer =
            stop::interruptible_aside(|flag| session.think(&mut player, &SearchOptions { stop: Some(flag), ..SearchOptions::default() }));
        match &answer.best {
            Some(best) => writeln!(self.screen, "{best} — {}", worth(session.entry(), &answer.worth))?,
            None => writeln!(self.screen, "no hint: {}", crate::describe::why(answer.stopped))?,
        }
        if with_all_steps && answer.best.is_some() {
            writeln!(self.screen, "{}", line_text(&answer.line))?;
        }
        if quick != thorough && !is_asked_again && answer.worth.bound != Bound::Exact {
            writeln!(self.screen, "Ask again to look longer; Ctrl-C ends that.")?;
            self.unproven = Some(here);
        }
        Ok(())
    }

    fn save_as(&mut self, name: &str, may_replace: bool) -> Done {
        if name.is_empty() {
            writeln!(self.screen, "save needs a file name, such as: save mygame.txt")?;
            return Ok(());
        }
        let file = Path::new(name);
        let is_free = if may_replace { Ok(()) } else { check_new(file, &self.own_files, &format!("type save! {name}")) };
        match is_free.map_err(Failure::Bad).and_then(|()| save(&self.setup, file)) {
            Ok(()) => {
                self.own_files.push(file.to_path_buf());
                writeln!(self.screen, "saved in {name}")?;
            }
            Err(Failure::Bad(complaint)) => writeln!(self.screen, "{}", one_line(&complaint.to_string()))?,
            Err(other) => return Err(other),
        }
        Ok(())
    }
}
