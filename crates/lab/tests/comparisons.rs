//! Experiments between players: fair, repeatable, and the same on any number of threads.

mod support;

use plyground_lab::experiment::table::{cross_table, standings_table};
use plyground_lab::experiment::{Experiment, Finish, Format, Opening, Part, Play, Results, Run, Schedule};
use plyground_lab::figures::{Style, figures};
use plyground_lab::library::{ExportFormat, Library};
use plyground_lab::{SearchOptions, Unit, catalogue, is_obeyed};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use support::{play_all, play_on};

fn experiment(game: &str, specs: &[&str], games: usize) -> Experiment {
    Experiment { seed: 3, opening: Opening::Random(2), ..Experiment::new(game, specs, games) }
}

/// Who sat where, how it ended, the score, the actions, the nodes of every decision.
type Essence = (Vec<usize>, Finish, i64, Vec<String>, Vec<u64>);

/// What must not depend on time.
fn essence(plays: &[Play]) -> Vec<Essence> {
    let nodes = |play: &Play| play.decisions.iter().map(|decision| decision.nodes).collect();
    plays.iter().map(|play| (play.seats.clone(), play.result, play.score, play.actions.clone(), nodes(play))).collect()
}

#[test]
fn threads_change_nothing() {
    for (game, specs) in [
        ("connect4", &["random", "alphabeta:depth=3", "uct:simulations=30"][..]),
        ("checkers", &["alphabeta:depth=2", "greedy"]),
        ("barjis", &["expectiminimax:depth=1", "random"]),
        ("2048", &["expectimax:depth=1", "random"]),
        ("redswapblue", &["astar", "bfs"]),
    ] {
        let experiment = Experiment { opening: Opening::Random(12), ..experiment(game, specs, 4) };
        let (one, two) = (play_on(&experiment, 1, Part::WHOLE, &[]), play_on(&experiment, 2, Part::WHOLE, &[]));
        assert!(!one.is_empty() && essence(&one) == essence(&two), "{game}");
    }
}

#[test]
fn parts_together_are_the_whole_and_going_on_plays_only_what_is_missing() {
    let experiment = experiment("barjis", &["random", "flat:simulations=2", "first"], 3);
    let whole = play_on(&experiment, 2, Part::WHOLE, &[]);
    let mut parts: Vec<Play> = Vec::new();
    for part in ["1/3", "2/3", "3/3"] {
        parts.extend(play_on(&experiment, 1, part.parse().unwrap(), &[]));
    }
    parts.sort_by_key(|play| (play.unit, play.half));
    assert_eq!(essence(&parts), essence(&whole));
    let (known, missing) = whole.split_at(4);
    assert_eq!(essence(&play_on(&experiment, 2, Part::WHOLE, known)), essence(missing));
    for text in ["0/3", "4/3", "3", "a/b", "1/0"] {
        assert_eq!(text.parse::<Part>().unwrap_err().code, "bad-part", "{text}");
    }
}

#[test]
fn every_pair_meets_in_both_seats_with_the_same_opening_and_dice() {
    let (plays, results) = play_all(&experiment("connect4", &["first", "random", "greedy"], 4));
    assert_eq!(plays.len(), 3 * 4);
    for standing in &results.groups[0].standings {
        assert_eq!(standing.games, 8, "{}", standing.spec);
        assert_eq!(standing.won + standing.drawn + standing.lost, 8);
    }
    for pair in plays.chunks(2) {
        assert_eq!(pair[0].seats, pair[1].seats.iter().rev().copied().collect::<Vec<_>>());
        assert_eq!(pair[0].actions[..2], pair[1].actions[..2]);
    }
    assert_ne!(plays[0].actions[..2], plays[6].actions[..2], "every pair has its own opening");
    let total: f64 = results.groups[0].standings.iter().map(|line| line.score.unwrap().value * line.games as f64).sum();
    assert!((total - 12.0).abs() < 1e-9, "every game gives one point, there were {total}");
}

#[test]
fn both_games_of_a_pair_have_the_same_dice() {
    let (plays, _) = play_all(&Experiment { opening: Opening::Random(0), ..experiment("barjis", &["first", "random"], 6) });
    let throws = |play: &Play| -> Vec<String> {
        let decided: Vec<usize> = play.decisions.iter().map(|decision| decision.ply).collect();
        (0..play.actions.len()).filter(|ply| !decided.contains(ply)).map(|ply| play.actions[ply].clone()).collect()
    };
    for pair in plays.chunks(2) {
        let (one, two) = (throws(&pair[0]), throws(&pair[1]));
        let shared = one.len().min(two.len());
        assert!(shared > 20 && one[..shared] == two[..shared]);
    }
}

