//! Connect Four against the crates `minimax` 0.6 and `board-game` 0.8.
//!
//! The same work on both sides: the same tree, the same playouts, the same evaluation of the
//! same bits. Rounds alternate between the two, and what is printed is the median of the
//! ratios of neighbouring rounds, so that a slow moment of the machine hits both. Times are
//! those of the processor where the system tells them, so that other programs count little.

use board_game::board::Board as _;
use minimax::{Game as _, IterativeOptions, IterativeSearch, Negamax, Strategy as _};
use minimax_board::{Board as MinimaxBoard, Game as MinimaxGame};
use plyground_core::{Game as _, Limits, Rng, Root, Searcher as _, perft};
use plyground_games::connect4::{ConnectFour, Lines, Standard};
use plyground_search::adversarial::{AlphaBeta, Pvs};
use std::cell::Cell;
use std::hint::black_box;
use std::rc::Rc;
use std::time::Instant;

include!(concat!(env!("OUT_DIR"), "/minimax_board.rs"));

type Ours = ConnectFour<Standard>;
type BoardGame = board_game::games::connect4::Connect4;

const TABLE_BYTES: usize = 64 << 20;

/// Runs every comparison and prints a table.
pub fn run() {
    println!("Connect Four, 7 x 6, one thread; ratio: their time / our time, median of rounds\n");
    println!("{:<52} {:>12} {:>12} {:>7}", "work", "Plyground", "peer", "ratio");
    perfts();
    playouts();
    plain_alphabeta();
    for depth in [12, 14, 16] {
        deepening(depth);
    }
}

/// Does a piece of work; answers the seconds it took and what came out.
fn time<T>(mut work: impl FnMut() -> T) -> (f64, T) {
    let (start, on_processor) = (Instant::now(), processor_seconds());
    let result = black_box(work());
    let seconds = processor_seconds().zip(on_processor).map(|(end, start)| end - start);
    (seconds.unwrap_or(start.elapsed().as_secs_f64()), result)
}

/// Seconds this thread has spent on a processor, where the system tells them.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split(' ').next()?.parse::<f64>().ok()? * 1e-9)
}

