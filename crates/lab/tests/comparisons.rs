//! Comparisons: fair, repeatable, and the same on any number of threads.

use plyground_lab::compare::{Opening, Plan, Row, Standing, run, standings};
use plyground_lab::{Ask, Unit, catalogue};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn plan(specs: &[&str], games: usize) -> Plan {
    let specs = specs.iter().map(ToString::to_string).collect();
    Plan { variant: String::new(), position: None, specs, games, seed: 3, opening: Opening::Random(2), threads: 2 }
}

fn play(game: &str, plan: &Plan) -> (Vec<Row>, Vec<Standing>) {
    let stop = Arc::new(AtomicBool::new(false));
    let rows = run(catalogue::find(game).unwrap(), plan, &stop, &|_, _| {}).unwrap().unwrap();
    let table = standings(plan, &rows);
    (rows, table)
}

/// Who sat where, the score, the length, and the nodes of each player.
type Essence = (Vec<usize>, Option<f64>, u32, Vec<u64>);

/// What must not depend on time.
fn essence(rows: &[Row]) -> Vec<Essence> {
    rows.iter()
        .map(|row| {
            let played = row.played.as_ref().unwrap();
            (row.seats.clone(), row.score(0), played.decisions, played.efforts.iter().map(|effort| effort.nodes).collect())
        })
        .collect()
}

#[test]
fn threads_change_nothing() {
    let two = plan(&["random", "alphabeta:depth=3", "uct:simulations=30"], 6);
    let one = Plan { threads: 1, ..two.clone() };
    assert_eq!(essence(&play("connect4", &two).0), essence(&play("connect4", &one).0));
}

#[test]
fn every_pair_meets_in_both_seats() {
    let plan = plan(&["first", "random", "greedy"], 4);
    let (rows, table) = play("connect4", &plan);
    assert_eq!(rows.len(), 3 * 4);
    for standing in &table {
        assert_eq!(standing.games, 8, "{}", standing.spec);
        assert_eq!(standing.won + standing.drawn + standing.lost, 8);
    }
    let as_one = rows.iter().filter(|row| row.seats == [0, 1]).count();
    let as_two = rows.iter().filter(|row| row.seats == [1, 0]).count();
    assert_eq!((as_one, as_two), (2, 2));
    let total: f64 = table.iter().map(|standing| standing.score.value * standing.games as f64).sum();
    assert!((total - 12.0).abs() < 1e-9, "every game gives one point, there were {total}");
}

#[test]
fn a_player_against_itself_scores_half() {
    // The same opening with sides swapped: what one game gives, the other takes.
    let (_, table) = play("connect4", &plan(&["alphabeta:depth=2", "alphabeta:depth=2,table=off"], 20));
    assert!((table[0].score.value - 0.5).abs() < 1e-9, "{:?}", table[0]);
    assert!(table[0].score.error < 1e-9);
}

#[test]
fn the_stronger_player_is_shown_to_be_stronger() {
    let (_, table) = play("connect4", &plan(&["alphabeta:depth=5", "random"], 40));
    assert!(table[0].score.value > 0.9, "{:?}", table[0]);
    assert!(table[0].score.value - table[0].score.error > 0.5);
}

#[test]
fn solvers_solve_the_same_puzzles() {
    let plan = Plan { opening: Opening::Random(30), ..plan(&["astar", "bfs", "idastar:nodes=10"], 5) };
    let (rows, table) = play("redswapblue", &plan);
    assert_eq!(table[0].score.value, table[1].score.value);
    assert_eq!((table[0].games, table[0].lost), (5, 0));
    assert_eq!(table[2].games + table[2].lost, 5);
    assert_eq!(rows.len(), 15);
}

#[test]
fn one_player_is_not_enough_for_a_game_of_two() {
    let stop = Arc::new(AtomicBool::new(false));
    let entry = catalogue::find("connect4").unwrap();
    assert_eq!(run(entry, &plan(&["random"], 2), &stop, &|_, _| {}).unwrap_err().code, "too-few-players");
    assert_eq!(run(entry, &plan(&["random", "nobody"], 2), &stop, &|_, _| {}).unwrap_err().code, "unknown-player");
}

#[test]
fn a_raised_flag_stops_a_comparison() {
    let stop = Arc::new(AtomicBool::new(true));
    let rows = run(catalogue::find("connect4").unwrap(), &plan(&["alphabeta:depth=9", "minimax:depth=9"], 100), &stop, &|_, _| {}).unwrap();
    assert!(rows.is_none());
}

#[test]
fn a_rollout_finds_the_winning_probability_of_a_won_position() {
    let session = catalogue::find("connect4").unwrap().open("", Some("112233")).unwrap();
    let mut player = session.player("rollout:player=greedy,games=50", 0).unwrap();
    let answer = session.think(&mut player, &Ask::default());
    assert_eq!((answer.worth.value, answer.worth.unit), (1.0, Unit::Probability));
    assert_eq!(answer.best.as_deref(), Some("4"));
}

#[test]
fn a_rollout_is_the_same_on_any_number_of_threads_and_narrows_with_games() {
    let session = catalogue::find("connect4").unwrap().open("", None).unwrap();
    let value = |spec: &str| session.think(&mut session.player(spec, 0).unwrap(), &Ask::default()).worth;
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
    let answer = session.think(&mut player, &Ask::default());
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
    let specs = vec!["random".to_string(), "random".to_string()];
    let position = Some("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12".to_string());
    for seed in 0..4 {
        let plan = Plan {
            variant: String::new(),
            position: position.clone(),
            specs: specs.clone(),
            games: 40,
            seed,
            opening: Opening::Book,
            threads: 1,
        };
        let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
        let entry = plyground_lab::catalogue::find("checkers").unwrap();
        assert_eq!(run(entry, &plan, &stop, &|_, _| {}).expect_err("9-13 has no man to move").code, "opening-elsewhere");
    }
}
