//! Times Plyground against other crates on the same work, in one run, one thread.
//!
//! Without a word everything is timed; `boards`, `puzzles` or `four` names one part, and `four` may be followed by files
//! of positions.

mod boards;
mod counting;
mod four;
mod puzzles;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (part, files) = args.split_first().map_or(("", &[][..]), |(part, files)| (part.as_str(), files));
    let parts = ["boards", "puzzles", "four"];
    if !part.is_empty() && !parts.contains(&part) {
        eprintln!("there is no part `{part}`; there are {}", parts.join(", "));
        std::process::exit(2);
    }
    let wants = |name: &str| part.is_empty() || part == name;
    if wants("boards") {
        boards::run();
    }
    if wants("puzzles") {
        puzzles::run();
    }
    if wants("four") {
        four::run(files);
    }
}
