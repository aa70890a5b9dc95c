//! The slow twin of the tuples of 2048: cell by cell, through the game's own interface.
#![allow(dead_code)]

use plyground_games::twenty48::{Twenty48, Variant};
use plyground_training::{Features, Head, History, Learner, Link, Method, Network, Stretch};

/// The start of the usual game.
pub fn start() -> Twenty48 {
    Twenty48::new(Variant::default()).expect("four by four")
}

/// Tuples as one would write them down: eight ways to look at the board, a digit for each cell.
pub struct SlowTuples(pub Vec<Vec<usize>>);

impl SlowTuples {
    /// The cell that lies where `cell` lay, in an orientation: turned over, mirrored, upside down.
    fn oriented(orientation: usize, cell: usize) -> usize {
        let (mut row, mut column) = (cell / 4, cell % 4);
        if orientation & 4 != 0 {
            row = 3 - row;
        }
        if orientation & 2 != 0 {
            column = 3 - column;
        }
        if orientation & 1 != 0 {
            (row, column) = (column, row);
        }
        4 * row + column
    }
}

impl Features<Twenty48> for SlowTuples {
    type View = Twenty48;
    type Fired = Vec<u32>;

    fn id(&self) -> String {
        "slow".into()
    }

    fn link(&self) -> Link {
        Link::Points
    }

    fn tables(&self) -> Vec<usize> {
        self.0.iter().map(|tuple| 16_usize.pow(tuple.len() as u32)).collect()
    }

    fn count(&self) -> usize {
        8 * self.0.len()
    }

    fn view(&self, position: &Twenty48) -> Twenty48 {
        *position
    }

    fn fire(&self, position: &Twenty48, fired: &mut Vec<u32>) {
        fired.clear();
        let mut first = 0;
        for tuple in &self.0 {
            for orientation in 0..8 {
                let digits = tuple.iter().map(|&cell| usize::from(position.exponent(Self::oriented(orientation, cell)).min(15)));
                let number: usize = digits.enumerate().map(|(place, digit)| digit * 16_usize.pow(place as u32)).sum();
                fired.push((first + number) as u32);
            }
            first += 16_usize.pow(tuple.len() as u32);
        }
    }

    fn class(&self, end: &Twenty48) -> u32 {
        end.exponents().max().map_or(0, u32::from)
    }
}

/// Plays and learns so many games in one thread.
pub fn train<F: Features<Twenty48>>(network: &Network<Twenty48, F>, method: Method, games: u64, seed: u64) -> Stretch {
    let mut numbers = 0..games;
    let mut stretch = Stretch::default();
    Learner::new(network, method, start(), seed).run(
        || numbers.next(),
        |game| {
            stretch.add(&game);
            true
        },
    );
    stretch
}

/// A number that tells networks apart.
pub fn signature<F: Features<Twenty48>>(network: &Network<Twenty48, F>) -> u64 {
    (0..network.weights.len()).fold(0, |sum: u64, index| {
        let coherence = network.weights.coherence(index);
        [network.weights.get(index), coherence.sum, coherence.size]
            .iter()
            .fold(sum, |sum, number| (sum ^ u64::from(number.to_bits())).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29))
    })
}

/// What a file says about a network of 2048.
pub fn head<F: Features<Twenty48>>(network: &Network<Twenty48, F>, name: &str) -> Head {
    Head {
        game: "2048".into(),
        variant: String::new(),
        network: name.into(),
        features: network.features.id(),
        link: network.features.link().word().into(),
        tables: network.features.tables(),
        base: network.base,
        is_coherent: network.weights.is_coherent(),
        seed: 0,
        step: None,
        history: History::default(),
    }
}
