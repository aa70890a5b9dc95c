//! `plyground games`: what there is.

use crate::args::GamesArgs;
use crate::output::{Done, Out};
use plyground_lab::wire::GameJson;
use plyground_lab::{Entry, Parameter, catalogue};
use serde_json::{Map, json};
use std::io::Write as _;

/// Lists all games, or tells everything about one.
pub fn run(args: &GamesArgs, out: &mut Out) -> Done {
    let entries: Vec<&'static Entry> = match &args.game {
        Some(id) => vec![catalogue::find(id)?],
        None => catalogue::games().iter().collect(),
    };
    if args.json {
        let games: Vec<GameJson> = entries.iter().map(|&entry| entry.into()).collect();
        let mut fields = Map::new();
        fields.insert("games".into(), json!(games));
        out.json(fields)?;
        return Ok(());
    }
    for (index, entry) in entries.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        if args.game.is_some() { in_full(entry, out)? } else { in_short(entry, out)? }
    }
    if args.game.is_none() {
        writeln!(out, "\n`plyground games GAME` tells everything about one of them.")?;
    }
    Ok(())
}

fn in_short(entry: &Entry, out: &mut Out) -> std::io::Result<()> {
    let about = &entry.about;
    writeln!(out, "{} — {}", out.bold(about.id), about.name)?;
    writeln!(out, "  {}", about.sentence)?;
    let variants: Vec<String> = about.variants.iter().map(|parameter| format!("{}={}", parameter.key, parameter.default)).collect();
    writeln!(out, "  variants: {}", variants.join(", "))?;
    let players: Vec<&str> = entry.players.iter().map(|player| player.id).collect();
    writeln!(out, "  players:  human, {}", players.join(", "))
}

fn in_full(entry: &Entry, out: &mut Out) -> std::io::Result<()> {
    let about = &entry.about;
    writeln!(out, "{} — {}\n{}\n", out.bold(about.id), about.name, about.sentence)?;
    writeln!(out, "Positions: {}", about.position_notation)?;
    writeln!(out, "Actions:   {}", about.action_notation)?;
    writeln!(out, "Players:   {}", about.seats.join(", "))?;
    writeln!(out, "\n{}", out.bold("Variants"))?;
    parameters(&about.variants, out)?;
    writeln!(out, "\n{}", out.bold(if entry.is_puzzle { "Heuristics" } else { "Evaluators" }))?;
    for judge in &about.judges {
        writeln!(out, "  {:<14} {}", judge.id, judge.sentence)?;
    }
    writeln!(out, "\n{}", out.bold("Who can play"))?;
    writeln!(out, "  human          You.")?;
    for player in &entry.players {
        writeln!(out, "  {:<14} {}", player.id, player.sentence)?;
        parameters(&player.parameters, out)?;
    }
    writeln!(out, "\nA player is written id or id:key=value,… such as {}.", entry.default_player)
}

fn parameters(list: &[Parameter], out: &mut Out) -> std::io::Result<()> {
    for parameter in list {
        writeln!(
            out,
            "      {:<12} {} {}",
            parameter.key,
            parameter.sentence,
            out.dim(&format!("({}; default {})", parameter.kind, parameter.default))
        )?;
    }
    Ok(())
}
