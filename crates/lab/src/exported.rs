//! A game with every variation as JSON: what the web app exports, and every program of ours reads again.
//!
//! ```text
//!   {"plyground":"game","version":1,"players":[…],"seed":7,"dice":"program","tree":{…}}
//! ```

use crate::participant::{Dice, Participant};
use crate::record::Record;
use crate::tree::{GameTree, StoredTree};
use plyground_core::Complaint;
use serde::{Deserialize, Serialize};

/// A game with its players and every variation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Export"))]
pub struct Exported {
    plyground: String,
    version: u32,
    /// Who plays, One first.
    pub players: Vec<Participant>,
    /// The seed of dice and players.
    pub seed: u64,
    /// Who throws the dice.
    pub dice: Dice,
    /// What was played, with every variation.
    pub tree: StoredTree,
}

impl Exported {
    /// A game that is to be written.
    #[must_use]
    pub fn new(players: Vec<Participant>, seed: u64, dice: Dice, tree: StoredTree) -> Self {
        Self { plyground: "game".into(), version: 1, players, seed, dice, tree }
    }

    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Self, Complaint> {
        let exported: Self = serde_json::from_str(text)
            .map_err(|error| Complaint::new("not-a-game-file", format!("this JSON is no exported game: {error}")).with("why", error))?;
        if exported.plyground != "game" || exported.version != 1 {
            let message = format!("this is a `{}` of version {}, not a game of version 1", exported.plyground, exported.version);
            return Err(Complaint::new("not-a-game-file", message));
        }
        Ok(exported)
    }

    /// The text of the file.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts and numbers are always JSON")
    }

    /// The whole line on which the game stands, to its end.
    pub fn line(&self) -> Result<Record, Complaint> {
        let mut tree = GameTree::from_stored(&self.tree)?;
        tree.go_to(tree.end())?;
        let players: Vec<String> = self.players.iter().map(Participant::to_string).collect();
        Ok(Record::of(tree.session(), &players, self.seed))
    }
}
