//! Where players find a book of openings: in the folder of tables, one file for each board size, or in the program itself.
//!
//! The program has a book for the usual board, all positions with at most eight discs, which it has made itself; a file
//! takes its place if it goes further. A book is read once and stays with the process. A file that cannot be used is as good as
//! none: whoever plays without a book plays the same, only later.

use super::book::Book;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The folder, and what was found in it.
struct Shelf {
    folder: Option<PathBuf>,
    places: Vec<Place>,
}

/// What was found for a board size.
struct Place {
    size: (u8, u8),
    book: Option<Arc<Book>>,
}

/// The book of the program: `plyground tables connect4 --plies 8`.
static BUILT_IN: &[u8] = include_bytes!("../../books/connect4-7x6.book");

static SHELF: Mutex<Shelf> = Mutex::new(Shelf { folder: None, places: Vec::new() });

/// From now on, books are read from this folder.
pub fn look_in(folder: PathBuf) {
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    *shelf = Shelf { folder: Some(folder), places: Vec::new() };
}

/// The file of a folder in which the book of a board size is looked for.
#[must_use]
pub fn file_in(folder: &Path, columns: u8, rows: u8) -> PathBuf {
    folder.join(format!("connect4-{columns}x{rows}.book"))
}

/// The book of a board size, if there is one.
#[must_use]
pub fn book(columns: u8, rows: u8) -> Option<Arc<Book>> {
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(place) = shelf.places.iter().find(|place| place.size == (columns, rows)) {
        return place.book.clone();
    }
    let file = shelf.folder.as_ref().and_then(|folder| std::fs::read(file_in(folder, columns, rows)).ok());
    let books = [Book::read(file.unwrap_or_default()), Book::read(BUILT_IN)].into_iter().flatten();
    let deepest = books.filter(|book| book.size() == (columns, rows)).max_by_key(Book::plies).map(Arc::new);
    shelf.places.push(Place { size: (columns, rows), book: deepest.clone() });
    deepest
}
