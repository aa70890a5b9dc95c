//! The slow twin: English draughts on a plain array of 8 x 8 cells, sharing no code with the game.

use plyground_core::Player;

/// A piece: whose, and whether it is a king.
type Piece = (Player, bool);

/// A place: row and column, from 0 at the top left.
pub type Place = (i32, i32);

/// A board as anybody would write it first.
#[derive(Clone)]
pub struct Naive {
    pub cells: [[Option<Piece>; 8]; 8],
    pub mover: Player,
    pub must_capture: bool,
}

/// A move: every place the piece stands on, and every place it takes something from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    pub places: Vec<Place>,
    pub taken: Vec<Place>,
}

impl Route {
    pub fn text(&self) -> String {
        let sign = if self.taken.is_empty() { "-" } else { "x" };
        self.places.iter().map(|&place| number(place).to_string()).collect::<Vec<_>>().join(sign)
    }
}

/// The number of a dark square: counted through row by row, without a formula.
pub fn number(place: Place) -> usize {
    dark().position(|dark| dark == place).expect("a dark square") + 1
}

/// The dark squares in the order of their numbers: the top left corner is light.
fn dark() -> impl Iterator<Item = Place> {
    (0..8).flat_map(|row| (0..8).map(move |column| (row, column))).filter(|(row, column)| (row + column) % 2 == 1)
}

impl Naive {
    /// The board of a position as it is written: canonical texts only.
    pub fn read(text: &str, must_capture: bool) -> Self {
        let places: Vec<Place> = dark().collect();
        let mut sections = text.split(':');
        let mover = if sections.next() == Some("B") { Player::One } else { Player::Two };
        let mut board = Self { cells: [[None; 8]; 8], mover, must_capture };
        for section in sections {
            let (colour, list) = section.split_at(1);
            let player = if colour == "B" { Player::One } else { Player::Two };
            for square in list.split(',').filter(|square| !square.is_empty()) {
                let (is_king, digits) = square.strip_prefix('K').map_or((false, square), |digits| (true, digits));
                let (row, column) = places[digits.parse::<usize>().expect("a number") - 1];
                board.cells[row as usize][column as usize] = Some((player, is_king));
            }
        }
        board
    }

    pub fn write(&self) -> String {
        let list = |player| {
            let square = |place| match self.at(place) {
                Some((owner, is_king)) if owner == player => Some(format!("{}{}", if is_king { "K" } else { "" }, number(place))),
                _ => None,
            };
            dark().filter_map(square).collect::<Vec<_>>().join(",")
        };
        let mover = if self.mover == Player::One { "B" } else { "W" };
        format!("{mover}:W{}:B{}", list(Player::Two), list(Player::One))
    }

    /// The piece at a place; none outside the board.
    fn at(&self, (row, column): Place) -> Option<Piece> {
        *self.cells.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?)?
    }

    /// True for a place on the board where nothing stands.
    fn is_empty(&self, place: Place) -> bool {
        (0..8).contains(&place.0) && (0..8).contains(&place.1) && self.at(place).is_none()
    }

    fn set(&mut self, (row, column): Place, piece: Option<Piece>) {
        self.cells[row as usize][column as usize] = piece;
    }

    /// The directions of a piece: up left, up right, down left, down right, as far as it may.
    fn ways((player, is_king): Piece) -> Vec<Place> {
        let all = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
        let forward = if player == Player::One { 1 } else { -1 };
        all.into_iter().filter(|way| is_king || way.0 == forward).collect()
    }

    /// Every legal move: pieces by their numbers, directions as above, jumps depth first.
    pub fn moves(&self) -> Vec<Route> {
        let mut moves = Vec::new();
        for place in dark() {
            let Some(piece) = self.at(place) else { continue };
            if piece.0 != self.mover {
                continue;
            }
            for way in Self::ways(piece) {
                let next = (place.0 + way.0, place.1 + way.1);
                if self.is_empty(next) {
                    moves.push(Route { places: vec![place, next], taken: Vec::new() });
                }
                let so_far = Route { places: vec![place], taken: Vec::new() };
                self.jump(piece, &so_far, way, &mut moves);
            }
        }
        if self.must_capture && moves.iter().any(|route| !route.taken.is_empty()) {
            moves.retain(|route| !route.taken.is_empty());
        }
        moves
    }

    /// Tries to go on with a jump this way, and then with every other.
    fn jump(&self, piece: Piece, so_far: &Route, way: Place, moves: &mut Vec<Route>) -> bool {
        let here = *so_far.places.last().expect("a route has a start");
        let over = (here.0 + way.0, here.1 + way.1);
        let onto = (over.0 + way.0, over.1 + way.1);
        let is_theirs = matches!(self.at(over), Some((owner, _)) if owner != self.mover);
        let is_free = self.is_empty(onto) || onto == so_far.places[0];
        if !is_theirs || so_far.taken.contains(&over) || !is_free {
            return false;
        }
        let mut longer = so_far.clone();
        longer.places.push(onto);
        longer.taken.push(over);
        if !self.must_capture {
            moves.push(longer.clone());
        }
        // A man on its last row cannot jump on: there is no row ahead of it.
        let mut goes_on = false;
        for way in Self::ways(piece) {
            goes_on |= self.jump(piece, &longer, way, moves);
        }
        if self.must_capture && !goes_on {
            moves.push(longer);
        }
        true
    }

    pub fn after(&self, route: &Route) -> Self {
        let mut next = self.clone();
        let (first, last) = (route.places[0], *route.places.last().expect("a route has an end"));
        let (player, is_king) = self.at(first).expect("a piece moves");
        next.set(first, None);
        for &place in &route.taken {
            next.set(place, None);
        }
        let last_row = if player == Player::One { 7 } else { 0 };
        next.set(last, Some((player, is_king || last.0 == last_row)));
        next.mover = self.mover.other();
        next
    }

    pub fn count(&self, player: Player) -> usize {
        self.cells.iter().flatten().flatten().filter(|piece| piece.0 == player).count()
    }

    pub fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves();
        if depth == 1 { moves.len() as u64 } else { moves.iter().map(|route| self.after(route).perft(depth - 1)).sum() }
    }
}
