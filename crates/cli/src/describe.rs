//! Values and results in words.

use plyground_lab::{
    Answer, Bound, Counters, Ended, EndedBy, Ending, Entry, Measure, Outcome, Reason, Seat, Session, Standing, Stop, Turn, Unit, Worth,
    seconds, with_thousands,
};
use std::time::Duration;

/// What the player in a seat is called in this game.
pub fn seat_name(entry: &Entry, seat: Seat) -> &'static str {
    let index = match seat {
        Seat::One => 0,
        Seat::Two => 1,
    };
    entry.about.seats.get(index).copied().unwrap_or("player")
}

/// A seat with what it does: `red wins`, `horses win`.
fn seat_does(entry: &Entry, seat: Seat, verb: &str) -> String {
    format!("{} {}", seat_name(entry, seat), verb_of(entry, seat, verb))
}

/// A verb as it goes with a seat: `plays` for red, `play` for horses.
pub fn verb_of(entry: &Entry, seat: Seat, verb: &str) -> String {
    // Where the seats are called by their pieces, there are many of them.
    if seat_name(entry, seat).ends_with('s') { verb.into() } else { format!("{verb}s") }
}

/// A value in words: `red wins in 7`, `+5 for red`, `46 steps to the goal`.
pub fn worth(entry: &Entry, worth: &Worth) -> String {
    if worth.value.is_infinite() {
        return "nothing known".into();
    }
    if worth.unit == Unit::Probability {
        if entry.about.seats.len() == 1 {
            let margin = worth.margin.map_or(String::new(), |margin| format!(" ± {:.1}", 100.0 * margin));
            return format!("reaches the goal in {:.1}{margin} % of games", 100.0 * worth.value);
        }
        let (better, share) = if worth.value < 0.5 { (Seat::Two, 1.0 - worth.value) } else { (Seat::One, worth.value) };
        let margin = worth.margin.map_or(String::new(), |margin| format!(" ± {:.1}", 100.0 * margin));
        // Draws count half: this is no share of won games.
        return format!("{} {:.1}{margin} % of the points", seat_does(entry, better, "score"), 100.0 * share);
    }
    if entry.is_puzzle {
        let steps = -worth.value;
        let at_most = if worth.bound == Bound::Exact { "" } else { "at most " };
        return format!("{at_most}{steps} {} to the goal", if (steps - 1.0).abs() < 0.5 { "step" } else { "steps" });
    }
    match worth.decided {
        Some((end, 0)) if entry.about.seats.len() == 1 => if end == Seat::One { "at the goal" } else { "stuck" }.into(),
        Some((winner, 0)) => format!("{} has won", seat_name(entry, winner)),
        Some((winner, plies)) => decided(entry, winner, plies, worth.bound),
        None => format!("{}{}", bounded_points(entry, worth), worth.margin.map_or(String::new(), |margin| format!(" ± {margin:.1}"))),
    }
}

/// Points with what is known of them, told of the player they are for: a value of Player One that is at
/// most −6 is at least 6 for Player Two.
fn bounded_points(entry: &Entry, worth: &Worth) -> String {
    let is_shared = entry.about.seats.len() > 1;
    let bound = match worth.bound {
        bound if is_shared && worth.value < 0.0 => bound.flipped(),
        bound => bound,
    };
    match bound {
        Bound::Lower if is_shared && worth.value == 0.0 => format!("at least even for {}", seat_name(entry, Seat::One)),
        Bound::Upper if is_shared && worth.value == 0.0 => format!("at least even for {}", seat_name(entry, Seat::Two)),
        Bound::Exact => points(entry, worth.value),
        Bound::Lower => format!("at least {}", points(entry, worth.value)),
        Bound::Upper => format!("at most {}", points(entry, worth.value)),
        Bound::Estimate => format!("about {}", points(entry, worth.value)),
    }
}

