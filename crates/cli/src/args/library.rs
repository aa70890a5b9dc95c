//! Options of `library` and its commands.

use clap::{Args, Subcommand};
use std::path::PathBuf;
use std::str::FromStr;

/// Options of `library`.
#[derive(Args, Debug)]
pub struct LibraryArgs {
    /// The library, if not the usual one.
    #[arg(long, value_name = "FILE", global = true)]
    pub library: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do; without it, what is kept is listed.
    #[command(subcommand)]
    pub command: Option<LibraryCommand>,
}

/// The commands of `library`.
#[derive(Subcommand, Debug)]
pub enum LibraryCommand {
    /// The tables of an experiment again, or one of its games.
    Show(LibraryShowArgs),
    /// Write an experiment, or one of its games, as a file for other programs or another library.
    Export(LibraryExportArgs),
    /// Bring in files of games: whole experiments, or parts that were played elsewhere.
    Import(LibraryImportArgs),
    /// Check the file, and play every game in it again.
    Verify,
    /// Give the room of what was deleted back to the disk.
    Compact,
    /// Forget an experiment and its games.
    Delete(LibraryDeleteArgs),
}

/// Options of `library show`.
#[derive(Args, Debug)]
pub struct LibraryShowArgs {
    /// The experiment: its name, the beginning of it, or `last`.
    pub experiment: String,
    /// One game, such as 17 or 17.1 for the second game of pair 17.
    #[arg(long, value_name = "UNIT[.HALF]")]
    pub game: Option<GameName>,
}

/// Options of `library export`.
#[derive(Args, Debug)]
pub struct LibraryExportArgs {
    /// The experiment: its name, the beginning of it, or `last`.
    pub experiment: String,
    /// What to write; what the name of the file asks for if not given, else jsonl.
    #[arg(long, value_parser = ["jsonl", "csv", "decisions", "pdn", "markdown", "toml"])]
    pub format: Option<String>,
    /// One game, such as 17 or 17.1; without a format it is written as `play --load` reads it.
    #[arg(long, value_name = "UNIT[.HALF]")]
    pub game: Option<GameName>,
    /// The file; standard output if not given.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Let --out replace a file that is there already.
    #[arg(long, requires = "out")]
    pub overwrite: bool,
}

/// Options of `library import`.
#[derive(Args, Debug)]
pub struct LibraryImportArgs {
    /// The files, as `--part … --out FILE` and `library export` write them.
    #[arg(required = true, value_name = "FILE.jsonl")]
    pub files: Vec<PathBuf>,
}

/// Options of `library delete`.
#[derive(Args, Debug)]
pub struct LibraryDeleteArgs {
    /// The experiment: its name, the beginning of it, or `last`.
    pub experiment: String,
    /// Really delete it.
    #[arg(long)]
    pub yes: bool,
}

/// A game of an experiment: its unit, and which game of the unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameName {
    /// The pair of games, or the game, from 0.
    pub unit: usize,
    /// 0, or 1 for the second game of a pair.
    pub half: usize,
}

impl FromStr for GameName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (unit, half) = text.split_once('.').unwrap_or((text, "0"));
        match (unit.parse(), half.parse()) {
            (Ok(unit), Ok(half)) => Ok(Self { unit, half }),
            _ => Err("write 17, or 17.1 for the second game of pair 17".into()),
        }
    }
}
