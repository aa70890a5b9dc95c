//! Searches for games with chance.
