//! Older libraries, and flaws that are told with their place.

use super::*;

/// The file as the first version of the program made it, with a game in it.
const VERSION_1: &str = r#"
    CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, variant TEXT NOT NULL, players TEXT NOT NULL,
        seed INTEGER NOT NULL, dice TEXT NOT NULL, tree TEXT NOT NULL, summary TEXT NOT NULL, actions INTEGER NOT NULL,
        created INTEGER NOT NULL, updated INTEGER NOT NULL, revision INTEGER NOT NULL) STRICT;
    CREATE INDEX games_by_update ON games (updated);
    INSERT INTO games VALUES ('a', 'connect4', 'columns=7,rows=6', '["human","random"]', 7, 'program',
        '{"game":"connect4","variant":"columns=7,rows=6","start":"......./......./......./......./......./.......",
          "nodes":[[0,"4"],[1,"4"]],"line":[1,2,0],"node":2}', '{}', 2, 1, 2, 3);
    PRAGMA user_version = 1;"#;

/// What the second added, with a search in it.
const VERSION_2: &str = r"
    CREATE TABLE traces (id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, variant TEXT NOT NULL, position TEXT NOT NULL,
        player TEXT NOT NULL, nodes INTEGER NOT NULL, nodes_recorded INTEGER NOT NULL, events INTEGER NOT NULL, bytes INTEGER NOT NULL,
        created INTEGER NOT NULL, begun INTEGER NOT NULL, is_whole INTEGER NOT NULL) STRICT;
    CREATE TABLE trace_parts (trace TEXT NOT NULL, part INTEGER NOT NULL, text BLOB NOT NULL, PRIMARY KEY (trace, part)) STRICT;
    INSERT INTO traces VALUES ('t', 'why', 'connect4', '', '', 'greedy', 1, 1, 1, 2, 1, 1, 1);
    INSERT INTO trace_parts VALUES ('t', 0, x'7b7d');
    PRAGMA user_version = 2;";

fn sound(library: &Library) -> Totals {
    let inspection = library.inspect(&mut |_| true);
    assert_eq!(inspection.unsealed > 0, inspection.seen.games > 0, "records of older versions have no digest");
    assert_eq!((inspection.flaws, inspection.is_whole), (vec![], true));
    inspection.seen
}

#[test]
fn libraries_of_all_earlier_versions_are_brought_up_to_date_with_all_that_is_in_them() {
    for (version, sql) in [(1, VERSION_1.to_string()), (2, format!("{VERSION_1}{VERSION_2}"))] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.sqlite");
        Connection::open(&file).unwrap().execute_batch(&sql).unwrap();
        let library = Library::open(&file).unwrap();
        let seen = sound(&library);
        assert_eq!((seen.games, seen.traces, seen.experiments), (1, version - 1, 0), "version {version}");
        let kept = library.begin_experiment(&Experiment::new("connect4", &["random", "first"], 2), "", false).unwrap();
        assert_eq!((library.state_of(&kept), library.totals().unwrap().experiments), (Ok(State::Unfinished), 1));
        drop(library);
        let now: i64 = Connection::open(&file).unwrap().query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(now as usize, super::super::MIGRATIONS.len());
        assert_eq!(sound(&Library::open(&file).unwrap()).games, 1);
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let raw = Connection::open(&file).unwrap();
    raw.execute_batch(&format!("{VERSION_1}{VERSION_2}")).unwrap();
    let library = Library::open(&file).unwrap();
    raw.execute_batch(
        r#"UPDATE games SET tree = replace(tree, '[1,"4"]', '[1,"9"]'); UPDATE traces SET bytes = 3;
           PRAGMA foreign_keys = OFF; INSERT INTO decisions VALUES (77, 0, 0, 1, 0.5, 0, NULL, NULL)"#,
    )
    .unwrap();
    let flaws = library.inspect(&mut |_| true).flaws;
    let places: Vec<&str> = flaws.iter().map(|flaw| flaw.place.as_str()).collect();
    assert_eq!(places, ["file", "game a", "trace t"], "{flaws:?}");
    assert!(flaws[0].what.contains("decisions") && flaws[1].what.contains('9'), "{flaws:?}");
    assert_eq!(library.inspect(&mut |_| true).flaws, flaws);
    let stopped = library.inspect(&mut |_| false);
    assert!(!stopped.is_whole && stopped.seen.games == 0);
}
