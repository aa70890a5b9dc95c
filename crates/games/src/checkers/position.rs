//! Positions as text: the FEN of draughts.
//!
//! The side to move, then the squares of White's pieces and of Black's, kings marked with `K`.
//!
//! ```text
//!   B:W21,22,23,K10:B1,2,K30
//!   │  │                └ a black king on 30
//!   │  └ white men on 21, 22 and 23, a white king on 10
//!   └ Black is to move
//! ```
//!
//! It is written in one way, White first and squares rising. Reading takes what is in use
//! besides: the colours in the other order, small letters, spaces between the parts, a full stop at
//! the end, and ranges such as `1-12`. It refuses what cannot be a position: two pieces on a square, a man
//! on its last row, more than twelve pieces of a colour, an empty board. A side without pieces
//! has lost, and such a position is read.
//!
//! ```
//! use plyground_core::Playable;
//! use plyground_games::checkers::{Checkers, Compulsory};
//! let start = Checkers::<Compulsory>::new();
//! assert_eq!(start.read("B : B1-12 : W21-32."), Ok(start));
//! assert_eq!(start.read("b:w21-32:b1-12"), Ok(start));
//! assert_eq!(start.write(), "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
//!
//! let complaint = start.read("B:W5,33:B12").unwrap_err();
//! assert_eq!((complaint.code, complaint.at), ("no-such-square", Some(5)));
//! ```
//!
//! This is the FEN of PDN, the Portable Draughts Notation, which follows the PGN of chess.

use super::board::Checkers;
use super::rule::CaptureRule;
use super::squares::{BOTTOM_ROW, TOP_ROW, bit, squares_in};
use plyground_core::{Complaint, Player};
use std::fmt;

/// Pieces of a side at the start, and so at any time.
const MOST_PIECES: u32 = 12;

/// What a player is called.
pub(super) const fn name(player: Player) -> &'static str {
    match player {
        Player::One => "black",
        Player::Two => "white",
    }
}

const fn letter(player: Player) -> char {
    match player {
        Player::One => 'B',
        Player::Two => 'W',
    }
}

/// The position as text.
pub(super) fn write<R: CaptureRule>(position: &Checkers<R>) -> String {
    let square_text = |square| if position.all_kings() & bit(square) == 0 { square.to_string() } else { format!("K{square}") };
    let list = |player| squares_in(position.pieces(player)).map(square_text).collect::<Vec<_>>().join(",");
    format!("{}:W{}:B{}", letter(position.mover()), list(Player::Two), list(Player::One))
}

impl<R: CaptureRule> fmt::Debug for Checkers<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Checkers({}, {})", R::WORD, write(self))
    }
}

/// Reads a position.
pub(super) fn read<R: CaptureRule>(text: &str) -> Result<Checkers<R>, Complaint> {
    let mut reader = Reader { text: text.chars().collect(), at: 0, men: [0; 2], kings: [0; 2] };
    let mover = reader.mover()?;
    let mut sections = [None; 2];
    while reader.takes(':') {
        let at = reader.here();
        let player = reader.colour()?;
        if let Some(earlier) = sections[player.index()].replace(at) {
            let message = format!("the {} pieces are listed twice; list all of them after one {}", name(player), letter(player));
            return Err(Complaint::new("section-twice", message).with("player", name(player)).with("earlier", earlier).at(at));
        }
        reader.section(player)?;
    }
    reader.takes('.');
    reader.end()?;
    for player in [Player::Two, Player::One] {
        if sections[player.index()].is_none() {
            let message = format!(
                "the {} pieces are missing; a position is like W:W21,K10:B1,2, with :{} alone for no pieces",
                name(player),
                letter(player)
            );
            return Err(Complaint::new("section-missing", message).with("player", name(player)).at(reader.at));
        }
    }
    reader.position(mover)
}

/// A text on its way to a position.
struct Reader {
    text: Vec<char>,
    at: usize,
    men: [u32; 2],
    kings: [u32; 2],
}

