//! What is kept about the person who asks.

use axum_extra::extract::cookie::SignedCookieJar;

use super::Visit;
use super::cookies::Badge;
use crate::App;
use crate::fault::Fault;
use crate::ids;
use crate::settings::write_settings;
use crate::store::{PersonRow, StoreError};
use crate::table::NOBODY;

/// A person who is known, and what must be sent so that they stay known.
pub(crate) struct Known {
    pub(crate) person: PersonRow,
    pub(crate) cookies: SignedCookieJar,
}

impl App {
    /// The person who has this badge, unless that session was ended.
    pub(super) async fn person_with(&self, badge: &Badge) -> Result<Option<PersonRow>, Fault> {
        let person = self.person(&badge.id).await?;
        Ok(person.filter(|person| person.generation == badge.generation))
    }

    /// A person by their id; one who has just been here is not read again.
    async fn person(&self, id: &str) -> Result<Option<PersonRow>, Fault> {
        if let Some(person) = self.recent.get(id) {
            return Ok(Some(person));
        }
        let person = self.store.person(id).await?;
        if let Some(person) = &person {
            self.recent.put(person);
            // Once in a while is enough to know which people still come.
            if self.recent.is_visit_to_be_kept(id, self.time.now()) {
                let marked = self.store.mark_visited(id, self.time.now()).await;
                // A person who only looks need not suffer from a full disk.
                marked.unwrap_or_else(|error| tracing::warn!(%error, "a visit is not kept"));
            }
        }
        Ok(person)
    }

    /// Changes a person as they are stored, however many change them at the same time.
    pub(crate) async fn change_person(
        &self,
        person: &PersonRow,
        change: impl Fn(&mut PersonRow),
    ) -> Result<PersonRow, Fault> {
        let mut row = person.clone();
        loop {
            change(&mut row);
            match self.store.save_person(&mut row).await {
                Ok(()) => {
                    self.recent.put(&row);
                    return Ok(row);
                }
                Err(StoreError::Conflict) => {
                    let unknown = || Fault::forbidden("site-error-unknown");
                    let stored = self.store.person(&row.id).await?;
                    // A person who was signed out in the meantime changes nothing any more.
                    row = stored
                        .filter(|row| row.generation == person.generation)
                        .ok_or_else(unknown)?;
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The person who asks, who has this name from now on; a browser that is nobody's becomes a new
    /// person's.
    pub(crate) async fn known(&self, visit: &Visit, name: Option<&str>) -> Result<Known, Fault> {
        let person = match &visit.person {
            Some(person) => person.clone(),
            None => {
                self.limiter.check_new(visit.client)?;
                PersonRow {
                    id: ids::person_id(),
                    token: ids::token(),
                    settings: write_settings(visit.settings),
                    ..PersonRow::default()
                }
            }
        };
        let name = name.unwrap_or(&person.name).to_owned();
        let person = match person.version > 0 && person.name == name {
            true => person,
            false => {
                let change = |person: &mut PersonRow| person.name.clone_from(&name);
                self.change_person(&person, change).await?
            }
        };
        self.recent.came_from(&person.id, visit.client);
        let cookies = self.sign_in(&person);
        Ok(Known { person, cookies })
    }

    /// The person who asks gets a new private link, and the old one leads nowhere. Browsers that
    /// came by the old one are nobody's from now on.
    pub(crate) async fn renew_link(&self, person: &PersonRow) -> Result<SignedCookieJar, Fault> {
        let token = ids::token();
        self.end_others(person, |person| person.token.clone_from(&token))
            .await
    }

    /// Only the browser that asks stays this person's.
    pub(crate) async fn sign_out_others(
        &self,
        person: &PersonRow,
    ) -> Result<SignedCookieJar, Fault> {
        self.end_others(person, |_| ()).await
    }

    async fn end_others(
        &self,
        person: &PersonRow,
        change: impl Fn(&mut PersonRow),
    ) -> Result<SignedCookieJar, Fault> {
        let change = |person: &mut PersonRow| {
            person.generation = person.generation.wrapping_add(1);
            change(person);
        };
        let person = self.change_person(person, change).await?;
        self.recent.end_sessions(&person.id);
        Ok(self.sign_in(&person))
    }

    /// Deletes a person. Returns the cookies that make their browser nobody's.
    pub(crate) async fn forget_person(&self, id: &str) -> Result<SignedCookieJar, Fault> {
        self.store.forget_person(id, NOBODY).await?;
        self.recent.forget(id);
        self.recent.end_sessions(id);
        Ok(self.sign_out())
    }
}
