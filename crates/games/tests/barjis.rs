//! Barjis: everything the rules promise, held against a plain twin and exact numbers.

#[path = "barjis/counts.rs"]
mod counts;
#[path = "barjis/judge.rs"]
mod judge;
#[path = "barjis/laws.rs"]
mod laws;
#[path = "barjis/long_turns.rs"]
mod long_turns;
#[path = "barjis/naive.rs"]
mod naive;
#[path = "barjis/notation.rs"]
mod notation;
#[path = "barjis/odds.rs"]
mod odds;
#[path = "barjis/playthrough.rs"]
mod playthrough;
#[path = "barjis/screen.rs"]
mod screen;
#[path = "barjis/selfplay.rs"]
mod selfplay;
#[path = "barjis/twin.rs"]
mod twin;

use plyground_core::{Complaint, Playable, Settings};
use plyground_games::barjis::{Barjis, Variant};

/// The start of a variant written `cap=2,play=maximal`, or what is wrong with it.
fn try_start(variant: &str) -> Result<Barjis, Complaint> {
    let settings = Settings::read(variant, &Variant::parameters(), "game barjis")?;
    Ok(Barjis::start(&settings)?.expect("there is one type of position"))
}

/// The start of a variant written `cap=2,play=maximal`.
fn start(variant: &str) -> Barjis {
    try_start(variant).unwrap_or_else(|complaint| panic!("{variant}: {complaint}"))
}

/// A position of the default variant.
fn read(text: &str) -> Barjis {
    start("").read(text).unwrap_or_else(|complaint| panic!("{text}: {complaint}"))
}

/// True when the slow tests are asked for; says so when they are not.
fn is_slow_run(what: &str) -> bool {
    let is_slow = std::env::var_os("PLYGROUND_SLOW").is_some();
    if !is_slow {
        eprintln!("set PLYGROUND_SLOW to run {what}");
    }
    is_slow
}