/// What is to be said about a choice that is not known to be the best, such as `below its strength: 4 was worth +10 for red`.
pub fn remark(entry: &Entry, answer: &Answer, reason: &Reason) -> Option<String> {
    let rival = reason.rival.as_ref().and_then(|rival| answer.actions.iter().find(|judged| judged.action == rival.action));
    let (other, value) = rival.map(|rival| (rival.action.as_str(), worth(entry, &rival.worth))).unwrap_or_default();
    match (reason.standing, reason.measure) {
        (Standing::Only | Standing::Best | Standing::Tied, _) => None,
        // A solver says what its way costs, and no more.
        (Standing::Unjudged, _) if entry.is_puzzle => None,
        (Standing::Unjudged, _) => Some("the actions were not compared".into()),
        (Standing::Below, Measure::Value) => Some(format!("below its strength: {other} was worth {value}")),
        (Standing::Below, Measure::Mean) => Some(format!("{other} has a better mean: {value}")),
        (Standing::Below, Measure::Sum) => Some(format!("{other} has a better sum: {value}")),
        (Standing::Close, _) => Some(format!("too close to tell from {other}: {value}")),
        (Standing::Leading, _) => Some("not all actions were compared".into()),
    }
}

/// What the chosen action is worth, or else the position; nothing where neither is known.
pub fn worth_of_choice(entry: &Entry, answer: &Answer) -> Option<String> {
    let chosen = answer.actions.iter().find(|judged| answer.best.as_ref() == Some(&judged.action));
    let found = chosen.map_or(&answer.worth, |judged| &judged.worth);
    let is_guess = chosen.is_none() && found.bound == Bound::Estimate && found.margin.is_none() && !entry.is_puzzle;
    (!is_guess).then(|| worth(entry, found))
}

