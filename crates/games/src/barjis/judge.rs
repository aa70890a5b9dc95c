//! The evaluators of the game under one type.

use super::balanced::Balanced;
use super::path::HOME;
use super::position::{Action, Barjis};
use plyground_core::{Evaluator, Player, Value};

/// Judges positions of Barjis: the choices of the parameter `eval`.
///
/// ```
/// use plyground_core::{Evaluator, Playable, Value};
/// use plyground_games::barjis::{Barjis, Variant};
/// let start = Barjis::new(Variant::default())?;
/// let position = start.read("0,0,39,41/0,11,11,26/1/-")?;
/// let progress = start.judge("progress").expect("it is listed");
/// assert_eq!(progress.evaluate(&position), Value(80 - 48));
/// # Ok::<(), plyground_core::Complaint>(())
/// ```
#[derive(Clone, Debug)]
pub enum Judge {
    /// `balanced`: progress, safety, danger and the chance to hit.
    Balanced(Balanced),
    /// `progress`: steps made by One minus steps made by Two.
    Progress,
}

/// All four stones home.
const MOST_STEPS: i32 = 4 * HOME as i32;

/// Steps a player's stones have made, by Player One's count minus Two's.
fn progress(stones: [super::Stones; 2]) -> i32 {
    let [one, two] = stones.map(|stones| stones.iter().map(|&place| i32::from(place)).sum::<i32>());
    one - two
}

impl Evaluator<Barjis> for Judge {
    #[inline]
    fn evaluate(&self, position: &Barjis) -> Value {
        match self {
            Self::Balanced(balanced) => balanced.evaluate(position),
            Self::Progress => Value(progress([position.stones(Player::One), position.stones(Player::Two)])),
        }
    }

    fn bounds(&self) -> (Value, Value) {
        match self {
            Self::Balanced(balanced) => balanced.bounds(),
            Self::Progress => (Value(-MOST_STEPS), Value(MOST_STEPS)),
        }
    }

    fn promise(&self, position: &Barjis, action: &Action) -> i32 {
        match (self, action) {
            (Self::Balanced(balanced), _) => balanced.promise(position, action),
            (Self::Progress, Action::Turn(stones)) => Value(progress(*stones)).pov(position.mover()).0,
            (Self::Progress, Action::Throw(_)) => 0,
        }
    }
}
