//! Is this position worth more than that? The search behind everything else.
//!
//! One question at a time: the window of values is never wider than one point, so every node is either
//! refuted by one answer or shown to have none. What makes it fast is how few nodes are left:
//!
//! - A disc that completes a four, or that lets the other player complete one, is never played out:
//!   threats are kept as sets of cells, and both are a look at two sets.
//! - A node looks two discs further without making nodes: a disc that leaves no answer (two threats at
//!   once, one on top of another, or only cells below a threat) wins.
//! - A forced disc is played on the spot: no table, no ordering.
//! - [Bounds](super::bounds) answer where one side can no longer win.
//! - The table is asked for all children before one is searched: one that is known to lose ends the node.
//! - Discs that make more threats come first; threats at a height that suits the player count more.
//!
//! ```text
//!   can it matter? ─► forced? ─► wins in two? ─► follow-ups ─► table ─► children in the table ─► children
//! ```
//!
//! Values are for the player to move; see [`score`].

use super::bounds::{UNKNOWN, when_followed};
use super::geometry::{Geometry, MOST_COLUMNS, Word, threats};
use super::score;
use super::table::{Between, Layout, Table};
use super::watch::Watch;
use plyground_core::{Clock, Counters, Source, Stop, mix};
use plyground_games::connect4::{Bits, Shape, has_four};

/// Children are not looked up when the board is fuller than this, in hundredths: reaching for memory would cost more
/// than it saves.
const LOOK_UP_UNTIL: i32 = 71;
/// Mirror images are not taken for the same when the board is fuller than this: they hardly ever meet.
const MIRRORS_UNTIL: i32 = 39;

/// A search of so many nodes is long: it is worth a large table.
const LONG: u64 = 200_000;

/// What one node that a cell has ended, or not, adds to its history.
const HISTORY_STEP: i16 = 128;
/// Over how many nodes that is forgotten: few, for the best answer changes from branch to branch.
const HISTORY_SPAN: i16 = 8;
/// Over how many discs a history is shared.
const STAGE: i32 = 8;
/// A history for each player in each stage of the largest board.
pub type History = [[i16; 128]; 32];

/// A position, and what its search needs to know of it.
#[derive(Clone, Copy, Debug)]
pub struct Node<B> {
    /// Discs of the player to move.
    pub own: B,
    /// Discs of the other player.
    pub theirs: B,
    /// Free cells that would complete a four of the other player.
    pub threats: B,
    /// Discs on the board.
    pub discs: i32,
}

impl<B: Word> Node<B> {
    /// The node of a position.
    pub fn new<S: Shape<Bits = B>>(geometry: &Geometry<S>, own: B, theirs: B) -> Self {
        Self { own, theirs, threats: threats(geometry.shape, theirs, own | theirs), discs: (own | theirs).count() as i32 }
    }

    /// After the player to move has taken a cell, and has these threats.
    #[inline(always)]
    pub fn after(self, cell: B, threats: B) -> Self {
        Self { own: self.theirs, theirs: self.own | cell, threats, discs: self.discs + 1 }
    }
}

/// A disc that can be dropped, with the threats its player has then.
#[derive(Clone, Copy, Debug)]
pub struct Drop<B> {
    /// Where it comes to rest.
    pub cell: B,
    /// The threats of its player.
    pub threats: B,
}

/// The search of one thread. `LANES` is at least the number of columns; `FAST` says that the processor has what
/// [`value_fast`](Self::value_fast) needs.
pub struct Search<'a, S: Shape, const LANES: usize, const FAST: bool, W> {
    pub geometry: &'a Geometry<S>,
    pub table: &'a Table<S::Bits>,
    pub clock: Clock<'a>,
    pub counters: Counters,
    /// One when the last node that was counted was not visited.
    pub unvisited: u64,
    /// Whether a position and its mirror image share an entry.
    pub has_mirrors: bool,
    /// How often a cell has ended a node lately, for each player and stage: the history heuristic.
    pub history: History,
    /// Not 0: makes threads that share a table go different ways.
    pub whim: u64,
    pub watch: W,
}

