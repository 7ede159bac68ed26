//! Boards beside the clauses that they show, drawn by the same functions as at a table.

use maud::{Markup, PreEscaped, html};
use tessera_engine::{Actor, Entry, Table, Viewer};

use crate::learn::{LEARNER, after, sitters};
use crate::{Pov, Scene, Show, Words};

/// A picture: the first game of [`Show::FILES`] after some of its entries. The words of the first
/// one of Azul are `site-picture-azul-1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesPicture {
    /// The clause that it stands behind.
    clause: &'static str,
    n_entries: usize,
    part: Part,
}

/// What of the table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Shared,
    Mine,
}

impl RulesPicture {
    /// What all share, behind this clause, after this number of entries.
    #[must_use]
    pub const fn shared(clause: &'static str, n_entries: usize) -> RulesPicture {
        RulesPicture {
            clause,
            n_entries,
            part: Part::Shared,
        }
    }

    /// The learner's own board.
    #[must_use]
    pub const fn mine(clause: &'static str, n_entries: usize) -> RulesPicture {
        RulesPicture {
            clause,
            n_entries,
            part: Part::Mine,
        }
    }
}

/// Puts the pictures of a game into its page, each behind the row of its clause.
pub(super) fn illustrate<G: Show>(words: &Words, html: &mut String) {
    for (place, picture) in G::PICTURES.iter().enumerate() {
        let anchor = format!("<a id=\"{}\"", picture.clause);
        let row = html.find(&anchor).expect("a clause");
        let end = html[row..].find("</tr>").expect("a row") + row + "</tr>".len();
        let id = format!("site-picture-{}-{}", G::NAME, place + 1);
        let drawn = draw::<G>(words, picture, &words.say(&id));
        let figure = html! { tr.pic { td {} td { (drawn) } } };
        html.insert_str(end, &figure.into_string());
    }
}

fn draw<G: Show>(words: &Words, picture: &RulesPicture, caption: &str) -> Markup {
    let board = without_ids(&board::<G>(words, picture));
    html! {
        figure class={ "picture game-" (G::NAME) } {
            div role="img" aria-label=(caption) { div inert { (PreEscaped(board)) } }
            figcaption aria-hidden="true" { (caption) }
        }
    }
}

fn board<G: Show>(words: &Words, picture: &RulesPicture) -> String {
    let table = after::<G>(picture.n_entries);
    let position = table.position();
    let view = position.view(Viewer::Seat(LEARNER));
    let sitters = sitters(words, position.n_seats());
    let pov = Pov::<G> {
        view: &view,
        words,
        sitters: &sitters,
        hero: LEARNER,
        is_own: true,
        choices: None,
        last: &[],
    };
    let last = last_places::<G>(&table, &pov);
    let pov = Pov { last: &last, ..pov };
    let board = match picture.part {
        Part::Shared => G::shared(&pov),
        Part::Mine => G::mine(&pov),
    };
    board.into_string()
}

/// Where the pieces of the last move lie, so that the board shows what it brought.
fn last_places<G: Show>(table: &Table<G>, pov: &Pov<'_, G>) -> Vec<String> {
    let mut last = Vec::new();
    for entered in table.walk() {
        let Entry::Act { actor, action } = entered.entry else {
            continue;
        };
        if actor == Actor::Chance {
            continue;
        }
        let view = entered.before.view(Viewer::Seat(LEARNER));
        let seen = entered.before.sees(Viewer::Seat(LEARNER), action);
        let before = Pov {
            view: &view,
            ..*pov
        };
        let scenes = G::scenes(&before, actor, seen.then_some(action), &entered.events);
        last = scenes.iter().flat_map(Scene::places).collect();
    }
    last
}

/// The same board stands on a page several times, so nothing in it may have an id or lead to one.
fn without_ids(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    loop {
        let marks = [" id=\"", " aria-labelledby=\"", " href=\"#"];
        let next = marks
            .iter()
            .filter_map(|mark| Some((rest.find(mark)?, mark.len())));
        let Some((at, length)) = next.min() else {
            break;
        };
        out.push_str(&rest[..at]);
        let value = &rest[at + length..];
        rest = value.split_once('"').map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::without_ids;

    #[test]
    fn ids_are_left_out() {
        let check = |html, expected| assert_eq!(without_ids(html), expected);
        check("<a>", "<a>");
        check("<a href=\"#b\">", "<a>");
        check("<a href=\"/c#b\">", "<a href=\"/c#b\">");
        check("<a id=\"b\" class=\"c\">d</a>", "<a class=\"c\">d</a>");
        check(
            "<a x=\"1\" aria-labelledby=\"b\"><b id=\"b\">",
            "<a x=\"1\"><b>",
        );
    }
}
