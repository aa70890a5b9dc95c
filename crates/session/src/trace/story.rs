//! A trace told in sentences, one for each event.

use super::tree::{Node, State};
use super::words::{self, Kind, bounded, value_text, window_text};
use super::{Replay, Trace, TraceEvent};
use plyground_core::printable;

/// One event, told.
pub(super) struct Step {
    /// What happened, in a printable sentence.
    pub(super) sentence: String,
    /// The node it happened at.
    pub(super) node: Option<u64>,
    /// `enter`, `cut`, … as in the trace's file.
    pub(super) word: &'static str,
    /// What stands inside the node after it.
    pub(super) inside: String,
    /// The node's window after it.
    pub(super) window: String,
}

/// The first `most` events of a trace.
pub(super) fn steps(trace: &Trace, most: usize) -> Vec<Step> {
    let mut replay = Replay::new(trace);
    let mut steps = Vec::new();
    for event in trace.events.iter().take(most) {
        let sentence = printable(&next_sentence(trace, &mut replay)).into_owned();
        let state = replay.state();
        let node = event.node().and_then(|number| state.nodes.get(&number));
        let window = node.and_then(|node| if node.returned.is_some() { node.entered_with } else { node.window });
        steps.push(Step {
            sentence,
            node: event.node(),
            word: event.word(),
            inside: node.map(words::inside).unwrap_or_default(),
            window: window.map(window_text).unwrap_or_default(),
        });
    }
    steps
}

/// Goes one step forward and tells it; nothing at the end.
pub(super) fn next_sentence(trace: &Trace, replay: &mut Replay<'_>) -> String {
    let Some(event) = trace.events.get(replay.at()) else { return String::new() };
    let is_better = is_improvement(replay.state(), event);
    replay.forward();
    sentence(replay.state(), event, is_better)
}

/// True when a child's value changes its parent's best.
fn is_improvement(before: &State, event: &TraceEvent) -> bool {
    let TraceEvent::Child { n, best, .. } = event else { return false };
    before.nodes.get(n).and_then(|node| node.best).is_none_or(|was| was.total_cmp(best).is_ne())
}

fn sentence(state: &State, event: &TraceEvent, is_better: bool) -> String {
    match event {
        TraceEvent::Iteration { bound, .. } => format!("A new round begins, with bound {bound}."),
        TraceEvent::Skip { counts, .. } => format!("{}.", words::only_counted(counts.nodes)),
        TraceEvent::Best { action, value, .. } => chosen(state, action, *value),
        _ => match event.node().and_then(|number| state.nodes.get(&number)) {
            Some(node) if node.g.is_some() => puzzle_sentence(state, event, node),
            Some(node) => game_sentence(event, node, is_better),
            None => String::new(),
        },
    }
}

/// The root has an action to play: the best so far, or what a player chooses who does not go by values alone.
fn chosen(state: &State, action: &str, value: f64) -> String {
    let is_sampled = state.roots.last().and_then(|root| state.nodes.get(root)).is_some_and(|root| root.mean.is_some());
    if state.compares_values() {
        format!("The root's best action is now {action}, worth {}.", value_text(value))
    } else if is_sampled {
        format!("The choice at the root is {action}, worth {}.", value_text(value))
    } else {
        format!("The choice at the root is {action}; nothing was compared.")
    }
}

/// `MIN 4`, also for a node that has turned out to be a leaf.
fn place(node: &Node) -> String {
    let action = node.action.as_deref().unwrap_or("the root");
    match &*node.kind {
        "max" => format!("MAX at {action}"),
        "min" => format!("MIN at {action}"),
        "chance" => format!("CHANCE at {action}"),
        _ => format!("the end of the game at {action}"),
    }
}

fn game_sentence(event: &TraceEvent, node: &Node, is_better: bool) -> String {
    let place = place(node);
    match event {
        TraceEvent::Enter { depth, window, probability, .. } => {
            let window = window.map_or(String::new(), |window| format!(", window {}", window_text(window)));
            let probability = probability.map_or(String::new(), |probability| format!(", {}", words::probability_text(probability)));
            format!("Enter {place}: depth {depth}{window}{probability}.")
        }
        TraceEvent::Child { action, value, best, window, .. } => {
            let verdict = match (&*node.kind, is_better) {
                ("chance", _) => format!("the sum so far is {}", value_text(*best)),
                (_, true) => "the best so far".into(),
                (_, false) => format!("no better than {}", value_text(*best)),
            };
            let window = window.map_or(String::new(), |window| format!("; window {}", window_text(window)));
            format!("Back at {place}: {action} is worth {}, {verdict}{window}.", value_text(*value))
        }
        TraceEvent::Cut { .. } => node.cut.as_ref().map_or(String::new(), |cut| format!("✂ At {place}, {}.", words::cut_reason(node, cut))),
        TraceEvent::Leave { value, bound, source, .. } => {
            let value = bounded(*value, bound);
            match (Kind::of(node), words::source(source)) {
                (Kind::Max | Kind::Min | Kind::Chance, "") => {
                    format!("Leave {place}, which returns {value}: {}.", words::handled(node).unwrap_or_else(|| "no children".into()))
                }
                (_, "evaluator") => format!("Leave {place}: the evaluator says {value}."),
                (_, "") => format!("Leave {place}, which returns {value}."),
                (_, reason) => format!("Leave {place}, which returns {value}: {reason}."),
            }
        }
        TraceEvent::Omit { outcomes, probability, .. } => format!("✂ At {place}, {}.", words::omission((*outcomes, *probability))),
        TraceEvent::Select { new, bonus, .. } => {
            let verb = if *new { "Open" } else { "Go to" };
            let reason =
                bonus.filter(|bonus| bonus.is_finite()).map_or(String::new(), |bonus| format!(", for its mean and a bonus of {bonus:.4}"));
            format!("{verb} {place}{reason}.")
        }
        TraceEvent::Simulate { value, length, .. } => {
            format!("Play on from {place} by dice: {} to {}.", words::counted((*length).into(), "action", "actions"), value_text(*value))
        }
        TraceEvent::Backup { value, visits, mean, .. } => {
            format!("{place} gets {}: {}, mean {}.", value_text(*value), words::counted(*visits, "visit", "visits"), value_text(*mean))
        }
        _ => String::new(),
    }
}

fn puzzle_sentence(state: &State, event: &TraceEvent, node: &Node) -> String {
    let action = node.action.as_deref().unwrap_or(if node.from_goal { "the goal" } else { "the start" });
    let cost = words::inside(node);
    let cost = cost.trim_start_matches("★ ");
    let cost = if node.h.is_some() { format!("g + h is {cost}") } else { cost.into() };
    match event {
        TraceEvent::Open { .. } => format!("Put {action} on the frontier: {cost}."),
        TraceEvent::Expand { .. } => format!("Expand {action}: {cost}."),
        TraceEvent::Reroute { was_g, p, .. } => {
            let parent = p.and_then(|p| state.nodes.get(&p)).and_then(|parent| parent.action.as_deref()).unwrap_or("the start");
            format!("A cheaper way, by {action} after {parent}: {cost}, before it was g {was_g}.")
        }
        TraceEvent::Reject { action: rejected, reason, .. } => {
            format!("✂ After {action}, {rejected} is not kept: {}.", words::rejection(reason))
        }
        TraceEvent::Close { .. } => format!("Go back up from {action}."),
        TraceEvent::Goal { cost, .. } => format!("★ Goal reached by {action}: the solution costs {cost}."),
        _ => String::new(),
    }
}