#[test]
fn in_a_gauntlet_the_first_meets_each_of_the_others() {
    let gauntlet = Experiment { format: Format::Gauntlet, ..experiment("connect4", &["greedy", "random", "first"], 2) };
    let (plays, results) = play_all(&gauntlet);
    assert!(plays.len() == 4 && plays.iter().all(|play| play.seats.contains(&0)));
    assert_eq!(results.groups[0].cross[1][2], None);
}

#[test]
fn a_player_against_itself_scores_half() {
    // The same opening with sides swapped: what one game gives, the other takes.
    let (_, results) = play_all(&experiment("connect4", &["alphabeta:depth=2", "alphabeta:depth=2,table=off"], 20));
    let score = results.groups[0].standings[0].score.unwrap();
    assert!((score.value - 0.5).abs() < 1e-9 && score.contains(0.4), "ten pairs that all were split prove little: {score:?}");
    assert!((results.groups[0].superiority[0][1].unwrap() - 0.5).abs() < 1e-9);
}

#[test]
fn the_stronger_player_is_shown_to_be_stronger() {
    let (_, results) = play_all(&experiment("connect4", &["alphabeta:depth=5", "random"], 40));
    let (line, group) = (&results.groups[0].standings[0], &results.groups[0]);
    let score = line.score.unwrap();
    assert!(score.value > 0.9 && score.low > 0.5, "{score:?}");
    assert!(line.elo.unwrap().value > 100.0 && group.superiority[0][1].unwrap() > 0.99);
    assert!(group.cross[0][1].unwrap().value + group.cross[1][0].unwrap().value - 1.0 < 1e-9);
}

#[test]
fn solvers_solve_the_same_puzzles_and_are_held_against_the_best() {
    let puzzles = Experiment {
        opening: Opening::Random(30),
        reference: Some("bfs".into()),
        ..experiment("redswapblue", &["astar", "greedy-best-first", "idastar:nodes=10"], 5)
    };
    let (plays, results) = play_all(&puzzles);
    let lines = &results.groups[0].standings;
    assert_eq!((lines[0].won, lines[0].lost, lines[0].loss.unwrap().value), (5, 0, 0.0));
    assert!(lines[1].loss.unwrap().value >= 0.0 && lines[1].score.unwrap().value <= lines[0].score.unwrap().value);
    assert_eq!(lines[2].won + lines[2].lost, 5);
    assert_eq!(plays.len(), 15);
    assert!(plays.iter().filter(|play| play.result == Finish::Solved).all(|play| play.actions.len() >= play.opening));
}

#[test]
fn given_positions_are_played_in_turn() {
    let positions = ["44", "4455"].map(Into::into).to_vec();
    let given = Experiment { positions, opening: Opening::Random(0), ..experiment("connect4", &["first", "random"], 8) };
    let (plays, _) = play_all(&given);
    let starts: Vec<&str> = plays.iter().map(|play| play.start.as_str()).collect();
    assert_eq!(starts[0], starts[1]);
    assert_ne!(starts[0], starts[2]);
    assert_eq!(starts[0], starts[4]);
}

#[test]
fn a_test_stops_at_the_same_pair_on_any_number_of_threads() {
    let test = Experiment { sprt: Some("elo0=0,elo1=50".into()), ..experiment("connect4", &["alphabeta:depth=3", "random"], 1000) };
    let counted = |threads: usize| {
        let plays = play_on(&test, threads, Part::WHOLE, &[]);
        let (_, schedule) = test.check().unwrap();
        assert!(plays.len() < 1000, "it stops early");
        let results = Results::new(&test, &schedule, plays.clone());
        // What counts is the beginning; more may have been played meanwhile.
        assert_eq!(results.games.iter().map(|game| game.unit).max(), Some(results.games.len() / 2 - 1));
        (essence(&plays[..results.games.len()]), results)
    };
    let ((games, one), (again, _)) = (counted(1), counted(2));
    assert_eq!(games, again);
    let sequential = one.sequential.unwrap();
    assert_eq!(sequential.decided_at(), Some(one.games.len() / 2));
    assert!(sequential.in_words().contains("stronger by more than 0 Elo"), "{}", sequential.in_words());
}

