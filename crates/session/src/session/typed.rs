//! The one [`Session`]: a table with a game of some type on it.

use super::course::Course;
use super::{Acted, Options, Session, Step, Successors, options};
use crate::answer::{Answer, SolverAnswer};
use crate::catalogue::Entry;
use crate::draw_rules::{DrawnBy, drawn_by, turn_of};
use crate::player::{Mind, Player, Spec};
use crate::playout::OngoingGame;
use crate::search_options::SearchOptions;
use plyground_core::{
    Caption, Complaint, Gesture, Limits, Make, Palette, Partway, Picture, Playable, Recipe, Rng, Settings, Sketch, Stop, Turn, Verdict,
    divide_within, perft_within,
};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A [`Session`] of one type of position.
#[derive(Clone)]
pub(crate) struct TypedSession<G: Playable> {
    pub(super) entry: &'static Entry,
    pub(super) variant: Settings,
    recipes: Arc<Vec<Recipe<G>>>,
    pub(super) course: Course<G>,
}

impl<G: Playable> TypedSession<G> {
    pub(crate) fn new(entry: &'static Entry, variant: Settings, start: G, recipes: Arc<Vec<Recipe<G>>>) -> Self {
        Self { entry, variant, recipes, course: Course::new(start) }
    }

    /// The game from here on, to be played without a session.
    fn ongoing(&self) -> OngoingGame<G> {
        OngoingGame { position: self.course.current().clone(), past: self.course.past().to_vec() }
    }

    fn recipe(&self, id: &str) -> Result<&Recipe<G>, Complaint> {
        self.entry.player(id)?;
        Ok(self.recipes.iter().find(|recipe| recipe.id == id).expect("every type of a game has the same players"))
    }
}

impl<G: Playable> Session for TypedSession<G> {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn variant(&self) -> &Settings {
        &self.variant
    }

    fn position(&self) -> String {
        self.course.current().write()
    }

    fn start(&self) -> String {
        self.course.start().write()
    }

    fn set_position(&mut self, text: &str) -> Result<(), Complaint> {
        self.course = Course::new(self.course.start().read(text)?);
        Ok(())
    }

    fn turn(&self) -> Turn {
        turn_of(self.course.current(), self.course.past())
    }

    fn drawn_by(&self) -> Option<DrawnBy> {
        drawn_by(self.course.current(), self.course.past())
    }

    fn picture(&self) -> Picture {
        self.course.current().picture()
    }

    fn caption(&self) -> Option<Caption> {
        self.course.current().caption()
    }

    fn thrower(&self) -> Option<plyground_core::Player> {
        let chance = G::chance().filter(|_| self.turn() == Turn::Chance)?;
        (chance.thrower)(self.course.current())
    }

    fn score(&self) -> i64 {
        self.course.score()
    }

    fn first_successors(&self, most: usize) -> Successors {
        options::successors(self.course.current(), self.turn(), most)
    }

    fn options(&self, most: usize) -> Options {
        options::list(self.course.current(), self.turn(), most)
    }

    fn last_action(&self) -> Option<String> {
        let (position, action) = self.course.last()?;
        Some(position.write_action(action))
    }

    fn last_gesture(&self) -> Option<Gesture> {
        let (position, action) = self.course.last()?;
        Some(position.gesture(action))
    }

    fn partway(&self, so_far: &str) -> Result<Option<Partway>, Complaint> {
        match G::step_entry() {
            Some(entry) if !self.turn().is_over() => (entry.partway)(self.course.current(), so_far).map(Some),
            _ => Ok(None),
        }
    }

    fn palette(&self) -> Option<Palette> {
        G::editor().map(|editor| (editor.palette)(self.course.current()))
    }

    fn sketch(&self) -> Sketch {
        G::editor().map_or_else(|| Sketch::of(self.course.current()), |editor| (editor.sketch)(self.course.current()))
    }

    fn compose(&self, sketch: &Sketch) -> Result<String, Complaint> {
        let editor = G::editor()
            .ok_or_else(|| Complaint::new("no-editor", format!("positions of {} are written, not drawn", self.entry.about.id)))?;
        Ok((editor.compose)(self.course.start(), sketch)?.write())
    }

