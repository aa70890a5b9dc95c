//! What comes in files: saved games, PDN, traces, experiments, sheets of positions.

use crate::edit::{Choice, edited, fuzz, sample};
use plyground_core::Player;
use plyground_lab::experiment::{self, Experiment, Heading, play_line};
use plyground_lab::trace::{self, Replay, Trace};
use plyground_lab::{Archived, Dice, Exported, GameTree, Record, Rng, SearchOptions, archive, batch, catalogue, is_obeyed, study};
use std::path::Path;

/// Games played at random, as records.
fn records(plies: usize) -> Vec<Record> {
    let mut dice = Rng::new(21);
    let record = |entry: &'static catalogue::Entry| {
        let mut session =
            entry.open("", None).or_else(|_| entry.open("", Some(entry.about.examples[0].text))).expect("a game can be opened");
        for _ in 0..plies {
            session.roll(&mut dice);
        }
        let players: Vec<String> = entry.about.seats.iter().map(|_| "human".to_string()).collect();
        Record::of(&*session, &players, 7)
    };
    catalogue::games().iter().map(record).collect()
}

#[test]
fn saved_games_read_back() {
    let mut samples: Vec<String> = records(12).iter().map(Record::write).collect();
    samples.push(format!("{}# the end\n", samples[0].replacen("game: ", "# a remark\nresult: two by resignation\ngame: ", 1)));
    fuzz!(4000, |choice: &Choice| {
        let text = edited(&samples[sample(&samples, choice)], choice);
        let Ok(record) = Record::read(&text) else { return };
        assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record), "{text:?}");
        let beginning = record.beginning();
        if let Ok(session) = beginning.open() {
            assert_eq!(session.history().len(), beginning.actions.len(), "{text:?}");
        }
    });
}

#[test]
fn exported_games_read_back() {
    let export = |record: &Record| {
        let tree = GameTree::new(record.open().expect("it was just written")).to_stored();
        let players = record.players.iter().map(|name| name.as_str().into()).collect();
        Exported::new(players, record.seed, Dice::Program, tree).write()
    };
    let samples: Vec<String> = records(8).iter().map(export).collect();
    fuzz!(3000, |choice: &Choice| {
        let text = edited(&samples[sample(&samples, choice)], choice);
        let Ok(exported) = Exported::read(&text) else { return };
        assert_eq!(Exported::read(&exported.write()).as_ref(), Ok(&exported), "{text:?}");
        if let Ok(tree) = GameTree::from_stored(&exported.tree) {
            assert_eq!(GameTree::from_stored(&tree.to_stored()).map(|tree| tree.to_stored()), Ok(tree.to_stored()), "{text:?}");
        }
        let _ = (exported.line(), exported.tree.beginning());
    });
}

/// A file with everything that PDN has: tags, comments, variations, several games, sloppy moves.
const PDN: &str = "[Event \"A {brace} in a \\\"tag\\\"\"]\n[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 {good} 23-19 (1... 22-18 2. 15x22 \
    25x18) 2. 8-11! 22-17 $1 3. 11-16 24x20 % a remark\n16x23 27x11 7x16 20x11 1-0\n\n[Black \"human\"]\n[FEN \"B:W18,K22:BK5,12\"]\n1. 5-9 \
    18-14 2. 9x18x25 *\n";

#[test]
fn archives_read_back() {
    let record = records(30).into_iter().find(|record| record.game == "checkers").expect("checkers is a game");
    let written = archive::write_game(&record, Path::new("game.pdn")).expect("a game can be written");
    let samples = [PDN.to_string(), written];
    let entry = catalogue::find("checkers").expect("checkers is a game");
    let format = archive::format(entry).expect("checkers has PDN");
    fuzz!(3000, |choice: &Choice| {
        let text = edited(&samples[sample(&samples, choice)], choice);
        let bytes = with_broken_byte(text, choice);
        for name in ["game.pdn", "game.txt", "-"] {
            let _ = archive::read_beginning(&bytes, Path::new(name), Some("checkers"));
        }
        let Ok(games) = (format.read)(&bytes, Player::One) else { return };
        // A game of another kind of draughts, or from a position that cannot be, is shown and not written.
        for game in games.iter().filter(|game| entry.open(&game.variant, Some(&game.start)).is_ok()) {
            let again = (format.write)(game).and_then(|text| (format.read)(text.as_bytes(), Player::One));
            let again = again.unwrap_or_else(|complaint| panic!("{complaint}: {bytes:?}"));
            assert_eq!((again.len(), &again[0].actions), (1, &game.actions), "{}", String::from_utf8_lossy(&bytes));
        }
        let tidy = (format.tidy)(&bytes).expect("what can be read can be written well");
        let again = (format.read)(tidy.as_bytes(), Player::One).expect("what was written can be read");
        let plays = |games: &[Archived]| games.iter().map(|game| game.actions.clone()).collect::<Vec<_>>();
        assert_eq!(plays(&again), plays(&games), "{}", String::from_utf8_lossy(&bytes));
    });
}

/// The text as bytes; now and then with one that no text has.
fn with_broken_byte(text: String, choice: &Choice) -> Vec<u8> {
    let mut bytes = text.into_bytes();
    if let Some((at, _, 0..16)) = choice.1.first() {
        bytes.insert(usize::from(*at) % (bytes.len() + 1), 0xe9);
    }
    bytes
}

