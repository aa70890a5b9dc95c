//! Whether an experiment makes sense.
//!
//! Every complaint carries the field it is about as its argument `field`: a key of the file, with the places in
//! lists after it. So a screen can say it at that field, and a program that read a file in that line.
//!
//! ```text
//!   players.2   the third player          positions.0   the first position
//!   games       the number of games       pairings.1.two   who has the second seat of the second pairing
//! ```

use super::file::{Experiment, Format, spelled_out};
use super::opening::Opening;
use super::schedule::Schedule;
use plyground_core::Complaint;
use plyground_session::Spec;
use plyground_session::catalogue::{self, Entry};
use plyground_stats::Sprt;

/// The same complaint, about a field.
fn about(field: impl Into<String>) -> impl FnOnce(Complaint) -> Complaint {
    let field = field.into();
    move |complaint| complaint.with("field", field)
}

fn complain<T>(code: &'static str, message: impl Into<String>, field: impl Into<String>) -> Result<T, Complaint> {
    Err(about(field)(Complaint::new(code, message)))
}

impl Experiment {
    /// More games, random actions or players than this are surely a slip of the keyboard.
    const MOST_GAMES: usize = 100_000_000;
    const MOST_PLIES: u32 = 10_000;
    const MOST_PLAYERS: usize = 1_000;

    /// The test that ends it early, where there is one.
    pub fn test(&self) -> Result<Option<Sprt>, Complaint> {
        let read = |text: &String| {
            let bad = |message: String| about("sprt")(Complaint::new("bad-sprt", format!("sprt = \"{text}\": {message}")));
            text.parse().map_err(bad)
        };
        self.sprt.as_ref().map(read).transpose()
    }

    /// The game's entry in the catalogue and the games to be played, once everything is known to make
    /// sense.
    pub fn check(&self) -> Result<(&'static Entry, Schedule), Complaint> {
        let entry = catalogue::find(&self.game).map_err(about("game"))?;
        self.check_numbers()?;
        self.check_variants()?;
        self.check_kinds(entry)?;
        self.check_starts(entry)?;
        self.check_twins()?;
        let schedule = Schedule::new(self, entry.about.seats.len());
        if schedule.matches.is_empty() {
            return complain("empty-experiment", "there is nothing to play: give players or pairings", "players");
        }
        // Its observations are pairs of games with sides swapped.
        if self.test()?.is_some() && (schedule.matches.len() != 1 || !schedule.matches[0].is_swapped) {
            return complain("bad-sprt", "sprt: such a test is between two players who swap sides, in one variant", "sprt");
        }
        Ok((entry, schedule))
    }

    /// Complains about numbers that make no sense.
    fn check_numbers(&self) -> Result<(), Complaint> {
        let bad = |message: String, field: &str| complain("bad-experiment", message, field);
        if self.games == 0 {
            return complain("empty-experiment", "there is nothing to play: games = 0", "games");
        }
        if self.games > Self::MOST_GAMES {
            return bad(format!("games = {}: give at most {}", self.games, Self::MOST_GAMES), "games");
        }
        for (field, count) in [("players", self.players.len()), ("pairings", self.pairings.len())] {
            if count > Self::MOST_PLAYERS {
                return bad(format!("there are {count} {field}: give at most {}", Self::MOST_PLAYERS), field);
            }
        }
        if let Opening::Random(plies @ Self::MOST_PLIES..) = self.opening {
            return bad(format!("opening = {plies}: give less than {} random actions", Self::MOST_PLIES), "opening");
        }
        if !(self.clip.is_finite() && self.clip > 0.0) {
            return bad(format!("clip = {}: give a number of points above 0", self.clip), "clip");
        }
        Ok(())
    }

    /// Complains about variants that are none, twice there, or named and not there.
    fn check_variants(&self) -> Result<(), Complaint> {
        if self.variants.is_empty() {
            let message = "there is nothing to play: give at least one variant, \"\" for the usual rules";
            return complain("empty-experiment", message, "variants");
        }
        for (at, variant) in self.variants.iter().enumerate() {
            if self.variants[..at].contains(variant) {
                let complaint = Complaint::new("variant-twice", format!("the variant `{variant}` is listed twice"));
                return Err(about(format!("variants.{at}"))(complaint.with("variant", variant)));
            }
        }
        for (at, variant) in self.variants.iter().enumerate().filter(|_| !self.pairings.is_empty()) {
            if !self.pairings.iter().any(|pairing| pairing.is_in(variant)) {
                let message = format!("no pairing is played in the variant `{variant}`; leave it out");
                return complain("bad-experiment", message, format!("variants.{at}"));
            }
        }
        for (at, pairing) in self.pairings.iter().enumerate() {
            let mut named = pairing.variants.iter().flatten();
            if let Some(variant) = named.find(|variant| !self.variants.contains(variant)) {
                let message = format!("a pairing names the variant `{variant}`, which the experiment does not list");
                return complain("bad-experiment", message, format!("pairings.{at}.variants"));
            }
        }
        Ok(())
    }

