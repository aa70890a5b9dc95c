//! Learning games by playing them, and where what was learned is kept.

pub use plyground_training::*;

use crate::library::data_folder;
use plyground_core::Complaint;
use std::path::PathBuf;

/// The folder of trained networks: `networks` beside the library.
pub fn usual_folder() -> Result<PathBuf, Complaint> {
    Ok(data_folder()?.join("networks"))
}
