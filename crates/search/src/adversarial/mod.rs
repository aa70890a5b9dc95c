//! Searches for games without chance.
