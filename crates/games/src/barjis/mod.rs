//! Barjis (برجيس): a Syrian race game of the Pachisi family.
//!
//! Two players, four stones each, six cowries. Everybody tosses until a throw that stops, then
//! plays all the steps; stones enter with a khal, go around the cross, may be sent back by the
//! opponent where there is no X, and the first to have all four in the kitchen wins.
//!
//! ```text
//!              43 42 41                 p   0         waiting to enter
//!              45x   39x   Two's arm        1 .. 7    own middle column, outward
//!               :     :                     8 .. 76   the ring, 68 cells; 8 and 76 are one cell
//!   58 . 56x . 51    33 . 28x . 26          77 .. 83  own middle column, inward
//!   59            K             25          84        K, the kitchen: home
//!   60 . 62x . 67    17 . 22x . 24
//!               :     :
//!              73x   11x   One's arm    One's places; Two's are these turned by 180 degrees.
//!              75  8  9                 Both go anticlockwise. x: the eight X cells, safe.
//! ```
//!
//! A turn is one action, told by the stones it leaves, however many orders of steps lead there:
//! [`Action::Turn`]. Chance throws a whole multiset of tosses: [`Action::Throw`]. Rules choices,
//! one [`Variant`] each: `cap` (10), `bunj` (24), `down` (1/2), `play` (forced), `doubled`
//! (exposed), `odds` (exact), `first` (1). With `play=maximal` the number of steps is all that
//! counts: a turn that wins but plays fewer steps than another is not allowed.
//!
//! ```
//! use plyground_core::{Game, Playable, Player, Turn};
//! use plyground_games::barjis::{Barjis, Variant};
//!
//! let start = Barjis::new(Variant::default())?;
//! assert_eq!(start.turn(), Turn::Chance);
//! let position = start.read("0,0,39,41/0,11,11,26/1/dest+three")?;
//! assert_eq!(position.turn(), Turn::Player(Player::One));
//!
//! let action = position.read_action("39:10 0:k 41:3")?;
//! assert_eq!(position.after(&action).write(), "0,1,44,49/0,11,11,26/2/-");
//! assert_eq!(position.write_action(&action), "0:k 39:10 41:3");
//! # Ok::<(), plyground_core::Complaint>(())
//! ```
//!
//! Source: the game as it is played in Syria, with the choices of this program spelled out in
//! `docs/barjis.md`.

mod balanced;
mod budget;
mod cowries;
mod editor;
mod gesture;
mod judge;
mod notation;
mod pairs;
mod partial;
mod partway;
mod path;
mod perft;
mod picture;
mod playable;
mod position;
mod reach;
mod routes;
mod rules;
mod shares;
mod splits;
mod steps;
mod table;
mod terrain;
mod tosses;
mod turns;
mod variant;

pub use balanced::{Balanced, FEATURES, TUNED, Weights};
pub use cowries::{COWRIES, THROWS, Throw};
pub use judge::Judge;
pub use path::{GRID, HALF_RING, HOME, RING_FIRST, RING_LAST, WAITING, X_PLACES, grid_cell, is_on_ring, is_x, meeting_places, meets};
pub use perft::{perft_distinct, perft_turns};
pub use position::{Action, Barjis, Stones};
pub use reach::{CERTAIN, Reach};
pub use rules::{MOST_VARIANTS, Rules};
pub use tosses::{KHAL, StepList, Steps, TossSet, exact_probability, toss_sets};
pub use turns::{Turns, TurnsIter};
pub use variant::{Exact, Play, Variant};
