//! Who can be compared with whom, and the imagined draws that mend it.
//!
//! Somebody who made a point against somebody cannot be endlessly weaker. Follow such points as arrows:
//! players who reach each other both ways form a group, within which all differences are finite. Between
//! two groups points went one way only, or none were played, and no finite difference is the likeliest.
//!
//! ```text
//!     A ⇄ B ⇄ C ──► D        groups {A, B, C} and {D}: D made no point
//! ```

use super::PairResult;
use super::strength::Table;

/// Points of an imagined draw between two groups: half a game, half of it each.
const IMAGINED_GAMES: f64 = 0.5;

/// The players, grouped by who reaches whom both ways.
#[derive(Clone, Debug)]
pub(super) struct Groups {
    /// Each player's group, named after its first member.
    of_player: Vec<usize>,
}

impl Groups {
    pub(super) fn of(table: &Table) -> Self {
        let players = table.players();
        let mut reaches: Vec<Vec<bool>> =
            (0..players).map(|i| (0..players).map(|j| i == j || table.points[i][j] > 0.0).collect()).collect();
        // Warshall: allow one more player after the other as a stop on the way.
        for stop in 0..players {
            let onward = reaches[stop].clone();
            for row in reaches.iter_mut().filter(|row| row[stop]) {
                row.iter_mut().zip(&onward).for_each(|(reached, &next)| *reached |= next);
            }
        }
        let first_member = |i: usize| (0..=i).find(|&j| reaches[i][j] && reaches[j][i]).expect("a player reaches itself");
        Self { of_player: (0..players).map(first_member).collect() }
    }

    /// Whether two players are in the same group.
    pub(super) fn together(&self, one: usize, two: usize) -> bool {
        self.of_player[one] == self.of_player[two]
    }

    fn size(&self, group: usize) -> usize {
        self.of_player.iter().filter(|&&other| other == group).count()
    }

    /// Half a draw between each two groups, spread evenly over their members. None for one group.
    pub(super) fn imagined_draws(&self) -> Vec<PairResult> {
        let sizes: Vec<f64> = self.of_player.iter().map(|&group| self.size(group) as f64).collect();
        let mut draws = Vec::new();
        for one in 0..sizes.len() {
            for two in (0..one).filter(|&two| !self.together(one, two)) {
                let games = IMAGINED_GAMES / (sizes[one] * sizes[two]);
                draws.push(PairResult { one, two, score_of_one: games / 2.0, games });
            }
        }
        draws
    }

    /// For each player, whether the games alone hold its rating: everybody's if there is one group, else
    /// those in a group of several that is larger than any other.
    pub(super) fn bounded(&self) -> Vec<bool> {
        let sizes: Vec<usize> = self.of_player.iter().map(|&group| self.size(group)).collect();
        let players = sizes.len();
        let largest = sizes.iter().copied().max().unwrap_or(0);
        let is_alone_at_the_top = sizes.iter().filter(|&&size| size == largest).count() == largest;
        sizes.iter().map(|&size| size == players || (size == largest && size > 1 && is_alone_at_the_top)).collect()
    }
}
