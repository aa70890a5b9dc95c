//! The command line: commands and options.

mod lab;
mod library;
mod tables;
mod train;

pub use lab::{CompareArgs, ExperimentArgs, PlotArgs, ReportArgs, RunArgs};
pub use library::{LibraryArgs, LibraryCommand, LibraryDeleteArgs, LibraryExportArgs, LibraryImportArgs, LibraryShowArgs};
pub use tables::TablesArgs;
pub use train::TrainArgs;

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// A workbench for search in games: play, solve, watch a search think, measure, bring your own.
#[derive(Parser, Debug)]
#[command(
    name = "plyground",
    version,
    disable_help_subcommand = true,
    after_help = "Without a command, the web app opens in your browser."
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Open the web app: play, analyse, watch.
    Serve(ServeArgs),
    /// A short tour of what there is, with lines to try.
    Tour,
    /// List the games, their variants, players and parameters.
    Games(GamesArgs),
    /// Play a game in the terminal.
    Play(PlayArgs),
    /// Every legal action with the position it leads to.
    Moves(MovesArgs),
    /// Value of every legal action, best line, and how the search went; or the best action of many positions.
    Analyze(AnalyzeArgs),
    /// Look back on a game: what every decision gave away, and what would have been better.
    Review(ReviewArgs),
    /// Solve a puzzle, step by step.
    Solve(SolveArgs),
    /// Watch a search think, forwards and backwards.
    Watch(WatchArgs),
    /// Count the tree of a game.
    Perft(PerftArgs),
    /// Let players play each other, or each the same games: a table with error bars.
    Compare(CompareArgs),
    /// Run an experiment from its file: who meets whom, what each decision took, and how good it was.
    Experiment(ExperimentArgs),
    /// Draw the figures of an experiment from the library.
    Plot(PlotArgs),
    /// Write an experiment of the library up: Markdown and a page of HTML that prints.
    Report(ReportArgs),
    /// What is kept: experiments, shown again, exported, brought in, checked.
    Library(LibraryArgs),
    /// Read a file of games as the game's own world writes them, such as PDN, and replay it.
    Import(ImportArgs),
    /// Work out what is known once and for all, such as how far every position of a puzzle is from its goal.
    Tables(TablesArgs),
    /// Let a program learn a game by playing it.
    Train(TrainArgs),
    /// Measure fixed suites of work; the last line is the signature.
    Bench(BenchArgs),
    /// Print a script that completes commands in your shell.
    #[command(hide = true)]
    Completions(CompletionsArgs),
    /// Write manual pages into a folder.
    #[command(hide = true)]
    Man(ManArgs),
}

/// Where to look: a game, a variant of it, a position in it.
#[derive(Args, Debug)]
pub struct At {
    /// The game, such as connect4.
    pub game: String,
    /// The variant, such as columns=8,rows=7.
    #[arg(long, value_name = "KEY=VALUE,…")]
    pub variant: Option<String>,
    /// The position to start from, in the game's notation.
    #[arg(long, allow_hyphen_values = true)]
    pub position: Option<String>,
    /// The seed of everything random.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// How much to tell about a search.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explain {
    /// Only the answer.
    None,
    /// Nodes, leaves, cut-offs, value, time.
    Summary,
    /// The tree as it was searched.
    Tree,
}

/// How a search is shown and kept.
#[derive(Args, Debug)]
pub struct Explaining {
    /// How much to tell about the search.
    #[arg(long, value_enum)]
    pub explain: Option<Explain>,
    /// Lines of the tree to print, at most.
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub explain_limit: usize,
}

/// How a board is shown.
#[derive(Args, Debug)]
pub struct Look {
    /// Show the numbers of empty squares, where a game's squares have numbers.
    #[arg(long)]
    pub numbers: bool,
}

/// Options of `serve`.
#[derive(Args, Debug)]
pub struct ServeArgs {
    /// The address to listen at; 0.0.0.0 lets everybody on your network in.
    #[arg(long, default_value = "127.0.0.1")]
    pub host: String,
    /// The port; if it is taken, the next free one.
    #[arg(long, default_value_t = 8020)]
    pub port: u16,
    /// Leave the browser alone.
    #[arg(long)]
    pub no_open: bool,
    /// The file in which games are kept; by default one in your data folder.
    #[arg(long, value_name = "FILE")]
    pub library: Option<PathBuf>,
    /// Print one JSON object with the address.
    #[arg(long)]
    pub json: bool,
}

