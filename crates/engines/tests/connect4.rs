//! The Connect Four solver against a plain search that shares nothing with it, and against published values.

use plyground_core::{Game, Limits, Outcome, Player, Rng, Stop, Turn};
use plyground_engines::connect4::{Between, Book, Layers, Opening, Report, Solve, Step, Wanted, plies_to_end, solver};
use plyground_games::connect4::{AnySize, ConnectFour, Shape};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

type Position = ConnectFour<AnySize>;

fn board(columns: u64, rows: u64) -> Position {
    ConnectFour::new(AnySize::sized(columns, rows).unwrap())
}

fn solver_for(position: &Position, threads: usize) -> Box<dyn Solve> {
    solver(position.shape().columns(), position.shape().rows(), 1 << 26, threads, None).unwrap()
}

fn discs(position: &Position) -> [u128; 2] {
    [position.own(), position.theirs()]
}

/// Plain minimax with a memory: the rules and the definition of the value, nothing else.
#[derive(Default)]
struct Plain(FxHashMap<u128, i32>);

impl Plain {
    fn value(&mut self, position: &Position) -> i32 {
        if let Some(value) = self.0.get(&position.pack()) {
            return *value;
        }
        let cells = i32::from(position.shape().columns()) * i32::from(position.shape().rows());
        let count = position.discs().count_ones() as i32;
        let value_of = |this: &mut Self, column: &u8| {
            let child = position.after(column);
            match child.turn() {
                Turn::Over(Outcome::Drawn) => 0,
                Turn::Over(_) => (cells + 1 - count) / 2,
                _ => -this.value(&child),
            }
        };
        let value = position.actions().as_ref().iter().map(|column| value_of(self, column)).max().unwrap();
        self.0.insert(position.pack(), value);
        value
    }
}

/// A random position with so many discs whose game is not over.
fn random_position(start: &Position, count: u32, rng: &mut Rng) -> Position {
    loop {
        let mut position = *start;
        while !matches!(position.turn(), Turn::Over(_)) && position.discs().count_ones() < count {
            let action = position.sample(rng);
            position.apply(&action);
        }
        if !matches!(position.turn(), Turn::Over(_)) {
            return position;
        }
    }
}

fn value(solver: &dyn Solve, position: &Position) -> i32 {
    let Report { value, stopped, .. } = solver.solve(discs(position), Wanted::Value, &Limits::default(), None);
    assert_eq!((stopped, value.least), (Stop::Complete, value.most));
    value.least
}

#[test]
fn two_thousand_late_positions_are_worth_what_plain_search_says() {
    let start = board(7, 6);
    let solver = solver_for(&start, 1);
    let mut rng = Rng::new(1);
    for index in 0..2000 {
        let position = random_position(&start, 28 + index % 13, &mut rng);
        assert_eq!(value(&*solver, &position), Plain::default().value(&position), "{position:?}");
    }
}

#[test]
fn small_boards_are_solved_as_plain_search_solves_them() {
    for (columns, rows) in [(4, 4), (5, 4), (4, 5)] {
        let start = board(columns, rows);
        let (solver, mut plain, mut rng) = (solver_for(&start, 1), Plain::default(), Rng::new(2));
        assert_eq!(value(&*solver, &start), plain.value(&start));
        for index in 0..600 {
            let position = random_position(&start, index % 16, &mut rng);
            assert_eq!(value(&*solver, &position), plain.value(&position), "{columns} x {rows}: {position:?}");
        }
    }
}

#[test]
fn wide_tall_and_large_boards_agree_with_plain_search_near_their_end() {
    for (columns, rows) in [(9, 4), (8, 6), (7, 7), (4, 12), (12, 5), (5, 7), (25, 4), (4, 31), (16, 7)] {
        let start = board(columns, rows);
        let (solver, mut rng) = (solver_for(&start, 1), Rng::new(3));
        let cells = (columns * rows) as u32;
        // On large boards random games are over long before: fill columns so that nobody has four.
        for index in 0..30 {
            let Some(position) = quiet_position(&start, cells - 8 - index % 3, &mut rng) else { continue };
            assert_eq!(value(&*solver, &position), Plain::default().value(&position), "{columns} x {rows}: {position:?}");
        }
    }
}

/// A position with so many discs, made of moves that do not end the game; none if that goes wrong too often.
fn quiet_position(start: &Position, count: u32, rng: &mut Rng) -> Option<Position> {
    'again: for _ in 0..200 {
        let mut position = *start;
        while position.discs().count_ones() < count {
            let quiet: Vec<u8> =
                position.actions().into_iter().filter(|action| !matches!(position.after(action).turn(), Turn::Over(_))).collect();
            let Some(action) = rng.pick(&quiet) else { continue 'again };
            position.apply(action);
        }
        return Some(position);
    }
    None
}

