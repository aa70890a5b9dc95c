//! Connect Four against the crates `minimax` 0.6 and `board-game` 0.8.
//!
//! The same work on both sides: the same tree, the same playouts, the same evaluation of the
//! same bits. Rounds alternate between the two, and what is printed is the median of the
//! ratios of neighbouring rounds, so that a slow moment of the machine hits both.

use board_game::board::Board as _;
use minimax::{Game as _, IterativeOptions, IterativeSearch, Negamax, Strategy as _};
use minimax_board::{Board as MinimaxBoard, Game as MinimaxGame};
use plyground_core::{Evaluator, Game as _, Limits, Rng, Root, Searcher as _, Turn, Value, perft};
use plyground_games::connect4::{ConnectFour, Standard};
use plyground_search::adversarial::{AlphaBeta, Pvs};
use std::hint::black_box;
use std::time::Instant;

include!(concat!(env!("OUT_DIR"), "/minimax_board.rs"));

type Ours = ConnectFour<Standard>;
type BoardGame = board_game::games::connect4::Connect4;

const TABLE_BYTES: usize = 64 << 20;

/// Runs every comparison and prints a table.
pub fn run() {
    println!("Connect Four, 7 x 6, one thread; ratio: their time / our time, median of rounds\n");
    println!("{:<46} {:>12} {:>12} {:>7}", "work", "Plyground", "peer", "ratio");
    perfts();
    playouts();
    plain_alphabeta();
    for depth in [12, 14, 16] {
        deepening(depth);
    }
}

