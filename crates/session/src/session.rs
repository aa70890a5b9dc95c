//! A game in progress, with its type forgotten: one virtual call per user action.

mod course;
mod options;
mod shortlist;
mod thinking;
mod typed;

pub(crate) use typed::TypedSession;

use crate::answer::{Answer, SolverAnswer, Successor};
use crate::catalogue::Entry;
use crate::draw_rules::DrawnBy;
use crate::player::{Player, Spec};
use crate::search_options::SearchOptions;
use plyground_core::{Caption, Complaint, Counters, Gesture, Limits, Palette, Partway, Picture, Rng, Settings, Sketch, Stop, Turn, Worth};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// One action that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Who acted: a player or chance.
    pub by: Turn,
    /// The action.
    pub action: String,
    /// The position after it.
    pub position: String,
}

/// A decision that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Acted {
    /// The action.
    pub action: String,
    /// What the player thinks of the position before it.
    pub worth: Worth,
    /// What the search did.
    pub counters: Counters,
    /// How long it took.
    pub elapsed: Duration,
}

/// One thing that can happen now, as a screen offers it.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionOption {
    /// The action or the outcome of chance.
    pub action: String,
    /// How it is entered on the board.
    pub gesture: Gesture,
    /// How likely it is, where chance decides.
    pub probability: Option<f64>,
    /// The same as an exact fraction, where the game can tell.
    pub exact: Option<String>,
}

/// What can happen now, as far as a screen wants to list it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// The first of them, in the game's own order.
    pub listed: Vec<ActionOption>,
    /// How many there are in all, or how many were counted.
    pub total: usize,
    /// False when there are more than were counted.
    pub is_exact: bool,
}

/// What can happen now and where it leads, as far as that was asked for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Successors {
    /// The first of them, in the game's own order.
    pub listed: Vec<Successor>,
    /// How many there are in all, or how many were counted.
    pub total: usize,
    /// False when there are more than were counted.
    pub is_exact: bool,
}

/// A game in progress: where it started, what was played, what can be played.
pub trait Session: Send + Sync {
    /// The game's entry in the catalogue.
    fn entry(&self) -> &'static Entry;
    /// The variant being played.
    fn variant(&self) -> &Settings;
    /// The position now.
    fn position(&self) -> String;
    /// The position the session started from.
    fn start(&self) -> String;
    /// Starts anew from a position of the same variant; the history is gone. Nothing changes on a complaint.
    fn set_position(&mut self, text: &str) -> Result<(), Complaint>;
    /// Who acts now, by the position and by the course of the game.
    fn turn(&self) -> Turn;
    /// Why the game is drawn, where not the position but its course has made it so.
    fn drawn_by(&self) -> Option<DrawnBy>;
    /// How the position looks.
    fn picture(&self) -> Picture;
    /// What there is to say beyond the board, such as the throw on the table.
    fn caption(&self) -> Option<Caption>;
    /// The player who throws, where chance acts and the game names one.
    fn thrower(&self) -> Option<plyground_core::Player>;
    /// Points won since the start of the session.
    fn score(&self) -> i64;
    /// Everything that can happen now, in the game's own order.
    fn successors(&self) -> Vec<Successor> {
        self.first_successors(usize::MAX).listed
    }
    /// The first of them, up to `most`.
    fn first_successors(&self, most: usize) -> Successors;
    /// What can happen now, at most so many of them listed.
    fn options(&self, most: usize) -> Options;
    /// The last action.
    fn last_action(&self) -> Option<String>;
    /// How the last action was entered on the board.
    fn last_gesture(&self) -> Option<Gesture>;
    /// Where an action or an outcome is entered in several steps: how things stand after the steps
    /// so far. `Ok(None)` where it is entered whole, or nothing can be entered.
    fn partway(&self, so_far: &str) -> Result<Option<Partway>, Complaint>;
    /// What an editor can put on the board.
    fn palette(&self) -> Option<Palette>;
    /// The position as an editor shows it at first.
    fn sketch(&self) -> Sketch;
    /// The position that somebody has drawn in an editor, as text.
    fn compose(&self, sketch: &Sketch) -> Result<String, Complaint>;
    /// How far the game has come besides its points: the largest tile of 2048.
    fn milestone(&self) -> Option<u64>;
    /// Plays an action; answers with its canonical text. Nothing changes on a complaint.
    fn play(&mut self, text: &str) -> Result<String, Complaint>;
    /// Plays the action of an answer that a session at the same point of the same game was given; false when it has none.
    fn play_answer(&mut self, answer: &Answer) -> bool;
    /// One thing that may happen now: an outcome of chance by its odds, or any legal action;
    /// `None` when the game is over.
    fn sample(&self, rng: &mut Rng) -> Option<String>;
    /// Takes the last action back; false when there is none.
    fn undo(&mut self) -> bool;
    /// Plays again what was taken back; false when there is nothing.
    fn redo(&mut self) -> bool;
    /// What was played, first to last, without what was taken back.
    fn history(&self) -> Vec<Step>;
    /// Makes a player from its spec. A player that uses chance and was given no seed of its own
    /// gets one that is derived from `seed`.
    fn make_player(&self, spec: &Spec, seed: u64) -> Result<Player, Complaint>;
    /// The same from the text of a spec.
    fn player(&self, spec: &str, seed: u64) -> Result<Player, Complaint> {
        self.make_player(&self.entry().spec(spec)?, seed)
    }
    /// Asks a player, made by this session or another of the same game and variant, for an action.
    fn think(&self, player: &mut Player, ask: &SearchOptions) -> Answer;
    /// Asks a player for a whole solution; `None` when it is not a solver of puzzles.
    fn solve(&self, player: &mut Player, ask: &SearchOptions) -> Option<SolverAnswer>;
    /// Counts the ways to play `depth` actions.
    fn perft(&self, depth: u32, limits: &Limits) -> Result<u64, Stop>;
    /// Counts the ways to play `depth` actions, apart for each first action.
    fn divide(&self, depth: u32, limits: &Limits) -> Result<Vec<(String, u64)>, Stop>;
    /// Plays this many games at random from here; answers the decisions made.
    fn play_outs(&self, games: u32, dice: &mut Rng) -> u64;
    /// Plays this many games at random from here and lists the actions of every position on the
    /// way; answers how many there were.
    fn list_actions(&self, games: u32, dice: &mut Rng) -> u64;
    /// The same game at the same point, to be changed on its own.
    fn fork(&self) -> Box<dyn Session>;
    /// Lets a player decide, and plays its action: no other action is written down, so it costs little
    /// more than the search. An error says why there is no answer.
    fn act(&mut self, player: &mut Player, stop: &Arc<AtomicBool>) -> Result<Acted, Stop>;
    /// Plays an outcome of chance by its odds, or any legal action; false when the game is over.
    fn roll(&mut self, dice: &mut Rng) -> bool;
}
