//! The sandbox: trees that read back as they were written, and mistakes that are told with their place.

#[path = "tree/laws.rs"]
mod laws;
#[path = "tree/mistakes.rs"]
mod mistakes;
#[path = "tree/notation.rs"]
mod notation;
#[path = "tree/screen.rs"]
mod screen;

use plyground_core::Rng;
use plyground_games::tree::{ChanceTree, PlainTree};
use std::fmt::Write as _;

/// A tree without chance.
fn plain(text: &str) -> PlainTree {
    PlainTree::typed(text).unwrap_or_else(|complaint| panic!("{text}: {complaint}"))
}

/// A tree with chance.
fn chance(text: &str) -> ChanceTree {
    ChanceTree::typed(text).unwrap_or_else(|complaint| panic!("{text}: {complaint}"))
}

/// A random tree, written in as many ways as there are.
fn random_text(rng: &mut Rng, depth: u32, has_chance: bool) -> String {
    if depth == 0 || rng.below(5) == 0 {
        return (rng.below(21) as i64 - 10).to_string();
    }
    let kind = ["max", "MIN", "min", "Max", "chance"][rng.below(if has_chance { 5 } else { 4 })];
    let estimate = if rng.below(4) == 0 { format!("~{}", rng.below(9) as i64 - 4) } else { String::new() };
    let count = 1 + rng.below(4);
    let has_odds = kind == "chance" && rng.below(2) == 0;
    let mut text = format!("{kind}{estimate}{}[", if rng.below(8) == 0 { " " } else { "" });
    for child in 0..count {
        text += if child == 0 { "" } else { [" ", ",", ", ", "\n  "][rng.below(4)] };
        if rng.below(3) == 0 {
            let _ = write!(text, "{}{child}=", ["a", "weg_", "شجرة", "x'-"][rng.below(4)]);
        }
        if has_odds {
            // 1/2, 1/4, … and the last one twice.
            let halvings = (child + 1).min(count - 1);
            let parts = 1 << halvings;
            let _ = if rng.below(2) == 0 { write!(text, "1/{parts}*") } else { write!(text, "{}*", 1.0 / f64::from(parts)) };
        }
        text += &random_text(rng, depth - 1, has_chance);
    }
    text + if rng.below(8) == 0 { " ]" } else { "]" }
}
