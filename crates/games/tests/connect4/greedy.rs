//! The greedy player on positions made by hand, and against a plain twin on random ones.

use crate::naive::Naive;
use crate::{read, sized, standard};
use plyground_core::{
    Bound, Event, Game, Limits, Make, Observer, Outcome, Playable, Player, Rng, Root, Searcher, Settings, Stop, Tally, Turn, Value, Verdict,
};
use plyground_games::connect4::{ConnectFour, Greedy, Shape, Standard};

fn search<S: Shape>(position: &ConnectFour<S>) -> Verdict<u8> {
    Greedy.search(&Root::new(position), &Limits::default(), &mut ())
}

/// The column it plays, counted from 1.
fn plays(text: &str) -> Option<u8> {
    search(&read(text)).best.map(|column| column + 1)
}

#[test]
fn it_wins_when_it_can_even_if_it_could_break_a_longer_run() {
    // Red has three in column 7, yellow three on the floor.
    assert_eq!(plays("......./......./......./......r/......r/.yyy..r"), Some(7));
    // Yellow the other way round.
    assert_eq!(plays("......./......./......./y....../y..r.../y.rr.r."), Some(1));
}

#[test]
fn of_two_wins_it_takes_the_lower_column() {
    assert_eq!(plays("......./......./......./......./.yyy.../.rrr..."), Some(1));
}

#[test]
fn it_breaks_the_only_threat() {
    assert_eq!(plays("......./......./......./......./.r...../yyy.rr."), Some(4));
    assert_eq!(plays("......./......./......./...r.../...r.../.y.r.y."), Some(4), "a column of three");
}

#[test]
fn ties_go_to_the_lowest_column() {
    assert_eq!(plays(""), Some(1), "on an empty board every line is of length 1");
    assert_eq!(plays("4"), Some(3), "columns 3, 4 and 5 all break a run of two");
    assert_eq!(plays("......./......./......./......./..r..../.yyy.rr"), Some(1), "columns 1 and 5 both break a run of four");
}

#[test]
fn it_does_not_look_at_the_cell_above() {
    // Columns 1 to 5 all break a run of three; column 1 is the lowest, and gives yellow the cell
    // above it, which completes yellow's row.
    let position = read("......./......./......./..y..../.yyy..r/.rry.rr");
    let verdict = search(&position);
    assert_eq!((verdict.best, verdict.worth.value), (Some(0), 3.0));
    let lengths: Vec<f64> = verdict.actions.iter().map(|judged| judged.worth.value).collect();
    assert_eq!(lengths, [3.0, 3.0, 3.0, 3.0, 3.0, 1.0, 1.0]);
    let lost = position.after(&0).after(&0);
    assert_eq!(lost.turn(), Turn::Over(Outcome::Won(Player::Two)));
}

