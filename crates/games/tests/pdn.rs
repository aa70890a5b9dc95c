//! PDN: careless files are read without loss, and what we write reads back as the same games.

#[path = "pdn/ballots.rs"]
mod ballots;
#[path = "pdn/boundaries.rs"]
mod boundaries;
#[path = "pdn/format.rs"]
mod format;
#[path = "pdn/legal_games.rs"]
mod legal_games;
#[path = "pdn/results.rs"]
mod results;
#[path = "pdn/sloppy_moves.rs"]
mod sloppy_moves;
#[path = "pdn/text.rs"]
mod text;
#[path = "pdn/trees.rs"]
mod trees;

use plyground_games::checkers::pdn::{Item, Reading, Replayed, Script, read, read_text};

/// The games of a text with the codes of the remarks about them.
fn scripts(text: &str) -> (Vec<Script>, Vec<&'static str>) {
    let (games, remarks) = read_text(text);
    (games, remarks.iter().map(|remark| remark.code).collect())
}

/// The only game of a text with the codes of the remarks about it.
fn script(text: &str) -> (Script, Vec<&'static str>) {
    let (mut games, codes) = scripts(text);
    assert_eq!(games.len(), 1, "{text}: {games:?}");
    (games.remove(0), codes)
}

/// The only game of a text, replayed.
fn replayed(text: &str) -> Replayed {
    let mut games = read(text.as_bytes(), Reading::default());
    assert_eq!(games.len(), 1, "{text}: {games:?}");
    games.remove(0)
}

/// Codes of the remarks about a game.
fn codes(game: &Replayed) -> Vec<&'static str> {
    game.remarks.iter().map(|remark| remark.code).collect()
}

/// The moves of the main line, as they were played.
fn played(game: &Replayed) -> String {
    game.moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The moves among items, as they are written.
fn written(items: &[Item]) -> String {
    let text = |item: &Item| if let Item::Move(written) = item { Some(written.text() + &written.marks) } else { None };
    items.iter().filter_map(text).collect::<Vec<_>>().join(" ")
}