#[test]
fn published_sizes_have_their_published_results() {
    // J. Tromp, and C. Steininger: drawn, or won by the second player with the last disc.
    let mut known = vec![(4, 4, 0), (5, 4, 0), (6, 4, -1), (5, 5, 0)];
    if std::env::var_os("PLYGROUND_SLOW").is_some() {
        known.extend([(6, 5, 0), (7, 5, 0), (8, 4, -1), (6, 6, -1)]);
    }
    for (columns, rows, expected) in known {
        let start = board(columns, rows);
        assert_eq!(value(&*solver_for(&start, 1), &start), expected, "{columns} x {rows}");
    }
}

#[test]
fn every_column_gets_its_own_value_and_a_line_that_reaches_it() {
    let start = board(7, 6);
    let solver = solver_for(&start, 1);
    let mut rng = Rng::new(4);
    for index in 0..60 {
        let position = random_position(&start, 24 + index % 16, &mut rng);
        let report = solver.solve(discs(&position), Wanted::Columns, &Limits::default(), None);
        let mut plain = Plain::default();
        let cells = 42;
        assert_eq!(report.columns.len(), position.actions().as_ref().len());
        assert_eq!(report.value.least, plain.value(&position));
        for column in &report.columns {
            let child = position.after(&column.column);
            let count = position.discs().count_ones() as i32;
            let expected = match child.turn() {
                Turn::Over(Outcome::Drawn) => 0,
                Turn::Over(_) => (cells + 1 - count) / 2,
                _ => -plain.value(&child),
            };
            assert_eq!(column.value, Between { least: expected, most: expected }, "{position:?} {column:?}");
            assert_line(&position, &column.line, expected);
        }
        let best = report.best.unwrap();
        assert!(report.columns.iter().any(|column| column.column == best && column.value == report.value), "{report:?}");
        assert_line(&position, &report.line, report.value.least);
    }
}

/// The line is legal, ends the game, and takes as many discs as the value says.
fn assert_line(position: &Position, line: &[u8], value: i32) {
    let mut end = *position;
    for column in line {
        assert!(end.is_open(*column) && !matches!(end.turn(), Turn::Over(_)), "{position:?} {line:?}");
        end.apply(column);
    }
    let winner = match value.signum() {
        0 => Outcome::Drawn,
        sign => Outcome::Won(if (sign > 0) == (position.mover() == Player::One) { Player::One } else { Player::Two }),
    };
    assert_eq!(end.turn(), Turn::Over(winner), "{position:?} {line:?} {value}");
    if value != 0 {
        assert_eq!(plies_to_end(42, position.discs().count_ones() as i32, value), line.len() as u32, "{position:?} {line:?} {value}");
    }
}

#[test]
fn two_threads_find_what_one_finds() {
    let start = board(7, 6);
    let (one, two) = (solver_for(&start, 1), solver_for(&start, 2));
    let mut rng = Rng::new(5);
    for _ in 0..40 {
        let position = random_position(&start, 20, &mut rng);
        assert_eq!(value(&*two, &position), value(&*one, &position), "{position:?}");
    }
}

#[test]
fn a_limit_leaves_bounds_that_hold_and_a_column_that_reaches_them() {
    let start = board(7, 6);
    let mut rng = Rng::new(6);
    for index in 0..40 {
        let position = random_position(&start, 16, &mut rng);
        let limits = Limits::nodes(100 << (index % 8));
        for wanted in [Wanted::Value, Wanted::Best, Wanted::Columns] {
            let report = solver_for(&position, 1).solve(discs(&position), wanted, &limits, None);
            assert!(report.counters.nodes <= limits.nodes.unwrap());
            let truth = value(&*solver_for(&position, 1), &position);
            if let Some(best) = report.best {
                let columns = solver_for(&position, 1).solve(discs(&position), Wanted::Columns, &Limits::default(), None).columns;
                let column = columns.iter().find(|column| column.column == best).unwrap();
                assert!(column.value.least >= report.value.least, "{report:?} {column:?}");
            }
            assert!((report.value.least..=report.value.most).contains(&truth), "{report:?} {truth}");
            assert_eq!(report.stopped == Stop::Nodes, report.counters.nodes == limits.nodes.unwrap(), "{report:?}");
        }
    }
}

#[test]
fn the_same_question_takes_the_same_nodes() {
    let position = random_position(&board(7, 6), 16, &mut Rng::new(7));
    let nodes = || solver_for(&position, 1).solve(discs(&position), Wanted::Columns, &Limits::default(), None).counters;
    assert_eq!(nodes(), nodes());
}