/// Times two pieces of work in turn and prints the medians of their times and ratios.
fn compare(work: &str, rounds: usize, mut ours: impl FnMut(), mut peers: impl FnMut()) -> f64 {
    let time = |work: &mut dyn FnMut()| {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64()
    };
    let (mut our_times, mut peer_times, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rounds {
        let (mine, theirs) = (time(&mut ours), time(&mut peers));
        our_times.push(mine);
        peer_times.push(theirs);
        ratios.push(theirs / mine);
    }
    let ratio = median(&mut ratios);
    println!("{work:<46} {:>9.1} ms {:>9.1} ms {ratio:>7.2}", 1e3 * median(&mut our_times), 1e3 * median(&mut peer_times));
    ratio
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

fn perfts() {
    let depth = 9;
    let start = Ours::new(Standard);
    let count = perft(&start, depth);
    assert_eq!(count, minimax_perft(&mut MinimaxBoard::default(), depth));
    assert_eq!(count, board_game_perft(&BoardGame::default(), depth));
    let ours = || _ = black_box(perft(black_box(&start), depth));
    compare("perft 9, minimax's board", 9, ours, || _ = black_box(minimax_perft(&mut MinimaxBoard::default(), depth)));
    compare("perft 9, board-game's board", 3, ours, || _ = black_box(board_game_perft(&BoardGame::default(), depth)));
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
    const GAMES: usize = 100_000;
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
    compare("100 000 random games, minimax's board", 9, ours, minimax);
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
    compare("100 000 random games, board-game's board", 5, ours, board_game);
}

/// For each bit of a cell's weight, the cells that have it; a cell weighs as many points as there
/// are lines of four through it. Both boards keep their cells in the same bits.
const WEIGHTS: [u64; 4] = {
    let weights = [[3, 4, 5, 5, 4, 3], [4, 6, 8, 8, 6, 4], [5, 8, 11, 11, 8, 5], [7, 10, 13, 13, 10, 7]];
    let mut planes = [0; 4];
    let mut column = 0;
    while column < 7 {
        let mirrored = if column < 4 { column } else { 6 - column };
        let mut row = 0;
        while row < 6 {
            let mut bit = 0;
            while bit < 4 {
                planes[bit] |= (weights[mirrored][row] as u64 >> bit & 1) << (7 * column + row);
                bit += 1;
            }
            row += 1;
        }
        column += 1;
    }
    planes
};

/// The evaluation both sides use: weights of the player's discs less those of the other's.
#[inline]
fn weigh(own: u64, theirs: u64) -> i32 {
    let plane = |bit: usize| ((own & WEIGHTS[bit]).count_ones() as i32 - (theirs & WEIGHTS[bit]).count_ones() as i32) << bit;
    plane(0) + plane(1) + plane(2) + plane(3)
}

#[derive(Clone)]
struct Weigh;

impl Evaluator<Ours> for Weigh {
    #[inline]
    fn evaluate(&self, position: &Ours) -> Value {
        match position.turn() {
            Turn::Player(mover) => Value(weigh(position.own(), position.theirs())).pov(mover),
            Turn::Chance | Turn::Over(_) => Value(0),
        }
    }

    fn bounds(&self) -> (Value, Value) {
        (Value(-300), Value(300))
    }

    #[inline]
    fn promise(&self, _: &Ours, column: &u8) -> i32 {
        3 - (i32::from(*column) - 3).abs()
    }
}

impl minimax::Evaluator for Weigh {
    type G = MinimaxGame;
    #[inline]
    fn evaluate(&self, board: &MinimaxBoard) -> minimax::Evaluation {
        weigh(board.pieces_to_move, board.pieces_just_moved()) as minimax::Evaluation
    }
}

fn plain_alphabeta() {
    let start = Ours::new(Standard);
    let depth = 9;
    let value = AlphaBeta::plain(Weigh).search(&Root::new(&start), &Limits::depth(depth), &mut ()).worth.value;
    let mut negamax = Negamax::new(Weigh, depth as u8);
    negamax.choose_move(&MinimaxBoard::default());
    assert_eq!(value, f64::from(negamax.root_value()), "both see the same value");
    // Negamax shuffles the root's moves, so its tree changes from round to round: many rounds.
    compare(
        "plain alpha-beta to depth 9, Negamax",
        21,
        || _ = black_box(AlphaBeta::plain(Weigh).search(&Root::new(&start), &Limits::depth(depth), &mut ())),
        || _ = black_box(Negamax::new(Weigh, depth as u8).choose_move(&MinimaxBoard::default())),
    );
}

/// To a depth from the empty board, each time with a fresh table.
fn deepening(depth: u32) {
    let start = Ours::new(Standard);
    let alphabeta = || AlphaBeta::new(Weigh).with_table(TABLE_BYTES).search(&Root::new(&start), &Limits::depth(depth), &mut ());
    let pvs = || Pvs { base: AlphaBeta::new(Weigh).with_table(TABLE_BYTES) }.search(&Root::new(&start), &Limits::depth(depth), &mut ());
    let verdict = alphabeta();
    let options = || IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
    let settings = [
        ("null window", options()),
        ("null window, double step", options().with_double_step_increment()),
        ("null window, aspiration, double step", options().with_aspiration_window(5).with_double_step_increment()),
        ("MTD(f)", options().with_mtdf()),
        ("MTD(f), double step", options().with_mtdf().with_double_step_increment()),
    ];
    let peer = |options: IterativeOptions| {
        let mut search = IterativeSearch::new(Weigh, options);
        search.set_max_depth(depth as u8);
        search.choose_move(&MinimaxBoard::default());
        search.root_value()
    };
    let mut best = (f64::INFINITY, settings[0]);
    for setting in settings {
        let begin = Instant::now();
        let value = peer(setting.1);
        let seconds = begin.elapsed().as_secs_f64();
        println!("    minimax {:<40} depth {depth}: {:>9.1} ms, value {value} (ours {})", setting.0, 1e3 * seconds, verdict.worth.value);
        if seconds < best.0 {
            best = (seconds, setting);
        }
    }
    let rounds = if depth < 15 { 7 } else { 3 };
    let peer_best = || _ = black_box(peer(best.1.1));
    println!("    alphabeta depth {depth}: {} nodes, {} table hits", verdict.counters.nodes, verdict.counters.table_hits);
    println!("    pvs depth {depth}: {} nodes", pvs().counters.nodes);
    compare(&format!("alphabeta 64 MiB to {depth}, its best ({})", best.1.0), rounds, || _ = black_box(alphabeta()), peer_best);
    compare(&format!("pvs 64 MiB to depth {depth}, the same"), rounds, || _ = black_box(pvs()), peer_best);
}
