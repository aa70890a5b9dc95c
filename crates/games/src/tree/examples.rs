//! Trees from books, with the answers the books give.
//!
//! Only facts: the tree, its numbers, what a search finds and what it need not look at. The tests
//! run each of them and hold the trace against the published answer.
//!
//! ```
//! use plyground_games::tree::examples;
//! let published = examples::all().iter().find(|published| published.example.id == "aima-alphabeta").unwrap();
//! assert_eq!((published.value, published.unseen), (3.0, &["C 2", "C 3"][..]));
//! ```

use plyground_core::Example;

/// The tree the sandbox without chance begins with.
pub(super) const START: &str = "max[B=min[3 12 8] C=min[2 4 6] D=min[14 5 2]]";

/// The tree the sandbox with chance begins with.
pub(super) const CHANCE_START: &str = "max[a1=chance[0.9*min[2 2] 0.1*min[3 3]] a2=chance[0.9*min[1 1] 0.1*min[4 4]]]";

/// The search of the textbooks: no table, no rounds, from left to right.
const TEXTBOOK: &str = "alphabeta:ordering=none,deepening=off,table=off";

/// An example and the answer to it.
#[derive(Clone, Copy, Debug)]
pub struct Published {
    /// What is shown.
    pub example: Example,
    /// The value of the root.
    pub value: f64,
    /// The leaves the search never visits: the ways to them from the root.
    pub unseen: &'static [&'static str],
}

/// Every example, the simplest first.
#[must_use]
pub const fn all() -> &'static [Published] {
    &ALL
}

static ALL: [Published; 9] = [
    Published {
        example: Example {
            id: "aima-alphabeta",
            title: "Alpha-beta: the first cut-off",
            text: START,
            variant: "",
            player: TEXTBOOK,
            source: "S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, figure 5.5",
            note: "The root is worth 3. MIN gets 2 at C, less than the 3 that MAX has at B, so the leaves 4 and 6 are never looked at. At D the order is bad and nothing is saved.",
        },
        value: 3.0,
        unseen: &["C 2", "C 3"],
    },
    Published {
        example: Example {
            id: "aima-minimax",
            title: "Minimax: every leaf",
            text: START,
            variant: "",
            player: "minimax",
            source: "S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, figure 5.2",
            note: "The same tree without pruning: the MIN nodes are worth 3, 2 and 2, the root 3, and MAX goes to B.",
        },
        value: 3.0,
        unseen: &[],
    },
    Published {
        example: Example {
            id: "beta-cutoff",
            title: "Both kinds of cut-off",
            text: "max[B=min[D=max[3 5] E=max[6 9]] C=min[F=max[1 2] G=max[0 -1]]]",
            variant: "",
            player: TEXTBOOK,
            source: "A tree of many courses, for example Minimax Algorithm in Game Theory, set 4, geeksforgeeks.org",
            note: "The root is worth 5. At E MAX gets 6, more than the 5 that MIN has at D: the leaf 9 is cut off. At C MIN gets 2, less than the 5 that MAX has at B: all of G is cut off.",
        },
        value: 5.0,
        unseen: &["B E 2", "C G 1", "C G 2"],
    },
    Published {
        example: Example {
            id: "wikipedia",
            title: "Five levels, three cut-offs",
            text: "max[min[max[min[5 6] min[7 4 5]] max[min[3]]] min[max[min[6] min[6 9]] max[min[7]]] min[max[min[5]] max[min[9 8] min[6]]]]",
            variant: "",
            player: TEXTBOOK,
            source: "Wikipedia, Alpha–beta pruning, the picture at the head of the article",
            note: "The root is worth 6. A leaf 5, a leaf 9 and at last a whole subtree of three leaves are cut off.",
        },
        value: 6.0,
        unseen: &["1 1 2 3", "2 1 2 2", "3 2 1 1", "3 2 1 2", "3 2 2 1"],
    },
    Published {
        example: Example {
            id: "deep-cutoff",
            title: "A deep cut-off",
            text: "max[A=5 B=min[C=max[D=min[4 9] E=3] F=8]]",
            variant: "",
            player: TEXTBOOK,
            source: "The idea: D. Knuth and R. Moore, An Analysis of Alpha-Beta Pruning, 1975, section 2; the tree is ours",
            note: "At D MIN gets 4, less than the 5 that MAX has at A, three levels up: the leaf 9 is cut off, though C, the node between, has no value yet. Then C is worth 4, so F is cut off as well.",
        },
        value: 5.0,
        unseen: &["B C D 2", "B F"],
    },
    Published {
        example: Example {
            id: "aima-chance",
            title: "Expectiminimax: 2.1 against 1.3",
            text: CHANCE_START,
            variant: "",
            player: "expectiminimax",
            source: "S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, on evaluation functions for games of chance, left tree",
            note: "The chance nodes are worth 0.9 · 2 + 0.1 · 3 = 2.1 and 0.9 · 1 + 0.1 · 4 = 1.3: MAX goes to a1.",
        },
        value: 2.1,
        unseen: &[],
    },
    Published {
        example: Example {
            id: "aima-chance-twin",
            title: "The same order, another choice: 21 against 40.9",
            text: "max[a1=chance[0.9*min[20 20] 0.1*min[30 30]] a2=chance[0.9*min[1 1] 0.1*min[400 400]]]",
            variant: "",
            player: "expectiminimax",
            source: "S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, on evaluation functions for games of chance, right tree",
            note: "The leaves are in the same order as in the tree before, but now MAX goes to a2: with chance, not only the order of the values matters.",
        },
        value: 40.9,
        unseen: &[],
    },
    Published {
        example: Example {
            id: "aima-bounds",
            title: "Star1: cut-offs at chance nodes",
            text: "max[L=chance[min[2 2] min[1 2]] R=chance[min[0 2] min[-1 0]]]",
            variant: "low=-2,high=2",
            player: "star1",
            source: "S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, the exercise on pruning in games with chance nodes; the search is B. Ballard's, 1983",
            note: "L is worth 1.5. No leaf is larger than 2, so R is worth at most (0 + 2) / 2 = 1 as soon as its first leaf is seen: the three others are cut off.",
        },
        value: 1.5,
        unseen: &["R 1 2", "R 2 1", "R 2 2"],
    },
    Published {
        example: Example {
            id: "star2-probing",
            title: "Star2: one look at every outcome",
            text: "max[6 chance[min[3 9] min[7 9] min[2 9]]]",
            variant: "low=0,high=10",
            player: "star2:table=off",
            source: "The idea: B. Ballard, The *-Minimax Search Procedure for Trees Containing Chance Nodes, 1983; the tree is ours",
            note: "MAX has 6. One leaf of each outcome shows that the chance node is worth at most (3 + 7 + 2) / 3 = 4: nothing else need be seen.",
        },
        value: 6.0,
        unseen: &["2 1 2", "2 2 2", "2 3 2"],
    },
];
