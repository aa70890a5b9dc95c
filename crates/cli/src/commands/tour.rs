//! `plyground tour`, and what `plyground` alone says to a pipe: a short tour.

use crate::output::{Done, Out};
use plyground_lab::catalogue;
use std::io::Write as _;

/// Tells what can be done, with lines to try.
pub fn run(out: &mut Out) -> Done {
    writeln!(out, "{} — a workbench for search in games\n", out.bold("Plyground"))?;
    for entry in catalogue::games() {
        writeln!(out, "  {:<14} {}", out.bold(entry.about.id), entry.about.sentence)?;
    }
    writeln!(out, "\nThings to try:\n")?;
    for (command, what) in [
        ("plyground serve", "the web app, in your browser"),
        ("plyground games connect4", "its variants, players and parameters"),
        ("plyground play connect4 --two minimax:depth=4", "play against minimax"),
        ("plyground play connect4 --one alphabeta:depth=6 --two greedy", "let two programs play"),
        ("plyground analyze connect4 --position 4453", "the value of every move"),
        ("plyground analyze connect4 --player alphabeta:depth=3 --explain tree", "watch a search think"),
        ("plyground solve redswapblue --variant n=2 --boards", "a puzzle, solved step by step"),
        ("plyground play checkers --two champion:time=300ms", "play against a strong engine"),
        ("plyground play barjis --two star2:depth=2,cover=0.999", "throw cowries against expectation"),
        ("plyground compare 2048 expectimax:depth=2 flat random --games 20", "players measured against each other"),
        ("plyground perft connect4 --depth 7", "count the tree of a game"),
        ("plyground bench", "how fast it all is here"),
    ] {
        writeln!(out, "  {command}\n      {}", out.dim(what))?;
    }
    writeln!(out, "\n`plyground COMMAND --help` tells the rest. Every command takes --json.")?;
    Ok(())
}
