//! The player `perfect`: its verdicts are the solver's in Player One's view, and its story is whole.

use plyground_core::{Bound, Event, Game, Limits, Observer, Outcome, Playable, Player, Rng, Root, Searcher, Source, Stop, Turn, Worth};
use plyground_engines::connect4::{Levelled, MOST_LEVEL, Perfect};
use plyground_games::connect4::{AnySize, Bits as _, ConnectFour, Shape, Standard};

/// Counts what a story tells, and that it hangs together.
#[derive(Default, Debug)]
struct Listener {
    open: Vec<(u64, u32)>,
    nodes: u64,
    leaves: u64,
    cutoffs: u64,
    table_hits: u64,
    best: Option<u8>,
}

impl<S: Shape> Observer<ConnectFour<S>> for Listener {
    fn see(&mut self, event: Event<'_, ConnectFour<S>>) {
        match event {
            Event::Enter { node, position, action, depth, .. } => {
                self.nodes += 1;
                assert_eq!(node, self.nodes, "visits are numbered from 1");
                assert_eq!(action.is_some(), !self.open.is_empty(), "only the root was led to by nothing");
                if let (Some((_, above)), Some(action)) = (self.open.last(), action) {
                    assert_eq!(depth + 1, *above);
                    assert!(position.taken_back(*action).is_some(), "the last disc went where it is said");
                }
                self.open.push((node, depth));
            }
            Event::Leave { node, source, .. } => {
                assert_eq!(self.open.pop().map(|(open, _)| open), Some(node));
                match source {
                    Source::Rules | Source::Evaluator => self.leaves += 1,
                    Source::Table => self.table_hits += 1,
                    _ => {}
                }
            }
            Event::Child { node, .. } => assert_eq!(self.open.last().map(|(open, _)| *open), Some(node)),
            Event::Cutoff { node, value, limit, skipped, .. } => {
                assert_eq!(self.open.last().map(|(open, _)| *open), Some(node));
                assert!(skipped > 0 && (value - limit).abs() < 43.0);
                self.cutoffs += 1;
            }
            Event::Best { action, .. } => self.best = Some(*action),
            _ => panic!("a solver tells nothing else"),
        }
    }
}

fn random_position<S: Shape>(shape: S, discs: u32, rng: &mut Rng) -> ConnectFour<S> {
    loop {
        let mut position = ConnectFour::new(shape);
        while !matches!(position.turn(), Turn::Over(_)) && position.discs().count() < discs {
            let action = position.sample(rng);
            position.apply(&action);
        }
        if !matches!(position.turn(), Turn::Over(_)) {
            return position;
        }
    }
}

#[test]
fn a_story_has_every_node_leaf_and_cut_off_that_was_counted() {
    let mut rng = Rng::new(1);
    for index in 0..20 {
        let position = random_position(Standard, 22 + index, &mut rng);
        for limits in [Limits::default(), Limits::nodes(50)] {
            for judge_all in [false, true] {
                let root = Root { judge_all, ..Root::new(&position) };
                let mut listener = Listener::default();
                let verdict = Perfect::new(Standard, 1 << 20, 1, None).search(&root, &limits, &mut listener);
                assert!(listener.open.is_empty());
                let told = (listener.nodes, listener.leaves, listener.cutoffs, listener.table_hits);
                let counters = verdict.counters;
                assert_eq!(told, (counters.nodes, counters.leaves, counters.cutoffs, counters.table_hits), "{position:?}");
                assert!(position.is_open(verdict.best.unwrap()));
            }
        }
    }
}

#[test]
fn values_are_player_ones_and_say_when_the_game_ends() {
    // Red wins at once with the fourth disc of column 4; yellow could only look on.
    let position = ConnectFour::new(Standard).read("414141").unwrap();
    let verdict = Perfect::new(Standard, 1 << 20, 1, None).search(&Root::judging_all(&position), &Limits::default(), &mut ());
    assert_eq!((verdict.best, verdict.worth.value, verdict.worth.decided), (Some(3), 18.0, Some((Player::One, 1))));
    let missed = &verdict.actions[6];
    assert_eq!((missed.action, missed.worth.decided), (6, Some((Player::Two, 2))), "yellow has three in a column too");
    assert_eq!(missed.worth.value, -18.0);
    assert_eq!(verdict.stopped, Stop::Complete);
}

#[test]
fn mirror_images_and_exchanged_colours_are_worth_the_same() {
    let mut rng = Rng::new(2);
    for _ in 0..20 {
        let position = random_position(AnySize::sized(5, 5).unwrap(), 9, &mut rng);
        let value = |position: &ConnectFour<AnySize>| -> Worth {
            Perfect::new(position.shape(), 1 << 20, 1, None).search(&Root::new(position), &Limits::default(), &mut ()).worth
        };
        let mirrored: String = position.write().split('/').map(|row| row.chars().rev().collect::<String>()).collect::<Vec<_>>().join("/");
        assert_eq!(value(&position), value(&position.read(&mirrored).unwrap()));
    }
}

#[test]
fn a_game_that_is_over_is_worth_its_result() {
    let won = ConnectFour::new(Standard).read("4141414").unwrap();
    assert_eq!(won.turn(), Turn::Over(Outcome::Won(Player::One)));
    let mut listener = Listener::default();
    let verdict = Perfect::new(Standard, 0, 1, None).search(&Root::new(&won), &Limits::default(), &mut listener);
    assert_eq!((verdict.best, verdict.worth.value, verdict.worth.decided), (None, 18.0, Some((Player::One, 0))));
    assert_eq!((listener.nodes, listener.leaves, verdict.counters.nodes), (1, 1, 1));
}

