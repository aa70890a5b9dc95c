//! The fitted weights.
//!
//! Written by the example `fit_checkers` of the crate `plyground-lab`; do not edit by hand. How they came about
//! is told in `experiments/checkers-tuning.md`.

use super::tables::Weights;

/// What each [feature](super::features) is worth, in hundredths of a man, in the opening, the
/// middle and the ending.
#[rustfmt::skip]
pub const WEIGHTS: Weights = [
    [ // opening, 24 pieces
        // men by square, 1 to 32
        102, 109, 109, 96,
        97, 107, 106, 96,
        92, 103, 92, 90,
        87, 89, 92, 75,
        79, 72, 81, 75,
        80, 87, 72, 82,
        96, 89, 85, 98,
        0, 0, 0, 0,
        // kings by square
        125, 125, 125, 125,
        125, 128, 127, 127,
        127, 130, 131, 125,
        124, 129, 133, 128,
        128, 134, 130, 125,
        126, 128, 133, 130,
        124, 128, 125, 128,
        116, 125, 122, 128,
        // men on the back row: none, 1, 2, 1 and 2, 3, …
        -16, 10, 5, 14, -4, 12, 10, 19,
        -13, 4, 3, 17, 30, 15, 15, 23,
        1, // ManReach
        13, // KingReach
        1, // ShutMen
        1, // StuckMen
        -21, // ShutKings
        29, // FreeOne
        27, // FreeTwo
        17, // FreeThree
        -7, // FreeFour
        -2, // Attacked
        -2, // Supported
        -2, // Wedge
        -2, // Holes
        -7, // DogHole
        0, // Lopsided
        0, // Pursuit
        8, // Refuge
        0, // TheMove
        -3, // Turn
    ],
    [ // middle, 12 pieces
        // men by square, 1 to 32
        99, 103, 93, 85,
        98, 96, 101, 88,
        88, 89, 87, 93,
        97, 88, 90, 86,
        89, 88, 83, 93,
        94, 93, 91, 88,
        89, 96, 96, 91,
        0, 0, 0, 0,
        // kings by square
        128, 139, 133, 125,
        140, 129, 141, 126,
        144, 148, 153, 129,
        142, 143, 150, 139,
        126, 148, 143, 142,
        129, 143, 144, 137,
        136, 142, 137, 130,
        118, 137, 137, 129,
        // men on the back row: none, 1, 2, 1 and 2, 3, …
        -19, -8, -11, 9, -4, 17, 8, 33,
        5, -13, 3, 15, -12, 30, 15, 46,
        5, // ManReach
        1, // KingReach
        -5, // ShutMen
        2, // StuckMen
        -2, // ShutKings
        22, // FreeOne
        12, // FreeTwo
        2, // FreeThree
        -7, // FreeFour
        -18, // Attacked
        7, // Supported
        -2, // Wedge
        6, // Holes
        -15, // DogHole
        -2, // Lopsided
        -2, // Pursuit
        10, // Refuge
        -1, // TheMove
        5, // Turn
    ],
    [ // ending, 4 pieces and fewer
        // men by square, 1 to 32
        109, 120, 122, 121,
        131, 118, 120, 120,
        127, 118, 122, 135,
        139, 123, 129, 134,
        139, 140, 143, 140,
        141, 140, 145, 135,
        120, 124, 121, 136,
        0, 0, 0, 0,
        // kings by square
        179, 168, 165, 146,
        182, 175, 174, 157,
        177, 175, 162, 161,
        171, 174, 175, 162,
        172, 173, 168, 159,
        171, 166, 170, 166,
        165, 167, 168, 165,
        160, 168, 170, 167,
        // men on the back row: none, 1, 2, 1 and 2, 3, …
        -9, -6, -10, -7, -16, 15, 19, 31,
        -22, -13, 8, 10, 9, 27, 14, 23,
        8, // ManReach
        3, // KingReach
        0, // ShutMen
        0, // StuckMen
        -9, // ShutKings
        30, // FreeOne
        12, // FreeTwo
        13, // FreeThree
        14, // FreeFour
        -15, // Attacked
        3, // Supported
        -6, // Wedge
        12, // Holes
        -22, // DogHole
        0, // Lopsided
        -4, // Pursuit
        -9, // Refuge
        6, // TheMove
        2, // Turn
    ],
];
