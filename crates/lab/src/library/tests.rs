//! What a library keeps, and what happens to its file.

use super::*;
use crate::{GameTree, catalogue};
use rusqlite::Connection;

fn kept(id: &str, actions: &[&str], updated: i64, revision: u64) -> Kept {
    let mut tree = GameTree::new(catalogue::find("connect4").unwrap().open("", None).unwrap());
    for action in actions {
        tree.play(action).unwrap();
    }
    let players = vec!["human".into(), "random".into()];
    Kept {
        id: id.into(),
        players,
        seed: u64::MAX,
        dice: Dice::Program,
        tree: tree.to_stored(),
        created: 1,
        updated,
        revision,
        summary: format!("{{\"id\":\"{id}\"}}"),
    }
}

#[test]
fn games_survive_closing_and_opening_and_newer_states_replace_older_ones() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep/library.sqlite");
    let first = Library::open(&file).unwrap();
    first.add(&kept("a", &[], 10, 1)).unwrap();
    first.add(&kept("b", &["4"], 20, 1)).unwrap();
    assert!(first.save(&kept("a", &["4", "5"], 30, 2)).unwrap());
    let second = Library::open(&file).unwrap();
    assert_eq!(second.load("a").unwrap(), Some(kept("a", &["4", "5"], 30, 2)));
    assert_eq!(second.recent(9).unwrap(), ["{\"id\":\"a\"}", "{\"id\":\"b\"}"]);
    assert!(second.delete("a").unwrap() && !second.delete("a").unwrap());
    assert_eq!((first.load("a").unwrap(), first.count().unwrap()), (None, 1));
}

#[test]
fn two_programs_with_one_library_do_not_overwrite_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let (left, right) = (Library::open(&file).unwrap(), Library::open(&file).unwrap());
    left.add(&kept("a", &[], 1, 1)).unwrap();
    assert!(left.save(&kept("a", &["4"], 2, 2)).unwrap());
    assert!(!right.save(&kept("a", &["7"], 3, 2)).unwrap());
    assert_eq!((right.revision("a").unwrap(), right.load("a").unwrap()), (Some(2), Some(kept("a", &["4"], 2, 2))));
    assert!(right.delete("a").unwrap() && !left.save(&kept("a", &["4", "4"], 4, 3)).unwrap());
    assert_eq!(left.revision("a").unwrap(), None);
}

#[test]
fn only_games_without_an_action_are_dropped() {
    let library = Library::in_memory().unwrap();
    for (id, actions, updated) in [("a", &[][..], 3), ("b", &["4"][..], 1), ("c", &[][..], 2)] {
        library.add(&kept(id, actions, updated, 1)).unwrap();
    }
    assert_eq!(library.drop_empty(1).unwrap(), ["c"]);
    assert_eq!(library.drop_empty(9).unwrap(), ["a"]);
    assert_eq!(library.count().unwrap(), 1);
}

#[test]
fn a_newer_library_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    Library::open(&file).unwrap().add(&kept("a", &[], 1, 1)).unwrap();
    let raw = Connection::open(&file).unwrap();
    raw.execute_batch("PRAGMA user_version = 99").unwrap();
    let complaint = Library::open(&file).unwrap_err();
    assert_eq!(complaint.code, "cannot-open-library");
    assert!(complaint.message.contains("newer Plyground"), "{complaint}");
    assert_eq!(raw.query_row("SELECT count(*) FROM games", [], |row| row.get::<_, i64>(0)).unwrap(), 1);
}

#[test]
fn a_file_that_is_no_library_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "this is no database, but a text that is long enough to be taken for one. ".repeat(20)).unwrap();
    let complaint = Library::open(&file).unwrap_err();
    assert!(complaint.code == "cannot-open-library" && !complaint.message.contains('\n'), "{complaint}");
}

#[cfg(unix)]
#[test]
fn a_library_that_is_deleted_comes_back_with_everything_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep/library.sqlite");
    let library = Library::open(&file).unwrap();
    library.add(&kept("a", &["4"], 1, 1)).unwrap();
    library.add(&kept("b", &[], 2, 1)).unwrap();
    // The file alone, with its log left behind; then the folder, with all that is in it.
    std::fs::remove_file(&file).unwrap();
    assert!(library.save(&kept("b", &["5"], 3, 2)).unwrap());
    let seen_by_others = || Library::open(&file).unwrap();
    assert_eq!(seen_by_others().load("a").unwrap(), Some(kept("a", &["4"], 1, 1)));
    assert_eq!(seen_by_others().load("b").unwrap(), Some(kept("b", &["5"], 3, 2)));
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
    assert_eq!(library.count().unwrap(), 2, "looking needs no name");
    drop(library);
    assert_eq!(seen_by_others().recent(9).unwrap().len(), 2, "brought back at the end");
}

#[cfg(unix)]
#[test]
fn another_file_in_the_place_of_the_library_is_used_and_nothing_in_it_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let (file, other) = (folder.path().join("library.sqlite"), folder.path().join("other.sqlite"));
    let library = Library::open(&file).unwrap();
    library.add(&kept("a", &[], 1, 1)).unwrap();
    Library::open(&other).unwrap().add(&kept("b", &[], 1, 1)).unwrap();
    for ending in ["", "-wal", "-shm"] {
        std::fs::remove_file(file::beside(&file, ending)).unwrap();
    }
    std::fs::rename(&other, &file).unwrap();
    assert!(!library.save(&kept("a", &["4"], 2, 2)).unwrap(), "the other file has no such game");
    assert!(library.save(&kept("b", &["4"], 2, 2)).unwrap());
    assert_eq!((library.load("a").unwrap(), library.load("b").unwrap()), (None, Some(kept("b", &["4"], 2, 2))));
}

#[test]
fn reading_goes_on_while_another_program_holds_the_library_for_writing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let library = Library::open(&file).unwrap();
    library.add(&kept("a", &[], 1, 1)).unwrap();
    let other = Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE; DELETE FROM games").unwrap();
    let (library, other) = (&library, &other);
    std::thread::scope(|scope| {
        let saving = scope.spawn(move || library.save(&kept("a", &["4"], 2, 2)));
        for _ in 0..100 {
            assert_eq!(library.revision("a"), Ok(Some(1)));
        }
        other.execute_batch("ROLLBACK").unwrap();
        assert_eq!(saving.join().unwrap(), Ok(true));
    });
    assert_eq!(library.revision("a"), Ok(Some(2)));
}

#[test]
fn the_log_is_moved_into_the_file_while_everybody_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let library = Library::open(&file).unwrap();
    for number in 0..20 {
        library.add(&kept(&number.to_string(), &["4"], number, 1)).unwrap();
    }
    let (pages, moved) = checkpointer::move_log(&file).unwrap();
    assert!(pages > 0 && pages == moved, "{moved} of {pages}");
    library.add(&kept("last", &[], 99, 1)).unwrap();
    assert_eq!(library.count().unwrap(), 21);
    drop(library);
    assert!(!file::beside(&file, "-wal").exists(), "closing leaves one file");
}
