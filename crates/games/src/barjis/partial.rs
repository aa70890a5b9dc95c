//! A turn played step by step: what people type, and what is printed for a result.
//!
//! ```text
//!   0,0,39,41 with 10, 3, k ──39:10──► 0,0,41,49 with 3, k ──0:k──► 0,1,41,49 with 3 ──41:3──► done
//! ```
//!
//! Many orders of steps lead to one result. The one printed is the first of their texts in the
//! order of characters, so that it is always the same.

use super::path::{HOME, is_x};
use super::position::{Action, Barjis, Stones};
use super::steps::PASS;
use super::terrain::Terrain;
use super::tosses::{KHAL, StepList};
use super::turns::{Task, least_lost};
use super::variant::Play;
use plyground_core::{Complaint, Player};

/// A step: the place it starts from and how far it goes (1 is a khal).
pub(super) type Step = (u8, u8);

/// A turn of which some steps have been played.
#[derive(Clone, Debug)]
pub(super) struct Partial {
    own: Stones,
    other: Stones,
    left: StepList,
    mover: Player,
    doubled_safe: bool,
    play: Play,
    /// With `play=maximal`: how many steps are lost in the end, neither more nor fewer.
    lost_in_the_end: u32,
    /// True when a step has been played.
    is_begun: bool,
}

impl Partial {
    /// The turn on the table, nothing of it played.
    pub(super) fn of(position: &Barjis) -> Self {
        let variant = position.rules().variant;
        let mut partial = Self {
            own: position.stones(position.mover()),
            other: position.stones(position.mover().other()),
            left: position.toss().map(|set| set.steps.clone()).unwrap_or_default(),
            mover: position.mover(),
            doubled_safe: variant.doubled_safe,
            play: variant.play,
            lost_in_the_end: 0,
            is_begun: false,
        };
        if partial.play == Play::Maximal {
            partial.lost_in_the_end = least_lost(&partial.task());
        }
        partial
    }

    fn task(&self) -> Task<'_> {
        let terrain = self.terrain();
        Task { own: self.own, terrain, steps: &self.left, play: self.play }
    }

    /// Who plays the turn.
    pub(super) fn mover(&self) -> Player {
        self.mover
    }

    /// Which steps must be played.
    pub(super) fn play(&self) -> Play {
        self.play
    }

    /// The mover's stones.
    pub(super) fn own(&self) -> Stones {
        self.own
    }

    /// The steps that have not been played.
    pub(super) fn left(&self) -> &StepList {
        &self.left
    }

    /// What landing does.
    pub(super) fn terrain(&self) -> Terrain {
        Terrain::new(self.other, self.doubled_safe)
    }

    /// One's stones and Two's as they stand now.
    pub(super) fn stones(&self) -> [Stones; 2] {
        match self.mover {
            Player::One => [self.own, self.other],
            Player::Two => [self.other, self.own],
        }
    }

    /// The turn that leaves the stones as they stand now.
    pub(super) fn result(&self) -> Action {
        Action::Turn(self.stones())
    }

    fn steps_left(&self) -> u32 {
        self.left.iter().map(|steps| u32::from(steps.count)).sum()
    }

    /// The steps that may come next, in the order of their texts. With `play=maximal`, those after
    /// which as many can still be played as before the turn.
    pub(super) fn next_steps(&self) -> Vec<Step> {
        let mut steps = self.legal_steps();
        steps.retain(|&step| !self.wastes(step));
        steps
    }

    /// The steps the stones and the board allow, in the order of their texts.
    fn legal_steps(&self) -> Vec<Step> {
        let terrain = self.terrain();
        let mut places: Vec<u8> = self.own.to_vec();
        places.dedup();
        let all = places.iter().flat_map(|&place| self.left.iter().map(move |steps| (place, steps.value)));
        let mut steps: Vec<Step> = all.filter(|&(place, value)| terrain.allows(place, value)).collect();
        steps.sort_by_key(|&step| write_step(step));
        steps
    }

    /// True when, with `play=maximal`, this legal step loses more steps than need be.
    fn wastes(&self, step: Step) -> bool {
        self.play == Play::Maximal && least_lost(&self.after(step).task()) > self.lost_in_the_end
    }

    /// True when the turn may end here.
    pub(super) fn may_stop(&self) -> bool {
        let task = self.task();
        self.may_stop_with(self.steps_left(), || self.left.iter().all(|steps| !task.allows(steps.value)))
    }

    /// True when the turn may end with this many steps left, none of which can be played if `is_stuck`.
    pub(super) fn may_stop_with(&self, steps_left: u32, is_stuck: impl FnOnce() -> bool) -> bool {
        match self.play {
            Play::Forced => is_stuck(),
            Play::Maximal => steps_left == self.lost_in_the_end,
            Play::Voluntary => true,
        }
    }

    /// What is left after a legal step.
    fn after(&self, (place, value): Step) -> Self {
        let mut next = self.clone();
        next.is_begun = true;
        let terrain = self.terrain();
        let stone = next.own.iter_mut().find(|stone| **stone == place).expect("a legal step starts from a stone");
        *stone += value;
        next.own.sort_unstable();
        next.other = terrain.other_after(terrain.sent_back(place + value));
        for steps in next.left.iter_mut().filter(|steps| steps.value == value) {
            steps.count -= 1;
        }
        next.left.retain(|steps| steps.count > 0);
        next
    }

    /// Plays a step, or says why it cannot be.
    pub(super) fn try_step(&mut self, step: Step) -> Result<(), Complaint> {
        let text = write_step(step);
        if let Some((code, why)) = self.why_not(step) {
            let next = self.next_steps().into_iter().map(write_step).collect::<Vec<_>>().join(", ");
            let (advice, legal) = match (next.as_str(), self.is_begun) {
                ("", false) => ("here you may only pass".into(), PASS),
                ("", true) => ("no other step can be played here".into(), "none"),
                (some, _) => (format!("here you may play {some}"), some),
            };
            return Err(Complaint::new(code, format!("{text}: {why}; {advice}")).with("step", text).with("legal", legal));
        }
        *self = self.after(step);
        Ok(())
    }

    /// Why a step cannot be played: a code and a reason.
    fn why_not(&self, (place, value): Step) -> Option<(&'static str, String)> {
        let terrain = self.terrain();
        let end = u32::from(place) + u32::from(value);
        if !self.own.contains(&place) {
            Some(("no-stone", format!("you have no stone on {place}")))
        } else if !self.left.iter().any(|steps| steps.value == value) {
            let what = if value == KHAL { "khal".into() } else { format!("step of {value}") };
            Some(("no-such-step", format!("there is no {what} left to play")))
        } else if place == 0 && value != KHAL {
            Some(("needs-khal", "only a khal brings in a waiting stone".into()))
        } else if end > HOME.into() {
            Some(("overshoots", format!("it would end on {end}, beyond home, {HOME}")))
        } else if !terrain.allows(place, value) && is_x(end as u8) {
            Some(("x-held", format!("the opponent holds the X cell {end}")))
        } else if !terrain.allows(place, value) {
            Some(("doubled-held", format!("two opposing stones on {end} are safe with doubled=safe")))
        } else if self.wastes((place, value)) {
            Some(("wastes-steps", "with play=maximal it would lose more steps than need be".into()))
        } else {
            None
        }
    }
}

/// A step as text: `39:10`, a khal `0:k`.
pub(super) fn write_step((place, value): Step) -> String {
    if value == KHAL { format!("{place}:k") } else { format!("{place}:{value}") }
}
