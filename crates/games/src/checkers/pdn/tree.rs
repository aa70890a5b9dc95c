//! A game as a PDN file says it: tags, then moves with all that stands between them.
//!
//! Nothing here knows the rules. A move is a list of squares and a sign; a variation is a list of
//! items like the game itself, told in place of the last move before it.
//!
//! ```text
//!   [Black "Ada"]  [White "Ben"]                    tags
//!   1. 11-15 {good} ( 1. 9-14 22-18 ) 22-18 $1 *    items, and the ending
//! ```

use std::fmt::Write as _;

/// One game of a file, as text. [`Script::default`] is a game of which nothing is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// The tags in the order of the file, repeated ones too.
    pub tags: Vec<Tag>,
    /// The moves and what stands between them.
    pub items: Vec<Item>,
    /// The result after the moves.
    pub ending: Ending,
    /// Where the game begins.
    pub place: Place,
}

impl Script {
    /// The value of a tag, whatever the case of its name; the last one where it is repeated.
    ///
    /// ```
    /// use plyground_games::checkers::pdn::{Script, Tag};
    /// let script = Script { tags: vec![Tag::new("Black", "Ada")], ..Script::default() };
    /// assert_eq!(script.tag("black"), Some("Ada"));
    /// ```
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().rfind(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.as_str())
    }

    /// True when the tags say that White moves first.
    #[must_use]
    pub fn is_white_first(&self) -> bool {
        self.tag("FEN").is_some_and(|fen| fen.trim_start().starts_with(['W', 'w']))
    }
}

/// A tag: `[Name "value"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Its name, a single word.
    pub name: String,
    /// Its value, on one line.
    pub value: String,
}

impl Tag {
    /// A tag of this name and value; line ends in the value become spaces.
    pub fn new(name: &str, value: &str) -> Self {
        Self { name: name.into(), value: value.replace(['\n', '\r'], " ") }
    }
}

/// What the movetext of a game is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A move.
    Move(Written),
    /// A comment, its words separated by single spaces; see [`Item::comment`].
    Comment(String),
    /// A numeric annotation: `$1`.
    Nag(u32),
    /// What else could have been played in place of the last move before it.
    Variation(Vec<Item>),
    /// A piece of text that is nothing of this, without spaces.
    Stray(String, Place),
}

impl Item {
    /// A comment with its words separated by single spaces: files wrap lines anywhere.
    #[must_use]
    pub fn comment(text: &str) -> Self {
        Self::Comment(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

/// A move as it is written, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The squares, from the first to the last, as many as are named.
    pub squares: Vec<u8>,
    /// True when it is written as a capture, `22x15`.
    pub is_capture: bool,
    /// Marks of its strength, of `!`, `?` and `*`; mostly none.
    pub marks: String,
    /// Where it stands.
    pub place: Place,
}

impl Written {
    /// A move without marks.
    #[must_use]
    pub fn new(squares: &[u8], is_capture: bool) -> Self {
        Self { squares: squares.to_vec(), is_capture, marks: String::new(), place: Place::default() }
    }

    /// The squares with their sign, such as `11-15`, without the marks.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(8);
        for (index, square) in self.squares.iter().enumerate() {
            if index > 0 {
                text.push(if self.is_capture { 'x' } else { '-' });
            }
            let _ = write!(text, "{square}");
        }
        text
    }
}

/// The result after the moves. Two counts are in use, a win worth one point or two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// `1-0`
    OneNil,
    /// `0-1`
    NilOne,
    /// `1/2-1/2`
    Halves,
    /// `2-0`
    TwoNil,
    /// `0-2`
    NilTwo,
    /// `1-1`
    OneOne,
    /// `0-0`: lost by both
    NilNil,
    /// `*`: nobody says
    #[default]
    Unknown,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Self; 8] =
        [Self::OneNil, Self::NilOne, Self::Halves, Self::TwoNil, Self::NilTwo, Self::OneOne, Self::NilNil, Self::Unknown];

    /// How it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::OneNil => "1-0",
            Self::NilOne => "0-1",
            Self::Halves => "1/2-1/2",
            Self::TwoNil => "2-0",
            Self::NilTwo => "0-2",
            Self::OneOne => "1-1",
            Self::NilNil => "0-0",
            Self::Unknown => "*",
        }
    }

    /// The ending written so, in the result tag of a game for example.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).map(|c| if super::scan::is_dash(c) { '-' } else { c }).collect();
        match text.as_str() {
            "1/2" | "½-½" | "½" => Some(Self::Halves),
            "" | "?" => Some(Self::Unknown),
            text => Self::ALL.into_iter().find(|ending| ending.text() == text),
        }
    }
}

/// The line of the file where something stands, from 1; 0 for what stands in no file. Two things
/// that say the same are equal wherever they stand, so any two places are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place(pub u32);

impl PartialEq for Place {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Place {}
