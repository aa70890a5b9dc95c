//! The one [`Session`]: a table with a game of some type on it.

use super::shortlist::shortlist;
use super::{Acted, Options, Session, Step, Successors, options};
use crate::answer::{Answer, Chosen, JudgedAction, SolverAnswer, Steps};
use crate::catalogue::Entry;
use crate::draw_rules::{DrawnBy, drawn_by, turn_of};
use crate::plan;
use crate::player::{Mind, Player, Spec};
use crate::playout::OngoingGame;
use crate::pseudocode;
use crate::reason::{Measure, Reason};
use crate::search_options::SearchOptions;
use crate::trace::{Recorder, SearchResult, Trace};
use plyground_core::{
    Bound, Caption, Complaint, Counters, Event, Gesture, Judged, Limits, Make, Palette, Partway, Picture, Playable, Recipe, Rng, Root,
    Settings, Sketch, Solution, Stop, Turn, Verdict, Watcher, Worth, divide_within, perft_within,
};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What was counted up to a point of a game.
#[derive(Clone, Copy, Default)]
struct Tally {
    score: i64,
    decisions: u32,
    /// Actions in a row of which none was lasting.
    quiet: usize,
}

/// A [`Session`] of one type of position.
#[derive(Clone)]
pub(crate) struct TypedSession<G: Playable> {
    entry: &'static Entry,
    variant: Settings,
    recipes: Arc<Vec<Recipe<G>>>,
    /// Every position from the start on, those taken back included.
    positions: Vec<G>,
    /// Their keys.
    keys: Vec<u64>,
    /// Points won and decisions made up to each of them.
    tallies: Vec<Tally>,
    /// The actions between them.
    actions: Vec<G::Action>,
    /// Index of the position now.
    now: usize,
}

impl<G: Playable> TypedSession<G> {
    pub(crate) fn new(entry: &'static Entry, variant: Settings, start: G, recipes: Arc<Vec<Recipe<G>>>) -> Self {
        let keys = vec![start.key()];
        Self { entry, variant, recipes, positions: vec![start], keys, tallies: vec![Tally::default()], actions: Vec::new(), now: 0 }
    }

    /// Plays an action that is known to be legal.
    fn advance(&mut self, action: G::Action) {
        let position = self.current();
        let next = position.after(&action);
        let Tally { score, decisions, quiet } = self.tallies[self.now];
        let is_decision = matches!(position.turn(), Turn::Player(_));
        let tally = Tally {
            score: score + position.reward(&action),
            decisions: decisions + u32::from(is_decision),
            quiet: if position.is_lasting(&action) { 0 } else { quiet + 1 },
        };
        self.positions.truncate(self.now + 1);
        self.keys.truncate(self.now + 1);
        self.tallies.truncate(self.now + 1);
        self.actions.truncate(self.now);
        self.keys.push(next.key());
        self.positions.push(next);
        self.tallies.push(tally);
        self.actions.push(action);
        self.now += 1;
    }

    fn current(&self) -> &G {
        &self.positions[self.now]
    }

    /// Keys of the positions before this one that can still come again.
    fn past(&self) -> &[u64] {
        &self.keys[self.now - self.tallies[self.now].quiet..self.now]
    }

    /// The game from here on, to be played without a session.
    fn going(&self) -> OngoingGame<G> {
        OngoingGame { position: self.current().clone(), past: self.past().to_vec() }
    }

    fn recipe(&self, id: &str) -> Result<&Recipe<G>, Complaint> {
        self.entry.player(id)?;
        Ok(self.recipes.iter().find(|recipe| recipe.id == id).expect("every type of a game has the same players"))
    }

    fn mind(player: &mut Player) -> &mut Mind<G> {
        player.mind.downcast_mut().expect("a player plays the game and variant it was made for")
    }

    fn limits(player: &Player, ask: &SearchOptions) -> Limits {
        Limits { stop: ask.stop.clone(), progress: ask.progress.clone(), ..player.limits.clone() }
    }

    /// Asks a mind what to do now.
    fn decide(&self, mind: &mut Mind<G>, limits: &Limits, judge_all: bool, watcher: Option<Watcher<'_, G>>) -> Verdict<G::Action> {
        if self.drawn_by().is_some() {
            return nothing_to_do();
        }
        let actions_made = self.tallies[self.now].decisions;
        let root = Root { position: self.current(), past: self.past(), actions_made, judge_all };
        match mind {
            Mind::Thinker(thinker) => thinker.think(&root, limits, watcher),
            Mind::Pathfinder { finder, plan } => plan::next_step(finder.as_mut(), plan, &root, limits, watcher),
        }
    }

