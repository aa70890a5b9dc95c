//! From text to tokens.
//!
//! A token never fails: what is nothing else is a loose word or junk, and both are kept. The
//! scanner knows how archives are written in practice: spaces around the sign of a move or no sign
//! at all, every kind of dash, comments in which braces stand, tags without quotes.
//!
//! ```text
//!   1. 11-15! {good} 22 - 18        Number  Move  Comment  Move
//! ```

use super::brackets;
use super::tree::{Ending, Place, Written};

/// What a file is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `[Name "value"]`; not sound when quotes or the bracket are missing.
    Tag {
        name: String,
        value: String,
        is_sound: bool,
    },
    /// `7.`, or `7...` before the second player's move.
    Number {
        number: u32,
        is_second: bool,
    },
    /// A number without a dot.
    Bare(u32),
    Move(Written),
    Ending(Ending),
    /// A `*` that stands apart from a move: mostly the ending.
    Star,
    /// A comment; not sound when its braces do not match.
    Comment {
        text: String,
        is_sound: bool,
    },
    Nag(u32),
    /// `!`, `?` and the like, apart from a move.
    Marks(String),
    Open,
    Close,
    /// Text that begins with a letter, up to the next space.
    Word(String),
    /// Anything else.
    Junk(String),
}

/// A token and where it was found.
#[derive(Clone, Debug)]
pub(super) struct Spotted {
    pub token: Token,
    /// Its line, from 1.
    pub line: u32,
    /// Offsets of its first byte and of the first one behind it.
    pub span: (usize, usize),
    /// True when nothing stands before it on its line.
    pub is_first: bool,
    /// True when an empty line stands before it.
    pub is_after_gap: bool,
}

/// True for every dash that archives write between squares.
pub(super) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// True for every sign that archives write between the squares of a capture.
pub(super) const fn is_capture_sign(c: char) -> bool {
    matches!(c, 'x' | 'X' | '×' | ':')
}

const fn is_mark(c: char) -> bool {
    matches!(c, '!' | '?' | '*')
}

/// True for what begins a token wherever it stands.
const fn is_special(c: char) -> bool {
    matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$')
}

/// All tokens of a text, one at a time: together they would take many times the memory of the text.
pub(super) fn scan(text: &str) -> Scanner<'_> {
    Scanner { text, at: 0, line: 1, next_close: text.find('}') }
}

/// Goes through the tokens of a text.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    /// A closing brace, the first behind some earlier place: looked for again only once passed,
    /// so that a file of nothing but open braces is read in one go.
    next_close: Option<usize>,
}

