//! `plyground tables`: what is known once and for all about a game. One file for each game that has tables.

mod connect4;
mod redswapblue;

use crate::args::TablesArgs;
use crate::output::{Done, Failure, Out};
use plyground_lab::{Complaint, Parameter, Settings, catalogue, tables};

/// Makes a table, prints what it amounts to, and keeps it if asked to.
pub fn run(args: &TablesArgs, out: &mut Out) -> Done {
    match catalogue::find(&args.game)?.about.id {
        "connect4" => connect4::run(args, out),
        "redswapblue" => redswapblue::run(args, out),
        game => {
            let with_tables = tables::GAMES.join(", ");
            let message = format!("{game} has no tables; these games have: {with_tables}");
            Err(Complaint::new("no-tables", message).with("game", game).with("known", with_tables).into())
        }
    }
}

/// The memory that may be taken.
fn memory(args: &TablesArgs) -> Result<Option<usize>, Failure> {
    let parameters = [Parameter::memory("2GiB")];
    Ok(Settings::read(&format!("memory={}", args.memory), &parameters, "tables")?.size("memory"))
}

/// The threads that work.
fn threads(args: &TablesArgs) -> usize {
    args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}
