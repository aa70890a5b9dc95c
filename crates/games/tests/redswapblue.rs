//! Red Swap Blue: laws, a naive twin, full enumerations, heuristics, notation, golden files.

#[path = "redswapblue/enumeration.rs"]
mod enumeration;
#[path = "redswapblue/golden.rs"]
mod golden;
#[path = "redswapblue/heuristics.rs"]
mod heuristics;
#[path = "redswapblue/laws.rs"]
mod laws;
#[path = "redswapblue/naive.rs"]
mod naive;
#[path = "redswapblue/notation.rs"]
mod notation;
#[path = "redswapblue/screen.rs"]
mod screen;

use plyground_core::{Playable, Settings};
use plyground_games::redswapblue::{Bits, RedSwapBlue, Variant};

/// What the rules allow, as settings: every combination.
pub const RULES: [&str; 4] = ["jump=any,diagonal=no", "jump=any,diagonal=jumps", "jump=other,diagonal=no", "jump=other,diagonal=jumps"];

/// The start of a variant written `n=3,jump=any`.
pub fn start<B: Bits>(variant: &str) -> RedSwapBlue<B> {
    let settings = Settings::read(variant, &Variant::parameters(), "game redswapblue").unwrap();
    RedSwapBlue::start(&settings).unwrap().unwrap_or_else(|| panic!("{variant} does not fit"))
}

/// Every variant of these sizes, written as settings.
pub fn variants(sizes: &[usize]) -> Vec<String> {
    sizes.iter().flat_map(|n| RULES.iter().map(move |rules| format!("n={n},{rules}"))).collect()
}
