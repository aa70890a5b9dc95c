//! Asking players about the game: what they find, written as text, and how they found it.

use super::shortlist::shortlist;
use super::{Session as _, TypedSession, options};
use crate::answer::{Answer, Chosen, JudgedAction, SolverAnswer, Steps};
use crate::plan;
use crate::player::{Mind, Player, Spec};
use crate::pseudocode;
use crate::reason::{Measure, Reason};
use crate::search_options::SearchOptions;
use crate::trace::{Recorder, SearchResult, Trace};
use plyground_core::{Bound, Counters, Event, Judged, Limits, Playable, Root, Settings, Solution, Stop, Turn, Verdict, Watcher, Worth};
use std::time::Duration;

impl<G: Playable> TypedSession<G> {
    /// Asks a player for an action.
    pub(super) fn answer(&self, player: &mut Player, ask: &SearchOptions) -> Answer {
        let limits = Self::limits(player, ask);
        let made_from = (player.spec.clone(), player.settings.clone());
        let scale = (G::clear_edge(player.settings.word("eval").unwrap_or_default()), Measure::of(self.entry, player));
        let mind = Self::mind(player);
        let (verdict, trace) = self.traced(ask, (&made_from.0, &made_from.1), |watcher| self.decide(mind, &limits, ask.judge_all, watcher));
        let answer = self.write_verdict(&verdict, scale, ask);
        let trace = trace.map(|trace| Trace { told: Some(SearchResult::of(&answer, self.reason(&answer, ask))), ..trace });
        Answer { trace, ..answer }
    }

    /// Asks a player for a whole solution.
    pub(super) fn solution(&self, player: &mut Player, ask: &SearchOptions) -> Option<SolverAnswer> {
        let limits = Self::limits(player, ask);
        let made_from = (player.spec.clone(), player.settings.clone());
        let Mind::Pathfinder { finder, .. } = Self::mind(player) else { return None };
        let (solved, trace) =
            self.traced(ask, (&made_from.0, &made_from.1), |watcher| finder.find(self.course.current(), &limits, watcher));
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
                let mut position = self.course.current().clone();
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

    /// Asks a mind what to do now.
    pub(super) fn decide(
        &self,
        mind: &mut Mind<G>,
        limits: &Limits,
        judge_all: bool,
        watcher: Option<Watcher<'_, G>>,
    ) -> Verdict<G::Action> {
        if self.drawn_by().is_some() {
            return nothing_to_do();
        }
        let actions_made = self.course.decisions();
        let root = Root { position: self.course.current(), past: self.course.past(), actions_made, judge_all };
        match mind {
            Mind::Thinker(thinker) => thinker.think(&root, limits, watcher),
            Mind::Pathfinder { finder, plan } => plan::next_step(finder.as_mut(), plan, &root, limits, watcher),
        }
    }

    pub(super) fn mind(player: &mut Player) -> &mut Mind<G> {
        player.mind.downcast_mut().expect("a player plays the game and variant it was made for")
    }

    fn limits(player: &Player, ask: &SearchOptions) -> Limits {
        Limits { stop: ask.stop.clone(), progress: ask.progress.clone(), ..player.limits.clone() }
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
        let mut trace = recorder.finish(self.entry.about.id, &variant.join(","), &self.course.current().write(), &spec.to_string());
        let code = self.entry.player(spec.id).map_or(&[][..], |player| &player.pseudocode);
        trace.idle = pseudocode::idle_in(&trace, code, settings, self.entry.has_chance);
        (result, Some(trace))
    }

    /// The texts of actions played one after the other from the position now.
    fn write_line(&self, line: &[G::Action]) -> Vec<String> {
        let mut position = self.course.current().clone();
        line.iter()
            .map(|action| {
                let text = position.write_action(action);
                position.apply(action);
                text
            })
            .collect()
    }

    fn write_verdict(&self, verdict: &Verdict<G::Action>, (edge, measure): (f64, Measure), ask: &SearchOptions) -> Answer {
        let position = self.course.current();
        let write = |judged: &Judged<G::Action>| {
            let (action, gesture) = if ask.gestures {
                let (text, gesture) = position.show_action(&judged.action);
                (text, Some(gesture))
            } else {
                (position.write_action(&judged.action), None)
            };
            let line = self.write_line(&judged.line);
            JudgedAction { action, worth: judged.worth, nodes: judged.nodes, depth: judged.depth, line, gesture }
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
                Reason::of(answer, mover, options::count(self.course.current(), judged, ask.stop.clone()))
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
