//! Pseudocode: short enough to read, and every step of every player has its line.

use plyground_session::pseudocode::{Kinds, line_of};
use plyground_session::trace::Trace;
use plyground_session::{Ask, CodeLine, Entry, PlayerInfo, catalogue};

/// The words of steps, and the qualifiers each may have.
const STEPS: [(&str, &[&str]); 16] = [
    ("iteration", &[]),
    ("enter", &["max", "min", "chance", "over"]),
    ("child", &["max", "min", "chance", "over"]),
    ("cut", &["max", "min", "chance", "over"]),
    ("omit", &["max", "min", "chance", "over"]),
    ("leave", &["children", "evaluator", "rules", "table", "stopped"]),
    ("select", &["new", "again"]),
    ("simulate", &[]),
    ("backup", &[]),
    ("best", &[]),
    ("open", &[]),
    ("expand", &[]),
    ("reroute", &[]),
    ("reject", &["known", "on-path", "beyond-bound", "beam-full", "in-table"]),
    ("close", &[]),
    ("goal", &[]),
];

fn everybody() -> impl Iterator<Item = (&'static Entry, &'static PlayerInfo)> {
    let entries = catalogue::games().iter().chain(catalogue::sandboxes());
    entries.flat_map(|entry| entry.players.iter().map(move |player| (entry, player)))
}

fn is_known(tag: &str) -> bool {
    let (word, qualifier) = tag.split_once(':').map_or((tag, None), |(word, qualifier)| (word, Some(qualifier)));
    STEPS.iter().any(|(step, qualifiers)| *step == word && qualifier.is_none_or(|qualifier| qualifiers.contains(&qualifier)))
}

#[test]
fn every_player_has_pseudocode_that_fits_beside_a_tree() {
    for (entry, player) in everybody() {
        let (game, id, code) = (entry.about.id, player.id, &player.pseudocode);
        assert!((6..=18).contains(&code.len()), "{game} {id}: {} lines", code.len());
        for CodeLine { text, on } in code {
            assert!(text.chars().count() <= 60, "{game} {id}: `{text}` is too wide");
            assert!(!text.trim().is_empty() && !text.contains('@') && text.trim_end() == text, "{game} {id}: `{text}`");
            assert!(on.iter().all(|tag| is_known(tag)), "{game} {id}: {on:?} of `{text}`");
        }
    }
}

/// Settings that make a player do a little of everything it can do.
fn settings_of(entry: &Entry, player: &PlayerInfo) -> Vec<String> {
    let has = |key: &str| player.parameters.iter().any(|parameter| parameter.key == key);
    let mut all = vec![String::new()];
    if has("depth") && !entry.is_puzzle {
        let depth = if entry.has_chance { 2 } else { 4 };
        all = vec![format!("depth={depth}"), format!("nodes=300,depth={depth}"), "nodes=300".into()];
        if has("table") {
            all.push(format!("depth={depth},table=on"));
            all.push(format!("depth={depth},table=off"));
        }
        if has("cover") {
            all.push("depth=2,cover=0.6,nodes=3000".into());
        }
        if has("quiescence") {
            all.push("depth=3,quiescence=on".into());
        }
        all.iter_mut().filter(|settings| !settings.contains("nodes")).for_each(|settings| settings.push_str(",nodes=20000"));
    } else if has("simulations") {
        all = vec!["simulations=30".into(), "nodes=40".into()];
    } else if has("level") {
        all = vec!["nodes=20000".into(), "level=3".into()];
    } else if entry.is_puzzle && has("table") {
        all.push("table=1MiB".into());
    } else if has("width") {
        all.push("width=2".into());
    }
    all
}

/// Traces of a player's small searches in a game.
fn traces(entry: &'static Entry, player: &PlayerInfo) -> Vec<(String, Trace)> {
    let (variant, positions): (&str, &[&str]) = match entry.about.id {
        "redswapblue" => ("n=2", &[""]),
        "barjis" => ("cap=1", &["", "0,0,39,41/0,11,11,26/1/three"]),
        "2048" => ("", &["2,4,8,16/4,8,16,32/8,16,32,64/16,32,64,0", "2,0,0,0/0,0,0,0/0,0,0,2/0,0,0,0"]),
        "connect4" => ("", &["", "112233", "1122334"]),
        _ => ("", &[""]),
    };
    let mut traces = Vec::new();
    for position in positions {
        for settings in settings_of(entry, player) {
            let mut session = entry.open(variant, (!position.is_empty()).then_some(position)).unwrap();
            if position.is_empty() && entry.has_chance {
                // Half of the samples begin where chance acts, half where a player does.
                let first = session.sample(&mut plyground_session::Rng::new(1));
                first.map(|first| session.play(&first).unwrap());
            }
            let spec = if settings.is_empty() { player.id.to_string() } else { format!("{}:{settings}", player.id) };
            let mut made = session.player(&spec, 0).unwrap_or_else(|complaint| panic!("{} {spec}: {complaint}", entry.about.id));
            let ask = Ask { trace: Some(50_000), ..Ask::default() };
            let trace = match session.solve(&mut made, &ask) {
                Some(journey) => journey.trace,
                None => session.think(&mut made, &ask).trace,
            };
            traces.push((format!("{} {position} {spec}", entry.about.id), trace.expect("a trace was asked for")));
        }
    }
    traces
}

#[test]
fn every_step_of_every_player_has_a_line() {
    let mut seen = std::collections::BTreeSet::new();
    for (entry, player) in everybody().filter(|(_, player)| player.id != "rollout") {
        for (what, trace) in traces(entry, player) {
            let mut kinds = Kinds::default();
            for event in trace.events.iter().filter(|event| event.word() != "skip") {
                let (word, qualifier) = (event.word(), kinds.qualifier(event));
                assert!(line_of(&player.pseudocode, word, qualifier).is_some(), "{what}: {word}:{qualifier:?} has no line");
                let tag = qualifier.map_or(word.to_string(), |qualifier| format!("{word}:{qualifier}"));
                assert!(is_known(&tag), "{what}: {tag}");
                seen.insert(tag);
            }
        }
    }
    // The samples are worth something only if they show nearly every kind of step.
    for (word, qualifiers) in STEPS {
        assert!(seen.iter().any(|tag| tag.split(':').next() == Some(word)), "no sample shows {word}: {seen:?}");
        let qualifiers =
            qualifiers.iter().filter(|qualifier| matches!(word, "enter" | "leave" | "select" | "reject") || **qualifier == "max");
        for tag in qualifiers.filter(|_| word != "omit").map(|qualifier| format!("{word}:{qualifier}")) {
            assert!(seen.contains(&tag), "no sample shows {tag}: {seen:?}");
        }
    }
}
