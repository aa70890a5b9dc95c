//! Stepping through a trace, forwards and backwards.

use super::tree::{Cut, Node, Returned, State};
use super::{Trace, TraceEvent};

/// A place in a trace, and the [`State`] there.
///
/// Going forward applies an event, going back takes it off again exactly, so that the state
/// depends only on the place.
pub struct Replay<'a> {
    events: &'a [TraceEvent],
    at: usize,
    state: State,
}

impl<'a> Replay<'a> {
    /// At the beginning of a trace.
    #[must_use]
    pub fn new(trace: &'a Trace) -> Self {
        Self { events: &trace.events, at: 0, state: State::default() }
    }

    /// The state at the end of a trace.
    #[must_use]
    pub fn end(trace: &'a Trace) -> State {
        let mut replay = Self::new(trace);
        while replay.forward() {}
        replay.state
    }

    /// The number of events applied.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// The state here.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Goes one event forward; false at the end.
    pub fn forward(&mut self) -> bool {
        let Some(event) = self.events.get(self.at) else { return false };
        apply(&mut self.state, event);
        self.at += 1;
        true
    }

    /// Goes one event back; false at the beginning.
    pub fn back(&mut self) -> bool {
        let Some(before) = self.at.checked_sub(1) else { return false };
        revert(&mut self.state, &self.events[before]);
        self.at = before;
        true
    }

    /// Goes to the place after this many events, or to the end.
    pub fn seek(&mut self, place: usize) {
        while self.at < place && self.forward() {}
        while self.at > place && self.back() {}
    }
}

fn node(state: &mut State, number: u64) -> &mut Node {
    state.nodes.get_mut(&number).expect("a trace enters a node before it speaks of it")
}

/// Adds a node below its parent.
fn add(state: &mut State, number: u64, node: Node) {
    match node.parent.and_then(|parent| state.nodes.get_mut(&parent)) {
        Some(parent) => parent.children.push(number),
        None => state.roots.push(number),
    }
    state.nodes.insert(number, node);
}

/// Takes off the node that was added last.
fn remove(state: &mut State, number: u64) {
    let node = state.nodes.remove(&number).expect("the node was added");
    match node.parent.and_then(|parent| state.nodes.get_mut(&parent)) {
        Some(parent) => parent.children.pop(),
        None => state.roots.pop(),
    };
}

/// Hangs a node under another parent.
fn rehang(state: &mut State, number: u64, parent: Option<u64>) {
    let before = std::mem::replace(&mut node(state, number).parent, parent);
    if let Some(before) = before.and_then(|before| state.nodes.get_mut(&before)) {
        before.children.retain(|child| *child != number);
    }
    if let Some(parent) = parent.and_then(|parent| state.nodes.get_mut(&parent)) {
        // Children stay sorted by number, so that taking a change back restores the order.
        let place = parent.children.partition_point(|child| *child < number);
        parent.children.insert(place, number);
    }
}

