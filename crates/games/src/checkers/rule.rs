//! The two capture rules, as types that cost nothing at run time.

use std::fmt::Debug;
use std::hash::Hash;

/// Whether a player who can jump must.
pub trait CaptureRule: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// True when a jump is a duty and must be carried on to its end.
    const IS_COMPULSORY: bool;
    /// The word for it in the variant `capture=…`.
    const WORD: &'static str;
}

/// `capture=compulsory`, the rules of the world federation: a player who can jump must jump, and
/// a chain of jumps must be completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Compulsory;

/// `capture=optional`: a jump is never a duty. Every beginning of a chain of jumps is a move of
/// its own, beside all quiet moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Optional;

impl CaptureRule for Compulsory {
    const IS_COMPULSORY: bool = true;
    const WORD: &'static str = "compulsory";
}

impl CaptureRule for Optional {
    const IS_COMPULSORY: bool = false;
    const WORD: &'static str = "optional";
}
