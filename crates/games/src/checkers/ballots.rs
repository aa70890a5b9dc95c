//! The three-move ballots: openings drawn by lot, so that masters do not play the same game again.
//!
//! The first three moves of a game, two of Black's and one of White's, are drawn from a list. Of its
//! 174 openings 144 are played over the board, 12 more are left to play by mail, and 18 are held to be
//! lost and are barred.
//!
//! ```text
//!   ("9-13 22-18", "6-9 10-14m …")     9-13 22-18 6-9 over the board, 9-13 22-18 10-14 by mail
//! ```
//!
//! They are numbered from 1 in the order of the list.
//!
//! ```
//! use plyground_core::Playable;
//! use plyground_games::checkers::{Compulsory, ballots::{Class, ballots, playable}};
//! let cross = ballots().nth(45).unwrap();
//! assert_eq!((cross.to_string().as_str(), cross.name), ("9-14 23-18 14x23", Some("Double Cross")));
//! assert_eq!(cross.position::<Compulsory>().write(), "W:W21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,23");
//! assert_eq!((playable().count(), ballots().filter(|ballot| ballot.class == Class::Crossboard).count()), (156, 144));
//! ```
//!
//! The list and its numbers are those of the American Checker Federation.

use super::action::Move;
use super::board::Checkers;
use super::rule::{CaptureRule, Compulsory};
use plyground_core::Game;
use std::fmt;

/// Where an opening is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Over the board.
    Crossboard,
    /// Only by mail.
    Mail,
    /// Nowhere.
    Barred,
}

/// An opening of three moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ballot {
    /// Its number, from 1 to 174.
    pub number: u8,
    /// The squares each of the three moves goes from and to.
    pub squares: [(u8, u8); 3],
    /// Where it is played.
    pub class: Class,
    /// What players call it, if it has a name.
    pub name: Option<&'static str>,
}

impl Ballot {
    /// The three moves.
    #[must_use]
    pub fn moves(&self) -> [Move; 3] {
        let mut position = Checkers::<Compulsory>::new();
        self.squares.map(|(from, to)| {
            let action = position.find_moves(from, &[], to)[0];
            position.apply(&action);
            action
        })
    }

    /// The position after the three moves, White to move.
    #[must_use]
    pub fn position<R: CaptureRule>(&self) -> Checkers<R> {
        self.moves().iter().fold(Checkers::new(), |position, action| position.after(action))
    }
}

impl fmt::Display for Ballot {
    /// The moves: `9-13 21-17 5-9`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third] = self.moves();
        write!(f, "{first} {second} {third}")
    }
}

/// Every ballot, by number.
pub fn ballots() -> impl Iterator<Item = Ballot> {
    let lines = BALLOTS.iter().flat_map(|(two, thirds)| thirds.split(' ').map(move |third| (two, third)));
    lines.zip(1..).map(|((two, third), number)| {
        let (third, class) = match third.as_bytes()[third.len() - 1] {
            b'm' => (&third[..third.len() - 1], Class::Mail),
            b'b' => (&third[..third.len() - 1], Class::Barred),
            _ => (third, Class::Crossboard),
        };
        let (first, second) = two.split_once(' ').expect("two moves lead to every third");
        let name = NAMES.iter().find(|(named, _)| *named == number).map(|(_, name)| *name);
        Ballot { number, squares: [first, second, third].map(squares), class, name }
    })
}

/// The ballots that are played, over the board or by mail.
pub fn playable() -> impl Iterator<Item = Ballot> {
    ballots().filter(|ballot| ballot.class != Class::Barred)
}

fn squares(text: &str) -> (u8, u8) {
    let (from, to) = text.split_once(['-', 'x']).expect("a move has a sign");
    let square = |digits: &str| digits.parse().expect("squares are numbers");
    (square(from), square(to))
}

