//! Options of the commands that compare players.

use clap::Args;
use plyground_lab::experiment::{Opening, Part};
use std::path::PathBuf;

/// Options of `compare`.
#[derive(Args, Debug)]
pub struct CompareArgs {
    /// The game, such as connect4.
    pub game: String,
    /// The players, such as minimax:depth=4 greedy.
    #[arg(required = true, value_name = "SPEC")]
    pub specs: Vec<String>,
    /// Games for every pair of players, or for every player of a one-player game or puzzle.
    /// 100, or each of the positions once (twice for two players, sides swapped).
    #[arg(long, value_name = "N", value_parser = games_in_range)]
    pub games: Option<usize>,
    /// The variant, such as columns=8,rows=7.
    #[arg(long, value_name = "KEY=VALUE,…")]
    pub variant: Option<String>,
    /// The position every game starts from.
    #[arg(long, allow_hyphen_values = true, conflicts_with = "positions")]
    pub position: Option<String>,
    /// A file with the positions that games start from, one in each line.
    #[arg(long, value_name = "FILE")]
    pub positions: Option<PathBuf>,
    /// Random actions at the start of every game, which scramble a puzzle; or `book` for the openings
    /// the game itself knows.
    #[arg(long, value_name = "N|book", value_parser = opening)]
    pub opening: Option<Opening>,
    /// The first player meets each of the others, instead of everybody everybody.
    #[arg(long)]
    pub gauntlet: bool,
    /// Who judges every decision: a player that is stronger than those compared.
    #[arg(long, value_name = "SPEC")]
    pub reference: Option<String>,
    /// Stop as soon as a test between two players is decided, such as elo0=0,elo1=5.
    #[arg(long, value_name = "elo0=A,elo1=B,…")]
    pub sprt: Option<String>,
    /// The seed of everything random.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// What the experiment is called in the library.
    #[arg(long)]
    pub title: Option<String>,
    /// How it is played and where it goes.
    #[command(flatten)]
    pub run: RunArgs,
}

/// How an experiment is played, and where it goes.
#[derive(Args, Debug)]
pub struct RunArgs {
    /// Games at once; they change nothing but the time.
    #[arg(long, value_name = "N", value_parser = threads_in_range)]
    pub threads: Option<usize>,
    /// Go on with the last run of the same experiment, if there is one.
    #[arg(long)]
    pub resume: bool,
    /// Play only a part, such as 3/64, into a file: `plyground library import` puts parts together.
    #[arg(long, value_name = "K/N", requires = "out")]
    pub part: Option<Part>,
    /// The file for the games of a part.
    #[arg(long, value_name = "FILE.jsonl")]
    pub out: Option<PathBuf>,
    /// Draw the figures of `plyground plot` into this folder afterwards.
    #[arg(long, value_name = "DIR", conflicts_with = "part")]
    pub plot: Option<PathBuf>,
    /// The library, if not the usual one.
    #[arg(long, value_name = "FILE")]
    pub library: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

fn opening(text: &str) -> Result<Opening, String> {
    match text {
        "book" => Ok(Opening::Book),
        _ => text.parse().map(Opening::Random).map_err(|_| "give a whole number, or book for the game's own openings".into()),
    }
}

fn games_in_range(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|games| (1..=100_000_000).contains(games)).ok_or_else(|| "give a whole number from 1 to 100000000".into())
}

pub(super) fn threads_in_range(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|threads| (1..=1024).contains(threads)).ok_or_else(|| "give a whole number from 1 to 1024".into())
}

/// Options of `experiment`.
#[derive(Args, Debug)]
pub struct ExperimentArgs {
    /// The file, such as experiments/checkers-depths.toml.
    pub file: PathBuf,
    /// How it is played and where it goes.
    #[command(flatten)]
    pub run: RunArgs,
}

/// Options of `plot`.
#[derive(Args, Debug)]
pub struct PlotArgs {
    /// The experiment: its name, the beginning of it, or `last`.
    pub experiment: String,
    /// The folder for the figures; one of the experiment's name if nothing is said.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// What to write.
    #[arg(long, default_value = "both", value_parser = ["svg", "png", "both"])]
    pub format: String,
    /// Only these figures, such as nodes or elo.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub only: Vec<String>,
    /// The language of titles and axes: en, ar or fa.
    #[arg(long, default_value = "en")]
    pub language: String,
    /// Light ink on a dark ground.
    #[arg(long)]
    pub dark: bool,
    /// Equal steps on every axis, instead of orders of magnitude for nodes, time and memory.
    #[arg(long)]
    pub linear: bool,
    /// The library, if not the usual one.
    #[arg(long, value_name = "FILE")]
    pub library: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Options of `report`.
#[derive(Args, Debug)]
pub struct ReportArgs {
    /// The experiment: its name, the beginning of it, or `last`.
    pub experiment: String,
    /// The folder for the report; where you are if nothing is said.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// The name of its files; the experiment's if nothing is said.
    #[arg(long)]
    pub name: Option<String>,
    /// Fill the tables of pairings in this page too, and write their numbers beside it as CSV.
    #[arg(long, value_name = "FILE.md")]
    pub page: Option<PathBuf>,
    /// The library, if not the usual one.
    #[arg(long, value_name = "FILE")]
    pub library: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}
