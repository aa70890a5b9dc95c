//! Traces: as true as the search they tell of, bounded, and the same forwards and backwards.

use plyground_session::trace::{Counts, DEFAULT_EVENTS, Replay, State, Trace, TraceEvent, dot, outline, svg};
use plyground_session::{Counters, SearchOptions, catalogue};

/// Records a player on a position; answers with the trace and the search's own counters.
fn record(game: &str, variant: &str, position: Option<&str>, spec: &str, events: usize) -> (Trace, Counters) {
    let session = catalogue::find(game).unwrap().open(variant, position).unwrap();
    let mut player = session.player(spec, 0).unwrap();
    let answer = session.think(&mut player, &SearchOptions { trace: Some(events), ..SearchOptions::default() });
    (answer.trace.unwrap(), answer.counters)
}

/// A small piece of work: a game, a variant, a position and a player.
struct Sample {
    game: &'static str,
    variant: &'static str,
    position: Option<&'static str>,
    spec: String,
}

impl Sample {
    fn record(&self, events: usize) -> (Trace, Counters) {
        record(self.game, self.variant, self.position, &self.spec, events)
    }
}

impl std::fmt::Display for Sample {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.game, self.spec)
    }
}

/// Every player of every game, kept small.
fn samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    for entry in catalogue::games() {
        let (variant, position) = match entry.about.id {
            "redswapblue" => ("n=2", None),
            "barjis" => ("cap=1", Some("0,0,39,41/0,11,11,26/1/three")),
            "2048" => ("", Some("2,4,8,16/4,8,16,32/8,16,32,64/16,32,64,0")),
            _ => ("", None),
        };
        let depth = if entry.has_chance { ":depth=2" } else { ":depth=3" };
        for player in &entry.players {
            let has = |key| player.parameters.iter().any(|parameter| parameter.key == key);
            let settings = if entry.is_puzzle {
                ""
            } else if has("depth") {
                depth
            } else if has("simulations") {
                ":simulations=20"
            } else if has("games") {
                ":games=5,threads=1"
            } else if has("level") {
                ":nodes=2000"
            } else {
                ""
            };
            samples.push(Sample { game: entry.about.id, variant, position, spec: format!("{}{settings}", player.id) });
        }
    }
    samples
}

#[test]
fn stepping_back_gives_exactly_the_state_before() {
    for sample in samples() {
        let (trace, _) = sample.record(3000);
        let mut replay = Replay::new(&trace);
        let mut states: Vec<State> = vec![replay.state().clone()];
        while replay.forward() && states.len() < 400 {
            states.push(replay.state().clone());
        }
        for place in (0..states.len()).rev() {
            replay.seek(place);
            assert_eq!(replay.state(), &states[place], "{sample} at {place}");
        }
        let end = Replay::end(&trace);
        replay.seek(usize::MAX);
        assert_eq!(replay.state(), &end);
        while replay.back() {}
        assert_eq!(replay.state(), &State::default(), "{sample}");
    }
}

/// The counts of a trace under the names of the search's own counters.
fn counted(trace: &Trace) -> Counts {
    Replay::end(trace).counts
}

fn of_search(counters: &Counters) -> Counts {
    let Counters { nodes, leaves, cutoffs, table_hits, expanded, generated, simulations, .. } = *counters;
    Counts { nodes, leaves, cutoffs, table_hits, expanded, generated, simulations }
}

#[test]
fn a_trace_counts_what_the_search_counted_whether_whole_or_thinned() {
    for sample in samples() {
        for events in [usize::MAX, 4000, 300, 20] {
            let (trace, counters) = sample.record(events);
            let end = Replay::end(&trace);
            assert_eq!(end.counts, of_search(&counters), "{sample} with {events} events");
            assert_eq!(trace.told.as_ref().map(|told| told.counters), Some(counters), "{sample}");
            assert_eq!(end.nodes.len() as u64, trace.nodes_recorded, "{sample} with {events} events");
            assert!(end.path.is_empty(), "{sample}: some nodes were never left");
            if events == usize::MAX {
                assert_eq!((trace.nodes, trace.whole, trace.levels), (trace.nodes_recorded, None, None), "{sample}");
            }
        }
    }
}

#[test]
fn a_search_stopped_halfway_counts_all_its_work_too() {
    for spec in ["uct:nodes=501", "flat:nodes=777", "alphabeta:nodes=900,depth=9", "minimax:nodes=450,depth=6", "star1:nodes=450,depth=5"] {
        for events in [usize::MAX, 200] {
            let (trace, counters) = record("connect4", "", None, spec, events);
            assert_eq!(counted(&trace), of_search(&counters), "{spec}");
        }
    }
    for spec in ["bfs:nodes=5000", "astar:nodes=500", "idastar:nodes=5000", "idastar:nodes=20000,table=1MiB", "bidirectional:nodes=700"] {
        for events in [usize::MAX, 200] {
            let (trace, counters) = record("redswapblue", "n=3", None, spec, events);
            assert_eq!(counted(&trace), of_search(&counters), "{spec}");
        }
    }
}

