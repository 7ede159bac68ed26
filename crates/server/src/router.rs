//! The one list of addresses.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

use crate::routes::{
    account, act, assets, chat, create, fair, fork, health, home, learn, own_boards, records,
    replay, rules, seats, start, table,
};
use crate::{App, compress, fault, identity, live, safety};

/// All addresses.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let pages = Router::new()
        .route("/", get(home::home))
        .route("/join", get(home::join))
        .route("/new", get(create::form))
        .route("/play/{game}", get(start::page))
        .route("/tables", post(create::create))
        .route("/t/{id}", get(table::page).post(act::act))
        .route("/t/{id}/live", get(live::live))
        .route("/t/{id}/record", get(records::download))
        .route("/t/{id}/fair", get(fair::table))
        .route("/t/{id}/contribute", post(fair::contribute))
        .route("/t/{id}/reveal", post(fair::reveal))
        .route("/t/{id}/go-on", post(fair::go_on))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/replay/{step}", get(replay::step))
        .route("/t/{id}/{picture}", get(replay::picture))
        .route("/t/{id}/fork", post(fork::fork))
        .route("/t/{id}/sit", post(seats::sit))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/start", post(seats::start))
        .route("/t/{id}/seat", post(seats::seat_to))
        .route("/t/{id}/hand-over", post(seats::hand_over))
        .route("/t/{id}/take-back", post(seats::take_back))
        .route("/t/{id}/resign", post(seats::resign))
        .route("/t/{id}/again", post(seats::again))
        .route("/t/{id}/actions", post(act::act))
        .route("/t/{id}/why", post(act::why))
        .route("/t/{id}/undo", post(act::undo))
        .route("/t/{id}/ask", post(act::ask))
        .route("/t/{id}/answer", post(act::answer))
        .route("/t/{id}/show", post(act::show))
        .route("/t/{id}/hint", post(act::hint))
        .route("/t/{id}/chat", post(chat::say))
        .route(
            "/replay",
            get(records::form)
                .post(records::bring)
                .layer(DefaultBodyLimit::max(safety::MAX_UPLOAD_BYTES)),
        )
        .route("/me", get(account::me).post(account::save))
        .route("/me/link", post(account::renew_link))
        .route("/me/delete", post(account::delete))
        .route("/me/hook", post(account::hook))
        .route("/me/sign-out", post(account::sign_out))
        .route("/me/sign-out-others", post(account::sign_out_others))
        .route(
            "/me/return/{token}",
            get(account::return_page).post(account::come_back),
        )
        .route("/boards", get(own_boards::list).post(own_boards::add))
        .route("/boards/new", get(own_boards::new))
        .route("/boards/check", post(own_boards::check))
        .route("/boards/{id}", get(own_boards::page).post(own_boards::save))
        .route("/boards/{id}/copy", post(own_boards::copy))
        .route("/boards/{id}/delete", post(own_boards::delete))
        .route("/language", post(account::language))
        .route("/theme", post(account::theme))
        .route("/offline", get(home::offline))
        .route(
            "/fair",
            get(fair::about)
                .post(fair::check)
                .layer(DefaultBodyLimit::max(fair::MAX_PROOF_BYTES)),
        )
        .route("/rules/{game}", get(rules::rules))
        .route("/learn/{game}", get(learn::page).post(learn::act))
        .route("/learn/{game}/actions", post(learn::act))
        .route("/learn/{game}/why", post(learn::why))
        .route("/learn/{game}/hint", post(learn::hint))
        .fallback(home::nowhere)
        .layer(from_fn(safety::own_origin))
        .layer(DefaultBodyLimit::max(safety::MAX_BODY_BYTES))
        .layer(from_fn(fault::in_words))
        .layer(from_fn_with_state(Arc::clone(app), identity::identify));
    let files = Router::new()
        .route("/assets/{file}", get(assets::file))
        .route("/favicon.svg", get(assets::favicon))
        .route("/favicon.ico", get(assets::favicon))
        .route("/icon-192.png", get(assets::icon_192))
        .route("/icon-512.png", get(assets::icon_512))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/service-worker.js", get(assets::service_worker))
        .route("/preview.png", get(assets::preview))
        .route("/robots.txt", get(assets::robots))
        .route("/healthz", get(health::healthz))
        .route(
            "/metrics",
            get(health::metrics).layer(from_fn_with_state(Arc::clone(app), safety::own_host)),
        );
    pages
        .merge(files)
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            app.config.limits.answer_time,
        ))
        .layer(CatchPanicLayer::new())
        .layer(from_fn(compress::pages))
        .layer(from_fn(safety::headers))
        .layer(from_fn(health::count))
        .with_state(Arc::clone(app))
}
