//! From tokens to games.
//!
//! A game ends with its result, or, where that is missing, when the tags of the next one begin or
//! the numbers of the moves start again at 1. Whatever is odd is remarked; everything is kept.
//!
//! ```text
//!   tags  items …  result │ tags  items …  result │ …
//!                 comments on the line of a result belong to the game before, others to the next
//! ```

use super::scan::{Scanner, Spotted, Token, scan};
use super::tree::{Ending, Item, Place, Script, Tag, Written};
use plyground_core::Remark;
use std::iter::Peekable;

/// Variations within variations are kept as such down to this depth; deeper ones as comments.
pub const MOST_DEPTH: usize = 64;

/// The games of a text, and what is odd about them. Every text can be read; one without any game
/// in it gives none.
///
/// ```
/// use plyground_games::checkers::pdn::{Ending, read_text};
/// let (games, remarks) = read_text("[Black \"Ada\"]\n1. 11-15 {as ever} 22 - 18 1/2-1/2");
/// assert_eq!((games.len(), games[0].items.len()), (1, 3));
/// assert_eq!(games[0].ending, Ending::Halves);
/// assert!(remarks.is_empty());
/// ```
#[must_use]
pub fn read_text(text: &str) -> (Vec<Script>, Vec<Remark>) {
    let mut tokens = scan(text).peekable();
    let mut parser = Parser { text, ..Parser::default() };
    while let Some(spotted) = tokens.next() {
        parser.take(&spotted, &mut tokens);
    }
    parser.finish_file();
    (parser.games, parser.remarks)
}

#[derive(Default)]
struct Parser<'a> {
    text: &'a str,
    games: Vec<Script>,
    remarks: Vec<Remark>,
    /// The game being read.
    script: Script,
    /// The items of the variations that are open, the innermost last.
    inner: Vec<Vec<Item>>,
    /// True when the tags of this game are over: comments may stand among them, but nothing else.
    has_more_than_comments: bool,
    /// Moves of the main line so far.
    plies: usize,
    /// The last number of a move in the main line.
    number: Option<u32>,
    /// Loose words being collected, and their line.
    prose: Option<(String, u32)>,
    /// The line of the last result.
    ended_on: Option<u32>,
    line: u32,
}

