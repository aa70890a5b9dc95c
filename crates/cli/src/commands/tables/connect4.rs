//! `plyground tables connect4`: a book of openings, made, gone on with, and checked.

use super::{memory, threads};
use crate::args::TablesArgs;
use crate::commands::{check_writable, table};
use crate::output::{Done, Failure, Out, clear_progress, say, show_progress};
use crate::stop;
use plyground_lab::openings::{self, Order, Outcomes, Progress, Verified};
use plyground_lab::tables::connect4::{file_in, size};
use plyground_lab::tables::usual_folder;
use plyground_lab::{Complaint, Limits, with_thousands};
use serde_json::{Map, json};
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

/// The seed of the positions that are solved again to check a book.
const SEED: u64 = 1;

/// Makes a book if there is none yet, and tells what is in it.
pub fn run(args: &TablesArgs, out: &mut Out) -> Done {
    let (columns, rows) = size(args.variant.as_deref().unwrap_or(""))?;
    let file = place(args, columns, rows)?;
    let memory = memory(args)?.unwrap_or(0);
    // What players look at gives way to a deeper book; a file that somebody named does not.
    let gives_way = args.keep && openings::read(&file).is_ok_and(|book| book.size() == (columns, rows) && book.plies() < args.plies);
    if !file.exists() || gives_way {
        check_writable(&file)?;
        let order = Order { columns, rows, plies: args.plies, threads: threads(args), memory };
        make(&order, &file)?;
    }
    let book = openings::read(&file)?;
    if book.size() != (columns, rows) || book.plies() < args.plies {
        let message = format!("{} has another board or fewer plies; choose another name", file.display());
        return Err(Complaint::new("other-book", message).with("file", file.display()).into());
    }
    let outcomes = openings::outcomes(&book)?;
    let checked = args.check.unwrap_or(0);
    let verified = stop::interruptible(|flag| {
        let limits = Limits { stop: Some(flag), ..Limits::default() };
        openings::verify(&book, checked, SEED, memory, &limits, &|done| tell(done, checked, "checked"))
    });
    end_of_telling();
    match verified? {
        Verified::Same => {}
        Verified::Differs(moves) => return Err(Failure::CouldNot(format!("{}: what it says after {moves} is wrong", file.display()))),
        Verified::Stopped => return Err(Failure::Interrupted),
    }
    if args.json {
        let mut fields = Map::new();
        fields.insert("game".into(), "connect4".into());
        fields.insert("columns".into(), columns.into());
        fields.insert("rows".into(), rows.into());
        fields.insert("plies".into(), book.plies().into());
        fields.insert("positions".into(), book.len().into());
        let ply = |ply: &Outcomes| json!({ "won": ply.won, "drawn": ply.drawn, "lost": ply.lost });
        fields.insert("outcomes".into(), outcomes.iter().map(ply).collect::<Vec<_>>().into());
        fields.insert("checked".into(), checked.into());
        fields.insert("file".into(), file.display().to_string().into());
        return Ok(out.json(fields)?);
    }
    let mut shown = table(&[">discs", ">positions", ">won by the first player", ">drawn", ">lost"]);
    for (discs, ply) in outcomes.iter().enumerate() {
        let all = ply.won + ply.drawn + ply.lost;
        shown.add_row([
            discs.to_string(),
            with_thousands(all),
            with_thousands(ply.won),
            with_thousands(ply.drawn),
            with_thousands(ply.lost),
        ]);
    }
    writeln!(out, "{}\n", shown.trim_fmt())?;
    writeln!(out, "{} positions in {}, mirror images once", with_thousands(book.len() as u64), file.display())?;
    if checked > 0 {
        writeln!(out, "{} of them solved again: all the same", with_thousands(checked as u64))?;
    }
    Ok(())
}

/// Where the book is, or will be.
fn place(args: &TablesArgs, columns: u8, rows: u8) -> Result<PathBuf, Failure> {
    if args.keep {
        let folder = usual_folder()?;
        std::fs::create_dir_all(&folder)?;
        return Ok(file_in(&folder, columns, rows));
    }
    args.out
        .clone()
        .ok_or_else(|| Complaint::new("no-file", "where should the book go? --out FILE, or --keep for where players look").into())
}

fn make(order: &Order, file: &Path) -> Done {
    let show = |progress: Progress| tell(progress.done, progress.total, "solved");
    let made = stop::interruptible(|flag| openings::make(order, file, &Limits { stop: Some(flag), ..Limits::default() }, &show));
    end_of_telling();
    if made? {
        return Ok(());
    }
    say("stopped; the same command goes on from here");
    Err(Failure::Interrupted)
}

/// Shows how far it is, where somebody watches.
fn tell(done: usize, total: usize, what: &str) {
    if std::io::stderr().is_terminal() {
        show_progress(&format!("{} of {} positions {what}", with_thousands(done as u64), with_thousands(total as u64)));
    }
}

fn end_of_telling() {
    if std::io::stderr().is_terminal() {
        clear_progress();
    }
}
