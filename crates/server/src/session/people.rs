//! What is kept about the person who asks.

use axum_extra::extract::cookie::SignedCookieJar;
use tessera_render::site::Settings;

use super::Visit;
use super::cookies::Badge;
use super::settings::write_settings;
use crate::App;
use crate::fault::Fault;
use crate::ids;
use crate::store::{PersonRow, StoreError};
use crate::table::NOBODY;

/// A person who is known, and what must be sent so that they stay known.
pub(crate) struct Known {
    pub(crate) player: PersonRow,
    pub(crate) cookies: SignedCookieJar,
}

impl App {
    /// The person who has this badge, unless that session was ended.
    pub(super) async fn player_with(&self, badge: &Badge) -> Result<Option<PersonRow>, Fault> {
        let player = self.player(&badge.id).await?;
        Ok(player.filter(|player| player.generation == badge.generation))
    }

    /// A person by their id; who has just been asked for is not read again.
    async fn player(&self, id: &str) -> Result<Option<PersonRow>, Fault> {
        if let Some(player) = self.players.get(id) {
            return Ok(Some(player));
        }
        let player = self.store.person(id).await?;
        if let Some(player) = &player {
            self.players.put(player);
            // Once in a while is enough to know who is still there.
            if self.players.is_to_be_seen(id, self.time.now()) {
                let seen = self.store.mark_visited(id, self.time.now()).await;
                // Who only looks need not suffer from a full disk.
                seen.unwrap_or_else(|error| tracing::warn!(%error, "a visit is not kept"));
            }
        }
        Ok(player)
    }

    /// Changes a person as they are stored, however many change them at the same time.
    async fn change_player(
        &self,
        player: &PersonRow,
        change: impl Fn(&mut PersonRow),
    ) -> Result<PersonRow, Fault> {
        let mut row = player.clone();
        loop {
            change(&mut row);
            match self.store.save_person(&mut row).await {
                Ok(()) => {
                    self.players.put(&row);
                    return Ok(row);
                }
                Err(StoreError::Conflict) => {
                    let unknown = || Fault::forbidden("site-error-unknown");
                    let stored = self.store.person(&row.id).await?;
                    // Who was signed out in the meantime changes nothing any more.
                    row = stored
                        .filter(|row| row.generation == player.generation)
                        .ok_or_else(unknown)?;
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The person who asks; somebody new becomes a person, and has this name from now on.
    pub(crate) async fn known(&self, visit: &Visit, name: Option<&str>) -> Result<Known, Fault> {
        let player = match &visit.player {
            Some(player) => player.clone(),
            None => {
                self.limiter.check_new(visit.client)?;
                PersonRow {
                    id: ids::player_id(),
                    token: ids::token(),
                    settings: write_settings(visit.settings),
                    ..PersonRow::default()
                }
            }
        };
        let name = name.unwrap_or(&player.name).to_owned();
        let player = match player.version > 0 && player.name == name {
            true => player,
            false => {
                let change = |player: &mut PersonRow| player.name.clone_from(&name);
                self.change_player(&player, change).await?
            }
        };
        self.players.seen_at(&player.id, visit.client);
        let cookies = self.sign_in(&player);
        Ok(Known { player, cookies })
    }

    /// Keeps settings: with the person, or in a cookie while they are nobody yet.
    pub(crate) async fn keep_settings(
        &self,
        visit: &Visit,
        settings: Settings,
    ) -> Result<Option<SignedCookieJar>, Fault> {
        let settings = write_settings(settings);
        match &visit.player {
            Some(player) => {
                let change = |player: &mut PersonRow| player.settings.clone_from(&settings);
                self.change_player(player, change).await?;
                Ok(None)
            }
            None => Ok(Some(self.settings_cookie(settings))),
        }
    }

    /// The person who asks gets a new private link, and the old one leads nowhere. Whoever came
    /// by the old one is nobody from now on.
    pub(crate) async fn renew_link(&self, player: &PersonRow) -> Result<SignedCookieJar, Fault> {
        let token = ids::token();
        self.end_others(player, |player| player.token.clone_from(&token))
            .await
    }

    /// Only the device that asks stays this person's.
    pub(crate) async fn sign_out_others(
        &self,
        player: &PersonRow,
    ) -> Result<SignedCookieJar, Fault> {
        self.end_others(player, |_| ()).await
    }

    async fn end_others(
        &self,
        player: &PersonRow,
        change: impl Fn(&mut PersonRow),
    ) -> Result<SignedCookieJar, Fault> {
        let change = |player: &mut PersonRow| {
            player.generation = player.generation.wrapping_add(1);
            change(player);
        };
        let player = self.change_player(player, change).await?;
        self.players.end_sessions(&player.id);
        Ok(self.sign_in(&player))
    }

    /// Forgets a person, who is nobody afterwards.
    pub(crate) async fn forget_person(&self, id: &str) -> Result<SignedCookieJar, Fault> {
        self.store.forget_person(id, NOBODY).await?;
        self.players.forget(id);
        self.players.end_sessions(id);
        Ok(self.sign_out())
    }
}
