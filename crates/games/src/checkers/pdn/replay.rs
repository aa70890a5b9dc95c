//! From the text of a game to the game: every move, in the main line and in the variations, is
//! found among the legal ones.
//!
//! What is odd becomes a remark. At a move that no reading makes legal the line ends; what is
//! written from there on stays in the script as it is.
//!
//! ```text
//!   1. 11x15 22-18 2. 15x22 25x18 3. 1-32 …
//!      quiet, and so written then     └ illegal: this and the rest is unread, and kept
//! ```

use super::resolve::{Fit, Resolved, parts, readings, resolve};
use super::result::{self, Reading};
use super::tree::{Item, Place, Script, Written};
use crate::checkers::action::Move;
use crate::checkers::board::Checkers;
use crate::checkers::rule::{CaptureRule, Compulsory, Optional};
use plyground_core::{Course, Game, Outcome, Playable, Remark};

/// The tag that names the capture rule of a game that is not played by the usual one.
pub const CAPTURE_TAG: &str = "Capture";

/// The number of English draughts among the types of game of PDN.
pub const GAME_TYPE: &str = "21";

/// A game of a file, replayed by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replayed {
    /// The game as text, with every move that was understood written in full.
    pub script: Script,
    /// The capture rule: `compulsory` or `optional`.
    pub capture: &'static str,
    /// The position it starts from; what the file says where that is no position.
    pub start: String,
    /// The main line, as far as it is legal.
    pub moves: Vec<Move>,
    /// Moves of the main line that are not.
    pub unread: usize,
    /// The position after the last legal move.
    pub position: String,
    /// How the game ended, if the file says.
    pub result: Option<Outcome>,
    /// What is odd about it, by line.
    pub remarks: Vec<Remark>,
}

/// Replays a game, number `game` of its file, by the rule that its tags name.
///
/// ```
/// use plyground_games::checkers::pdn::{Reading, read_text, replay};
/// let (scripts, _) = read_text("1. 11x15 22-18 2. 15-22 26x17 1-0");
/// let game = replay(&scripts[0], 1, Reading::default());
/// assert_eq!(game.moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["11-15", "22-18", "15x22", "26x17"]);
/// assert_eq!(game.remarks.iter().map(|remark| remark.code).collect::<Vec<_>>(), ["quiet-with-x", "capture-with-dash"]);
/// ```
#[must_use]
pub fn replay(script: &Script, game: usize, reading: Reading) -> Replayed {
    match script.tag(CAPTURE_TAG).map(str::trim) {
        Some(rule) if rule.eq_ignore_ascii_case(Optional::WORD) => replay_under::<Optional>(script, game, reading),
        _ => replay_under::<Compulsory>(script, game, reading),
    }
}

/// Replays a game by the capture rule `R`, whatever its tags say.
#[must_use]
pub fn replay_under<R: CaptureRule>(script: &Script, game: usize, reading: Reading) -> Replayed {
    let mut teller = Teller { game, line: script.place.0 as usize, remarks: Vec::new() };
    let mut replayed = Replayed {
        script: script.clone(),
        capture: R::WORD,
        start: script.tag("FEN").unwrap_or_default().into(),
        moves: Vec::new(),
        unread: written_moves(&script.items).count(),
        position: String::new(),
        result: result::written(script, reading, &mut teller),
        remarks: Vec::new(),
    };
    if let Some(start) = start_of::<R>(script, &mut teller) {
        let Line { moves, items, read } = replay_line(start, &script.items, Depth { ply: 0, variations: 0 }, &mut teller);
        let mut course = Course::new(start.key());
        let mut position = start;
        for action in &moves {
            let is_lasting = position.is_lasting(action);
            position.apply(action);
            course.play(position.key(), is_lasting);
        }
        replayed.unread -= read;
        if replayed.unread == 0 {
            result::compare(replayed.result, &position, &course, moves.len(), &mut teller);
        }
        replayed.script.items = items;
        (replayed.start, replayed.position, replayed.moves) = (start.write(), position.write(), moves);
    }
    replayed.remarks = teller.remarks;
    replayed
}

/// Collects remarks about a game.
pub(super) struct Teller {
    pub game: usize,
    /// The line where the game begins.
    pub line: usize,
    pub remarks: Vec<Remark>,
}

impl Teller {
    /// A remark about the game as a whole.
    pub fn about_game(&mut self, code: &'static str, message: String) {
        self.remarks.push(Remark { game: self.game, ply: None, line: self.line, code, message });
    }

    fn about_move(&mut self, written: &Written, at: Depth, code: &'static str, message: &str) {
        let line = if written.place.0 == 0 { self.line } else { written.place.0 as usize };
        let message = if at.variations > 0 { format!("in a variation: {message}") } else { message.into() };
        self.remarks.push(Remark { game: self.game, ply: Some(at.ply + 1), line, code, message });
    }
}

/// Where in the tree of a game we are.
#[derive(Clone, Copy)]
struct Depth {
    /// Moves played before.
    ply: usize,
    /// Variations around.
    variations: usize,
}