    /// Runs `search`, recorded if that was asked for.
    fn traced<T>(
        &self,
        ask: &SearchOptions,
        (spec, settings): (&Spec, &Settings),
        search: impl FnOnce(Option<Watcher<'_, G>>) -> T,
    ) -> (T, Option<Trace>) {
        let Some(most) = ask.trace else { return (search(None), None) };
        let mut recorder = Recorder::new(most);
        let result = search(Some(&mut |event: Event<'_, G>| recorder.see(&event)));
        let variant: Vec<String> = self.variant.all().map(|(key, value)| format!("{key}={value}")).collect();
        let mut trace = recorder.finish(self.entry.about.id, &variant.join(","), &self.current().write(), &spec.to_string());
        let code = self.entry.player(spec.id).map_or(&[][..], |player| &player.pseudocode);
        trace.idle = pseudocode::idle_in(&trace, code, settings, self.entry.has_chance);
        (result, Some(trace))
    }

    /// The texts of actions played one after the other from the position now.
    fn write_line(&self, line: &[G::Action]) -> Vec<String> {
        let mut position = self.current().clone();
        line.iter()
            .map(|action| {
                let text = position.write_action(action);
                position.apply(action);
                text
            })
            .collect()
    }

    fn write_verdict(&self, verdict: &Verdict<G::Action>, (edge, measure): (f64, Measure), ask: &SearchOptions) -> Answer {
        let position = self.current();
        let write = |judged: &Judged<G::Action>| JudgedAction {
            action: position.write_action(&judged.action),
            worth: judged.worth,
            nodes: judged.nodes,
            depth: judged.depth,
            line: self.write_line(&judged.line),
            gesture: ask.gestures.then(|| position.gesture(&judged.action)),
        };
        let me = if let Turn::Player(me) = self.turn() { Some(me) } else { None };
        let wanted = shortlist(&verdict.actions, verdict.best.as_ref(), me, ask.most.unwrap_or(SearchOptions::MOST));
        // Nobody waits for more than a few when the search was told to stop.
        let mut written: Vec<_> = (0..)
            .zip(wanted)
            .take_while(|(rank, _)| *rank < SearchOptions::FEW || !ask.is_stopped())
            .map(|(_, place)| (place, write(&verdict.actions[place])))
            .collect();
        written.sort_unstable_by_key(|(place, _)| *place);
        let actions: Vec<_> = written.into_iter().map(|(_, action)| action).collect();
        let left_out = verdict.actions.len() - actions.len();
        let best = verdict.best.as_ref().map(|action| position.write_action(action));
        let line = self.write_line(&verdict.line);
        Answer {
            best,
            chosen: Chosen::new(verdict.best.clone()),
            worth: verdict.worth,
            actions,
            left_out,
            line,
            counters: verdict.counters,
            stopped: verdict.stopped,
            elapsed: verdict.elapsed,
            edge,
            measure,
            trace: None,
        }
    }

    /// How what was chosen compares with the rest of an answer.
    fn reason(&self, answer: &Answer, ask: &SearchOptions) -> Option<Reason> {
        match self.turn() {
            Turn::Player(mover) => {
                let judged = answer.actions.len() + answer.left_out;
                Reason::of(answer, mover, options::count(self.current(), judged, ask.stop.clone()))
            }
            Turn::Chance | Turn::Over(_) => None,
        }
    }
}

/// The verdict on a game that its course has made a draw: searches know nothing of that at their root.
fn nothing_to_do<A>() -> Verdict<A> {
    let (worth, counters, stopped) = (Worth::expected(0.0, Bound::Exact), Counters::default(), Stop::Complete);
    Verdict { best: None, worth, actions: Vec::new(), line: Vec::new(), counters, stopped, elapsed: Duration::ZERO }
}

impl<G: Playable> Session for TypedSession<G> {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn variant(&self) -> &Settings {
        &self.variant
    }

    fn position(&self) -> String {
        self.current().write()
    }

    fn start(&self) -> String {
        self.positions[0].write()
    }

    fn set_position(&mut self, text: &str) -> Result<(), Complaint> {
        let position = self.positions[0].read(text)?;
        *self = Self::new(self.entry, self.variant.clone(), position, self.recipes.clone());
        Ok(())
    }

    fn turn(&self) -> Turn {
        turn_of(self.current(), self.past())
    }

    fn drawn_by(&self) -> Option<DrawnBy> {
        drawn_by(self.current(), self.past())
    }

    fn picture(&self) -> Picture {
        self.current().picture()
    }

    fn caption(&self) -> Option<Caption> {
        self.current().caption()
    }

    fn thrower(&self) -> Option<plyground_core::Player> {
        let chance = G::chance().filter(|_| self.turn() == Turn::Chance)?;
        (chance.thrower)(self.current())
    }

    fn score(&self) -> i64 {
        self.tallies[self.now].score
    }

    fn first_successors(&self, most: usize) -> Successors {
        options::successors(self.current(), self.turn(), most)
    }

    fn options(&self, most: usize) -> Options {
        options::list(self.current(), self.turn(), most)
    }

    fn last_action(&self) -> Option<String> {
        let before = self.now.checked_sub(1)?;
        Some(self.positions[before].write_action(&self.actions[before]))
    }

    fn last_gesture(&self) -> Option<Gesture> {
        let before = self.now.checked_sub(1)?;
        Some(self.positions[before].gesture(&self.actions[before]))
    }

    fn partway(&self, so_far: &str) -> Result<Option<Partway>, Complaint> {
        match G::step_entry() {
            Some(entry) if !self.turn().is_over() => (entry.partway)(self.current(), so_far).map(Some),
            _ => Ok(None),
        }
    }

    fn palette(&self) -> Option<Palette> {
        G::editor().map(|editor| (editor.palette)(self.current()))
    }

    fn sketch(&self) -> Sketch {
        G::editor().map_or_else(|| Sketch::of(self.current()), |editor| (editor.sketch)(self.current()))
    }

    fn compose(&self, sketch: &Sketch) -> Result<String, Complaint> {
        let editor = G::editor()
            .ok_or_else(|| Complaint::new("no-editor", format!("positions of {} are written, not drawn", self.entry.about.id)))?;
        Ok((editor.compose)(&self.positions[0], sketch)?.write())
    }

    fn milestone(&self) -> Option<u64> {
        self.current().milestone()
    }

    fn play(&mut self, text: &str) -> Result<String, Complaint> {
        if self.turn().is_over() {
            let why = self.drawn_by().map_or(String::new(), |drawn_by| format!(", a draw, since {drawn_by}"));
            return Err(Complaint::new("game-over", format!("the game is over{why}; `{text}` cannot be played")).with("action", text));
        }
        let action = self.current().read_action(text.trim())?;
        let canonical = self.current().write_action(&action);
        self.advance(action);
        Ok(canonical)
    }

    fn play_answer(&mut self, answer: &Answer) -> bool {
        let chosen = answer.chosen.action::<G::Action>().cloned();
        let is_playable = chosen.is_some() && !self.turn().is_over();
        if let Some(action) = chosen.filter(|_| is_playable) {
            self.advance(action);
        }
        is_playable
    }

    fn sample(&self, rng: &mut Rng) -> Option<String> {
        let position = self.current();
        (!self.turn().is_over()).then(|| position.write_action(&position.sample(rng)))
    }

    fn undo(&mut self) -> bool {
        let can = self.now > 0;
        self.now -= usize::from(can);
        can
    }

    fn redo(&mut self) -> bool {
        let can = self.now < self.actions.len();
        self.now += usize::from(can);
        can
    }

    fn history(&self) -> Vec<Step> {
        (0..self.now)
            .map(|index| Step {
                by: self.positions[index].turn().word(),
                action: self.positions[index].write_action(&self.actions[index]),
                position: self.positions[index + 1].write(),
            })
            .collect()
    }

    fn make_player(&self, spec: &Spec, seed: u64) -> Result<Player, Complaint> {
        let recipe = self.recipe(spec.id)?;
        let settings = spec.seeded(seed)?;
        let mind: Mind<G> = match recipe.make {
            Make::Thinker(make) => Mind::Thinker(make(&settings, self.current())?),
            Make::Pathfinder(make) => Mind::Pathfinder { finder: make(&settings, self.current())?, plan: None },
        };
        let limits = settings.limits();
        Ok(Player { spec: spec.clone(), settings, limits, mind: Box::new(mind) })
    }

    fn think(&self, player: &mut Player, ask: &SearchOptions) -> Answer {
        let limits = Self::limits(player, ask);
        let made_from = (player.spec.clone(), player.settings.clone());
        let scale = (G::clear_edge(player.settings.word("eval").unwrap_or_default()), Measure::of(self.entry, player));
        let mind = Self::mind(player);
        let (verdict, trace) = self.traced(ask, (&made_from.0, &made_from.1), |watcher| self.decide(mind, &limits, ask.judge_all, watcher));
        let answer = self.write_verdict(&verdict, scale, ask);
        let trace = trace.map(|trace| Trace { told: Some(SearchResult::of(&answer, self.reason(&answer, ask))), ..trace });
        Answer { trace, ..answer }
    }

    fn solve(&self, player: &mut Player, ask: &SearchOptions) -> Option<SolverAnswer> {
        let limits = Self::limits(player, ask);
        let made_from = (player.spec.clone(), player.settings.clone());
        let Mind::Pathfinder { finder, .. } = Self::mind(player) else { return None };
        let (solved, trace) = self.traced(ask, (&made_from.0, &made_from.1), |watcher| finder.find(self.current(), &limits, watcher));
        let tell = |trace: Option<Trace>, counters: &Counters, elapsed: Duration, stopped: Stop, way: Option<&Solution<G::Action>>| {
            let line = way.map_or(Vec::new(), |way| self.write_line(&way.actions));
            let cost = way.map(|way| way.cost);
            let told = SearchResult {
                counters: *counters,
                seconds: elapsed.as_secs_f64(),
                stopped: stopped.word().into(),
                best: line.first().cloned(),
                value: cost.map(|cost| -f64::from(cost)),
                line,
                cost,
                reason: None,
            };
            trace.map(|trace| Trace { told: Some(told), ..trace })
        };
        Some(match solved {
            Ok(solution) => {
                let trace = tell(trace, &solution.counters, solution.elapsed, Stop::Complete, Some(&solution));
                let mut position = self.current().clone();
                let positions = solution
                    .actions
                    .iter()
                    .map(|action| {
                        position.apply(action);
                        position.write()
                    })
                    .collect();
                let actions = self.write_line(&solution.actions);
                let steps = Steps { actions, positions, cost: solution.cost, is_optimal: solution.is_optimal };
                SolverAnswer { steps: Some(steps), counters: solution.counters, stopped: Stop::Complete, elapsed: solution.elapsed, trace }
            }
            Err(unsolved) => {
                let trace = tell(trace, &unsolved.counters, unsolved.elapsed, unsolved.stopped, None);
                SolverAnswer { steps: None, counters: unsolved.counters, stopped: unsolved.stopped, elapsed: unsolved.elapsed, trace }
            }
        })
    }

    fn perft(&self, depth: u32, limits: &Limits) -> Result<u64, Stop> {
        perft_within(self.current(), depth, &mut limits.start())
    }

    fn divide(&self, depth: u32, limits: &Limits) -> Result<Vec<(String, u64)>, Stop> {
        let mut clock = limits.start();
        let counts = divide_within(self.current(), depth, &mut clock)?;
        // Writing a million long turns of Barjis takes longer than counting them.
        counts
            .into_iter()
            .map(|(action, count)| {
                clock.check_time()?;
                Ok((self.current().write_action(&action), count))
            })
            .collect()
    }

    fn play_outs(&self, games: u32, dice: &mut Rng) -> u64 {
        (0..games).map(|_| u64::from(self.going().play_out(dice))).sum()
    }

    fn list_actions(&self, games: u32, dice: &mut Rng) -> u64 {
        (0..games).map(|_| self.going().list_actions(dice)).sum()
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }

    fn act(&mut self, player: &mut Player, stop: &Arc<AtomicBool>) -> Result<Acted, Stop> {
        let limits = Limits { stop: Some(stop.clone()), ..player.limits.clone() };
        let verdict = self.decide(Self::mind(player), &limits, false, None);
        let Verdict { best, worth, counters, elapsed, stopped, .. } = verdict;
        let action = best.ok_or(stopped)?;
        let written = self.current().write_action(&action);
        self.advance(action);
        Ok(Acted { action: written, worth, counters, elapsed })
    }

    fn roll(&mut self, dice: &mut Rng) -> bool {
        let is_over = self.turn().is_over();
        if !is_over {
            self.advance(self.current().sample(dice));
        }
        !is_over
    }
}