impl<S: Shape<Bits: Layout>, const LANES: usize, const FAST: bool, W: Watch> Search<'_, S, LANES, FAST, W> {
    /// Whether mirror images with so many discs share an entry.
    #[inline(always)]
    fn joins_mirrors(&self, discs: i32) -> bool {
        self.has_mirrors && discs * 100 < self.geometry.size * MIRRORS_UNTIL
    }

    /// The key of a position, and those of the positions after each disc.
    #[inline(always)]
    fn keys(&self, node: Node<S::Bits>, cells: S::Bits, lanes: &[S::Bits; LANES]) -> (S::Bits, [S::Bits; LANES]) {
        let geometry = self.geometry;
        let base = node.own + node.theirs + geometry.bottom;
        // A disc is added to its column, and no column runs over into the next.
        let mut keys = lanes.map(|cell| node.theirs + base + cell);
        let mut key = node.own + base;
        if self.joins_mirrors(node.discs) {
            key = lesser(key, geometry.mirrored(key));
        }
        if self.joins_mirrors(node.discs + 1) {
            let mirrored = geometry.mirrored(node.theirs + base);
            let mut images = [S::Bits::ZERO; LANES];
            self.spread(geometry.mirrored(cells), &mut images);
            let columns = usize::from(geometry.shape.columns());
            for (key, image) in keys[..columns].iter_mut().zip(images[..columns].iter().rev()) {
                *key = lesser(*key, mirrored + *image);
            }
        }
        (key, keys)
    }

    /// A number on the same side of `alpha` as the value of the position: above it, the value is this or more;
    /// otherwise, this or less. The player to move must have no four to complete.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn value(&mut self, node: Node<S::Bits>, alpha: i32) -> Result<i32, Stop> {
        #[cfg(target_arch = "x86_64")]
        if FAST {
            // SAFETY: whoever makes a fast search has asked the processor, see `has_fast_instructions`.
            return unsafe { self.value_fast(node, alpha) };
        }
        self.value_plain(node, alpha)
    }

    /// The same code for processors that count bits and work on four words at a time: about a third
    /// fewer instructions.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn value_fast(&mut self, node: Node<S::Bits>, alpha: i32) -> Result<i32, Stop> {
        self.node(node, alpha)
    }

    fn value_plain(&mut self, node: Node<S::Bits>, alpha: i32) -> Result<i32, Stop> {
        self.node(node, alpha)
    }

    /// Counts a node, and tells that it was come to.
    #[inline(always)]
    pub fn visit(&mut self, node: Node<S::Bits>, alpha: i32) -> Result<(), Stop> {
        if let Err(stop) = self.clock.tick() {
            // The clock takes back what is beyond a node limit, and nothing else.
            self.unvisited = u64::from(stop != Stop::Nodes);
            return Err(stop);
        }
        self.watch.enter([node.own.wide(), node.theirs.wide()], self.clock.nodes(), alpha);
        Ok(())
    }

    #[inline(always)]
    fn node(&mut self, node: Node<S::Bits>, alpha: i32) -> Result<i32, Stop> {
        self.visit(node, alpha)?;
        let Node { own, theirs, threats, discs } = node;
        let size = self.geometry.size;
        let taken = own | theirs;
        let landings = self.geometry.landings(taken);
        let mut cells = landings & !(threats >> 1);
        let forced = threats & landings;
        if !forced.is_empty() {
            cells = if forced.is_many() { S::Bits::ZERO } else { cells & forced };
        }
        if cells.is_empty() {
            return Ok(self.leaf(score::lost_in_two(size, discs), Source::Rules));
        }
        if discs >= size - 2 {
            return Ok(self.leaf(0, Source::Rules));
        }
        // The other player needs two more discs, and so does this one.
        let (least, most) = (score::lost_in_two(size, discs + 2), score::won_in_three(size, discs));
        if least > alpha || most <= alpha {
            return Ok(self.leaf(if least > alpha { least } else { most }, Source::Evaluator));
        }
        if !cells.is_many() {
            return self.forced(node, landings, cells, alpha);
        }
        self.choice(node, landings, cells, alpha)
    }

    #[inline(always)]
    fn leaf(&mut self, value: i32, source: Source) -> i32 {
        self.counters.leaves += 1;
        self.watch.settled(value, source);
        value
    }

    /// There is only one disc that does not lose at once.
    #[inline(always)]
    fn forced(&mut self, node: Node<S::Bits>, landings: S::Bits, cell: S::Bits, alpha: i32) -> Result<i32, Stop> {
        let made = threats(self.geometry.shape, node.own | cell, node.own | node.theirs | cell);
        if leaves_no_answer(self.geometry, landings, cell, made) {
            return Ok(self.leaf(score::won_in_three(self.geometry.size, node.discs), Source::Evaluator));
        }
        let value = self.child(node, cell, made, alpha)?;
        self.watch.settled(value, Source::Children);
        Ok(value)
    }

    /// The value of a child for the player who moves there.
    #[inline(always)]
    pub fn child(&mut self, node: Node<S::Bits>, cell: S::Bits, made: S::Bits, alpha: i32) -> Result<i32, Stop> {
        let value = -self.value(node.after(cell, made), -alpha - 1)?;
        self.watch.child(cell.wide(), value, alpha);
        Ok(value)
    }

    /// There are several.
    #[inline(always)]
    fn choice(&mut self, node: Node<S::Bits>, landings: S::Bits, cells: S::Bits, alpha: i32) -> Result<i32, Stop> {
        let discs = node.discs;
        let size = self.geometry.size;
        let mut lanes = [S::Bits::ZERO; LANES];
        self.spread(cells, &mut lanes);
        let (key, keys) = self.keys(node, cells, &lanes);
        self.table.prefetch(key);
        let columns = Columns::of(&lanes, &self.geometry.order);
        let looks_up = discs * 100 < size * LOOK_UP_UNTIL;
        if looks_up {
            for column in columns.iter() {
                self.table.prefetch(keys[column]);
            }
        }
        let mut made = [S::Bits::ZERO; LANES];
        if self.wins_in_two(node, landings, &lanes, &mut made) {
            return Ok(self.leaf(score::won_in_three(size, discs), Source::Evaluator));
        }
        let mut least = score::lost_in_two(size, discs + 2);
        let mut most = score::won_in_three(size, discs) - 1;
        (least, most) = self.bounds(node, landings, alpha, least, most);
        if least > alpha || most <= alpha {
            return Ok(self.leaf(if least > alpha { least } else { most }, Source::Evaluator));
        }
        if let Some(known) = self.table.get(key) {
            (least, most) = (least.max(known.least), most.min(known.most));
            if least > alpha || most <= alpha {
                return Ok(self.known(if least > alpha { least } else { most }));
            }
        }
        if looks_up {
            for column in columns.iter() {
                if let Some(known) = self.table.get(keys[column])
                    && -known.most > alpha
                {
                    return Ok(self.known(-known.most));
                }
            }
        }
        let before = self.clock.nodes();
        let mut best = -UNKNOWN;
        let mut ranks = self.ranks(node, columns, &lanes, &made);
        let mut tried = [S::Bits::ZERO; LANES];
        for count in 0..columns.count {
            let column = next(&mut ranks);
            let cell = lanes[column];
            tried[count] = cell;
            best = best.max(self.child(node, cell, made[column], alpha)?);
            if best > alpha {
                self.remember(discs, &tried[..=count]);
                if count + 1 < columns.count {
                    self.counters.cutoffs += 1;
                    self.watch.cutoff(cell.wide(), best, alpha, columns.count - count - 1);
                }
                break;
            }
        }
        let between = if best > alpha { Between { least: best, most } } else { Between { least, most: best.min(most) } };
        self.table.put(key, between, self.clock.nodes() - before);
        if before < LONG && self.clock.nodes() >= LONG {
            self.table.grow();
            self.clock.expect_slow_nodes(self.table.slow_nodes());
        }
        let value = if best > alpha { best } else { between.most };
        self.watch.settled(value, Source::Children);
        Ok(value)
    }

    /// The last of these discs has ended a node, the others have not.
    #[inline(always)]
    fn remember(&mut self, discs: i32, tried: &[S::Bits]) {
        let history = &mut self.history[chapter(discs)];
        for (index, cell) in tried.iter().rev().enumerate() {
            let count = &mut history[cell.index() as usize];
            *count += if index == 0 { HISTORY_STEP } else { -HISTORY_STEP } - *count / HISTORY_SPAN;
        }
    }

    #[inline(always)]
    fn known(&mut self, value: i32) -> i32 {
        self.counters.table_hits += 1;
        self.watch.settled(value, Source::Table);
        value
    }

    /// The cells, each in the lane of its column.
    #[inline(always)]
    fn spread(&self, cells: S::Bits, lanes: &mut [S::Bits; LANES]) {
        let shape = self.geometry.shape;
        let column = (S::Bits::ONE << u32::from(shape.rows())) - S::Bits::ONE;
        for (lane, number) in lanes.iter_mut().zip(0..u32::from(shape.columns())) {
            *lane = cells & (column << (number * shape.stride()));
        }
    }

    /// Fills in the threats after each disc, and tells whether one of them leaves no answer. Without branches,
    /// so that the lanes are computed side by side.
    #[inline(always)]
    fn wins_in_two(&self, node: Node<S::Bits>, landings: S::Bits, lanes: &[S::Bits; LANES], made: &mut [S::Bits; LANES]) -> bool {
        let taken = node.own | node.theirs;
        let mut is_won = false;
        for (cell, made) in lanes.iter().zip(made) {
            *made = threats(self.geometry.shape, node.own | *cell, taken | *cell);
            is_won |= (*cell != S::Bits::ZERO) & leaves_no_answer(self.geometry, landings, *cell, *made);
        }
        is_won
    }

    /// Narrower bounds from what either side can still reach, where they can matter for `alpha`.
    #[inline(always)]
    fn bounds(&self, node: Node<S::Bits>, landings: S::Bits, alpha: i32, mut least: i32, mut most: i32) -> (i32, i32) {
        let Node { own, theirs, threats, .. } = node;
        let Geometry { shape, cells, .. } = *self.geometry;
        let free = cells ^ (own | theirs);
        if alpha < 0 && !has_four(shape, theirs | free) {
            least = least.max(0);
        }
        if alpha >= 0 && !has_four(shape, own | free) {
            most = most.min(0);
        }
        if alpha >= -3 && most > alpha {
            most = most.min(when_followed(self.geometry, own, theirs, threats, landings));
        }
        (least, most)
    }

    /// How promising each of these columns is, and which it is: see [`next`].
    #[inline(always)]
    fn ranks(&self, node: Node<S::Bits>, columns: Columns<LANES>, lanes: &[S::Bits; LANES], made: &[S::Bits; LANES]) -> [i32; LANES] {
        let Geometry { size, first, second, lines, .. } = self.geometry;
        // A threat right above one of the other player's is never reached.
        let good = !(node.threats << 1) & if (size - node.discs) % 2 == 0 { *first } else { *second };
        let history = &self.history[chapter(node.discs)];
        let mut ranks = [i32::MIN; LANES];
        for (place, column) in columns.iter().enumerate() {
            let (cell, threats) = (lanes[column], made[column]);
            let threat_count = 2 * threats.count() + (threats & good).count();
            let index = cell.index() as usize & 127;
            let mut rank = 3 * threat_count as i32 + i32::from(lines[index]) + i32::from(history[index] / HISTORY_STEP);
            if self.whim != 0 {
                rank += (mix(self.whim ^ (node.own + cell).key()) & 3) as i32;
            }
            // Of equals the one nearest the middle comes first.
            ranks[place] = rank << 16 | (255 - place as i32) << 8 | column as i32;
        }
        ranks
    }

    /// Every disc that can be dropped at a root, losing ones included, the most promising first.
    pub fn all_drops(&self, node: Node<S::Bits>) -> Vec<Drop<S::Bits>> {
        let mut lanes = [S::Bits::ZERO; LANES];
        let mut made = [S::Bits::ZERO; LANES];
        let landings = self.geometry.landings(node.own | node.theirs);
        self.spread(landings, &mut lanes);
        self.wins_in_two(node, landings, &lanes, &mut made);
        let columns = Columns::of(&lanes, &self.geometry.order);
        let mut ranks = self.ranks(node, columns, &lanes, &made);
        let drops = (0..columns.count).map(|_| next(&mut ranks));
        drops.map(|column| Drop { cell: lanes[column], threats: made[column] }).collect()
    }
}