/// Why an experiment is refused.
fn code(experiment: &Experiment) -> &'static str {
    experiment.check().err().expect("it makes no sense").code
}

#[test]
fn one_player_is_not_enough_for_a_game_of_two_and_nonsense_is_refused() {
    assert_eq!(code(&experiment("connect4", &["random"], 2)), "too-few-players");
    assert_eq!(code(&experiment("connect4", &["random", "nobody"], 2)), "unknown-player");
    assert_eq!(code(&experiment("connect4", &["random", "random"], 2)), "player-twice");
    assert_eq!(code(&Experiment { sprt: Some("elo0=5".into()), ..experiment("connect4", &["random", "first"], 2) }), "bad-sprt");
    let three = Experiment { sprt: Some("elo0=0,elo1=5".into()), ..experiment("connect4", &["random", "first", "greedy"], 2) };
    assert_eq!(code(&three), "bad-sprt");
}

#[test]
fn a_raised_flag_stops_an_experiment() {
    let long = experiment("connect4", &["alphabeta:depth=9", "minimax:depth=9"], 100);
    let (entry, schedule): (_, Schedule) = long.check().unwrap();
    let stop = Arc::new(AtomicBool::new(true));
    let run = Run { experiment: &long, schedule: &schedule, entry, part: Part::WHOLE, threads: 2, known: &[], stop };
    assert_eq!(run.play(&|_, _| panic!("nothing is played")), Ok(false));
}

/// One thread solves at once, the other would search for years: it is called off when nothing can be kept.
#[test]
fn a_game_that_cannot_be_kept_ends_the_run_at_once() {
    let puzzle = Experiment { variants: vec!["n=4".into()], ..Experiment::new("redswapblue", &["greedy-best-first", "idastar"], 1) };
    let puzzle = Experiment { opening: Opening::Random(0), ..puzzle };
    let (entry, schedule) = puzzle.check().unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let run = Run { experiment: &puzzle, schedule: &schedule, entry, part: Part::WHOLE, threads: 2, known: &[], stop };
    let told = run.play(&|_, _| Err(plyground_lab::Complaint::new("library-failed", "the disk is full")));
    assert_eq!(told.unwrap_err().code, "library-failed");
}

#[test]
fn only_solvers_are_set_to_puzzles() {
    assert_eq!(code(&experiment("redswapblue", &["astar", "random"], 2)), "not-a-solver");
}

#[test]
fn a_rollout_finds_the_winning_probability_of_a_won_position() {
    let session = catalogue::find("connect4").unwrap().open("", Some("112233")).unwrap();
    let mut player = session.player("rollout:player=greedy,games=50", 0).unwrap();
    let answer = session.think(&mut player, &SearchOptions::default());
    assert_eq!((answer.worth.value, answer.worth.unit), (1.0, Unit::Probability));
    assert_eq!(answer.best.as_deref(), Some("4"));
}

#[test]
fn a_rollout_is_the_same_on_any_number_of_threads_and_narrows_with_games() {
    let session = catalogue::find("connect4").unwrap().open("", None).unwrap();
    let value = |spec: &str| session.think(&mut session.player(spec, 0).unwrap(), &SearchOptions::default()).worth;
    let (one, two) = (value("rollout:games=400,threads=1"), value("rollout:games=400,threads=2"));
    assert_eq!(one, two);
    let more = value("rollout:games=6400");
    assert!(more.margin.unwrap() < one.margin.unwrap() / 3.0, "{more:?} {one:?}");
    // Random play favours the first player: 0.5559 of the games, draws counting half.
    assert!((more.value - 0.5559).abs() < 2.0 * more.margin.unwrap(), "{more:?}");
}

#[test]
fn a_rollout_stops_when_it_is_precise_enough() {
    let session = catalogue::find("connect4").unwrap().open("", None).unwrap();
    let mut player = session.player("rollout:games=1000000,precision=0.05", 0).unwrap();
    let answer = session.think(&mut player, &SearchOptions::default());
    assert!(answer.worth.margin.unwrap() <= 0.05);
    assert!(answer.counters.simulations < 2000, "{}", answer.counters.simulations);
}

