//! Which of very many judged actions are written down.
//!
//! Most positions have a few dozen actions, and all are. A long turn of Barjis may have hundreds of
//! thousands, and working out the steps of each would take longer than judging them.

use plyground_core::{Judged, Player};
use std::cmp::Ordering;

/// The places of the `most` best actions for `me` in the list, the best first. The one to play is the
/// first of them.
pub(super) fn shortlist<A: PartialEq>(actions: &[Judged<A>], best: Option<&A>, me: Option<Player>, most: usize) -> Vec<usize> {
    let merit = |place: &usize| {
        let judged = &actions[*place];
        let value = if me == Some(Player::Two) { -judged.worth.value } else { judged.worth.value };
        (Some(&judged.action) == best, value)
    };
    let better_first = |a: &usize, b: &usize| -> Ordering {
        let ((a_is_best, a_value), (b_is_best, b_value)) = (merit(a), merit(b));
        // Of equals, those that come first.
        b_is_best.cmp(&a_is_best).then(b_value.total_cmp(&a_value)).then(a.cmp(b))
    };
    let mut places: Vec<usize> = (0..actions.len()).collect();
    if places.len() > most {
        places.select_nth_unstable_by(most.saturating_sub(1), better_first);
        places.truncate(most);
    }
    places.sort_unstable_by(better_first);
    places
}
