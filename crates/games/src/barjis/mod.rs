//! Barjis.
