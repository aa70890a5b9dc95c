//! What is fast equals what is slow, to the last bit.

mod support;

use plyground_core::{Game, Playable, Player, Rng, Turn};
use plyground_games::twenty48::Twenty48;
use plyground_training::twenty48::{eight_by_six, five_by_four, five_by_six, four_by_six};
use plyground_training::{Coherence, Features, Method, Network};
use support::{SlowTuples, signature, start, train};

/// Boards of random games, and some with tiles that four bits do not hold.
fn boards() -> Vec<Twenty48> {
    let mut boards: Vec<Twenty48> = Vec::new();
    let mut rng = Rng::new(5);
    for _ in 0..20 {
        let mut board = start();
        while !board.turn().is_over() {
            boards.push(board);
            let action = board.sample(&mut rng);
            board.apply(&action);
        }
    }
    let large = ["65536,65536,4,2/131072,8,0,0/2,32768,32768,0/0,0,0,4", "32768,32768,0,0/0,0,2,0/0,0,0,0/4,4,4,4"];
    boards.extend(large.iter().map(|text| start().read(text).expect("a board")));
    boards
}

fn fires_alike(fast: &impl Features<Twenty48>) {
    let cells = |tuple: &str| tuple.chars().map(|cell| cell.to_digit(16).expect("a cell") as usize).collect();
    let slow = SlowTuples(fast.id().split(' ').map(cells).collect());
    assert_eq!(fast.tables(), slow.tables());
    assert_eq!(fast.count(), slow.count());
    for board in boards() {
        let (mut by_fast, mut by_slow) = (Default::default(), Vec::new());
        fast.fire(&fast.view(&board), &mut by_fast);
        slow.fire(&board, &mut by_slow);
        assert_eq!(by_fast.as_ref(), by_slow, "{board:?}");
        if matches!(board.turn(), Turn::Player(_)) {
            let (mut fast_sequels, mut slow_sequels) = (Vec::new(), Vec::new());
            fast.sequels(&board, &mut fast_sequels);
            slow.sequels(&board, &mut slow_sequels);
            assert_eq!(format!("{fast_sequels:?}"), format!("{slow_sequels:?}"));
        }
    }
}

#[test]
fn tuples_fire_as_cell_by_cell() {
    fires_alike(&five_by_four());
    fires_alike(&four_by_six());
    fires_alike(&five_by_six());
    fires_alike(&eight_by_six());
}

fn four_tuples() -> SlowTuples {
    SlowTuples(vec![vec![0, 1, 2, 3], vec![4, 5, 6, 7], vec![0, 1, 4, 5], vec![1, 2, 5, 6], vec![5, 6, 9, 10]])
}

#[test]
fn fast_tuples_learn_what_slow_ones_learn() {
    for (lambda, is_coherent, lanes) in [(0.0, true, 1), (0.5, true, 3), (0.0, false, 2)] {
        let fast = Network::new(five_by_four(), 100.0, is_coherent).expect("room");
        let slow = Network::new(four_tuples(), 100.0, is_coherent).expect("room");
        let method = Method { lambda, lanes, rate: if is_coherent { 1.0 } else { 0.1 }, ..Method::default() };
        let (by_fast, by_slow) = (train(&fast, method, 30, 9), train(&slow, method, 30, 9));
        assert_eq!(by_fast, by_slow);
        assert_eq!(signature(&fast), signature(&slow), "lambda {lambda}, coherent {is_coherent}, {lanes} lanes");
    }
}

/// The algorithm as a book has it: one game after the other, plain numbers, one thread, nothing fetched ahead.
fn by_the_book(features: &SlowTuples, games: u64, seed: u64, lambda: f32) -> Vec<(f32, Coherence)> {
    let count: usize = features.tables().iter().sum();
    let mut weights = vec![(0.0_f32, Coherence::default()); count];
    let value = |weights: &[(f32, Coherence)], fired: &[u32]| {
        let sum = |part: usize| fired.iter().skip(part).step_by(4).fold(0.0, |sum, &index| sum + weights[index as usize].0);
        (sum(0) + sum(1)) + (sum(2) + sum(3))
    };
    let fired = |board: &Twenty48| {
        let mut fired = Vec::new();
        features.fire(board, &mut fired);
        fired
    };
    for number in 0..games {
        let mut rng = Rng::stream(seed, number);
        let mut board = start();
        let mut path: Vec<(Twenty48, f32)> = Vec::new();
        loop {
            match board.turn() {
                Turn::Over(_) => break,
                Turn::Chance => board.apply(&board.sample(&mut rng)),
                Turn::Player(player) => {
                    assert_eq!(player, Player::One);
                    let mut best = (None, f32::NEG_INFINITY);
                    for action in board.actions() {
                        let after = board.after(&action);
                        let reward = board.reward(&action) as f32;
                        let worth = reward + value(&weights, &fired(&after));
                        if worth > best.1 {
                            best = (Some((after, reward)), worth);
                        }
                    }
                    let chosen = best.0.expect("a player to move has a move");
                    board = chosen.0;
                    path.push(chosen);
                }
            }
        }
        let mut target = 0.0;
        for (after, reward) in path.iter().rev() {
            let fired = fired(after);
            let change = (target - value(&weights, &fired)) * (1.0 / fired.len() as f32);
            for &index in &fired {
                let (weight, Coherence { sum, size }) = &mut weights[index as usize];
                *weight += change * if *size > 0.0 { sum.abs() / *size } else { 1.0 };
                *sum += change;
                *size += change.abs();
            }
            target = reward + lambda * target + (1.0 - lambda) * value(&weights, &fired);
        }
    }
    weights
}

#[test]
fn the_learner_does_what_the_book_says() {
    for lambda in [0.0, 0.7] {
        let network = Network::new(five_by_four(), 0.0, true).expect("room");
        train(&network, Method { lanes: 1, lambda, ..Method::default() }, 20, 4);
        for (index, (weight, coherence)) in by_the_book(&four_tuples(), 20, 4, lambda).into_iter().enumerate() {
            assert_eq!(network.weights.get(index).to_bits(), weight.to_bits(), "weight {index}, lambda {lambda}");
            assert_eq!(network.weights.coherence(index), coherence, "coherence {index}, lambda {lambda}");
        }
    }
}

#[test]
fn a_small_run_never_changes() {
    let network = Network::new(five_by_four(), 0.0, true).expect("room");
    let stretch = train(&network, Method::default(), 200, 1);
    assert_eq!((stretch.decisions, stretch.score, signature(&network)), GOLDEN);
}
const GOLDEN: (u64, f64, u64) = (63_813, 864_076.0, 887_854_639_082_699_969);
