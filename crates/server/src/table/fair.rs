//! Fair draws at one table: the key, the texts that people seal and reveal, and the proof after the
//! end.

use std::sync::Arc;

use tessera_engine::{Seat, Viewer};
use tessera_render::site::{
    FairEpoch, FairRoom, FairTable, FairText, Proved, TextState, Verdict, WhyLost,
};

use super::lost::Lost;
use super::{LiveTable, TableState};
use crate::App;
use crate::fair::{
    EpochKey, EpochSecret, Key, Proof, SCHEME, SCHEME_OF_EPOCHS, TableEpochs, Verified,
    VerifyError, check_seal, check_sealed, commitment, hex, seal, verify,
};
use crate::fault::Fault;
use crate::store::{EpochRow, Seed, Status, StoredTable, TableRow};

impl LiveTable {
    /// A person seals a text before the game begins. An empty seal takes it back.
    pub(crate) async fn contribute(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        seal: &str,
    ) -> Result<(), Fault> {
        let seal = check_seal(seal)?;
        let mut state = self.state.lock().await;
        state.check_waiting()?;
        let own = state.seats_of(person);
        let seat = own.first().copied();
        let seat = seat.ok_or_else(|| Fault::forbidden("site-error-not-seated"))?;
        let mut row = state.row.clone();
        row.settings.seal(seat, seal);
        self.save(app, &mut state, row).await
    }

    /// No seat and no seal changes any more: everybody's page is asked for its text.
    pub(super) async fn ask_for_texts(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
    ) -> Result<(), Fault> {
        if state.row.settings.is_revealing {
            return Ok(());
        }
        let mut row = state.row.clone();
        row.settings.is_revealing = true;
        self.save(app, state, row).await
    }

    /// A person reveals the text that they have sealed. With the last one the game begins.
    pub(crate) async fn reveal(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        text: &str,
    ) -> Result<(), Fault> {
        check_sealed(text)?;
        let mut state = self.state.lock().await;
        state.check_revealing()?;
        let own = state.seats_of(person);
        let sealed = seal(text);
        let is_its = |seat: &Seat| state.seal_of(*seat) == Some(sealed.as_str());
        let seat = own.into_iter().find(is_its);
        let seat = seat.ok_or_else(|| Fault::unfit("fair-error-seal"))?;
        // Sent again, since the answer was lost: there is nothing to store, but perhaps to begin.
        if state.text_of(seat).is_none() {
            let mut row = state.row.clone();
            row.contribute(seat, text.to_owned());
            self.save(app, &mut state, row).await?;
        }
        self.begin(app, &mut state).await
    }