#[test]
fn a_rollout_with_a_player_that_is_none_is_refused() {
    let session = catalogue::find("connect4").unwrap().open("", None).unwrap();
    for (spec, code) in [
        ("rollout:player=nobody", "unknown-player"),
        ("rollout:player=rollout", "unknown-player"),
        ("rollout:player=\"minimax:depth=0\"", "bad-value"),
        ("rollout:games=1", "bad-value"),
    ] {
        assert_eq!(session.player(spec, 0).unwrap_err().code, code, "{spec}");
    }
}

#[test]
fn the_games_own_openings_are_refused_where_one_of_them_cannot_be_played() {
    let position = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12";
    for seed in 0..4 {
        let experiment = Experiment {
            seed,
            opening: Opening::Book,
            positions: vec![position.into()],
            ..experiment("checkers", &["random", "first"], 40)
        };
        assert_eq!(code(&experiment), "opening-elsewhere", "9-13 has no man to move");
    }
}

#[test]
fn a_game_with_decisions_that_cannot_be_is_refused() {
    let here = Library::in_memory().unwrap();
    let puzzle = Experiment { variants: vec!["n=2".into()], ..experiment("redswapblue", &["astar", "bfs"], 1) };
    for experiment in [experiment("connect4", &["random", "first"], 2), puzzle] {
        let kept = here.begin_experiment(&experiment, "", false).unwrap();
        for play in play_all(&experiment).0 {
            here.keep_play(&kept.id, &play).unwrap();
        }
        let text = here.export(&kept, ExportFormat::Jsonl, None).unwrap();
        let import = |text: &str| Library::in_memory().unwrap().import(text).map(|imported| imported.new);
        assert_eq!(import(&text), Ok(2));
        let lines: Vec<&str> = text.lines().collect();
        let game: serde_json::Value = serde_json::from_str(lines[1]).unwrap();
        let refused = |what: &str, change: &dyn Fn(&mut Vec<serde_json::Value>)| {
            let mut changed = game.clone();
            change(changed["decisions"].as_array_mut().unwrap());
            let complaint = import(&format!("{}\n{changed}\n", lines[0])).expect_err(what);
            assert_eq!(complaint.code, "wrong-game", "{what}: {complaint}");
        };
        for (field, value) in [
            ("nodes", json!(u64::MAX)),
            ("memory", json!(u64::MAX)),
            ("seat", json!(7)),
            ("seconds", json!(-1.0)),
            ("seconds", json!(1e308)),
            ("ply", json!(500)),
            ("ply", json!(u64::MAX)),
        ] {
            refused(&format!("{field} {value}"), &|decisions| decisions[0][field] = value.clone());
        }
        refused("twice", &|decisions| decisions.push(decisions[0].clone()));
        refused("one more", &|decisions| {
            let mut more = decisions[0].clone();
            more["ply"] = json!(500);
            decisions.push(more);
        });
        refused("none", &|decisions| decisions.clear());
        let mut early = game.clone();
        early["opening"] = json!(u64::MAX);
        assert_eq!(import(&format!("{}\n{early}\n", lines[0])).unwrap_err().code, "wrong-game");
    }
}

#[test]
fn a_name_is_one_printable_line_in_tables_and_figures() {
    let mut experiment = experiment("connect4", &["random", "first", "greedy"], 4);
    experiment.title = "A \u{2067}title\u{202e}".into();
    experiment.players[0].name = Some("one\ngreedy  9 9 9\u{2069}\u{202e}".into());
    let (entry, _) = experiment.check().unwrap();
    let (plays, results) = play_all(&experiment);
    for table in results.groups.iter().flat_map(|group| [Some(standings_table(entry, &experiment, group)), cross_table(group)]).flatten() {
        let cells: Vec<&String> = table.rows.iter().flatten().collect();
        assert!(cells.iter().all(|cell| !cell.contains(|c: char| c.is_control() || is_obeyed(c))), "{cells:?}");
    }
    let library = Library::in_memory().unwrap();
    let kept = library.begin_experiment(&experiment, "", false).unwrap();
    library.keep_plays(&kept.id, &plays).unwrap();
    let turns = |c: &char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    for figure in figures(&kept, &results, Style::default()).unwrap() {
        let svg = figure.chart.svg();
        assert_eq!(svg.chars().find(turns), None, "{}", figure.name);
    }
}
