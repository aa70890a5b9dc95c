//! Who won, by the file and by the board.

use super::{codes, replayed};
use plyground_core::{Outcome, Player};
use plyground_games::checkers::pdn::{Reading, read};

#[test]
fn one_nil_means_that_black_won_unless_told_otherwise() {
    let black = Some(Outcome::Won(Player::One));
    let white = Some(Outcome::Won(Player::Two));
    for (text, result) in
        [("1-0", black), ("2-0", black), ("0-1", white), ("0-2", white), ("1-1", Some(Outcome::Drawn)), ("*", None), ("0-0", None)]
    {
        assert_eq!(replayed(&format!("1. 11-15 {text}")).result, result, "{text}");
    }
    let games = read(b"1. 11-15 1-0", Reading { first_points: Player::Two });
    assert_eq!(games[0].result, white);
}

#[test]
fn the_result_after_the_moves_counts_more_than_the_tag() {
    let game = replayed("[Result \"0-1\"]\n1. 11-15 1-0");
    assert_eq!((game.result, codes(&game)), (Some(Outcome::Won(Player::One)), vec!["results-differ"]));
    let game = replayed("[Result \"0-1\"]\n1. 11-15 *");
    assert_eq!((game.result, codes(&game)), (Some(Outcome::Won(Player::Two)), vec!["result-only-in-tag"]));
    let game = replayed("[Result \"Ben\"]\n1. 11-15 1-0");
    assert_eq!((game.result, codes(&game)), (Some(Outcome::Won(Player::One)), vec!["bad-result"]));
    assert_eq!(codes(&replayed("[Result \"1/2 - 1/2\"]\n1. 11-15 1-1")).len(), 0);
}

#[test]
fn a_result_that_the_last_position_rules_out_is_remarked() {
    let text = |result: &str| format!("[FEN \"B:W14:B9\"]\n1. 9x18 {result}");
    assert_eq!(codes(&replayed(&text("1-0"))).len(), 0);
    assert_eq!(codes(&replayed(&text("*"))).len(), 0);
    for result in ["0-1", "1/2-1/2"] {
        assert_eq!(codes(&replayed(&text(result))), ["result-contradicts-board"], "{result}");
    }
    // Resigning is no contradiction.
    assert_eq!(codes(&replayed("1. 11-15 22-18 0-1")).len(), 0);
}

#[test]
fn a_third_repetition_and_eighty_quiet_plies_are_draws() {
    let fen = "[FEN \"B:WK32:BK1\"]\n";
    let round = "1-6 32-27 6-1 27-32 ";
    let drawn = |moves: String| codes(&replayed(&format!("{fen}{moves}1-0"))) == ["result-contradicts-board"];
    assert!(drawn(round.repeat(2)) && !drawn(round.to_string() + "1-6 32-27 6-1 "));
    assert_eq!(codes(&replayed(&format!("{fen}{}1/2-1/2", round.repeat(2)))).len(), 0);

    // Two kings that walk rounds of six and eight moves: a position comes for the third time after 96 plies.
    let black = [1, 6, 10, 14, 9, 5];
    let white = [32, 28, 24, 19, 23, 26, 31, 27];
    let step = |walk: &[u8], index: usize| format!("{}-{} ", walk[index % walk.len()], walk[(index + 1) % walk.len()]);
    let walk =
        |plies: usize| (0..plies).map(|ply| if ply % 2 == 0 { step(&black, ply / 2) } else { step(&white, ply / 2) }).collect::<String>();
    assert_eq!(replayed(&format!("{fen}{}*", walk(80))).moves.len(), 80);
    assert!(drawn(walk(80)) && !drawn(walk(79)));
}
