//! Records a search through the observer's hook.

use super::{Trace, TraceEvent, Window};
use plyground_core::{Event, Playable};
use std::collections::HashMap;

/// Turns [`Event`]s into [`TraceEvent`]s, at most so many.
pub struct Recorder<G: Playable> {
    most: usize,
    events: Vec<TraceEvent>,
    nodes: u64,
    /// The recorded positions on the way from the root, for depth-first searches.
    path: Vec<Open<G>>,
    /// The recorded positions of a puzzle search.
    found: HashMap<u64, Found<G>>,
    /// The recorded nodes of a sampling search.
    sampled: HashMap<u64, Sampled<G>>,
    /// The highest node number of a sampling search so far.
    newest: u64,
    iteration: Option<u32>,
    best: Option<(String, f64)>,
    root: Option<G>,
}

struct Open<G> {
    node: u64,
    position: G,
    best: Option<f64>,
    window: Option<Window>,
}

struct Found<G> {
    position: G,
    parent: Option<u64>,
    action: Option<String>,
    g: u32,
}

struct Sampled<G> {
    position: G,
    visits: u64,
    mean: Option<f64>,
    bonus: Option<f64>,
}

fn window_of(window: Option<(f64, f64)>) -> Option<Window> {
    window.map(|(alpha, beta)| Window { alpha, beta })
}

impl<G: Playable> Recorder<G> {
    /// A recorder that keeps about this many events.
    pub fn new(most: usize) -> Self {
        Self {
            most,
            events: Vec::new(),
            nodes: 0,
            path: Vec::new(),
            found: HashMap::new(),
            sampled: HashMap::new(),
            newest: 0,
            iteration: None,
            best: None,
            root: None,
        }
    }

    /// The finished trace.
    pub fn finish(self, game: &str, variant: &str, position: &str, player: &str) -> Trace {
        let nodes_recorded = self
            .events
            .iter()
            .filter(|event| matches!(event, TraceEvent::Enter { .. } | TraceEvent::Open { .. } | TraceEvent::Select { new: true, .. }))
            .count() as u64;
        Trace {
            format: Trace::FORMAT,
            game: game.into(),
            variant: variant.into(),
            position: position.into(),
            player: player.into(),
            nodes: self.nodes,
            nodes_recorded,
            events: self.events,
        }
    }

    fn is_full(&self) -> bool {
        self.events.len() >= self.most
    }

    /// Records one step.
    pub fn see(&mut self, event: &Event<'_, G>) {
        match *event {
            Event::Iteration { bound } => {
                let was = self.iteration.replace(bound);
                if !self.is_full() {
                    self.events.push(TraceEvent::Iteration { bound, was });
                }
            }
            Event::Enter { .. } | Event::Child { .. } | Event::Cutoff { .. } | Event::Leave { .. } | Event::Best { .. } => {
                self.see_game(event);
            }
            Event::Omitted { node, outcomes, probability } if self.top(node).is_some() => {
                self.events.push(TraceEvent::Omit { n: node, outcomes, probability });
            }
            Event::Select { .. } | Event::Simulate { .. } | Event::Backup { .. } => self.see_sampling(event),
            _ => self.see_puzzle(event),
        }
    }

    /// The node on top of the path, if it is this one.
    fn top(&mut self, node: u64) -> Option<&mut Open<G>> {
        self.path.last_mut().filter(|open| open.node == node)
    }

