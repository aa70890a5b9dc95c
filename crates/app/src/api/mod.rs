//! The handlers: each reads what the client sent, and returns what is to be done.

// All handlers have one signature, also those that cannot fail.
#![allow(clippy::unnecessary_wraps)]

pub(crate) mod experiments;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod import;
pub(crate) mod jobs;
pub(crate) mod meta;
pub(crate) mod plots;
pub(crate) mod sessions;
pub(crate) mod take_along;
pub(crate) mod traces;
