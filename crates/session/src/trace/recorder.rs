//! Records a search through the observer's hook.

use super::event::{counts_of_rejection, counts_of_source};
use super::shelf::{Kept, Shelf};
use super::{ActionText, Counts, Trace, TraceEvent, Window};
use plyground_core::{Event, Playable};
use std::collections::{HashMap, HashSet};

/// Turns [`Event`]s into [`TraceEvent`]s, at most about so many.
pub struct Recorder<G: Playable> {
    shelf: Shelf,
    texts: HashSet<ActionText>,
    nodes: u64,
    /// The recorded positions on the way from the root, for depth-first searches.
    path: Vec<Open<G>>,
    /// Positions on the way below those that are only counted.
    unrecorded: u32,
    /// The recorded positions of a puzzle search.
    found: HashMap<u64, Found<G>>,
    /// The recorded nodes of a sampling search.
    sampled: HashMap<u64, Sampled<G>>,
    /// The highest node number of a sampling search so far.
    newest: u64,
    iteration: Option<u32>,
    best: Option<(ActionText, f64)>,
    root: Option<G>,
}

struct Open<G> {
    node: u64,
    position: G,
    best: Option<f64>,
    window: Option<Window>,
    /// The level of its events on the shelf.
    shelved: u32,
}

struct Found<G> {
    position: G,
    parent: Option<u64>,
    action: Option<ActionText>,
    g: u32,
    level: u32,
    shelved: u32,
}

struct Sampled<G> {
    position: G,
    level: u32,
    shelved: u32,
    /// What the trace says.
    told: (u64, Option<f64>),
    /// What the search says.
    now: (u64, Option<f64>),
    bonus: Option<f64>,
}

fn window_of(window: Option<(f64, f64)>) -> Option<Window> {
    window.map(|(alpha, beta)| Window { alpha, beta })
}

impl<G: Playable> Recorder<G> {
    /// A recorder that keeps about this many events.
    pub fn new(most: usize) -> Self {
        Self {
            shelf: Shelf::new(most),
            texts: HashSet::new(),
            nodes: 0,
            path: Vec::new(),
            unrecorded: 0,
            found: HashMap::new(),
            sampled: HashMap::new(),
            newest: 0,
            iteration: None,
            best: None,
            root: None,
        }
    }

    /// The finished trace, without the search's own answer.
    pub fn finish(mut self, game: &str, variant: &str, position: &str, player: &str) -> Trace {
        self.catch_up();
        let Kept { events, nodes, whole, levels } = self.shelf.finish();
        Trace {
            format: Trace::FORMAT,
            game: game.into(),
            variant: variant.into(),
            position: position.into(),
            player: player.into(),
            nodes: self.nodes,
            nodes_recorded: nodes,
            whole,
            levels,
            idle: Vec::new(),
            told: None,
            events,
        }
    }

    /// The text of an action, the same one for the same action.
    fn text(&mut self, text: String) -> ActionText {
        if let Some(known) = self.texts.get(text.as_str()) {
            return known.clone();
        }
        let text = ActionText::from(text);
        self.texts.insert(text.clone());
        text
    }

    /// Puts an event on the shelf and forgets the nodes that had to make room.
    fn push(&mut self, event: TraceEvent, level: u32) {
        let Some(gone) = self.shelf.push(event, level) else { return };
        let before = self.path.len();
        self.path.retain(|open| !gone.contains(&open.node));
        self.unrecorded += (before - self.path.len()) as u32;
        self.found.retain(|node, _| !gone.contains(node));
        for found in self.found.values_mut() {
            found.parent = found.parent.filter(|parent| !gone.contains(parent));
        }
        self.sampled.retain(|node, _| !gone.contains(node));
    }

    /// Counts work that is not recorded.
    fn count(&mut self, counts: Counts) {
        self.shelf.count(self.path.last().map(|open| open.node), counts);
    }

    /// Records one step.
    pub fn see(&mut self, event: &Event<'_, G>) {
        match *event {
            Event::Iteration { bound } => {
                let was = self.iteration.replace(bound);
                self.push(TraceEvent::Iteration { bound, was }, 0);
            }
            Event::Enter { .. }
            | Event::Child { .. }
            | Event::Cutoff { .. }
            | Event::Leave { .. }
            | Event::Omitted { .. }
            | Event::Best { .. } => self.see_game(event),
            Event::Select { .. } | Event::Simulate { .. } | Event::Backup { .. } | Event::Unfinished { .. } => self.see_sampling(event),
            _ => self.see_puzzle(event),
        }
    }

    /// The node on top of the path, if it is this one.
    fn top(&mut self, node: u64) -> Option<&mut Open<G>> {
        self.path.last_mut().filter(|open| open.node == node)
    }

