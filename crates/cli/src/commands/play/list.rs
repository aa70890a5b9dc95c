//! What can be played, as a numbered list in columns.
//!
//! ```text
//!   #1 9-13   #2 9-14   #3 10-14  #4 10-15  #5 11-15  #6 11-16  #7 12-16
//! ```

use plyground_lab::{Successor, with_thousands};
use std::fmt::Write as _;

/// Entries shown at most; the others have their numbers all the same.
pub const MOST_SHOWN: usize = 60;

/// How wide a line may be.
const WIDTH: usize = 80;

/// The longest exact odds that are shown; longer ones are rounded.
const SHORT: usize = 7;

/// Spaces before every entry.
const GAP: usize = 2;

/// The list, at most [`MOST_SHOWN`] entries of it, with a line end after every row. Numbers run down
/// the columns, each as wide as it must be, and there are as many columns as fit.
pub fn numbered(successors: &[Successor]) -> String {
    let entries: Vec<String> = successors.iter().take(MOST_SHOWN).enumerate().map(|(index, it)| entry(index + 1, it)).collect();
    let rows = (1..entries.len()).find(|&rows| widths(&entries, rows).iter().map(|width| GAP + width).sum::<usize>() <= WIDTH);
    let rows = rows.unwrap_or(entries.len());
    let widths = widths(&entries, rows);
    let mut text = String::new();
    for row in 0..rows {
        let line: String = entries.iter().skip(row).step_by(rows).zip(&widths).fold(String::new(), |mut line, (entry, width)| {
            let _ = write!(line, "{:GAP$}{entry:width$}", "");
            line
        });
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// How wide the columns are in so many rows.
fn widths(entries: &[String], rows: usize) -> Vec<usize> {
    entries.chunks(rows.max(1)).map(|column| column.iter().map(|entry| entry.chars().count()).max().unwrap_or(0)).collect()
}

/// The number, the action, and how likely it is where chance decides.
fn entry(number: usize, successor: &Successor) -> String {
    let odds = match (&successor.exact, successor.probability) {
        (Some(exact), _) if exact.len() <= SHORT => format!(" ({exact})"),
        (_, Some(probability)) => format!(" ({probability:.5})"),
        (_, None) => String::new(),
    };
    format!("#{number} {}{odds}", successor.action)
}

/// The place in a list of `count` entries that `#3` or `# 3` means, from 0; or one line that says what is wrong.
pub fn place(text: &str, count: usize) -> Result<usize, String> {
    let typed = text.trim_start_matches('#').trim();
    let is_number = !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number {
        return Err(format!("`{text}` is no number of the list that `moves` shows, such as #1"));
    }
    match typed.parse::<usize>() {
        Ok(number) if (1..=count).contains(&number) => Ok(number - 1),
        _ if count == 1 => Err(format!("there is no #{typed}: the list has only #1")),
        _ => Err(format!("there is no #{typed}: the list goes from #1 to #{}", with_thousands(count as u64))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(texts: &[&str]) -> Vec<Successor> {
        let successor = |text: &&str| Successor { action: (*text).into(), position: String::new(), probability: None, exact: None };
        texts.iter().map(successor).collect()
    }

    #[test]
    fn entries_stand_in_columns_and_rows_end_in_time() {
        assert_eq!(numbered(&actions(&["1", "22"])), "  #1 1  #2 22\n");
        let many: Vec<String> = (0..100).map(|number| format!("{number}-{}", number + 4)).collect();
        let text = numbered(&actions(&many.iter().map(String::as_str).collect::<Vec<_>>()));
        let rows: Vec<&str> = text.lines().collect();
        assert!(rows.iter().all(|row| row.len() <= WIDTH && !row.ends_with(' ')), "{text}");
        let places = |row: &str| row.match_indices('#').map(|(place, _)| place).collect::<Vec<_>>();
        assert!(rows.len() < 10 && rows.iter().all(|row| places(rows[0]).starts_with(&places(row))), "columns are straight:\n{text}");
        assert!(rows[1].starts_with("  #2 1-5 "), "numbers run down:\n{text}");
        assert!(text.contains("#60 ") && !text.contains("#61"), "{text}");
        let long = "x".repeat(200);
        assert_eq!(numbered(&actions(&[&long, &long])).lines().count(), 2);
        assert_eq!(numbered(&[]), "");
    }

    #[test]
    fn outcomes_come_with_their_odds() {
        let exact = Successor { probability: Some(0.25), exact: Some("1/4".into()), ..actions(&["two"])[0].clone() };
        let rough = Successor { probability: Some(0.75), exact: None, ..actions(&["one"])[0].clone() };
        assert_eq!(numbered(&[exact, rough]), "  #1 two (1/4)  #2 one (0.75000)\n");
    }

    #[test]
    fn a_number_outside_the_list_is_told_in_one_line() {
        assert_eq!((place("#1", 7), place("# 7", 7)), (Ok(0), Ok(6)));
        for (text, count, said) in [
            ("#0", 7, "there is no #0: the list goes from #1 to #7"),
            ("#8", 7, "there is no #8: the list goes from #1 to #7"),
            ("#2", 1, "there is no #2: the list has only #1"),
            ("#99999999999999999999", 2, "there is no #99999999999999999999: the list goes from #1 to #2"),
            ("#", 7, "`#` is no number of the list that `moves` shows, such as #1"),
            ("#-1", 7, "`#-1` is no number of the list that `moves` shows, such as #1"),
        ] {
            assert_eq!(place(text, count), Err(said.into()));
        }
    }
}
