//! The rules.

use axum::extract::Path;
use axum::response::Html;
use tessera_engine::GameName;
use tessera_render::site;

use crate::fault::Fault;
use crate::identity::Visit;

pub(crate) async fn rules(visit: Visit, Path(game): Path<String>) -> Result<Html<String>, Fault> {
    let no_game = |_| Fault::not_found("site-error-no-game");
    let game: GameName = game.parse().map_err(no_game)?;
    Ok(visit.page(&site::rules(visit.words(), game)))
}