/// The position a game starts from, by its tags and its first move.
fn start_of<R: CaptureRule>(script: &Script, teller: &mut Teller) -> Option<Checkers<R>> {
    if let Some(kind) = script.tag("GameType") {
        let number = kind.split(',').next().unwrap_or_default().trim();
        if number != GAME_TYPE {
            let message = format!("a game of type {kind}; only English draughts, {GAME_TYPE}, is replayed");
            teller.about_game("other-game-type", message);
            return None;
        }
    }
    if let Some(rule) = script.tag(CAPTURE_TAG).map(str::trim)
        && ![Compulsory::WORD, Optional::WORD].iter().any(|known| rule.eq_ignore_ascii_case(known))
    {
        let message = format!("`{rule}` is no capture rule; there are {} and {}", Compulsory::WORD, Optional::WORD);
        teller.about_game("unknown-capture-rule", message);
    }
    let start = match script.tag("FEN").map(str::trim) {
        None | Some("") => {
            if script.tag("SetUp").is_some_and(|setup| setup.trim() == "1") {
                teller.about_game("position-missing", "the tag SetUp announces a position, but there is no tag FEN".into());
            }
            Checkers::new()
        }
        Some(fen) => match Checkers::new().read(fen) {
            Ok(position) => position,
            Err(complaint) => {
                teller.about_game("bad-position", format!("the tag FEN: {complaint}"));
                return None;
            }
        },
    };
    Some(with_the_side_that_moves(start, script, teller))
}

/// The start with the other side to move, if only that side can make the first move.
fn with_the_side_that_moves<R: CaptureRule>(start: Checkers<R>, script: &Script, teller: &mut Teller) -> Checkers<R> {
    let other = start.with_mover(start.mover().other());
    let can = |position: &Checkers<R>, written| !readings(position, written).0.is_empty();
    match written_moves(&script.items).next() {
        Some(first) if !can(&start, first) && can(&other, first) => {
            let message = format!("{} is a move of the side whose turn it is not; taken to be its turn", first.text());
            teller.about_move(first, Depth { ply: 0, variations: 0 }, "other-side-begins", &message);
            other
        }
        _ => start,
    }
}

/// The moves among items, without those of variations.
pub(super) fn written_moves(items: &[Item]) -> impl Iterator<Item = &Written> {
    items.iter().filter_map(|item| if let Item::Move(written) = item { Some(written) } else { None })
}

/// The moves of a line, and its items with every move that was understood written in full, in
/// variations too.
fn replay_line<R: CaptureRule>(start: Checkers<R>, items: &[Item], at: Depth, teller: &mut Teller) -> Line {
    let resolved = resolve(start, &written_moves(items).collect::<Vec<_>>());
    let mut line = Line { moves: Vec::with_capacity(resolved.len()), items: Vec::with_capacity(items.len()), read: parts(&resolved) };
    // The position before the last move, and the one after it.
    let (mut before, mut now) = (start, start);
    let mut parts_left = 0;
    for (index, item) in items.iter().enumerate() {
        match item {
            Item::Move(_) if parts_left > 0 => parts_left -= 1,
            Item::Move(written) => {
                let here = Depth { ply: at.ply + line.moves.len(), ..at };
                let Some(found) = resolved.get(line.moves.len()) else {
                    teller.about_move(written, here, "illegal-move", &why_illegal(&now, written));
                    line.items.extend_from_slice(&items[index..]);
                    break;
                };
                tell_oddities(written, found, &now, here, teller);
                line.items.push(Item::Move(in_full(&items[index..], found)));
                before = now;
                now.apply(&found.action);
                line.moves.push(found.action);
                parts_left = found.parts - 1;
            }
            Item::Variation(inner) => {
                let back = usize::from(!line.moves.is_empty());
                let there = Depth { ply: at.ply + line.moves.len() - back, variations: at.variations + 1 };
                line.items.push(Item::Variation(replay_line(before, inner, there, teller).items));
            }
            Item::Comment(_) | Item::Nag(_) | Item::Stray(..) => line.items.push(item.clone()),
        }
    }
    line
}

/// A line that was replayed.
struct Line {
    moves: Vec<Move>,
    items: Vec<Item>,
    /// How many written moves were understood.
    read: usize,
}

/// The move that begins these items as it should be written, with all its marks.
fn in_full(items: &[Item], found: &Resolved) -> Written {
    let marks = written_moves(items).take(found.parts).map(|part| part.marks.as_str()).collect();
    let place = written_moves(items).next().map_or(Place::default(), |first| first.place);
    Written { squares: found.action.squares().collect(), is_capture: found.action.is_capture(), marks, place }
}

fn why_illegal<R: CaptureRule>(position: &Checkers<R>, written: &Written) -> String {
    let text = Written { is_capture: written.is_capture || written.squares.len() > 2, ..written.clone() }.text();
    position.read_action(&text).map_or_else(|complaint| complaint.message, |action| format!("{action} is not what is written"))
}

fn tell_oddities<R: CaptureRule>(written: &Written, found: &Resolved, position: &Checkers<R>, at: Depth, teller: &mut Teller) {
    let (text, action) = (written.text(), found.action);
    if written.is_capture && !action.is_capture() {
        teller.about_move(written, at, "quiet-with-x", &format!("{text} takes nothing; read as {action}"));
    } else if !written.is_capture && action.is_capture() {
        teller.about_move(written, at, "capture-with-dash", &format!("{text} is a capture; read as {action}"));
    }
    if found.parts > 1 {
        teller.about_move(written, at, "capture-in-parts", &format!("{text} goes on as {} more moves; read as {action}", found.parts - 1));
    }
    let gap = match found.fit {
        Fit::Whole => None,
        Fit::Partial => Some(("partial-capture", "leaves squares out")),
        Fit::Unfinished => Some(("unfinished-capture", "is not the whole chain")),
    };
    if let Some((code, what)) = gap {
        teller.about_move(written, at, code, &format!("{text} {what}; read as {action}"));
    }
    if found.choices.len() > 1 {
        let ways: Vec<String> = found.choices.iter().map(ToString::to_string).collect();
        let is_all_one = found.choices.iter().all(|choice| position.after(choice) == position.after(&action));
        let end = if is_all_one { ", all to the same position" } else { "" };
        let message = format!("{text} can be {}{end}; read as {action}", ways.join(" or "));
        teller.about_move(written, at, "ambiguous-move", &message);
    }
}