#[test]
fn a_thinned_trace_stays_small_begins_whole_and_keeps_the_top_of_the_rest() {
    let (whole, counters) = record("connect4", "", None, "alphabeta:depth=7", usize::MAX);
    let (part, _) = record("connect4", "", None, "alphabeta:depth=7", 2000);
    assert!(part.events.len() < 2200, "{} events", part.events.len());
    assert_eq!(part.nodes, whole.nodes);
    assert_eq!(counted(&part).nodes, counters.nodes);
    assert!(part.nodes_recorded < part.nodes);
    assert_eq!(part.events[..1000], whole.events[..1000], "the beginning is the same story");
    let end = Replay::end(&part);
    assert!(end.nodes.values().all(|node| node.returned.is_some()), "an open branch was not told to its end");
    let levels = part.levels.expect("some levels have room");
    assert!((1..7).contains(&levels), "{levels}");
    // Of the last round every node down to that level is there, with the value it has in the whole story.
    let (all, root) = (Replay::end(&whole), *end.roots.last().unwrap());
    assert_eq!(Some(&root), all.roots.last());
    let mut row = vec![root];
    for level in 0..=levels {
        for number in &row {
            let (mine, theirs) = (&end.nodes[number], &all.nodes[number]);
            assert_eq!((&mine.returned, &mine.handled, &mine.cut), (&theirs.returned, &theirs.handled, &theirs.cut), "level {level}");
            if level < levels {
                assert_eq!(mine.children, theirs.children);
            }
        }
        row = row.iter().flat_map(|number| end.nodes[number].children.clone()).collect();
    }
    assert!(end.nodes.values().map(|node| node.skipped).sum::<u64>() > 0);
}

#[test]
fn a_thinned_sampling_search_ends_with_its_true_visits_and_means() {
    for spec in ["uct:simulations=3000", "ucb1:simulations=3000", "flat:simulations=400"] {
        let (whole, _) = record("connect4", "", None, spec, usize::MAX);
        let (part, _) = record("connect4", "", None, spec, 3000);
        assert!(part.events.len() < 3050 + part.nodes_recorded as usize, "{spec}: {} events", part.events.len());
        let (all, end) = (Replay::end(&whole), Replay::end(&part));
        for (number, node) in &end.nodes {
            assert_eq!((node.visits, node.mean), (all.nodes[number].visits, all.nodes[number].mean), "{spec}, node {number}");
        }
    }
}

#[test]
fn a_trace_written_as_json_reads_back_the_same() {
    for sample in samples() {
        let (trace, _) = sample.record(2000);
        assert_eq!(Trace::from_json(&trace.to_json()).unwrap(), trace, "{sample}");
    }
    assert_eq!(Trace::from_json("{").unwrap_err().code, "bad-trace");
    let (mut broken, _) = record("connect4", "", None, "minimax:depth=2", 100);
    broken.events.remove(3);
    assert_eq!(Trace::from_json(&broken.to_json()).unwrap_err().code, "broken-trace");
    let other = record("connect4", "", None, "first", 10).0.to_json().replace("\"format\":2", "\"format\":99");
    assert_eq!(Trace::from_json(&other).unwrap_err().code, "trace-format");
}

/// A trace of a puzzle with these events, as a file has it.
fn puzzle_file(events: Vec<TraceEvent>) -> String {
    let (trace, _) = record("redswapblue", "n=2", None, "astar", 10);
    Trace { events, nodes: 0, nodes_recorded: 0, whole: None, levels: None, ..trace }.to_json()
}

fn open(n: u64, p: Option<u64>, g: u32) -> TraceEvent {
    TraceEvent::Open { n, p, action: p.map(|_| "a".into()), g, h: None, from_goal: false, position: None }
}

fn reroute(n: u64, (p, g): (Option<u64>, u32), (was_p, was_g): (Option<u64>, u32)) -> TraceEvent {
    TraceEvent::Reroute { n, p, action: "a".into(), g, was_p, was_action: Some("a".into()), was_g }
}

#[test]
fn a_trace_that_hangs_a_node_below_itself_is_refused() {
    let tree = || vec![open(1, None, 5), open(2, Some(1), 6), open(3, Some(2), 7), open(4, Some(1), 6)];
    let with = |events: &[TraceEvent]| Trace::from_json(&puzzle_file([&tree(), events].concat())).map_err(|refusal| refusal.code);
    assert!(with(&[reroute(3, (Some(1), 6), (Some(2), 7))]).is_ok());
    assert!(with(&[reroute(3, (None, 6), (Some(2), 7))]).is_ok());
    for (event, why) in [
        (reroute(1, (Some(1), 4), (None, 5)), "its own parent"),
        (reroute(1, (Some(3), 4), (None, 5)), "the root below a leaf"),
        (reroute(2, (Some(3), 5), (Some(1), 6)), "a node below its child"),
        (reroute(3, (Some(9), 6), (Some(2), 7)), "no such parent"),
        (reroute(3, (Some(1), 6), (Some(4), 7)), "it was not below 4"),
        (reroute(3, (Some(1), 6), (Some(2), 8)), "it did not cost 8"),
        (reroute(3, (Some(4), 7), (Some(2), 7)), "no cheaper than before"),
        (open(5, Some(3), 6), "cheaper than its parent"),
    ] {
        assert_eq!(with(std::slice::from_ref(&event)).unwrap_err(), "broken-trace", "{why}: {event:?}");
    }
    let state = Replay::end(&with(&[]).unwrap());
    assert_eq!(state.way_to(3), [1, 2, 3]);
    let mut circle = state;
    circle.nodes.get_mut(&1).unwrap().parent = Some(3);
    assert!(circle.way_to(3).len() <= circle.nodes.len() + 1, "a way has an end");
}

