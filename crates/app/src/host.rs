//! What the app asks of the world around it: the time, randomness, threads.

/// The world around the app: a machine with threads, or a page in a browser.
pub trait Host: Send + Sync {
    /// Milliseconds since 1970.
    fn milliseconds(&self) -> i64;

    /// Bits that nobody can guess.
    fn random(&self) -> u64;

    /// Starts a thread of this name with a stack of so many bytes; false when there is none to be had.
    fn spawn(&self, name: &str, stack: usize, work: Box<dyn FnOnce() + Send>) -> bool;

    /// Lets other threads go before the calling one, as far as that is possible.
    fn step_back(&self) {}
}

/// A name that nobody can guess: 80 random bits.
pub(crate) fn new_name(host: &dyn Host) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bits = u128::from(host.random()) << 64 | u128::from(host.random());
    (0..16).map(|index| char::from(LETTERS[(bits >> (5 * index)) as usize & 31])).collect()
}

/// A seed nobody chose, short enough to be typed again.
pub(crate) fn draw_seed(host: &dyn Host) -> u64 {
    host.random() % 1_000_000
}

#[cfg(test)]
pub(crate) mod test {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A host with threads, and with randomness that is good enough for tests.
    pub(crate) struct TestHost;

    impl Host for TestHost {
        fn milliseconds(&self) -> i64 {
            1_700_000_000_000
        }

        fn random(&self) -> u64 {
            static DRAWN: AtomicU64 = AtomicU64::new(1);
            plyground_lab::Rng::new(DRAWN.fetch_add(1, Ordering::SeqCst)).bits()
        }

        fn spawn(&self, name: &str, stack: usize, work: Box<dyn FnOnce() + Send>) -> bool {
            std::thread::Builder::new().name(name.into()).stack_size(stack).spawn(work).is_ok()
        }
    }

    #[test]
    fn names_are_long_and_never_the_same() {
        let names: std::collections::HashSet<String> = (0..1000).map(|_| new_name(&TestHost)).collect();
        assert!(names.len() == 1000 && names.iter().all(|name| name.len() == 16));
    }
}
