//! `plyground compare`: players measured against each other.

use crate::args::CompareArgs;
use crate::commands::table;
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::compare::{Opening, Plan, Standing, run as play, standings};
use plyground_lab::{Entry, Session, catalogue, seconds, wire, with_thousands};
use serde_json::{Map, Value};
use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// Plays the games and prints the table.
pub fn run(args: &CompareArgs, out: &mut Out) -> Done {
    let entry = catalogue::find(&args.game)?;
    let variant = args.variant.clone().unwrap_or_default();
    let session = entry.open(&variant, args.position.as_deref())?;
    let specs = args.specs.iter().map(|spec| Ok(session.player(spec, 0)?.spec.to_string())).collect::<Result<Vec<_>, Failure>>()?;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let opening = args.opening.unwrap_or(Opening::Random(default_opening(entry, session.as_ref())));
    let plan = Plan { variant, position: args.position.clone(), specs, games: args.games, seed: args.seed, opening, threads };
    let started = Instant::now();
    let shows_progress = std::io::stderr().is_terminal();
    let progress = |done: usize, total: usize| {
        if shows_progress {
            let left = started.elapsed().mul_f64((total - done) as f64 / done as f64);
            let _ = write!(std::io::stderr(), "\r{done} of {total} games, {} left \x1b[K", seconds(left));
        }
    };
    let rows = stop::interruptible(|flag| play(entry, &plan, &flag, &progress))?;
    if shows_progress {
        let _ = write!(std::io::stderr(), "\r\x1b[K");
    }
    let Some(rows) = rows else { return Err(Failure::Interrupted) };
    let standings = standings(&plan, &rows);
    if args.json {
        let mut fields = Map::new();
        fields.insert("game".into(), entry.about.id.into());
        fields.insert("variant".into(), wire::variant(session.variant()).into());
        fields.insert("position".into(), session.position().into());
        fields.insert("seed".into(), plan.seed.into());
        fields.insert("opening".into(), opening_json(plan.opening));
        fields.insert("players".into(), standings.iter().map(Standing::to_json).collect::<Vec<Value>>().into());
        fields.insert("games".into(), rows.iter().map(|row| row.to_json(&plan.specs)).collect::<Vec<Value>>().into());
        out.json(fields)?;
        return Ok(());
    }
    show(entry, &plan, &standings, started.elapsed(), out)
}

/// Random plies at the start: enough that players without chance do not repeat one game.
fn default_opening(entry: &Entry, session: &dyn Session) -> u32 {
    if entry.is_puzzle {
        40
    } else if entry.has_chance || session.entry().about.seats.len() < 2 {
        0
    } else {
        4
    }
}

/// An opening for programs: the number of random actions, or `book`.
fn opening_json(opening: Opening) -> Value {
    match opening {
        Opening::Random(plies) => plies.into(),
        Opening::Book => "book".into(),
    }
}

fn show(entry: &Entry, plan: &Plan, standings: &[Standing], elapsed: Duration, out: &mut Out) -> Done {
    let is_match = entry.about.seats.len() == 2;
    let mut rows = table(if entry.is_puzzle {
        &["player", ">solved", ">of", ">mean steps", ">± 95 %", ">nodes", ">time", ">memory"]
    } else if is_match {
        &["player", ">games", ">won", ">drawn", ">lost", ">score", ">± 95 %", ">Elo", ">± 95 %", ">nodes/action", ">time/action"]
    } else {
        &["player", ">games", ">mean points", ">± 95 %", ">deviation", ">nodes/action", ">time/action", "tiles"]
    });
    for standing in standings {
        let decisions = standing.effort.decisions.max(1) as f64;
        let nodes = with_thousands((standing.effort.nodes as f64 / decisions).round() as u64);
        let time = seconds(Duration::from_secs_f64(standing.effort.seconds / decisions));
        let mut cells = vec![standing.spec.clone()];
        if entry.is_puzzle {
            let memory = format!("{} KiB", standing.effort.peak_memory_bytes >> 10);
            let of = standing.games + standing.lost;
            cells.extend([
                standing.games.to_string(),
                of.to_string(),
                format!("{:.2}", -standing.score.value),
                format!("{:.2}", standing.score.error),
            ]);
            cells.extend([nodes, time, memory]);
        } else if is_match {
            let counts = [standing.games, standing.won, standing.drawn, standing.lost];
            cells.extend(counts.iter().map(usize::to_string));
            cells.extend([format!("{:.1} %", 100.0 * standing.score.value), format!("{:.1}", 100.0 * standing.score.error)]);
            cells.push(standing.elo.map_or("–".into(), |elo| format!("{:+.0}", elo.value)));
            cells.push(standing.elo.map_or("–".into(), |elo| format!("{:.0}", elo.error)));
            cells.extend([nodes, time]);
        } else {
            cells.extend([standing.games.to_string(), format!("{:.0}", standing.score.value), format!("{:.0}", standing.score.error)]);
            cells.extend([format!("{:.0}", standing.score_sd), nodes, time]);
            let tiles: Vec<String> = standing.tiles.iter().rev().map(|(tile, count)| format!("{tile}: {count}")).collect();
            cells.push(tiles.join(", "));
        }
        rows.add_row(cells);
    }
    writeln!(out, "{}", rows.trim_fmt())?;
    let opening = plan.opening.in_words(entry);
    let pairing = if is_match { "sides swapped, the same dice and opening within a pair" } else { "the same seeds for all" };
    writeln!(out, "\nseed {}, {opening}, {pairing}; {} in all", plan.seed, seconds(elapsed))?;
    Ok(())
}