/// Traces of a search of every family.
fn traces() -> Vec<String> {
    let searches = [
        ("connect4", "columns=4,rows=4", "alphabeta:depth=2"),
        ("connect4", "columns=4,rows=4", "uct:simulations=6"),
        ("2048", "", "expectimax:depth=1"),
        ("redswapblue", "n=2", "astar:nodes=12"),
    ];
    let record = |(game, variant, spec): (&str, &str, &str)| {
        let session = catalogue::find(game).and_then(|entry| entry.open(variant, None)).expect("it can be opened");
        let mut player = session.player(spec, 1).expect("it can play");
        let ask = SearchOptions { trace: Some(200), ..SearchOptions::default() };
        session.think(&mut player, &ask).trace.expect("it was asked for").to_json()
    };
    searches.map(record).to_vec()
}

#[test]
fn traces_read_back() {
    let samples = traces();
    fuzz!(3000, |choice: &Choice| {
        let text = edited(&samples[sample(&samples, choice)], choice);
        let Ok(trace) = Trace::from_json(&text) else { return };
        assert_eq!(Trace::from_json(&trace.to_json()).as_ref(), Ok(&trace), "{text}");
        let mut replay = Replay::new(&trace);
        let start = replay.state().clone();
        replay.seek(trace.events.len());
        assert_eq!(*replay.state(), Replay::end(&trace), "{text}");
        replay.seek(0);
        assert_eq!(*replay.state(), start, "{text}");
        let _ = (trace::outline(&trace, 40), trace::dot(&trace, 40), trace::svg(&trace, 40));
    });
}

const PLAN: &str = r#"title = "Depths"
question = "Does depth help?"
game = "connect4"
variants = ["columns=4,rows=4", ""]
seed = 3
games = 20
opening = 2
positions = ["44", "4453"]
reference = "alphabeta:depth=6"
clip = 100.0
axis = "depth"
format = "gauntlet"
players = ["random", { name = "two", spec = "minimax:depth=2" }, "minimax:depth=3"]
"#;

const PAIRINGS: &str = r#"title = "Seats"
game = "checkers"
opening = "book"
sprt = "elo0=0,elo1=5"
[[pairings]]
name = "deeper"
one = "alphabeta:depth=2"
two = "random"
variants = [""]
"#;

#[test]
fn experiments_read_back() {
    fuzz!(3000, |choice: &Choice| {
        let text = edited([PLAN, PAIRINGS][usize::from(choice.0 % 2)], choice);
        let Ok(plan) = experiment::read(&text) else { return };
        let json = serde_json::to_string(&plan).expect("a plan is JSON");
        // A number that is no number has no JSON.
        if plan.clip.is_finite() {
            assert_eq!(serde_json::from_str::<Experiment>(&json).ok().as_ref(), Some(&plan), "{text:?}");
        }
        if let Err(complaint) = plan.check() {
            let _ = experiment::in_text(&text, complaint);
        }
    });
}

#[test]
fn games_of_experiments_read_back() {
    let experiment = Experiment { variants: vec!["columns=4,rows=4".into()], ..Experiment::new("connect4", &["random", "first"], 2) };
    let plays = support::play_all(&experiment).0;
    let mut text = Heading::new(experiment, "plyground compare").line();
    text.extend(plays.iter().map(play_line));
    fuzz!(2000, |choice: &Choice| {
        let text = edited(&text, choice);
        let Ok((heading, plays, _)) = experiment::read_games(&text) else { return };
        let written = heading.line() + &plays.iter().map(play_line).collect::<String>();
        let again = experiment::read_games(&written).map(|(heading, plays, _)| (heading, plays));
        assert_eq!(again, Ok((heading, plays)), "{text:?}");
    });
}

#[test]
fn sheets_of_positions_are_read() {
    let samples =
        ["44\n445\n# a remark\n", "name,position,variant\n\"a, \"\"b\"\"\",44,\nc,445,rows=7\n", "\u{feff}n;Position\r\n1;44\r\n"];
    fuzz!(4000, |choice: &Choice| {
        let bytes = with_broken_byte(edited(samples[sample(&samples, choice)], choice), choice);
        let Ok(sheet) = batch::Sheet::read(&bytes) else { return };
        for row in &sheet.rows {
            let _ = (row.position(&sheet), row.variant(&sheet));
            assert_eq!(row.fields.len(), sheet.columns.len(), "{bytes:?}");
        }
    });
}

#[test]
fn games_of_studies_read_back() {
    let text = include_str!("../../../../experiments/checkers-depths.csv");
    let text: String = text.split_inclusive('\n').take(6).collect();
    fuzz!(4000, |choice: &Choice| {
        let text = edited(&text, choice);
        let Ok(rows) = study::from_csv(&text) else { return };
        let written = study::to_csv(&rows).expect("rows are texts and numbers");
        let again = study::from_csv(&written).expect("what was written can be read");
        // Characters that would be obeyed are not written; everything else comes back.
        if !text.contains(is_obeyed) {
            assert_eq!(format!("{again:?}"), format!("{rows:?}"), "{text:?}");
        }
        assert_eq!(study::to_csv(&again).expect("rows are texts and numbers"), written, "{text:?}");
    });
}

#[path = "../support/mod.rs"]
mod support;