/// An end in sight, and whether it is proven. The opponent of a player alone is nobody.
fn decided(entry: &Entry, winner: Seat, plies: u32, bound: Bound) -> String {
    let is_alone = entry.about.seats.len() == 1;
    let end = match winner {
        Seat::One if is_alone => format!("reaches the goal in {plies}"),
        Seat::Two if is_alone => format!("gets stuck in {plies}"),
        winner => format!("{} in {plies}", seat_does(entry, winner, "win")),
    };
    // A bound from the winner's view: what is at least a win in 5 is one, what is at most one may be none.
    match if winner == Seat::One { bound } else { bound.flipped() } {
        Bound::Exact => end,
        Bound::Lower => format!("{end} or sooner"),
        Bound::Upper if is_alone && winner == Seat::Two => format!("{end} at worst"),
        Bound::Upper => format!("{end} at best"),
        Bound::Estimate => format!("perhaps {end}"),
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

/// How far a game came: its points, and its milestone where it has one, such as the largest tile.
#[derive(Clone, Copy, Default)]
pub struct Reach {
    pub score: i64,
    pub milestone: Option<u64>,
}

/// What the end of a game is called: `red wins`, `a draw`, `stuck at 1024 with 9,412 points`.
pub fn ending(entry: &Entry, ending: Ending, reach: Reach) -> String {
    // A position that was typed in has no points yet, and there is nothing to say about them.
    let points = if reach.score == 0 { String::new() } else { format!(" with {}", scored(entry, reach.score)) };
    match (ending, reach.milestone) {
        (Ending::Won(winner), _) => seat_does(entry, winner, "win"),
        (Ending::Drawn, _) => "a draw".into(),
        (Ending::Points, None) => scored(entry, reach.score),
        (Ending::Reached, Some(milestone)) => format!("reached {milestone}{points}"),
        (Ending::Reached, None) => format!("reached the goal{points}"),
        (Ending::Stuck | Ending::Points, Some(milestone)) => format!("stuck at {milestone}{points}"),
        (Ending::Stuck, None) => format!("stuck{points}"),
        (Ending::Solved, _) => "solved".into(),
        (Ending::Unsolved, _) => "not solved".into(),
    }
}

/// How a finished game ended, or `None`.
pub fn result(session: &dyn Session) -> Option<String> {
    let entry = session.entry();
    let Turn::Over(outcome) = session.turn() else { return None };
    if let (Outcome::Drawn, Some(drawn_by)) = (outcome, session.drawn_by()) {
        return Some(format!("a draw, since {drawn_by}"));
    }
    let at_end = if let Outcome::Scored(points) = outcome { points } else { 0 };
    let reach = Reach { score: session.score() + at_end, milestone: session.milestone() };
    Some(ending(entry, Ending::of(entry, outcome), reach))
}

/// How a game ended that its players ended: `white wins, since black resigned`.
pub fn ended(entry: &Entry, ended: Ended) -> String {
    let end = Ending::of(entry, ended.outcome);
    match (end, ended.by) {
        (Ending::Won(winner), Some(EndedBy::Resignation)) => {
            format!("{}, since {} resigned", seat_does(entry, winner, "win"), seat_name(entry, winner.other()))
        }
        (_, Some(EndedBy::Resignation)) => "given up".into(),
        (Ending::Drawn, Some(EndedBy::Agreement)) => "a draw by agreement".into(),
        _ => {
            let score = if let Outcome::Scored(points) = ended.outcome { points } else { 0 };
            ending(entry, end, Reach { score, milestone: None })
        }
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

/// The work of a search in one line; `found` is its value, where it has one.
pub fn effort(counters: &Counters, elapsed: Duration, stopped: Stop, found: Option<&Worth>) -> String {
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
    let has_seen_all =
        stopped == Stop::Complete && found.is_some_and(|found| found.bound == Bound::Exact && found.margin.unwrap_or(0.0) == 0.0);
    parts.push(if has_seen_all { "everything seen" } else { why(stopped) }.into());
    parts.join(", ")
}

/// Why a search stopped, in words.
pub fn why(stopped: Stop) -> &'static str {
    match stopped {
        Stop::Complete => "came to its end",
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

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_lab::catalogue;

    const ENDS: [Outcome; 4] = [Outcome::Won(Seat::One), Outcome::Won(Seat::Two), Outcome::Drawn, Outcome::Scored(40)];

    /// Words by which somebody else than the one player would have won.
    fn names_a_winner(text: &str) -> bool {
        ["win", "won", "lose", "lost", "two"].iter().any(|word| text.contains(word))
    }

    #[test]
    fn the_end_of_every_game_is_called_what_it_is() {
        for entry in catalogue::games().iter().chain(catalogue::sandboxes()) {
            for outcome in ENDS {
                for milestone in [None, Some(1024)] {
                    let end = Ending::of(entry, outcome);
                    let text = ending(entry, end, Reach { score: 40, milestone });
                    let place = format!("{} {outcome:?}: {text}", entry.about.id);
                    match (outcome, entry.about.seats) {
                        (Outcome::Won(winner), [_, _]) => assert_eq!(text, seat_does(entry, winner, "win"), "{place}"),
                        (Outcome::Drawn, _) => assert_eq!(text, "a draw", "{place}"),
                        (Outcome::Scored(_), [_, _]) if milestone.is_none() => assert!(text.starts_with("+40 for"), "{place}"),
                        (_, [_]) => {
                            assert!(!names_a_winner(&text), "{place}");
                            assert_eq!(
                                text.starts_with("stuck"),
                                outcome == Outcome::Won(Seat::Two) || milestone.is_some() && outcome == Outcome::Scored(40),
                                "{place}"
                            );
                            let is_goal = text.starts_with("solved") || text.starts_with("reached");
                            assert_eq!(is_goal, outcome == Outcome::Won(Seat::One), "{place}");
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    #[test]
    fn a_bound_is_told_from_the_view_of_the_player_it_names() {
        let connect4 = catalogue::find("connect4").unwrap();
        let told = |value: f64, bound: Bound| worth(connect4, &Worth::expected(value, bound));
        for (value, bound, text) in [
            (6.0, Bound::Lower, "at least +6 for red"),
            (6.0, Bound::Upper, "at most +6 for red"),
            (-6.0, Bound::Upper, "at least +6 for yellow"),
            (-6.0, Bound::Lower, "at most +6 for yellow"),
            (-6.0, Bound::Exact, "+6 for yellow"),
            (-6.0, Bound::Estimate, "about +6 for yellow"),
            (0.0, Bound::Lower, "at least even for red"),
            (0.0, Bound::Upper, "at least even for yellow"),
            (0.0, Bound::Exact, "even"),
        ] {
            assert_eq!(told(value, bound), text);
        }
        let alone = catalogue::find("2048").unwrap();
        assert_eq!(worth(alone, &Worth::expected(-6.0, Bound::Upper)), "at most -6");
    }

    #[test]
    fn a_win_is_told_as_one_only_where_the_bound_proves_it() {
        let told = |id: &str, winner: Seat, bound: Bound| {
            let value = if winner == Seat::One { 1e6 } else { -1e6 };
            worth(catalogue::find(id).unwrap(), &Worth { decided: Some((winner, 5)), ..Worth::expected(value, bound) })
        };
        for (winner, bound, text) in [
            (Seat::One, Bound::Exact, "red wins in 5"),
            (Seat::One, Bound::Lower, "red wins in 5 or sooner"),
            (Seat::One, Bound::Upper, "red wins in 5 at best"),
            (Seat::One, Bound::Estimate, "perhaps red wins in 5"),
            (Seat::Two, Bound::Exact, "yellow wins in 5"),
            (Seat::Two, Bound::Upper, "yellow wins in 5 or sooner"),
            (Seat::Two, Bound::Lower, "yellow wins in 5 at best"),
        ] {
            assert_eq!(told("connect4", winner, bound), text);
        }
        assert_eq!(told("2048", Seat::One, Bound::Upper), "reaches the goal in 5 at best");
        assert_eq!(told("2048", Seat::Two, Bound::Lower), "gets stuck in 5 at worst");
    }

    #[test]
    fn a_share_of_the_points_is_not_told_as_a_share_of_wins() {
        let connect4 = catalogue::find("connect4").unwrap();
        let told = |share: f64| {
            let chance = Worth { unit: Unit::Probability, margin: Some(0.011), ..Worth::expected(share, Bound::Estimate) };
            worth(connect4, &chance)
        };
        assert_eq!(told(0.539), "red scores 53.9 ± 1.1 % of the points");
        assert_eq!(told(0.25), "yellow scores 75.0 ± 1.1 % of the points");
    }

    #[test]
    fn everything_is_said_to_be_seen_only_where_the_value_is_exact() {
        let told = |stopped: Stop, bound: Bound, margin: Option<f64>| {
            effort(&Counters::default(), Duration::ZERO, stopped, Some(&Worth { margin, ..Worth::expected(1.0, bound) }))
        };
        assert!(told(Stop::Complete, Bound::Exact, None).ends_with(", everything seen"));
        for (bound, margin) in [(Bound::Estimate, None), (Bound::Estimate, Some(0.1)), (Bound::Lower, None), (Bound::Exact, Some(0.1))] {
            assert!(told(Stop::Complete, bound, margin).ends_with(", came to its end"), "{bound:?} {margin:?}");
        }
        assert!(told(Stop::Nodes, Bound::Exact, None).ends_with(", stopped at the node limit"));
        let solved = effort(&Counters::default(), Duration::ZERO, Stop::Complete, None);
        assert!(solved.ends_with(", came to its end"), "{solved}");
    }

    #[test]
    fn pieces_win_and_a_colour_wins() {
        let told = |id: &str| {
            let entry = catalogue::find(id).unwrap();
            ending(entry, Ending::of(entry, Outcome::Won(Seat::One)), Reach::default())
        };
        assert_eq!((told("barjis").as_str(), told("connect4").as_str()), ("horses win", "red wins"));
    }

    #[test]
    fn nobody_wins_against_a_player_who_is_alone() {
        let resigned = Ended::resigned(Seat::One);
        let told = |outcome: Outcome| Ended { outcome, by: None };
        for entry in catalogue::games().iter().filter(|entry| entry.about.seats.len() == 1) {
            for end in [resigned, told(Outcome::Won(Seat::One)), told(Outcome::Won(Seat::Two)), told(Outcome::Scored(9))] {
                let text = ended(entry, end);
                assert!(!names_a_winner(&text), "{}: {text}", entry.about.id);
            }
            if entry.is_puzzle {
                continue;
            }
            for (value, seat, plies) in [(0.1, Seat::Two, 3), (0.9, Seat::One, 0)] {
                let chance = Worth { unit: Unit::Probability, ..Worth::expected(value, Bound::Estimate) };
                assert_eq!(worth(entry, &chance), format!("reaches the goal in {:.1} % of games", 100.0 * value));
                let decided = Worth { decided: Some((seat, plies)), ..Worth::expected(0.0, Bound::Exact) };
                assert!(!names_a_winner(&worth(entry, &decided)), "{}", worth(entry, &decided));
            }
        }
    }
}
