//! Trees that people type: the sandbox in which a search can be watched on numbers from a book.
//!
//! A position is a tree, and to act is to go down to one of its children. MAX nodes belong to
//! Player One, MIN nodes to Player Two, at chance nodes the dice fall, and a leaf is the end of the
//! game, worth exactly its number to MAX. So every search shows the numbers of the book in its
//! trace, and what it cuts off is what the book crosses out.
//!
//! ```text
//!   max[B=min[3 12 8] C=min[2 4 6] D=min[14 5 2]]              ▲
//!                                                   B ┌────────┼────────┐ D
//!   a node     max[…] min[…] chance[…]                ▼       C▼        ▼
//!   a leaf     a whole number                       ┌─┼─┐    ┌─┼─┐    ┌─┼─┐
//!   an edge    3, B=3, 0.5*3, B=1/2*3               3 12 8   2 4 6   14 5 2
//!   estimate   max~5[…]
//! ```
//!
//! **Notation.** Children stand in brackets, with spaces or commas between them. `name=` names the
//! edge to a child, which is then the action; an edge without a name is called by its number among
//! the children, from 1. Below a chance node `p*` is the probability of a child, a decimal or a
//! fraction; all children of a node have one or none has, and then they are equally likely.
//! `max~5[…]` says that a search which stops at this node is to take it for 5.
//!
//! **Choices.** A tree has at most 2,000 nodes and is at most 60 deep; leaves lie within a million
//! of 0. A position is its subtree and nothing else: equal subtrees are equal positions, and the
//! path to them is not part of them. `low` and `high` of a variant say between which values every
//! leaf lies, for searches that prune by such bounds; where they are not given, the smallest and the
//! largest number of the tree take their place. A node without an estimate is estimated by the middle
//! of the two.
//!
//! **Types.** [`PlainTree`] has no chance nodes and is [`Deterministic`](plyground_core::Deterministic);
//! [`ChanceTree`] may have some. Both are [`TypedTree`], by the same code.
//!
//! ```
//! use plyground_core::{Game, Outcome, Playable, Player, Turn};
//! use plyground_games::tree::PlainTree;
//!
//! let tree = PlainTree::typed("max[B=min[3 12 8] C=min[2, 4, 6]]").unwrap();
//! assert_eq!(tree.turn(), Turn::Player(Player::One));
//! let child = tree.after(&tree.read_action("C").unwrap());
//! assert_eq!(child.write(), "min[2 4 6]");
//! assert_eq!(child.after(&1).turn(), Turn::Over(Outcome::Scored(4)));
//! ```
//!
//! Source: game trees with numbers at their leaves are as old as C. Shannon, *Programming a Computer
//! for Playing Chess*, 1950; the trees of the examples name theirs.

pub mod examples;
mod judge;
mod nodes;
mod playable;
mod position;
mod probability;
mod read;
mod write;

pub use judge::Estimate;
pub use position::{ChanceTree, PlainTree, TypedTree};
