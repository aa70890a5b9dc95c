//! The positions to search: a table with a column for them, or one in each line.

use super::COLUMNS;
use plyground_core::Complaint;

/// A byte that no table has: what is read with it between columns has one column.
const NONE: u8 = 0x1f;

/// A table of positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The lines.
    pub rows: Vec<Row>,
    /// What stands between two columns.
    pub delimiter: u8,
    position: usize,
    variant: Option<usize>,
}

/// One line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What stands in each column.
    pub fields: Vec<String>,
}

impl Row {
    /// The position of this line.
    #[must_use]
    pub fn position(&self, sheet: &Sheet) -> &str {
        self.fields[sheet.position].trim()
    }

    /// Its variant, if it names one.
    #[must_use]
    pub fn variant(&self, sheet: &Sheet) -> Option<&str> {
        sheet.variant.map(|column| self.fields[column].trim()).filter(|variant| !variant.is_empty())
    }
}

impl Sheet {
    /// Reads a table. Columns may be separated by commas, semicolons or tabs, as spreadsheets of different
    /// countries write them, and a byte order mark is no part of the first name. Without a heading
    /// `position`, every line is a position; those that begin with # are remarks.
    pub fn read(bytes: &[u8]) -> Result<Self, Complaint> {
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let text = std::str::from_utf8(bytes).map_err(|error| bad(format!("the file of positions is no UTF-8 text: {error}")))?;
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let heads = |delimiter: u8| {
            let names = first.split(char::from(delimiter));
            names.map(|name| name.trim().trim_matches('"').trim()).any(|name| name.eq_ignore_ascii_case("position"))
        };
        let sheet = match [NONE, b',', b';', b'\t'].into_iter().find(|delimiter| heads(*delimiter)) {
            Some(delimiter) => Self::table(text, delimiter)?,
            None => Self::lines(text),
        };
        if sheet.rows.is_empty() {
            return Err(bad("the file holds no position: write one in each line, or a table with a column `position`".into()));
        }
        Ok(sheet)
    }

    fn lines(text: &str) -> Self {
        let positions = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let rows = positions.map(|position| Row { fields: vec![position.into()] }).collect();
        Self { columns: vec!["position".into()], rows, delimiter: b',', position: 0, variant: None }
    }

    fn table(text: &str, delimiter: u8) -> Result<Self, Complaint> {
        let mut reader = csv::ReaderBuilder::new().delimiter(delimiter).from_reader(text.as_bytes());
        let broken = |error: csv::Error| bad(format!("the table of positions cannot be read: {error}"));
        let columns: Vec<String> = reader.headers().map_err(broken)?.iter().map(|name| name.trim().into()).collect();
        let place = |wanted: &str| columns.iter().position(|name| name.eq_ignore_ascii_case(wanted));
        if let Some(taken) = columns.iter().find(|name| COLUMNS.contains(&name.as_str())) {
            return Err(bad(format!("the table has a column `{taken}` already, which the answer would add; rename or remove it")));
        }
        let position = place("position").ok_or_else(|| bad("the table has no column `position`".into()))?;
        let variant = place("variant");
        let rows = reader.records().map(|row| Ok(Row { fields: row?.iter().map(Into::into).collect() })).collect::<Result<_, _>>();
        let delimiter = if delimiter == NONE { b',' } else { delimiter };
        Ok(Self { rows: rows.map_err(broken)?, columns, delimiter, position, variant })
    }

    /// The names of all columns of the answer.
    #[must_use]
    pub fn headings(&self) -> Vec<String> {
        self.columns.iter().cloned().chain(COLUMNS.map(String::from)).collect()
    }
}

fn bad(message: String) -> Complaint {
    Complaint::new("bad-positions", message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn positions(text: &str) -> Vec<String> {
        let sheet = Sheet::read(text.as_bytes()).unwrap();
        sheet.rows.iter().map(|row| row.position(&sheet).to_string()).collect()
    }

    #[test]
    fn lines_and_tables_of_every_country_give_the_same_positions() {
        for text in [
            "44\n 445 \n",
            "# mine\r\n44\r\n\r\n445",
            "position\n44\n445\n",
            "\u{feff}position\r\n44\r\n445\r\n",
            "name,position\n\"a, \"\"b\"\"\",44\nc,445\n",
            "\u{feff}\"name\";\"Position\";variant\r\n\"a;b\";44;\r\nc;445;rows=7\r\n",
            "name\tposition\na\t44\nc\t445\n",
            "note,position\n\"two\nlines\",44\n,445\n",
        ] {
            assert_eq!(positions(text), ["44", "445"], "{text:?}");
        }
    }

    #[test]
    fn a_position_with_commas_needs_no_quotes_when_it_is_alone() {
        let position = "0,0,39,41/0,11,11,26/1/-";
        assert_eq!(positions(&format!("{position}\n")), [position]);
        assert_eq!(positions(&format!("position\n{position}\n\"{position}\"\n")), [position, position]);
        assert_eq!(positions(&format!("name,position\nx,\"{position}\"\n")), [position]);
    }

    #[test]
    fn what_is_no_table_is_said_in_one_line() {
        for (bytes, part) in [
            (&b""[..], "no position"),
            (b"position\n", "no position"),
            (b"# nothing\n", "no position"),
            (b"name,position\na\n", "record 1"),
            (b"best,position\n4,44\n", "column `best` already"),
            (b"\xff\xfe4\x004\x00", "UTF-8"),
        ] {
            let complaint = Sheet::read(bytes).unwrap_err();
            assert!(complaint.message.contains(part) && !complaint.message.contains('\n'), "{complaint}");
        }
    }
}