/// Times two pieces of work in turn and prints the medians of their times and ratios.
fn compare(work: &str, rounds: usize, mut ours: impl FnMut(), mut peers: impl FnMut()) {
    let (mut our_times, mut peer_times, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rounds {
        let (mine, theirs) = (time(&mut ours).0, time(&mut peers).0);
        our_times.push(1e3 * mine);
        peer_times.push(1e3 * theirs);
        ratios.push(theirs / mine);
    }
    print_line(work, median(&mut our_times), median(&mut peer_times), "ms", median(&mut ratios));
}

fn print_line(work: &str, ours: f64, peers: f64, unit: &str, ratio: f64) {
    println!("{work:<52} {ours:>9.1} {unit} {peers:>9.1} {unit} {ratio:>7.2}");
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

fn perfts() {
    let depth = 10;
    let start = Ours::new(Standard);
    let count = perft(&start, depth);
    assert_eq!(count, minimax_perft(&mut MinimaxBoard::default(), depth));
    assert_eq!(count, board_game_perft(&BoardGame::default(), depth));
    let ours = || _ = black_box(perft(black_box(&start), depth));
    compare("perft 10, minimax's board", 5, ours, || _ = black_box(minimax_perft(&mut MinimaxBoard::default(), depth)));
    compare("perft 10, board-game's board", 5, ours, || _ = black_box(board_game_perft(&BoardGame::default(), depth)));
}

/// Leaves counted without being visited, as on our side.
fn minimax_perft(board: &mut MinimaxBoard, depth: u32) -> u64 {
    let mut moves = Vec::new();
    if MinimaxGame::generate_moves(board, &mut moves).is_some() {
        return 0;
    }
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |board: &mut MinimaxBoard, place| MinimaxGame::apply(board, place).expect("this game copies its board");
    moves.iter().map(|&place| minimax_perft(&mut after(board, place), depth - 1)).sum()
}

/// The crate's own count, which asks for nothing but its public functions.
fn board_game_perft(board: &BoardGame, depth: u32) -> u64 {
    board_game::util::game_stats::perft_naive(board, depth)
}

fn playouts() {
    const GAMES: usize = 500_000;
    let start = Ours::new(Standard);
    let ours = || {
        let mut rng = Rng::new(1);
        for _ in 0..GAMES {
            let mut position = start;
            while !position.turn().is_over() {
                let action = position.sample(&mut rng);
                position.apply(&action);
            }
            black_box(position);
        }
    };
    let mut moves = Vec::new();
    let minimax = || {
        let mut rng = Rng::new(1);
        for _ in 0..GAMES {
            let mut board = MinimaxBoard::default();
            loop {
                moves.clear();
                if MinimaxGame::generate_moves(&board, &mut moves).is_some() {
                    break;
                }
                let place = moves[rng.below(moves.len())];
                board = MinimaxGame::apply(&mut board, place).expect("this game copies its board");
            }
            black_box(&board);
        }
    };
    compare("500 000 random games, minimax's board", 9, ours, minimax);
    let board_game = || {
        let mut rng = Rng::new(1);
        for _ in 0..GAMES {
            let mut board = BoardGame::default();
            while !board.is_done() {
                let columns: [u8; 7] = [0, 1, 2, 3, 4, 5, 6];
                let mut open = [0; 7];
                let mut count = 0;
                for column in columns {
                    if board.is_available_move(column) == Ok(true) {
                        open[count] = column;
                        count += 1;
                    }
                }
                board.play(open[rng.below(count)]).expect("the column is open");
            }
            black_box(&board);
        }
    };
    compare("500 000 random games, board-game's board", 5, ours, board_game);
}

/// Our evaluation `lines` on the peer's board: both keep their cells in the same bits, so that it
/// is the same work on both sides. Counts how often it is asked.
#[derive(Clone)]
struct PeerLines {
    lines: Lines<Standard>,
    asked: Rc<Cell<u64>>,
}

impl PeerLines {
    fn new() -> Self {
        Self { lines: Lines::new(Standard), asked: Rc::default() }
    }
}

impl minimax::Evaluator for PeerLines {
    type G = MinimaxGame;
    #[inline]
    fn evaluate(&self, board: &MinimaxBoard) -> minimax::Evaluation {
        self.asked.set(self.asked.get() + 1);
        (self.lines.weight(board.pieces_to_move) - self.lines.weight(board.pieces_just_moved())) as minimax::Evaluation
    }
}

/// Plain alpha-beta on both sides. The peer shuffles the moves of the root, so that its trees
/// differ in size: what is compared is time per evaluated leaf.
fn plain_alphabeta() {
    let start = Ours::new(Standard);
    let depth = 10;
    let ours = || AlphaBeta::plain(Lines::new(Standard)).search(&Root::new(&start), &Limits::depth(depth), &mut ());
    let peer = || {
        let evaluator = PeerLines::new();
        let mut negamax = Negamax::new(evaluator.clone(), depth as u8);
        negamax.choose_move(&MinimaxBoard::default());
        (negamax.root_value(), evaluator.asked.get())
    };
    assert_eq!(ours().worth.value, f64::from(peer().0), "both see the same value");
    let (mut mine, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..21 {
        let (seconds, verdict) = time(ours);
        mine.push(1e9 * seconds / verdict.counters.leaves as f64);
        let (seconds, (_, asked)) = time(peer);
        theirs.push(1e9 * seconds / asked as f64);
        ratios.push(theirs[theirs.len() - 1] / mine[mine.len() - 1]);
    }
    print_line("plain alpha-beta to depth 10, Negamax, per leaf", median(&mut mine), median(&mut theirs), "ns", median(&mut ratios));
}

/// To a depth from the empty board, each time with a fresh table of 64 MiB, against the quickest
/// of the peer's settings.
fn deepening(depth: u32) {
    let start = Ours::new(Standard);
    let alphabeta =
        || AlphaBeta::new(Lines::new(Standard)).with_table(TABLE_BYTES).search(&Root::new(&start), &Limits::depth(depth), &mut ());
    let pvs = || {
        Pvs { base: AlphaBeta::new(Lines::new(Standard)).with_table(TABLE_BYTES), selective: false }.search(
            &Root::new(&start),
            &Limits::depth(depth),
            &mut (),
        )
    };
    let verdict = alphabeta();
    let options = || IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
    let settings = [
        ("null window", options()),
        ("null window, double step", options().with_double_step_increment()),
        ("null window, aspiration 5, double step", options().with_aspiration_window(5).with_double_step_increment()),
        ("MTD(f)", options().with_mtdf()),
        ("MTD(f), double step", options().with_mtdf().with_double_step_increment()),
    ];
    let peer = |options: IterativeOptions| {
        let mut search = IterativeSearch::new(PeerLines::new(), options);
        search.set_max_depth(depth as u8);
        search.choose_move(&MinimaxBoard::default());
        search.root_value()
    };
    let mut best = (f64::INFINITY, settings[0]);
    for setting in settings {
        let (seconds, value) = time(|| peer(setting.1));
        assert_eq!(f64::from(value), verdict.worth.value, "both see the same value");
        best = if seconds < best.0 { (seconds, setting) } else { best };
    }
    let (_, (its_best, options)) = best;
    let rounds = if depth < 15 { 11 } else { 5 };
    let peer_best = || _ = black_box(peer(options));
    println!("  minimax's quickest setting to depth {depth}: {its_best}");
    compare(&format!("alphabeta to depth {depth}, IterativeSearch"), rounds, || _ = black_box(alphabeta()), peer_best);
    compare(&format!("pvs to depth {depth}, IterativeSearch"), rounds, || _ = black_box(pvs()), peer_best);
    println!("  nodes to depth {depth}: alphabeta {}, pvs {}", verdict.counters.nodes, pvs().counters.nodes);
}
