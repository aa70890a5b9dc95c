//! From the bytes of a file to text: old archives were written on many machines.

/// The characters of the bytes 0x80 to 0x9f in Windows-1252; zero marks the five it leaves open.
const WINDOWS: [u16; 32] = [
    0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, //
    0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
];

/// The text of a file: UTF-8, with or without a byte order mark; UTF-16 with one; anything else
/// is taken for Windows-1252, of which Latin-1 is a part. Every sequence of bytes is some text.
///
/// ```
/// use plyground_games::checkers::pdn::decode;
/// assert_eq!(decode("\u{feff}Größe".as_bytes()), "Größe");
/// assert_eq!(decode(b"Gr\xf6\xdfe 11\x9615"), "Größe 11–15");
/// assert_eq!(decode(b"\xff\xfe1\0*\0"), "1*");
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => {
            let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            std::str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(|&byte| windows(byte)).collect(), String::from)
        }
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|character| character.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn windows(byte: u8) -> char {
    let code = match byte {
        0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
        _ => u16::from(byte),
    };
    if code == 0 { char::REPLACEMENT_CHARACTER } else { char::from_u32(u32::from(code)).unwrap_or(char::REPLACEMENT_CHARACTER) }
}
