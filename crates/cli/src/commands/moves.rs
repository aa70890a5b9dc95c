//! `plyground moves`: the successor function.

use crate::args::MovesArgs;
use crate::commands::{about_position, open, show_board, table};
use crate::describe::{result, turn};
use crate::output::{Done, Out};
use serde_json::{Value, json};
use std::io::Write as _;

/// Lists everything that can happen in a position, and where it leads.
pub fn run(args: &MovesArgs, out: &mut Out) -> Done {
    out.with_numbers = args.look.numbers;
    let session = open(&args.at)?;
    let successors = session.successors();
    if args.at.json {
        let list: Vec<Value> = successors
            .iter()
            .map(|successor| match successor.probability {
                None => json!({ "action": successor.action, "position": successor.position }),
                Some(probability) => {
                    json!({ "outcome": successor.action, "probability": probability, "exact": successor.exact, "position": successor.position })
                }
            })
            .collect();
        let mut fields = about_position(session.as_ref());
        let name = if session.turn().word() == "chance" { "outcomes" } else { "actions" };
        fields.insert(name.into(), list.into());
        out.json(fields)?;
        return Ok(());
    }
    show_board(session.as_ref(), out)?;
    if let Some(result) = result(session.as_ref()) {
        writeln!(out, "\nThe game is over: {result}.")?;
        return Ok(());
    }
    let turn = turn(session.as_ref());
    if !turn.is_empty() {
        writeln!(out, "{turn}")?;
    }
    let mut rows = table(if session.turn().word() == "chance" { &["outcome", "probability", "leads to"] } else { &["action", "leads to"] });
    for successor in &successors {
        let exact = successor.exact.as_ref().map_or(String::new(), |exact| format!(" = {exact}"));
        let probability = successor.probability.map(|probability| format!("{probability:.6}{exact}"));
        rows.add_row([Some(successor.action.clone()), probability, Some(successor.position.clone())].into_iter().flatten());
    }
    writeln!(out, "\n{}", rows.trim_fmt())?;
    Ok(())
}