    fn milestone(&self) -> Option<u64> {
        self.course.current().milestone()
    }

    fn play(&mut self, text: &str) -> Result<String, Complaint> {
        if self.turn().is_over() {
            let why = self.drawn_by().map_or(String::new(), |drawn_by| format!(", a draw, since {drawn_by}"));
            return Err(Complaint::new("game-over", format!("the game is over{why}; `{text}` cannot be played")).with("action", text));
        }
        let action = self.course.current().read_action(text.trim())?;
        let canonical = self.course.current().write_action(&action);
        self.course.advance(action);
        Ok(canonical)
    }

    fn play_answer(&mut self, answer: &Answer) -> bool {
        let chosen = answer.chosen.action::<G::Action>().cloned();
        let is_playable = chosen.is_some() && !self.turn().is_over();
        if let Some(action) = chosen.filter(|_| is_playable) {
            self.course.advance(action);
        }
        is_playable
    }

    fn sample(&self, rng: &mut Rng) -> Option<String> {
        let position = self.course.current();
        (!self.turn().is_over()).then(|| position.write_action(&position.sample(rng)))
    }

    fn undo(&mut self) -> bool {
        self.course.undo()
    }

    fn redo(&mut self) -> bool {
        self.course.redo()
    }

    fn history(&self) -> Vec<Step> {
        self.course.history()
    }

    fn make_player(&self, spec: &Spec, seed: u64) -> Result<Player, Complaint> {
        let recipe = self.recipe(spec.id)?;
        let settings = spec.seeded(seed)?;
        let mind: Mind<G> = match recipe.make {
            Make::Thinker(make) => Mind::Thinker(make(&settings, self.course.current())?),
            Make::Pathfinder(make) => Mind::Pathfinder { finder: make(&settings, self.course.current())?, plan: None },
        };
        let limits = settings.limits();
        Ok(Player { spec: spec.clone(), settings, limits, mind: Box::new(mind) })
    }

    fn think(&self, player: &mut Player, ask: &SearchOptions) -> Answer {
        self.answer(player, ask)
    }

    fn solve(&self, player: &mut Player, ask: &SearchOptions) -> Option<SolverAnswer> {
        self.solution(player, ask)
    }

    fn perft(&self, depth: u32, limits: &Limits) -> Result<u64, Stop> {
        perft_within(self.course.current(), depth, &mut limits.start())
    }

    fn divide(&self, depth: u32, limits: &Limits) -> Result<Vec<(String, u64)>, Stop> {
        let mut clock = limits.start();
        let counts = divide_within(self.course.current(), depth, &mut clock)?;
        // Writing a million long turns of Barjis takes longer than counting them.
        counts
            .into_iter()
            .map(|(action, count)| {
                clock.check_time()?;
                Ok((self.course.current().write_action(&action), count))
            })
            .collect()
    }

    fn play_outs(&self, games: u32, dice: &mut Rng) -> u64 {
        (0..games).map(|_| u64::from(self.ongoing().play_out(dice))).sum()
    }

    fn list_actions(&self, games: u32, dice: &mut Rng) -> u64 {
        (0..games).map(|_| self.ongoing().list_actions(dice)).sum()
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }

    fn act(&mut self, player: &mut Player, stop: &Arc<AtomicBool>) -> Result<Acted, Stop> {
        let limits = Limits { stop: Some(stop.clone()), ..player.limits.clone() };
        let verdict = self.decide(Self::mind(player), &limits, false, None);
        let Verdict { best, worth, counters, elapsed, stopped, .. } = verdict;
        let action = best.ok_or(stopped)?;
        let written = self.course.current().write_action(&action);
        self.course.advance(action);
        Ok(Acted { action: written, worth, counters, elapsed })
    }

    fn roll(&mut self, dice: &mut Rng) -> bool {
        let is_over = self.turn().is_over();
        if !is_over {
            self.course.advance(self.course.current().sample(dice));
        }
        !is_over
    }
}
