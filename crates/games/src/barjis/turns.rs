//! The list of a turn's results, and the buffers that make it.
//!
//! Most turns have a handful of results, some have thousands. A few stay on the stack; many go
//! to the heap, in one piece of the right size. Everything else the making needs is kept from
//! call to call, once per thread.

use super::budget::Budget;
use super::position::{Action, Barjis, Stones};
use super::splits::Splits;
use super::terrain::Terrain;
use super::tosses::Steps;
use super::variant::Play;
use arrayvec::ArrayVec;
use plyground_core::{Player, Stop};
use std::cell::RefCell;

/// Results that are kept on the stack.
const FEW: usize = 16;

/// The results of a turn, each once.
#[derive(Clone, Debug)]
pub struct Turns(Storage);

#[derive(Clone, Debug)]
enum Storage {
    Few(ArrayVec<Action, FEW>),
    Many(Vec<Action>),
}

impl Turns {
    fn gather(count: usize, actions: impl Iterator<Item = Action>) -> Self {
        Self(if count <= FEW { Storage::Few(actions.collect()) } else { Storage::Many(actions.collect()) })
    }
}

impl AsRef<[Action]> for Turns {
    fn as_ref(&self) -> &[Action] {
        match &self.0 {
            Storage::Few(actions) => actions,
            Storage::Many(actions) => actions,
        }
    }
}

impl AsMut<[Action]> for Turns {
    fn as_mut(&mut self) -> &mut [Action] {
        match &mut self.0 {
            Storage::Few(actions) => actions,
            Storage::Many(actions) => actions,
        }
    }
}

impl IntoIterator for Turns {
    type Item = Action;
    type IntoIter = TurnsIter;

    fn into_iter(self) -> TurnsIter {
        match self.0 {
            Storage::Few(actions) => TurnsIter::Few(actions.into_iter()),
            Storage::Many(actions) => TurnsIter::Many(actions.into_iter()),
        }
    }
}

/// Goes through [`Turns`].
#[derive(Debug)]
pub enum TurnsIter {
    /// From the stack.
    Few(arrayvec::IntoIter<Action, FEW>),
    /// From the heap.
    Many(std::vec::IntoIter<Action>),
}

impl Iterator for TurnsIter {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        match self {
            Self::Few(actions) => actions.next(),
            Self::Many(actions) => actions.next(),
        }
    }
}

/// A turn to be played: the mover's stones, what landing does, and the steps.
#[derive(Clone, Debug)]
pub(super) struct Task<'a> {
    pub(super) own: Stones,
    pub(super) terrain: Terrain,
    pub(super) steps: &'a [Steps],
    pub(super) play: Play,
}

impl Task<'_> {
    pub(super) fn of(position: &Barjis) -> Task<'static> {
        let variant = position.rules().variant;
        Task {
            own: position.stones(position.mover()),
            terrain: Terrain::new(position.stones(position.mover().other()), variant.doubled_safe),
            steps: position.toss().map_or(&[], |set| &set.steps),
            play: variant.play,
        }
    }

    /// True when this step can be made by some stone.
    pub(super) fn allows(&self, value: u8) -> bool {
        self.own.iter().any(|&stone| self.terrain.allows(stone, value))
    }
}

/// A search that is told to stop gets no more results than this: some are better than none, but to put
/// millions in order would keep it from stopping.
const CANCELLED: usize = 1024;

/// The results of one turn, in the buffers that made them.
pub(super) struct TurnResults<'a> {
    /// In no particular order before they are listed.
    results: &'a mut [u64],
    terrain: Terrain,
    mover: Player,
    /// Why there may be more.
    pub(super) stopped: Option<Stop>,
}

impl TurnResults<'_> {
    pub(super) fn len(&self) -> usize {
        self.results.len()
    }

    /// The result at this index of the list.
    pub(super) fn get(&mut self, index: usize) -> Action {
        let (_, result, _) = self.results.select_nth_unstable(index);
        let result = *result;
        self.action(result)
    }

    fn action(&self, result: u64) -> Action {
        let (own, sent_back) = unpack(result);
        let other = self.terrain.other_after(sent_back);
        Action::Turn(match self.mover {
            Player::One => [own, other],
            Player::Two => [other, own],
        })
    }

    /// The list of them; in order, unless the time was too short to make all.
    pub(super) fn collect(&mut self) -> Turns {
        let listed = if self.stopped == Some(Stop::Cancelled) { self.len().min(CANCELLED) } else { self.len() };
        let results = &mut self.results[..listed];
        if self.stopped != Some(Stop::Time) {
            results.sort_unstable();
        }
        Turns::gather(listed, self.results[..listed].iter().map(|&result| self.action(result)))
    }
}

/// A result as one number: the mover's places, the least in the highest byte, then the stones sent
/// back as bits. Numbers are ordered as results are listed.
#[inline]
pub(super) fn pack(own: u32, sent_back: u32) -> u64 {
    u64::from(own) << 32 | u64::from(sent_back)
}

/// The inverse of [`pack`].
#[inline]
pub(super) fn unpack(result: u64) -> (Stones, u8) {
    (((result >> 32) as u32).to_be_bytes(), result as u8)
}

thread_local! {
    static BUFFERS: RefCell<Splits> = RefCell::new(Splits::default());
}

/// Makes the results of the turn on the table and lends them to `user`, who may not ask for
/// another turn's meanwhile.
pub(super) fn with_turns<T>(position: &Barjis, user: impl FnOnce(TurnResults<'_>) -> T) -> T {
    with_turns_within(position, &mut (), user)
}

/// The same within a budget: the results tell why there are fewer than there could be.
pub(super) fn with_turns_within<B: Budget, T>(position: &Barjis, budget: &mut B, user: impl FnOnce(TurnResults<'_>) -> T) -> T {
    let task = Task::of(position);
    BUFFERS.with_borrow_mut(|buffers| {
        let stopped = buffers.make(&task, budget).err();
        let answer = user(TurnResults { results: buffers.results(), terrain: task.terrain, mover: position.mover(), stopped });
        buffers.shrink();
        answer
    })
}

/// The least number of steps that must be lost, whatever the order.
pub(super) fn least_lost(task: &Task<'_>) -> u32 {
    BUFFERS.with_borrow_mut(|buffers| buffers.least_lost(task))
}