impl Default for ServeArgs {
    fn default() -> Self {
        Self { host: "127.0.0.1".into(), port: 8020, no_open: false, library: None, json: false }
    }
}

/// Options of `watch`.
#[derive(Args, Debug)]
pub struct WatchArgs {
    /// The game, such as connect4.
    #[arg(required_unless_present = "load")]
    pub game: Option<String>,
    /// The variant, such as columns=8,rows=7.
    #[arg(long, value_name = "KEY=VALUE,…")]
    pub variant: Option<String>,
    /// The position to search, in the game's notation.
    #[arg(long, allow_hyphen_values = true)]
    pub position: Option<String>,
    /// Who searches, such as alphabeta:depth=4.
    #[arg(long, value_name = "SPEC")]
    pub player: Option<String>,
    /// The seed of everything random.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Steps to record, about; a longer search is recorded in outline.
    #[arg(long, value_name = "N", default_value_t = plyground_lab::trace::DEFAULT_EVENTS)]
    pub events: usize,
    /// Watch a search that was written to this file (.json) before.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "position", "player"])]
    pub load: Option<PathBuf>,
    /// Write what was recorded to this file: .json, .dot, .svg or .html.
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
    /// Tell it line by line instead of on a full screen.
    #[arg(long)]
    pub plain: bool,
    /// The first step to tell, line by line.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub from: usize,
    /// How many steps to tell, line by line.
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub steps: usize,
    /// Print what was recorded as one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Options of `games`.
#[derive(Args, Debug)]
pub struct GamesArgs {
    /// Tell everything about this game.
    pub game: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Options of `play`.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// The game, such as connect4; a saved game knows its own.
    #[arg(required_unless_present = "load")]
    pub game: Option<String>,
    /// Who plays One: human, or a player spec such as minimax:depth=4.
    #[arg(long, value_name = "SPEC")]
    pub one: Option<String>,
    /// Who plays Two.
    #[arg(long, value_name = "SPEC")]
    pub two: Option<String>,
    /// The variant, such as columns=8,rows=7.
    #[arg(long, value_name = "KEY=VALUE,…")]
    pub variant: Option<String>,
    /// The position to start from, in the game's notation.
    #[arg(long, allow_hyphen_values = true)]
    pub position: Option<String>,
    /// The seed of everything random; without it, one is drawn and told.
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub explaining: Explaining,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub look: Look,
    /// Who throws the dice: the program, or you, who type what real ones show.
    #[arg(long, value_enum)]
    pub chance: Option<Dice>,
    /// Line by line, even on a terminal.
    #[arg(long)]
    pub plain: bool,
    /// Write the game into this file when it ends or you leave; in the format of the game's own
    /// world if the name asks for it, such as game.pdn.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Let --save replace a file that is there already.
    #[arg(long, requires = "save")]
    pub overwrite: bool,
    /// Go on with a game that was saved; --save may name the same file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "position"])]
    pub load: Option<PathBuf>,
    /// Print one JSON object when the game ends.
    #[arg(long)]
    pub json: bool,
}

/// Who decides what chance does.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// The program throws.
    Auto,
    /// You type each outcome; an empty line lets the program throw this time.
    Ask,
}

/// Options of `moves`.
#[derive(Args, Debug)]
pub struct MovesArgs {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub at: At,
    /// List every action, however many there are; without it the first 2,500, and how many more.
    #[arg(long)]
    pub all: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub look: Look,
}

/// Options of `analyze`.
#[derive(Args, Debug)]
pub struct AnalyzeArgs {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub at: At,
    /// Who searches, such as alphabeta:depth=8; the game's default player if not given.
    #[arg(long, value_name = "SPEC")]
    pub player: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub explaining: Explaining,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub look: Look,
    /// Judge all actions exactly, or search only for the best as in play. Default: all, but best
    /// with --explain tree or --trace, so that the tree is the one of the book.
    #[arg(long, value_enum)]
    pub root: Option<RootWidth>,
    /// Write the search tree into this file: .json, .dot, .svg or .html.
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub many: ManyArgs,
}

