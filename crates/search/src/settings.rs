//! Settings that several families have, each declared once.

use plyground_core::{Kind, Parameter, Settings};

/// A setting that is one of some words.
pub(crate) fn choice(key: &'static str, words: &[&'static str], default: &'static str, sentence: &'static str) -> Parameter {
    Parameter { key, kind: Kind::Choice(words.to_vec()), default, sentence }
}

/// A setting that is on or off.
pub(crate) fn switch(key: &'static str, default: &'static str, sentence: &'static str) -> Parameter {
    choice(key, &["on", "off"], default, sentence)
}

/// Whether there is a table of positions met before, and how large it may be.
pub(crate) fn table(default: &'static str) -> [Parameter; 2] {
    [switch("table", default, "Whether to remember positions met before."), table_memory()]
}

/// How large the table of positions met before may be.
pub(crate) fn table_memory() -> Parameter {
    Parameter { sentence: "Memory for the table of positions met before, at most.", ..Parameter::memory("64MiB") }
}

/// The bytes for that table; 0 for none.
pub(crate) fn table_bytes(settings: &Settings) -> usize {
    if settings.word("table") == Some("off") { 0 } else { settings.size("memory").unwrap_or(0) }
}
