//! Sliding one line of tiles: the definition, and tables made from it.
//!
//! Tiles of a line go as far towards place 0 as they can; two equal tiles that meet become
//! one of twice the value, each tile at most once, those nearest the wall first. A line of
//! four tiles below 65536 is a number of 16 bits, so every such line is slid once, ahead of
//! time, and then looked up.
//!
//! ```text
//!    places from the wall    0 1 2 3         0 1 2 3
//!                            2 2 4 .   ->    4 4 . .      not 8: the 4 is new
//!                            2 2 2 .   ->    4 2 . .      the pair nearest the wall
//!
//!    as a number, place 0 in the lowest digit:   0x0211 -> 0x0022
//! ```
//!
//! Points are the same in both directions, because a run of k equal tiles makes k / 2 pairs
//! from either end; so there is one table of points and two of lines.

use std::sync::LazyLock;

/// The exponent of the largest tile there is, 2^31. Two of these do not merge. A game from
/// the start cannot reach it: it ends at 131072 at the latest on four by four cells.
pub const LARGEST_EXPONENT: u8 = 31;

/// Slides a line of exponents (0 is an empty cell) towards its first place, and answers the
/// points: the sum of the tiles made.
///
/// ```
/// use plyground_games::twenty48::slide;
/// let mut line = [1, 0, 1, 2]; // 2 . 2 4
/// assert_eq!(slide(&mut line), 4);
/// assert_eq!(line, [2, 2, 0, 0]); // 4 4
/// ```
pub fn slide(line: &mut [u8]) -> i64 {
    let mut points = 0;
    let mut free = 0; // the first place that nothing has come to rest on
    let mut may_merge = false; // whether the tile before it is old
    for place in 0..line.len() {
        let tile = std::mem::take(&mut line[place]);
        if tile == 0 {
            continue;
        }
        if may_merge && line[free - 1] == tile && tile < LARGEST_EXPONENT {
            line[free - 1] = tile + 1;
            points += 1 << (tile + 1);
            may_merge = false;
        } else {
            line[free] = tile;
            free += 1;
            may_merge = true;
        }
    }
    points
}

/// What becomes of every line of four tiles below 65536.
pub(super) struct Lines {
    /// Lines slid towards place 0 and towards place 3. Lines in which two tiles of 32768 meet
    /// have no right answer here, since 65536 does not fit; they are never looked up.
    pub slid: [[u16; 1 << 16]; 2],
    /// The points of either.
    pub points: [u32; 1 << 16],
}

/// The tables, made when first needed.
pub(super) static LINES: LazyLock<Box<Lines>> = LazyLock::new(|| {
    let mut lines = Box::new(Lines { slid: [[0; 1 << 16]; 2], points: [0; 1 << 16] });
    for number in 0..=u16::MAX {
        let mut tiles = unpack(number);
        lines.points[usize::from(number)] = slide(&mut tiles) as u32;
        lines.slid[0][usize::from(number)] = pack(tiles);
        let mut tiles = unpack(number);
        tiles.reverse();
        slide(&mut tiles);
        tiles.reverse();
        lines.slid[1][usize::from(number)] = pack(tiles);
    }
    lines
});

/// A line as a number: four bits for each tile, the first lowest. Larger exponents lose their upper bits.
pub(super) fn pack(tiles: [u8; 4]) -> u16 {
    tiles.iter().rev().fold(0, |number, tile| number << 4 | u16::from(tile & 15))
}

/// The line of a number.
pub(super) fn unpack(number: u16) -> [u8; 4] {
    std::array::from_fn(|place| (number >> (4 * place) & 15) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition once more, in the words of the rules: slide, merge pair after pair, slide.
    fn in_words(tiles: &[u8]) -> (Vec<u8>, i64) {
        let mut left: std::collections::VecDeque<u8> = tiles.iter().copied().filter(|&tile| tile != 0).collect();
        let (mut line, mut points) = (Vec::new(), 0);
        while let Some(tile) = left.pop_front() {
            if left.front() == Some(&tile) {
                left.pop_front();
                line.push(tile + 1);
                points += 2_i64.pow(u32::from(tile) + 1);
            } else {
                line.push(tile);
            }
        }
        line.resize(tiles.len(), 0);
        (line, points)
    }

    #[test]
    fn tables_equal_the_definition_on_every_row_in_each_direction() {
        for number in 0..=u16::MAX {
            let tiles = unpack(number);
            assert_eq!(pack(tiles), number);
            let (left, points) = in_words(&tiles);
            let mut reversed = tiles;
            reversed.reverse();
            let (mut right, points_to_the_right) = in_words(&reversed);
            right.reverse();
            assert_eq!(points, points_to_the_right, "{tiles:?}");
            assert_eq!(i64::from(LINES.points[usize::from(number)]), points, "{tiles:?}");
            if left.contains(&16) {
                continue; // two tiles of 32768 met
            }
            assert_eq!(unpack(LINES.slid[0][usize::from(number)]).to_vec(), left, "{tiles:?} to the left");
            assert_eq!(unpack(LINES.slid[1][usize::from(number)]).to_vec(), right, "{tiles:?} to the right");
        }
    }

    #[test]
    fn lines_of_any_length_slide_by_the_same_definition() {
        for number in 0..6_usize.pow(5) {
            for length in [3, 5] {
                let mut tiles: Vec<u8> = (0..length).map(|place| (number / 6_usize.pow(place) % 6) as u8).collect();
                let (line, points) = in_words(&tiles);
                assert_eq!((slide(&mut tiles), tiles), (points, line));
            }
        }
    }

    #[test]
    fn tiles_beyond_the_table_merge_up_to_the_largest() {
        let mut line = [15, 15, 16, 16];
        assert_eq!(slide(&mut line), 65_536 + 131_072);
        assert_eq!(line, [16, 17, 0, 0]);
        let mut line = [0, 30, 30, 31];
        assert_eq!(slide(&mut line), 1 << 31);
        assert_eq!(line, [31, 31, 0, 0]);
        assert_eq!(slide(&mut line), 0);
        assert_eq!(line, [31, 31, 0, 0], "two of the largest tiles do not merge");
    }
}
