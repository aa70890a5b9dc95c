//! The game against its plain twin, on random games and on random boards full of kings.

use crate::naive::{Naive, Route};
use crate::texts;
use plyground_core::{Game, Outcome, Playable, Player, Rng, Turn};
use plyground_games::checkers::{CaptureRule, Checkers, Compulsory, Move, Optional};

/// Compares the game with its twin in one position: turn, moves in their order, and results.
fn compare<R: CaptureRule>(position: &Checkers<R>, twin: &Naive, place: &str) {
    assert_eq!(position.write(), twin.write(), "{place}");
    let routes = twin.moves();
    let turn = match (twin.count(twin.mover.other()), routes.len()) {
        (0, _) => Turn::Over(Outcome::Won(twin.mover)),
        (_, 0) => Turn::Over(Outcome::Won(twin.mover.other())),
        _ => Turn::Player(twin.mover),
    };
    assert_eq!(position.turn(), turn, "{position:?}, {place}");
    if turn.is_over() {
        return;
    }
    let expected: Vec<String> = routes.iter().map(Route::text).collect();
    assert_eq!(texts(position), expected, "{position:?}, {place}");
    assert_eq!(position.count_actions(), expected.len(), "{position:?}, {place}");
    let captures: Vec<String> = position.captures().map(|action| action.to_string()).collect();
    let expected: Vec<String> = routes.iter().filter(|route| !route.taken.is_empty()).map(Route::text).collect();
    assert_eq!(captures, expected, "{position:?}, {place}");
    assert_eq!(position.has_capture(twin.mover), !captures.is_empty(), "{position:?}, {place}");
    for (action, route) in position.actions().zip(&routes) {
        assert_eq!(position.after(&action).write(), twin.after(route).write(), "{action} in {position:?}, {place}");
        assert_eq!(action.jumps() as usize, route.taken.len(), "{action} in {position:?}, {place}");
    }
}

/// Random games from the start: what was met, for the tests to demand.
fn compare_games<R: CaptureRule>(games: u64) -> usize {
    let mut positions = 0;
    for game in 0..games {
        let mut rng = Rng::stream(21, game);
        let mut position = Checkers::<R>::new();
        for ply in 0..120 {
            let twin = Naive::read(&position.write(), R::IS_COMPULSORY);
            compare(&position, &twin, &format!("game {game} of seed 21, ply {ply}, {}", R::WORD));
            positions += 1;
            if position.turn().is_over() {
                break;
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
    positions
}

#[test]
fn random_games_are_played_as_by_the_plain_twin() {
    assert!(compare_games::<Compulsory>(60) > 3000);
    assert!(compare_games::<Optional>(60) > 3000);
}

/// A board with up to twelve pieces a side anywhere, most of them kings.
pub fn random_position<R: CaptureRule>(rng: &mut Rng) -> Checkers<R> {
    let mut squares: Vec<u32> = (0..32).collect();
    rng.shuffle(&mut squares);
    let (mut men, mut kings) = ([0; 2], [0; 2]);
    let mut next = squares.into_iter();
    let share_of_kings = rng.unit();
    for player in 0..2 {
        for square in next.by_ref().take(1 + rng.below(12)) {
            let is_last_row = if player == 0 { square >= 28 } else { square < 4 };
            let pieces = if is_last_row || rng.unit() < share_of_kings { &mut kings } else { &mut men };
            pieces[player] |= 1 << square;
        }
    }
    Checkers::from_parts(men, kings, if rng.below(2) == 0 { Player::One } else { Player::Two })
}

/// Compares random boards; answers the longest chain of jumps among them.
fn compare_boards<R: CaptureRule>(boards: u64) -> u32 {
    let mut longest = 0;
    for board in 0..boards {
        let position: Checkers<R> = random_position(&mut Rng::stream(22, board));
        let twin = Naive::read(&position.write(), R::IS_COMPULSORY);
        compare(&position, &twin, &format!("board {board} of seed 22, {}", R::WORD));
        longest = longest.max(position.captures().map(Move::jumps).max().unwrap_or(0));
    }
    longest
}

#[test]
fn boards_that_no_game_reaches_are_played_as_by_the_plain_twin() {
    let longest = compare_boards::<Compulsory>(5000).min(compare_boards::<Optional>(5000));
    assert!(longest >= 6, "the longest chain had {longest} jumps: too short to compare");
}

#[test]
fn lists_too_long_for_the_stack_are_still_whole() {
    // Boards that were made up: kings with room all around, and a king among nine others.
    for text in ["B:WK29:BK6,K7,K8,K14,K15,K16,K22,K23,K24,K31,K32", "B:WK6,K7,K8,K14,K15,K16,K22,K23,K24:BK10,K9"] {
        let position = crate::read(text);
        compare(&position, &Naive::read(&position.write(), true), text);
        let free: Checkers<Optional> = position.under();
        compare(&free, &Naive::read(&position.write(), false), text);
        assert!(free.count_actions() > 32, "{text} has only {} moves", free.count_actions());
    }
}
