//! Won endings of a few kings, played against the best defence.
//!
//! All positions of some kings against one king are solved backward from the end (retrograde
//! analysis), so it is known which are won and how long the loser can hold out. The player
//! under test then has to win from random won starts, within the forty moves of the rules, while
//! the lone king always takes the move that lasts longest.

use crate::player::{Contender, Position};
use plyground_core::{Course, Game, Limits, Outcome, Player, Rng, Root, Searcher, Turn};
use std::collections::HashMap;
use std::time::Duration;

/// Plies to the end for each position; `None` where it is a draw.
type Solved = HashMap<Position, Option<u32>>;

/// Every set of `count` squares.
fn sets(count: u32) -> Vec<u32> {
    let mut list = vec![0_u32];
    for _ in 0..count {
        list = list.iter().flat_map(|&set| (32 - set.leading_zeros()..32).map(move |index| set | 1 << index)).collect();
    }
    list
}

/// All positions of `strong` black kings against a white one, either to move.
fn positions(strong: u32) -> Vec<Position> {
    let mut list = Vec::new();
    for kings in sets(strong) {
        for lone in sets(1).into_iter().filter(|lone| lone & kings == 0) {
            list.extend([Player::One, Player::Two].map(|mover| Position::from_parts([0; 2], [kings, lone], mover)));
        }
    }
    list
}

/// Solves all positions of up to `strong` kings against one: in each round those that are decided
/// by what was decided before. A value is the number of plies to the end, odd when the player to move wins.
fn solve(strong: u32) -> Solved {
    let mut solved = Solved::new();
    for count in 1..=strong {
        let mut open: Vec<Position> = positions(count);
        // A capture leads to an ending that may last longer than anything met so far.
        let least = solved.values().filter_map(|plies| *plies).max().unwrap_or(0) + 2;
        for plies in 0.. {
            let known = |position: &Position| solved.get(position).copied().flatten();
            let decided: Vec<Position> = open.iter().filter(|position| is_decided(position, plies, &known)).copied().collect();
            if decided.is_empty() && plies > least {
                break;
            }
            for position in &decided {
                solved.insert(*position, Some(plies));
            }
            open.retain(|position| !solved.contains_key(position));
        }
        solved.extend(open.into_iter().map(|position| (position, None)));
    }
    solved
}

/// True when the position is won (`plies` odd) or lost (even) in exactly this many plies, given
/// everything that takes less.
fn is_decided(position: &Position, plies: u32, known: &impl Fn(&Position) -> Option<u32>) -> bool {
    match position.turn() {
        Turn::Over(_) => plies == 0,
        _ if plies == 0 => false,
        _ => {
            let mut replies = position.actions().map(|action| {
                let after = position.after(&action);
                if matches!(after.turn(), Turn::Over(_)) { Some(0) } else { known(&after) }
            });
            let is_lost_for_other = |reply: Option<u32>| reply.is_some_and(|left| left < plies && left % 2 == 0);
            let is_won_for_other = |reply: Option<u32>| reply.is_some_and(|left| left < plies && left % 2 == 1);
            if plies % 2 == 1 { replies.any(is_lost_for_other) } else { replies.all(is_won_for_other) }
        }
    }
}

/// The defender's move that lasts longest, or draws.
fn best_defence(position: &Position, solved: &Solved) -> Position {
    let results = position.actions().map(|action| position.after(&action));
    let lasts = |after: &Position| match (after.turn(), solved.get(after)) {
        (Turn::Over(_), _) => 0,
        (_, Some(Some(plies))) if plies % 2 == 1 => *plies,
        _ => u32::MAX,
    };
    results.max_by_key(lasts).expect("the defender can move")
}

/// Plays one ending; the plies it took, or `None` when it was not won.
fn play(start: Position, contender: Contender, solved: &Solved, time: Duration) -> Option<usize> {
    let rules = Position::DRAWS.expect("checkers has draws by the course of a game");
    let mut player = contender.player(16 << 20);
    let (mut position, mut course, mut past, mut plies) = (start, Course::new(start.key()), Vec::new(), 0);
    loop {
        let next = match position.turn() {
            Turn::Over(outcome) => return (outcome == Outcome::Won(Player::One)).then_some(plies),
            _ if course.is_drawn(rules) => return None,
            Turn::Player(Player::One) => {
                let root = Root { position: &position, past: &past, actions_made: plies as u32, judge_all: false };
                let limits = Limits { time: Some(time), ..Limits::default() };
                position.after(&player.search(&root, &limits, &mut ()).best?)
            }
            _ => best_defence(&position, solved),
        };
        let is_lasting = next.occupied().count_ones() < position.occupied().count_ones();
        if is_lasting {
            past.clear();
        } else {
            past.push(position.key());
        }
        position = next;
        course.play(position.key(), is_lasting);
        plies += 1;
    }
}

/// Plays `starts` random won positions of two kings and of three kings against one.
pub fn report(contender: Contender, starts: usize, seed: u64, millis: u64) {
    for strong in [2, 3] {
        let solved = solve(strong);
        let is_this = |position: &&Position| position.occupied().count_ones() == strong + 1;
        let count = |is_won: bool| {
            let to_move = positions(strong).into_iter().filter(|position| position.mover() == Player::One);
            to_move.filter(|position| solved[position].is_some() == is_won).count()
        };
        let longest = solved
            .iter()
            .filter(|(position, _)| is_this(position))
            .filter_map(|(_, plies)| *plies)
            .filter(|plies| plies % 2 == 1)
            .max()
            .unwrap_or(0);
        println!("{strong} kings to move against 1: {} won, {} not, longest {longest}", count(true), count(false));
        let mut won: Vec<Position> = positions(strong)
            .into_iter()
            .filter(|position| position.mover() == Player::One && solved[position].is_some_and(|plies| plies % 2 == 1))
            .collect();
        Rng::new(seed).shuffle(&mut won);
        let (mut wins, mut extra, mut most) = (0, 0, 0);
        for start in won.into_iter().take(starts) {
            match play(start, contender, &solved, Duration::from_millis(millis)) {
                Some(plies) => {
                    wins += 1;
                    extra += plies - solved[&start].expect("a won start") as usize;
                    most = most.max(plies);
                }
                None => println!("  not won: {start:?}, {:?} plies", solved[&start]),
            }
        }
        println!(
            "  {wins} of {starts} won, at most {most} plies, {:.1} more than the shortest on average",
            extra as f64 / f64::from(wins.max(1))
        );
    }
}
