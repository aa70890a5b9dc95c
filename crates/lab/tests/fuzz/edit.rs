//! Texts that are almost right.

/// One change: where, what kind, and with which letter.
pub type Edit = (u16, u8, u8);

/// What a fuzzer chooses: a sample, and what to change in it.
pub type Choice = (u16, Vec<Edit>);

/// Letters that readers stumble over, besides those of the samples.
const TRAPS: &str = "\0\t\n\r \"#'()*+,-./0123456789:;<=>?@[\\]_{|}~ax\u{7f}\u{85}é٣\u{feff}\u{202e}🂡";

/// So many changes leave little of the sample.
const MANY: usize = 6;

/// Runs a target: a number of tries, each with a choice that the engine makes.
macro_rules! fuzz {
    ($tries:expr, $try_one:expr) => {
        bolero::check!().with_iterations($tries).with_type::<crate::edit::Choice>().for_each($try_one)
    };
}
pub(crate) use fuzz;

/// The sample that was chosen.
pub fn sample<T>(samples: &[T], choice: &Choice) -> usize {
    usize::from(choice.0) % samples.len()
}

/// The text with the changes that were chosen.
pub fn edited(text: &str, choice: &Choice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let traps: Vec<char> = TRAPS.chars().collect();
    for &(at, kind, letter) in choice.1.iter().take(choice.1.len() % MANY) {
        let place = usize::from(at) % (letters.len() + 1);
        let other = usize::from(letter) * 7 % (letters.len() + 1);
        let (from, to) = (place.min(other), place.max(other));
        // A letter of the text itself is right more often than one from outside.
        let letter = if letter % 2 == 0 { letters.get(other).copied() } else { None };
        let letter = letter.unwrap_or(traps[usize::from(at >> 4) % traps.len()]);
        match kind % 8 {
            0 | 1 => letters.insert(place, letter),
            2 | 3 if place < letters.len() => letters[place] = letter,
            4 if place < letters.len() => drop(letters.remove(place)),
            5 if to < letters.len() => letters.swap(from, to),
            6 => drop(letters.drain(from..to.min(from + 12))),
            _ => {
                let piece: Vec<char> = letters[from..to.min(from + 60)].to_vec();
                letters.splice(to..to, piece);
            }
        }
    }
    letters.into_iter().collect()
}
