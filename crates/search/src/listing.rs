//! Lists of actions under a search's clock.
//!
//! In most games a list is made in no time. Where it may be long, making it must not keep a search from
//! stopping, and at the root some of the actions are better than none.

use plyground_core::{Clock, Game, Limits, Listing, Stop};

/// What a search may keep for one action of its root. Measured on a turn of Barjis with a million results: 200 bytes
/// with the verdict on each.
const BYTES_AT_ROOT: usize = 256;
/// What a list takes for one action while it is made: an upper estimate.
const BYTES: usize = 48;

/// All actions of a position inside the tree, or why the search must stop.
#[inline(always)]
pub(crate) fn actions<G: Game>(position: &G, clock: &mut Clock<'_>) -> Result<G::Actions, Stop> {
    let most = clock.room(BYTES);
    position.actions_within(most, clock).whole()
}

/// The actions of the root, as many as there is room and time for: half of the search's time, so
/// that the other half is left to judge them.
pub(crate) fn root_actions<G: Game>(position: &G, clock: &Clock<'_>) -> Listing<G::Actions> {
    let limits = clock.limits();
    let half = Limits { time: limits.time.map(|time| time / 2), since: Some(clock.started()), ..limits.clone() };
    position.actions_within(clock.room(BYTES_AT_ROOT), &mut half.start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_memory_has_room_for_the_longest_forced_turn_of_barjis() {
        let limits = Limits { memory: Some(64 << 20), ..Limits::default() };
        assert!(limits.start().room(BYTES_AT_ROOT) >= 257_110);
    }
}
