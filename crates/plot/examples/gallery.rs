//! One of each chart, in a folder: `cargo run -p plyground-plot --example gallery -- FOLDER`.

#[path = "../tests/sample/mod.rs"]
mod sample;

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    std::fs::create_dir_all(&folder)?;
    for (name, chart) in sample::all() {
        let svg = chart.svg();
        std::fs::write(folder.join(name).with_extension("svg"), &svg)?;
        std::fs::write(folder.join(name).with_extension("png"), plyground_plot::png(&svg, 2.0)?)?;
        println!("{}", folder.join(name).display());
    }
    Ok(())
}
