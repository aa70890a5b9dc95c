//! Ends that players make: giving up, and agreeing on a draw.
//!
//! Who may end a game so is a matter between two players; where dice have a say, or where there is
//! only one player, a game is left with `quit`.

use super::{AfterInput, TerminalGame};
use crate::commands::setup::{SeatedPlayer, is_leaving};
use crate::describe::{seat_name, worth};
use crate::output::{Done, Failure};
use crate::stop::{self, Heard};
use plyground_lab::{Ended, SearchOptions, Seat, Stop, Unit, Worth};
use std::io::Write as _;

/// What a position is worth for the player in a seat; even is 0.
fn worth_for(seat: Seat, worth: &Worth) -> f64 {
    let for_one = if worth.unit == Unit::Probability { worth.value - 0.5 } else { worth.value };
    if seat == Seat::One { for_one } else { -for_one }
}

impl TerminalGame<'_> {
    /// True when two players can end this game by themselves; says so where not.
    fn can_be_ended(&mut self, what: &str) -> Result<bool, Failure> {
        let entry = self.setup.session.entry();
        let can = entry.about.seats.len() == 2 && !entry.has_chance;
        if !can {
            writeln!(self.screen, "{what} is for two players without dice; in {} type quit to leave", entry.about.name)?;
        }
        Ok(can)
    }

    /// The player gives up.
    pub(super) fn resign(&mut self, seat: Option<Seat>) -> Done {
        if self.can_be_ended("resign")? {
            self.setup.ended = seat.map(Ended::resigned);
        }
        Ok(())
    }

    /// The player offers a draw, and the other one answers.
    pub(super) fn offer_draw(&mut self, seat: Option<Seat>) -> Result<AfterInput, Failure> {
        if !self.can_be_ended("draw")? {
            return Ok(AfterInput::Continue);
        }
        let Some(other) = seat.map(Seat::other) else { return Ok(AfterInput::Continue) };
        if self.setup.is_human(other) { self.ask_for_draw(other) } else { self.let_program_judge(other) }
    }

    /// Asks a person until the answer is yes or no.
    fn ask_for_draw(&mut self, seat: Seat) -> Result<AfterInput, Failure> {
        let entry = self.setup.session.entry();
        let (name, offerer) = (seat_name(entry, seat), seat_name(entry, seat.other()));
        loop {
            write!(self.screen, "{offerer} offers a draw; does {name} accept? (y/n)> ")?;
            self.screen.flush()?;
            let line = match stop::read_line()? {
                Heard::Line(line) => line.to_lowercase(),
                Heard::End => return Ok(AfterInput::Leave),
                Heard::Interrupted => return Err(Failure::Interrupted),
            };
            match line.as_str() {
                "y" | "yes" => {
                    self.setup.ended = Some(Ended::agreed());
                    return Ok(AfterInput::Continue);
                }
                "n" | "no" => {
                    writeln!(self.screen, "{name} declines the draw")?;
                    return Ok(AfterInput::Continue);
                }
                other if is_leaving(other) => return Ok(AfterInput::Leave),
                _ => writeln!(self.screen, "type y or n")?,
            }
        }
    }

    /// A program accepts when its own search finds nothing better than even for itself.
    fn let_program_judge(&mut self, seat: Seat) -> Result<AfterInput, Failure> {
        self.screen.flush()?;
        let session = &self.setup.session;
        let SeatedPlayer::Program(player) = &mut self.setup.seats[seat.index()] else { return Ok(AfterInput::Continue) };
        let answer = stop::interruptible(|flag| session.think(player, &SearchOptions { stop: Some(flag), ..SearchOptions::default() }));
        if answer.stopped == Stop::Cancelled {
            return Err(Failure::Interrupted);
        }
        let entry = session.entry();
        let who = format!("{} ({})", seat_name(entry, seat), player.spec);
        let found = worth(entry, &answer.worth);
        if answer.worth.value.is_finite() && worth_for(seat, &answer.worth) <= 0.0 {
            writeln!(self.screen, "{who} accepts the draw: it finds {found}")?;
            self.setup.ended = Some(Ended::agreed());
        } else {
            writeln!(self.screen, "{who} declines the draw: it finds {found}")?;
        }
        Ok(AfterInput::Continue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_lab::Bound;

    #[test]
    fn a_position_is_worth_as_much_to_one_as_it_costs_the_other() {
        let points = Worth::expected(30.0, Bound::Exact);
        assert!((worth_for(Seat::One, &points), worth_for(Seat::Two, &points)) == (30.0, -30.0));
        let chances = Worth { unit: Unit::Probability, ..Worth::expected(0.25, Bound::Estimate) };
        assert!((worth_for(Seat::One, &chances), worth_for(Seat::Two, &chances)) == (-0.25, 0.25));
        let even = Worth { unit: Unit::Probability, ..Worth::expected(0.5, Bound::Estimate) };
        assert!(worth_for(Seat::One, &even) <= 0.0 && worth_for(Seat::Two, &even) <= 0.0);
    }
}