/// Options of `analyze` for many positions.
#[derive(Args, Debug)]
pub struct ManyArgs {
    /// Search every position of this file: a CSV with a column `position`, or one in each line.
    #[arg(long, value_name = "FILE.csv", requires = "out", conflicts_with_all = ["position", "explain", "trace", "root", "numbers"])]
    pub positions: Option<PathBuf>,
    /// The file for the best action and the value of each of them.
    #[arg(long, value_name = "FILE.csv", requires = "positions")]
    pub out: Option<PathBuf>,
    /// Positions at once; they change nothing but the time.
    #[arg(long, value_name = "N", requires = "positions", value_parser = lab::threads_in_range)]
    pub threads: Option<usize>,
    /// Go on where an earlier run was stopped.
    #[arg(long, requires = "positions")]
    pub resume: bool,
}

/// Options of `review`.
#[derive(Args, Debug)]
pub struct ReviewArgs {
    /// The game: a file that `play --save` wrote, or one of the game's own world, such as PDN; - reads
    /// standard input.
    pub file: PathBuf,
    /// Which game of a file that holds several, counted from 1.
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// Who judges, such as alphabeta:depth=8; the game's default player if not given.
    #[arg(long, value_name = "SPEC")]
    pub player: Option<String>,
    /// The seed of everything random.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Print Markdown.
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Which actions of the root are judged exactly.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RootWidth {
    /// Every legal action.
    All,
    /// Only the best; the others may get bounds.
    Best,
}

/// Options of `solve`.
#[derive(Args, Debug)]
pub struct SolveArgs {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub at: At,
    /// Who solves, such as idastar or astar:heuristic=displacement; the game's best solver if not given.
    #[arg(long, value_name = "SPEC")]
    pub player: Option<String>,
    /// Print the board after every step.
    #[arg(long)]
    pub boards: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub explaining: Explaining,
    /// Write the search tree into this file: .json, .dot, .svg or .html.
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
}

/// Options of `perft`.
#[derive(Args, Debug)]
pub struct PerftArgs {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub at: At,
    /// Actions to play.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: u32,
    /// Count apart for each first action.
    #[arg(long)]
    pub divide: bool,
}

/// Options of `import`.
#[derive(Args, Debug)]
pub struct ImportArgs {
    /// The game, such as checkers.
    pub game: String,
    /// The file, in the format of the game's own world.
    pub file: PathBuf,
    /// Results in this file name Two's points first.
    #[arg(long)]
    pub swap_results: bool,
    /// Write everything the file holds into another one, well written.
    #[arg(long, value_name = "FILE")]
    pub tidy: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Options of `bench`.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// Only this suite.
    pub suite: Option<String>,
    /// Instead, with `connect4`: solve the positions of a file or folder of files with lines `moves value`.
    #[arg(long, value_name = "PATH", requires = "suite")]
    pub sets: Option<PathBuf>,
    /// Instead, with `connect4`: write such files into a folder, positions by dice and their values.
    #[arg(long, value_name = "FOLDER", requires = "suite", conflicts_with_all = ["sets", "json"])]
    pub make_sets: Option<PathBuf>,
    /// Of each set only so many positions.
    #[arg(long, value_name = "N")]
    pub positions: Option<usize>,
    /// Make only this kind of set.
    #[arg(long, value_name = "KIND", requires = "make_sets")]
    pub kind: Option<String>,
    /// The seed of the sets that are made.
    #[arg(long, default_value_t = 1, requires = "make_sets")]
    pub seed: u64,
    /// The table of the solver of sets.
    #[arg(long, value_name = "SIZE", default_value = "64MiB")]
    pub memory: String,
    /// Threads of the solver of sets.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Let the solver of sets look up openings in its book.
    #[arg(long, requires = "sets")]
    pub book: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Options of `completions`.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    pub shell: clap_complete::Shell,
}

/// Options of `man`.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// The folder to write into; without it, the main page goes to standard output.
    pub folder: Option<PathBuf>,
}
