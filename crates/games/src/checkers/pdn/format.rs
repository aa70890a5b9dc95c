//! PDN as the rest of the workbench sees it: games in, games out, all in texts.

use super::bytes::decode;
use super::parse::read_text;
use super::replay::{CAPTURE_TAG, GAME_TYPE, Replayed, written_moves};
use super::result::Reading;
use super::revise::revise;
use super::tree::{Item, Script, Tag, Written};
use crate::checkers::action::Move;
use crate::checkers::board::Checkers;
use crate::checkers::rule::{CaptureRule, Compulsory, Optional};
use plyground_core::{ArchiveFormat, Archived, Complaint, Game, Outcome, Playable, Player, Remark, Settings, is_obeyed, printable};

/// The file format of checkers.
pub const FORMAT: ArchiveFormat =
    ArchiveFormat { name: "PDN", extension: "pdn", read: read_archive, write: write_archived, revise: revise_archive, tidy: tidy_archive };

/// Tags that say what [`Archived`] has fields for.
const OWN_TAGS: [&str; 7] = ["Black", "White", "Result", "GameType", CAPTURE_TAG, "SetUp", "FEN"];

fn read_archive(bytes: &[u8], first_points: Player) -> Result<Vec<Archived>, Complaint> {
    let games = super::read(bytes, Reading { first_points });
    check_games(bytes, &games)?;
    Ok(games.into_iter().map(archived).collect())
}

/// Complains about a file without a game, and about one in which no move is to be found because something
/// is broken: a game without moves is what its writer cannot have meant.
fn check_games(bytes: &[u8], games: &[Replayed]) -> Result<(), Complaint> {
    if games.iter().any(|game| !game.moves.is_empty() || game.unread > 0) {
        return Ok(());
    }
    let text = decode(bytes);
    // Without any game, there is nobody but the reader of the text to ask what was wrong.
    let remarks = if games.is_empty() { read_text(&text).1 } else { games.iter().flat_map(|game| game.remarks.clone()).collect() };
    let breaks = |remark: &&Remark| ["broken-tag", "unclosed-comment", "bad-position", "other-game-type"].contains(&remark.code);
    match remarks.iter().find(breaks) {
        Some(remark) => Err(broken(remark, &text)),
        None if games.is_empty() => Err(no_games()),
        None => Ok(()),
    }
}

fn broken(remark: &Remark, text: &str) -> Complaint {
    let Remark { line, message: why, .. } = remark;
    let complaint = match remark.code {
        "broken-tag" => Complaint::new("broken-tag", format!("line {line} of the file: {why}; no move follows")),
        "unclosed-comment" => Complaint::new("unclosed-comment", format!("line {line} of the file: {why}; no move is outside of it")),
        _ => Complaint::new("broken-game", format!("line {line} of the file: the game that begins here cannot be played: {why}")),
    };
    complaint.with("line", line).with("why", why).at(start_of_line(text, *line))
}

/// The characters before a line, counted from 1.
fn start_of_line(text: &str, line: usize) -> usize {
    let text = text.replace("\r\n", " \n");
    let before = text.split_inclusive(['\n', '\r']).take(line.saturating_sub(1));
    before.map(|line| line.chars().count()).sum()
}

fn tidy_archive(bytes: &[u8]) -> Result<String, Complaint> {
    let text = super::tidy(bytes);
    if text.is_empty() { Err(no_games()) } else { Ok(text) }
}

fn revise_archive(bytes: &[u8], game: &Archived) -> Result<String, Complaint> {
    let games = super::read(bytes, Reading::default());
    let [earlier] = &games[..] else {
        let message = format!("the file holds {} games, and only a file with a single game can be played on", games.len());
        return Err(Complaint::new("several-games", message).with("games", games.len()));
    };
    Ok(super::write_text(&[revise(earlier, game, script(game)?)]))
}

fn no_games() -> Complaint {
    Complaint::new("no-games", "there is no game in the file; a PDN file holds tags like [Black \"Ada\"] and moves like 1. 11-15 22-18")
}

