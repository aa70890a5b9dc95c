//! Fits the weights of the checkers evaluator `positional`, and measures what comes of it.
//!
//! ```text
//! fit_checkers play PLAYER GAMES SEED NODES          games against itself; positions and results to the standard output
//! fit_checkers fit WEIGHTS BLEND PULL FILE…          weights that predict the results in these files best, as a Rust file
//! fit_checkers match PLAYER PLAYER GAMES SEED NODES  which of two plays better
//! fit_checkers swing PLAYER FILE…                    how far one quiet move moves the value
//! fit_checkers speed PLAYER NODES SEED               nodes a second in twenty openings
//! fit_checkers endings PLAYER STARTS SEED MILLIS     whether won endings of a few kings are won
//! ```
//!
//! WEIGHTS is `fitted`, for those in the program, `material`, or a Rust file written by `fit`. A PLAYER is WEIGHTS
//! and what may follow it: `fitted,swing=40,wary=on` (`wary`: a position in which the opponent
//! threatens to jump is not quiet). BLEND, from 0 to 1, is the part of the target that is the search's value
//! instead of the game's result. PULL, such as 0.0003, is how strongly WEIGHTS hold the new ones back.
//! Everything is repeatable but `speed` and `endings`, which look at the clock.
//!
//! ```sh
//! cargo run --release -p plyground-session --example fit_checkers -- match fitted material 400 1 5000
//! ```

mod data;
mod endings;
mod fit;
mod games;
mod player;

use games::Play;
use player::Contender;
use plyground_games::checkers::positional::WEIGHTS;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", player, games, seed, nodes] => {
            let play = Play { games: games.parse()?, seed: seed.parse()?, nodes: nodes.parse()? };
            let contender = Contender::read(player)?;
            // A run that is stopped keeps what it has.
            for first in (0..play.games).step_by(50) {
                let samples = games::self_play(contender, play, first, play.games.min(first + 50));
                data::write(&samples, &mut std::io::stdout().lock())?;
            }
        }
        ["fit", weights, blend, pull, files @ ..] => {
            let samples = data::read(files)?;
            let prior = player::weights(weights)?;
            let manner = fit::Manner { blend: blend.parse()?, pull: pull.parse()? };
            println!("{}", fit::as_rust(&fit::fit(&samples, &prior, manner)));
        }
        ["match", one, two, games, seed, nodes] => {
            let play = Play { games: games.parse()?, seed: seed.parse()?, nodes: nodes.parse()? };
            let tally = games::compete(Contender::read(one)?, Contender::read(two)?, play);
            println!("{one} against {two}, {games} games, seed {seed}, {nodes} nodes: {tally}");
        }
        ["swing", player, files @ ..] => println!("{}", data::swing(Contender::read(player)?, &data::read(files)?)),
        ["speed", player, nodes, seed] => println!("{}", games::speed(Contender::read(player)?, nodes.parse()?, seed.parse()?)),
        ["endings", player, starts, seed, millis] => {
            endings::report(Contender::read(player)?, starts.parse()?, seed.parse()?, millis.parse()?);
        }
        _ => {
            eprintln!("see the head of crates/session/examples/fit_checkers/main.rs; the evaluator has {} features", WEIGHTS[0].len());
            std::process::exit(2);
        }
    }
    Ok(())
}
