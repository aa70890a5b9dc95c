//! Which files are libraries, which can be read only, and which are left alone.

use plyground_lab::experiment::Experiment;
use plyground_lab::library::Library;
use rusqlite::Connection;
use std::fs;
use std::path::Path;

/// The complaint about a file, which must stay as it is, with nothing beside it.
#[track_caller]
fn refused(file: &Path, part: &str) {
    let before = fs::read(file).ok();
    let count = || fs::read_dir(file.parent().unwrap()).unwrap().count();
    let files = count();
    for opened in [Library::open(file), Library::open_to_read(Some(file))] {
        let complaint = opened.expect_err("it opens");
        assert!(complaint.code == "cannot-open-library" && complaint.message.contains(part), "{complaint}");
        assert!(!complaint.message.contains('\n'), "{complaint}");
    }
    assert!(fs::read(file).ok() == before && count() == files, "{} was touched", file.display());
}

#[test]
fn the_database_of_another_program_is_left_as_it_is() {
    for (version, sql) in [
        (0, "CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('mine')"),
        (1, "CREATE TABLE notes (text TEXT)"),
        (3, "CREATE TABLE games (text TEXT); CREATE TABLE other (text TEXT)"),
        (4, "CREATE TABLE games (text TEXT)"),
        (99, "CREATE TABLE notes (text TEXT)"),
        (0, "PRAGMA application_id = 7"),
        (-1, "CREATE TABLE games (text TEXT)"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("other.sqlite");
        Connection::open(&file).unwrap().execute_batch(&format!("{sql}; PRAGMA user_version = {version}")).unwrap();
        refused(&file, "another program");
    }
}

#[test]
fn an_empty_file_becomes_a_library_with_our_mark() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("empty.sqlite");
    fs::write(&file, "").unwrap();
    Library::open(&file).unwrap();
    let mark: i64 = Connection::open(&file).unwrap().query_row("PRAGMA application_id", [], |row| row.get(0)).unwrap();
    assert_eq!(mark, i64::from(u32::from_be_bytes(*b"Plyg")));
    Library::open(&file).unwrap().compact().unwrap();
    Library::open(&file).unwrap();
}

#[test]
fn a_file_of_another_kind_is_left_as_it_is_however_short() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    for content in ["x", "SQLite format 3", "SQLite format 4\0", &"a text\n".repeat(1000)] {
        fs::write(&file, content).unwrap();
        refused(&file, "not a database");
    }
}

#[test]
fn looking_makes_no_library() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("none.sqlite");
    let complaint = Library::open_to_read(Some(&file)).expect_err("it opens");
    assert!(complaint.code == "no-library" && complaint.message.contains("there is no library"), "{complaint}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_damaged_record_is_told_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let library = Library::open(&file).unwrap();
    let kept = library.begin_experiment(&Experiment::new("connect4", &["random", "first"], 2), "", false).unwrap();
    Connection::open(&file).unwrap().execute("UPDATE experiments SET plan = '{'", []).unwrap();
    let complaint = library.experiment(&kept.id).expect_err("it is damaged");
    assert!(complaint.message.contains("a record in it is damaged") && !complaint.message.contains("index"), "{complaint}");
}

#[test]
fn names_that_mean_something_to_the_database_are_plain_names() {
    let folder = tempfile::tempdir().unwrap();
    for name in [":memory:", "file:x.sqlite?mode=memory", "a b%20c.sqlite"] {
        let file = folder.path().join(name);
        let library = Library::open(&file).unwrap();
        let kept = library.begin_experiment(&Experiment::new("connect4", &["random", "first"], 2), "", false).unwrap();
        drop(library);
        assert!(file.is_file(), "{name}");
        assert_eq!(Library::open(&file).unwrap().experiment("last").unwrap().id, kept.id);
    }
    assert!(Library::open(Path::new("")).unwrap_err().message.contains("empty"));
}

#[cfg(unix)]
#[test]
fn what_is_no_regular_file_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for file in [pipe.as_path(), folder.path(), Path::new("/dev/null")] {
        for opened in [Library::open(file), Library::open_to_read(Some(file))] {
            let complaint = opened.expect_err("it opens");
            assert!(complaint.message.contains("no regular file"), "{complaint}");
        }
    }
}

#[test]
fn an_experiment_without_a_name_is_none() {
    let library = Library::in_memory().unwrap();
    library.begin_experiment(&Experiment::new("connect4", &["random", "first"], 2), "", false).unwrap();
    assert_eq!(library.experiment("").unwrap_err().code, "unknown-experiment");
    assert!(library.experiment("connect4").is_ok());
}

/// A library in a file and a folder without the right to write; nothing where the user may write everywhere.
#[cfg(unix)]
#[test]
fn a_library_that_cannot_be_written_can_be_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library ü%.sqlite");
    let library = Library::open(&file).unwrap();
    let kept = library.begin_experiment(&Experiment::new("connect4", &["random", "first"], 2), "", false).unwrap();
    drop(library);
    let may = |mode: u32| {
        fs::set_permissions(&file, fs::Permissions::from_mode(mode & 0o666)).unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).unwrap();
    };
    may(0o555);
    let is_protected = fs::OpenOptions::new().append(true).open(&file).is_err();
    let library = Library::open_to_read(Some(&file)).unwrap();
    assert_eq!(library.experiment("last").unwrap().id, kept.id);
    assert!(library.inspect(&mut |_| true).flaws.is_empty());
    if is_protected {
        let complaint = library.delete_experiment(&kept.id).unwrap_err();
        assert!(complaint.message.contains("not written"), "{complaint}");
        assert!(Library::open(&file).is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
    }
    drop(library);
    may(0o755);
}
