//! Threads, where there are any.
//!
//! A browser starts no thread at all, and a busy machine may refuse one. So work is shared with as many
//! threads as can be started, and the calling thread is always one of them.
//!
//! ```text
//!   share(3, work)      calling thread ─ work ─┐
//!                       thread 2 ────── work ──┤ results
//!                       thread 3 ────── work ──┘ left out where it cannot be started
//! ```

use std::panic::resume_unwind;
use std::thread::{Builder, available_parallelism, scope};

/// Does `work` on up to `threads` threads at once, of which the calling one is the first, and returns what
/// each of them returned. The work must be such that any number of threads gets all of it done.
///
/// ```
/// use plyground_core::threads::share;
/// use std::sync::atomic::{AtomicU32, Ordering};
/// let next = AtomicU32::new(0);
/// let sums = share(4, || (0..).map(|_| next.fetch_add(1, Ordering::Relaxed)).take_while(|n| *n <= 100).sum::<u32>());
/// assert_eq!(sums.iter().sum::<u32>(), 5050);
/// ```
///
/// # Panics
/// When the work panics.
pub fn share<R: Send>(threads: usize, work: impl Fn() -> R + Sync) -> Vec<R> {
    share_by(Builder::new, threads, work)
}

/// [`share`], by threads that are built like this.
fn share_by<R: Send>(builder: impl Fn() -> Builder, threads: usize, work: impl Fn() -> R + Sync) -> Vec<R> {
    scope(|scope| {
        // If one cannot be started, the next will hardly do better.
        let others: Vec<_> = (1..threads).map_while(|_| builder().spawn_scoped(scope, &work).ok()).collect();
        let mut results = vec![work()];
        results.extend(others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic))));
        results
    })
}

/// How many threads this machine runs at once; 1 where that is not known.
#[must_use]
pub fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn the_calling_thread_is_always_among_those_that_work() {
        for threads in [0, 1, 2, 5] {
            let ids = share(threads, || thread::current().id());
            assert_eq!((ids.len(), ids[0]), (threads.max(1), thread::current().id()));
        }
    }

    #[test]
    fn the_calling_thread_works_alone_when_no_other_can_be_started() {
        let too_large = || Builder::new().stack_size(usize::MAX / 4);
        assert_eq!(share_by(too_large, 4, || thread::current().id()), [thread::current().id()]);
    }
}
