//! Every reader of foreign text, fed with texts that are almost right.
//!
//! Each target takes a text that a program of ours has written, changes it in a few places and reads it. Nothing may
//! panic; what is refused changes nothing; and what is read can be written, and reads back as the same.
//!
//! In an ordinary `cargo test` a target runs for about a second with fresh random numbers, and a failure prints the seed
//! that repeats it (`BOLERO_RANDOM_SEED`). `BOLERO_RANDOM_ITERATIONS=1000000` makes a longer run, and
//! `cargo bolero test -p plyground-lab --test fuzz files::traces` searches under libFuzzer for as long as it is left alone.

mod edit;
mod files;
mod games;
