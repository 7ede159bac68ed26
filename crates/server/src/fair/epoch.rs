//! Epochs: every start of a server begins a new one, with a secret that no draw followed from
//! before.
//!
//! A power cut or a restored backup may take a table back to a time before its end, after its seed
//! was told to everybody. What is drawn then follows from the secret of a new epoch, too, and that
//! nobody knows.

use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::{hash, hex};

/// The secret of an epoch. The server keeps it with its data and tells it to nobody, also not after
/// the games: it has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct EpochKey(pub [u8; 32]);

impl EpochKey {
    /// A new one.
    #[must_use]
    pub fn draw() -> EpochKey {
        EpochKey(rand::random())
    }

    /// What draws at one table follow from. Whoever knows it knows nothing about other tables.
    #[must_use]
    pub fn of_table(&self, table: &str) -> EpochSecret {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        let mac = mac.chain_update(table);
        EpochSecret(mac.finalize().into_bytes().into())
    }
}

/// What the draws of one table in one epoch follow from. It is told after the end and not before: it
/// has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct EpochSecret(pub [u8; 32]);

impl EpochSecret {
    /// What everybody may know about it from the beginning of the epoch: its hash.
    #[must_use]
    pub fn commitment(&self) -> String {
        hash(&self.0)
    }

    pub(crate) fn hex(&self) -> String {
        hex(&self.0)
    }

    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// A stretch of a log that was entered in one epoch.
#[derive(Clone, PartialEq, Eq)]
pub struct Epoch {
    /// The number of its first entry.
    pub from: usize,
    /// What it was drawn from.
    pub secret: EpochSecret,
}

/// The epochs of one table: those that its log went through, and the one that the server is in.
#[derive(Clone)]
pub struct TableEpochs {
    stretches: Vec<Epoch>,
    current: EpochSecret,
}

impl TableEpochs {
    /// From the stretches of a log, in order, and the secret that is drawn from now. Neighbours with
    /// the same secret are one stretch.
    #[must_use]
    pub fn new(stretches: impl IntoIterator<Item = Epoch>, current: EpochSecret) -> TableEpochs {
        let mut stretches: Vec<Epoch> = stretches.into_iter().collect();
        stretches.dedup_by(|later, earlier| later.secret == earlier.secret);
        TableEpochs { stretches, current }
    }

    /// From the numbers of the epochs of all entries of a log, in order, where `key` knows the
    /// secret of an epoch. Entries of older versions have no epoch. None if a secret is not known.
    pub fn of_log(
        table: &str,
        log: impl IntoIterator<Item = Option<u32>>,
        key: impl Fn(u32) -> Option<EpochKey>,
        current: &EpochKey,
    ) -> Option<TableEpochs> {
        let mut stretches = Vec::new();
        let mut last = None;
        for (from, epoch) in log.into_iter().enumerate() {
            let Some(number) = epoch.filter(|_| epoch != last) else {
                continue;
            };
            let secret = key(number)?.of_table(table);
            stretches.push(Epoch { from, secret });
            last = epoch;
        }
        Some(TableEpochs::new(stretches, current.of_table(table)))
    }

    /// What is drawn from now.
    #[must_use]
    pub fn current(&self) -> &EpochSecret {
        &self.current
    }

    /// Entries from this number on were stored, in the epoch of now.
    pub fn entered(&mut self, from: usize) {
        let last = self.stretches.last();
        if last.is_none_or(|last| last.secret != self.current) {
            self.stretches.push(Epoch {
                from,
                secret: self.current.clone(),
            });
        }
    }

    /// The stretches of the log, as the proof tells them.
    #[must_use]
    pub fn stretches(&self) -> &[Epoch] {
        &self.stretches
    }

    /// The stretches of the log, and the one that the next entry will begin if the epoch is a new
    /// one: what everybody is to see the hashes of. `seq` is the number of the next entry.
    #[must_use]
    pub fn announced(&self, seq: usize) -> Vec<Epoch> {
        let mut epochs = self.clone();
        epochs.entered(seq);
        epochs.stretches
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secrets() -> [EpochSecret; 2] {
        [1, 2].map(|byte| EpochKey([byte; 32]).of_table("k7wm2xq4hp"))
    }

    fn froms(epochs: &[Epoch]) -> Vec<usize> {
        epochs.iter().map(|epoch| epoch.from).collect()
    }

    #[test]
    fn a_stretch_begins_where_the_epoch_changes() {
        let [one, two] = secrets();
        let mut epochs = TableEpochs::new([], one.clone());
        assert_eq!(froms(&epochs.announced(0)), [0], "shown before any draw");
        assert!(epochs.stretches().is_empty());
        epochs.entered(0);
        epochs.entered(7);
        assert_eq!(froms(epochs.stretches()), [0]);
        // The server starts anew.
        let mut epochs = TableEpochs::new(epochs.stretches().to_vec(), two.clone());
        assert_eq!(froms(epochs.stretches()), [0], "nothing has been entered");
        assert_eq!(froms(&epochs.announced(9)), [0, 9]);
        epochs.entered(9);
        epochs.entered(12);
        assert_eq!(froms(epochs.stretches()), [0, 9]);
        assert!(epochs.stretches()[0].secret == one && epochs.stretches()[1].secret == two);
    }

    #[test]
    fn neighbours_are_one_stretch() {
        let [one, two] = secrets();
        let stretch = |from, secret: &EpochSecret| Epoch {
            from,
            secret: secret.clone(),
        };
        let stretches = [stretch(0, &one), stretch(3, &one), stretch(5, &two)];
        let epochs = TableEpochs::new(stretches, two);
        assert_eq!(froms(&epochs.announced(8)), [0, 5]);
    }

    #[test]
    fn a_log_tells_its_stretches() {
        let key = |number: u32| (number < 5).then_some(EpochKey([number as u8; 32]));
        let of_log = |log: &[Option<u32>]| {
            let log = log.iter().copied();
            TableEpochs::of_log("k7wm2xq4hp", log, key, &EpochKey([4; 32]))
        };
        let log = [None, None, Some(1), Some(1), Some(3), Some(4)];
        let epochs = of_log(&log).expect("known epochs");
        assert_eq!(froms(epochs.stretches()), [2, 4, 5]);
        assert_eq!(
            froms(&epochs.announced(6)),
            [2, 4, 5],
            "it is still the last one"
        );
        assert!(epochs.stretches()[0].secret == secrets()[0]);
        assert!(of_log(&[Some(1), Some(9)]).is_none(), "a secret is lost");
        let epochs = of_log(&[]).expect("nothing is missing");
        assert_eq!(froms(&epochs.announced(0)), [0]);
    }

    #[test]
    fn tables_have_secrets_of_their_own() {
        let key = EpochKey([1; 32]);
        assert!(key.of_table("a") != key.of_table("b"));
        assert!(EpochKey::draw() != EpochKey::draw());
        // HMAC-SHA-256, as every library calculates it.
        assert_eq!(
            EpochKey([11; 32]).of_table("Hi There").hex(),
            "198a607eb44bfbc69903a0f1cf2bbdc5ba0aa3f3d9ae3c1c7a3b1696a0b68cf7"
        );
    }
}
