//! What six cowries may show, and what each throw is worth.
//!
//! Count the cowries that lie face down. Four of the seven throws earn another toss, and two of
//! these a khal, the extra step of one that alone can bring in a stone.
//!
//! ```text
//!   down   0       1      2       3       4      5      6
//!          shakka  dest   duwaq   three   four   bunj   bara
//!   steps  6       10+k   2       3       4      24+k   12      k: a khal
//!          again   again                         again  again
//! ```

/// Number of cowries.
pub const COWRIES: u8 = 6;

/// One of the seven things six cowries may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Its name in Latin letters, as positions write it.
    pub name: &'static str,
    /// Its name in Arabic.
    pub arabic: &'static str,
    /// Its steps, which go whole to one stone.
    pub steps: u8,
    /// True when it brings a khal, a step of one of its own.
    pub khal: bool,
    /// True when the player tosses again.
    pub again: bool,
}

const fn throw(name: &'static str, arabic: &'static str, steps: u8, khal: bool, again: bool) -> Throw {
    Throw { name, arabic, steps, khal, again }
}

/// The throws, by the number of cowries that lie face down.
pub const THROWS: [Throw; 7] = [
    throw("shakka", "شكة", 6, false, true),
    throw("dest", "دست", 10, true, true),
    throw("duwaq", "دواق", 2, false, false),
    throw("three", "ثلاثة", 3, false, false),
    throw("four", "أربعة", 4, false, false),
    throw("bunj", "بنج", 24, true, true),
    throw("bara", "بارا", 12, false, true),
];

/// The number of cowries down in a bunj, whose steps are a choice of the variant.
pub const BUNJ: usize = 5;
