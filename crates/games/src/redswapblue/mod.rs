//! Red Swap Blue.
