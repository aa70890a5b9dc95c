//! Text that is shown, never obeyed.
//!
//! Titles, names and positions come from files that other people wrote. A terminal obeys control characters in them:
//! it moves the cursor, hides what follows, or sets the clipboard. Characters that turn the direction of writing make a
//! line read otherwise than it is stored. Both are shown as `�`.
//!
//! ```
//! use plyground_core::printable;
//! assert_eq!(printable("a\u{1b}[31m title\u{202e}"), "a�[31m title�");
//! assert_eq!(printable("two\nlines, می\u{200c}خواهم"), "two\nlines, می\u{200c}خواهم");
//! ```

use std::borrow::Cow;

/// True for a character that a terminal obeys instead of showing it: a control character other than the end of a line
/// and the tab, or one that turns the direction of what follows.
#[must_use]
pub fn is_obeyed(character: char) -> bool {
    let is_control = character.is_control() && !matches!(character, '\n' | '\t');
    is_control || matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text with `�` for every character that [`is_obeyed`].
#[must_use]
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.contains(is_obeyed) { text.replace(is_obeyed, "\u{fffd}").into() } else { text.into() }
}

/// A text in one printable line of at most `most` characters, with `…` after it where it was longer.
#[must_use]
pub fn one_line(text: &str, most: usize) -> String {
    let shown = |c: char| if c.is_control() || is_obeyed(c) { '\u{fffd}' } else { c };
    let mut characters = text.chars().map(shown);
    let mut line: String = characters.by_ref().take(most).collect();
    if characters.next().is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_and_every_turn_of_direction_is_replaced() {
        let all: String = ('\u{0}'..='\u{9f}').chain('\u{200b}'..='\u{206f}').collect();
        let shown = printable(&all);
        assert!(!shown.contains(is_obeyed) && shown.chars().count() == all.chars().count());
        for kept in ['\n', '\t', ' ', 'A', '~', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}'] {
            assert!(shown.contains(kept), "{kept:?}");
        }
        for gone in ['\u{0}', '\u{7}', '\r', '\u{1b}', '\u{7f}', '\u{85}', '\u{9b}', '\u{202e}', '\u{2066}', '\u{2069}'] {
            assert!(!shown.contains(gone), "{gone:?}");
        }
    }

    #[test]
    fn one_line_has_no_end_and_a_bounded_length() {
        assert_eq!(one_line("a\r\nb\tc\u{9b}", 9), "a��b�c�");
        assert_eq!((one_line("12345", 5), one_line("123456", 5)), ("12345".into(), "12345…".into()));
    }
}
