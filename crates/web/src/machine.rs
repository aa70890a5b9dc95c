//! The machine the server runs on: its clock, its randomness, its threads.

use plyground_app::Host;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::time::{SystemTime, UNIX_EPOCH};

/// This machine.
pub(crate) struct Machine;

impl Host for Machine {
    fn milliseconds(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
    }

    /// From the system's randomness, by way of the keys that the standard library draws for its hash maps.
    fn random(&self) -> u64 {
        let mut hasher = RandomState::new().build_hasher();
        hasher.write_i64(self.milliseconds());
        hasher.finish()
    }

    fn spawn(&self, name: &str, stack: usize, work: Box<dyn FnOnce() + Send>) -> bool {
        let started = std::thread::Builder::new().name(name.into()).stack_size(stack).spawn(work);
        if let Err(error) = &started {
            tracing::error!("cannot start the thread {name}: {error}");
        }
        started.is_ok()
    }

    /// Threads that serve connections go first, so that a cancelling is heard at once even when
    /// searches take every core. Searches on an idle machine are as fast as ever.
    fn step_back(&self) {
        // On Linux a thread has a niceness of its own, and the threads it starts inherit it.
        #[cfg(target_os = "linux")]
        if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 10) {
            tracing::debug!("a search thread keeps its priority: {error}");
        }
    }
}
