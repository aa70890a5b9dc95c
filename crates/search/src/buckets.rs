//! What both transposition tables know of their buckets: how many there are, and which one a key belongs to.

/// Buckets a search begins with: 256 KiB of 64 bytes each.
pub(crate) const FIRST: usize = 1 << 12;

/// The most buckets that fit into this many bytes: a power of two, or 0.
pub(crate) const fn most(bytes: usize, bucket_bytes: usize) -> usize {
    if bytes < bucket_bytes { 0 } else { 1 << (bytes / bucket_bytes).ilog2() }
}

/// Fibonacci hashing: also good for keys whose low bits are all alike.
#[inline]
pub(crate) const fn hash(key: u64) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize
}
