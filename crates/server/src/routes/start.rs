//! Playing the AI: what a browser remembers about it, and what is offered next time.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Html;
use tessera_engine::GameName;
use tessera_render::site::{self, N_LEVELS, SiteGame, Start, StartNote};

use crate::App;
use crate::fault::Fault;
use crate::identity::Visit;
use crate::store::ResultRow;

/// How many finished games are looked at for those that were lost.
const MAX_LOOKED_AT: usize = 20;
/// After so many defeats in a row an easier level is offered.
const MAX_DEFEATS: usize = 2;

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(game): Path<String>,
) -> Result<Html<String>, Fault> {
    let missing = || Fault::not_found("site-error-no-game");
    let game: GameName = game.parse().map_err(|_| missing())?;
    let info = app.game(game).ok_or_else(missing)?;
    let finished = Finished::of(&app, &visit).await?;
    let start = start(&visit, &finished, &info.site);
    Ok(visit.page(&site::start(visit.words(), &info.site, &start)))
}

/// What is chosen when a person opens the form.
pub(crate) fn start(visit: &Visit, finished: &Finished, game: &SiteGame) -> Start {
    let remembered = remembered(&visit.starts, game.name);
    let remembered = remembered.filter(|(n_seats, _)| game.seats.contains(n_seats));
    let Some((n_seats, level)) = remembered else {
        return Start::first(game);
    };
    let is_hard = level > 1 && finished.n_defeats(game.name, level) >= MAX_DEFEATS;
    let (level, note) = match is_hard {
        true => (level - 1, StartNote::Easier),
        false => (level, StartNote::AsLast),
    };
    Start {
        n_seats,
        level,
        note: Some(note),
    }
}

/// The last games that a person has finished alone against the AI, the latest first.
pub(crate) struct Finished(Vec<LastGame>);

struct LastGame {
    game: String,
    level: u8,
    is_lost: bool,
}

impl Finished {
    pub(crate) async fn of(app: &App, visit: &Visit) -> Result<Finished, Fault> {
        let Some(person) = visit.person_id() else {
            return Ok(Finished(Vec::new()));
        };
        let rows = app.store.finished_of(person, MAX_LOOKED_AT).await?;
        let games = rows.into_iter().filter_map(|row| {
            let (level, is_lost) = against_ai(&row.results, person)?;
            Some(LastGame {
                game: row.game,
                level,
                is_lost,
            })
        });
        Ok(Finished(games.collect()))
    }

    /// How many games in a row the person has lost against this level, up to now.
    pub(crate) fn n_defeats(&self, game: GameName, level: u8) -> usize {
        let of_game = self.0.iter().filter(|last| last.game == game.as_str());
        let lost = of_game.take_while(|last| last.level == level && last.is_lost);
        lost.count()
    }
}

/// The level of the AI, and whether the person has lost; none where other people played.
fn against_ai(results: &[ResultRow], person: &str) -> Option<(u8, bool)> {
    let (own, others): (Vec<_>, Vec<_>) = results.iter().partition(|one| one.person == person);
    let [own] = own[..] else { return None };
    let is_ai = |one: &&ResultRow| one.name.is_empty() && one.level.is_some();
    if !others.iter().all(is_ai) {
        return None;
    }
    let level = others.iter().filter_map(|one| one.level).max()?;
    Some((level, own.place > 1))
}

/// Seats and level as they were chosen last. The text is `azul=2.3 piazza=3.1`.
fn remembered(text: &str, game: GameName) -> Option<(u8, u8)> {
    let mut pairs = text.split(' ').filter_map(|part| part.split_once('='));
    let (_, chosen) = pairs.find(|(name, _)| *name == game.as_str())?;
    let (n_seats, level) = chosen.split_once('.')?;
    let level = level
        .parse()
        .ok()
        .filter(|level| (1..=N_LEVELS).contains(level));
    Some((n_seats.parse().ok()?, level?))
}

/// The same text with what was chosen now.
pub(crate) fn remember(text: &str, game: GameName, n_seats: u8, level: u8) -> String {
    let is_other = |part: &&str| {
        let name = part.split_once('=').map_or("", |(name, _)| name);
        name != game.as_str() && name.parse::<GameName>().is_ok()
    };
    let mut parts: Vec<String> = text
        .split(' ')
        .filter(is_other)
        .map(str::to_owned)
        .collect();
    parts.push(format!("{game}={n_seats}.{level}"));
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(name: &str) -> GameName {
        name.parse().expect("a game")
    }

    #[test]
    fn choices_are_remembered_for_each_game() {
        let text = remember("", game("azul"), 2, 3);
        let text = remember(&text, game("calimala"), 4, 1);
        let text = remember(&text, game("azul"), 3, 6);
        assert_eq!(text, "calimala=4.1 azul=3.6");
        assert_eq!(remembered(&text, game("azul")), Some((3, 6)));
        assert_eq!(remembered(&text, game("calimala")), Some((4, 1)));
        assert_eq!(remembered(&text, game("piazza")), None);
        for text in [
            "azul", "azul=2", "azul=2.7", "azul=2.0", "azul=x.1", "azul=2.x",
        ] {
            assert_eq!(remembered(text, game("azul")), None, "{text}");
        }
        // What is none of ours does not grow the cookie.
        assert_eq!(remember("x=1 y", game("azul"), 2, 3), "azul=2.3");
    }

    #[test]
    fn only_games_against_the_ai_count() {
        let row = |person: &str, name: &str, level, place| ResultRow {
            seat: 0,
            person: person.to_owned(),
            name: name.to_owned(),
            level,
            points: 0,
            place,
        };
        let me = |place| row("me", "Ana", None, place);
        let ai = |level| row("", "", Some(level), 1);
        assert_eq!(against_ai(&[me(2), ai(3)], "me"), Some((3, true)));
        assert_eq!(against_ai(&[ai(2), me(1), ai(4)], "me"), Some((4, false)));
        assert_eq!(
            against_ai(&[me(2), row("other", "Bea", None, 1)], "me"),
            None
        );
        assert_eq!(against_ai(&[me(2), row("", "Bea", Some(3), 1)], "me"), None);
        assert_eq!(against_ai(&[me(2), me(1)], "me"), None);
    }

    #[test]
    fn defeats_are_counted_up_to_the_last_other_game() {
        let last = |game: &str, level, is_lost| LastGame {
            game: game.to_owned(),
            level,
            is_lost,
        };
        let finished = Finished(vec![
            last("azul", 3, true),
            last("piazza", 3, false),
            last("azul", 3, true),
            last("azul", 3, false),
            last("azul", 3, true),
        ]);
        assert_eq!(finished.n_defeats(game("azul"), 3), 2);
        assert_eq!(finished.n_defeats(game("azul"), 2), 0);
        assert_eq!(finished.n_defeats(game("piazza"), 3), 0);
    }
}
