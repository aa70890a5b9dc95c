//! Times Plyground against other crates on the same work, in one run, one thread.

mod boards;
mod counting;
mod puzzles;

fn main() {
    boards::run();
    puzzles::run();
}
