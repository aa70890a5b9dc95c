//! Sessions: what a front end does with a game.

use plyground_lab::{Record, Rng, SearchOptions, Session, Turn, catalogue};

fn open(game: &str, variant: &str, position: Option<&str>) -> Box<dyn Session> {
    catalogue::find(game).unwrap().open(variant, position).unwrap()
}

#[test]
fn every_game_of_the_catalogue_opens_and_every_player_plays_it() {
    for entry in catalogue::games() {
        let mut session = entry.open("", None).unwrap();
        let mut dice = Rng::new(1);
        while matches!(session.turn(), Turn::Chance) {
            let outcome = session.sample(&mut dice).unwrap();
            session.play(&outcome).unwrap();
        }
        for player in &entry.players {
            let has = |key| player.parameters.iter().any(|parameter| parameter.key == key);
            let limited = if has("nodes") {
                ":nodes=2000"
            } else if has("games") {
                ":games=2"
            } else {
                ""
            };
            let mut player = session.player(&format!("{}{limited}", player.id), 1).unwrap();
            let answer = session.think(&mut player, &SearchOptions::default());
            if let Some(best) = answer.best {
                session.fork().play(&best).unwrap_or_else(|complaint| panic!("{}: {complaint}", player.spec));
            } else {
                assert!(entry.is_puzzle, "{} found nothing in {}", player.spec, entry.about.id);
            }
        }
    }
}

#[test]
fn every_setting_has_a_default_that_its_own_range_accepts() {
    for entry in catalogue::games() {
        entry.variant("").unwrap();
        let session = entry.open("", None).unwrap();
        for player in &entry.players {
            session.player(player.id, 0).unwrap();
            assert!(player.sentence.ends_with('.'), "{}: {}", player.id, player.sentence);
            for parameter in &player.parameters {
                assert!(parameter.sentence.ends_with('.'), "{} of {}", parameter.key, player.id);
            }
        }
        session.player(entry.default_player, 0).unwrap();
        session.player(entry.default_opponent, 0).unwrap();
    }
}

#[test]
fn undo_and_redo_walk_the_history() {
    let mut session = open("connect4", "", None);
    let start = session.position();
    for action in ["4", "3", "4"] {
        session.play(action).unwrap();
    }
    let end = session.position();
    assert!(session.undo() && session.undo() && session.undo() && !session.undo());
    assert_eq!(session.position(), start);
    assert!(session.redo() && session.redo() && session.redo() && !session.redo());
    assert_eq!(session.position(), end);
    let by: Vec<_> = session.history().into_iter().map(|step| step.by.word()).collect();
    assert_eq!(by, ["one", "two", "one"]);
}

#[test]
fn a_new_action_after_undo_forgets_what_was_taken_back() {
    let mut session = open("connect4", "", None);
    session.play("4").unwrap();
    session.play("3").unwrap();
    session.undo();
    session.play("5").unwrap();
    assert!(!session.redo());
    assert_eq!(session.history().last().unwrap().action, "5");
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut session = open("connect4", "", Some("444444"));
    let before = (session.position(), session.history());
    assert_eq!(session.play("4").unwrap_err().code, "column-full");
    assert!(session.play("nonsense").is_err());
    assert!(session.set_position("rrrr").is_err());
    assert_eq!((session.position(), session.history()), before);
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut session = open("connect4", "", Some("1212121"));
    assert!(matches!(session.turn(), Turn::Over(_)));
    assert_eq!(session.play("3").unwrap_err().code, "game-over");
    assert!(session.successors().is_empty());
}

#[test]
fn a_game_written_down_reads_back_to_the_same_point() {
    let mut session = open("redswapblue", "n=2,jump=other", None);
    for _ in 0..6 {
        let action = session.successors().pop().unwrap().action;
        session.play(&action).unwrap();
    }
    let record = Record::of(session.as_ref(), &["human".into()], 42);
    let read = Record::read(&record.write()).unwrap();
    assert_eq!(read, record);
    let again = read.open().unwrap();
    assert_eq!(again.position(), session.position());
    assert_eq!(again.history(), session.history());
    assert_eq!(again.variant().to_string(), session.variant().to_string());
}

#[test]
fn a_damaged_game_file_is_refused_with_its_place() {
    let good = Record::of(open("connect4", "", None).as_ref(), &[], 0).write();
    for (text, part) in [
        (String::new(), "first line"),
        ("something else".into(), "first line"),
        (good.replace("seed: 0", "seed: x"), "line 5"),
        (good.replace("seed: 0", "sede: 0"), "`sede`"),
        (good.replace("seed: 0", "seed 0"), "key: value"),
        (format!("{good}one\n"), "expected who acts"),
    ] {
        let complaint = Record::read(&text).unwrap_err();
        assert!(complaint.message.contains(part), "{text:?}: {complaint}");
    }
    for (line, part) in [("two 4", "turn of one"), ("one 9", "action 1")] {
        let record = Record::read(&format!("{good}{line}\n")).unwrap();
        let Err(complaint) = record.open() else { panic!("{line} was played") };
        assert!(complaint.message.contains(part), "{line}: {complaint}");
    }
}

