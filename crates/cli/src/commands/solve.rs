//! `plyground solve`: a puzzle, step by step.

use crate::args::{Explain, SolveArgs};
use crate::commands::{about_position, check_trace_file, merged, open, show_board, write_trace};
use crate::describe::effort;
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::{Complaint, SearchOptions, Session, SolverAnswer, SolverJson, Stop, trace, wire};
use std::io::Write as _;

/// Solves a puzzle and shows the way.
pub fn run(args: &SolveArgs, out: &mut Out) -> Done {
    let session = open(&args.at)?;
    let entry = session.entry();
    if !entry.is_puzzle {
        return Err(Complaint::new("not-a-puzzle", format!("{} is not a puzzle; try `plyground analyze {0}`", entry.about.id)).into());
    }
    let mut player = session.player(args.player.as_deref().unwrap_or(entry.default_solver), args.at.seed)?;
    if let Some(file) = &args.trace {
        check_trace_file(file)?;
    }
    let explain = args.explaining.explain.unwrap_or(Explain::Summary);
    let wants_tree = explain == Explain::Tree || args.trace.is_some();
    let ask = |stop| SearchOptions { trace: wants_tree.then_some(trace::DEFAULT_EVENTS), stop: Some(stop), ..SearchOptions::default() };
    let journey = stop::interruptible(|flag| session.solve(&mut player, &ask(flag)));
    let spec = player.spec.to_string();
    let Some(journey) = journey else {
        let solvers: Vec<_> = entry.players.iter().filter(|player| player.is_solver).map(|player| player.id).collect();
        return Err(Complaint::new("not-a-solver", format!("{spec} does not solve puzzles; these do: {}", solvers.join(", "))).into());
    };
    if args.at.json {
        let mut fields = about_position(session.as_ref());
        fields.insert("player".into(), spec.clone().into());
        fields.insert("seed".into(), args.at.seed.into());
        out.json(merged(fields, wire::fields(&SolverJson::from(&journey))))?;
    } else {
        show(session.as_ref(), &journey, &spec, explain, args, out)?;
    }
    if let (Some(file), Some(trace)) = (&args.trace, &journey.trace) {
        write_trace(trace, file)?;
    }
    match (&journey.steps, journey.stopped) {
        (Some(_), _) => Ok(()),
        (None, Stop::Cancelled) => Err(Failure::Interrupted),
        (None, Stop::Complete) => Err(Failure::CouldNot("there is no way to the goal from this position".into())),
        (None, stopped) => Err(Failure::CouldNot(format!(
            "{spec} found no way: {}; give it more, or try weighted-astar or beam",
            crate::describe::why(stopped)
        ))),
    }
}

fn show(session: &dyn Session, journey: &SolverAnswer, spec: &str, explain: Explain, args: &SolveArgs, out: &mut Out) -> Done {
    show_board(session, out)?;
    writeln!(out)?;
    if let (Explain::Tree, Some(trace)) = (explain, &journey.trace) {
        write!(out, "{}", trace::outline(trace, args.explaining.explain_limit))?;
        writeln!(out)?;
    }
    if let Some(steps) = &journey.steps {
        let mut board = session.fork();
        for (index, action) in steps.actions.iter().enumerate() {
            writeln!(out, "{:>3}. {action}", index + 1)?;
            if args.boards {
                board.play(action)?;
                writeln!(out)?;
                show_board(board.as_ref(), out)?;
                writeln!(out)?;
            }
        }
        let shortest = if steps.is_optimal { ", the least possible" } else { "; a shorter way may exist" };
        let plural = if steps.cost == 1 { "step" } else { "steps" };
        let summary = if steps.actions.is_empty() {
            "Solved already: 0 steps.".into()
        } else {
            format!("Solved in {} {plural}{shortest}.", steps.cost)
        };
        writeln!(out, "\n{}", out.bold(&summary))?;
    }
    if explain != Explain::None {
        writeln!(out, "{spec}: {}", effort(&journey.counters, journey.elapsed, journey.stopped, None))?;
    }
    Ok(())
}
