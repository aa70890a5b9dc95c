//! Experiments from files: valid, repeatable, and honest about the quality of decisions.

mod support;

use plyground_lab::experiment::{Experiment, Finish, Opening, Play, Results, read};
use plyground_lab::{Rng, SearchOptions, catalogue};
use std::path::PathBuf;
use support::play_all;

fn play(text: &str) -> (Vec<Play>, Results) {
    play_all(&read(text).unwrap())
}

#[test]
fn every_stored_experiment_can_be_run() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../experiments");
    let mut found = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_some_and(|extension| extension == "toml") {
            let experiment =
                read(&std::fs::read_to_string(&file).unwrap()).unwrap_or_else(|complaint| panic!("{}: {complaint}", file.display()));
            experiment.check().unwrap_or_else(|complaint| panic!("{}: {complaint}", file.display()));
            found += 1;
        }
    }
    assert!(found >= 2, "only {found} experiments");
}

const SMALL: &str = r#"
    title = "Small"
    game = "checkers"
    seed = 4
    games = 2
    opening = "book"
    reference = "pvs:depth=5,eval=material"
    [[pairings]]
    one = "pvs:depth=5,eval=material"
    two = "minimax:depth=1,eval=material"
"#;

#[test]
fn the_same_experiment_gives_the_same_games_and_losses() {
    let essence = |plays: &[Play]| -> Vec<_> {
        let measured = |play: &Play| play.decisions.iter().map(|decision| (decision.nodes, decision.loss)).collect::<Vec<_>>();
        plays.iter().map(|play| (play.result, play.actions.clone(), measured(play))).collect()
    };
    let (first, again) = (play(SMALL).0, play(SMALL).0);
    assert_eq!(essence(&first), essence(&again));
    assert_ne!(first[0].actions, first[1].actions, "every game has its own opening");
    assert!(first.iter().all(|play| play.actions.len() == play.decisions.len() + 3), "a ballot has three moves");
}

#[test]
fn who_plays_as_the_reference_loses_nothing_and_who_looks_less_far_does() {
    let (plays, results) = play(SMALL);
    let [reference, shallow] = &results.groups[0].standings[..] else { panic!("one line for each seat") };
    assert_eq!((reference.seat, shallow.seat), (Some(0), Some(1)));
    assert_eq!((reference.loss.unwrap().value, reference.best_share.unwrap().value), (0.0, 1.0));
    assert!(shallow.loss.unwrap().value > 5.0, "{shallow:?}");
    assert!(plays.len() == 2 && plays.iter().all(|play| play.result != Finish::Two));
}

const TINY: &str = r#"
        title = "Tiny"
        game = "connect4"
        [[pairings]]
        one = "minimax:depth=1"
        two = "random"
    "#;

#[test]
fn what_is_not_said_has_a_default() {
    let experiment = read(TINY).expect("a whole file");
    assert_eq!((experiment.games, experiment.opening), (1, Opening::Random(0)));
    let (entry, schedule) = experiment.check().unwrap();
    assert_eq!((entry.about.id, schedule.matches.len()), ("connect4", 1));
}

#[test]
fn a_file_says_who_plays_by_specs_or_by_names() {
    let text = r#"
        title = "Named"
        game = "connect4"
        players = ["random", { name = "shallow", spec = "minimax:depth=1" }]
        format = "gauntlet"
    "#;
    let experiment = read(text).unwrap();
    assert_eq!(experiment.players.iter().map(plyground_lab::experiment::Entrant::shown).collect::<Vec<_>>(), ["random", "shallow"]);
    let again: Experiment = serde_json::from_str(&serde_json::to_string(&experiment).unwrap()).unwrap();
    assert_eq!(again, experiment);
}

#[test]
fn a_file_that_makes_no_sense_is_refused_with_a_reason() {
    let change = |from: &str, to: &str| read(&TINY.replace(from, to)).and_then(|experiment| experiment.check().map(drop)).expect_err(to);
    for (from, to, code, word) in [
        ("title", "titel", "bad-experiment", "titel"),
        ("connect4", "chess", "unknown-game", "chess"),
        ("connect4", "2048", "not-for-two", "2048"),
        ("minimax:depth=1", "minimax:deep=1", "unknown-key", "deep"),
        ("game =", "opening = \"book\"\ngame =", "no-openings", "connect4"),
        ("game =", "opening = \"moon\"\ngame =", "bad-experiment", "moon"),
        ("game =", "games = 0\ngame =", "empty-experiment", "nothing to play"),
        ("game =", "variants = [\"rows=99\"]\ngame =", "bad-value", "rows"),
        ("game =", "players = [\"first\", \"random\"]\ngame =", "bad-experiment", "not both"),
        ("game = ", "game = [", "bad-experiment", "array"),
        ("        title", "titel", "bad-experiment", "titel"),
        ("game =", "clip = -1\ngame =", "bad-experiment", "clip"),
        ("game =", "clip = nan\ngame =", "bad-experiment", "clip"),
        ("game =", "games = 1000000000000\ngame =", "bad-experiment", "games"),
        ("game =", "opening = 400000\ngame =", "bad-experiment", "opening"),
        ("two = \"random\"", "two = \"random\"\nvariants = [\"\", \"rows=5\"]", "bad-experiment", "rows=5"),
        ("[[pairings]]", "variants = [\"\", \"rows=5\"]\n[[pairings]]\nvariants = [\"\"]", "bad-experiment", "leave it out"),
        ("[[pairings]]", "sprt = \"elo0=0,elo1=5\"\n[[pairings]]", "bad-sprt", "swap sides"),
    ] {
        let complaint = change(from, to);
        assert_eq!(complaint.code, code, "{complaint}");
        assert!(complaint.message.contains(word), "{complaint}");
    }
}

/// What lets the stored experiments use alpha-beta for the depths that minimax takes too long for.
#[test]
fn plain_alphabeta_makes_minimaxs_choice_the_first_of_equals_included() {
    let plain = "ordering=none,deepening=off,quiescence=off,table=off";
    for variant in ["capture=optional", "capture=compulsory"] {
        let mut dice = Rng::new(5);
        for game in 0..12 {
            let mut session = catalogue::find("checkers").unwrap().open(variant, None).unwrap();
            for _ in 0..4 * game {
                if let Some(action) = session.sample(&mut dice) {
                    session.play(&action).unwrap();
                }
            }
            for depth in 1..=4 {
                let answer = |spec: String| session.think(&mut session.player(&spec, 0).unwrap(), &SearchOptions::default());
                let slow = answer(format!("minimax:depth={depth},eval=material"));
                let quick = answer(format!("alphabeta:depth={depth},eval=material,{plain}"));
                assert_eq!((&slow.best, slow.worth), (&quick.best, quick.worth), "{}, depth {depth}", session.position());
                assert!(quick.counters.nodes <= slow.counters.nodes);
            }
        }
    }
}
