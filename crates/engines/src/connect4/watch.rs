//! What the search tells whoever watches it. Watching nothing is `()`, and costs nothing.

use plyground_core::Source;

/// Sees the steps of a search, in their order. Values are of the player to move where they are found; cells are sets of one
/// cell in 128 bits.
pub trait Watch {
    /// `false` when nobody watches.
    const WATCHING: bool = true;

    /// The search has come to a position, given by the discs of the player to move and of the other player, with the
    /// number of the visit and the question asked: is it worth more than `alpha`?
    fn enter(&mut self, discs: [u128; 2], node: u64, alpha: i32);
    /// The value of the position it is at, and where it comes from. It goes back to the parent.
    fn settled(&mut self, value: i32, source: Source);
    /// The value of a child is back at its parent, for the parent's player.
    fn child(&mut self, cell: u128, value: i32, alpha: i32);
    /// The other discs of the position it is at need no look.
    fn cutoff(&mut self, cell: u128, value: i32, alpha: i32, skipped: usize);
}

impl Watch for () {
    const WATCHING: bool = false;

    #[inline(always)]
    fn enter(&mut self, _: [u128; 2], _: u64, _: i32) {}
    #[inline(always)]
    fn settled(&mut self, _: i32, _: Source) {}
    #[inline(always)]
    fn child(&mut self, _: u128, _: i32, _: i32) {}
    #[inline(always)]
    fn cutoff(&mut self, _: u128, _: i32, _: i32, _: usize) {}
}

/// A watcher whose type is forgotten.
pub type Watcher<'a> = &'a mut dyn FnMut(Step);

/// A step, for a [`Watcher`]; see [`Watch`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Step {
    Enter { discs: [u128; 2], node: u64, alpha: i32 },
    Settled { value: i32, source: Source },
    Child { cell: u128, value: i32, alpha: i32 },
    Cutoff { cell: u128, value: i32, alpha: i32, skipped: usize },
}

impl Watch for Watcher<'_> {
    fn enter(&mut self, discs: [u128; 2], node: u64, alpha: i32) {
        self(Step::Enter { discs, node, alpha });
    }
    fn settled(&mut self, value: i32, source: Source) {
        self(Step::Settled { value, source });
    }
    fn child(&mut self, cell: u128, value: i32, alpha: i32) {
        self(Step::Child { cell, value, alpha });
    }
    fn cutoff(&mut self, cell: u128, value: i32, alpha: i32, skipped: usize) {
        self(Step::Cutoff { cell, value, alpha, skipped });
    }
}
