//! Counts the bytes a search's structures hold, and refuses what goes beyond the limit.
//!
//! Every structure of this family asks here *before* it grows. So a search stops with
//! [`Stop::Memory`] while it is still within its limit, and `peak_memory_bytes` is what the
//! structures really reserved, not only what they filled.
//!
//! ```text
//!   push ─► full? ─► take(bytes) ─┬─ fits ────► reserve, push
//!                                 └─ refused ─► Stop::Memory, nothing has changed
//! ```

use plyground_core::{Limits, Stop};

/// Bytes in use, the most there ever were, and how many there may be.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    limit: Option<usize>,
    used: usize,
    peak: usize,
}

impl Memory {
    /// Nothing used yet, and the limit of these limits.
    pub(super) fn within(limits: &Limits) -> Self {
        Self { limit: limits.memory, used: 0, peak: 0 }
    }

    /// Books `bytes` more, or refuses and books nothing.
    pub(super) fn take(&mut self, bytes: usize) -> Result<(), Stop> {
        let used = self.used.saturating_add(bytes);
        if self.limit.is_some_and(|limit| used > limit) {
            return Err(Stop::Memory);
        }
        self.used = used;
        self.peak = self.peak.max(used);
        Ok(())
    }

    /// Books `bytes` as free again.
    pub(super) fn give(&mut self, bytes: usize) {
        debug_assert!(bytes <= self.used, "{bytes} bytes come back, only {} were taken", self.used);
        self.used -= bytes;
    }

    /// The most bytes that were ever in use at once.
    pub(super) fn peak(&self) -> usize {
        self.peak
    }

    /// Pushes `item`, asking first when the list must grow.
    #[inline]
    pub(super) fn push<T>(&mut self, list: &mut Vec<T>, item: T) -> Result<(), Stop> {
        if list.len() == list.capacity() {
            self.grow(list)?;
        }
        list.push(item);
        Ok(())
    }

    /// Doubles a list; where that is too much, an eighth more may still fit.
    #[cold]
    #[inline(never)]
    fn grow<T>(&mut self, list: &mut Vec<T>) -> Result<(), Stop> {
        let room = list.capacity();
        self.reserve(list, room.max(4)).or_else(|_| self.reserve(list, room / 8 + 1))
    }

    /// Makes room for `more` items beyond the list's capacity.
    pub(super) fn reserve<T>(&mut self, list: &mut Vec<T>, more: usize) -> Result<(), Stop> {
        let before = list.capacity();
        let bytes = more.saturating_mul(size_of::<T>());
        self.take(bytes)?;
        if list.try_reserve_exact(before - list.len() + more).is_err() {
            self.give(bytes);
            return Err(Stop::Memory);
        }
        Ok(())
    }

    /// Lengthens a list to `length` with what `fill` makes, asking first when it must grow.
    pub(super) fn lengthen<T>(&mut self, list: &mut Vec<T>, length: usize, fill: impl FnMut() -> T) -> Result<(), Stop> {
        if length > list.capacity() {
            self.reserve(list, length - list.capacity())?;
        }
        list.resize_with(length, fill);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limited(bytes: usize) -> Memory {
        Memory::within(&Limits { memory: Some(bytes), ..Limits::default() })
    }

    #[test]
    fn a_list_never_grows_beyond_the_limit_and_uses_most_of_it() {
        for limit in [0, 3, 16, 100, 1000, 9999] {
            let mut memory = limited(limit);
            let mut list = Vec::new();
            while memory.push(&mut list, 0u32).is_ok() {}
            assert!(list.capacity() * 4 <= limit, "{} items within {limit} bytes", list.capacity());
            assert_eq!(memory.peak(), list.capacity() * 4);
            assert!(list.len() * 4 * 10 >= limit.saturating_sub(16) * 8, "only {} items within {limit} bytes", list.len());
        }
    }

    #[test]
    fn what_is_given_back_can_be_taken_again_and_the_peak_stays() {
        let mut memory = limited(100);
        assert_eq!(memory.take(80), Ok(()));
        assert_eq!(memory.take(21), Err(Stop::Memory));
        memory.give(80);
        assert_eq!(memory.take(60), Ok(()));
        assert_eq!(memory.peak(), 80);
    }
}
