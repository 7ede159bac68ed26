//! The churches and cities, and the house of one player.

mod house;

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calimala::material::{
    ART_SPACES, Act, CITY_SPACES, N_CHURCHES, N_CITIES, N_PORTS, N_RESOURCES, ROW_SPACES,
};
use tessera_engine::calimala::{Calimala, building_site};

use super::pieces::{act_symbol, city, first_area, site_symbol, spaces};
use super::words::{city_label, row_label, site_name};
use crate::Pov;
use crate::html::{piece, seat_class};
use crate::words::say;

pub(super) use house::summary;

pub(super) fn mine(pov: &Pov<'_, Calimala>) -> Markup {
    html! {
        div #mine .mine.{ "first-" (first_area(pov.view)) } {
            (works(pov))
            (map(pov))
            (house::house(pov))
        }
    }
}

fn works(pov: &Pov<'_, Calimala>) -> Markup {
    html! {
        section #works .works.sheet.plate aria-labelledby="works-title" {
            h2 #works-title { (pov.words.say("calimala-works")) }
            p.sr { (placed_summary(pov)) }
            div.ch3 { @for church in 0..N_CHURCHES { (church_block(pov, church)) } }
        }
    }
}

fn church_block(pov: &Pov<'_, Calimala>, church: usize) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let site = building_site(church);
    let given =
        |resource: usize| move |seat: usize| view.boards[seat].contributions[church][resource];
    html! {
        div.chb {
            (piece(site_symbol(site), "chi"))
            h3 { (site_name(words, site)) }
            div.rows {
                @for resource in 0..N_RESOURCES {
                    @let act = Act::ALL[resource];
                    @let spot = format!("row-{site}-{act}");
                    (row(pov, &spot, site.name(), act, given(resource), ROW_SPACES[church]))
                }
                @let spot = format!("art-{site}");
                (row(pov, &spot, site.name(), Act::Artwork, |seat| view.boards[seat].artworks[church], ART_SPACES[church]))
            }
        }
    }
}

/// The spaces of a church for one resource or for artworks.
fn row(
    pov: &Pov<'_, Calimala>,
    spot: &str,
    site: &'static str,
    act: Act,
    counts: impl Fn(usize) -> u8,
    n_spaces: u8,
) -> Markup {
    let n_filled: u8 = (0..pov.sitters.len()).map(&counts).sum();
    let label = row_label(pov.words, site, act, n_filled, n_spaces);
    let content = html! {
        (piece(act_symbol(act), "ri"))
        (spaces(pov, spot, counts, n_spaces))
    };
    pov.spot(spot, "rw", &label, content)
}

fn map(pov: &Pov<'_, Calimala>) -> Markup {
    html! {
        section #map .map.sheet.plate aria-labelledby="map-title" {
            h2 #map-title { (pov.words.say("calimala-map")) }
            div.ct6.{ "n" (pov.sitters.len()) } { @for at in 0..N_CITIES { (city_block(pov, at)) } }
        }
    }
}

/// A city with its cloth, and a trade city with its houses.
fn city_block(pov: &Pov<'_, Calimala>, at: usize) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let site = city(at);
    let is_port = at < N_PORTS;
    let counts: Vec<u8> = view.boards.iter().map(|board| board.cities[at]).collect();
    let label = city_label(pov, at);
    let content = html! {
        (piece(site_symbol(site), "cr"))
        span.cn { (site_name(words, site)) }
        span.kd aria-hidden="true" {
            @if is_port { (words.say("calimala-port")) }
            @else {
                @for seat in Seat::all(view.setup.seats) {
                    @let at = format!("house-{site}-{}", seat.number());
                    i.hs.is-last[pov.is_last(&at)] data-at=(at) {
                        @if view.boards[seat.index()].houses.contains(&site) { (piece("house", seat_class(seat))) }
                    }
                }
            }
        }
        span.cl12 { (spaces(pov, &format!("city-{site}"), |seat| view.boards[seat].cities[at], CITY_SPACES)) }
        span.cc aria-hidden="true" {
            @for seat in Seat::all(view.setup.seats).filter(|seat| counts[seat.index()] > 0) {
                span { (pov.mark(seat)) (counts[seat.index()]) }
            }
        }
    };
    pov.spot(&format!("city-{site}"), "ctb cell", &label, content)
}

/// The cubes of everybody, place by place, for who cannot see them.
fn placed_summary(pov: &Pov<'_, Calimala>) -> String {
    let (view, words) = (pov.view, pov.words);
    let of_seat = |seat: Seat| {
        let board = &view.boards[seat.index()];
        let at =
            |church: usize| board.contributions[church].iter().sum::<u8>() + board.artworks[church];
        let [barcelona, lisbon, london, troyes, bruges, hamburg] = board.cities;
        say!(
            words,
            "calimala-sum-placed",
            name = pov.name(seat),
            maria = at(0),
            croce = at(1),
            miniato = at(2),
            barcelona = barcelona,
            lisbon = lisbon,
            london = london,
            troyes = troyes,
            bruges = bruges,
            hamburg = hamburg
        )
    };
    let all: Vec<String> = Seat::all(view.setup.seats).map(of_seat).collect();
    all.join(" ")
}
