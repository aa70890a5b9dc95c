//! What values a setting may have: said to people, and piece by piece to translators.

use crate::Complaint;
use std::fmt;

/// What values a [`Parameter`](crate::Parameter) may have.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// A whole number from the first to the second, both included.
    Whole(u64, u64),
    /// A number from the first to the second, both included.
    Real(f64, f64),
    /// A time such as `500ms`, `2s` or `1m`.
    Time,
    /// A size such as `64MiB`, or a plain number of bytes.
    Size,
    /// One of these words.
    Choice(Vec<&'static str>),
    /// Any text.
    Text,
}

impl fmt::Display for Kind {
    /// The range in words, for people.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(least, most) if *most == u64::MAX => write!(f, "a whole number from {least}"),
            Self::Whole(least, most) => write!(f, "a whole number from {least} to {most}"),
            Self::Real(least, most) => write!(f, "a number from {least} to {most}"),
            Self::Time => f.write_str("a time such as 500ms, 2s or 1m"),
            Self::Size => f.write_str("a size such as 64MiB"),
            Self::Choice(words) => write!(f, "one of {}", words.join(", ")),
            Self::Text => f.write_str("a text"),
        }
    }
}

impl Kind {
    /// Adds the range to a complaint: `kind`, and `least` and `most` (`none` where there is no
    /// bound) or `choices`.
    pub(super) fn explain(&self, complaint: Complaint) -> Complaint {
        match self {
            Self::Whole(least, u64::MAX) => complaint.with("kind", "whole").with("least", least).with("most", "none"),
            Self::Whole(least, most) => complaint.with("kind", "whole").with("least", least).with("most", most),
            Self::Real(least, most) => complaint.with("kind", "real").with("least", least).with("most", most),
            Self::Time => complaint.with("kind", "time"),
            Self::Size => complaint.with("kind", "size"),
            Self::Choice(words) => complaint.with("kind", "choice").with("choices", words.join(", ")),
            Self::Text => complaint.with("kind", "text"),
        }
    }
}
