//! Files that commands read and write, so that nothing is lost.
//!
//! A file is written beside its place and then put there in one step: whatever happens, the old
//! file or the new one is there, never half of one.
//!
//! ```text
//!   game.pdn (old)    .game.pdn.4711.tmp (new, growing)  ──── rename ────►  game.pdn (new)
//! ```

use crate::output::Failure;
use plyground_lab::Complaint;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

fn cannot_write(file: &Path, error: &io::Error) -> Complaint {
    Complaint::new("cannot-write", format!("cannot write {}: {error}", file.display())).with("file", file.display())
}

/// Complains when a file cannot be written; what it holds stays as it is, and none is left behind.
pub fn check_writable(file: &Path) -> Result<(), Complaint> {
    let tried = match fs::metadata(file) {
        Ok(about) if about.is_file() || about.is_dir() => OpenOptions::new().append(true).open(file).map(drop),
        // A pipe or a device is not to be opened for a trial.
        Ok(_) => Ok(()),
        Err(_) => OpenOptions::new().append(true).create_new(true).open(file).map(drop).and_then(|()| fs::remove_file(file)),
    };
    tried.map_err(|error| cannot_write(file, &error))
}

/// Complains when a file is there already that is none of `own`; `way_out` is how to write it all the same.
pub fn check_new(file: &Path, own: &[PathBuf], way_out: &str) -> Result<(), Complaint> {
    if !file.is_file() || own.iter().any(|own| is_same(own, file)) {
        return Ok(());
    }
    let message = format!("{} is there already and holds something else; choose another name, or {way_out}", file.display());
    Err(Complaint::new("file-exists", message).with("file", file.display()))
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

/// Writes a whole file, or says why not.
pub fn write_file(file: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    write_file_with(file, |place| place.write_all(content.as_ref()))
}

/// The same for what is too large to be made before it is written.
pub fn write_file_with(file: &Path, write: impl Fn(&mut File) -> io::Result<()>) -> Result<(), Failure> {
    write_whole(file, write).map_err(|error| match error.kind() {
        // Nothing is wrong with the name: another time it may work.
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            Failure::CouldNot(cannot_write(file, &error).message)
        }
        _ => cannot_write(file, &error).into(),
    })
}

fn write_whole(file: &Path, write: impl Fn(&mut File) -> io::Result<()>) -> io::Result<()> {
    let write_there = || File::create(file).and_then(|mut place| write(&mut place));
    // A link stays a link: it is the file behind it that is written.
    let is_plain = fs::symlink_metadata(file).map_or_else(|error| error.kind() == io::ErrorKind::NotFound, |_| file.is_file());
    let place = fs::canonicalize(file).unwrap_or_else(|_| file.to_path_buf());
    let Some(beside) = name_beside(&place).filter(|_| is_plain) else { return write_there() };
    match OpenOptions::new().write(true).create_new(true).open(&beside) {
        Ok(mut new) => {
            let written = write(&mut new).and_then(|()| new.sync_all()).and_then(|()| put_in_place(&beside, &place));
            if written.is_err() {
                let _ = fs::remove_file(&beside);
            }
            written
        }
        // A folder in which no file can be made may still hold one that can be written.
        Err(_) => write_there(),
    }
}

fn put_in_place(beside: &Path, place: &Path) -> io::Result<()> {
    if let Ok(about) = fs::metadata(place) {
        fs::set_permissions(beside, about.permissions())?;
    }
    fs::rename(beside, place)
}

/// A name in the same folder that nobody else uses.
fn name_beside(file: &Path) -> Option<PathBuf> {
    let mut name = std::ffi::OsString::from(".");
    name.push(file.file_name()?);
    name.push(format!(".{}.tmp", std::process::id()));
    Some(file.with_file_name(name))
}

/// Bytes of a file that is read whole, at most: a device that never ends would fill the memory.
const MOST_BYTES: u64 = 1 << 30;