    fn see_game(&mut self, event: &Event<'_, G>) {
        match *event {
            Event::Enter { node, position, action, kind, depth, window, probability } => {
                self.nodes += 1;
                if self.root.is_none() {
                    self.root = Some(position.clone());
                }
                if self.is_full() {
                    return;
                }
                let window = window_of(window);
                let parent = self.path.last();
                let action = action.zip(parent).map(|(action, parent)| parent.position.write_action(action));
                self.events.push(TraceEvent::Enter {
                    n: node,
                    p: parent.map(|open| open.node),
                    action,
                    kind: kind.word().into(),
                    depth,
                    window,
                    probability,
                });
                self.path.push(Open { node, position: position.clone(), best: None, window });
            }
            Event::Child { node, action, value, best, window } => {
                let window = window_of(window);
                let Some(open) = self.top(node) else { return };
                let action = open.position.write_action(action);
                let (was_best, was_window) = (open.best.replace(best), std::mem::replace(&mut open.window, window));
                self.events.push(TraceEvent::Child { n: node, action, value, best, was_best, window, was_window });
            }
            Event::Cutoff { node, action, value, limit, skipped } => {
                let Some(open) = self.top(node) else { return };
                let action = open.position.write_action(action);
                self.events.push(TraceEvent::Cut { n: node, action, value, limit, skipped });
            }
            Event::Leave { node, value, bound, source } if self.top(node).is_some() => {
                self.path.pop();
                self.events.push(TraceEvent::Leave { n: node, value, bound: bound.word().into(), source: source.word().into() });
            }
            Event::Best { action, value } => {
                let Some(root) = &self.root else { return };
                let action = root.write_action(action);
                let was = self.best.replace((action.clone(), value));
                self.events.push(TraceEvent::Best { action, value, was });
            }
            _ => {}
        }
    }

    fn see_puzzle(&mut self, event: &Event<'_, G>) {
        match *event {
            Event::Open { node, parent, action, position, g, h, from_goal } => {
                self.nodes += 1;
                if self.is_full() {
                    return;
                }
                // On the goal's half an action leads from the new position to the one it was found from.
                let before = if from_goal { Some(position) } else { parent.and_then(|parent| Some(&self.found.get(&parent)?.position)) };
                let action = action.zip(before).map(|(action, before)| before.write_action(action));
                self.events.push(TraceEvent::Open { n: node, p: parent, action: action.clone(), g, h, from_goal });
                self.found.insert(node, Found { position: position.clone(), parent, action, g });
            }
            Event::Expand { node } if self.found.contains_key(&node) => self.events.push(TraceEvent::Expand { n: node }),
            Event::Reroute { node, parent, action, before, g } if self.found.contains_key(&parent) => {
                let action = before.write_action(action);
                let Some(found) = self.found.get_mut(&node) else { return };
                let (was_p, was_action, was_g) =
                    (found.parent.replace(parent), found.action.replace(action.clone()), std::mem::replace(&mut found.g, g));
                self.events.push(TraceEvent::Reroute { n: node, p: parent, action, g, was_p, was_action, was_g });
            }
            Event::Reject { parent, action, before, reason } if !self.is_full() && self.found.contains_key(&parent) => {
                let action = before.write_action(action);
                self.events.push(TraceEvent::Reject { p: parent, action, reason: reason.word().into() });
            }
            Event::Close { node } if self.found.contains_key(&node) => self.events.push(TraceEvent::Close { n: node }),
            Event::Goal { node, cost } if self.found.contains_key(&node) => self.events.push(TraceEvent::Goal { n: node, cost }),
            _ => {}
        }
    }

    fn see_sampling(&mut self, event: &Event<'_, G>) {
        match *event {
            Event::Select { node, parent, action, position, kind, bonus, .. } => {
                if self.root.is_none() {
                    self.root = Some(position.clone());
                }
                let is_new = !self.sampled.contains_key(&node);
                self.nodes += u64::from(is_new && node > self.newest);
                self.newest = self.newest.max(node);
                if self.is_full() {
                    return;
                }
                let before = parent.and_then(|parent| self.sampled.get(&parent));
                let action = action.zip(before).map(|(action, before)| before.position.write_action(action));
                let sampled =
                    self.sampled.entry(node).or_insert_with(|| Sampled { position: position.clone(), visits: 0, mean: None, bonus: None });
                let was_bonus = std::mem::replace(&mut sampled.bonus, bonus);
                self.events.push(TraceEvent::Select {
                    n: node,
                    p: parent,
                    action,
                    kind: kind.word().into(),
                    new: is_new,
                    bonus,
                    was_bonus,
                });
            }
            Event::Simulate { node, value, length } if !self.is_full() => self.events.push(TraceEvent::Simulate { n: node, value, length }),
            Event::Backup { node, value, visits, mean } if !self.is_full() => {
                let Some(sampled) = self.sampled.get_mut(&node) else { return };
                let (was_visits, was_mean) = (std::mem::replace(&mut sampled.visits, visits), sampled.mean.replace(mean));
                self.events.push(TraceEvent::Backup { n: node, value, visits, mean, was_visits, was_mean });
            }
            _ => {}
        }
    }
}
