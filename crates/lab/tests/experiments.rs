//! Experiments from files: valid, repeatable, and honest about the quality of decisions.

use plyground_lab::experiment::{Game, read, run, summaries};
use plyground_lab::{Ask, Outcome, Rng, catalogue};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn play(text: &str) -> Vec<Game> {
    let experiment = read(text).unwrap();
    run(&experiment, &Arc::new(AtomicBool::new(false)), &mut |_, _, _| {}).unwrap().expect("nobody stops it")
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
    let essence = |games: &[Game]| -> Vec<_> {
        games.iter().map(|game| (game.outcome, game.actions.clone(), game.qualities, game.efforts.map(|effort| effort.nodes))).collect()
    };
    let (first, again) = (play(SMALL), play(SMALL));
    assert_eq!(essence(&first), essence(&again));
    assert_ne!(first[0].actions, first[1].actions, "every game has its own opening");
    assert!(first.iter().all(|game| game.actions.len() as u64 == game.decisions + 3), "a ballot has three moves");
}

#[test]
fn who_plays_as_the_reference_loses_nothing_and_who_looks_less_far_does() {
    let games = play(SMALL);
    let summary = &summaries(&games)[0];
    let [reference, shallow] = summary.qualities;
    assert_eq!(reference.mean_loss(), Some(0.0));
    assert_eq!(reference.best_share(), Some(1.0));
    assert!(shallow.mean_loss() > Some(5.0), "{shallow:?}");
    assert_eq!(summary.results.iter().sum::<usize>(), 2);
    assert!(games.iter().all(|game| game.outcome != Outcome::Won(plyground_lab::Seat::Two)));
}

#[test]
fn a_raised_flag_stops_an_experiment() {
    let stopped = run(&read(SMALL).unwrap(), &Arc::new(AtomicBool::new(true)), &mut |_, _, _| {}).unwrap();
    assert!(stopped.is_none());
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
                let answer = |spec: String| session.think(&mut session.player(&spec, 0).unwrap(), &Ask::default());
                let slow = answer(format!("minimax:depth={depth},eval=material"));
                let quick = answer(format!("alphabeta:depth={depth},eval=material,{plain}"));
                assert_eq!((&slow.best, slow.worth), (&quick.best, quick.worth), "{}, depth {depth}", session.position());
                assert!(quick.counters.nodes <= slow.counters.nodes);
            }
        }
    }
}
