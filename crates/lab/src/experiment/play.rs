//! One game of an experiment: played, measured, and held against the reference.

use super::file::Experiment;
use super::quality::loss;
use super::schedule::{Fixture, Schedule};
use plyground_core::{Complaint, Outcome, Player as Seat, Rng, Stop, Turn, mix};
use plyground_session::{DrawnBy, Ending, Entry, Player, SearchOptions, Session, SolverAnswer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The unit of the experiment it belongs to.
    pub unit: usize,
    /// Which game of the unit it is.
    pub half: usize,
    /// The match.
    #[serde(rename = "match")]
    pub of: usize,
    /// The number of the game within its match.
    pub number: usize,
    /// Who sat where: places in the list of players, One first.
    pub seats: Vec<usize>,
    /// The variant.
    pub variant: String,
    /// The position it started from.
    pub start: String,
    /// What was played, the opening and the dice included.
    pub actions: Vec<String>,
    /// How many of the actions nobody chose, at the start.
    pub opening: usize,
    /// The position at the end.
    pub end: String,
    /// How it ended.
    pub result: Finish,
    /// Why it is a draw, where the course of the game made it one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn_by: Option<String>,
    /// What the reference thinks of a game that got stuck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<f64>,
    /// Points won; minus the steps of a puzzle.
    pub score: i64,
    /// How far it came besides, such as the largest tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub milestone: Option<u64>,
    /// What was decided, first to last.
    pub decisions: Vec<Decision>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Finish {
    /// One won.
    One,
    /// Two won.
    Two,
    /// Nobody won.
    Draw,
    /// A player alone got no further.
    Scored,
    /// The puzzle was solved.
    Solved,
    /// The puzzle was not solved within the limits.
    Unsolved,
}

impl Finish {
    /// As files and programs write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
            Self::Draw => "draw",
            Self::Scored => "scored",
            Self::Solved => "solved",
            Self::Unsolved => "unsolved",
        }
    }

    /// What the player in this seat of so many scored, with the points there were.
    pub(super) fn score_of(self, seat: usize, seats: usize, points: i64) -> Option<f64> {
        match self {
            Self::Unsolved => None,
            // Who plays alone has points, whether there was a goal to reach or not.
            _ if seats < 2 => Some(points as f64),
            Self::One | Self::Two => Some(f64::from(u8::from((self == Self::Two) == (seat == 1)))),
            Self::Draw => Some(0.5),
            Self::Scored | Self::Solved => Some(points as f64),
        }
    }

    /// What this end is called in a game.
    #[must_use]
    pub fn ending(self, entry: &Entry) -> Ending {
        match self {
            Self::One => Ending::of(entry, Outcome::Won(Seat::One)),
            Self::Two => Ending::of(entry, Outcome::Won(Seat::Two)),
            Self::Draw => Ending::Drawn,
            Self::Scored => Ending::Points,
            Self::Solved => Ending::Solved,
            Self::Unsolved => Ending::Unsolved,
        }
    }

    /// The ending that is written so.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        [Self::One, Self::Two, Self::Draw, Self::Scored, Self::Solved, Self::Unsolved].into_iter().find(|finish| finish.word() == word)
    }
}

impl From<Outcome> for Finish {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won(Seat::One) => Self::One,
            Outcome::Won(Seat::Two) => Self::Two,
            Outcome::Drawn => Self::Draw,
            Outcome::Scored(_) => Self::Scored,
        }
    }
}

/// What one decision took, and what it was worth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// Its place among the actions.
    pub ply: usize,
    /// The seat: 0 or 1.
    pub seat: usize,
    /// Positions looked at.
    pub nodes: u64,
    /// Time.
    pub seconds: f64,
    /// The most memory the search itself took, in bytes.
    pub memory: u64,
    /// What the player thinks of the position, in One's view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// Points given away, where the reference judged and there was a choice; steps too many for a puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss: Option<f64>,
}

impl Play {
    /// What the player in this seat scored: 1, ½ or 0 in a game of two; points, or minus the steps,
    /// otherwise. `None` for a puzzle that was not solved.
    #[must_use]
    pub fn score_of(&self, seat: usize) -> Option<f64> {
        self.result.score_of(seat, self.seats.len(), self.score)
    }
}

/// What every game of an experiment is played with.
pub(super) struct GamePlayer<'a> {
    pub experiment: &'a Experiment,
    pub schedule: &'a Schedule,
    pub entry: &'static Entry,
    pub stop: Arc<AtomicBool>,
}

