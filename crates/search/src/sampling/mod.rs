//! Searches that play games at random.
