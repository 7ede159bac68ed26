//! The shared area: what brackets score, and what is left to come.

use maud::{Markup, html};
use tessera_engine::piazza::material::{FIELD_SIZE, NEUTRAL, colours_of};
use tessera_engine::piazza::{Cell, PhaseView, Piazza};

use super::field::{Bracket, Direction, Extent, Field, first_laid, points};
use super::ghosts::sum_place;
use super::left::{left, n_unseen};
use super::other::backs;
use super::words::{back, cell_named, column_name, face, row_name};
use crate::Pov;
use crate::choice::signed;
use crate::html::piece;
use crate::words::say;

pub(super) fn shared(pov: &Pov<'_, Piazza>) -> Markup {
    html! {
        section #shared .shared { (sums(pov)) (pile(pov)) }
    }
}

/// The cells whose cards were laid last and are shown with their brackets, and whether they lie
/// there for good: the first card of a turn may still be followed by a second.
pub(super) fn new_cells(pov: &Pov<'_, Piazza>) -> (Vec<Cell>, bool) {
    if let Some((_, cell)) = first_laid(pov.view) {
        return (vec![cell], false);
    }
    let is_play = matches!(
        pov.view.phase,
        PhaseView::Turn { .. } | PhaseView::Refill { .. } | PhaseView::Over { .. }
    );
    let cells = pov.last.iter().filter_map(|at| cell_named(at));
    (cells.filter(|_| is_play).collect(), true)
}

/// The brackets of what is aimed at; before that, those of the first card or of the last turn.
fn sums(pov: &Pov<'_, Piazza>) -> Markup {
    let words = pov.words;
    let field = Field::new(pov.view);
    let (cells, is_done) = new_cells(pov);
    let brackets = field.brackets_of_turn(&cells);
    let heading = sums_heading(cells.is_empty(), is_done);
    let span = Extent::span(pov.view);
    html! {
        div.sheet.plate.bd role="group" aria-label=(words.say("piazza-brackets")) {
            div.aim aria-hidden="true" {
                h2 { (words.say("piazza-brackets-aim")) }
                p.tot { b data-at="sum-total" {} }
                ul.bl {
                    @for is_first in [false, true] {
                        @for direction in [Direction::Left, Direction::Right, Direction::Up, Direction::Down] {
                            @let place = sum_place(direction, is_first);
                            li {
                                span.wh { (words.say(direction_message(direction, is_first))) }
                                span.sq8 data-at=(place) {}
                                b data-at={ (place) "-n" } {}
                            }
                        }
                    }
                }
            }
            div.now {
                h2 { (words.say(heading)) }
                @if !cells.is_empty() { (counted(pov, &field, &cells, &brackets)) }
            }
            p.note { (words.say("piazza-brackets-note")) }
            p.note {
                (say!(words, "piazza-size", columns = span.n_columns(), rows = span.n_rows(),
                    room = room(span)))
            }
        }
    }
}

/// Whose brackets are shown.
pub(super) fn sums_heading(is_empty: bool, is_done: bool) -> &'static str {
    match (is_empty, is_done) {
        (true, _) => "piazza-brackets",
        (false, true) => "piazza-brackets-last",
        (false, false) => "piazza-brackets-so-far",
    }
}

/// In which directions the piazza may still grow (PI-3.6).
pub(super) fn room(span: Extent) -> &'static str {
    let is_open = |n_lines: usize| n_lines < usize::from(FIELD_SIZE);
    match (is_open(span.n_columns()), is_open(span.n_rows())) {
        (true, true) => "both",
        (true, false) => "columns",
        (false, true) => "rows",
        (false, false) => "none",
    }
}

/// Brackets that lie on the table, card by card.
fn counted(pov: &Pov<'_, Piazza>, field: &Field, new: &[Cell], brackets: &[Bracket]) -> Markup {
    let words = pov.words;
    let n_points = i16::from(points(brackets));
    html! {
        p.tot { b { (signed(n_points)) } (say!(words, "piazza-n-brackets", n = brackets.len())) }
        ul.bl {
            @for bracket in brackets {
                li {
                    span.wh { (line_name(pov, bracket)) }
                    span.sq8 {
                        @for cell in bracket.cells() {
                            @match field.card(cell) {
                                Some(card) => { span.gs[new.contains(&cell)] { (face(card)) } }
                                None => (piece("kc-gap", "gap")),
                            }
                        }
                    }
                    b { (bracket.n_cards) }
                }
            }
        }
    }
}

pub(super) fn line_name(pov: &Pov<'_, Piazza>, bracket: &Bracket) -> String {
    let words = pov.words;
    match bracket.is_row() {
        true => say!(words, "piazza-row", row = row_name(bracket.from.y())),
        false => say!(
            words,
            "piazza-column",
            column = column_name(bracket.from.x()).to_string()
        ),
    }
}

fn direction_message(direction: Direction, is_first: bool) -> &'static str {
    match (direction, is_first) {
        (Direction::Left, false) => "piazza-to-left",
        (Direction::Right, false) => "piazza-to-right",
        (Direction::Up, false) => "piazza-to-up",
        (Direction::Down, false) => "piazza-to-down",
        (_, true) => "piazza-to-first",
    }
}

/// The pile of the large board's player, and which cards are in it.
fn pile(pov: &Pov<'_, Piazza>) -> Markup {
    let (view, words, hero) = (pov.view, pov.words, pov.hero);
    let player = &view.players[hero.index()];
    let (title, caption) = match (pov.is_own, player.hand.is_some()) {
        (true, true) => (words.say("piazza-pile-own"), "piazza-left-pile"),
        _ => (
            say!(words, "piazza-cards-of", name = pov.name(hero)),
            "piazza-left-both",
        ),
    };
    html! {
        div.sheet.plate.dk role="group" aria-label=(title) {
            h2 { (title) }
            div.decks {
                figure {
                    span.deck.gone[player.n_pile == 0] data-at={ "pile-" (hero.number()) } { (back()) }
                    figcaption { b { (player.n_pile) } (words.say("piazza-in-pile")) }
                }
                @if player.hand.is_some() && pov.is_own { (by_colour(pov)) } @else { (backs(pov, hero)) }
            }
            @if player.n_hand + player.n_pile == 0 { p.fine { (words.say("piazza-all-laid")) } }
            @else {
                (left(view, words, hero, &words.say(caption), true))
                @if view.setup.seats == 3 { p.fine { (words.say("piazza-neutral-note")) } }
            }
        }
    }
}

/// How many cards of each colour are in the own pile.
fn by_colour(pov: &Pov<'_, Piazza>) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let player = &view.players[pov.hero.index()];
    let in_hand = player
        .hand
        .map_or(0, |hand| hand.of_colour(NEUTRAL).total());
    let own = colours_of(view.setup.seats, pov.hero);
    let own = own.iter().map(|&colour| (colour, n_unseen(view, colour)));
    let n_neutral = player.n_neutral.saturating_sub(in_hand);
    let neutral = (view.setup.seats == 3).then_some((NEUTRAL, n_neutral));
    html! {
        ul.of {
            @for (colour, n) in own.chain(neutral) {
                li { (say!(words, "piazza-of-colour", n = n, colour = colour.name())) }
            }
        }
    }
}
