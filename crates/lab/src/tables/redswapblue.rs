//! Red Swap Blue: how far every position of a variant is from the goal.
//!
//! ```
//! use plyground_lab::Limits;
//! use plyground_lab::tables::redswapblue::DistanceTable;
//! let table = DistanceTable::make("n=2", 1, &Limits::default())?.expect("nothing stops it");
//! assert_eq!((table.positions(), table.shortest(), table.solutions), (140, 15, Some(52)));
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

use crate::catalogue;
use plyground_core::{Bound, Clock, Complaint, Limits, Playable, Settings, Stop, Worth};
use plyground_engines::redswapblue::champion::not_enough_memory;
use plyground_engines::redswapblue::{Distances, RedSwapBlue, Variant, shared};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// All distances of a variant, and what they amount to.
#[derive(Debug)]
pub struct DistanceTable {
    /// The settings of the variant.
    pub variant: Settings,
    /// Positions farthest from the goal, at least one of each class of symmetric ones.
    pub farthest: Vec<String>,
    /// How many shortest solutions the start has; `None` when there was not enough memory to count them.
    pub solutions: Option<u64>,
    /// The most bytes that making it took at any time, counting the solutions included.
    pub bytes: usize,
    /// The time that making it took.
    pub elapsed: Duration,
    shortest: u32,
    distances: Distances,
}

impl DistanceTable {
    /// Sweeps all positions of a variant, such as `n=4`. Progress is told after every distance: positions so far and the
    /// distance. `None` when it was stopped by time or by the flag.
    pub fn make(variant: &str, threads: usize, limits: &Limits) -> Result<Option<Self>, Complaint> {
        let settings = catalogue::find("redswapblue")?.variant(variant)?;
        let variant = Variant::of(&settings)?;
        let (Some(start), Some(mut bytes)) = (RedSwapBlue::<u64>::new(variant), Distances::bytes(variant)) else {
            let message = format!("n={} is too large: there are distances up to n={}", variant.n, Distances::LARGEST_N);
            return Err(Complaint::new("no-distances", message).with("n", variant.n));
        };
        if let Some(allowed) = limits.memory.filter(|allowed| *allowed < bytes) {
            return Err(not_enough_memory(variant.n, bytes, allowed));
        }
        let mut clock = limits.start();
        let Some(distances) = sweep(variant, threads, &clock) else { return Ok(None) };
        let solutions = match distances.count_ways(&start, &mut clock, &mut bytes) {
            Ok(solutions) => solutions.and_then(|number| u64::try_from(number).ok()),
            Err(Stop::Memory) => None,
            Err(_) => return Ok(None),
        };
        let farthest = distances.farthest(&start).iter().map(Playable::write).collect();
        let shortest = distances.distance(&start).unwrap_or(0);
        Ok(Some(Self { variant: settings, farthest, solutions, bytes, elapsed: clock.elapsed(), shortest, distances }))
    }

    /// How many positions are at each distance from the goal, from 0 on.
    #[must_use]
    pub fn layers(&self) -> &[u64] {
        self.distances.layers()
    }

    /// How many positions there are.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.layers().iter().sum()
    }

    /// How many moves the start needs.
    #[must_use]
    pub fn shortest(&self) -> u32 {
        self.shortest
    }

    /// Writes the distances as players read them.
    pub fn save(&self, to: impl Write) -> io::Result<()> {
        self.distances.save(to)
    }

    /// The file of a folder in which players look for these distances.
    #[must_use]
    pub fn file_in(&self, folder: &Path) -> PathBuf {
        shared::file_in(folder, self.distances.variant())
    }
}

/// All distances; `None` when it was stopped.
fn sweep(variant: Variant, threads: usize, clock: &Clock<'_>) -> Option<Distances> {
    let mut distances = Distances::new(variant, threads)?;
    while distances.advance(clock).ok()? {
        if let Some(progress) = &clock.limits().progress {
            let distance = distances.layers().len() - 1;
            (progress.0)(distances.layers().iter().sum(), Worth::expected(distance as f64, Bound::Exact));
        }
    }
    Some(distances)
}

/// How many positions a variant has: the cells for the blank, times the ways to choose red among the others.
///
/// ```
/// use plyground_lab::tables::redswapblue::count;
/// assert_eq!(count("n=4")?, 4_808_643_120);
/// # Ok::<(), plyground_lab::Complaint>(())
/// ```
pub fn count(variant: &str) -> Result<u64, Complaint> {
    let n = Variant::of(&catalogue::find("redswapblue")?.variant(variant)?)?.n as u64;
    let pieces = n * n - 1;
    let chosen = (1..=pieces).try_fold(1_u64, |ways, one| Some(ways.checked_mul(pieces + one)? / one));
    Ok(chosen.and_then(|ways| ways.checked_mul(2 * pieces + 1)).unwrap_or(u64::MAX))
}
