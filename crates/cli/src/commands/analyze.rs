//! `plyground analyze`: what every action is worth.

use crate::args::{AnalyzeArgs, Explain, RootWidth};
use crate::commands::{about_position, analyze_many, check_trace_file, merged, open, show_board, table, write_trace};
use crate::describe::{effort, remark, result, turn, worth, worth_of_choice};
use crate::output::{Done, Failure, Out, clear_progress, show_progress};
use crate::stop;
use plyground_lab::{
    Answer, AnswerJson, Bound, Entry, Progress, Reason, SearchOptions, Seat, Session, Stop, Turn, trace, wire, with_thousands,
};
use serde_json::json;
use std::io::{IsTerminal as _, Write as _};
use std::sync::Arc;

/// Searches a position and shows what was found.
pub fn run(args: &AnalyzeArgs, out: &mut Out) -> Done {
    if let (Some(positions), Some(answers)) = (&args.many.positions, &args.many.out) {
        return analyze_many::run(args, positions, answers, out);
    }
    out.with_numbers = args.look.numbers;
    let session = open(&args.at)?;
    let explain = args.explaining.explain.unwrap_or(Explain::Summary);
    let wants_tree = explain == Explain::Tree || args.trace.is_some();
    let root = args.root.unwrap_or(if wants_tree { RootWidth::Best } else { RootWidth::All });
    let mut player = session.player(args.player.as_deref().unwrap_or(session.entry().default_player), args.at.seed)?;
    if let Some(file) = &args.trace {
        check_trace_file(file)?;
    }
    let ask = |stop| SearchOptions {
        judge_all: root == RootWidth::All,
        trace: wants_tree.then_some(trace::DEFAULT_EVENTS),
        stop: Some(stop),
        progress: live(session.entry()),
        ..SearchOptions::default()
    };
    let answer = stop::interruptible(|flag| session.think(&mut player, &ask(flag)));
    if std::io::stderr().is_terminal() {
        clear_progress();
    }
    let reason = answer.reason(session.as_ref());
    let player = player.spec.to_string();
    if args.at.json {
        let mut fields = about_position(session.as_ref());
        fields.insert("player".into(), player.clone().into());
        fields.insert("seed".into(), args.at.seed.into());
        fields.insert("reason".into(), json!(reason));
        out.json(merged(fields, wire::fields(&AnswerJson::from(&answer))))?;
    } else {
        show(session.as_ref(), &player, (&answer, reason.as_ref()), explain, args.explaining.explain_limit, out)?;
    }
    if let (Some(file), Some(trace)) = (&args.trace, &answer.trace) {
        write_trace(trace, file)?;
    }
    if answer.stopped == Stop::Cancelled {
        return Err(Failure::Interrupted);
    }
    if answer.best.is_none() && answer.worth.value.is_infinite() {
        return Err(Failure::CouldNot(format!("{player} found nothing: {}", crate::describe::why(answer.stopped))));
    }
    Ok(())
}

/// Shows on a terminal what a long search has found so far, over and over in one line.
fn live(entry: &'static Entry) -> Option<Progress> {
    std::io::stderr().is_terminal().then(|| {
        Progress(Arc::new(move |done, found| {
            show_progress(&format!("{} games: {}", with_thousands(done), worth(entry, &found)));
        }))
    })
}

