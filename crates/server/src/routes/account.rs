//! A person's name and settings.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use tessera_engine::GameName;
use tessera_render::site::{self, ComeBack, FinishedTable, Here, Hook, LostTable, Me, WhyLost};

use super::home::{MAX_TABLES, Mine, mine};
use crate::App;
use crate::fault::Fault;
use crate::hooks::{check_url, new_secret};
use crate::identity::Visit;
use crate::safety::check_name;
use crate::settings::change_setting;
use crate::store::{HookRow, PersonRow};
use crate::table::{TableWriter, best_result, forget_lost};
use crate::tasks::to_the_end;

type Fields = HashMap<String, String>;

pub(crate) async fn me(
    State(app): State<Arc<App>>,
    visit: Visit,
    Query(query): Query<Fields>,
) -> Result<Response, Fault> {
    let Mine { running, mut lost } = mine(&app, &visit).await?;
    let finished = finished(&app, &visit, &mut lost).await?;
    let hook = match visit.person_id() {
        Some(id) => app.store.hook(id).await?,
        None => None,
    };
    let url = visit.person.as_ref().map(|person| {
        let token = &person.token;
        format!("{}/me/return/{token}", visit.base)
    });
    let me = Me {
        name: visit.name(),
        settings: visit.settings,
        return_url: url.as_deref(),
        running: &running,
        finished: &finished,
        lost: &lost,
        is_saved: query.contains_key("saved"),
        error: None,
        hook: hook.as_ref().map(|hook| Hook {
            url: &hook.url,
            secret: &hook.secret,
        }),
    };
    let page = visit.page(&site::me(visit.words(), &me));
    Ok(page.into_response())
}

/// The last finished games of the person who asks, by the results that were stored.
async fn finished(
    app: &App,
    visit: &Visit,
    lost: &mut Vec<LostTable>,
) -> Result<Vec<FinishedTable>, Fault> {
    let mut finished = Vec::new();
    let Some(person) = visit.person_id() else {
        return Ok(finished);
    };
    for row in app.store.finished_of(person, MAX_TABLES).await? {
        let others = row.results.iter().filter(|one| one.person != person);
        let others: Vec<String> = others.map(|one| one.shown_name(visit.words())).collect();
        let game: Option<GameName> = row.game.parse().ok();
        match (game, best_result(&row.results, person)) {
            (Some(game), Some((place, n_seats, points))) if app.plays(game, row.rules_version) => {
                finished.push(FinishedTable {
                    id: row.id,
                    game,
                    others,
                    place,
                    n_seats,
                    points,
                    ended: row.ended,
                });
            }
            (_, result) => lost.push(LostTable {
                why: match game {
                    Some(game) if app.plays(game, row.rules_version) => WhyLost::Damaged,
                    _ => WhyLost::Newer,
                },
                id: row.id,
                game,
                others,
                result,
            }),
        }
    }
    Ok(finished)
}

pub(crate) async fn save(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    let name = match fields.get("name") {
        Some(name) => Some(check_name(name)?.to_owned()),
        None => None,
    };
    let mut settings = visit.settings;
    // Boxes that are not ticked are not sent; a script that sends one setting has no name with it.
    if name.is_some() {
        settings.sound = false;
        settings.letters = false;
        settings.spoken = false;
    }
    for (key, value) in &fields {
        change_setting(&mut settings, key, value);
    }
    let known = app.known(&visit, name.as_deref()).await?;
    visit.person = Some(known.person);
    app.keep_settings(&visit, settings).await?;
    let to = Redirect::to("/me?saved=1");
    Ok((known.cookies, to).into_response())
}

/// Where the person is told that it is their turn; an empty address is none.
pub(crate) async fn hook(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    let nobody = || Fault::forbidden("hook-error-nobody");
    let person = visit.person_id().ok_or_else(nobody)?;
    let url = fields.get("url").map(|url| url.trim()).unwrap_or_default();
    if url.is_empty() {
        app.store.save_hook(person, None).await?;
    } else {
        let url = check_url(url, &app.config)?;
        let old = app.store.hook(person).await?;
        let secret = old.map_or_else(new_secret, |old| old.secret);
        let hook = HookRow { url, secret };
        app.store.save_hook(person, Some(&hook)).await?;
    }
    Ok(Redirect::to("/me?saved=1").into_response())
}