    /// The game begins without the texts that nobody reveals. The proof will tell that.
    pub(crate) async fn go_on(self: &Arc<Self>, app: &Arc<App>, person: &str) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_revealing()?;
        match state.may_go_on(person) {
            true => self.begin_now(app, &mut state).await,
            false => Err(Fault::forbidden("site-error-not-host")),
        }
    }

    /// What the page about the draws of this table shows.
    pub(crate) async fn fair(&self, is_to_check: bool) -> FairTable {
        let state = self.state.lock().await;
        let is_over = state.row.status == Status::Over;
        let verdict = (is_over && is_to_check).then(|| verdict(&verify(&state.full_record())));
        let epochs = state.announced_epochs().into_iter();
        FairTable {
            id: self.id.clone(),
            game: state.game,
            hash: commitment(&state.seed),
            seed: is_over.then(|| hex(&state.seed.0)),
            epochs: epochs
                .map(|epoch| FairEpoch {
                    from: epoch.from,
                    hash: epoch.secret.commitment(),
                    secret: is_over.then(|| epoch.secret.hex()),
                })
                .collect(),
            texts: state.fair_texts(),
            verdict,
        }
    }
}

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

    /// The record with the proof at its head. Only for games that are over.
    pub(super) fn full_record(&self) -> String {
        let settings = &self.row.settings;
        let has_epochs = settings.scheme >= SCHEME_OF_EPOCHS;
        let epochs = has_epochs.then(|| self.epochs.stretches().to_vec());
        let proof = Proof {
            scheme: settings.scheme,
            table: self.row.id.clone(),
            seed: self.seed.clone(),
            start: self.row.start.map(Seat::new),
            n_given: settings.n_given,
            epochs: epochs.unwrap_or_default(),
            contributions: settings.contributions.clone(),
            seals: settings.seals.clone(),
        };
        format!("{proof}{}", self.board.record(Viewer::Spectator))
    }

    /// Whether somebody has added a text.
    pub(super) fn has_texts(&self) -> bool {
        let is_added = |seat| self.seal_of(seat).or(self.text_of(seat)).is_some();
        self.all_seats().any(is_added)
    }

    /// Whether a text was sealed and not revealed.
    pub(super) fn awaits_texts(&self) -> bool {
        self.all_seats().any(|seat| self.is_awaited(seat))
    }

    /// What the waiting room shows to a person.
    pub(super) fn fair_room(&self, person: Option<&str>) -> FairRoom {
        let own = person.map_or_else(Vec::new, |person| self.seats_of(person));
        let own_seal = own.iter().find_map(|seat| self.seal_of(*seat));
        let is_revealing = self.row.settings.is_revealing;
        let is_awaited = is_revealing && own.iter().any(|seat| self.is_awaited(*seat));
        FairRoom {
            hash: commitment(&self.seed),
            epoch: (self.announced_epochs().pop()).map(|epoch| epoch.secret.commitment()),
            texts: self.fair_texts(),
            seal: own_seal.map(str::to_owned),
            is_revealing,
            is_awaited,
            may_go_on: is_revealing && person.is_some_and(|person| self.may_go_on(person)),
        }
    }

    /// Who has added a text, and what may be told about it now.
    fn fair_texts(&self) -> Vec<FairText> {
        let is_waiting = self.row.status == Status::Waiting;
        let is_over = self.row.status == Status::Over;
        let text = |seat: Seat| {
            let (seal, text) = (self.seal_of(seat), self.text_of(seat));
            let state = match text {
                None if seal.is_none() => return None,
                None if !is_waiting => TextState::Withheld,
                None if self.row.settings.is_revealing => TextState::Awaited,
                None => TextState::Sealed,
                Some(text) if is_over => TextState::Told(text.to_owned()),
                Some(_) => TextState::Revealed,
            };
            Some(FairText {
                seat,
                name: self.name(seat),
                seal: seal.map(str::to_owned),
                state,
            })
        };
        self.all_seats().filter_map(text).collect()
    }

    /// The epochs whose hashes everybody sees; none at a table that draws as in older versions.
    fn announced_epochs(&self) -> Vec<crate::fair::Epoch> {
        let settings = &self.row.settings;
        match self.row.status {
            _ if settings.scheme < SCHEME_OF_EPOCHS => Vec::new(),
            Status::Over => self.epochs.stretches().to_vec(),
            _ => self.epochs.announced(self.board.seq()),
        }
    }

    fn seal_of(&self, seat: Seat) -> Option<&str> {
        at(&self.row.settings.seals, seat)
    }

    fn text_of(&self, seat: Seat) -> Option<&str> {
        at(&self.row.settings.contributions, seat)
    }

    fn is_awaited(&self, seat: Seat) -> bool {
        self.seal_of(seat).is_some() && self.text_of(seat).is_none()
    }

    /// The host may go on without texts; where the host's own is missing, everybody at the table
    /// may.
    fn may_go_on(&self, person: &str) -> bool {
        let host = self.row.host.as_str();
        let is_host_missing = || {
            let mut seats = self.seats_of(host).into_iter();
            seats.any(|seat| self.is_awaited(seat)) && !self.seats_of(person).is_empty()
        };
        person == host || is_host_missing()
    }

    fn check_revealing(&self) -> Result<(), Fault> {
        match self.row.status {
            Status::Waiting if self.row.settings.is_revealing => Ok(()),
            Status::Waiting => Err(Fault::conflict("site-error-not-started")),
            _ => Err(Fault::conflict("site-error-started")),
        }
    }
}

fn at(texts: &[String], seat: Seat) -> Option<&str> {
    let text = texts.get(seat.index())?;
    Some(text.as_str()).filter(|text| !text.is_empty())
}

/// What is said about a check.
pub(crate) fn verdict(result: &Result<Verified, VerifyError>) -> Verdict {
    match result {
        Ok(verified) => Verdict::Good(Box::new(Proved {
            hash: verified.hash.clone(),
            n_draws: verified.n_draws,
            n_given: verified.n_given,
            start: verified.start,
            epochs: verified.epochs.clone(),
            n_texts: verified.texts.len(),
            n_withheld: verified.withheld.len(),
            is_sealed: verified.scheme >= SCHEME_OF_EPOCHS,
            is_over: verified.is_over,
        })),
        Err(VerifyError::Missing(word)) => Verdict::Missing(word),
        Err(VerifyError::Line(line)) => Verdict::Line(*line),
        Err(VerifyError::Twice(line) | VerifyError::Stray(line)) => Verdict::Twice(*line),
        Err(VerifyError::Scheme(_)) => Verdict::Scheme,
        Err(VerifyError::Hash(line) | VerifyError::Seal(line)) => Verdict::Hash(*line),
        Err(VerifyError::Seat(_) | VerifyError::Start(_) | VerifyError::Entries(_)) => {
            Verdict::Claim
        }
        Err(VerifyError::Nothing(n_given)) => Verdict::Nothing(*n_given),
        Err(VerifyError::Record(error)) => Verdict::Line(error.line),
        Err(VerifyError::Draw {
            line,
            found,
            expected,
        }) => Verdict::Draw {
            line: *line,
            found: found.clone(),
            expected: expected.clone(),
        },
    }
}
