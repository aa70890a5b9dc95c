//! Options of `tables`.

use clap::Args;
use std::path::PathBuf;

/// Options of `tables`.
#[derive(Args, Debug)]
pub struct TablesArgs {
    /// The game, such as redswapblue.
    pub game: String,
    /// The variant, such as n=4.
    #[arg(long, value_name = "KEY=VALUE,…")]
    pub variant: Option<String>,
    /// How many positions are at each distance from the goal; what redswapblue makes if nothing is said.
    #[arg(long)]
    pub distances: bool,
    /// For connect4: the most discs of a position in the book.
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub plies: u8,
    /// For connect4: solve so many positions of the book again, chosen by lot.
    #[arg(long, value_name = "N")]
    pub check: Option<usize>,
    /// Threads that work; they change nothing but the time. One for each core if nothing is said.
    #[arg(long, value_name = "N", value_parser = super::lab::threads_in_range)]
    pub threads: Option<usize>,
    /// Memory that may be taken, such as 500MiB.
    #[arg(long, value_name = "SIZE", default_value = "2GiB")]
    pub memory: String,
    /// Write the table into this file.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write the table where players look for it, in your data folder.
    #[arg(long, conflicts_with = "out")]
    pub keep: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}