fn archived(game: Replayed) -> Archived {
    let tag = |name| game.script.tag(name).unwrap_or_default().to_string();
    let is_note = |tag: &&Tag| !OWN_TAGS.iter().any(|own| own.eq_ignore_ascii_case(&tag.name));
    let halts_at = if game.unread == 0 { String::new() } else { first_unread(&game) };
    Archived {
        line: game.script.place.0 as usize,
        variant: format!("capture={}", game.capture),
        players: vec![tag("Black"), tag("White")],
        notes: game.script.tags.iter().filter(is_note).map(|tag| (tag.name.clone(), tag.value.clone())).collect(),
        start: game.start,
        actions: game.moves.iter().map(Move::to_string).collect(),
        unread: game.unread,
        halts_at,
        position: game.position,
        result: game.result,
        remarks: game.remarks,
    }
}

/// The first move that cannot be played, as the file writes it: the moves before it stand one by one in the script.
fn first_unread(game: &Replayed) -> String {
    written_moves(&game.script.items).nth(game.moves.len()).map(Written::text).unwrap_or_default()
}

fn write_archived(game: &Archived) -> Result<String, Complaint> {
    Ok(super::write_text(&[script(game)?]))
}

/// The game as PDN says it, by the rule of its variant.
fn script(game: &Archived) -> Result<Script, Complaint> {
    let variant = Settings::read(&game.variant, &Checkers::<Compulsory>::about().variants, "the game checkers")?;
    if variant.word("capture") == Some(Optional::WORD) { script_for::<Optional>(game) } else { script_for::<Compulsory>(game) }
}

fn script_for<R: CaptureRule>(game: &Archived) -> Result<Script, Complaint> {
    let start = Checkers::<R>::new().read(&game.start)?;
    let mut position = start;
    let mut moves = Vec::with_capacity(game.actions.len());
    for text in &game.actions {
        let action = position.read_action(text)?;
        position.apply(&action);
        moves.push(action);
    }
    let mut script = script_of(&start, &moves, [0, 1].map(|seat| game.players.get(seat).map_or("", String::as_str)), game.result);
    let is_note = |(name, _): &&(String, String)| {
        !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || is_obeyed(c) || c == '"' || c == ']')
    };
    let notes = game.notes.iter().filter(is_note).map(|(name, value)| Tag::new(name, &printable(value)));
    script.tags = notes.chain(script.tags).collect();
    Ok(script)
}

/// A game as PDN says it: its tags, its moves in full, its result. Players without a name are `?`, and characters that
/// a terminal would obey are `�`.
///
/// ```
/// use plyground_core::{Game, Outcome, Playable};
/// use plyground_games::checkers::{Checkers, Optional, pdn::{script_of, write_text}};
/// let start = Checkers::<Optional>::new();
/// let first = start.read_action("11-15").unwrap();
/// let text = write_text(&[script_of(&start, &[first], ["Ada", "Ben"], Some(Outcome::Drawn))]);
/// assert!(text.contains("[Capture \"optional\"]") && text.ends_with("1. 11-15 1/2-1/2\n\n"));
/// ```
#[must_use]
pub fn script_of<R: CaptureRule>(start: &Checkers<R>, moves: &[Move], players: [&str; 2], result: Option<Outcome>) -> Script {
    let named = |name: &str| if name.trim().is_empty() { "?".to_string() } else { printable(name).into_owned() };
    let ending = Reading::default().ending(result);
    let mut tags = vec![
        Tag::new("Black", &named(players[0])),
        Tag::new("White", &named(players[1])),
        Tag::new("Result", ending.text()),
        Tag::new("GameType", GAME_TYPE),
    ];
    if !R::IS_COMPULSORY {
        tags.push(Tag::new(CAPTURE_TAG, R::WORD));
    }
    if *start != Checkers::new() {
        tags.push(Tag::new("SetUp", "1"));
        tags.push(Tag::new("FEN", &start.write()));
    }
    let in_full = |action: &Move| Item::Move(Written::new(&action.squares().collect::<Vec<_>>(), action.is_capture()));
    Script { tags, items: moves.iter().map(in_full).collect(), ending, ..Script::default() }
}