#[test]
fn many_goals_on_a_long_way_are_drawn_in_time_that_grows_with_the_trace() {
    let length = 30_000;
    let way = (1..=length).map(|n| open(n, (n > 1).then_some(n - 1), n as u32));
    let goals = (1..=length).map(|n| TraceEvent::Goal { n, cost: n as u32 });
    let trace = Trace::from_json(&puzzle_file(way.chain(goals).collect())).unwrap();
    let drawing = dot(&trace, 20);
    for part in ["n1 -> n2 ", "n19 -> n20 ", "+29,980 more"] {
        assert!(drawing.contains(part), "{part} is missing in\n{drawing}");
    }
}

#[test]
fn many_nodes_are_hung_elsewhere_and_back_in_time_that_grows_with_the_trace() {
    let last = 60_000;
    let mut events = vec![open(1, None, 0), open(2, Some(1), 1)];
    events.extend((3..=last).map(|n| open(n, Some(1), 5)));
    events.extend((3..=last).rev().map(|n| reroute(n, (Some(2), 2), (Some(1), 5))));
    let trace = Trace::from_json(&puzzle_file(events)).unwrap();
    let mut replay = Replay::new(&trace);
    replay.seek(usize::MAX);
    assert_eq!(replay.state().nodes[&1].children.len(), 1);
    assert!(replay.state().nodes[&2].children.iter().copied().eq(3..=last));
    replay.seek(last as usize);
    assert!(replay.state().nodes[&1].children.iter().copied().eq(2..=last));
}

#[test]
fn the_outline_shows_kinds_windows_values_and_cut_offs() {
    let (trace, counters) = record("connect4", "columns=4,rows=4", None, "alphabeta:depth=3,deepening=off,table=off", DEFAULT_EVENTS);
    let text = outline(&trace, 2000);
    for part in ["▲ MAX root", "▼ MIN", "window -∞ .. +∞", "returns", "largest of", "smallest of", "✂ cut-off by", "evaluator"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(!text.contains("not shown"), "{text}");
    let nodes = text.lines().filter(|line| line.trim_start().starts_with(['▲', '▼', '■'])).count() as u64;
    assert_eq!(nodes, counters.nodes);
}

#[test]
fn no_drawing_keeps_a_character_that_would_be_obeyed() {
    let hostile = "a\u{1b}[31m\u{7f}\u{85}\u{9b}2J\u{202e}b\u{2066}\r\0";
    let (trace, _) = record("redswapblue", "n=2", None, "astar", 400);
    let mut events = trace.events.clone();
    for event in &mut events {
        if let TraceEvent::Open { action, .. } = event {
            *action = Some(hostile.into());
        }
    }
    let trace = Trace { game: hostile.into(), variant: hostile.into(), position: hostile.into(), player: hostile.into(), events, ..trace };
    for (form, drawing) in [("svg", svg(&trace, 50)), ("dot", dot(&trace, 50))] {
        let found: Vec<char> = drawing.chars().filter(|character| plyground_core::is_obeyed(*character)).collect();
        assert!(found.is_empty(), "{form} has {found:?}");
        for escape in ["\\u001b", "\\u0000", "\\u007f"] {
            assert!(!drawing.contains(escape), "{form} has {escape}");
        }
        assert!(drawing.contains("a\u{fffd}[31m"), "{form}");
    }
}

#[test]
fn a_short_outline_says_how_many_nodes_it_does_not_show() {
    let (trace, counters) = record("connect4", "", None, "minimax:depth=3", DEFAULT_EVENTS);
    let text = outline(&trace, 10);
    assert_eq!(text.lines().count(), 11);
    let shown = text.lines().filter(|line| line.trim_start().starts_with(['▲', '▼', '■'])).count() as u64;
    let hidden = plyground_session::with_thousands(counters.nodes - shown);
    assert!(text.contains(&format!("{hidden} of ")), "{text}");
}

#[test]
fn node_numbers_are_stable_between_runs() {
    let (first, _) = record("connect4", "", Some("4453"), "pvs:depth=4", DEFAULT_EVENTS);
    let (second, _) = record("connect4", "", Some("4453"), "pvs:depth=4", DEFAULT_EVENTS);
    assert_eq!(first.events, second.events);
}
