//! Red Swap Blue, solved.
