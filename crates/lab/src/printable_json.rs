//! JSON that is shown, never obeyed.
//!
//! A terminal or a page that shows JSON as it is would obey the same characters as in any other text. Here they are written as
//! their numbers, so that whoever reads the JSON still gets every text as it was.
//!
//! ```
//! use plyground_lab::printable_json;
//! assert_eq!(printable_json::text(&["a\u{202e}b\u{9b}"]), r#"["a\u202eb\u009b"]"#);
//! ```

use plyground_core::is_obeyed;
use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};
use std::io::{self, Write};

/// Writes a value as JSON in one line, piece by piece as it is made; no end of line follows.
pub fn write(stream: impl Write, value: &(impl Serialize + ?Sized)) -> io::Result<()> {
    Ok(value.serialize(&mut Serializer::with_formatter(stream, Numbered))?)
}

/// A value as JSON in one line.
///
/// # Panics
///
/// When the value cannot be JSON: a map with keys that are no texts.
#[must_use]
pub fn text(value: &(impl Serialize + ?Sized)) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes, value).expect("texts and numbers are always JSON");
    String::from_utf8(bytes).expect("JSON is text")
}

/// JSON in one line, with `\u202e` for U+202E and its like.
struct Numbered;

impl Formatter for Numbered {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        while let Some((at, found)) = rest.char_indices().find(|(_, character)| is_obeyed(*character)) {
            // They all lie below U+10000, so that four digits are enough.
            write!(writer, "{}\\u{:04x}", &rest[..at], u32::from(found))?;
            rest = &rest[at + found.len_utf8()..];
        }
        writer.write_all(rest.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn json_says_the_same_without_a_character_to_obey() {
        let hostile = "a\u{1b}[8mb\u{9b}2Jc\rd\u{7f}\u{202e}e\u{2066}\t\n\"\\";
        let value = json!({ hostile: [hostile, 1.5, null] });
        let text = text(&value);
        assert!(!text.contains(is_obeyed), "{text:?}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
    }
}
