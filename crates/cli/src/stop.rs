//! Ctrl-C: a search is stopped and answers with the best it has; anywhere else the program ends.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

static STOP: LazyLock<Arc<AtomicBool>> = LazyLock::new(|| Arc::new(AtomicBool::new(false)));
static IS_SEARCHING: AtomicBool = AtomicBool::new(false);

/// Listens to Ctrl-C from now on.
pub fn listen() {
    // Without a handler Ctrl-C still ends the program, only without an answer.
    let _ = ctrlc::set_handler(|| {
        if !IS_SEARCHING.load(Ordering::SeqCst) || STOP.swap(true, Ordering::SeqCst) {
            std::process::exit(130);
        }
    });
}

/// Runs a search that Ctrl-C can stop; the flag it is given is raised then.
pub fn interruptible<T>(search: impl FnOnce(Arc<AtomicBool>) -> T) -> T {
    STOP.store(false, Ordering::SeqCst);
    IS_SEARCHING.store(true, Ordering::SeqCst);
    let result = search(STOP.clone());
    IS_SEARCHING.store(false, Ordering::SeqCst);
    result
}
