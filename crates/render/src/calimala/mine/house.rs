//! The house of one player: workshops, harbour, warehouses, cards.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calimala::material::{
    Act, Cards, MAX_WORKSHOPS, N_RESOURCES, N_SHIPS, STORE_SPACES, Site,
};
use tessera_engine::calimala::{BoardView, Calimala};

use crate::Pov;
use crate::calimala::pieces::{act_symbol, cube_symbol, disc_class, disc_symbol, site_symbol};
use crate::calimala::words::site_name;
use crate::html::{piece, seat_class};
use crate::words::say;

pub(in crate::calimala) fn house(pov: &Pov<'_, Calimala>) -> Markup {
    let words = pov.words;
    let board = &pov.view.boards[pov.hero.index()];
    let title = match pov.is_own {
        true => words.say("calimala-house-own"),
        false => say!(words, "calimala-house-of", name = pov.name(pov.hero)),
    };
    html! {
        section #house .mineb.sheet.plate aria-labelledby="house-title" {
            div.mh { h2 #house-title { (title) } (reserve(pov, board)) }
            p.sr { (summary(pov, pov.hero)) }
            div.mb {
                div.grp { h3 { (words.say("calimala-workshops")) } (workshops(pov, board)) }
                div.grp { h3 { (words.say("calimala-harbour")) } (harbour(pov, board)) }
                div.grp.whg { h3 { (words.say("calimala-warehouses")) } (warehouses(pov, board)) }
                div.grp.cg { h3 { (words.say("calimala-cards")) } (cards(pov, board)) }
            }
        }
    }
}

/// All that a player has, in one sentence.
pub(in crate::calimala) fn summary(pov: &Pov<'_, Calimala>, seat: Seat) -> String {
    let board = &pov.view.boards[seat.index()];
    let [wood, brick, marble] = board.goods;
    say!(
        pov.words,
        "calimala-sum-house",
        name = pov.name(seat),
        wood = wood,
        brick = brick,
        marble = marble,
        cloth = board.workshops.iter().sum::<u8>(),
        workshops = board.workshops.len(),
        ships = board.ships,
        houses = board.houses.len(),
        cards = board.n_cards,
        discs = board.coloured,
        white = board.white,
        cubes = board.reserve
    )
}

/// Discs and cubes not in use.
fn reserve(pov: &Pov<'_, Calimala>, board: &BoardView) -> Markup {
    let words = pov.words;
    let hero = pov.hero;
    let number = hero.number();
    let disc = |kind: &'static str, at: &str, owner: Option<Seat>, n: u8| {
        let label = say!(words, "calimala-label-disc", kind = kind, n = n);
        let content = html! {
            span data-at={ (at) "-" (number) } { (piece(disc_symbol(owner), &format!("dsc {}", disc_class(owner)))) }
            b { (n) }
        };
        pov.spot(&format!("disc-{kind}"), "dsb", &label, content)
    };
    html! {
        div.dl2 {
            span { (words.say("calimala-discs")) }
            (disc("own", "disc", Some(hero), board.coloured))
            (disc("white", "white", None, board.white))
            span.cb title=(say!(words, "calimala-cubes-left", n = board.reserve)) {
                span data-at={ "reserve-" (number) } { (piece(cube_symbol(hero), &format!("dsc {}", seat_class(hero)))) }
                b { (board.reserve) }
            }
        }
    }
}

fn workshops(pov: &Pov<'_, Calimala>, board: &BoardView) -> Markup {
    let words = pov.words;
    let number = pov.hero.number();
    let n_built = board.workshops.len();
    html! {
        div.wss {
            @for (at, &n_cloths) in board.workshops.iter().enumerate() {
                @let place = format!("workshop-{number}-{at}");
                div.ws {
                    span.wsi.is-last[pov.is_last(&place)] data-at=(place) { (piece("workshop", "")) }
                    span.sls { (own_slots(pov, &format!("cloth-{number}-{at}"), n_cloths)) }
                }
            }
            @for at in n_built..MAX_WORKSHOPS as usize {
                @let content = html! { span.lbl data-at={ "workshop-" (number) "-" (at) } { (words.say("calimala-empty")) } };
                @if at == n_built {
                    (pov.spot("workshop", "ws no", &words.say("calimala-label-workshop"), content))
                } @else { div.ws.no { (content) } }
            }
        }
    }
}

