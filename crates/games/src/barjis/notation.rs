//! Positions and throws as text: read strictly, written in one way.
//!
//! ```text
//!   0,0,39,41/0,11,11,26/1/dest+three
//!   ONE       TWO        WHO  the throws on the table, or - before throwing
//! ```

use super::cowries::THROWS;
use super::path::{HOME, meets};
use super::position::{Barjis, Stones};
use super::rules::Rules;
use super::tosses::TossSet;
use plyground_core::{Complaint, Player};

/// Writes a position.
pub(super) fn write(position: &Barjis) -> String {
    let stones = |player| write_stones(position.stones(player));
    let toss = position.toss().map_or_else(|| "-".into(), TossSet::name);
    format!("{}/{}/{}/{toss}", stones(Player::One), stones(Player::Two), position.mover().index() + 1)
}

/// Four places with commas between them.
pub(super) fn write_stones(stones: Stones) -> String {
    stones.map(|place| place.to_string()).join(",")
}

/// Reads a position of the same variant.
pub(super) fn read(like: &Barjis, text: &str) -> Result<Barjis, Complaint> {
    let parts: Vec<&str> = text.split('/').collect();
    let [one, two, who, toss] = parts[..] else {
        let message = format!("{text:?} is not a position; write ONE/TWO/WHO/TOSS such as 0,0,39,41/0,11,11,26/1/dest+three");
        return Err(Complaint::new("not-a-position", message).with("text", text));
    };
    let who_at = [one, two].iter().map(|part| part.chars().count() + 1).sum::<usize>();
    let stones = [read_stones(one, 0)?, read_stones(two, one.chars().count() + 1)?];
    check_cells(stones)?;
    let mover = match who {
        "1" => Player::One,
        "2" => Player::Two,
        _ => {
            let message = format!("{who:?} is not a player; write 1 or 2 for the one to throw or play");
            return Err(Complaint::new("not-a-player", message).with("text", who).at(who_at));
        }
    };
    let toss_at = who_at + 2;
    let toss = match toss {
        "-" => None,
        _ => Some(read_toss(like.rules(), toss).map_err(|complaint| shift(complaint, toss_at))?),
    };
    let is_over = stones.iter().any(|stones| stones[0] == HOME);
    if is_over && toss.is_some() {
        return Err(Complaint::new("game-over", "four stones are home and the game is over; write - for the throws").at(toss_at));
    }
    Ok(like.with(stones, mover, toss))
}

/// Four places in order.
fn read_stones(text: &str, offset: usize) -> Result<Stones, Complaint> {
    let places: Vec<&str> = text.split(',').collect();
    let Ok(places) = <[&str; 4]>::try_from(places.as_slice()) else {
        let message = format!("{text:?} has {} places; each player has four stones, separated by commas", places.len());
        return Err(Complaint::new("wrong-stone-count", message).with("text", text).with("stones", places.len()).at(offset));
    };
    let mut stones = [0; 4];
    let mut at = offset;
    for (stone, text) in stones.iter_mut().zip(places) {
        *stone = read_number(text).filter(|place| *place <= HOME).ok_or_else(|| {
            let message = format!("{text:?} is not a place; places are whole numbers from 0, waiting, to {HOME}, home");
            Complaint::new("not-a-place", message).with("text", text).at(at)
        })?;
        at += text.chars().count() + 1;
    }
    if !stones.is_sorted() {
        let mut sorted = stones;
        sorted.sort_unstable();
        let right = sorted.map(|place| place.to_string()).join(",");
        return Err(Complaint::new("unsorted-stones", format!("{text} is not in order; write {right}")).with("right", right).at(offset));
    }
    Ok(stones)
}

/// Opponents never share a cell, and only one player gets all stones home.
fn check_cells(stones: [Stones; 2]) -> Result<(), Complaint> {
    for one in stones[0] {
        for two in stones[1] {
            if meets(one, two) {
                let message = format!("impossible position: One's {one} and Two's {two} are the same cell, which opponents never share");
                return Err(Complaint::new("shared-cell", message).with("one", one).with("two", two));
            }
        }
    }
    if stones[0][0] == HOME && stones[1][0] == HOME {
        return Err(Complaint::new("two-winners", "impossible position: both players have all four stones home"));
    }
    Ok(())
}

/// Reads throws such as `dest+three`, in any order: the number of their set among those a turn may
/// have.
pub(super) fn read_toss(rules: &Rules, text: &str) -> Result<u16, Complaint> {
    let throws = read_throws(rules, text)?;
    rules.toss_number(&count_throws(&throws)).ok_or_else(|| {
        let cap = rules.variant.cap;
        let message = format!("{text}: the tossing goes on until a duwaq, three or four, or the cap of {cap}; add what came after");
        Complaint::new("throws-unfinished", message).with("text", text).with("cap", cap)
    })
}

/// How often each throw fell.
pub(super) fn count_throws(throws: &[usize]) -> [u8; 7] {
    let mut counts = [0; 7];
    for &down in throws {
        counts[down] += 1;
    }
    counts
}

/// Reads throws, each by the number of cowries face down, as far as one turn may have them all.
/// More may have to come.
pub(super) fn read_throws(rules: &Rules, text: &str) -> Result<Vec<usize>, Complaint> {
    let mut throws = Vec::new();
    let (mut at, mut stopping) = (0, 0);
    let cap = rules.variant.cap;
    for (index, name) in text.split('+').enumerate() {
        let down = THROWS.iter().position(|throw| throw.name == name).ok_or_else(|| {
            let names = THROWS.map(|throw| throw.name).join(", ");
            Complaint::new("unknown-throw", format!("{name:?} is not a throw; there are {names}"))
                .with("text", name)
                .with("known", names)
                .at(at)
        })?;
        if index >= usize::from(cap) {
            let message = format!("there are more than {cap} throws; with cap={cap} a turn has at most {cap}");
            return Err(Complaint::new("too-many-throws", message).with("cap", cap).at(at));
        }
        stopping += u8::from(!THROWS[down].again);
        if stopping > 1 {
            let message = format!("{text}: duwaq, three and four end the tossing, so a turn has only one of them");
            return Err(Complaint::new("two-stopping-throws", message).with("text", text).at(at));
        }
        throws.push(down);
        at += name.chars().count() + 1;
    }
    Ok(throws)
}

/// A complaint about a part of a text, told from the text's start.
pub(super) fn shift(complaint: Complaint, offset: usize) -> Complaint {
    let at = complaint.at.unwrap_or(0) + offset;
    complaint.at(at)
}

/// A number as it is written here: digits only, no needless zero in front.
pub(super) fn read_number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}
