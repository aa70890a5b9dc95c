//! The file of answers: written line by line, and gone on with after a break.

use super::{COLUMNS, Sheet};
use plyground_core::Complaint;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// A file that answers are written into.
#[derive(Debug)]
pub struct Output {
    file: File,
    name: PathBuf,
    delimiter: u8,
}

/// What an earlier run has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resumed {
    /// Lines that are there.
    pub done: usize,
    /// Those of them that could not be searched.
    pub bad: usize,
    /// True when the last line was torn, and cut off.
    pub was_torn: bool,
}

impl Output {
    /// Opens the file for the answers of a player to a sheet: a new one, or one of an earlier run if that is
    /// to be gone on with. It must be of the same sheet and the same player.
    pub fn open(file: &Path, sheet: &Sheet, player: &str, resume: bool) -> Result<(Self, Resumed), Complaint> {
        let cannot = |error: io::Error| {
            Complaint::new("cannot-write", format!("cannot write {}: {error}", file.display())).with("file", file.display())
        };
        // Reading a pipe would wait forever.
        if resume && file.exists() && !file.is_file() {
            return Err(cannot(io::Error::other("it is no regular file")));
        }
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        let opened = if resume { options.create(true).truncate(false).open(file) } else { options.create_new(true).open(file) };
        let opened = opened.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                let message = format!("{} is there already; --resume goes on with it, or choose another name", file.display());
                Complaint::new("file-exists", message).with("file", file.display())
            }
            _ => cannot(error),
        })?;
        let mut output = Self { file: opened, name: file.into(), delimiter: sheet.delimiter };
        let mut bytes = Vec::new();
        output.file.read_to_end(&mut bytes).map_err(cannot)?;
        let (resumed, end) = known(&bytes, sheet, player).map_err(|what| {
            let message = format!("{} cannot be gone on with: {what}", file.display());
            Complaint::new("other-answers", message).with("file", file.display())
        })?;
        output.file.set_len(end as u64).and_then(|()| output.file.seek(SeekFrom::End(0))).map_err(cannot)?;
        if end == 0 {
            output.add(&sheet.headings())?;
        }
        Ok((output, resumed))
    }

    /// Adds a line. It is with the system in one piece when this returns: a killed program loses no line
    /// that was added.
    pub fn add(&mut self, fields: &[String]) -> Result<(), Complaint> {
        let cannot = |error: io::Error| {
            Complaint::new("cannot-write", format!("cannot write {}: {error}", self.name.display())).with("file", self.name.display())
        };
        line(fields, self.delimiter).and_then(|line| self.file.write_all(&line)).map_err(cannot)
    }
}

/// A line of the file, its end included.
fn line(fields: &[String], delimiter: u8) -> io::Result<Vec<u8>> {
    let mut writer = csv::WriterBuilder::new().delimiter(delimiter).from_writer(Vec::new());
    writer.write_record(fields)?;
    writer.into_inner().map_err(|error| io::Error::other(error.to_string()))
}