/// The columns a disc can be dropped into, those nearest the middle first.
#[derive(Clone, Copy)]
struct Columns<const LANES: usize> {
    numbers: [u8; LANES],
    count: usize,
}

impl<const LANES: usize> Columns<LANES> {
    /// The columns whose lanes are not empty.
    #[inline(always)]
    fn of<B: Word>(lanes: &[B; LANES], order: &[u8; MOST_COLUMNS]) -> Self {
        let mut columns = Self { numbers: [0; LANES], count: 0 };
        for column in &order[..LANES] {
            // Each is written, and only the next writes over it or does not: no branch to guess.
            columns.numbers[columns.count % LANES] = *column;
            columns.count += usize::from(!lanes[usize::from(*column) % LANES].is_empty());
        }
        columns
    }

    #[inline(always)]
    fn iter(&self) -> impl Iterator<Item = usize> {
        self.numbers.iter().take(self.count).map(|column| usize::from(*column) % LANES)
    }
}

/// Takes the most promising of these columns away and says which it was.
#[inline(always)]
fn next<const LANES: usize>(ranks: &mut [i32; LANES]) -> usize {
    let best = ranks.iter().copied().fold(i32::MIN, i32::max);
    for rank in ranks {
        *rank = if *rank == best { i32::MIN } else { *rank };
    }
    best as usize % 256 % LANES
}

