//! What is known once and for all about a game: tables that take seconds or hours to make and a moment to ask.
//!
//! ```text
//!   plyground tables GAME ──► a table ──► printed
//!                                └──────► a file in the tables folder ──► the players of every later run
//! ```
//!
//! Nothing is printed here and nothing is kept by itself: a front end decides both. It also says once, at its start, that
//! players may look into the usual folder.

pub mod connect4;
pub mod redswapblue;

use crate::library::data_folder;
use plyground_core::Complaint;
use std::path::PathBuf;

/// The games that have tables.
pub const GAMES: &[&str] = &["connect4", "redswapblue"];

/// The folder in which players look for tables: `tables` beside the library.
pub fn usual_folder() -> Result<PathBuf, Complaint> {
    Ok(data_folder()?.join("tables"))
}

/// Lets the players of this process use what is in the usual folder; without such a folder they work everything out.
pub fn look_in_usual_folder() {
    if let Ok(folder) = usual_folder() {
        plyground_engines::connect4::shelf::look_in(folder.clone());
        plyground_engines::redswapblue::shared::look_in(folder);
    }
}