/// What a file holds of the answers, and where its last whole line ends; or why it is another file.
fn known(bytes: &[u8], sheet: &Sheet, player: &str) -> Result<(Resumed, usize), String> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).delimiter(sheet.delimiter).from_reader(bytes);
    let headings = sheet.headings();
    let mut resumed = Resumed::default();
    let mut end = 0;
    let mut record = csv::ByteRecord::new();
    for number in 0.. {
        if !reader.read_byte_record(&mut record).map_err(|error| error.to_string())? {
            break;
        }
        let stop = reader.position().byte() as usize;
        // Ends of lines are only in quotes or after the last field: what lacks fields or its end is torn.
        let is_whole = record.len() == headings.len() && bytes[..stop].ends_with(b"\n");
        if !is_whole && stop == bytes.len() {
            // Only what can be the beginning of ours may be cut off.
            if number == 0 && !line(&headings, sheet.delimiter).is_ok_and(|line| line.starts_with(bytes)) {
                return Err("it holds something else".into());
            }
            resumed.was_torn = true;
            break;
        }
        let field = |column: usize| record.get(column).unwrap_or_default();
        let is_same =
            |fields: &[String]| record.len() == headings.len() && fields.iter().zip(&record).all(|(own, there)| own.as_bytes() == there);
        if number == 0 {
            let named = record.iter().map(|name| name.strip_prefix(b"\xef\xbb\xbf").unwrap_or(name));
            if record.len() != headings.len() || !named.eq(headings.iter().map(String::as_bytes)) {
                return Err("its columns are others than those of these positions".into());
            }
        } else {
            let Some(row) = sheet.rows.get(resumed.done) else {
                return Err(format!("it has more lines than there are positions ({})", sheet.rows.len()));
            };
            if !is_same(&row.fields) {
                return Err(format!("its line {number} answers another position than line {number} of the positions"));
            }
            let theirs = field(headings.len() - 2);
            if theirs != player.as_bytes() {
                return Err(format!("its line {number} is by {}, not by {player}", String::from_utf8_lossy(theirs)));
            }
            resumed.done += 1;
            resumed.bad += usize::from(!field(sheet.columns.len() + COLUMNS.len() - 1).is_empty());
        }
        end = stop;
    }
    Ok((resumed, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        Sheet::read("note,position\n\"two\nlines, \"\"quoted\"\"\",44\nb,445\nc,9\n".as_bytes()).unwrap()
    }

    /// The answers to a sheet as if somebody had searched.
    fn answers(sheet: &Sheet) -> Vec<Vec<String>> {
        let told = |error: &str| {
            COLUMNS.map(|name| {
                if name == "player" {
                    "first".into()
                } else if name == "error" {
                    error.into()
                } else {
                    String::new()
                }
            })
        };
        let errors = ["", "", "no column 9, nor \"9\""];
        sheet.rows.iter().zip(errors).map(|(row, error)| row.fields.iter().cloned().chain(told(error)).collect()).collect()
    }

    #[test]
    fn a_file_torn_at_any_byte_is_gone_on_with_to_the_same_end() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("out.csv");
        let sheet = sheet();
        let answers = answers(&sheet);
        let write = |resume| {
            let (mut output, resumed) = Output::open(&file, &sheet, "first", resume).unwrap();
            answers[resumed.done..].iter().for_each(|fields| output.add(fields).unwrap());
            resumed
        };
        assert_eq!(write(false), Resumed::default());
        let whole = std::fs::read(&file).unwrap();
        for length in 0..=whole.len() {
            std::fs::write(&file, &whole[..length]).unwrap();
            let resumed = write(true);
            assert_eq!(std::fs::read(&file).unwrap(), whole, "torn at {length}");
            let is_end_of_line = length == 0 || (whole[length - 1] == b'\n' && !whole[..length].ends_with(b"two\n"));
            assert_eq!(resumed.was_torn, !is_end_of_line, "torn at {length}");
        }
        assert_eq!(write(true), Resumed { done: 3, bad: 1, was_torn: false });
    }

    #[test]
    fn a_file_of_something_else_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("out.csv");
        let sheet = sheet();
        let refused = |content: &str, player: &str, code: &str| {
            std::fs::write(&file, content).unwrap();
            assert_eq!(Output::open(&file, &sheet, player, code != "file-exists").unwrap_err().code, code);
            assert_eq!(std::fs::read_to_string(&file).unwrap(), content);
        };
        refused("anything", "first", "file-exists");
        refused("dear diary\n", "first", "other-answers");
        refused("dear diary", "first", "other-answers");
        let other = Sheet::read(b"note,position\nx,1\n").unwrap();
        std::fs::remove_file(&file).unwrap();
        let (mut output, _) = Output::open(&file, &other, "first", false).unwrap();
        output.add(&answers(&other)[0]).unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        refused(&text, "first", "other-answers");
        let mine = text.replace("x,1,", "\"two\nlines, \"\"quoted\"\"\",44,");
        refused(&mine, "random", "other-answers");
        std::fs::write(&file, &mine).unwrap();
        assert_eq!(Output::open(&file, &sheet, "first", true).unwrap().1.done, 1);
    }
}
