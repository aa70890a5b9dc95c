//! The same work on many items, by several threads.
//!
//! ```text
//!   items  ■ ■ ■ ■ ■ ■ …      each thread takes the next one until none is left, or somebody says stop
//!            ▲   ▲
//!        thread 1  thread 2
//! ```
//!
//! Every item is worked on by exactly one thread, so the answer does not depend on their number.

use plyground_core::threads::share;
use plyground_core::{Clock, Stop};
use std::sync::Mutex;

/// Does something to each item, until all are done or it is time to stop.
pub(super) fn each<T: Send>(
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
    share(threads, run).into_iter().fold(Ok(()), Result::and)
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
}
