//! The rules once more, as plainly as they can be written: every step in every order.

use plyground_core::{Player, Rng};
use plyground_games::barjis::{Barjis, Play};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// A player's places, in order.
pub type Places = [u8; 4];

/// A turn half played: own stones, the opponent's, the steps left (1 is a khal).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Half {
    pub own: Places,
    pub other: Places,
    pub left: Vec<u8>,
    pub doubled_safe: bool,
}

const X: [u8; 8] = [11, 22, 28, 39, 45, 56, 62, 73];

/// The ring cell of a stone of the mover, or of the opponent, seen by the mover.
fn ring_cell(place: u8, is_mover: bool) -> Option<u8> {
    (8..=76).contains(&place).then(|| if is_mover { (place - 8) % 68 } else { (place - 8 + 34) % 68 })
}

impl Half {
    /// The turn on the table.
    pub fn of(position: &Barjis) -> Self {
        let mover = position.mover();
        let steps = &position.toss().expect("there is a throw").steps;
        Self {
            own: position.stones(mover),
            other: position.stones(mover.other()),
            left: steps.iter().flat_map(|steps| vec![steps.value; steps.count.into()]).collect(),
            doubled_safe: position.rules().variant.doubled_safe,
        }
    }

    /// The opponents on the cell of one's own place.
    fn opponents_on(&self, place: u8) -> usize {
        let cell = ring_cell(place, true);
        self.other.iter().filter(|&&other| cell.is_some() && ring_cell(other, false) == cell).count()
    }

    /// The turn after this stone has made this step, if that is legal.
    pub fn step(&self, stone: usize, step: usize) -> Option<Self> {
        let (from, value) = (self.own[stone], self.left[step]);
        let to = from + value;
        let there = self.opponents_on(to);
        let is_barred = there > 0 && X.contains(&to) || there > 1 && self.doubled_safe;
        if from == 0 && value != 1 || to > 84 || is_barred {
            return None;
        }
        let mut next = self.clone();
        next.own[stone] = to;
        next.own.sort_unstable();
        for other in &mut next.other {
            if ring_cell(to, true).is_some() && ring_cell(*other, false) == ring_cell(to, true) {
                *other = 0;
            }
        }
        next.other.sort_unstable();
        next.left.remove(step);
        Some(next)
    }

    /// Every legal pair of a stone and a step, with what it leads to.
    pub fn steps(&self) -> Vec<(usize, usize, Self)> {
        let pairs = (0..4).flat_map(|stone| (0..self.left.len()).map(move |step| (stone, step)));
        pairs.filter_map(|(stone, step)| self.step(stone, step).map(|next| (stone, step, next))).collect()
    }

    fn result(&self) -> (Places, Places) {
        (self.own, self.other)
    }
}

/// Everything a turn may come to, as own and opposing places.
pub fn results(start: &Half, play: Play) -> BTreeSet<(Places, Places)> {
    let mut seen = HashSet::new();
    let mut ends: Vec<Half> = Vec::new();
    let mut open = vec![start.clone()];
    while let Some(half) = open.pop() {
        if !seen.insert(half.clone()) {
            continue;
        }
        let next = half.steps();
        if next.is_empty() || play != Play::Forced {
            ends.push(half);
        }
        open.extend(next.into_iter().map(|(_, _, next)| next));
    }
    let fewest = ends.iter().map(|half| half.left.len()).min().expect("there is an end");
    ends.retain(|half| play != Play::Maximal || half.left.len() == fewest);
    ends.iter().map(Half::result).collect()
}

/// Every result with the first of all texts that lead to it.
pub fn texts(start: &Half, play: Play) -> BTreeMap<(Places, Places), String> {
    let mut found = Vec::new();
    write_all(start, play, "", &mut found);
    let fewest = found.iter().map(|(_, _, left)| *left).min().expect("there is an end");
    let mut first = BTreeMap::new();
    for (result, text, left) in found {
        if play != Play::Maximal || left == fewest {
            let kept = first.entry(result).or_insert_with(|| text.clone());
            if text < *kept {
                *kept = text;
            }
        }
    }
    first
}

type Written = ((Places, Places), String, usize);

fn write_all(half: &Half, play: Play, text: &str, found: &mut Vec<Written>) {
    let next = half.steps();
    if next.is_empty() || play != Play::Forced {
        let text = if text.is_empty() { "pass" } else { text };
        found.push((half.result(), text.to_string(), half.left.len()));
    }
    for (stone, step, after) in next {
        let value = half.left[step];
        let value = if value == 1 { "k".to_string() } else { value.to_string() };
        let space = if text.is_empty() { "" } else { " " };
        write_all(&after, play, &format!("{text}{space}{}:{value}", half.own[stone]), found);
    }
}

/// A random position somewhere in a game, without a throw: stones anywhere that opponents do not share.
pub fn random_position(like: &Barjis, rng: &mut Rng) -> Barjis {
    loop {
        let mut place = || match rng.below(10) {
            0 | 1 => 0,
            2 => 84,
            3 => 70 + rng.below(14) as u8,
            4 => [8, 42, 76, 11, 45, 39, 73, 28][rng.below(8)],
            _ => 1 + rng.below(83) as u8,
        };
        let stones = [[place(), place(), place(), place()], [place(), place(), place(), place()]];
        let shared = stones[0]
            .iter()
            .any(|&one| stones[1].iter().any(|&two| ring_cell(one, true).is_some() && ring_cell(one, true) == ring_cell(two, false)));
        let is_over = stones.iter().any(|stones| stones.iter().all(|&place| place == 84));
        if !shared && !is_over {
            let mover = if rng.below(2) == 0 { Player::One } else { Player::Two };
            return like.with(stones, mover, None);
        }
    }
}