/// The length of the longest line through the landing cell, step by step over the array.
fn plain_line(twin: &Naive, column: usize) -> i32 {
    let opponent = Some(twin.mover.other());
    let row = (0..twin.rows()).find(|&row| twin.cells[row][column].is_none()).expect("an open column") as i32;
    let at = |row: i32, column: i32| {
        let is_inside = (0..twin.rows() as i32).contains(&row) && (0..twin.columns() as i32).contains(&column);
        if is_inside { twin.cells[row as usize][column as usize] } else { None }
    };
    let count = |up: i32, right: i32| (1..31).take_while(|place| at(row + up * place, column as i32 + right * place) == opponent).count();
    [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().map(|(up, right)| 1 + count(up, right) + count(-up, -right)).max().unwrap_or(1) as i32
}

/// What the rules of the greedy player say about every open column, and which it plays.
fn plain_greedy(twin: &Naive) -> (Vec<(u8, Value)>, u8) {
    let mover = twin.mover;
    let judged: Vec<(u8, Value)> = twin
        .open()
        .into_iter()
        .map(|column| {
            let mut next = twin.clone();
            next.drop_disc(column);
            let value = match next.turn() {
                Turn::Over(outcome) => Value::of_outcome(outcome, 1),
                _ => Value(plain_line(twin, column.into())).pov(mover),
            };
            (column, value)
        })
        .collect();
    let most = judged.iter().map(|(_, value)| value.pov(mover)).max().expect("an open column");
    let best = judged.iter().find(|(_, value)| value.pov(mover) == most).expect("the largest is among them").0;
    (judged, best)
}

fn compare<S: Shape>(start: ConnectFour<S>, games: u64) {
    let shape = start.shape();
    for game in 0..games {
        let mut rng = Rng::stream(31, game);
        let mut position = start;
        let mut twin = Naive::new(shape.columns().into(), shape.rows().into());
        while !twin.turn().is_over() {
            let verdict = search(&position);
            let (judged, best) = plain_greedy(&twin);
            let found: Vec<(u8, f64)> = verdict.actions.iter().map(|judged| (judged.action, judged.worth.value)).collect();
            let expected: Vec<(u8, f64)> = judged.into_iter().map(|(column, value)| (column, value.into())).collect();
            assert_eq!(found, expected, "{position:?}, game {game} of seed 31");
            assert_eq!(verdict.best, Some(best), "{position:?}, game {game} of seed 31");
            let column = position.sample(&mut rng);
            position.apply(&column);
            twin.drop_disc(column);
        }
    }
}

#[test]
fn it_follows_its_rules_on_random_positions_of_every_size() {
    compare(standard(), 80);
    for (columns, rows) in [(4, 4), (5, 4), (8, 8), (25, 4), (4, 31), (16, 7)] {
        compare(sized(columns, rows), 10);
    }
}

#[test]
fn the_verdict_tells_a_win_from_an_estimate() {
    let verdict = search(&read("......./......./......./......r/......r/.yyy..r"));
    assert_eq!((verdict.best, verdict.line.as_slice()), (Some(6), [6].as_slice()));
    assert_eq!((verdict.worth.bound, verdict.worth.decided), (Bound::Exact, Some((Player::One, 1))));
    assert_eq!((verdict.actions[0].worth.value, verdict.actions[0].worth.bound), (4.0, Bound::Estimate));
    assert_eq!((verdict.counters.nodes, verdict.counters.leaves, verdict.counters.depth), (8, 7, 1));
    assert_eq!(verdict.stopped, Stop::Complete);
    // Yellow's runs count below zero.
    assert!(search(&read("4")).worth.value < 0.0);
}

#[test]
fn a_finished_game_has_no_best_column() {
    let verdict = search(&read("1213141"));
    assert_eq!((verdict.best, verdict.actions.len()), (None, 0));
    assert_eq!(verdict.worth.decided, Some((Player::One, 0)));
    assert_eq!((verdict.counters.nodes, verdict.counters.leaves), (1, 1));
}

#[test]
fn a_node_limit_leaves_it_with_the_best_so_far() {
    let position = read("......./......./......./......./..r..../.yyy.rr");
    for nodes in 0..10 {
        let mut tally = Tally::default();
        let verdict = Greedy.search(&Root::new(&position), &Limits::nodes(nodes), &mut tally);
        assert_eq!(verdict.best, Some(0), "{nodes} nodes");
        assert_eq!(verdict.counters.nodes, nodes.min(8));
        assert_eq!((tally.entered, tally.left), (nodes.min(8), nodes.min(8)));
        assert_eq!(verdict.stopped, if nodes < 8 { Stop::Nodes } else { Stop::Complete });
    }
}

/// Writes down what it sees, in short.
#[derive(Default)]
struct Story(Vec<String>);

impl Observer<ConnectFour<Standard>> for Story {
    fn see(&mut self, event: Event<'_, ConnectFour<Standard>>) {
        self.0.push(match event {
            Event::Enter { node, action, kind, .. } => format!("enter {node} {action:?} {}", kind.word()),
            Event::Leave { node, value, source, .. } => format!("leave {node} {value} {}", source.word()),
            Event::Child { node, action, value, best, .. } => format!("child of {node}: {action} {value} best {best}"),
            Event::Best { action, value } => format!("best {action} {value}"),
            other => format!("{other:?}"),
        });
    }
}

#[test]
fn it_tells_its_observer_every_column() {
    // Only columns 1 and 2 are open.
    let position = read("..ryryr/..ryryr/..yryry/..yryry/..ryryr/..yryry");
    let mut story = Story::default();
    Greedy.search(&Root::new(&position), &Limits::default(), &mut story);
    assert_eq!(
        story.0,
        [
            "enter 1 None max",
            "enter 2 Some(0) min",
            "leave 2 1 evaluator",
            "child of 1: 0 1 best 1",
            "best 0 1",
            "enter 3 Some(1) min",
            "leave 3 2 evaluator",
            "child of 1: 1 2 best 2",
            "best 1 2",
            "leave 1 2 children",
        ]
    );
}

#[test]
fn the_game_offers_it_as_a_player() {
    let recipes = ConnectFour::<Standard>::players();
    let recipe = recipes.iter().find(|recipe| recipe.id == "greedy").expect("the game lists it");
    assert_eq!(recipe.family.id, "adversarial");
    let Make::Thinker(make) = recipe.make else { panic!("it chooses actions") };
    let position = read("......./......./......./......./.r...../yyy.rr.");
    let mut player = make(&Settings::default(), &position).expect("it has no settings to be wrong");
    assert_eq!(player.think(&Root::new(&position), &Limits::default(), None).best, Some(3));
}
