//! Which cards are still to come, as far as the viewer can tell from the table.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::piazza::View;
use tessera_engine::piazza::material::{
    Card, Cards, Colour, N_COPIES, N_KINDS, N_SYMBOLS, NEUTRAL, colours_of,
};

use super::words::{SYMBOL_ART, SYMBOL_KEYS, colour_class};
use crate::Words;
use crate::html::piece;
use crate::words::say;

/// A table with a column for each symbol and a row for each colour of the seat; when three play
/// and `with_neutral`, one more for the neutral colour.
pub(super) fn left(
    view: &View,
    words: &Words,
    seat: Seat,
    caption: &str,
    with_neutral: bool,
) -> Markup {
    let n_seats = view.setup.seats;
    let colours = colours_of(n_seats, seat);
    let neutral = (with_neutral && n_seats == 3).then_some(NEUTRAL);
    let cards = unseen(view);
    html! {
        table.left {
            caption { (caption) }
            thead { tr {
                td {}
                @for (art, key) in SYMBOL_ART.iter().zip(SYMBOL_KEYS) {
                    th scope="col" { (piece(art, "sym")) span.sr { (say!(words, "piazza-symbol", symbol = key)) } }
                }
            } }
            tbody { @for &colour in colours.iter().chain(&neutral) { (row(view, words, seat, cards, colour)) } }
        }
    }
}

/// How many cards with this colour the viewer has not seen.
pub(super) fn n_unseen(view: &View, colour: Colour) -> u8 {
    unseen(view).of_colour(colour).total()
}

fn row(view: &View, words: &Words, seat: Seat, cards: Cards, colour: Colour) -> Markup {
    let cannot_hold = view.players[seat.index()].cannot_hold;
    html! {
        tr class=(colour_class(colour)) {
            th scope="row" { (piece(colour_class(colour), colour_class(colour))) span.sr { (say!(words, "piazza-colour", colour = colour.name())) } }
            @for symbol in 1..=N_SYMBOLS as u8 {
                @let card = Card::new(colour, symbol);
                @let n_left = cards.count(card);
                td { span.none[n_left == 0].piled[n_left > 0 && cannot_hold.count(card) > 0] { (n_left) } }
            }
        }
    }
}

/// The cards that are neither on the table nor in a hand that the viewer sees.
pub(super) fn unseen(view: &View) -> Cards {
    let mut counts = [N_COPIES; N_KINDS];
    for (card, _) in &view.cards {
        counts[card.index()] -= 1;
    }
    let hands = view.players.iter().filter_map(|player| player.hand);
    for hand in hands {
        for card in hand.kinds() {
            counts[card.index()] -= hand.count(card);
        }
    }
    let copies = |card: Card| std::iter::repeat_n(card, usize::from(counts[card.index()]));
    Card::all().flat_map(copies).collect()
}
