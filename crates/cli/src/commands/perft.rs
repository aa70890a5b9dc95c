//! `plyground perft`: counting the tree of a game.

use crate::args::PerftArgs;
use crate::commands::{about_position, open, table};
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::{Limits, seconds, with_thousands};
use serde_json::{Value, json};
use std::io::Write as _;
use std::time::Instant;

/// Counts the ways to play 1, 2, … actions.
pub fn run(args: &PerftArgs, out: &mut Out) -> Done {
    let session = open(&args.at)?;
    let mut counts: Vec<u64> = Vec::new();
    let mut last = Vec::new();
    let mut rows = table(&[">depth", ">count", ">time"]);
    let mut was_stopped = false;
    for depth in 1..=args.depth {
        let started = Instant::now();
        let counted = stop::interruptible(|flag| {
            let limits = Limits { stop: Some(flag), ..Limits::default() };
            if args.divide {
                let divided = session.divide(depth, &limits)?;
                Ok((divided.iter().map(|(_, count)| count).sum(), divided))
            } else {
                session.perft(depth, &limits).map(|count| (count, Vec::new()))
            }
        });
        let Ok((count, divided)) = counted else {
            was_stopped = true;
            break;
        };
        rows.add_row([depth.to_string(), with_thousands(count), seconds(started.elapsed())]);
        counts.push(count);
        last = divided;
    }
    if args.at.json {
        let mut fields = about_position(session.as_ref());
        fields.insert("depth".into(), counts.len().into());
        fields.insert("counts".into(), json!(counts));
        if args.divide {
            let divide: Vec<Value> = last.iter().map(|(action, count)| json!({ "action": action, "count": count })).collect();
            fields.insert("divide".into(), divide.into());
        }
        fields.insert("stopped".into(), if was_stopped { "cancelled" } else { "complete" }.into());
        out.json(fields)?;
    } else {
        writeln!(out, "{}", rows.trim_fmt())?;
        if args.divide {
            let mut rows = table(&["first action", ">count"]);
            for (action, count) in &last {
                rows.add_row([action.clone(), with_thousands(*count)]);
            }
            writeln!(out, "\n{}", rows.trim_fmt())?;
        }
    }
    if was_stopped { Err(Failure::Interrupted) } else { Ok(()) }
}
