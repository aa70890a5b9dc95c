//! A game of a file, played on: what the file says about it stays.
//!
//! The tags keep their order and their words; those that the play has changed, such as the result,
//! get new values in place. Of the moves, those that are still played keep their comments,
//! marks and variations; moves that were taken back go with theirs, and the new ones follow.
//!
//! ```text
//!   [Event "Club"] [Result "1-0"]   1. 11-15 {good} 22-18! 2. 15x22 {hm} 26x17? 1-0
//!   taken back: 26x17, played: 25x18
//!   [Event "Club"] [Result "*"]     1. 11-15 {good} 22-18! 2. 15x22 {hm} 25x18 *
//! ```

use super::replay::Replayed;
use super::tree::{Item, Script, Tag};
use plyground_core::{Archived, printable};

/// Tags that tell where a game starts.
const START_TAGS: [&str; 2] = ["SetUp", "FEN"];

/// The script of a file for the game as it stands now, of which `fresh` is the script without a past.
///
/// A game that does not start where the one of the file does is another game: nothing stays then.
pub(super) fn revise(earlier: &Replayed, game: &Archived, fresh: Script) -> Script {
    if game.start != earlier.start {
        return fresh;
    }
    let mut script = earlier.script.clone();
    let played = earlier.moves.iter().map(ToString::to_string);
    let kept = played.zip(&game.actions).take_while(|(before, now)| before == *now).count();
    let is_same_line = kept == earlier.moves.len() && kept == game.actions.len() && earlier.unread == 0;
    if !is_same_line {
        script.items.truncate(end_of_move(&script.items, kept));
        script.items.extend(fresh.items.iter().skip(kept).cloned());
    }
    // Where nothing was changed, the result stays in the words of the file: 2-0, or a result by both.
    if !is_same_line || earlier.result != game.result {
        script.ending = fresh.ending;
        set_tag(&mut script, "Result", fresh.ending.text());
    }
    // What the file has stays as it is there; anything else is ours to write.
    for (name, seat) in ["Black", "White"].iter().zip(&game.players) {
        if !seat.trim().is_empty() && script.tag(name) != Some(seat) {
            set_tag(&mut script, name, &printable(seat));
        }
    }
    for (name, value) in &game.notes {
        if value.is_empty() {
            script.tags.retain(|tag| !tag.name.eq_ignore_ascii_case(name));
        } else if fresh.tag(name).is_some() && script.tag(name) != Some(value) {
            set_tag(&mut script, name, &printable(value));
        }
    }
    tell_start(&mut script, &fresh, kept);
    script
}

/// Names the start where the file leaves it to its first move, and that move is not played any more.
fn tell_start(script: &mut Script, fresh: &Script, kept: usize) {
    if kept > 0 {
        return;
    }
    for name in START_TAGS {
        if let Some(value) = fresh.tag(name) {
            set_tag(script, name, value);
        }
    }
}

/// Where the items of the first moves end: before the next move, with all that is said about the last one.
fn end_of_move(items: &[Item], moves: usize) -> usize {
    let mut places = items.iter().enumerate().filter(|(_, item)| matches!(item, Item::Move(_))).map(|(index, _)| index);
    places.nth(moves).unwrap_or(items.len())
}

/// Gives a tag a value: in place where there is such a tag, the last one counting, else at the end.
fn set_tag(script: &mut Script, name: &str, value: &str) {
    let tag = Tag::new(name, value);
    match script.tags.iter_mut().rfind(|tag| tag.name.eq_ignore_ascii_case(name)) {
        Some(place) => place.value = tag.value,
        None => script.tags.push(tag),
    }
}