impl GamePlayer<'_> {
    /// Plays a game; `Ok(None)` when the stop flag was raised.
    pub fn play(&self, fixture: &Fixture) -> Result<Option<Play>, Complaint> {
        let positions = &self.experiment.positions;
        let start = (!positions.is_empty()).then(|| positions[fixture.dice as usize % positions.len()].as_str());
        let variant = &self.schedule.matches[fixture.of].variant;
        let mut session = self.entry.open(variant, start)?;
        let mut dice = Rng::stream(self.experiment.seed, fixture.dice);
        let started = session.position();
        self.experiment.opening.play(session.as_mut(), self.experiment.seed, fixture.dice, &mut dice)?;
        let mut play = Play {
            unit: fixture.unit,
            half: fixture.half,
            of: fixture.of,
            number: fixture.number,
            seats: fixture.seats.clone(),
            variant: variant.clone(),
            start: started,
            opening: session.history().len(),
            actions: Vec::new(),
            end: String::new(),
            result: Finish::Unsolved,
            drawn_by: None,
            standing: None,
            score: 0,
            milestone: None,
            decisions: Vec::new(),
        };
        let is_over = if self.entry.is_puzzle {
            self.solve(&mut play, session.as_mut(), fixture)?
        } else {
            self.play_on(&mut play, session.as_mut(), fixture, &mut dice)?
        };
        play.actions = session.history().into_iter().map(|step| step.action).collect();
        play.end = session.position();
        Ok(is_over.then_some(play))
    }

    /// The players start every game anew, each with a seed of its own.
    fn player(&self, session: &dyn Session, fixture: &Fixture, seat: usize) -> Result<Player, Complaint> {
        let player = fixture.seats[seat];
        let seed = mix(self.experiment.seed ^ mix(fixture.number as u64) ^ ((player as u64) << 48));
        session.player(&self.schedule.players[player].spec, seed)
    }

    fn reference(&self, session: &dyn Session, fixture: &Fixture) -> Result<Option<Player>, Complaint> {
        let seed = mix(self.experiment.seed ^ mix(fixture.number as u64));
        self.experiment.reference.as_ref().map(|spec| session.player(spec, seed)).transpose()
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Plays a game from its opening to its end; false when the stop flag was raised.
    fn play_on(&self, play: &mut Play, session: &mut dyn Session, fixture: &Fixture, dice: &mut Rng) -> Result<bool, Complaint> {
        let mut players = (0..fixture.seats.len()).map(|seat| self.player(session, fixture, seat)).collect::<Result<Vec<_>, _>>()?;
        let mut reference = self.reference(session, fixture)?;
        let ask = SearchOptions { stop: Some(self.stop.clone()), ..SearchOptions::default() };
        let mut made = play.opening;
        play.result = loop {
            let seat = match session.turn() {
                Turn::Over(outcome) => break outcome.into(),
                Turn::Chance => {
                    session.roll(dice);
                    made += 1;
                    continue;
                }
                Turn::Player(seat) => seat,
            };
            let judged = reference
                .as_mut()
                .map(|reference| session.think(reference, &SearchOptions { judge_all: true, most: Some(usize::MAX), ..ask.clone() }));
            let acted = session.act(&mut players[seat.index()], &self.stop);
            if self.is_stopped() {
                return Ok(false);
            }
            // Who has no answer within the limits has lost; alone, the game ends there.
            let Ok(acted) = acted else { break self.given_up(seat, session.score()) };
            play.decisions.push(Decision {
                ply: made,
                seat: seat.index(),
                nodes: acted.counters.nodes,
                seconds: acted.elapsed.as_secs_f64(),
                memory: acted.counters.peak_memory_bytes as u64,
                value: acted.worth.value.is_finite().then_some(acted.worth.value),
                loss: judged.and_then(|judged| loss(&judged, &acted.action, seat, self.experiment.clip)),
            });
            made += 1;
        };
        play.score = session.score();
        play.milestone = session.milestone();
        play.drawn_by = session.drawn_by().map(|drawn| DrawnBy::word(drawn).into());
        if let (Some(reference), true) = (&mut reference, play.drawn_by.is_some()) {
            play.standing = standing(session, reference, &ask);
        }
        Ok(true)
    }

    fn given_up(&self, seat: Seat, score: i64) -> Finish {
        if self.entry.about.seats.len() == 2 { Outcome::Won(seat.other()).into() } else { Outcome::Scored(score).into() }
    }

    /// Solves a puzzle; false when the stop flag was raised.
    fn solve(&self, play: &mut Play, session: &mut dyn Session, fixture: &Fixture) -> Result<bool, Complaint> {
        let ask = SearchOptions { stop: Some(self.stop.clone()), ..SearchOptions::default() };
        let mut player = self.player(session, fixture, 0)?;
        let Some(journey) = session.solve(&mut player, &ask) else {
            let message = format!("{} is no solver of puzzles", player.spec);
            return Err(Complaint::new("not-a-solver", message).with("player", &player.spec));
        };
        let best = self.reference(session, fixture)?.and_then(|mut reference| session.solve(&mut reference, &ask));
        if journey.stopped == Stop::Cancelled || self.is_stopped() {
            return Ok(false);
        }
        let cost = |journey: &SolverAnswer| journey.steps.as_ref().map(|steps| f64::from(steps.cost));
        let loss = best.as_ref().and_then(cost).zip(cost(&journey)).map(|(best, own)| own - best);
        play.decisions.push(Decision {
            ply: play.opening,
            seat: 0,
            nodes: journey.counters.nodes,
            seconds: journey.elapsed.as_secs_f64(),
            memory: journey.counters.peak_memory_bytes as u64,
            value: None,
            loss,
        });
        if let Some(steps) = journey.steps {
            play.result = Finish::Solved;
            play.score = -i64::from(steps.cost);
            for action in &steps.actions {
                session.play(action)?;
            }
        }
        Ok(true)
    }
}

/// What the reference thinks of the position in which a game got stuck: it is judged as if the
/// game began there.
fn standing(session: &dyn Session, reference: &mut Player, ask: &SearchOptions) -> Option<f64> {
    let mut fresh = session.fork();
    fresh.set_position(&session.position()).ok()?;
    Some(fresh.think(reference, ask).worth.value)
}