/// The first two moves, and the third ones that may follow them; `m` by mail, `b` barred.
const BALLOTS: [(&str, &str); 47] = [
    ("9-13 21-17", "5-9 6-9 10-14b"),
    ("9-13 22-17", "13x22"),
    ("9-13 22-18", "6-9 10-14m 10-15 11-15 11-16m 12-16"),
    ("9-13 23-18", "5-9 6-9 10-14b 10-15 11-15 11-16m 12-16"),
    ("9-13 23-19", "5-9 6-9 10-14 10-15m 11-16"),
    ("9-13 24-19", "5-9 6-9 10-14 10-15b 11-15 11-16"),
    ("9-13 24-20", "5-9 6-9 10-14 10-15 11-15 11-16m 12-16b"),
    ("9-14 22-17", "5-9 6-9 11-15 11-16"),
    ("9-14 22-18", "5-9 10-15 11-15 11-16 12-16b 14-17b"),
    ("9-14 23-18", "14x23"),
    ("9-14 23-19", "5-9 10-15b 11-16 14-18"),
    ("9-14 24-19", "5-9 10-15b 11-15 11-16"),
    ("9-14 24-20", "5-9 10-15 11-15 11-16"),
    ("10-14 22-17", "7-10 9-13m 11-15m 11-16m 14-18"),
    ("10-14 22-18", "6-10 7-10 11-15 11-16 12-16"),
    ("10-14 23-18", "14x23"),
    ("10-14 23-19", "6-10 7-10 11-15 11-16 14-18"),
    ("10-14 24-19", "6-10 7-10 11-15b 11-16 14-18"),
    ("10-14 24-20", "6-10 7-10 11-15 11-16 14-18"),
    ("10-15 21-17", "6-10 7-10 9-13 9-14b 11-16 15-18"),
    ("10-15 22-17", "6-10 7-10 9-13 9-14b 11-16 15-19"),
    ("10-15 22-18", "15x22"),
    ("10-15 23-18", "6-10 7-10 9-14 11-16 12-16"),
    ("10-15 23-19", "6-10 7-10 11-16m"),
    ("10-15 24-19", "15x24"),
    ("10-15 24-20", "6-10 7-10 11-16b 15-19"),
    ("11-15 21-17", "8-11 9-13 9-14 10-14b 15-19"),
    ("11-15 22-17", "8-11 9-13 15-18 15-19"),
    ("11-15 22-18", "15x22"),
    ("11-15 23-18", "8-11 9-14 10-14 12-16 15-19"),
    ("11-15 23-19", "8-11 9-13 9-14"),
    ("11-15 24-19", "15x24"),
    ("11-15 24-20", "8-11 12-16 15-18"),
    ("11-16 21-17", "7-11 8-11 9-13 9-14 10-14b 16-20"),
    ("11-16 22-17", "7-11 8-11 9-13m 16-20"),
    ("11-16 22-18", "7-11 8-11 10-15b 16-19 16-20"),
    ("11-16 23-18", "7-11 8-11 9-14 10-14 16-20"),
    ("11-16 23-19", "16x23m"),
    ("11-16 24-19", "7-11 8-11 10-15b 16-20"),
    ("11-16 24-20", "7-11 16-19"),
    ("12-16 21-17", "9-13 9-14 16-19 16-20"),
    ("12-16 22-17", "16-19 16-20"),
    ("12-16 22-18", "16-19 16-20"),
    ("12-16 23-18", "9-14b 16-19 16-20"),
    ("12-16 23-19", "16x23b"),
    ("12-16 24-19", "16-20"),
    ("12-16 24-20", "8-12 10-15m"),
];

/// What players call some of them.
#[rustfmt::skip]
const NAMES: [(u8, &str); 24] = [
    (5, "Dreaded Edinburgh"), (6, "Inferno"), (8, "Edinburgh Single"), (9, "Wilderness I"), (16, "Wilderness II"),
    (34, "Twilight Zone"), (35, "Dundee Barred"), (46, "Double Cross"), (48, "Rattlesnake"), (60, "Black Hole"),
    (62, "Gemini I"), (65, "Fraser's Inferno"), (68, "White Doctor"), (71, "Diabolical Denny"), (86, "Octopus"),
    (87, "Tyne"), (94, "Nutcracker"), (96, "Skull-Cracker"), (105, "Gemini II"), (133, "Octopus"), (137, "Shark"),
    (145, "Cheetah"), (153, "Black Widow"), (174, "Skunk"),
];
