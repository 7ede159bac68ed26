//! Fair draws at one table: the texts that people seal and reveal, and what pages tell about the
//! draws.

use tessera_engine::Seat;
use tessera_render::site::{FairEpoch, FairRoom, FairTable, FairText, TextState};

use super::{LiveTable, TableState, TableWriter};
use crate::fair::{check_seal, check_sealed, commitment, hex, seal};
use crate::fault::Fault;
use crate::store::Status;

impl TableWriter {
    /// A person seals a text before the game begins. An empty seal takes it back.
    pub(crate) async fn contribute(&self, person: &str, seal: &str) -> Result<(), Fault> {
        let seal = check_seal(seal)?;
        let row = {
            let state = self.state();
            state.check_waiting()?;
            let seat = state.seats_of(person).first().copied();
            let seat = seat.ok_or_else(|| Fault::forbidden("site-error-not-seated"))?;
            let mut row = state.row.clone();
            row.settings.seal(seat, seal);
            row
        };
        self.save(row).await
    }

    /// No seat and no seal changes any more: the page of everybody at the table is asked for its
    /// text.
    pub(super) async fn ask_for_texts(&self) -> Result<(), Fault> {
        let mut row = self.state().row.clone();
        if row.settings.is_revealing {
            return Ok(());
        }
        row.settings.is_revealing = true;
        self.save(row).await
    }

    /// A person reveals the text that they have sealed. With the last one the game begins.
    pub(crate) async fn reveal(&self, person: &str, text: &str) -> Result<(), Fault> {
        check_sealed(text)?;
        let row = {
            let state = self.state();
            state.check_revealing()?;
            let sealed = seal(text);
            let is_its = |seat: &Seat| state.seal_of(*seat) == Some(sealed.as_str());
            let seat = state.seats_of(person).into_iter().find(is_its);
            let seat = seat.ok_or_else(|| Fault::unfit("fair-error-seal"))?;
            // Sent again, since the answer was lost: there is nothing to store, but perhaps to
            // begin.
            state.text_of(seat).is_none().then(|| {
                let mut row = state.row.clone();
                row.contribute(seat, text.to_owned());
                row
            })
        };
        if let Some(row) = row {
            self.save(row).await?;
        }
        self.begin().await
    }

    /// The game begins without the texts that nobody reveals. The proof will tell that.
    pub(crate) async fn begin_without_texts(&self, person: &str) -> Result<(), Fault> {
        {
            let state = self.state();
            state.check_revealing()?;
            if !state.may_go_on(person) {
                return Err(Fault::forbidden("site-error-not-host"));
            }
        }
        self.begin_now().await
    }
}

impl LiveTable {
    /// What the page about the draws of this table shows, without a verdict.
    pub(crate) fn fair(&self) -> FairTable {
        let state = self.state();
        let is_over = state.row.status == Status::Over;
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
            verdict: None,
        }
    }
}

impl TableState {
    /// Whether a person has added a text.
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

    /// The texts that people have added, as far as they may be told now.
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
                name: (self.row.seats[seat.index()].person_name())
                    .unwrap_or_default()
                    .to_owned(),
                seal: seal.map(str::to_owned),
                state,
            })
        };
        self.all_seats().filter_map(text).collect()
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
