//! The golden traces: complete runs of small searches, stored for students to compare theirs with.

use plyground_session::trace::{DEFAULT_EVENTS, Trace, outline};
use plyground_session::{SearchOptions, catalogue};
use std::fmt::Write as _;
use std::path::PathBuf;

/// A search whose whole story is stored.
struct Golden {
    name: &'static str,
    game: &'static str,
    variant: &'static str,
    position: &'static str,
    player: &'static str,
    /// What it shows, for the list.
    shows: &'static str,
}

const MINIMAX: &str = "minimax:depth=3,eval=material";
const ALPHABETA: &str = "alphabeta:depth=3,eval=material,ordering=none,deepening=off,quiescence=off,table=off";
const MINIMAX_4: &str = "minimax:depth=4,eval=material";
const ALPHABETA_4: &str = "alphabeta:depth=4,eval=material,ordering=none,deepening=off,quiescence=off,table=off";

const fn golden(name: &'static str, [game, variant, position]: [&'static str; 3], player: &'static str, shows: &'static str) -> Golden {
    Golden { name, game, variant, position, player, shows }
}

const EXCHANGE: [&str; 3] = ["checkers", "", "B:W22,27:B9,14"];
const KINGS: [&str; 3] = ["checkers", "", "W:W10,K23:B3,K14"];
const CHOICE: [&str; 3] = ["checkers", "capture=optional", "W:W21,22:B13,17"];

const GOLDEN: [Golden; 12] = [
    golden("checkers-exchange-minimax", EXCHANGE, MINIMAX, "two men each, captures are a duty: the whole tree"),
    golden("checkers-exchange-alphabeta", EXCHANGE, ALPHABETA, "the same tree with what alpha-beta leaves out"),
    golden("checkers-kings-minimax", KINGS, MINIMAX, "kings move both ways; a man about to be crowned"),
    golden("checkers-kings-alphabeta", KINGS, ALPHABETA, "the same, cut"),
    golden("checkers-choice-minimax", CHOICE, MINIMAX_4, "capturing is a choice: one decision deeper"),
    golden("checkers-choice-alphabeta", CHOICE, ALPHABETA_4, "the same, cut"),
    golden(
        "connect4-threat-minimax",
        ["connect4", "columns=4,rows=4", "1213"],
        "minimax:depth=3",
        "the smallest board, a threat to be met",
    ),
    golden(
        "connect4-threat-alphabeta",
        ["connect4", "columns=4,rows=4", "1213"],
        "alphabeta:depth=3,ordering=none,deepening=off,quiescence=off,table=off",
        "the same, cut",
    ),
    golden("redswapblue-astar", ["redswapblue", "n=2", ""], "astar", "f = g + h on the level n = 2, to the solution in 15"),
    golden(
        "barjis-expectiminimax",
        ["barjis", "cap=1", "0,0,39,41/0,11,11,26/1/three"],
        "expectiminimax:depth=2",
        "a decision, the throws after it, the opponent's decision",
    ),
    golden("2048-expectimax", ["2048", "", "2,4,8,16/4,8,16,32/8,16,32,64/16,32,64,0"], "expectimax:depth=2", "moves and new tiles"),
    golden(
        "connect4-uct",
        ["connect4", "columns=4,rows=4", "1213"],
        "uct:simulations=12,seed=1",
        "twelve simulations: selection, a game by dice, what is carried back",
    ),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../golden-traces")
}

fn record(golden: &Golden) -> Trace {
    let position = (!golden.position.is_empty()).then_some(golden.position);
    let session = catalogue::find(golden.game).unwrap().open(golden.variant, position).unwrap();
    let mut player = session.player(golden.player, 0).unwrap();
    let ask = SearchOptions { trace: Some(DEFAULT_EVENTS), ..SearchOptions::default() };
    let trace = match session.solve(&mut player, &ask) {
        Some(journey) => journey.trace,
        None => session.think(&mut player, &ask).trace,
    };
    let mut trace = trace.expect("a trace was asked for");
    // The one thing that is never the same twice.
    trace.told.as_mut().expect("the search has answered").seconds = 0.0;
    assert_eq!(trace.nodes_recorded, trace.nodes, "{} is not complete", golden.name);
    trace
}

/// Events one per line: a file that people can compare line by line.
fn json_by_lines(trace: &Trace) -> String {
    trace.to_json().replacen("\"events\":[", "\"events\":[\n", 1).replace("},{\"", "},\n{\"") + "\n"
}

fn compare_or_bless(file: &str, text: &str) {
    let path = folder().join(file);
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let first = stored.lines().zip(text.lines()).position(|(stored, now)| stored != now);
    assert!(stored == text, "{file} differs from what the search does now, first in line {:?}", first.map(|line| line + 1));
}

#[test]
fn every_golden_trace_is_what_the_search_does() {
    for golden in &GOLDEN {
        let trace = record(golden);
        compare_or_bless(&format!("{}.txt", golden.name), &outline(&trace, usize::MAX));
        compare_or_bless(&format!("{}.json", golden.name), &json_by_lines(&trace));
    }
}

#[test]
fn every_stored_trace_reads_back_as_it_was() {
    for golden in &GOLDEN {
        let text = std::fs::read_to_string(folder().join(format!("{}.json", golden.name))).unwrap();
        assert_eq!(Trace::from_json(&text).unwrap(), record(golden), "{}", golden.name);
    }
}

#[test]
fn the_list_names_every_trace_with_its_position_and_player() {
    let mut list = String::from("| trace | game | position | player | shows |\n|---|---|---|---|---|\n");
    for Golden { name, game, variant, position, player, shows } in &GOLDEN {
        let variant = if variant.is_empty() { String::new() } else { format!(", `{variant}`") };
        let position = if position.is_empty() { "the start".into() } else { format!("`{position}`") };
        writeln!(list, "| [{name}]({name}.txt) | {game}{variant} | {position} | `{player}` | {shows} |").unwrap();
    }
    let path = folder().join("README.md");
    let page = std::fs::read_to_string(&path).unwrap();
    if std::env::var_os("PLYGROUND_BLESS").is_some() && !page.contains(&list) {
        let start = page.find("| trace |").or_else(|| page.find("LIST")).expect("the page has a place for the list");
        let end = start + page[start..].find("\n\n").expect("the list ends");
        std::fs::write(&path, format!("{}{}{}", &page[..start], list.trim_end(), &page[end..])).unwrap();
    }
    assert!(std::fs::read_to_string(&path).unwrap().contains(&list), "golden-traces/README.md does not list the traces as they are");
}

#[test]
fn alphabeta_finds_minimax_with_fewer_nodes() {
    for pair in GOLDEN.chunks(2).filter(|pair| pair[1].name.ends_with("alphabeta")) {
        let (whole, cut) = (record(&pair[0]), record(&pair[1]));
        assert!(cut.nodes < whole.nodes, "{}: {} and {} nodes", pair[1].name, cut.nodes, whole.nodes);
    }
}