impl Iterator for Scanner<'_> {
    type Item = Spotted;

    fn next(&mut self) -> Option<Spotted> {
        self.spot()
    }
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes on by this many bytes and counts the lines.
    fn skip(&mut self, bytes: usize) -> &'a str {
        let skipped = &self.rest()[..bytes];
        self.at += bytes;
        self.line += ends_of_lines(skipped);
        skipped
    }

    fn skip_while(&mut self, accept: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        self.skip(rest.find(|c| !accept(c)).unwrap_or(rest.len()))
    }

    fn spot(&mut self) -> Option<Spotted> {
        let space = self.skip_while(|c| c.is_whitespace() || c == '\u{feff}');
        let ends = ends_of_lines(space);
        let is_start = self.at == space.len();
        let (line, start) = (self.line, self.at);
        let is_first = is_start || ends > 0;
        let c = self.peek()?;
        let token = match c {
            '[' => self.tag(),
            '{' => self.braced(),
            ';' => self.rest_of_line(1),
            '%' if start == 0 || space.ends_with(['\n', '\r']) => self.rest_of_line(0),
            '(' => self.open(),
            ')' => self.one(Token::Close),
            '$' => self.nag(),
            '½' => self.halves(),
            _ if c.is_ascii_digit() => self.digits(),
            _ if is_mark(c) => self.marks(),
            _ if c.is_alphabetic() => Token::Word(self.word().into()),
            _ => self.junk(),
        };
        Some(Spotted { token, line, span: (start, self.at), is_first, is_after_gap: ends > 1 })
    }

    fn one(&mut self, token: Token) -> Token {
        self.skip(1);
        token
    }

    fn word(&mut self) -> &'a str {
        self.skip_while(|c| !c.is_whitespace() && !is_special(c))
    }

    fn junk(&mut self) -> Token {
        let first = self.peek().map_or(0, char::len_utf8);
        let rest = &self.rest()[first..];
        let is_alone = self.peek().is_some_and(is_special);
        let more =
            if is_alone { 0 } else { rest.find(|c: char| c.is_whitespace() || c.is_alphanumeric() || is_special(c)).unwrap_or(rest.len()) };
        Token::Junk(self.skip(first + more).into())
    }

    fn marks(&mut self) -> Token {
        let marks = self.skip_while(is_mark);
        if marks == "*" { Token::Star } else { Token::Marks(marks.into()) }
    }

    /// A parenthesis, unless it holds nothing but marks: `(!)` is a mark too.
    fn open(&mut self) -> Token {
        let inside = &self.rest()[1..];
        let marks = inside.find(|c| !is_mark(c)).unwrap_or(0);
        if marks > 0 && inside[marks..].starts_with(')') {
            let marks = self.skip(marks + 2);
            return Token::Marks(marks[1..marks.len() - 1].into());
        }
        self.one(Token::Open)
    }

    fn nag(&mut self) -> Token {
        let digits = self.rest()[1..].bytes().take_while(u8::is_ascii_digit).count();
        match self.rest()[1..=digits].parse() {
            Ok(number) => {
                self.skip(1 + digits);
                Token::Nag(number)
            }
            Err(_) => Token::Junk(self.skip(1 + digits).into()),
        }
    }

    fn rest_of_line(&mut self, sign: usize) -> Token {
        self.skip(sign);
        let text = self.skip_while(|c| c != '\n' && c != '\r');
        Token::Comment { text: text.into(), is_sound: true }
    }

    fn braced(&mut self) -> Token {
        if self.next_close.is_some_and(|close| close < self.at) {
            self.next_close = self.rest().find('}').map(|found| self.at + found);
        }
        let (length, is_sound) = brackets::comment(self.rest(), self.next_close.map(|close| close - self.at));
        let text = &self.skip(length)[1..];
        Token::Comment { text: text.strip_suffix('}').unwrap_or(text).into(), is_sound }
    }

    fn tag(&mut self) -> Token {
        match brackets::tag(self.rest()) {
            Some((length, name, value, is_sound)) => {
                self.skip(length);
                Token::Tag { name, value, is_sound }
            }
            None => self.junk(),
        }
    }

    fn halves(&mut self) -> Token {
        self.skip('½'.len_utf8());
        let mut ahead = self.rest().chars();
        if ahead.next().is_some_and(is_dash) && ahead.next() == Some('½') {
            self.at = self.text.len() - ahead.as_str().len();
        }
        Token::Ending(Ending::Halves)
    }

    /// A move, an ending or the number of a move: all begin with a digit.
    fn digits(&mut self) -> Token {
        if let Some(rest) = self.rest().strip_prefix("1/2") {
            let after = rest.trim_start_matches([' ', '\t']).strip_prefix(is_dash);
            let whole = after.and_then(|after| after.trim_start_matches([' ', '\t']).strip_prefix("1/2"));
            self.at = self.text.len() - whole.unwrap_or(rest).len();
            return Token::Ending(Ending::Halves);
        }
        let (start, line) = (self.at, self.line);
        let mut numbers = vec![self.number()];
        let mut is_capture = false;
        while let Some((length, sign)) = sign_ahead(self.rest()) {
            self.skip(length);
            is_capture |= is_capture_sign(sign);
            numbers.push(self.number());
        }
        let text = &self.text[start..self.at];
        match numbers[..] {
            [Some(number)] => match run_together(text) {
                Some(squares) if !self.rest().starts_with('.') => self.move_of(squares, false, line),
                _ => self.move_number(number),
            },
            [Some(one), Some(two)] if !is_capture && (one.min(two) == 0 || (one, two) == (1, 1)) => {
                let written = format!("{one}-{two}");
                Ending::read(&written).map_or_else(|| Token::Junk(text.into()), Token::Ending)
            }
            _ => {
                let squares: Option<Vec<u8>> = numbers.iter().map(|number| number.and_then(|number| u8::try_from(number).ok())).collect();
                let Some(squares) = squares else { return Token::Junk(text.split_whitespace().collect()) };
                self.move_of(squares, is_capture, line)
            }
        }
    }

    /// A move with the marks that follow it at once.
    fn move_of(&mut self, squares: Vec<u8>, is_capture: bool, line: u32) -> Token {
        let marks = self.skip_while(is_mark).into();
        Token::Move(Written { squares, is_capture, marks, place: Place(line) })
    }

    /// The number that begins here; `None` when it is far too large.
    fn number(&mut self) -> Option<u32> {
        self.skip_while(|c| c.is_ascii_digit()).parse().ok()
    }

    /// What a number without a sign is, by the dots behind it.
    fn move_number(&mut self, number: u32) -> Token {
        let is_dot = |c: char| c == '.' || c == '…';
        let dots = self.skip_while(is_dot);
        if dots.is_empty() {
            return Token::Bare(number);
        }
        let mut is_second = dots.len() > 1;
        let apart = self.rest().trim_start_matches([' ', '\t']);
        if apart.starts_with("..") || apart.starts_with('…') {
            is_second = true;
            self.at = self.text.len() - apart.trim_start_matches(is_dot).len();
        }
        Token::Number { number, is_second }
    }
}

/// The sign between two squares, and how many bytes lead from here to the second.
fn sign_ahead(rest: &str) -> Option<(usize, char)> {
    let near = rest.trim_start_matches([' ', '\t']);
    let sign = near.chars().next().filter(|&c| is_dash(c) || is_capture_sign(c))?;
    let second = near[sign.len_utf8()..].trim_start();
    second.starts_with(|c: char| c.is_ascii_digit()).then(|| (rest.len() - second.len(), sign))
}

/// The squares of a move written without a sign, `1115` or `0913`.
fn run_together(digits: &str) -> Option<Vec<u8>> {
    let halves = digits.split_at_checked(2).filter(|_| digits.len() == 4)?;
    let square = |half: &str| half.parse().ok().filter(|square| (1..=32).contains(square));
    Some(vec![square(halves.0)?, square(halves.1)?])
}

/// Lines that end in a piece of text: by `\n`, by `\r\n` or, on old machines, by `\r`.
fn ends_of_lines(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let ends = |(index, &byte): (usize, &u8)| byte == b'\n' || byte == b'\r' && bytes.get(index + 1) != Some(&b'\n');
    bytes.iter().enumerate().filter(|&byte| ends(byte)).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_token_is_made_before_it_is_asked_for() {
        let text = "11-15 {as ever} 22-18 ".repeat(1000);
        let mut tokens = scan(&text);
        for (index, end) in [5, 15, 21, 27].into_iter().enumerate() {
            assert!(tokens.next().is_some());
            assert_eq!(tokens.at, end, "after token {index}");
        }
    }
}
