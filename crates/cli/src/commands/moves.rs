//! `plyground moves`: the successor function.

use crate::args::MovesArgs;
use crate::commands::{about_position, open, show_board, table};
use crate::describe::{result, turn};
use crate::output::{Done, Out};
use plyground_lab::{Successors, Turn, with_thousands};
use serde_json::{Value, json};
use std::io::Write as _;

/// Listed without `--all`: enough for all throws of Barjis.
const MOST_LISTED: usize = 2500;

/// Lists everything that can happen in a position, and where it leads.
pub fn run(args: &MovesArgs, out: &mut Out) -> Done {
    out.with_numbers = args.look.numbers;
    let session = open(&args.at)?;
    let Successors { listed: successors, total, is_exact } = session.first_successors(if args.all { usize::MAX } else { MOST_LISTED });
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
        let name = if session.turn() == Turn::Chance { "outcomes" } else { "actions" };
        if list.len() < total {
            fields.insert("total".into(), total.into());
            fields.insert("total_exact".into(), is_exact.into());
        }
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
    let mut rows = table(if session.turn() == Turn::Chance { &["outcome", "probability", "leads to"] } else { &["action", "leads to"] });
    for successor in &successors {
        let exact = successor.exact.as_ref().map_or(String::new(), |exact| format!(" = {exact}"));
        let probability = successor.probability.map(|probability| format!("{probability:.6}{exact}"));
        rows.add_row([Some(successor.action.clone()), probability, Some(successor.position.clone())].into_iter().flatten());
    }
    writeln!(out, "\n{}", rows.trim_fmt())?;
    if successors.len() < total {
        let at_least = if is_exact { "" } else { "more than " };
        let (shown, total) = (with_thousands(successors.len() as u64), with_thousands(total as u64));
        writeln!(out, "\nThese are the first {shown} of {at_least}{total}; --all lists every one.")?;
    }
    Ok(())
}