    /// Complains about players that the game is not for.
    fn check_kinds(&self, entry: &Entry) -> Result<(), Complaint> {
        let alone = entry.about.seats.len() != 2;
        if alone && !self.pairings.is_empty() {
            let message = format!("{} is not a game of two: give players instead of pairings", self.game);
            return Err(about("pairings")(Complaint::new("not-for-two", message).with("game", &self.game)));
        }
        if alone && self.format == Format::Gauntlet {
            let message = format!("{} is played alone: nobody meets anybody, in a gauntlet or otherwise", self.game);
            return Err(about("format")(Complaint::new("not-for-two", message).with("game", &self.game)));
        }
        if !self.players.is_empty() && !self.pairings.is_empty() {
            return complain("bad-experiment", "give players, who all meet, or pairings, who keep their seats; not both", "pairings");
        }
        if !alone && self.players.len() == 1 {
            return complain("too-few-players", format!("{} needs at least two players to compare", entry.about.id), "players");
        }
        let plays_only = |id: &str| entry.players.iter().any(|player| player.id == id && !player.is_solver);
        for (at, player) in self.players.iter().enumerate().filter(|_| entry.is_puzzle) {
            if Spec::split(&player.spec).is_ok_and(|(id, _)| plays_only(id)) {
                let solvers: Vec<&str> = entry.players.iter().filter(|player| player.is_solver).map(|player| player.id).collect();
                let message = format!("{} does not solve puzzles; {} do", player.spec, solvers.join(", "));
                let complaint = Complaint::new("not-a-solver", message);
                return Err(about(format!("players.{at}"))(complaint.with("player", &player.spec)));
            }
        }
        Ok(())
    }

    /// Opens every start and makes every player.
    fn check_starts(&self, entry: &'static Entry) -> Result<(), Complaint> {
        for (number, variant) in self.variants.iter().enumerate() {
            let start = entry.open(variant, None).map_err(about(format!("variants.{number}")))?;
            for (at, position) in self.positions.iter().enumerate() {
                let field = format!("positions.{at}");
                let session = entry.open(variant, Some(position)).map_err(about(&field))?;
                if session.turn().is_over() {
                    return complain("game-over", "the game is over in this position; there is nothing to play", field);
                }
                self.opening.check(session.as_ref()).map_err(about("opening"))?;
            }
            if self.positions.is_empty() {
                self.opening.check(start.as_ref()).map_err(about("opening"))?;
            }
            for (field, spec) in self.specs_in(variant) {
                start.player(spec, self.seed).map_err(about(field))?;
            }
        }
        Ok(())
    }

    /// Every spec that is played in a variant, with its field.
    fn specs_in(&self, variant: &str) -> impl Iterator<Item = (String, &String)> {
        let players = self.players.iter().enumerate().map(|(at, player)| (format!("players.{at}"), &player.spec));
        let paired = self.pairings.iter().enumerate().filter(move |(_, pairing)| pairing.is_in(variant));
        let seats = paired.flat_map(|(at, pairing)| {
            [(format!("pairings.{at}.one"), &pairing.one), (format!("pairings.{at}.two"), &pairing.two)].into_iter()
        });
        players.chain(seats).chain(self.reference.iter().map(|spec| ("reference".into(), spec)))
    }

    /// Complains about a player that is listed twice: its games would be counted twice.
    fn check_twins(&self) -> Result<(), Complaint> {
        let specs: Vec<String> = self.players.iter().map(|player| spelled_out(&self.game, &player.spec)).collect();
        for (at, player) in self.players.iter().enumerate() {
            if specs[..at].contains(&specs[at]) {
                let complaint = Complaint::new("player-twice", format!("the player {} is listed twice", player.spec));
                return Err(about(format!("players.{at}"))(complaint.with("player", &player.spec)));
            }
        }
        Ok(())
    }
}
