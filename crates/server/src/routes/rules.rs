//! The rules.

use axum::extract::Path;
use axum::response::Html;
use tessera_render::site;

use crate::fault::Fault;
use crate::identity::Visit;

pub(crate) async fn rules(visit: Visit, Path(game): Path<String>) -> Result<Html<String>, Fault> {
    let page = site::rules(visit.words(), &game);
    let page = page.ok_or_else(|| Fault::not_found("site-error-no-game"))?;
    Ok(visit.page(&page))
}
