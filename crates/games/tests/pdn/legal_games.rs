//! Games played by the rules, written down and read again, by both capture rules.

use plyground_core::{Game, Outcome, Playable, Rng, Turn};
use plyground_games::checkers::pdn::{Item, Reading, Script, Written, read, script_of, write_text};
use plyground_games::checkers::{CaptureRule, Checkers, Compulsory, Move, Optional};

/// A game of random moves, at most `most` of them.
fn play<R: CaptureRule>(start: Checkers<R>, rng: &mut Rng, most: usize) -> (Vec<Move>, Checkers<R>) {
    let (mut position, mut moves) = (start, Vec::new());
    while moves.len() < most && !position.turn().is_over() {
        let action = position.sample(rng);
        position.apply(&action);
        moves.push(action);
    }
    (moves, position)
}

/// A random game as a script, with comments, marks and variations of random legal moves.
fn annotated<R: CaptureRule>(rng: &mut Rng) -> (Script, Vec<Move>, Checkers<R>) {
    let opening = rng.below(30);
    let (_, start) = play(Checkers::<R>::new(), rng, opening);
    let (moves, end) = play(start, rng, 150);
    let result = if let Turn::Over(outcome) = end.turn() { Some(outcome) } else { Some(Outcome::Drawn) };
    let mut script = script_of(&start, &moves, ["Ada", "Ben \"B\" Brown"], result);
    let (mut items, mut position) = (Vec::new(), start);
    for (action, item) in moves.iter().zip(script.items) {
        items.push(item);
        if rng.below(8) == 0 {
            items.push(Item::comment("a word about it, {in braces} or not"));
        }
        if rng.below(6) == 0 {
            let (side_line, _) = play(position, rng, 6);
            let full = |action: &Move| Item::Move(Written::new(&action.squares().collect::<Vec<_>>(), action.is_capture()));
            items.push(Item::Variation(side_line.iter().map(full).collect()));
        }
        position.apply(action);
    }
    script.items = items;
    (script, moves, end)
}

fn random_games_come_back<R: CaptureRule>(games: u64) {
    for seed in 0..games {
        let mut rng = Rng::stream(R::WORD.len() as u64, seed);
        let (script, moves, end) = annotated::<R>(&mut rng);
        let text = write_text(std::slice::from_ref(&script));
        let read = read(text.as_bytes(), Reading::default());
        assert_eq!(read.len(), 1, "seed {seed}\n{text}");
        let game = &read[0];
        assert_eq!(game.remarks, [], "seed {seed}\n{text}");
        assert_eq!((&game.script, &game.moves, game.unread), (&script, &moves, 0), "seed {seed}\n{text}");
        assert_eq!((game.position.as_str(), game.capture), (end.write().as_str(), R::WORD), "seed {seed}");
    }
}

#[test]
fn random_games_under_compulsory_capture_come_back() {
    random_games_come_back::<Compulsory>(300);
}

#[test]
fn random_games_under_optional_capture_come_back() {
    random_games_come_back::<Optional>(300);
}

/// Writes moves as an archive might: wrong signs, and of captures only the ends.
fn careless(moves: &[Move], rng: &mut Rng) -> String {
    let mut text = String::new();
    for action in moves {
        let squares: Vec<u8> = match rng.below(3) {
            0 => vec![action.from(), action.to()],
            _ => action.squares().collect(),
        };
        let written = Written::new(&squares, rng.below(4) == 0 || action.is_capture() && rng.below(4) > 0);
        text += &(written.text() + " ");
    }
    text + "*"
}

#[test]
fn careless_writing_changes_no_game() {
    for seed in 0..300 {
        let mut rng = Rng::stream(77, seed);
        let (moves, end) = play(Checkers::<Compulsory>::new(), &mut rng, 150);
        let text = careless(&moves, &mut rng);
        let game = &read(text.as_bytes(), Reading::default())[0];
        assert_eq!(game.unread, 0, "seed {seed}\n{text}\n{:?}", game.remarks);
        // Where a move was in doubt, another reading may lead elsewhere; then it must be told.
        let is_in_doubt = game.remarks.iter().any(|remark| remark.code == "ambiguous-move");
        assert!(is_in_doubt || game.moves == moves && game.position == end.write(), "seed {seed}\n{text}");
        let as_written = |code: &str| ["quiet-with-x", "capture-with-dash", "ambiguous-move"].contains(&code);
        assert!(game.remarks.iter().all(|remark| as_written(remark.code)), "{:?}", game.remarks);
    }
}
