//! The tables of an experiment, printed.

use crate::commands::plot::Drawn;
use crate::commands::table;
use crate::output::{Done, Out, one_line};
use plyground_lab::experiment::table::{TextTable, cross_table, notes, standings_table};
use plyground_lab::experiment::{Digest, Group, Results, Schedule, Standing, StandingJson};
use plyground_lab::library::KeptExperiment;
use plyground_lab::wire::{self, SequentialJson};
use serde_json::{Map, Value, json};
use std::io::Write as _;

/// Prints what came out of an experiment; `drawn` are the figures that were made of it.
pub fn show(kept: &KeptExperiment, results: &Results, drawn: Option<&Drawn>, wants_json: bool, out: &mut Out) -> Done {
    let experiment = &kept.experiment;
    let (entry, schedule) = experiment.check()?;
    if wants_json {
        let mut fields = to_json(kept, &schedule, results);
        if let Some(drawn) = drawn {
            fields.insert("figures".into(), drawn.files());
        }
        out.json(fields)?;
        return Ok(());
    }
    writeln!(out, "{}", out.bold(&one_line(&experiment.title)))?;
    if !experiment.question.is_empty() {
        writeln!(out, "{}", experiment.question.trim())?;
    }
    for group in &results.groups {
        writeln!(out)?;
        let heading = results.heading(group);
        if !heading.is_empty() {
            writeln!(out, "{}", out.bold(heading))?;
        }
        print(&standings_table(entry, experiment, group), out)?;
        if let Some(cross) = cross_table(group) {
            writeln!(out)?;
            print(&cross, out)?;
        }
    }
    writeln!(out)?;
    for note in notes(entry, experiment, results) {
        writeln!(out, "{}", out.dim(&note))?;
    }
    writeln!(out, "{}", out.dim(&format!("kept as {}: {} of {} games", kept.id, kept.games_done, kept.games_all)))?;
    if let Some(drawn) = drawn {
        writeln!(out, "{}", drawn.in_words())?;
    }
    Ok(())
}

/// Prints a table.
pub fn print(text: &TextTable, out: &mut Out) -> std::io::Result<()> {
    let headings: Vec<String> =
        text.headings.iter().map(|(heading, is_right)| format!("{}{heading}", if *is_right { ">" } else { "" })).collect();
    let mut rows = table(&headings.iter().map(String::as_str).collect::<Vec<_>>());
    for row in &text.rows {
        rows.add_row(row);
    }
    writeln!(out, "{}", rows.trim_fmt())
}

/// For programs.
fn to_json(kept: &KeptExperiment, schedule: &Schedule, results: &Results) -> Map<String, Value> {
    let experiment = &kept.experiment;
    let specs: Vec<&str> = schedule.players.iter().map(|player| player.spec.as_str()).collect();
    let mut fields = Map::new();
    for (name, value) in [
        ("experiment", json!(kept.id)),
        ("title", json!(experiment.title)),
        ("game", json!(experiment.game)),
        ("variants", json!(experiment.variants)),
        ("seed", json!(experiment.seed)),
        ("opening", json!(experiment.opening)),
        ("reference", json!(experiment.reference)),
        (
            "players",
            json!(results.groups.iter().flat_map(|group| group.standings.iter().map(|line| line_json(group, line))).collect::<Vec<_>>()),
        ),
        ("games", json!(results.games.iter().map(|game| game_json(game, &experiment.variants, &specs)).collect::<Vec<_>>())),
        ("games_done", json!(kept.games_done)),
        ("games_all", json!(kept.games_all)),
        ("command", json!(kept.source)),
    ] {
        fields.insert(name.into(), value);
    }
    if let Some(sequential) = &results.sequential {
        fields.insert("sprt".into(), json!(SequentialJson::from(sequential)));
    }
    fields
}

fn line_json(group: &Group, line: &Standing) -> Value {
    let mut fields = wire::fields(&StandingJson::from(line));
    fields.insert("variant".into(), json!(group.variant));
    fields.into()
}

/// A game without its actions.
fn game_json(game: &Digest, variants: &[String], specs: &[&str]) -> Value {
    let players: Vec<&str> = game.sides.iter().filter_map(|side| specs.get(side.player).copied()).collect();
    json!({
        "unit": game.unit,
        "half": game.half,
        "variant": variants[game.variant],
        "players": players,
        "game": game.number,
        "result": game.result,
        "score": game.score,
        "tile": game.milestone,
        "decisions": game.sides.iter().map(|side| side.decisions).sum::<usize>(),
    })
}
