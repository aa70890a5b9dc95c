//! Tests of private modules. The library is not compiled a second time for tests of its own, since that takes minutes:
//! the modules under test are compiled here once more, for the few games and players they are tested with.
#![allow(dead_code, reason = "the library uses more of these modules than their tests do")]

#[path = "../../src/draw_rules.rs"]
mod draw_rules;
#[path = "../../src/plan.rs"]
mod plan;
#[path = "../../src/player.rs"]
mod player;
#[path = "../../src/playout.rs"]
mod playout;
#[path = "../../src/rollout.rs"]
mod rollout;
#[path = "../../src/roster.rs"]
mod roster;
#[path = "../../src/session/shortlist.rs"]
mod shortlist;

mod plans;
mod rollouts;
mod shortlists;
