//! The slow twin: Connect Four on a plain two-dimensional array, sharing no code with the game.

use crate::{sized, standard};
use plyground_core::{Game, Outcome, Playable, Player, Rng, Turn};
use plyground_games::connect4::{ConnectFour, Shape};

/// A board as anybody would write it first. Row 0 is the lowest.
#[derive(Clone)]
pub struct Naive {
    pub cells: Vec<Vec<Option<Player>>>,
    pub mover: Player,
}

impl Naive {
    pub fn new(columns: usize, rows: usize) -> Self {
        Self { cells: vec![vec![None; columns]; rows], mover: Player::One }
    }

    pub fn columns(&self) -> usize {
        self.cells[0].len()
    }

    pub fn rows(&self) -> usize {
        self.cells.len()
    }

    pub fn open(&self) -> Vec<u8> {
        (0..self.columns()).filter(|&column| self.cells[self.rows() - 1][column].is_none()).map(|column| column as u8).collect()
    }

    pub fn drop_disc(&mut self, column: u8) {
        let row = (0..self.rows()).find(|&row| self.cells[row][column as usize].is_none()).expect("an open column");
        self.cells[row][column as usize] = Some(self.mover);
        self.mover = self.mover.other();
    }

    /// The owner of a cell; nobody outside the board.
    fn at(&self, row: i32, column: i32) -> Option<Player> {
        *self.cells.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?)?
    }

    pub fn has_four(&self, player: Player) -> bool {
        for row in 0..self.rows() as i32 {
            for column in 0..self.columns() as i32 {
                for (up, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    if (0..4).all(|place| self.at(row + up * place, column + right * place) == Some(player)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    pub fn turn(&self) -> Turn {
        if self.has_four(Player::One) {
            Turn::Over(Outcome::Won(Player::One))
        } else if self.has_four(Player::Two) {
            Turn::Over(Outcome::Won(Player::Two))
        } else if self.open().is_empty() {
            Turn::Over(Outcome::Drawn)
        } else {
            Turn::Player(self.mover)
        }
    }

    pub fn write(&self) -> String {
        let letter = |cell: &Option<Player>| match cell {
            Some(Player::One) => 'r',
            Some(Player::Two) => 'y',
            None => '.',
        };
        self.cells.iter().rev().map(|row| row.iter().map(letter).collect::<String>()).collect::<Vec<_>>().join("/")
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.turn().is_over() {
            return 0;
        }
        let child = |column| {
            let mut next = self.clone();
            next.drop_disc(column);
            next
        };
        self.open().into_iter().map(|column| child(column).perft(depth - 1)).sum()
    }
}

/// Plays random games on the game and on its twin, and compares them at every ply.
fn compare<S: Shape>(start: ConnectFour<S>, games: u64) {
    let shape = start.shape();
    let mut ends = [0; 3];
    for game in 0..games {
        let mut rng = Rng::stream(44, game);
        let mut position = start;
        let mut twin = Naive::new(shape.columns().into(), shape.rows().into());
        loop {
            let place = format!("game {game} of seed 44, {shape:?}, {}", twin.write());
            assert_eq!(position.turn(), twin.turn(), "{place}");
            assert_eq!(position.write(), twin.write(), "{place}");
            if let Turn::Over(outcome) = twin.turn() {
                ends[match outcome {
                    Outcome::Won(player) => player.index(),
                    _ => 2,
                }] += 1;
                break;
            }
            assert_eq!(position.actions().as_ref(), twin.open(), "{place}");
            let column = position.sample(&mut rng);
            let before = position;
            position.apply(&column);
            twin.drop_disc(column);
            assert_eq!(position.taken_back(column), Some(before), "{place}");
            assert_eq!(ConnectFour::unpack(shape, position.pack()), position, "{place}");
        }
    }
    assert!(ends[0] > 0 && ends[1] > 0, "{shape:?} ended {ends:?}: too few kinds of games to compare");
}

#[test]
fn the_standard_board_plays_like_its_plain_twin() {
    compare(standard(), 400);
}

#[test]
fn boards_of_all_sizes_play_like_their_plain_twins() {
    for (columns, rows) in [(4, 4), (5, 4), (4, 5), (7, 6), (8, 8), (25, 4), (4, 31), (8, 15), (16, 7)] {
        compare(sized(columns, rows), 60);
    }
}

#[test]
fn random_games_of_the_smallest_board_can_be_drawn() {
    let is_draw = |game| {
        let mut rng = Rng::stream(5, game);
        let mut position = sized(4, 4);
        while !position.turn().is_over() {
            let column = position.sample(&mut rng);
            position.apply(&column);
        }
        position.turn() == Turn::Over(Outcome::Drawn)
    };
    assert!((0..60).any(is_draw), "no random game of 4 x 4 was drawn, so the comparison never saw a full board");
}
