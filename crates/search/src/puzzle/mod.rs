//! Searches for puzzles.