impl Parser<'_> {
    fn remark(&mut self, code: &'static str, message: impl Into<String>) {
        let ply = (self.plies > 0).then_some(self.plies);
        let line = self.line as usize;
        self.remarks.push(Remark { game: self.games.len() + 1, ply, line, code, message: message.into() });
    }

    fn items(&mut self) -> &mut Vec<Item> {
        self.inner.last_mut().unwrap_or(&mut self.script.items)
    }

    fn push(&mut self, item: Item) {
        self.begin();
        self.has_more_than_comments |= !matches!(item, Item::Comment(_));
        self.items().push(item);
    }

    /// Remembers where the game begins.
    fn begin(&mut self) {
        if self.script.place.0 == 0 {
            self.script.place = Place(self.line);
        }
    }

    /// Takes a token, and perhaps some of those that follow.
    fn take(&mut self, spotted: &Spotted, next: &mut Peekable<Scanner<'_>>) {
        if self.continues_prose(spotted) {
            return;
        }
        self.flush_prose();
        self.line = spotted.line;
        match &spotted.token {
            Token::Tag { name, value, is_sound } => self.tag(name, value, *is_sound, spotted),
            Token::Number { number, is_second } => self.number(*number, *is_second, spotted),
            Token::Bare(number) if matches!(next.peek(), Some(Spotted { token: Token::Move(_), .. })) => {
                self.number(*number, false, spotted);
            }
            Token::Bare(number) => self.stray(&number.to_string()),
            Token::Move(written) => self.written(written.clone()),
            Token::Ending(ending) => self.ending(*ending, next.peek()),
            Token::Star if self.is_mark(next) => self.mark("*"),
            Token::Star => self.ending(Ending::Unknown, next.peek()),
            Token::Comment { text, is_sound } => self.comment(text, *is_sound),
            Token::Nag(number) => self.push(Item::Nag(*number)),
            Token::Marks(marks) => self.mark(marks),
            Token::Open if self.inner.len() == MOST_DEPTH => self.too_deep(spotted, next),
            Token::Open => {
                self.begin();
                self.inner.push(Vec::new());
            }
            Token::Close => self.close(),
            Token::Word(word) => self.prose = Some((word.clone(), spotted.line)),
            Token::Junk(text) => self.stray(text),
        }
    }

    /// Adds a word, or a number among words, to the loose words before it on the same line.
    fn continues_prose(&mut self, spotted: &Spotted) -> bool {
        let Some((prose, line)) = &mut self.prose else { return false };
        if *line != spotted.line {
            return false;
        }
        match &spotted.token {
            Token::Word(word) => {
                prose.push(' ');
                prose.push_str(word);
            }
            Token::Bare(number) => prose.extend([" ", &number.to_string()]),
            _ => return false,
        }
        true
    }

    fn flush_prose(&mut self) {
        if let Some((prose, line)) = self.prose.take() {
            self.line = line;
            self.remark("loose-words", format!("`{prose}` stands among the moves; taken for a comment"));
            self.comment(&prose, true);
        }
    }

    fn tag(&mut self, name: &str, value: &str, is_sound: bool, spotted: &Spotted) {
        let is_known = self.script.tags.iter().any(|tag| tag.name.eq_ignore_ascii_case(name));
        if self.has_more_than_comments || !self.inner.is_empty() || is_known && spotted.is_after_gap {
            self.remark("no-result", "the game has no result; taken for *");
            self.finish_game(Ending::Unknown);
        }
        self.begin();
        if !is_sound {
            self.remark("broken-tag", format!("the tag {name} should be written [{name} \"value\"]"));
        }
        if is_known && !self.script.tags.is_empty() {
            self.remark("repeated-tag", format!("the tag {name} is there more than once; all are kept, the last one counts"));
        }
        self.script.tags.push(Tag::new(name, value));
    }

    fn number(&mut self, number: u32, is_second: bool, spotted: &Spotted) {
        if !self.inner.is_empty() {
            return;
        }
        if number == 1 && !is_second && self.plies > 1 && spotted.is_first {
            self.remark("no-result", "the numbers of the moves start again, and the game before has no result; taken for *");
            self.finish_game(Ending::Unknown);
        }
        if let Some(last) = self.number
            && number != last + 1
            && !(is_second && number == last)
        {
            self.remark("move-number", format!("move number {number} follows {last}"));
        }
        self.number = Some(number);
    }

    fn written(&mut self, written: Written) {
        self.plies += usize::from(self.inner.is_empty());
        self.push(Item::Move(written));
    }

    /// True when a `*` that stands apart belongs to the move before it: the game goes on after it.
    fn is_mark(&mut self, next: &Peekable<Scanner<'_>>) -> bool {
        if !matches!(self.items().last(), Some(Item::Move(_))) {
            return false;
        }
        let is_aside = |spotted: &Spotted| matches!(spotted.token, Token::Comment { .. } | Token::Nag(_)) && !spotted.is_after_gap;
        if !self.inner.is_empty() {
            return true;
        }
        match next.clone().find(|spotted| !is_aside(spotted)) {
            Some(spotted) if !spotted.is_after_gap => match spotted.token {
                Token::Move(_) | Token::Open | Token::Ending(_) | Token::Star => true,
                Token::Number { number, is_second } => number != 1 || is_second,
                _ => false,
            },
            _ => false,
        }
    }

    fn mark(&mut self, marks: &str) {
        if let Some(Item::Move(written)) = self.items().last_mut() {
            written.marks.push_str(marks);
        } else if marks == "*" {
            // It would be taken for a result where it stands.
            self.remark("stray-text", "`(*)` marks no move; taken for a comment");
            self.push(Item::comment(marks));
        } else {
            self.stray(marks);
        }
    }

    fn stray(&mut self, text: &str) {
        self.remark("stray-text", format!("`{text}` is no part of a game here; it is kept as it stands"));
        self.push(Item::Stray(text.into(), Place(self.line)));
    }

    fn comment(&mut self, text: &str, is_sound: bool) {
        if !is_sound {
            self.remark("unclosed-comment", "the braces of a comment do not match");
        }
        let comment = Item::comment(text);
        let is_fresh = self.script.place.0 == 0;
        match self.games.last_mut() {
            Some(game) if is_fresh && self.ended_on == Some(self.line) => game.items.push(comment),
            _ => self.push(comment),
        }
    }

    fn close(&mut self) {
        match self.inner.pop() {
            Some(items) => self.push(Item::Variation(items)),
            None => self.stray(")"),
        }
    }

    fn close_all(&mut self) {
        if !self.inner.is_empty() {
            self.remark("unclosed-variation", "a variation is not closed; taken to end with the game");
        }
        while !self.inner.is_empty() {
            self.close();
        }
    }

    /// Keeps a variation that is nested too deep, and all within it, as a comment.
    fn too_deep(&mut self, open: &Spotted, next: &mut Peekable<Scanner<'_>>) {
        self.remark("too-deep", format!("more than {MOST_DEPTH} variations within each other; kept as a comment"));
        let is_tag = |spotted: &Spotted| matches!(spotted.token, Token::Tag { .. });
        let mut depth = 1_usize;
        let mut end = None;
        while let Some(spotted) = next.next_if(|spotted| !is_tag(spotted)) {
            match spotted.token {
                Token::Open => depth += 1,
                Token::Close => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                end = Some(spotted.span.0);
                break;
            }
        }
        let end = end.or_else(|| next.peek().map(|tag| tag.span.0)).unwrap_or(self.text.len());
        self.push(Item::comment(&self.text[open.span.1..end]));
    }

    fn ending(&mut self, ending: Ending, next: Option<&Spotted>) {
        let is_last = next.is_none_or(|next| next.is_after_gap || matches!(next.token, Token::Tag { .. }));
        if !self.inner.is_empty() && !is_last {
            self.remark("result-in-variation", format!("the result {} stands in a variation; taken for a comment", ending.text()));
            self.push(Item::comment(ending.text()));
            return;
        }
        if self.script.place.0 == 0 && self.ended_on == Some(self.line) {
            self.remark("second-result", format!("a second result, {}; taken for a comment", ending.text()));
            self.comment(ending.text(), true);
            return;
        }
        self.begin();
        self.finish_game(ending);
        self.ended_on = Some(self.line);
    }

    fn finish_game(&mut self, ending: Ending) {
        self.close_all();
        let mut script = std::mem::take(&mut self.script);
        script.ending = ending;
        self.games.push(script);
        (self.has_more_than_comments, self.plies, self.number, self.ended_on) = (false, 0, None, None);
    }

    fn finish_file(&mut self) {
        self.flush_prose();
        if self.script.place.0 == 0 {
            return;
        }
        self.close_all();
        let is_game = !self.script.tags.is_empty() || self.script.items.iter().any(holds_move);
        if is_game {
            self.remark("no-result", "the game has no result; taken for *");
            self.finish_game(Ending::Unknown);
        } else if let Some(game) = self.games.last_mut() {
            game.items.append(&mut self.script.items);
        } else {
            // Words and nothing else: no game at all, unless a comment has swallowed it.
            self.remarks.retain(|remark| remark.code == "unclosed-comment");
        }
    }
}

/// True for a move, and for a variation with one in it.
fn holds_move(item: &Item) -> bool {
    match item {
        Item::Move(_) => true,
        Item::Variation(items) => items.iter().any(holds_move),
        Item::Comment(_) | Item::Nag(_) | Item::Stray(..) => false,
    }
}
