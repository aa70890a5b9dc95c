//! One game of an experiment, told action by action.

use crate::commands::table;
use crate::describe::{self, Reach, counted, seat_name};
use crate::output::{Done, Out, one_line};
use plyground_lab::experiment::{Decision, Play, Schedule};
use plyground_lab::library::KeptExperiment;
use plyground_lab::{Complaint, Ending, Entry, Session, Turn, seconds, with_thousands};
use serde_json::{Map, Value, json};
use std::io::Write as _;
use std::time::Duration;

/// Prints a game: who played, where it started, every action with what it took, how it ended.
pub fn show(kept: &KeptExperiment, play: &Play, wants_json: bool, out: &mut Out) -> Done {
    let experiment = &kept.experiment;
    let (entry, schedule) = experiment.check()?;
    let players = players(&schedule, play);
    let session = replay(entry, play)?;
    let steps: Steps = session.history().into_iter().map(|step| (step.by, step.action)).collect();
    if wants_json {
        out.json(to_json(kept, play, &players, &steps))?;
        return Ok(());
    }
    let title = format!("{} game {}.{}", kept.id, play.unit, play.half);
    writeln!(out, "{}", out.bold(&title))?;
    for (seat, player) in entry.about.seats.iter().zip(&players) {
        writeln!(out, "{seat}: {player}")?;
    }
    if !play.variant.is_empty() {
        writeln!(out, "variant: {}", one_line(&play.variant))?;
    }
    writeln!(out, "start: {}\n", one_line(&play.start))?;
    let mut rows = table(&[">ply", "who", "action", ">nodes", ">time", ">value", ">loss"]);
    for (ply, (by, action)) in steps.iter().enumerate() {
        let decision = play.decisions.iter().find(|decision| decision.ply == ply);
        let who = if ply < play.opening { "opening" } else { who(entry, *by) };
        let [nodes, time, value, loss] = decision.map_or_else(Default::default, cells);
        rows.add_row([&(ply + 1).to_string(), who, action, &nodes, &time, &value, &loss]);
    }
    writeln!(out, "{}\n", rows.trim_fmt())?;
    writeln!(out, "{}", ending(entry, play, session.turn().is_over()))?;
    writeln!(out, "end: {}", one_line(&play.end))?;
    Ok(())
}

fn players(schedule: &Schedule, play: &Play) -> Vec<String> {
    play.seats.iter().filter_map(|seat| schedule.players.get(*seat)).map(|player| player.spec.clone()).collect()
}

/// Who did what.
type Steps = Vec<(Turn, String)>;

/// The game at its end, by the rules.
fn replay(entry: &'static Entry, play: &Play) -> Result<Box<dyn Session>, Complaint> {
    let mut session = entry.open(&play.variant, Some(&play.start))?;
    for action in &play.actions {
        session.play(action)?;
    }
    Ok(session)
}

fn who(entry: &Entry, by: Turn) -> &'static str {
    let seat = if let Turn::Player(seat) = by { entry.about.seats.get(seat.index()).copied() } else { None };
    seat.unwrap_or_else(|| by.word())
}

fn cells(decision: &Decision) -> [String; 4] {
    let number = |value: Option<f64>| value.map_or(String::new(), |value| format!("{:.2}", value + 0.0));
    [
        with_thousands(decision.nodes),
        seconds(Duration::from_secs_f64(decision.seconds.max(0.0))),
        number(decision.value),
        number(decision.loss),
    ]
}

fn ending(entry: &Entry, play: &Play, is_over: bool) -> String {
    let end = play.result.ending(entry);
    match (end, &play.drawn_by) {
        (Ending::Won(winner), _) => format!("{} won", seat_name(entry, winner)),
        (Ending::Drawn, Some(by)) => format!("drawn by {by}"),
        (Ending::Solved, _) => format!("solved in {}", counted(play.score.unsigned_abs(), "step", "steps")),
        // A player without an answer ends its game although there are moves left.
        (Ending::Points, _) if !is_over => format!("stopped with {}", counted(play.score.unsigned_abs(), "point", "points")),
        _ => describe::ending(entry, end, Reach { score: play.score, milestone: play.milestone }),
    }
}

fn to_json(kept: &KeptExperiment, play: &Play, players: &[String], steps: &Steps) -> Map<String, Value> {
    let actions: Vec<Value> = steps
        .iter()
        .enumerate()
        .map(|(ply, (by, action))| {
            let decision = play.decisions.iter().find(|decision| decision.ply == ply);
            json!({
                "by": by,
                "action": action,
                "is_opening": ply < play.opening,
                "nodes": decision.map(|decision| decision.nodes),
                "seconds": decision.map(|decision| decision.seconds),
                "memory": decision.map(|decision| decision.memory),
                "value": decision.and_then(|decision| decision.value),
                "loss": decision.and_then(|decision| decision.loss),
            })
        })
        .collect();
    let answer = json!({
        "experiment": kept.id,
        "game": kept.experiment.game,
        "unit": play.unit,
        "half": play.half,
        "variant": play.variant,
        "players": players,
        "start": play.start,
        "actions": actions,
        "end": play.end,
        "result": play.result,
        "drawn_by": play.drawn_by,
        "standing": play.standing,
        "score": play.score,
        "tile": play.milestone,
    });
    match answer {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