#[test]
fn a_search_without_room_or_time_still_answers() {
    let start = ConnectFour::new(Standard);
    let verdict = Perfect::new(Standard, 0, 1, None).search(&Root::judging_all(&start), &Limits::nodes(1000), &mut ());
    assert_eq!((verdict.stopped, verdict.worth.bound, verdict.best), (Stop::Nodes, Bound::Estimate, Some(3)));
    assert!(verdict.actions.len() == 7 && (875..=1000).contains(&verdict.counters.nodes), "{verdict:?}");
    let verdict = Perfect::new(Standard, 0, 1, None).search(&Root::new(&start), &Limits::nodes(0), &mut ());
    assert!(start.is_open(verdict.best.unwrap()));
}

#[test]
fn with_hardly_any_nodes_it_still_completes_a_four_and_prevents_one() {
    for (moves, column) in [("121212", 0), ("12121", 0)] {
        let position = moves.bytes().fold(ConnectFour::new(Standard), |position, digit| position.after(&(digit - b'1')));
        for nodes in [0, 1, 2, 8, 50, 200] {
            let verdict = Perfect::new(Standard, 0, 1, None).search(&Root::judging_all(&position), &Limits::nodes(nodes), &mut ());
            assert_eq!(verdict.best, Some(column), "{moves} {nodes}");
        }
    }
}

#[test]
fn columns_are_told_within_what_is_proven_of_the_position() {
    let start = ConnectFour::new(AnySize::sized(5, 5).unwrap());
    let mut half_known = 0;
    for nodes in (1..60).map(|step| step * 2_000) {
        let verdict = Perfect::new(start.shape(), 1 << 24, 1, None).search(&Root::judging_all(&start), &Limits::nodes(nodes), &mut ());
        half_known += usize::from(verdict.worth.value == 0.0 && matches!(verdict.worth.bound, Bound::Lower | Bound::Upper));
        if verdict.worth.bound == Bound::Exact {
            let best = verdict.actions.iter().find(|judged| Some(judged.action) == verdict.best).unwrap();
            assert_eq!(best.worth.value, verdict.worth.value);
            assert_eq!(best.worth.bound, Bound::Exact, "{nodes}");
            assert!(verdict.actions.iter().all(|judged| judged.worth.bound != Bound::Estimate), "{nodes}");
        }
    }
    assert!(half_known > 0, "at some time it is known that nobody, or only one of them, can win");
}

#[test]
fn where_nothing_is_proven_it_looks_ahead() {
    // Too large to be solved: the disc comes from the look ahead.
    let start = ConnectFour::new(AnySize::sized(12, 9).unwrap());
    let mut score = 0.0;
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut position = start;
        let mut player = Perfect::new(start.shape(), 1 << 16, 1, None);
        let me = if seed % 2 == 0 { Player::One } else { Player::Two };
        while let Turn::Player(seat) = position.turn() {
            let column = if seat == me {
                player.search(&Root::new(&position), &Limits::nodes(4000), &mut ()).best.unwrap()
            } else {
                position.sample(&mut rng)
            };
            position.apply(&column);
        }
        score += f64::from(u8::from(position.turn() == Turn::Over(Outcome::Won(me))));
    }
    assert!(score >= 19.0, "{score} of 20 against chance");
}

/// A game between two levels; what the first to move scores.
fn game(levels: [u64; 2], seed: u64) -> f64 {
    let mut players = [Levelled::new(Standard, levels[0], seed), Levelled::new(Standard, levels[1], seed + 1)];
    let mut position = ConnectFour::new(Standard);
    loop {
        match position.turn() {
            Turn::Over(Outcome::Won(winner)) => return f64::from(u8::from(winner == Player::One)),
            Turn::Over(_) => return 0.5,
            _ => {}
        }
        let player = &mut players[position.mover().index()];
        let verdict = player.search(&Root::new(&position), &Limits::default(), &mut ());
        position.apply(&verdict.best.unwrap());
    }
}

#[test]
fn a_higher_level_beats_a_lower_one() {
    for (higher, lower) in [(2, 1), (4, 2), (6, 4), (8, 6)] {
        let score: f64 = (0..20).map(|seed| game([higher, lower], seed) + 1.0 - game([lower, higher], 100 + seed)).sum();
        assert!(score > 22.0, "level {higher} scored {score} of 40 against level {lower}");
    }
}

#[test]
fn a_level_plays_another_game_with_another_seed_and_the_same_with_the_same() {
    let line = |seed| {
        let (mut player, mut position, mut columns) = (Levelled::new(Standard, 5, seed), ConnectFour::new(Standard), Vec::new());
        while !matches!(position.turn(), Turn::Over(_)) {
            let column = player.search(&Root::new(&position), &Limits::default(), &mut ()).best.unwrap();
            position.apply(&column);
            columns.push(column);
        }
        columns
    };
    assert_eq!(line(1), line(1));
    let games: std::collections::BTreeSet<Vec<u8>> = (0..20).map(line).collect();
    assert!(games.len() >= 18, "{} different games of 20", games.len());
}

#[test]
fn even_the_lowest_level_takes_a_win_and_the_next_one_blocks() {
    let to_win = ConnectFour::new(Standard).read("414141").unwrap();
    let to_block = ConnectFour::new(Standard).read("41414").unwrap();
    for seed in 0..50 {
        for level in 1..=MOST_LEVEL {
            let mut player = Levelled::new(Standard, level, seed);
            assert_eq!(player.search(&Root::new(&to_win), &Limits::default(), &mut ()).best, Some(3));
            if level > 1 {
                assert_eq!(player.search(&Root::new(&to_block), &Limits::default(), &mut ()).best, Some(3), "level {level}");
            }
        }
    }
}