    fn see_game(&mut self, event: &Event<'_, G>) {
        match *event {
            Event::Enter { .. } => self.enter(event),
            Event::Child { node, action, value, best, window } => {
                let window = window_of(window);
                let Some(open) = self.top(node) else { return };
                let (action, level) = (open.position.write_action(action), open.shelved);
                let (was_best, was_window) = (open.best.replace(best), std::mem::replace(&mut open.window, window));
                let action = self.text(action);
                self.push(TraceEvent::Child { n: node, action, value, best, was_best, window, was_window }, level);
            }
            Event::Cutoff { node, action, value, limit, skipped } => {
                let Some(open) = self.top(node) else { return self.count(Counts { cutoffs: 1, ..Counts::default() }) };
                let (action, level) = (open.position.write_action(action), open.shelved);
                let action = self.text(action);
                self.push(TraceEvent::Cut { n: node, action, value, limit, skipped }, level);
            }
            Event::Leave { node, value, bound, source } => {
                if self.top(node).is_none() {
                    self.unrecorded = self.unrecorded.saturating_sub(1);
                    return self.count(counts_of_source(source.word()));
                }
                let level = self.path.pop().map_or(0, |open| open.shelved);
                self.push(TraceEvent::Leave { n: node, value, bound: bound.word().into(), source: source.word().into() }, level);
            }
            Event::Omitted { node, outcomes, probability } => {
                let Some(level) = self.top(node).map(|open| open.shelved) else { return };
                self.push(TraceEvent::Omit { n: node, outcomes, probability }, level);
            }
            Event::Best { action, value } => {
                let Some(root) = &self.root else { return };
                let action = root.write_action(action);
                let action = self.text(action);
                let was = self.best.replace((action.clone(), value));
                self.push(TraceEvent::Best { action, value, was }, 0);
            }
            _ => {}
        }
    }

    fn enter(&mut self, event: &Event<'_, G>) {
        let Event::Enter { node, position, action, kind, depth, window, probability } = *event else { return };
        self.nodes += 1;
        if self.root.is_none() {
            self.root = Some(position.clone());
        }
        let level = self.path.len() as u32 + self.unrecorded;
        if self.unrecorded > 0 || !self.shelf.wants(level) {
            self.unrecorded += 1;
            return self.count(Counts { nodes: 1, ..Counts::default() });
        }
        let window = window_of(window);
        let parent = self.path.last();
        let action = action.zip(parent).map(|(action, parent)| parent.position.write_action(action));
        let p = parent.map(|open| open.node);
        let action = action.map(|action| self.text(action));
        let shelved = self.shelf.level_of_birth(level);
        self.path.push(Open { node, position: position.clone(), best: None, window, shelved });
        self.push(TraceEvent::Enter { n: node, p, action, kind: kind.word().into(), depth, window, probability }, shelved);
    }

    fn see_puzzle(&mut self, event: &Event<'_, G>) {
        let none = Counts::default();
        match *event {
            Event::Open { .. } => self.open(event),
            Event::Expand { node } => match self.found.get(&node).map(|found| found.shelved) {
                Some(level) => self.push(TraceEvent::Expand { n: node }, level),
                None => self.count(Counts { expanded: 1, ..none }),
            },
            Event::Reroute { node, parent, action, before, g } => {
                if !self.found.contains_key(&node) {
                    return self.count(Counts { generated: 1, ..none });
                }
                let parent = Some(parent).filter(|parent| self.found.contains_key(parent));
                let action = self.text(before.write_action(action));
                let Some(found) = self.found.get_mut(&node) else { return };
                let was_p = std::mem::replace(&mut found.parent, parent);
                let (was_action, was_g) = (found.action.replace(action.clone()), std::mem::replace(&mut found.g, g));
                let level = found.shelved;
                self.push(TraceEvent::Reroute { n: node, p: parent, action, g, was_p, was_action, was_g }, level);
            }
            Event::Reject { parent, action, before, reason } => {
                match self.found.get(&parent).filter(|found| self.shelf.wants(found.level)).map(|found| found.shelved) {
                    Some(level) => {
                        let action = self.text(before.write_action(action));
                        self.push(TraceEvent::Reject { p: parent, action, reason: reason.word().into() }, level);
                    }
                    None => self.count(counts_of_rejection(reason.word())),
                }
            }
            Event::Swept { nodes, expanded, generated } => self.count(Counts { nodes, expanded, generated, ..none }),
            Event::Close { node } => {
                if let Some(level) = self.found.get(&node).map(|found| found.shelved) {
                    self.push(TraceEvent::Close { n: node }, level);
                }
            }
            Event::Goal { node, cost } => {
                if let Some(level) = self.found.get(&node).map(|found| found.shelved) {
                    self.push(TraceEvent::Goal { n: node, cost }, level);
                }
            }
            _ => {}
        }
    }