fn apply(state: &mut State, event: &TraceEvent) {
    state.counts += event.counts();
    match event {
        TraceEvent::Iteration { bound, .. } => state.iteration = Some(*bound),
        TraceEvent::Enter { n, p, action, kind, depth, window, probability } => {
            let node = Node {
                parent: *p,
                action: action.clone(),
                kind: kind.clone(),
                depth: *depth,
                iteration: state.iteration,
                probability: *probability,
                entered_with: *window,
                window: *window,
                ..Node::default()
            };
            add(state, *n, node);
            state.path.push(*n);
        }
        TraceEvent::Child { n, action, value, best, window, .. } => {
            let node = node(state, *n);
            node.handled.push((action.clone(), *value));
            (node.best, node.window) = (Some(*best), *window);
        }
        TraceEvent::Cut { n, action, value, limit, skipped } => {
            node(state, *n).cut = Some(Cut { action: action.clone(), value: *value, limit: *limit, skipped: *skipped });
        }
        TraceEvent::Leave { n, value, bound, source } => {
            node(state, *n).returned = Some(Returned { value: *value, bound: bound.clone(), source: source.clone() });
            state.path.pop();
        }
        TraceEvent::Omit { n, outcomes, probability } => node(state, *n).omitted = Some((*outcomes, *probability)),
        TraceEvent::Select { n, p, action, kind, new, bonus, .. } => {
            if *new {
                add(state, *n, Node { parent: *p, action: action.clone(), kind: kind.clone(), ..Node::default() });
            }
            node(state, *n).bonus = *bonus;
        }
        TraceEvent::Simulate { .. } => {}
        TraceEvent::Backup { n, visits, mean, .. } => {
            let node = node(state, *n);
            (node.visits, node.mean) = (*visits, Some(*mean));
        }
        TraceEvent::Best { action, value, .. } => state.best = Some((action.clone(), *value)),
        TraceEvent::Open { n, p, action, g, h, from_goal, position } => {
            let node = Node {
                parent: *p,
                action: action.clone(),
                kind: "open".into(),
                iteration: state.iteration,
                g: Some(*g),
                h: *h,
                from_goal: *from_goal,
                position: position.clone(),
                ..Node::default()
            };
            add(state, *n, node);
        }
        TraceEvent::Expand { n } => node(state, *n).is_expanded = true,
        TraceEvent::Reroute { n, p, action, g, .. } => {
            rehang(state, *n, *p);
            let node = node(state, *n);
            (node.action, node.g) = (Some(action.clone()), Some(*g));
        }
        TraceEvent::Reject { p, action, reason } => node(state, *p).rejected.push((action.clone(), reason.clone())),
        TraceEvent::Close { n } => node(state, *n).is_closed = true,
        TraceEvent::Goal { n, cost } => node(state, *n).goal = Some(*cost),
        TraceEvent::Skip { n, counts } => {
            if let Some(n) = n {
                node(state, *n).skipped += counts.nodes;
            }
        }
    }
}

fn revert(state: &mut State, event: &TraceEvent) {
    state.counts -= event.counts();
    match event {
        TraceEvent::Iteration { was, .. } => state.iteration = *was,
        TraceEvent::Enter { n, .. } => {
            remove(state, *n);
            state.path.pop();
        }
        TraceEvent::Child { n, was_best, was_window, .. } => {
            let node = node(state, *n);
            node.handled.pop();
            (node.best, node.window) = (*was_best, *was_window);
        }
        TraceEvent::Cut { n, .. } => node(state, *n).cut = None,
        TraceEvent::Leave { n, .. } => {
            node(state, *n).returned = None;
            state.path.push(*n);
        }
        TraceEvent::Omit { n, .. } => node(state, *n).omitted = None,
        TraceEvent::Select { n, new, was_bonus, .. } => {
            if *new {
                remove(state, *n);
            } else {
                node(state, *n).bonus = *was_bonus;
            }
        }
        TraceEvent::Simulate { .. } => {}
        TraceEvent::Backup { n, was_visits, was_mean, .. } => {
            let node = node(state, *n);
            (node.visits, node.mean) = (*was_visits, *was_mean);
        }
        TraceEvent::Best { was, .. } => state.best.clone_from(was),
        TraceEvent::Open { n, .. } => remove(state, *n),
        TraceEvent::Expand { n } => node(state, *n).is_expanded = false,
        TraceEvent::Reroute { n, was_p, was_action, was_g, .. } => {
            rehang(state, *n, *was_p);
            let node = node(state, *n);
            (node.action, node.g) = (was_action.clone(), Some(*was_g));
        }
        TraceEvent::Reject { p, .. } => drop(node(state, *p).rejected.pop()),
        TraceEvent::Close { n } => node(state, *n).is_closed = false,
        TraceEvent::Goal { n, .. } => node(state, *n).goal = None,
        TraceEvent::Skip { n, counts } => {
            if let Some(n) = n {
                node(state, *n).skipped -= counts.nodes;
            }
        }
    }
}