/// Whether this processor can run a fast search.
pub fn has_fast_instructions() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        let (counts, moves) = (is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("lzcnt"), is_x86_feature_detected!("bmi2"));
        counts && moves && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("avx2")
    }
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// Which history belongs to the player to move at a position with so many discs.
#[inline(always)]
fn chapter(discs: i32) -> usize {
    (discs / STAGE * 2 + discs % 2) as usize & 31
}

#[inline(always)]
fn lesser<B: Word>(one: B, other: B) -> B {
    if other.wide() < one.wide() { other } else { one }
}

/// True when the other player cannot keep the player who takes `cell`, and has these threats then, from
/// completing a four: there are two at once, or the answer to one lies below another, or every answer does.
#[inline(always)]
fn leaves_no_answer<S: Shape<Bits: Word>>(geometry: &Geometry<S>, landings: S::Bits, cell: S::Bits, threats: S::Bits) -> bool {
    let open = (landings ^ cell) | ((cell << 1) & geometry.cells);
    let urgent = threats & open;
    let answers = open & !(threats >> 1);
    let answers = if urgent == S::Bits::ZERO { answers } else { answers & urgent };
    // No branch: see `wins_in_two`.
    #[allow(clippy::needless_bitwise_bool)]
    let is_lost = urgent.is_many() | (answers == S::Bits::ZERO);
    is_lost
}