#[test]
fn players_are_refused_with_what_there_is() {
    let session = open("connect4", "", None);
    for (spec, code) in [
        ("", "no-player"),
        (":depth=3", "no-player"),
        ("deepthought", "unknown-player"),
        ("minimax:depht=3", "unknown-key"),
        ("minimax:depth=0", "bad-value"),
        ("minimax:depth=1000000000", "bad-value"),
        ("minimax:eval=nothing", "bad-value"),
        ("minimax:depth", "not-a-setting"),
    ] {
        assert_eq!(session.player(spec, 0).unwrap_err().code, code, "{spec}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let game = |seed| {
        let mut session = open("connect4", "", None);
        let mut player = session.player("random", seed).unwrap();
        while !session.turn().is_over() {
            let best = session.think(&mut player, &SearchOptions::default()).best.unwrap();
            session.play(&best).unwrap();
        }
        session.history()
    };
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}

#[test]
fn a_solver_plays_its_way_step_by_step_without_searching_again() {
    let mut session = open("redswapblue", "n=3", None);
    let mut player = session.player("astar", 0).unwrap();
    let mut searched = 0;
    for left in (1..=46).rev() {
        let answer = session.think(&mut player, &SearchOptions::default());
        assert_eq!(answer.worth.value, -f64::from(left));
        searched += u32::from(answer.counters.nodes > 0);
        session.play(&answer.best.unwrap()).unwrap();
    }
    assert!(session.turn().is_over());
    assert_eq!(searched, 1);
}

#[test]
fn every_judged_action_of_every_player_has_a_line_that_can_be_played() {
    for entry in catalogue::games() {
        let mut session = entry.open(if entry.about.id == "redswapblue" { "n=2" } else { "" }, None).unwrap();
        let mut dice = Rng::new(3);
        while matches!(session.turn(), Turn::Chance) {
            let outcome = session.sample(&mut dice).unwrap();
            session.play(&outcome).unwrap();
        }
        for player in &entry.players {
            let has = |key| player.parameters.iter().any(|parameter| parameter.key == key);
            let limited = if has("nodes") { ":nodes=3000" } else { "" };
            if has("games") {
                continue; // Rollouts judge no single action.
            }
            let mut player = session.player(&format!("{}{limited}", player.id), 1).unwrap();
            let answer = session.think(&mut player, &SearchOptions { judge_all: true, ..SearchOptions::default() });
            for judged in &answer.actions {
                let place = format!("{} in {}: {judged:?}", player.spec, entry.about.id);
                assert_eq!(judged.line.first(), Some(&judged.action), "{place}");
                let mut fork = session.fork();
                for action in &judged.line {
                    fork.play(action).unwrap_or_else(|complaint| panic!("{complaint}, {place}"));
                }
                assert!(judged.depth > 0, "{place}");
                if answer.best.as_ref() == Some(&judged.action) {
                    assert_eq!(judged.line, answer.line, "{place}");
                }
            }
        }
    }
}

#[test]
fn judging_all_of_a_puzzle_gives_the_distance_after_every_action() {
    let session = open("redswapblue", "n=2", None);
    let mut player = session.player("bfs", 0).unwrap();
    let answer = session.think(&mut player, &SearchOptions { judge_all: true, ..SearchOptions::default() });
    assert_eq!(answer.actions.len(), session.successors().len());
    let best = answer.actions.iter().map(|judged| judged.worth.value).fold(f64::NEG_INFINITY, f64::max);
    assert_eq!(best, -15.0);
    assert_eq!(answer.worth.value, best);
    for judged in &answer.actions {
        assert_eq!((judged.line.len(), -judged.worth.value), (judged.depth as usize, f64::from(judged.depth)));
        let mut fork = session.fork();
        for action in &judged.line {
            fork.play(action).unwrap();
        }
        assert!(fork.turn().is_over(), "{judged:?}");
    }
}

#[test]
fn a_stop_flag_raised_before_the_search_still_gives_an_action() {
    let session = open("connect4", "", None);
    let mut player = session.player("alphabeta:depth=30", 0).unwrap();
    let stop = Some(std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true)));
    let answer = session.think(&mut player, &SearchOptions { stop, ..SearchOptions::default() });
    assert!(answer.best.is_some());
    assert_eq!(answer.stopped.word(), "cancelled");
}
