//! What the search tells whoever watches it. Watching nothing is `()`, and costs nothing.

use plyground_core::Source;

/// Sees the steps of a search, in their order. Values are of the player to move.
pub trait Watch {
    /// The search comes to a position, with its number and the question asked of it.
    fn enter(&mut self, own: u128, theirs: u128, node: u64, alpha: i32);
    /// The value of the position it is at is known, and from where.
    fn settled(&mut self, value: i32, source: Source);
    /// A child's value is back at its parent, for the parent's player.
    fn child(&mut self, value: i32, alpha: i32);
    /// The other discs of the position need no look.
    fn cutoff(&mut self, value: i32, alpha: i32, skipped: usize);
}

impl Watch for () {
    #[inline(always)]
    fn enter(&mut self, _: u128, _: u128, _: u64, _: i32) {}
    #[inline(always)]
    fn settled(&mut self, _: i32, _: Source) {}
    #[inline(always)]
    fn child(&mut self, _: i32, _: i32) {}
    #[inline(always)]
    fn cutoff(&mut self, _: i32, _: i32, _: usize) {}
}

impl<W: Watch + ?Sized> Watch for &mut W {
    fn enter(&mut self, own: u128, theirs: u128, node: u64, alpha: i32) {
        (**self).enter(own, theirs, node, alpha);
    }
    fn settled(&mut self, value: i32, source: Source) {
        (**self).settled(value, source);
    }
    fn child(&mut self, value: i32, alpha: i32) {
        (**self).child(value, alpha);
    }
    fn cutoff(&mut self, value: i32, alpha: i32, skipped: usize) {
        (**self).cutoff(value, alpha, skipped);
    }
}
