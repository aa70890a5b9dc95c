//! `plyground serve`: the web app.

use crate::args::ServeArgs;
use crate::output::{Done, Out, say};
use crate::stop;
use plyground_web::{Ceilings, Options};
use serde_json::{Map, json};
use std::io::{IsTerminal as _, Write as _};

/// Serves the web app until Ctrl-C. The first line printed is its address.
pub fn run(args: &ServeArgs, out: &mut Out) -> Done {
    let options = Options {
        host: args.host.clone(),
        port: args.port,
        open: !args.no_open,
        library: args.library.clone(),
        ceilings: Ceilings::default(),
    };
    // Somebody else may have set a log up already; theirs is as good.
    let _ = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .try_init();
    let mut told = Ok(());
    stop::interruptible(|flag| {
        plyground_web::serve(&options, &flag, |url| {
            told = tell(url, args, out);
        })
    })?;
    told.map_err(Into::into)
}

fn tell(url: &str, args: &ServeArgs, out: &mut Out) -> std::io::Result<()> {
    if args.json {
        return out.json(Map::from_iter([("url".to_string(), json!(url))]));
    }
    writeln!(out, "{url}")?;
    out.flush()?;
    let is_elsewhere = args.port != 0 && !url.ends_with(&format!(":{}/", args.port));
    let why = if is_elsewhere { format!("port {} is taken; ", args.port) } else { String::new() };
    say(&format!("{why}Plyground is open at this address. Ctrl-C ends it; your games are kept."));
    Ok(())
}