fn show(
    session: &dyn Session,
    player: &str,
    (answer, reason): (&Answer, Option<&Reason>),
    explain: Explain,
    limit: usize,
    out: &mut Out,
) -> Done {
    show_board(session, out)?;
    let turn = turn(session);
    if !turn.is_empty() {
        writeln!(out, "{turn}")?;
    }
    writeln!(out)?;
    if let Some(result) = result(session) {
        writeln!(out, "The game is over: {result}.")?;
        return Ok(());
    }
    if let (Explain::Tree, Some(trace)) = (explain, &answer.trace) {
        write!(out, "{}", trace::outline(trace, limit))?;
        writeln!(out)?;
    }
    let entry = session.entry();
    if !answer.actions.is_empty() {
        writeln!(out, "{}\n", judgements(session, answer))?;
        if answer.left_out > 0 {
            writeln!(out, "{}\n", left_out(answer))?;
        }
    }
    if let Some(best) = &answer.best {
        let remark = reason.and_then(|reason| remark(entry, answer, reason));
        let word = if remark.is_some() { "plays" } else { "best " };
        let parts = [worth_of_choice(entry, answer), remark].into_iter().flatten().collect::<Vec<_>>().join("; ");
        writeln!(out, "{word} {} — {parts}", out.bold(best))?;
        writeln!(out, "line  {}", line_text(&answer.line))?;
    } else {
        writeln!(out, "worth {}", out.bold(&worth(entry, &answer.worth)))?;
    }
    if explain != Explain::None {
        writeln!(out, "{player}: {}", effort(&answer.counters, answer.elapsed, answer.stopped, Some(&answer.worth)))?;
    }
    Ok(())
}

/// The table of the actions, best first. Depths are shown where they differ, lines where one goes on.
pub(super) fn judgements(session: &dyn Session, answer: &Answer) -> String {
    let turn = session.turn();
    let mut judged: Vec<_> = answer.actions.iter().collect();
    let sign = if turn == Turn::Player(Seat::Two) { -1.0 } else { 1.0 };
    // An action whose value is only a bound has been refuted: it stands behind the exact ones.
    let is_outdated = answer.outdated();
    // One of an earlier, less deep round stands behind all others.
    judged.sort_by(|a, b| {
        let rank = |bound| u8::from(bound != Bound::Exact);
        let is_other = |action: &String| answer.best.as_ref() != Some(action);
        let by_value = (sign * b.worth.value).total_cmp(&(sign * a.worth.value)).then(rank(a.worth.bound).cmp(&rank(b.worth.bound)));
        let by_age = is_outdated(a).cmp(&is_outdated(b));
        by_age.then(by_value).then(is_other(&a.action).cmp(&is_other(&b.action)))
    });
    let has_depths = judged.iter().any(|row| row.depth != judged[0].depth);
    let has_lines = judged.iter().any(|row| row.line.len() > 1);
    let mut header = vec![if turn == Turn::Chance { "outcome" } else { "action" }, "worth", ">nodes"];
    header.extend(has_depths.then_some(">depth"));
    header.extend(has_lines.then_some("line"));
    let mut rows = table(&header);
    for row in judged {
        let mark = if answer.best.as_deref() == Some(&row.action) { "*" } else { " " };
        let mut cells = vec![format!("{mark}{}", row.action), worth(session.entry(), &row.worth), with_thousands(row.nodes)];
        cells.extend(has_depths.then(|| row.depth.to_string()));
        cells.extend(has_lines.then(|| line_start(&row.line)));
        rows.add_row(cells);
    }
    rows.trim_fmt()
}

/// Says how many actions are not in the table.
pub(super) fn left_out(answer: &Answer) -> String {
    let (shown, left_out) = (with_thousands(answer.actions.len() as u64), with_thousands(answer.left_out as u64));
    format!("These are the best {shown}; {left_out} more were judged, none of them better.")
}

/// As much of a line of play as a row of a table has room for, in whole actions.
pub(super) fn line_start(line: &[String]) -> String {
    const ROOM: usize = 36;
    let fits = |&actions: &usize| line_text(&line[..actions]).chars().count() <= ROOM;
    let shown = (1..=line.len()).take_while(fits).last().unwrap_or(1.min(line.len()));
    let mut start = line[..shown].to_vec();
    start.extend((shown < line.len()).then(|| "…".into()));
    line_text(&start)
}

/// A line of play; actions of several words are kept apart by commas.
pub(super) fn line_text(line: &[String]) -> String {
    let separator = if line.iter().any(|action| action.contains(' ')) { ", " } else { " " };
    line.join(separator)
}
