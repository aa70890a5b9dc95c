//! Playing a puzzle one action at a time with a solver: find a way once, then walk it.

use plyground_core::time::Instant;
use plyground_core::{Bound, Counters, Game, Judged, Limits, Pathfinder, Player, Root, Solution, Stop, Turn, Verdict, Watcher, Worth};

/// The rest of a solution: where it goes on, and how.
pub(crate) struct Plan<G: Game> {
    position: G,
    solution: Solution<G::Action>,
}

/// The next action on a shortest known way, the rest of that way as the line, and minus the cost
/// of the way as the value: fewer steps are better for Player One. However many ways are looked for, they share one clock.
pub(crate) fn next_step<G: Game>(
    finder: &mut dyn Pathfinder<G>,
    plan: &mut Option<Plan<G>>,
    root: &Root<'_, G>,
    limits: &Limits,
    watcher: Option<Watcher<'_, G>>,
) -> Verdict<G::Action> {
    let started = Instant::now();
    let limits = &Limits { since: limits.since.or(Some(started)), ..limits.clone() };
    let known = plan.take().filter(|plan| plan.position == *root.position && watcher.is_none());
    let solved = match known {
        Some(plan) => Ok(Solution { counters: Counters::default(), ..plan.solution }),
        None => finder.find(root.position, limits, watcher),
    };
    let (solution, mut counters, mut stopped) = match solved {
        Ok(solution) => (Some(solution.clone()), solution.counters, Stop::Complete),
        Err(unsolved) => (None, unsolved.counters, unsolved.stopped),
    };
    let mut actions = Vec::new();
    if root.judge_all && stopped == Stop::Complete {
        actions = judge_each(finder, root.position, solution.as_ref(), limits, &mut counters, &mut stopped);
    }
    let worth = solution.as_ref().map_or(Worth::expected(f64::NEG_INFINITY, Bound::Estimate), |solution| {
        worth_of(solution.cost, solution.actions.len(), solution.is_optimal)
    });
    let line = solution.as_ref().map_or_else(Vec::new, |solution| solution.actions.clone());
    *plan = solution.and_then(|solution| walk_on(finder, root.position, solution));
    Verdict { best: line.first().cloned(), worth, actions, line, counters, stopped, elapsed: started.elapsed() }
}

/// Solves the puzzle after every action but the one that a way is `known` for.
fn judge_each<G: Game>(
    finder: &mut dyn Pathfinder<G>,
    position: &G,
    known: Option<&Solution<G::Action>>,
    limits: &Limits,
    counters: &mut Counters,
    stopped: &mut Stop,
) -> Vec<Judged<G::Action>> {
    let mut judged = Vec::new();
    if !matches!(position.turn(), Turn::Player(_)) {
        return judged;
    }
    for action in position.actions() {
        if let Some(known) = known.filter(|known| known.actions.first() == Some(&action)) {
            judged.push(judged_by(action, known.clone()));
            continue;
        }
        match finder.find(&position.after(&action), limits, None) {
            Ok(mut solution) => {
                counters.peak_memory_bytes = counters.peak_memory_bytes.max(solution.counters.peak_memory_bytes);
                solution.cost += finder.cost(position, &action);
                solution.actions.insert(0, action.clone());
                judged.push(judged_by(action, solution));
            }
            Err(unsolved) if unsolved.stopped != Stop::Complete => *stopped = unsolved.stopped,
            Err(_) => {}
        }
    }
    judged
}

/// An action, judged by a way that begins with it.
fn judged_by<A>(action: A, way: Solution<A>) -> Judged<A> {
    let worth = worth_of(way.cost, way.actions.len(), way.is_optimal);
    Judged { action, worth, nodes: way.counters.nodes, depth: way.actions.len() as u32, line: way.actions }
}

/// A way of this cost is known: the value if it is optimal, else the value may be better.
fn worth_of(cost: u32, steps: usize, is_optimal: bool) -> Worth {
    let bound = if is_optimal { Bound::Exact } else { Bound::Lower };
    Worth { decided: Some((Player::One, steps as u32)), ..Worth::expected(-f64::from(cost), bound) }
}

/// The plan from the position after the first step; `None` when there is no further step.
fn walk_on<G: Game>(finder: &dyn Pathfinder<G>, position: &G, mut solution: Solution<G::Action>) -> Option<Plan<G>> {
    if solution.actions.len() < 2 {
        return None;
    }
    let first = solution.actions.remove(0);
    solution.cost -= finder.cost(position, &first);
    Some(Plan { position: position.after(&first), solution })
}
