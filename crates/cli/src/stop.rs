//! Ctrl-C: a search is stopped and answers with the best it has; a game at the prompt is left as by
//! `quit`, so that it is saved; anywhere else the program ends.
//!
//! ```text
//!   a search       the flag goes up, and it answers        again: the program ends
//!   a question     it hears of it, and the command ends    again: the program ends
//!   a game         both, and the game is saved             again, after two seconds: the program ends
//!   anything else  the program ends
//! ```

use std::io::{self, BufRead as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

static STOP: LazyLock<Arc<AtomicBool>> = LazyLock::new(|| Arc::new(AtomicBool::new(false)));
static STATE: Mutex<State> = Mutex::new(State { is_searching: false, is_playing: false, first: None, prompt: None });

/// A key that is held down must not end the program while it writes the game.
const PATIENCE: Duration = Duration::from_secs(2);

/// What Ctrl-C would interrupt.
struct State {
    is_searching: bool,
    /// True when there is a game that may have to be saved.
    is_playing: bool,
    /// When Ctrl-C was pressed first.
    first: Option<Instant>,
    /// Who waits for a line.
    prompt: Option<Sender<io::Result<Heard>>>,
}

/// What came of waiting for a line of input.
pub enum Heard {
    /// A line, without spaces around it.
    Line(String),
    /// The input has ended.
    End,
    /// Ctrl-C was pressed.
    Interrupted,
}

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Listens to Ctrl-C from now on.
pub fn listen() {
    // Without a handler Ctrl-C still ends the program, only without an answer.
    let _ = ctrlc::set_handler(|| {
        let mut state = state();
        let is_first = !STOP.swap(true, Ordering::SeqCst);
        let first = *state.first.get_or_insert_with(Instant::now);
        // Nobody waits any more when a line came at the same moment.
        let is_at_prompt = state.prompt.take().is_some_and(|prompt| prompt.send(Ok(Heard::Interrupted)).is_ok());
        let is_heard = if state.is_playing { first.elapsed() < PATIENCE } else { is_first && (state.is_searching || is_at_prompt) };
        if !is_heard {
            std::process::exit(130);
        }
    });
}

/// From now on there is a game to be saved: Ctrl-C ends nothing by itself, but raises the flag.
pub fn keep_game() {
    state().is_playing = true;
}

/// True when Ctrl-C was pressed.
pub fn is_raised() -> bool {
    STOP.load(Ordering::SeqCst)
}

/// Runs a search that Ctrl-C can stop; the flag it is given is raised then, and stays so.
pub fn interruptible<T>(search: impl FnOnce(Arc<AtomicBool>) -> T) -> T {
    state().is_searching = true;
    let result = search(STOP.clone());
    state().is_searching = false;
    result
}

/// The same for a search beside the game: Ctrl-C stops only this one.
pub fn interruptible_aside<T>(search: impl FnOnce(Arc<AtomicBool>) -> T) -> T {
    let result = interruptible(search);
    let mut state = state();
    STOP.store(false, Ordering::SeqCst);
    state.first = None;
    result
}

/// Waits for one line of input.
pub fn read_line() -> io::Result<Heard> {
    let (sender, receiver) = mpsc::channel();
    {
        let mut state = state();
        if state.is_playing && is_raised() {
            return Ok(Heard::Interrupted);
        }
        state.prompt = Some(sender.clone());
    }
    // Reading cannot be broken off, so somebody else reads. After Ctrl-C nobody asks again.
    std::thread::spawn(move || sender.send(read_from_input()));
    let heard = receiver.recv().unwrap_or(Ok(Heard::End));
    state().prompt = None;
    heard
}

fn read_from_input() -> io::Result<Heard> {
    let mut bytes = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Heard::End);
    }
    Ok(Heard::Line(String::from_utf8_lossy(&bytes).trim().to_string()))
}
