//! Boards beside the clauses that they show, drawn by the same functions as at a table.

use maud::{Markup, PreEscaped, html};
use tessera_engine::{Game, GameName, Viewer, with_game};

use crate::learn::{LEARNER, after, sitters};
use crate::{Pov, Show, Words};

/// A picture: the lesson of the game after some of its entries.
struct Picture {
    game: GameName,
    /// The clause that it stands behind. The words are `site-picture-azul-1` for the first one.
    clause: &'static str,
    n_entries: usize,
    part: Part,
}

/// What of the table is shown.
enum Part {
    Shared,
    Mine,
}

const PICTURES: &[Picture] = &[
    picture(GameName::Azul, "AZ-3.2", 6, Part::Shared),
    picture(GameName::Azul, "AZ-5.2", 15, Part::Mine),
    picture(GameName::Azul, "AZ-5.5", 31, Part::Mine),
    picture(GameName::Calcada, "CA-3.2", 21, Part::Shared),
    picture(GameName::Calcada, "CA-5.1", 27, Part::Mine),
    picture(GameName::Calcada, "CA-7.3", 40, Part::Mine),
    picture(GameName::Piazza, "PI-2.3", 11, Part::Mine),
    picture(GameName::Piazza, "PI-4.3", 13, Part::Mine),
    picture(GameName::Piazza, "PI-4.5", 19, Part::Mine),
    picture(GameName::Calimala, "KA-1.3", 32, Part::Shared),
    picture(GameName::Calimala, "KA-3.5", 44, Part::Shared),
    picture(GameName::Calimala, "KA-4.7", 49, Part::Mine),
];

const fn picture(game: GameName, clause: &'static str, n_entries: usize, part: Part) -> Picture {
    Picture {
        game,
        clause,
        n_entries,
        part,
    }
}

/// Puts the pictures of a game into its page, each behind the row of its clause.
pub(super) fn illustrate(words: &Words, game: &str, html: &mut String) {
    let pictures = PICTURES
        .iter()
        .filter(|picture| picture.game.as_str() == game);
    for (place, picture) in pictures.enumerate() {
        let anchor = format!("<a id=\"{}\"", picture.clause);
        let row = html.find(&anchor).expect("a clause");
        let end = html[row..].find("</tr>").expect("a row") + row + "</tr>".len();
        let id = format!("site-picture-{game}-{}", place + 1);
        let figure = html! { tr.pic { td {} td { (draw(words, picture, &words.say(&id))) } } };
        html.insert_str(end, &figure.into_string());
    }
}

fn draw(words: &Words, picture: &Picture, caption: &str) -> Markup {
    let board = with_game!(picture.game, G => board::<G>(words, picture));
    html! {
        figure class={ "picture game-" (picture.game) } {
            div role="img" aria-label=(caption) { div inert { (PreEscaped(without_ids(&board))) } }
            figcaption aria-hidden="true" { (caption) }
        }
    }
}

fn board<G: Show>(words: &Words, picture: &Picture) -> String {
    let table = after::<G>(picture.game, picture.n_entries);
    let position = table.position();
    let view = position.view(Viewer::Seat(LEARNER));
    let sitters = sitters(Game::n_seats(position));
    let pov = Pov::<G> {
        view: &view,
        words,
        sitters: &sitters,
        hero: LEARNER,
        is_own: true,
        choices: None,
        last: &[],
    };
    let board = match picture.part {
        Part::Shared => G::shared(&pov),
        Part::Mine => G::mine(&pov),
    };
    board.into_string()
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
