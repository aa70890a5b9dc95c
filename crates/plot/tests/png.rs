//! The PNG is the picture: of the stated size, not blank, with Arabic letters joined.

mod sample;

use plyground_plot::png;
use resvg::tiny_skia::Pixmap;

/// The picture of an SVG, read back from its PNG.
fn picture(svg: &str, scale: f32) -> Pixmap {
    Pixmap::decode_png(&png(svg, scale).unwrap()).unwrap()
}

/// A line of text alone.
fn line(text: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"60\"><text x=\"10\" y=\"40\" font-family=\"DejaVu Sans\" font-size=\"24\">{text}</text></svg>"
    )
}

/// How many columns of pixels have ink.
fn inked_columns(pixels: &Pixmap) -> usize {
    (0..pixels.width()).filter(|&x| (0..pixels.height()).any(|y| pixels.pixel(x, y).is_some_and(|pixel| pixel.alpha() > 40))).count()
}

#[test]
fn every_sample_is_as_large_as_it_says_and_not_blank() {
    for (name, chart) in sample::all() {
        let layout = chart.layout();
        let pixels = picture(&layout.svg, 1.0);
        assert_eq!((f64::from(pixels.width()), f64::from(pixels.height())), (layout.width, layout.height), "{name}");
        let ground = pixels.pixel(1, 1).unwrap();
        let drawn = pixels.pixels().iter().filter(|pixel| **pixel != ground).count();
        assert!(drawn > pixels.pixels().len() / 100, "{name}: {drawn} pixels");
    }
}

#[test]
fn the_scale_multiplies_the_size() {
    let pixels = picture(&sample::ladder().svg(), 2.0);
    assert_eq!((pixels.width(), pixels.height()), (1920, 1200));
}

#[test]
fn bad_scales_and_bad_pictures_are_refused_with_a_sentence() {
    let svg = sample::one_point().svg();
    for scale in [0.0, -1.0, f32::NAN, f32::INFINITY, 1000.0] {
        assert!(png(&svg, scale).unwrap_err().contains("scale"), "{scale}");
    }
    assert!(png("<svg", 1.0).unwrap_err().contains("SVG"));
}

#[test]
fn arabic_letters_are_joined() {
    // A word that joiners break up is drawn in isolated letters: wider, and another picture.
    let (joined, apart) = (picture(&line("مقارنة"), 1.0), picture(&line("م\u{200c}ق\u{200c}ا\u{200c}ر\u{200c}ن\u{200c}ة"), 1.0));
    assert_ne!(joined.data(), apart.data());
    assert!(inked_columns(&joined) < inked_columns(&apart), "{} and {}", inked_columns(&joined), inked_columns(&apart));
}

#[test]
fn arabic_runs_from_right_to_left() {
    // "ا" is narrow and tall, "ب" wide and low: the first letter is the one at the right.
    let height_of = |text: &str, from: f64, to: f64| {
        let pixels = picture(&line(text), 1.0);
        let ink: Vec<(u32, u32)> = (0..pixels.width())
            .flat_map(|x| (0..pixels.height()).map(move |y| (x, y)))
            .filter(|&(x, y)| pixels.pixel(x, y).is_some_and(|pixel| pixel.alpha() > 40))
            .collect();
        let (left, right) = (ink.iter().map(|spot| spot.0).min().unwrap(), ink.iter().map(|spot| spot.0).max().unwrap());
        let within =
            |x: u32| (f64::from(x - left) / f64::from(right - left) >= from) && (f64::from(x - left) / f64::from(right - left) <= to);
        ink.iter().filter(|spot| within(spot.0)).map(|spot| spot.1).min().unwrap()
    };
    assert!(height_of("اب", 0.85, 1.0) < height_of("اب", 0.0, 0.5), "alif comes first and stands at the right");
    assert!(height_of("با", 0.0, 0.15) < height_of("با", 0.5, 1.0), "alif comes last and stands at the left");
}

#[test]
fn a_full_stop_ends_an_arabic_sentence_at_the_left() {
    let kept = picture(&line("\u{2067}زمن.\u{2069}"), 1.0);
    let stray = picture(&line("زمن."), 1.0);
    assert_ne!(kept.data(), stray.data());
    // The picture of the isolated sentence begins with the full stop: little ink in its first columns.
    let first_ink = |pixels: &Pixmap| {
        let left = (0..pixels.width())
            .find(|&x| (0..pixels.height()).any(|y| pixels.pixel(x, y).is_some_and(|pixel| pixel.alpha() > 40)))
            .unwrap();
        (0..pixels.height()).filter(|&y| pixels.pixel(left + 1, y).is_some_and(|pixel| pixel.alpha() > 40)).count()
    };
    assert!(first_ink(&kept) <= 4, "{}", first_ink(&kept));
}
