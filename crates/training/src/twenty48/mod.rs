//! 2048: networks of tuples of cells.

mod networks;
mod tuples;

pub use networks::{eight_by_six, five_by_four, five_by_six, four_by_six};
pub use tuples::{Fired, ORIENTATIONS, Tuples};
