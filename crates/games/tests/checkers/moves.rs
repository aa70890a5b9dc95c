//! The rules one by one, on positions that show them.

use crate::twin::random_position;
use crate::{read, read_free, texts};
use plyground_core::{Course, Game, Outcome, Playable, Player, Rng, Turn};
use plyground_games::checkers::squares::{bit, squares_in};
use plyground_games::checkers::{CaptureRule, Checkers, Compulsory, MOST_JUMPS, Optional};

#[test]
fn the_first_moves_stand_in_the_order_of_squares_and_directions() {
    let start = Checkers::<Compulsory>::new();
    assert_eq!(texts(&start), ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]);
    let answer = start.after(&start.actions().as_ref()[0]);
    assert_eq!(texts(&answer), ["21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20"]);
    // A king goes up left, up right, down left, down right.
    assert_eq!(texts(&read("B:W32:BK18")), ["18-14", "18-15", "18-22", "18-23"]);
}

#[test]
fn a_jump_is_a_duty_unless_the_variant_says_otherwise() {
    assert_eq!(texts(&read("B:W14,32:B1,9")), ["9x18"]);
    assert_eq!(texts(&read_free("B:W14,32:B1,9")), ["1-5", "1-6", "9-13", "9x18"]);
}

#[test]
fn any_jump_may_be_chosen_but_a_chain_must_be_completed() {
    assert_eq!(texts(&read("B:W8,14,23:B4,9")), ["4x11", "9x18x27"]);
    assert_eq!(texts(&read_free("B:W8,14,23:B4,9")), ["4x11", "9-13", "9x18", "9x18x27"]);
}

#[test]
fn men_neither_move_nor_jump_backward() {
    assert_eq!(texts(&read("B:W14:B18")), ["18-22", "18-23"]);
    assert_eq!(texts(&read("W:W14:B18")), ["14-9", "14-10"]);
    assert_eq!(texts(&read("B:W14:BK18")), ["18x9"]);
}

#[test]
fn a_man_that_reaches_the_last_row_becomes_a_king_and_stops() {
    // A king on 31 could go on over 27.
    let position = read("B:W26,27:B22");
    assert_eq!(texts(&position), ["22x31"]);
    let after = position.after(&position.read_action("22x31").unwrap());
    assert_eq!(after.write(), "W:W27:BK31");
    assert_eq!(texts(&read("B:W26,27:BK22")), ["22x31x24"]);
    // Where a chain may be left, its beginning makes a king as well.
    assert_eq!(texts(&read_free("B:W26,27:B22")), ["22-25", "22x31"]);
    let position = read("W:W5:B20");
    assert_eq!(position.after(&position.read_action("5-1").unwrap()).write(), "B:WK1:B20");
}

#[test]
fn a_king_may_return_to_where_it_began_and_jumps_nobody_twice() {
    let position = read("B:W14,15,22,23:BK10");
    assert_eq!(texts(&position), ["10x17x26x19x10", "10x19x26x17x10"]);
    for action in position.actions() {
        assert_eq!(action.captured(), [14, 15, 22, 23].map(bit).iter().sum::<u32>());
        assert_eq!(position.after(&action).write(), "W:W:BK10");
    }
    let beginnings = ["10x17", "10x17x26", "10x17x26x19", "10x17x26x19x10", "10x19", "10x19x26", "10x19x26x17", "10x19x26x17x10"];
    let free = texts(&read_free("B:W14,15,22,23:BK10"));
    assert!(beginnings.iter().all(|text| free.contains(&(*text).to_string())) && free.len() == 10, "{free:?}");
}

#[test]
fn no_chain_is_longer_than_nine_jumps() {
    // The inner squares over which a king jumps that started in an even row and an odd one.
    let mut longest = 0;
    for first_row in 0..2 {
        for class in 0..2 {
            let lands = |square: u8| (square - 1) / 4 % 2 == first_row && ((square - 1) / 8 + (square - 1) % 4) % 2 == class;
            let stands: Vec<u8> = (1..=32).filter(|&square| lands(square)).collect();
            let is_between =
                |square: &u8| stands.iter().filter(|stand| stand.abs_diff(*square) <= 5 && is_next(**stand, *square)).count() == 2;
            let theirs: u32 = (1..=32).filter(is_between).map(bit).sum();
            assert_eq!(theirs.count_ones(), MOST_JUMPS, "{stands:?}");
            for &square in &stands {
                let position = Checkers::<Optional>::from_parts([0; 2], [bit(square), theirs], Player::One);
                for action in position.captures() {
                    assert_eq!(action.squares().count(), action.jumps() as usize + 1);
                    assert_eq!(action.captured().count_ones(), action.jumps());
                    longest = longest.max(action.jumps());
                }
            }
        }
    }
    assert_eq!(longest, MOST_JUMPS);
}

/// True when two squares touch at a corner.
fn is_next(one: u8, other: u8) -> bool {
    use plyground_games::checkers::squares::{column, row};
    row(one).abs_diff(row(other)) == 1 && column(one).abs_diff(column(other)) == 1
}

#[test]
fn who_cannot_move_or_has_no_pieces_has_lost() {
    for (text, winner) in [
        ("B:WK32:B28", Player::Two),
        ("W:W5:BK1", Player::One),
        ("W:W:B1", Player::One),
        ("B:W:B1", Player::One),
        ("W:W21:B", Player::Two),
        ("B:W21:B", Player::Two),
    ] {
        assert_eq!(read(text).turn(), Turn::Over(Outcome::Won(winner)), "{text}");
        assert_eq!(read_free(text).turn(), Turn::Over(Outcome::Won(winner)), "{text}");
    }
}