/// Asks whether this browser is to be that of the person with this private link. Nothing changes by
/// looking: another site may lead any browser to this page.
pub(crate) async fn return_page(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Response, Fault> {
    let person = by_token(&app, &visit, &token).await?;
    let page = site::come_back(
        visit.words(),
        &ComeBack {
            token: &token,
            name: Some(person.name.as_str()).filter(|name| !name.is_empty()),
            here: match visit.person_id() {
                None => Here::Nobody,
                Some(id) if id == person.id => Here::Same,
                Some(_) => Here::Other(visit.name()),
            },
        },
    );
    Ok(visit.page(&page).into_response())
}

/// The browser is from now on that of the person with this private link.
pub(crate) async fn come_back(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Response, Fault> {
    let person = by_token(&app, &visit, &token).await?;
    Ok((app.sign_in(&person), Redirect::to("/")).into_response())
}

async fn by_token(app: &App, visit: &Visit, token: &str) -> Result<PersonRow, Fault> {
    app.limiter.check_new(visit.client)?;
    let person = app.store.person_by_token(token).await?;
    person.ok_or_else(|| Fault::not_found("site-error-return"))
}

pub(crate) async fn renew_link(
    State(app): State<Arc<App>>,
    visit: Visit,
) -> Result<Response, Fault> {
    let person = visit.person.as_ref().ok_or_else(unknown)?;
    let cookies = app.renew_link(person).await?;
    Ok((cookies, Redirect::to("/me?saved=1#return")).into_response())
}

/// All other browsers of the person are nobody's.
pub(crate) async fn sign_out_others(
    State(app): State<Arc<App>>,
    visit: Visit,
) -> Result<Response, Fault> {
    let person = visit.person.as_ref().ok_or_else(unknown)?;
    let cookies = app.sign_out_others(person).await?;
    Ok((cookies, Redirect::to("/me?saved=1")).into_response())
}

/// This browser is nobody's.
pub(crate) async fn sign_out(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Fault> {
    let person = visit.person_id().ok_or_else(unknown)?;
    // Other pages of this device are closed, too; those of other devices come back.
    app.recent.end_sessions(person);
    Ok((app.sign_out(), Redirect::to("/")).into_response())
}

/// Deletes a person, who leaves all tables first, so that nobody unknown sits there.
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    let person = visit.person_id().ok_or_else(unknown)?.to_owned();
    if fields.get("sure").map(String::as_str) != Some("1") {
        return Err(Fault::unfit("site-error-sure"));
    }
    let cookies = to_the_end(async move {
        for id in app.store.all_of(&person).await? {
            match app.tables.get(&app, &id).await {
                Ok(table) => {
                    let person = person.clone();
                    let forget = |writer: TableWriter| async move { writer.forget(&person).await };
                    table.write(&app, forget).await?;
                }
                Err(Fault::Lost(_)) => forget_lost(&app, &person, &id).await?,
                Err(fault) => return Err(fault),
            }
        }
        app.forget_person(&person).await
    });
    Ok((cookies.await?, Redirect::to("/")).into_response())
}

fn unknown() -> Fault {
    Fault::forbidden("site-error-unknown")
}

pub(crate) async fn language(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    keep(&app, &visit, &fields, "language").await
}

pub(crate) async fn theme(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    keep(&app, &visit, &fields, "theme").await
}

async fn keep(app: &App, visit: &Visit, fields: &Fields, key: &str) -> Result<Response, Fault> {
    let mut settings = visit.settings;
    let value = fields.get(key).map(String::as_str).unwrap_or_default();
    if !change_setting(&mut settings, key, value) {
        return Err(Fault::unfit("site-error-form"));
    }
    let cookies = app.keep_settings(visit, settings).await?;
    Ok((cookies, Redirect::to(back(fields))).into_response())
}

/// The page that the form was on: a path of ours, and nothing that a browser takes for more.
fn back(fields: &Fields) -> &str {
    let back = fields.get("back").map(String::as_str).unwrap_or("/");
    let is_path = back.starts_with('/')
        && !back.starts_with("//")
        && back
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_path { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_here() {
        for (given, expected) in [
            ("/t/abc", "/t/abc"),
            ("/new?game=azul", "/new?game=azul"),
            ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("https://evil.example", "/"),
            ("/a\r\nb", "/"),
            ("", "/"),
        ] {
            let fields = Fields::from([("back".to_owned(), given.to_owned())]);
            assert_eq!(back(&fields), expected, "{given:?}");
        }
    }
}
