//! Values and results in words.

use plyground_lab::{Bound, Counters, Ended, EndedBy, Entry, Outcome, Seat, Session, Stop, Turn, Unit, Worth, seconds, with_thousands};
use std::time::Duration;

/// What the player in a seat is called in this game.
pub fn seat_name(entry: &Entry, seat: Seat) -> &'static str {
    let index = match seat {
        Seat::One => 0,
        Seat::Two => 1,
    };
    entry.about.seats.get(index).copied().unwrap_or("player")
}

/// A value in words: `red wins in 7`, `+5 for red`, `46 steps to the goal`.
pub fn worth(entry: &Entry, worth: &Worth) -> String {
    if worth.value.is_infinite() {
        return "nothing known".into();
    }
    if worth.unit == Unit::Probability {
        let (winner, share) = if worth.value < 0.5 { (Seat::Two, 1.0 - worth.value) } else { (Seat::One, worth.value) };
        let margin = worth.margin.map_or(String::new(), |margin| format!(" ± {:.1}", 100.0 * margin));
        return format!("{} wins {:.1}{margin} %", seat_name(entry, winner), 100.0 * share);
    }
    if entry.is_puzzle {
        let steps = -worth.value;
        let at_most = if worth.bound == Bound::Exact { "" } else { "at most " };
        return format!("{at_most}{steps} {} to the goal", if (steps - 1.0).abs() < 0.5 { "step" } else { "steps" });
    }
    let bound = match worth.bound {
        Bound::Exact => "",
        Bound::Lower => "at least ",
        Bound::Upper => "at most ",
        Bound::Estimate => "about ",
    };
    match worth.decided {
        Some((winner, 0)) => format!("{} has won", seat_name(entry, winner)),
        Some((winner, plies)) => format!("{} wins in {plies}", seat_name(entry, winner)),
        None => format!("{bound}{}{}", points(entry, worth.value), worth.margin.map_or(String::new(), |margin| format!(" ± {margin:.1}"))),
    }
}

fn points(entry: &Entry, value: f64) -> String {
    if entry.about.seats.len() == 1 {
        return if value.fract() == 0.0 { format!("{value}") } else { format!("{value:.2}") };
    }
    let seat = if value < 0.0 { Seat::Two } else { Seat::One };
    if value == 0.0 {
        "even".into()
    } else if value.fract() == 0.0 {
        format!("+{} for {}", value.abs(), seat_name(entry, seat))
    } else {
        format!("+{:.3} for {}", value.abs(), seat_name(entry, seat))
    }
}

/// Points at the end of a game: whose they are where there are two players.
fn scored(entry: &Entry, value: i64) -> String {
    if entry.about.seats.len() > 1 { points(entry, value as f64) } else { counted(value.unsigned_abs(), "point", "points") }
}

/// How a finished game ended, or `None`.
pub fn result(session: &dyn Session) -> Option<String> {
    let entry = session.entry();
    match session.turn() {
        Turn::Over(Outcome::Won(_)) if entry.is_puzzle => Some("solved".into()),
        Turn::Over(Outcome::Won(winner)) => Some(format!("{} wins", seat_name(entry, winner))),
        Turn::Over(Outcome::Drawn) => {
            Some(session.drawn_by().map_or_else(|| "a draw".into(), |drawn_by| format!("a draw, since {drawn_by}")))
        }
        Turn::Over(Outcome::Scored(value)) => Some(scored(entry, value + session.score())),
        Turn::Player(_) | Turn::Chance => None,
    }
}

/// How a game ended that its players ended: `white wins, since black resigned`.
pub fn ended(entry: &Entry, ended: Ended) -> String {
    let by_resignation = ended.by == Some(EndedBy::Resignation);
    match ended.outcome {
        Outcome::Won(winner) if by_resignation => {
            format!("{} wins, since {} resigned", seat_name(entry, winner), seat_name(entry, winner.other()))
        }
        Outcome::Won(winner) => format!("{} wins", seat_name(entry, winner)),
        Outcome::Drawn if ended.by == Some(EndedBy::Agreement) => "a draw by agreement".into(),
        Outcome::Drawn => "a draw".into(),
        Outcome::Scored(value) => scored(entry, value),
    }
}

/// Whose turn it is: `black to move`. Empty where it can only be the one player's, and at the end.
pub fn turn(session: &dyn Session) -> String {
    match session.turn() {
        Turn::Player(seat) if session.entry().about.seats.len() > 1 => format!("{} to move", seat_name(session.entry(), seat)),
        Turn::Chance => "chance decides next".into(),
        Turn::Player(_) | Turn::Over(_) => String::new(),
    }
}

/// A number of things: `1 action`, `2 actions`.
pub fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{} {}", with_thousands(count), if count == 1 { one } else { many })
}

/// The work of a search in one line.
pub fn effort(counters: &Counters, elapsed: Duration, stopped: Stop) -> String {
    let mut parts = vec![counted(counters.nodes, "node", "nodes")];
    for (count, name) in [
        (counters.leaves, if counters.leaves == 1 { "leaf" } else { "leaves" }),
        (counters.cutoffs, "cut-offs"),
        (counters.table_hits, "table hits"),
        (counters.simulations, if counters.simulations == 1 { "game played out" } else { "games played out" }),
        (counters.expanded, "expanded"),
        (counters.generated, "generated"),
        (counters.frontier_max, "on the frontier at most"),
    ] {
        if count > 0 {
            let name = if count == 1 {
                name.strip_suffix('s').filter(|_| name.ends_with("offs") || name.ends_with("hits")).unwrap_or(name)
            } else {
                name
            };
            parts.push(format!("{} {name}", with_thousands(count)));
        }
    }
    if counters.depth > 0 {
        parts.push(format!("depth {}", counters.depth));
    }
    parts.push(seconds(elapsed));
    if counters.peak_memory_bytes > 0 {
        parts.push(bytes(counters.peak_memory_bytes));
    }
    parts.push(why(stopped).into());
    parts.join(", ")
}

/// Why a search stopped, in words.
pub fn why(stopped: Stop) -> &'static str {
    match stopped {
        Stop::Complete => "everything seen",
        Stop::Depth => "stopped at the depth limit",
        Stop::Nodes => "stopped at the node limit",
        Stop::Time => "stopped at the time limit",
        Stop::Memory => "stopped at the memory limit",
        Stop::Cancelled => "stopped by Ctrl-C",
    }
}

fn bytes(count: usize) -> String {
    match count {
        0..=9_999 => format!("{count} B"),
        10_000..=9_999_999 => format!("{} KiB", count >> 10),
        _ => format!("{} MiB", count >> 20),
    }
}
