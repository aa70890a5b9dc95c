//! Players without thought.
