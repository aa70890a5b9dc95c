//! Drawings of what real players did.

use crate::xml::elements;
use plyground_session::trace::{Replay, Trace, dot, svg};
use plyground_session::{SearchOptions, catalogue};

const TRACED: SearchOptions =
    SearchOptions { judge_all: false, most: None, gestures: false, trace: Some(200_000), stop: None, progress: None };

/// The actions of the thick line below the last root, from the top down.
fn thick_line(trace: &Trace) -> Vec<String> {
    thick_lines(trace).pop().expect("a root is thick")
}

/// The actions of the thick line below each root, from the top down.
fn thick_lines(trace: &Trace) -> Vec<Vec<String>> {
    let state = Replay::end(trace);
    let picture = elements(&svg(trace, usize::MAX));
    let thick = picture.iter().filter(|element| element.has_class("node") && element.has_class("principal"));
    let numbers: Vec<u64> = thick.map(|node| node.get("id").expect("an id")[1..].parse().expect("a number")).collect();
    let mut lines = Vec::new();
    for node in &numbers {
        match &state.nodes[node].action {
            Some(action) => lines.last_mut().map(|line: &mut Vec<String>| line.push(action.to_string())).expect("a line begins at a root"),
            None => lines.push(Vec::new()),
        }
    }
    lines
}

fn check_all(trace: &Trace, name: &str) {
    for most in [1, 40, 300] {
        elements(&svg(trace, most));
        assert!(dot(trace, most).ends_with("}\n"), "{name}");
    }
}

#[test]
fn the_thick_line_is_the_line_that_the_player_expects() {
    for player in ["minimax:depth=4", "alphabeta:depth=4", "pvs:depth=5"] {
        for position in ["", "1122", "4444", "443322"] {
            let session = catalogue::find("connect4")
                .and_then(|game| game.open("", Some(position).filter(|text| !text.is_empty())))
                .expect("a position");
            let mut mind = session.player(player, 1).expect("a player");
            let answer = session.think(&mut mind, &TRACED);
            let trace = answer.trace.expect("a trace was asked for");
            check_all(&trace, &format!("connect4-{}-{position}", player.replace([':', '='], "-")));
            let line = thick_line(&trace);
            assert_eq!(line.first(), answer.best.as_ref(), "{player} at {position:?}");
            assert!(
                answer.line.starts_with(&line) || line.starts_with(&answer.line),
                "{player} at {position:?}: {line:?}, {:?}",
                answer.line
            );
        }
    }
}

#[test]
fn the_thick_line_is_the_solution_of_a_puzzle() {
    for player in ["bfs", "dfs", "iddfs", "ucs", "greedy-best-first", "astar", "idastar", "beam", "bidirectional"] {
        let mut session = catalogue::find("redswapblue").and_then(|game| game.open("n=2", None)).expect("a puzzle");
        // A few steps towards the goal by a known good way keep the trees small.
        let mut guide = session.player("astar", 1).expect("a player");
        let way = session.solve(&mut guide, &SearchOptions::default()).and_then(|journey| journey.steps).expect("a solution");
        for action in way.actions.iter().take(way.actions.len().saturating_sub(5)) {
            session.play(action).expect("the solution is legal");
        }
        let mut solver = session.player(player, 1).expect("a player");
        let journey = session.solve(&mut solver, &TRACED).expect("a solver");
        let trace = journey.trace.expect("a trace was asked for");
        check_all(&trace, &format!("redswapblue-{player}"));
        let steps = journey.steps.expect("a solution").actions;
        let mut lines = thick_lines(&trace);
        if player == "bidirectional" {
            // One half of the way hangs below the start, the other, backwards, below the goal.
            let (start, goal) = (&lines[0], lines[1].iter().rev());
            assert_eq!(start.iter().chain(goal).cloned().collect::<Vec<_>>(), steps);
        } else {
            assert_eq!(lines.pop().expect("a root is thick"), steps, "{player}");
        }
    }
}