#[test]
fn a_book_holds_every_opening_and_says_what_a_search_says() {
    for (columns, rows, plies) in [(4, 4, 6), (5, 4, 5), (6, 4, 3)] {
        let start = board(columns, rows);
        let layers = Layers::new(columns as u8, rows as u8, plies).unwrap();
        let values = std::sync::Mutex::new(Vec::new());
        let tell = |index: usize, found: Opening| {
            let mut values = values.lock().unwrap();
            assert_eq!(values.len(), index, "values come in order");
            values.push(found);
            Ok(())
        };
        assert_eq!(layers.solve(0, 1 << 24, 2, &Limits::default(), &tell).unwrap(), Stop::Complete);
        let book = layers.book(&values.into_inner().unwrap());
        assert_eq!(Book::read(book.bytes().to_vec()).unwrap(), book);
        let solver = solver_for(&start, 1);
        let mut rng = Rng::new(8);
        for index in 0..200 {
            let position = random_position(&start, index % (u32::from(plies) + 1), &mut rng);
            let Opening { value: told, best } = book.get(discs(&position)).expect("it has every opening");
            assert_eq!(told, value(&*solver, &position), "{position:?}");
            let columns = solver.solve(discs(&position), Wanted::Columns, &Limits::default(), None).columns;
            let chosen = columns.iter().find(|column| column.column == best).expect("it can be played");
            assert_eq!((chosen.value.least, chosen.value.most), (told, told), "{position:?}");
        }
        assert_eq!(book.get(discs(&random_position(&start, u32::from(plies) + 1, &mut rng))), None);
        let with_book = plyground_engines::connect4::solver(columns as u8, rows as u8, 0, 1, Some(book.into())).unwrap();
        let report = with_book.solve(discs(&start), Wanted::Value, &Limits::nodes(0), None);
        assert_eq!((report.value.least, report.value.most), (value(&*solver, &start), value(&*solver, &start)));
        for discs_played in 0..=u32::from(plies) {
            let position = random_position(&start, discs_played, &mut rng);
            let report = with_book.solve(discs(&position), Wanted::Best, &Limits::nodes(0), None);
            assert_eq!((report.stopped, report.counters.nodes), (Stop::Complete, 0), "no search within the book");
            assert!(report.line.len() as u32 > u32::from(plies) - discs_played, "{report:?}");
        }
    }
}

#[test]
fn a_broken_book_is_refused() {
    let opening = |value, best| Opening { value, best };
    let book = Book::of(4, 4, 1, &[(7, opening(1, 0)), (9, opening(-1, 3)), (4000, opening(0, 2))]);
    let good = book.bytes().to_vec();
    for broken in
        [good[..good.len() - 1].to_vec(), good[1..].to_vec(), [&good[..16], &good[20..24], &good[16..20], &good[24..]].concat(), Vec::new()]
    {
        assert_eq!(Book::read(broken).unwrap_err().code, "bad-book");
    }
    assert_eq!(Layers::new(3, 3, 1).unwrap_err().code, "bad-book");
    assert_eq!(Layers::new(4, 4, 16).unwrap_err().code, "bad-book");
}

/// Nodes visited after a flag was raised, which happens at the first node where it `is_time` by its number and the bytes of the
/// table in use.
fn visited_after_flag(columns: u64, rows: u64, is_time: impl Fn(u64, usize) -> bool) -> u64 {
    let flag = Arc::new(AtomicBool::new(false));
    let limits = Limits { stop: Some(flag.clone()), ..Limits::default() };
    let start = board(columns, rows);
    let solver = solver(columns as u8, rows as u8, 1 << 27, 1, None).unwrap();
    let (mut raised, mut last) = (None, 0);
    let mut watch = |step: Step| {
        if let Step::Enter { node, .. } = step {
            last = node;
            if raised.is_none() && is_time(node, solver.bytes()) {
                flag.store(true, Ordering::Relaxed);
                raised = Some(node);
            }
        }
    };
    assert_eq!(solver.solve(discs(&start), Wanted::Value, &limits, Some(&mut watch)).stopped, Stop::Cancelled);
    last - raised.expect("it was stopped")
}

#[test]
fn nodes_that_touch_fresh_memory_do_not_keep_the_solver_from_stopping() {
    // Every one of them may wait for two megabytes from the system, where the table is large from the start and after it has
    // grown. Later there are a thousand between two looks.
    for node in [1, 100] {
        assert!(visited_after_flag(9, 7, |number, _| number == node) <= 16);
    }
    assert!(visited_after_flag(7, 6, |_, bytes| bytes > 1 << 22) <= 16);
    assert!(visited_after_flag(7, 6, |number, _| number == 100_000) > 16);
}