impl Reader {
    /// The offset of the next character that is not a space.
    fn here(&mut self) -> usize {
        while self.text.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.at += 1;
        }
        self.at
    }

    /// The next character that is not a space.
    fn peek(&mut self) -> Option<char> {
        let here = self.here();
        self.text.get(here).copied()
    }

    /// Takes this character if it is next.
    fn takes(&mut self, wanted: char) -> bool {
        let is_next = self.peek() == Some(wanted);
        self.at += usize::from(is_next);
        is_next
    }

    /// Takes the mark of a king if it is next.
    fn takes_king(&mut self) -> bool {
        self.takes('K') || self.takes('k')
    }

    /// The side to move.
    fn mover(&mut self) -> Result<Player, Complaint> {
        let at = self.here();
        let mover = match self.peek() {
            Some('B' | 'b') => Some(Player::One),
            Some('W' | 'w') => Some(Player::Two),
            _ => None,
        };
        self.at += usize::from(mover.is_some());
        if let Some(mover) = mover
            && self.peek() == Some(':')
        {
            return Ok(mover);
        }
        let message = "a position begins with the side to move, B: or W:, as in B:W21,K10:B1,2";
        Err(Complaint::new("mover-missing", message).at(at))
    }

    /// The colour with which a list of pieces begins.
    fn colour(&mut self) -> Result<Player, Complaint> {
        let player = match self.peek() {
            Some('B' | 'b') => Player::One,
            Some('W' | 'w') => Player::Two,
            other => return Err(unknown(other, "W or B, the colour of the pieces that follow").at(self.at)),
        };
        self.at += 1;
        Ok(player)
    }

    /// The pieces of one colour: nothing, or squares and ranges with commas between them.
    fn section(&mut self, player: Player) -> Result<(), Complaint> {
        if matches!(self.peek(), None | Some(':' | '.')) {
            return Ok(());
        }
        loop {
            let at = self.here();
            let is_king = self.takes_king();
            let first = self.square()?;
            let mut last = first;
            if self.takes('-') {
                // K1-K4 and K1-4 are the same.
                if is_king {
                    self.takes_king();
                }
                last = self.square()?;
                if last < first {
                    let message = format!("the range {first}-{last} runs backwards; write {last}-{first}");
                    return Err(Complaint::new("bad-range", message).with("first", first).with("last", last).at(at));
                }
            }
            for square in first..=last {
                self.place(player, is_king, square).map_err(|complaint| complaint.at(at))?;
            }
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    /// A number from 1 to 32.
    fn square(&mut self) -> Result<u8, Complaint> {
        let at = self.here();
        let digits: String = self.text[at..].iter().take_while(|c| c.is_ascii_digit()).collect();
        if digits.is_empty() {
            return Err(unknown(self.peek(), "a square, a number from 1 to 32, with K before it for a king").at(at));
        }
        self.at += digits.len();
        square(&digits).map_err(|complaint| complaint.at(at))
    }

    fn place(&mut self, player: Player, is_king: bool, square: u8) -> Result<(), Complaint> {
        let set = bit(square);
        if (self.men[0] | self.men[1] | self.kings[0] | self.kings[1]) & set != 0 {
            let message = format!("there are two pieces on square {square}");
            return Err(Complaint::new("square-taken", message).with("square", square));
        }
        let last_row = if player == Player::One { BOTTOM_ROW } else { TOP_ROW };
        if !is_king && last_row & set != 0 {
            let message = format!("a {} man on square {square} would be a king: write K{square}", name(player));
            return Err(Complaint::new("man-on-last-row", message).with("player", name(player)).with("square", square));
        }
        let pieces = if is_king { &mut self.kings } else { &mut self.men };
        pieces[player.index()] |= set;
        let count = (self.men[player.index()] | self.kings[player.index()]).count_ones();
        if count > MOST_PIECES {
            let message = format!("more than {MOST_PIECES} {} pieces; a side has at most {MOST_PIECES}", name(player));
            return Err(Complaint::new("too-many-pieces", message).with("player", name(player)).with("most", MOST_PIECES));
        }
        Ok(())
    }

    /// Complains when anything is left.
    fn end(&mut self) -> Result<(), Complaint> {
        match self.peek() {
            None => Ok(()),
            left => Err(unknown(left, "a comma before the next square, a colon before the other colour, or the end").at(self.at)),
        }
    }

    fn position<R: CaptureRule>(&self, mover: Player) -> Result<Checkers<R>, Complaint> {
        if self.men == [0; 2] && self.kings == [0; 2] {
            return Err(Complaint::new("no-pieces", "there is no piece on the board; one side at least must have some"));
        }
        Ok(Checkers::from_parts(self.men, self.kings, mover))
    }
}

fn unknown(found: Option<char>, expected: &str) -> Complaint {
    let found = found.map_or("the end".to_string(), |c| format!("`{c}`"));
    Complaint::new("unexpected-text", format!("found {found} where the position needs {expected}"))
        .with("found", found)
        .with("expected", expected)
}

/// Reads the number of a square.
pub(super) fn square(digits: &str) -> Result<u8, Complaint> {
    digits.parse().ok().filter(|number| (1..=32).contains(number)).ok_or_else(|| {
        let message = format!("there is no square {digits}; squares are numbered from 1 to 32");
        Complaint::new("no-such-square", message).with("square", digits)
    })
}
