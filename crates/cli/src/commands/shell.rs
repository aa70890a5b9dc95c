//! Shell completions and manual pages.

use crate::args::{Cli, CompletionsArgs, ManArgs};
use crate::commands::write_file;
use crate::output::{Done, Out};
use clap::CommandFactory as _;
use plyground_lab::Complaint;
use std::io::Write as _;

/// Prints the completion script of a shell.
pub fn completions(args: &CompletionsArgs, out: &mut Out) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "plyground", &mut script);
    out.write_all(&script)?;
    Ok(())
}

/// Writes a manual page for the program and for each command.
pub fn man(args: &ManArgs, out: &mut Out) -> Done {
    let mut command = Cli::command();
    command.build();
    let Some(folder) = &args.folder else {
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page)?;
        out.write_all(&page)?;
        return Ok(());
    };
    std::fs::create_dir_all(folder).map_err(|error| {
        Complaint::new("cannot-write", format!("cannot make the folder {}: {error}", folder.display())).with("file", folder.display())
    })?;
    let pages = std::iter::once(command.clone()).chain(command.get_subcommands().filter(|sub| !sub.is_hide_set()).cloned());
    for page in pages {
        let name = page.get_display_name().unwrap_or(page.get_name()).to_string();
        let mut text = Vec::new();
        clap_mangen::Man::new(page).render(&mut text)?;
        let file = folder.join(format!("{name}.1"));
        write_file(&file, &text)?;
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}
