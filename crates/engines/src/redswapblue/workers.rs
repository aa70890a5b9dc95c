//! The same work on many items, by several threads.
//!
//! ```text
//!   items  ■ ■ ■ ■ ■ ■ …      each thread takes the next one until none is left, or somebody says stop
//!            ▲   ▲
//!        thread 1  thread 2
//! ```
//!
//! Every item is worked on by exactly one thread, so the answer does not depend on their number. The calling thread is one of
//! them: where others cannot be started, the work is done by fewer.

use plyground_core::{Clock, Stop};
use std::sync::Mutex;
use std::thread::Builder;

/// Does something to each item, until all are done or it is time to stop.
pub(super) fn each<T: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    clock: &Clock<'_>,
    work: impl Fn(T) + Sync,
) -> Result<(), Stop> {
    each_by(Builder::new, threads, items, clock, work)
}

/// [`each`], by threads that are built like this.
fn each_by<T: Send>(
    builder: impl Fn() -> Builder,
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    clock: &Clock<'_>,
    work: impl Fn(T) + Sync,
) -> Result<(), Stop> {
    let queue = Mutex::new(items);
    let next = || queue.lock().expect("no thread panics while it holds the queue").next();
    let run = || {
        while let Some(item) = next() {
            clock.check_time()?;
            work(item);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        // If one cannot be started, the next will hardly do better.
        let others: Vec<_> = (1..threads).map_while(|_| builder().spawn_scoped(scope, run).ok()).collect();
        let own = run();
        others.into_iter().map(|other| other.join().expect("the work does not panic")).fold(own, Result::and)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::Limits;
    use std::time::Duration;

    #[test]
    fn every_item_is_done_once_on_any_number_of_threads() {
        for threads in [0, 1, 2, 5] {
            let mut items = vec![0; 1000];
            each(threads, items.iter_mut(), &Limits::default().start(), |item| *item += 1).unwrap();
            assert!(items.iter().all(|item| *item == 1), "{threads} threads");
        }
    }

    #[test]
    fn nothing_is_begun_when_the_time_is_up() {
        let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
        for threads in [1, 2] {
            let mut items = vec![0; 10];
            assert_eq!(each(threads, items.iter_mut(), &limits.start(), |item| *item += 1), Err(Stop::Time));
            assert_eq!(items, [0; 10]);
        }
    }

    #[test]
    fn the_calling_thread_does_the_work_when_no_other_can_be_started() {
        let too_large = || Builder::new().stack_size(usize::MAX / 4);
        assert!(too_large().spawn(|| ()).is_err(), "no machine has such a stack");
        let mut items = vec![0; 100];
        assert_eq!(each_by(too_large, 4, items.iter_mut(), &Limits::default().start(), |item| *item += 1), Ok(()));
        assert!(items.iter().all(|item| *item == 1));
    }
}