fn harbour(pov: &Pov<'_, Calimala>, board: &BoardView) -> Markup {
    let words = pov.words;
    let number = pov.hero.number();
    html! {
        div.hb {
            @for at in 0..N_SHIPS {
                @let place = format!("ship-{number}-{at}");
                @if at < board.ships {
                    span.shp.is-last[pov.is_last(&place)] data-at=(place) { (piece("ship", seat_class(pov.hero))) }
                } @else if at == board.ships {
                    (pov.spot("harbour", "shp no", &words.say("calimala-label-harbour"), html! { span data-at=(place) {} }))
                } @else { span.shp.no {} }
            }
        }
    }
}

fn warehouses(pov: &Pov<'_, Calimala>, board: &BoardView) -> Markup {
    let words = pov.words;
    let number = pov.hero.number();
    html! {
        @for resource in 0..N_RESOURCES {
            @let act = Act::ALL[resource];
            @let n = board.goods[resource];
            div.wh role="group" aria-label=(say!(words, "calimala-warehouse", resource = act.name(), n = n, all = STORE_SPACES)) {
                (piece(act_symbol(act), "ri"))
                (own_slots(pov, &format!("{act}-{number}"), n))
            }
        }
    }
}

/// Four spaces of the large board, the first `n_filled` with a cube.
fn own_slots(pov: &Pov<'_, Calimala>, place: &str, n_filled: u8) -> Markup {
    let hero = pov.hero;
    html! {
        @for number in 0..STORE_SPACES {
            @let at = format!("{place}-{number}");
            i.sl.is-last[number < n_filled && pov.is_last(&at)] data-at=(at) {
                @if number < n_filled { (piece(cube_symbol(hero), seat_class(hero))) }
            }
        }
    }
}

/// Action cards, then final scoring cards.
fn cards(pov: &Pov<'_, Calimala>, board: &BoardView) -> Markup {
    let words = pov.words;
    let hand = board.hand.unwrap_or(Cards::NONE);
    let is_many = hand.each_act().count() > 4;
    html! {
        div.hc3.many[is_many] {
            @if board.hand.is_some() {
                @for act in hand.each_act() { (card(pov, act, hand.count(act))) }
            } @else {
                span.ac.back data-at={ "hand-" (pov.hero.number()) } title=(say!(words, "calimala-n-cards", n = board.n_cards)) {
                    b { (board.n_cards) }
                }
            }
            (final_cards(pov, board))
            @if let Some(open) = pov.view.open {
                span.ac.goal.open title=(say!(words, "calimala-open", site = open.name())) {
                    (piece(site_symbol(open), "")) span.sr { (say!(words, "calimala-open", site = open.name())) }
                    em aria-hidden="true" { (words.say("calimala-open-short")) }
                }
            }
        }
    }
}

fn card(pov: &Pov<'_, Calimala>, act: Act, n: u8) -> Markup {
    let label = say!(pov.words, "calimala-label-card", act = act.name(), n = n);
    let content = html! {
        span data-at={ "card-" (act) } { (piece(act_symbol(act), "")) }
        @if n > 1 { em.times { (say!(pov.words, "calimala-times", n = n)) } }
    };
    pov.spot(&format!("card-{act}"), "ac", &label, content)
}

/// Those dealt while one is to be chosen, then the kept one.
fn final_cards(pov: &Pov<'_, Calimala>, board: &BoardView) -> Markup {
    let words = pov.words;
    let whose = if pov.is_own { "own" } else { "other" };
    let kept = |card: Site| say!(words, "calimala-kept", site = card.name(), whose = whose);
    html! {
        @match (board.kept, &board.dealt) {
            (Some(card), _) => {
                span.ac.goal title=(kept(card)) { (piece(site_symbol(card), "")) span.sr { (kept(card)) } }
            }
            (None, Some(dealt)) => {
                @for &card in dealt {
                    @let label = say!(words, "calimala-label-keep", site = card.name());
                    (pov.spot(&format!("keep-{card}"), "ac goal", &label, html! {
                        (piece(site_symbol(card), ""))
                        span.sr { (site_name(words, card)) }
                    }))
                }
            }
            (None, None) if board.has_kept => {
                span.ac.goal.back title=(words.say("calimala-kept-secret")) { span.sr { (words.say("calimala-kept-secret")) } }
            }
            (None, None) => {}
        }
    }
}
