//! What the draws of a table follow from, and the proof of them after the end.

use tessera_engine::Seat;
use tessera_render::site::WhyLost;

use super::{Lost, TableState};
use crate::App;
use crate::fair::{
    Epoch, EpochKey, EpochSecret, Key, Proof, SCHEME, SCHEME_OF_EPOCHS, TableEpochs,
};
use crate::store::{EpochRow, Seed, Status, StoredTable, TableRow};

impl TableRow {
    /// What draws in this epoch follow from.
    pub(super) fn key(&self, seed: &Seed, epoch: &EpochSecret) -> Key {
        let settings = &self.settings;
        let texts = &settings.contributions;
        let key = Key::new(settings.scheme, seed, &self.id, texts, Some(epoch));
        key.expect("the scheme was checked when the table was loaded")
    }

    /// A table that an older version opened, and whose game has not begun, draws as new ones do.
    pub(super) fn renew(&mut self) {
        if self.status == Status::Waiting && self.settings.scheme < SCHEME {
            self.settings.scheme = SCHEME;
            // They were not sealed.
            self.settings.contributions.clear();
        }
    }
}

impl EpochRow {
    /// What its draws at a table follow from.
    pub(super) fn of_table(&self, table: &str) -> EpochSecret {
        EpochKey(self.secret).of_table(table)
    }
}

/// The epochs that the log of a table went through, and the one of now.
pub(super) fn epochs(app: &App, stored: &StoredTable) -> Result<TableEpochs, Lost> {
    let key = |number| {
        let epoch = stored.epochs.iter().find(|epoch| epoch.id == number)?;
        Some(EpochKey(epoch.secret))
    };
    let log = stored.entries.iter().map(|entry| entry.epoch);
    let current = EpochKey(app.epoch.secret);
    let epochs = TableEpochs::of_log(&stored.row.id, log, key, &current);
    epochs.ok_or(Lost::new(WhyLost::Damaged))
}

impl TableState {
    /// What the next draws follow from.
    pub(super) fn key(&self) -> Key {
        self.row.key(&self.seed, self.epochs.current())
    }

    /// The proof of all draws, for the head of the record. Only for games that are over.
    pub(super) fn proof(&self) -> Proof {
        let settings = &self.row.settings;
        let has_epochs = settings.scheme >= SCHEME_OF_EPOCHS;
        let epochs = has_epochs.then(|| self.epochs.stretches().to_vec());
        Proof {
            scheme: settings.scheme,
            table: self.row.id.clone(),
            seed: self.seed.clone(),
            start: self.row.start.map(Seat::new),
            n_given: settings.n_given,
            epochs: epochs.unwrap_or_default(),
            contributions: settings.contributions.clone(),
            seals: settings.seals.clone(),
        }
    }

    /// The epochs whose hashes everybody sees; none at a table that draws as in older versions.
    pub(super) fn announced_epochs(&self) -> Vec<Epoch> {
        let settings = &self.row.settings;
        match self.row.status {
            _ if settings.scheme < SCHEME_OF_EPOCHS => Vec::new(),
            Status::Over => self.epochs.stretches().to_vec(),
            _ => self.epochs.announced(self.board.seq()),
        }
    }
}
