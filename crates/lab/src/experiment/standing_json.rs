//! How a player fared, for programs.

use super::standing::{Standing, Tile};
use plyground_core::Player;
use plyground_session::Number;
use plyground_stats::Interval;
use serde::Serialize;

/// Declares [`StandingJson`]: of every measure `x` its value, half of its 95 % interval, and the ends of it, as `x`, `x_error`,
/// `x_low` and `x_high`.
macro_rules! standing_json {
    ($($measure:ident $error:ident $low:ident $high:ident: $of:ident, $doc:literal;)*) => {
        /// How a player fared; every measure with half of its 95 % interval and the ends of it.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Standing"))]
        pub struct StandingJson {
            /// What tables call it.
            name: String,
            /// Its spec.
            spec: String,
            /// Its seat, where players keep their seats.
            #[serde(skip_serializing_if = "Option::is_none")]
            seat: Option<Player>,
            /// Games that counted.
            games: usize,
            /// Games won, or puzzles solved.
            won: usize,
            /// Games drawn.
            drawn: usize,
            /// Games lost, or puzzles not solved.
            lost: usize,
            $(
                #[doc = $doc]
                $measure: Option<Number>,
                /// Half of its interval.
                $error: Option<Number>,
                /// The lower end of its interval.
                $low: Option<Number>,
                /// The upper end of its interval.
                $high: Option<Number>,
            )*
            /// Standard deviation of the score.
            score_sd: Option<Number>,
            /// Decisions in all.
            decisions: usize,
            /// The most bytes a decision took.
            peak_memory_bytes: u64,
            /// How often each milestone was reached, the farthest first.
            tiles: Vec<TileJson>,
        }

        impl From<&Standing> for StandingJson {
            fn from(standing: &Standing) -> Self {
                $(let [$measure, $error, $low, $high] = parts(standing.$of);)*
                Self {
                    name: standing.name.clone(),
                    spec: standing.spec.clone(),
                    seat: standing.seat.map(|seat| if seat == 0 { Player::One } else { Player::Two }),
                    games: standing.games,
                    won: standing.won,
                    drawn: standing.drawn,
                    lost: standing.lost,
                    $($measure, $error, $low, $high,)*
                    score_sd: standing.score_sd.map(Number),
                    decisions: standing.decisions,
                    peak_memory_bytes: standing.memory_most,
                    tiles: standing.tiles.iter().map(TileJson::from).collect(),
                }
            }
        }
    };
}

standing_json! {
    score_mean score_mean_error score_mean_low score_mean_high: score, "Mean score of a game.";
    won_share won_share_error won_share_low won_share_high: won_share, "Share of games won, or of puzzles solved.";
    elo elo_error elo_low elo_high: elo, "Strength against the others, in Elo.";
    decisions_per_game decisions_per_game_error decisions_per_game_low decisions_per_game_high: length, "Decisions of a game.";
    nodes_per_action nodes_per_action_error nodes_per_action_low nodes_per_action_high: nodes, "Positions looked at in a decision.";
    seconds_per_action seconds_per_action_error seconds_per_action_low seconds_per_action_high: seconds, "Seconds of a decision.";
    memory_per_action memory_per_action_error memory_per_action_low memory_per_action_high: memory, "Bytes of a decision's own structures.";
    loss_per_action loss_per_action_error loss_per_action_low loss_per_action_high: loss, "Points that a decision with a choice gave away.";
    best_share best_share_error best_share_low best_share_high: best_share, "Share of such decisions that gave nothing away.";
}

/// How often games came that far.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
struct TileJson {
    /// The milestone, such as the largest tile.
    tile: u64,
    /// Games that ended there.
    games: usize,
    /// Share of games that came there or further.
    reached: f64,
    /// The lower end of its interval.
    low: f64,
    /// The upper end of its interval.
    high: f64,
}

impl From<&Tile> for TileJson {
    fn from(tile: &Tile) -> Self {
        let Interval { value: reached, low, high } = tile.reached;
        Self { tile: tile.tile, games: tile.last, reached, low, high }
    }
}

/// A value, half of its interval, and its ends.
fn parts(interval: Option<Interval>) -> [Option<Number>; 4] {
    let parts = interval.map(|it| [it.value, it.error(), it.low, it.high]);
    parts.map_or([None; 4], |parts| parts.map(|part| Some(Number(part)).filter(|part| !part.0.is_nan())))
}