/// Reads a whole file, or says why not.
pub fn read_file(file: &Path) -> Result<Vec<u8>, Complaint> {
    read_at_most(file, MOST_BYTES)
}

fn read_at_most(file: &Path, most: u64) -> Result<Vec<u8>, Complaint> {
    let cannot_read = |why: String| Complaint::new("cannot-read", why).with("file", file.display());
    let mut bytes = Vec::new();
    let read = File::open(file).and_then(|place| {
        // The size that is told is a hint: a pipe has none.
        let length = place.metadata()?.len().min(most);
        bytes.try_reserve(usize::try_from(length).unwrap_or(usize::MAX))?;
        place.take(most + 1).read_to_end(&mut bytes)
    });
    read.map_err(|error| cannot_read(format!("cannot read {}: {error}", file.display())))?;
    if bytes.len() as u64 > most {
        return Err(cannot_read(format!("cannot read {}: it has more than {} MiB", file.display(), most >> 20)));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn trying_whether_a_file_can_be_written_leaves_none_behind_and_changes_none() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        check_writable(&file).unwrap();
        assert!(!file.exists());
        fs::write(&file, "old").unwrap();
        check_writable(&file).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "old");
        assert_eq!(check_writable(folder.path()).unwrap_err().code, "cannot-write");
        assert_eq!(check_writable(&folder.path().join("none/game.txt")).unwrap_err().code, "cannot-write");
    }

    #[test]
    fn a_file_without_an_end_is_refused_and_any_other_is_read_whole() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        fs::write(&file, vec![b'x'; 1 << 20]).unwrap();
        assert_eq!(read_at_most(&file, 1 << 20).unwrap().len(), 1 << 20);
        assert_eq!(read_file(&file).unwrap().len(), 1 << 20);
        fs::write(&file, vec![b'x'; (1 << 20) + 1]).unwrap();
        assert!(read_at_most(&file, 1 << 20).unwrap_err().message.ends_with("game.txt: it has more than 1 MiB"));
        #[cfg(unix)]
        assert!(read_at_most(Path::new("/dev/zero"), 3 << 20).unwrap_err().message.ends_with("/dev/zero: it has more than 3 MiB"));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk_is_no_bad_input() {
        let failure = write_file(Path::new("/dev/full"), "text").unwrap_err();
        assert!(matches!(&failure, Failure::CouldNot(why) if why.starts_with("cannot write /dev/full")), "{failure:?}");
    }

    #[test]
    fn a_file_is_replaced_as_a_whole_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        for text in ["first", "second, and longer", ""] {
            write_file(&file, text).unwrap();
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
            assert_eq!(names(folder.path()), ["game.txt"]);
        }
        assert!(write_file(folder.path(), "text").is_err());
    }

    #[test]
    #[cfg(unix)]
    fn an_old_file_is_never_half_written_and_keeps_its_links_and_rights() {
        use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("game.txt"), folder.path().join("link.txt"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let before = fs::metadata(&file).unwrap().ino();
        let mut reader = fs::File::open(&file).unwrap();
        write_file(&link, "new").unwrap();
        let mut seen = String::new();
        io::Read::read_to_string(&mut reader, &mut seen).unwrap();
        assert_eq!(seen, "old", "who has the old file open still reads all of it");
        let after = fs::metadata(&file).unwrap();
        assert!(after.ino() != before && after.permissions().mode() & 0o777 == 0o640);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        write_file(Path::new("/dev/null"), "text").unwrap();
    }

    #[test]
    fn a_file_of_somebody_else_is_refused_and_ones_own_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        check_new(&file, &[], "shout").unwrap();
        fs::write(&file, "").unwrap();
        let complaint = check_new(&file, &[], "shout").unwrap_err();
        assert!(complaint.code == "file-exists" && complaint.message.ends_with("choose another name, or shout"), "{complaint}");
        check_new(&file, &[folder.path().join(".").join("game.txt")], "shout").unwrap();
    }
}
