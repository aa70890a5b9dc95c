//! Connect Four, solved.
