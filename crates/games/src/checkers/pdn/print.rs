//! From games to text: canonical PDN.
//!
//! Tags first, an empty line, the moves wrapped at 79 columns with the result at their end, an
//! empty line. A move has its number when it is the first player's, or when something stands
//! before it. What is written is read again as the same games.
//!
//! ```text
//!   [Black "Ada"]
//!
//!   1. 11-15 22-18 {the usual} 2. 15x22 (2. 9-14? 18x9) 2... 25x18 *
//! ```

use super::brackets::can_be_braced;
use super::scan::{is_capture_sign, is_dash};
use super::tree::{Item, Script};
use std::fmt::Write as _;

/// The longest line, except where a single word is longer.
const WIDTH: usize = 79;

/// Writes games one after the other.
///
/// ```
/// use plyground_games::checkers::pdn::{read_text, write_text};
/// let (games, _) = read_text("1. 11 - 15 (1.9-14! ) 22-18");
/// assert_eq!(write_text(&games), "1. 11-15 (1. 9-14!) 1... 22-18 *\n\n");
/// assert_eq!(read_text(&write_text(&games)).0, games);
/// ```
#[must_use]
pub fn write_text(games: &[Script]) -> String {
    let mut text = String::new();
    for game in games {
        write_game(game, &mut text);
    }
    text
}

fn write_game(game: &Script, text: &mut String) {
    for tag in &game.tags {
        let value = tag.value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{} \"{value}\"]", tag.name);
    }
    if !game.tags.is_empty() {
        text.push('\n');
    }
    let mut page = Page { text, width: 0, opened: String::new() };
    write_items(&game.items, usize::from(game.is_white_first()), &mut page);
    page.word(game.ending.text());
    text.push_str("\n\n");
}

/// Writes items; the first move among them is number `ply` of the game, from 0.
fn write_items(items: &[Item], mut ply: usize, page: &mut Page) {
    let mut needs_number = true;
    let mut has_moved = false;
    for item in items {
        let is_first_player = ply.is_multiple_of(2);
        match item {
            Item::Move(written) => {
                let number = match (is_first_player, needs_number) {
                    (true, _) => format!("{}. ", ply / 2 + 1),
                    (false, true) => format!("{}... ", ply / 2 + 1),
                    (false, false) => String::new(),
                };
                page.word(&format!("{number}{}{}", written.text(), written.marks));
                ply += 1;
                has_moved = true;
            }
            Item::Comment(text) if can_be_braced(text) => page.braced(text),
            Item::Comment(text) => page.line_comment(text),
            Item::Nag(number) => page.word(&format!("${number}")),
            Item::Variation(items) => {
                // Marks right behind a parenthesis would be taken for `(!)`.
                page.opened.push_str(if matches!(items.first(), Some(Item::Stray(..))) { "( " } else { "(" });
                write_items(items, ply - usize::from(has_moved), page);
                page.close();
            }
            Item::Stray(text, _) => page.stray(text),
        }
        needs_number = !matches!(item, Item::Move(_) | Item::Nag(_));
    }
}

/// Text that is filled with words and wrapped.
struct Page<'a> {
    text: &'a mut String,
    /// Characters on the present line.
    width: usize,
    /// What the next word begins with: parentheses that were opened.
    opened: String,
}

impl Page<'_> {
    fn word(&mut self, word: &str) {
        let length = self.opened.len() + word.chars().count();
        if self.width > 0 && self.width + 1 + length > WIDTH {
            self.new_line();
        }
        // A line must not begin like a tag or an escaped line when it is none.
        if self.width > 0 || word.starts_with(['[', '%']) {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(&self.opened);
        self.text.push_str(word);
        self.width += length;
        self.opened.clear();
    }

    /// A sign that stands alone begins a line, where it cannot join the numbers before and after it to a move.
    fn stray(&mut self, text: &str) {
        let is_sign = text.chars().count() == 1 && text.starts_with(|c| is_dash(c) || is_capture_sign(c));
        if is_sign && self.width > 0 {
            self.new_line();
        }
        self.word(text);
    }

    /// Ends the last word with a parenthesis.
    fn close(&mut self) {
        if !self.opened.is_empty() || self.width == 0 || self.width == WIDTH {
            self.word(")");
        } else {
            self.text.push(')');
            self.width += 1;
        }
    }

    fn new_line(&mut self) {
        self.text.push('\n');
        self.width = 0;
    }

    fn braced(&mut self, text: &str) {
        let mut words = text.split(' ').peekable();
        let mut opening = "{";
        while let Some(word) = words.next() {
            let closing = if words.peek().is_none() { "}" } else { "" };
            self.word(&format!("{opening}{word}{closing}"));
            opening = "";
        }
    }

    /// A comment up to the end of its line, for text whose braces do not match.
    fn line_comment(&mut self, text: &str) {
        self.word(&format!("; {text}"));
        self.new_line();
    }
}
