//! The cards and bets of the toy.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::toy::Toy;

use crate::html::{mark, seat_class};
use crate::words::say;
use crate::{Pov, SpokenArea};

pub(super) fn shared(pov: &Pov<'_, Toy>) -> Markup {
    let words = pov.words;
    html! {
        section #shared .shared.sheet aria-label=(words.say("toy-table")) {
            p.deck data-at="deck" { (words.say("toy-deck")) }
        }
    }
}

/// The own card and what may be bet on it.
pub(super) fn mine(pov: &Pov<'_, Toy>) -> Markup {
    let words = pov.words;
    html! {
        section #mine .mine.sheet aria-label=(words.say("toy-mine")) {
            (card(pov, pov.hero))
            div.stakes data-at="bets" {
                @for bet in [2, 3] {
                    @let label = say!(words, "toy-bet", n = bet);
                    (pov.spot(&format!("bet-{bet}"), "stake", &label, html! { (bet) }))
                }
            }
        }
    }
}

pub(super) fn other(pov: &Pov<'_, Toy>, seat: Seat) -> Markup {
    let name = pov.name(seat);
    html! {
        section class={ "opp sheet " (seat_class(seat)) } aria-label=(say!(pov.words, "toy-other", name = name)) {
            h2 { (mark(seat)) span.nm { (name) } }
            (card(pov, seat))
        }
    }
}

/// The cards and bets in words.
pub(super) fn spoken(pov: &Pov<'_, Toy>) -> Vec<SpokenArea> {
    let words = pov.words;
    let line = |seat: Seat| {
        let bet = match pov.view.bets[seat.index()] {
            Some(bet) => say!(words, "toy-bet", n = bet),
            None => words.say("toy-no-bet"),
        };
        format!("{}: {}. {bet}", pov.name(seat), card_name(pov, seat))
    };
    let lines = Seat::all(pov.sitters.len() as u8).map(line);
    vec![SpokenArea::new(words.say("toy-table"), lines)]
}

fn card_name(pov: &Pov<'_, Toy>, seat: Seat) -> String {
    match pov.view.cards[seat.index()] {
        Some(card) => say!(pov.words, "toy-card", card = card),
        None => pov.words.say("toy-card-hidden"),
    }
}

/// The card of a seat, and the bet on it.
fn card(pov: &Pov<'_, Toy>, seat: Seat) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let card = view.cards[seat.index()];
    let name = card_name(pov, seat);
    html! {
        p.card role="img" aria-label=(name) data-at={ "card-" (seat) } {
            @if let Some(card) = card { (card) } @else { "?" }
        }
        p data-at={ "bet-" (seat) } {
            @match view.bets[seat.index()] {
                Some(bet) => (say!(words, "toy-bet", n = bet)),
                None => (words.say("toy-no-bet")),
            }
        }
    }
}
