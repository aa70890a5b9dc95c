//! Pseudocode: short enough to read, every step of every player has its line, and what does not run is idle.

use plyground_session::pseudocode::{Kinds, line_of, lines_off};
use plyground_session::trace::Trace;
use plyground_session::{CodeLine, Entry, Kind, PlayerInfo, SearchOptions, catalogue};

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
    if tag == "loud" {
        return true;
    }
    let (word, qualifier) = tag.split_once(':').map_or((tag, None), |(word, qualifier)| (word, Some(qualifier)));
    STEPS.iter().any(|(step, qualifiers)| *step == word && qualifier.is_none_or(|qualifier| qualifiers.contains(&qualifier)))
}

#[test]
fn every_player_has_pseudocode_that_fits_beside_a_tree() {
    for (entry, player) in everybody() {
        let (game, id, code) = (entry.about.id, player.id, &player.pseudocode);
        assert!((6..=24).contains(&code.len()), "{game} {id}: {} lines", code.len());
        for CodeLine { text, on, .. } in code {
            assert!(text.chars().count() <= 60, "{game} {id}: `{text}` is too wide");
            assert!(
                !text.trim().is_empty() && !text.contains('@') && !text.contains("  ?") && text.trim_end() == text,
                "{game} {id}: `{text}`"
            );
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
fn traces(entry: &'static Entry, player: &PlayerInfo, settings: &[String]) -> Vec<(String, Trace)> {
    let (variant, positions): (&str, &[&str]) = match entry.about.id {
        "redswapblue" => ("n=2", &[""]),
        "barjis" => ("cap=1", &["", "0,0,39,41/0,11,11,26/1/three"]),
        "2048" => ("", &["2,4,8,16/4,8,16,32/8,16,32,64/16,32,64,0", "2,0,0,0/0,0,0,0/0,0,0,2/0,0,0,0"]),
        "connect4" => ("", &["", "112233", "1122334"]),
        _ => ("", &[""]),
    };
    let mut traces = Vec::new();
    for position in positions {
        for settings in settings {
            let mut session = entry.open(variant, (!position.is_empty()).then_some(position)).unwrap();
            if position.is_empty() && entry.has_chance {
                // Half of the samples begin where chance acts, half where a player does.
                let first = session.sample(&mut plyground_session::Rng::new(1));
                first.map(|first| session.play(&first).unwrap());
            }
            let spec = if settings.is_empty() { player.id.to_string() } else { format!("{}:{settings}", player.id) };
            let mut made = session.player(&spec, 0).unwrap_or_else(|complaint| panic!("{} {spec}: {complaint}", entry.about.id));
            let ask = SearchOptions { trace: Some(50_000), ..SearchOptions::default() };
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
        for (what, trace) in traces(entry, player, &settings_of(entry, player)) {
            let mut kinds = Kinds::default();
            for event in trace.events.iter().filter(|event| event.word() != "skip") {
                let (word, qualifier) = (event.word(), kinds.qualifier(event));
                assert!(line_of(&player.pseudocode, &trace.idle, word, qualifier).is_some(), "{what}: {word}:{qualifier:?} has no line");
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

/// What a line says, and the setting that switches it off.
const SPEAKS_OF: [(&str, &str); 12] = [
    ("table", "table"),
    ("killers", "ordering"),
    ("history", "ordering"),
    ("promises", "ordering"),
    ("last round", "deepening"),
    ("1, 2, 3, … up to", "deepening"),
    ("loud", "quiescence"),
    ("cover", "cover"),
    ("book", "book"),
    ("patience", "patience"),
    ("EVALUATE of the last", "value"),
    ("penalty", "arms"),
];

#[test]
fn a_line_says_which_setting_it_needs() {
    for (entry, player) in everybody() {
        let kind_of = |key: &str| player.parameters.iter().find(|parameter| parameter.key == key).map(|parameter| &parameter.kind);
        for line in &player.pseudocode {
            let what = format!("{} {}: `{}` {:?}", entry.about.id, player.id, line.text, line.needs);
            for (word, key) in SPEAKS_OF {
                let is_told = line.needs.iter().any(|need| need.starts_with(key));
                assert!(!line.text.contains(word) || kind_of(key).is_none() || is_told, "{what} must need {key}");
            }
            for need in line.needs.iter().flat_map(|needs| needs.split('|')) {
                let at = need.find(['!', '=', '<', '>']).unwrap_or_else(|| panic!("{what}"));
                let (key, value) = (&need[..at], need[at..].trim_start_matches(['!', '=', '<', '>']));
                let fits = match kind_of(key) {
                    Some(Kind::Choice(words)) => words.contains(&value),
                    Some(_) => value == "none" || value.parse::<f64>().is_ok(),
                    None => key == "chance",
                };
                assert!(fits, "{what}: {need} is no setting of this player");
            }
        }
    }
}

/// Every value that a setting with a few values may have, one setting at a time, and some of the others.
fn each_setting(player: &PlayerInfo) -> Vec<String> {
    let mut all = vec![String::new()];
    for parameter in &player.parameters {
        let key = parameter.key;
        let values: Vec<&str> = match &parameter.kind {
            Kind::Choice(words) => words.clone(),
            _ => match key {
                "cover" => vec!["0.6", "1"],
                "level" => vec!["3", "10"],
                "table" => vec!["1MiB"],
                "moves" => vec!["3"],
                "precision" => vec!["0.4"],
                _ => Vec::new(),
            },
        };
        all.extend(values.into_iter().filter(|_| key != "eval").map(|value| format!("{key}={value}")));
    }
    if player.parameters.iter().any(|parameter| parameter.key == "ordering") {
        all.push("ordering=none,table=off,deepening=off,quiescence=off".into());
    }
    all
}

/// Limits that keep a search small.
fn small(entry: &Entry, player: &PlayerInfo, settings: &str) -> String {
    let has = |key: &str| player.parameters.iter().any(|parameter| parameter.key == key);
    let limits = if has("depth") && !entry.is_puzzle {
        "depth=2,nodes=4000"
    } else if has("simulations") {
        "simulations=8,nodes=300"
    } else if has("games") {
        "games=4,threads=1"
    } else if has("nodes") {
        "nodes=4000"
    } else {
        ""
    };
    let comma = if settings.is_empty() || limits.is_empty() { "" } else { "," };
    format!("{settings}{comma}{limits}")
}

#[test]
fn what_a_setting_switches_off_never_happens_and_is_idle() {
    let mut switched_off = 0;
    for (entry, player) in everybody().filter(|(_, player)| player.id != "rollout") {
        let all: Vec<String> = each_setting(player).iter().map(|settings| small(entry, player, settings)).collect();
        for (what, trace) in traces(entry, player, &all) {
            let settings = entry.spec(&trace.player).unwrap().settings;
            let code = &player.pseudocode;
            let off = lines_off(code, &settings, entry.has_chance);
            assert!(off.iter().all(|line| trace.idle.contains(line)), "{what}: {off:?} of {:?}", trace.idle);
            switched_off += off.len();
            let mut kinds = Kinds::default();
            for event in trace.events.iter().filter(|event| event.word() != "skip") {
                let (word, qualifier) = (event.word(), kinds.qualifier(event));
                let line = line_of(code, &off, word, qualifier);
                assert!(line.is_some(), "{what}: {word}:{qualifier:?} happens on a line that is switched off");
                let exact = qualifier.and_then(|qualifier| {
                    let tag = format!("{word}:{qualifier}");
                    code.iter().position(|line| line.on.contains(&tag))
                });
                let is_alternative = player.id == "perfect" || line == exact;
                assert!(exact.is_none() || is_alternative, "{what}: {word}:{qualifier:?} belongs to line {exact:?}, which is switched off");
            }
        }
    }
    assert!(switched_off > 500, "{switched_off}");
}

#[test]
fn without_ordering_and_table_their_lines_are_idle() {
    let entry = catalogue::find("connect4").unwrap();
    let session = entry.open("", None).unwrap();
    let idle = |spec: &str| -> Vec<String> {
        let mut player = session.player(spec, 0).unwrap();
        let trace = session.think(&mut player, &SearchOptions { trace: Some(1000), ..SearchOptions::default() }).trace.unwrap();
        assert!(trace.whole.is_some(), "a search that is only here in part is told by its settings alone");
        let code = &entry.player(player.spec.id).unwrap().pseudocode;
        trace.idle.iter().map(|line| code[*line].text.trim().to_string()).collect()
    };
    assert_eq!(
        idle("alphabeta:depth=6,ordering=none,table=off"),
        [
            "the last round's best action first",
            "if the table knows p at this depth: return that",
            "the table's first",
            "then killers, then by history",
            "the rest by what the evaluator promises",
            "put v into the table",
        ]
    );
    assert_eq!(idle("alphabeta:depth=6"), [""; 0]);
    assert_eq!(idle("alphabeta:depth=6,deepening=off").len(), 2);
    assert_eq!(idle("alphabeta:nodes=30000,deepening=off"), [""; 0], "without a depth there are rounds all the same");
    let level = idle("uct:simulations=3000,choose=mean");
    assert!(level.contains(&"return the action of root visited most".to_string()), "{level:?}");
    assert!(level.contains(&"where chance acts: let the dice fall".to_string()), "{level:?}");
}