    fn open(&mut self, event: &Event<'_, G>) {
        let Event::Open { node, parent, action, position, g, h, from_goal } = *event else { return };
        self.nodes += 1;
        let above = parent.map(|parent| self.found.get(&parent));
        let level = above.flatten().map_or(0, |above| above.level + 1);
        if matches!(above, Some(None)) || !self.shelf.wants(level) {
            return self.count(Counts { nodes: 1, generated: parent.is_some().into(), ..Counts::default() });
        }
        // On the goal's half an action leads from the new position to the one it was found from.
        let before = if from_goal { Some(position) } else { above.flatten().map(|above| &above.position) };
        let action = action.zip(before).map(|(action, before)| before.write_action(action));
        let action = action.map(|action| self.text(action));
        let shelved = self.shelf.level_of_birth(level);
        let text = from_goal.then(|| position.write());
        self.found.insert(node, Found { position: position.clone(), parent, action: action.clone(), g, level, shelved });
        self.push(TraceEvent::Open { n: node, p: parent, action, g, h, from_goal, position: text }, shelved);
    }

    fn see_sampling(&mut self, event: &Event<'_, G>) {
        let none = Counts::default();
        match *event {
            Event::Select { .. } => self.select(event),
            Event::Simulate { node, value, length, judged } => {
                match self.sampled.get(&node).filter(|sampled| self.shelf.wants(sampled.level)).map(|sampled| sampled.shelved) {
                    Some(level) => self.push(TraceEvent::Simulate { n: node, value, length, judged }, level),
                    None => self.count(Counts { simulations: 1, nodes: length.into(), leaves: judged.into(), ..none }),
                }
            }
            Event::Backup { node, value, visits, mean } => {
                let Some(sampled) = self.sampled.get_mut(&node) else { return };
                sampled.now = (visits, Some(mean));
                if self.shelf.wants(sampled.level) {
                    self.tell_backup(node, value);
                }
            }
            Event::Unfinished { nodes, leaves } => self.count(Counts { nodes, leaves, ..none }),
            _ => {}
        }
    }

    fn select(&mut self, event: &Event<'_, G>) {
        let Event::Select { node, parent, action, position, kind, bonus, .. } = *event else { return };
        if self.root.is_none() {
            self.root = Some(position.clone());
        }
        self.nodes += u64::from(node > self.newest);
        self.newest = self.newest.max(node);
        let above = parent.map(|parent| self.sampled.get(&parent));
        let level = above.flatten().map_or(0, |above| above.level + 1);
        if matches!(above, Some(None)) || !self.shelf.wants(level) {
            return self.count(Counts { nodes: 1, ..Counts::default() });
        }
        let is_new = !self.sampled.contains_key(&node);
        let action = action.zip(above.flatten()).map(|(action, above)| above.position.write_action(action));
        let action = action.map(|action| self.text(action));
        let shelved = self.shelf.level_of_birth(level);
        let fresh = || Sampled { position: position.clone(), level, shelved, told: (0, None), now: (0, None), bonus: None };
        let sampled = self.sampled.entry(node).or_insert_with(fresh);
        let was_bonus = std::mem::replace(&mut sampled.bonus, bonus);
        let level = sampled.shelved;
        let event = TraceEvent::Select { n: node, p: parent, action, kind: kind.word().into(), new: is_new, bonus, was_bonus };
        self.push(event, level);
    }

    /// Tells what a node of a sampling search has come to.
    fn tell_backup(&mut self, node: u64, value: f64) {
        let Some(sampled) = self.sampled.get_mut(&node) else { return };
        let (visits, Some(mean)) = sampled.now else { return };
        let (was_visits, was_mean) = std::mem::replace(&mut sampled.told, sampled.now);
        let level = sampled.shelved;
        self.push(TraceEvent::Backup { n: node, value, visits, mean, was_visits, was_mean }, level);
    }

    /// Brings the nodes whose later visits were only counted to where the search left them. The
    /// value told is the mean of those visits.
    fn catch_up(&mut self) {
        let is_behind = |(node, sampled): (&u64, &Sampled<G>)| (sampled.told != sampled.now).then_some(*node);
        let mut behind: Vec<u64> = self.sampled.iter().filter_map(is_behind).collect();
        behind.sort_unstable();
        for node in behind {
            let Some(Sampled { told, now, .. }) = self.sampled.get(&node) else { continue };
            let sum = |(visits, mean): (u64, Option<f64>)| visits as f64 * mean.unwrap_or(0.0);
            let value = (sum(*now) - sum(*told)) / (now.0 - told.0).max(1) as f64;
            self.tell_backup(node, value);
        }
    }
}
