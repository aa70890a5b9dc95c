//! Damaged libraries: nothing panics, nothing is called sound that says something else, nothing is changed by mistake.

use plyground_core::Rng;
use plyground_lab::experiment::{Experiment, Part, Run};
use plyground_lab::library::{ExportFormat, Kept, KeptTrace, Library};
use plyground_lab::{Complaint, GameTree, catalogue};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Copies that are damaged; each in one place.
const COPIES: usize = 600;

/// A small library with something of everything in it.
fn small(file: &Path) {
    let library = Library::open(file).unwrap();
    let mut experiment = Experiment::new("connect4", &["random", "greedy"], 6);
    experiment.title = "Damaged".into();
    experiment.variants = vec!["columns=4,rows=4".into()];
    let (entry, schedule) = experiment.check().unwrap();
    let kept = library.begin_experiment(&experiment, "", false).unwrap();
    let run = Run { experiment: &experiment, schedule: &schedule, entry, part: Part::WHOLE, threads: 1, known: &[], stop: Arc::default() };
    run.play(&|play, _| library.keep_play(&kept.id, play).map(drop)).unwrap();
    let mut tree = GameTree::new(catalogue::find("connect4").unwrap().open("", None).unwrap());
    for action in ["4", "4", "3"] {
        tree.play(action).unwrap();
    }
    for (id, updated) in [("a1", 10), ("b2", 20)] {
        let players = vec!["human".into(), "random".into()];
        let summary = format!("{{\"id\":\"{id}\"}}");
        let game = Kept {
            id: id.into(),
            players,
            seed: 7,
            dice: plyground_lab::Dice::Program,
            tree: tree.to_stored(),
            created: 1,
            updated,
            revision: 1,
            summary,
        };
        library.add(&game).unwrap();
    }
    let about = KeptTrace { id: "t1".into(), name: "why 4?".into(), game: "connect4".into(), nodes: 99, bytes: 12, ..KeptTrace::default() };
    library.begin_trace(&about).unwrap();
    library.add_trace_part("t1", 0, b"{\"format\":2}").unwrap();
    assert!(library.finish_trace("t1").unwrap());
}

/// Everything that can be read of a library, as text.
fn content(library: &Library) -> Result<String, Complaint> {
    let mut all = Vec::new();
    for kept in library.experiments(100)? {
        all.push(format!("{kept:?}\n{}", library.export(&kept, ExportFormat::Jsonl, None)?));
    }
    all.push(format!("{:?}{:?}", library.recent(100)?, library.traces()?));
    for id in ["a1", "b2"] {
        all.push(format!("{:?}", library.load(id)?));
    }
    let totals = library.totals()?;
    all.push(format!("{:?}{:?}", library.trace_part("t1", 0)?, (totals.plays, totals.games, totals.traces)));
    Ok(all.concat())
}

/// Copies of a file with damage in many places: bytes flipped, runs of bytes overwritten, the end cut off.
fn damaged(whole: &[u8], number: usize, rng: &mut Rng) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    // Much of a small file is empty: what is there is hit.
    let used: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at] != 0).collect();
    let at = used[rng.below(used.len())];
    match number % 6 {
        0 => bytes.truncate(at),
        1 => {
            let end = (at + 512).min(bytes.len());
            bytes[at..end].fill(0);
        }
        2 => {
            for byte in bytes.iter_mut().skip(at).take(16) {
                *byte = rng.below(256) as u8;
            }
        }
        _ => bytes[at] ^= 1 << rng.below(8),
    }
    bytes
}

fn copy(folder: &Path, bytes: &[u8]) -> PathBuf {
    let file = folder.join("copy.sqlite");
    for ending in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(folder.join(format!("copy.sqlite{ending}")));
    }
    fs::write(&file, bytes).unwrap();
    file
}

#[test]
fn what_verify_calls_sound_says_what_it_said_before() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    small(&file);
    let library = Library::open(&file).unwrap();
    let inspection = library.inspect(&mut |_| true);
    assert_eq!((inspection.flaws, inspection.unsealed), (vec![], 0));
    let original = content(&library).unwrap();
    drop(library);
    let whole = fs::read(&file).unwrap();
    let mut rng = Rng::new(18);
    let (mut refused, mut found, mut harmless) = (0, 0, 0);
    for number in 0..COPIES {
        let bytes = damaged(&whole, number, &mut rng);
        let at = whole.iter().zip(&bytes).position(|(one, two)| one != two).unwrap_or(bytes.len());
        let file = copy(folder.path(), &bytes);
        // A file that was cut off to nothing is a new library, and nobody can know better.
        if bytes.is_empty() || bytes == whole {
            continue;
        }
        let Ok(library) = Library::open_to_read(Some(&file)) else {
            refused += 1;
            continue;
        };
        let inspection = library.inspect(&mut |_| true);
        let now = content(&library);
        if inspection.flaws.is_empty() {
            let is_same = now.is_ok_and(|now| now == original);
            assert!(is_same, "copy {number}, damaged at byte {at} of {}, is called sound", whole.len());
            harmless += 1;
        } else {
            found += 1;
        }
    }
    assert!(refused > 10 && found > 100 && harmless > 10, "{refused} refused, {found} found, {harmless} harmless");
}

#[test]
fn a_library_whose_pages_are_damaged_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    small(&file);
    let whole = fs::read(&file).unwrap();
    let mut rng = Rng::new(19);
    let mut damaged_pages = 0;
    for number in 0..COPIES / 2 {
        let bytes = damaged(&whole, number, &mut rng);
        if bytes.is_empty() || bytes == whole {
            continue;
        }
        let file = copy(folder.path(), &bytes);
        let is_structural = Library::open_to_read(Some(&file))
            .map_or(true, |library| library.inspect(&mut |_| true).flaws.iter().any(|flaw| flaw.place == "file"));
        let file = copy(folder.path(), &bytes);
        let opened = Library::open(&file);
        if is_structural {
            damaged_pages += 1;
            let complaint = opened.expect_err("a damaged library opens for writing");
            assert_eq!(complaint.code, "cannot-open-library", "copy {number}: {complaint}");
            assert_eq!(fs::read(&file).unwrap(), bytes, "copy {number}: nothing is changed");
            // Nor by who opened it to look, and changes it all the same.
            if let Ok(library) = Library::open_to_read(Some(&file)) {
                assert!(library.check().is_err() && library.compact().is_err(), "copy {number} is changed");
            }
        }
    }
    assert!(damaged_pages > 20, "{damaged_pages}");
}
