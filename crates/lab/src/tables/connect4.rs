//! Books of Connect Four openings: which board, and where players look for them. The books themselves are made by
//! [`openings`](crate::openings).

use crate::catalogue;
use plyground_core::Complaint;
pub use plyground_engines::connect4::shelf::file_in;

/// Columns and rows of a variant.
pub fn size(variant: &str) -> Result<(u8, u8), Complaint> {
    let settings = catalogue::find("connect4")?.variant(variant)?;
    let whole = |key| settings.whole(key).and_then(|number| u8::try_from(number).ok()).unwrap_or(u8::MAX);
    Ok((whole("columns"), whole("rows")))
}
