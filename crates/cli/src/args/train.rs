//! Options of `train`.

use clap::Args;
use std::path::PathBuf;

/// Options of `train`.
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// The game, such as 2048.
    pub game: String,
    /// The variant, such as columns=5,rows=4 of connect4.
    #[arg(long, value_name = "KEY=VALUE,…", conflicts_with_all = ["play", "pack"])]
    pub variant: Option<String>,
    /// The network: 4x6, 5x6, 8x6 or 5x4 for 2048 (tuples x cells), fours for connect4.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["play", "pack"])]
    pub network: Option<String>,
    /// Games in all, those of earlier runs included.
    #[arg(long, value_name = "N")]
    pub games: Option<u64>,
    /// Time for this run, such as 90s or 2h. Without games and time it goes on until Ctrl-C.
    #[arg(long, value_name = "TIME")]
    pub time: Option<String>,
    /// Threads that play. One gives the same network for the same seed.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = super::lab::threads_in_range)]
    pub threads: usize,
    /// The file of the network; `networks` in your data folder if nothing is said.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Go on where the file ends, if there is one.
    #[arg(long, conflicts_with_all = ["play", "pack"])]
    pub resume: bool,
    /// The seed of everything random.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// The share of an error that one look at it takes away; 1, or 0.1 with --one-rate.
    #[arg(long, value_name = "0..1")]
    pub rate: Option<f32>,
    /// How much of a target is what was really won, instead of what the next position promises.
    #[arg(long, value_name = "0..1", default_value_t = 0.0)]
    pub lambda: f32,
    /// How often a move is chosen by lot; 0, or 0.1 for games without chance.
    #[arg(long, value_name = "0..1")]
    pub explore: Option<f64>,
    /// The value everything begins with. More than can be reached makes the learner curious.
    #[arg(long, value_name = "VALUE", default_value_t = 0.0, allow_hyphen_values = true)]
    pub start: f32,
    /// Learn everything at the same rate, instead of each weight at its own (temporal coherence).
    #[arg(long)]
    pub one_rate: bool,
    /// Time between checkpoints.
    #[arg(long, value_name = "TIME", default_value = "60s")]
    pub every: String,
    /// Learn nothing: play so many games with this network and tell how well.
    #[arg(long, value_name = "N", requires = "out", conflicts_with = "pack")]
    pub play: Option<u64>,
    /// Learn nothing: pack this network into the file of --out, small enough to be part of a program.
    #[arg(long, value_name = "FILE", requires = "out")]
    pub pack: Option<PathBuf>,
    /// Bytes of a packed network, at most.
    #[arg(long, value_name = "SIZE", default_value = "8MiB", requires = "pack")]
    pub size: String,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}
