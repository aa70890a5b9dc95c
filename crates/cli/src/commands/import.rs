//! `plyground import`: a file of games, read and replayed.

use crate::args::ImportArgs;
use crate::commands::{read_file, write_file};
use crate::describe::{ended, seat_name};
use crate::output::{Done, Out, one_line};
use plyground_lab::{Archived, Ended, Ending, Entry, Remark, Seat, Turn, archive, catalogue, wire, with_thousands};
use serde_json::{Map, Value, json};
use std::io::Write as _;

/// Reads a file of games, replays every one, and tells what was odd.
pub fn run(args: &ImportArgs, out: &mut Out) -> Done {
    let entry = catalogue::find(&args.game)?;
    let format = archive::format(entry)?;
    let bytes = read_file(&args.file)?;
    let games = (format.read)(&bytes, if args.swap_results { Seat::Two } else { Seat::One })?;
    if let Some(file) = &args.tidy {
        write_file(file, &(format.tidy)(&bytes)?)?;
    }
    if args.json {
        let mut fields = Map::new();
        fields.insert("game".into(), entry.about.id.into());
        fields.insert("format".into(), format.name.into());
        fields.insert("games".into(), games.iter().map(game_json).collect());
        fields.insert("counts".into(), Counts::of(&games).json());
        out.json(fields)?;
        return Ok(());
    }
    for (index, game) in games.iter().enumerate() {
        show(entry, index + 1, game, out)?;
    }
    let summary = out.bold(&Counts::of(&games).sentence());
    writeln!(out, "{summary}")?;
    Ok(())
}

fn show(entry: &Entry, number: usize, game: &Archived, out: &mut Out) -> std::io::Result<()> {
    let players: Vec<String> = entry
        .about
        .seats
        .iter()
        .zip(&game.players)
        .map(|(seat, name)| format!("{seat} {}", if name.is_empty() { "?" } else { name }))
        .collect();
    let result = match game.result.map(|outcome| (outcome, Ending::of(entry, outcome))) {
        Some((_, Ending::Won(winner))) => format!("{} won", seat_name(entry, winner)),
        Some((_, Ending::Drawn)) => "drawn".into(),
        Some((outcome, _)) => ended(entry, Ended { outcome, by: None }),
        None => "no result".into(),
    };
    let plies = counted(game.actions.len(), "ply", "plies");
    let title = one_line(&format!("game {number}, line {}: {}, {result}, {plies}", game.line, players.join(", ")));
    writeln!(out, "{}", out.bold(&title))?;
    if !game.position.is_empty() {
        writeln!(out, "  {}", one_line(&game.position))?;
    }
    for (remark, more) in by_kind(&game.remarks) {
        let ply = remark.ply.map_or(String::new(), |ply| format!(", ply {ply}"));
        let more = if more == 0 { String::new() } else { format!(" (and {more} more like it)") };
        let line = one_line(&format!("line {}{ply}: {}{more} [{}]", remark.line, remark.message, remark.code));
        writeln!(out, "  {}", out.dim(&line))?;
    }
    Ok(())
}

/// The first remark of every kind, and how many more there are of it.
fn by_kind(remarks: &[Remark]) -> Vec<(&Remark, usize)> {
    let mut kinds: Vec<(&Remark, usize)> = Vec::new();
    for remark in remarks {
        match kinds.iter_mut().find(|(first, _)| first.code == remark.code) {
            Some((_, more)) => *more += 1,
            None => kinds.push((remark, 0)),
        }
    }
    kinds
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{} {}", with_thousands(count as u64), if count == 1 { one } else { many })
}

fn game_json(game: &Archived) -> Value {
    let notes: Vec<Value> = game.notes.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    let remarks: Vec<Value> = game
        .remarks
        .iter()
        .map(|remark| json!({ "line": remark.line, "ply": remark.ply, "code": remark.code, "message": remark.message }))
        .collect();
    json!({
        "line": game.line,
        "variant": game.variant,
        "players": game.players,
        "notes": notes,
        "result": game.result.and_then(|outcome| wire::result(Turn::Over(outcome))),
        "start": game.start,
        "actions": game.actions,
        "plies": game.actions.len(),
        "unread": game.unread,
        "position": game.position,
        "remarks": remarks,
    })
}

/// What a file amounts to.
struct Counts {
    games: usize,
    whole: usize,
    plies: usize,
    /// Kinds of remarks and how many there are, the most frequent first.
    remarks: Vec<(&'static str, usize)>,
}

impl Counts {
    fn of(games: &[Archived]) -> Self {
        let mut remarks: Vec<(&'static str, usize)> = Vec::new();
        for remark in games.iter().flat_map(|game| &game.remarks) {
            match remarks.iter_mut().find(|(code, _)| *code == remark.code) {
                Some((_, count)) => *count += 1,
                None => remarks.push((remark.code, 1)),
            }
        }
        remarks.sort_by_key(|&(code, count)| (std::cmp::Reverse(count), code));
        Self {
            games: games.len(),
            whole: games.iter().filter(|game| game.unread == 0 && !game.position.is_empty()).count(),
            plies: games.iter().map(|game| game.actions.len()).sum(),
            remarks,
        }
    }

    fn json(&self) -> Value {
        let remarks: Map<String, Value> = self.remarks.iter().map(|(code, count)| ((*code).to_string(), json!(count))).collect();
        json!({ "games": self.games, "whole": self.whole, "plies": self.plies, "remarks": remarks })
    }

    fn sentence(&self) -> String {
        let (games, plies) = (counted(self.games, "game", "games"), counted(self.plies, "ply", "plies"));
        let whole = if self.whole == self.games { "all".into() } else { with_thousands(self.whole as u64) };
        let remarks: Vec<String> = self.remarks.iter().map(|(code, count)| format!("{code} {}", with_thousands(*count as u64))).collect();
        let remarks = if remarks.is_empty() { "nothing odd".into() } else { format!("remarks: {}", remarks.join(", ")) };
        format!("{games}, {whole} replayed to the end, {plies}; {remarks}")
    }
}