#[test]
fn captures_and_moves_of_men_last_and_steps_of_kings_do_not() {
    let position = read_free("B:W14,32:BK9,1,K3");
    let lasting: Vec<String> = position.actions().filter(|action| position.is_lasting(action)).map(|action| action.to_string()).collect();
    assert_eq!(lasting, ["1-5", "1-6", "9x18"]);
}

/// Plays texts, keeping the course of the game.
fn play(position: &mut Checkers<Compulsory>, course: &mut Course, action: &str) {
    let action = position.read_action(action).unwrap();
    let is_lasting = position.is_lasting(&action);
    position.apply(&action);
    course.play(position.key(), is_lasting);
}

#[test]
fn the_third_time_and_forty_quiet_moves_each_are_draws() {
    let rules = Checkers::<Compulsory>::DRAWS.expect("the game has such draws");
    let mut position = read("B:WK29:BK4");
    let mut course = Course::new(position.key());
    for action in ["4-8", "29-25", "8-4", "25-29", "4-8", "29-25", "8-4"] {
        play(&mut position, &mut course, action);
        assert!(!course.is_drawn(rules), "after {action}");
    }
    play(&mut position, &mut course, "25-29");
    assert!(course.is_drawn(rules), "the position has come for the third time");
    assert_eq!((rules.repetitions, rules.quiet), (3, 80));
}

#[test]
fn sets_of_pieces_and_squares_are_told_as_they_are() {
    let position = read("B:W21,K10:B1,K30,9");
    let squares = |set| squares_in(set).collect::<Vec<_>>();
    assert_eq!(squares(position.men(Player::One)), [1, 9]);
    assert_eq!(squares(position.kings(Player::One)), [30]);
    assert_eq!(squares(position.pieces(Player::One)), [1, 9, 30]);
    assert_eq!(squares(position.men(Player::Two)), [21]);
    assert_eq!(squares(position.kings(Player::Two)), [10]);
    assert_eq!(squares(position.occupied()), [1, 9, 10, 21, 30]);
    assert_eq!(position.empty(), !position.occupied());
    assert_eq!(squares(position.destinations(Player::One)), [5, 6, 13, 14, 25, 26]);
    assert_eq!(position.count_steps(Player::One), 6);
    assert_eq!(squares(position.destinations(Player::Two)), [6, 7, 14, 15, 17]);
    assert!(!position.has_capture(Player::One) && !position.has_capture(Player::Two));
    assert_eq!(squares(read("B:W14:B9,10").jumpers(Player::One)), [9, 10]);
    assert_eq!(squares(read("B:W14:B9,10").jumpers(Player::Two)), [14]);
    assert_eq!(position.with_mover(Player::Two).write(), "W:WK10,21:B1,9,K30");
}

fn compare_mirrored<R: CaptureRule>() {
    for board in 0..2000 {
        let position: Checkers<R> = random_position(&mut Rng::stream(23, board));
        let mirrored = position.mirrored();
        assert_eq!(mirrored.mirrored(), position);
        for player in [Player::One, Player::Two] {
            assert_eq!(position.jumpers(player).reverse_bits(), mirrored.jumpers(player.other()), "{position:?}");
            assert_eq!(position.destinations(player).reverse_bits(), mirrored.destinations(player.other()), "{position:?}");
            assert_eq!(position.count_steps(player), mirrored.count_steps(player.other()), "{position:?}");
        }
        if position.turn().is_over() {
            continue;
        }
        let turned = |squares: &mut dyn Iterator<Item = u8>| squares.map(|square| 33 - square).collect::<Vec<u8>>();
        let mut here: Vec<_> =
            position.actions().map(|action| (turned(&mut action.squares()), position.after(&action).mirrored().key())).collect();
        let mut there: Vec<_> = mirrored.actions().map(|action| (action.squares().collect(), mirrored.after(&action).key())).collect();
        here.sort();
        there.sort();
        assert_eq!(here, there, "{position:?}");
    }
}

#[test]
fn the_turned_board_is_the_same_game() {
    compare_mirrored::<Compulsory>();
    compare_mirrored::<Optional>();
}

#[test]
fn moves_are_found_by_some_of_their_squares() {
    let position = read("B:W14,15,22,23:BK10");
    let found = |from, between: &[u8], to| position.find_moves(from, between, to).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(found(10, &[], 10).len(), 2);
    assert_eq!(found(10, &[26], 10).len(), 2);
    assert_eq!(found(10, &[17], 10), ["10x17x26x19x10", "10x19x26x17x10"]);
    assert_eq!(found(10, &[17, 26], 10), ["10x17x26x19x10"]);
    assert_eq!(found(10, &[19, 26, 17], 10), ["10x19x26x17x10"]);
    for (from, between, to) in [(10, &[17][..], 26), (10, &[26, 26], 10), (10, &[10], 10), (9, &[], 10), (10, &[99], 10)] {
        assert_eq!(found(from, between, to), [] as [&str; 0], "{from} {between:?} {to}");
    }
    let start = Checkers::<Compulsory>::new();
    assert_eq!(start.find_moves(11, &[], 15).len(), 1);
    assert_eq!(read("W:W:B1").find_moves(1, &[], 5), []);
}
