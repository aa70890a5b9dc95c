//! How much work the making of a turn's results may take.

use plyground_core::{Clock, Stop};

/// Told of the work done, and says when to stop.
pub(super) trait Budget {
    /// Notes some work and how many results there are so far; an error says that it must stop now.
    /// The first result is always made.
    fn spend(&mut self, work: usize, results: usize) -> Result<(), Stop>;
}

/// As much as it takes.
impl Budget for () {
    #[inline(always)]
    fn spend(&mut self, _: usize, _: usize) -> Result<(), Stop> {
        Ok(())
    }
}

/// As long as a search may go on, and as many results as it has room for.
pub(super) struct Within<'a, 'c> {
    pub(super) clock: &'a mut Clock<'c>,
    pub(super) most: usize,
}

impl Budget for Within<'_, '_> {
    #[inline]
    fn spend(&mut self, work: usize, results: usize) -> Result<(), Stop> {
        if results == 0 {
            return Ok(());
        }
        self.clock.work(work as u64)?;
        if results > self.most { Err(Stop::Memory) } else { Ok(()) }
    }
}
