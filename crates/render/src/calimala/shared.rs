//! What all share: the city over the council.

mod city;
mod council;
mod tiles;

use maud::{Markup, html};
use tessera_engine::calimala::Calimala;

use super::pieces::first_area;
use crate::Pov;

pub(super) fn shared(pov: &Pov<'_, Calimala>) -> Markup {
    let words = pov.words;
    html! {
        div #shared .shared.{ "first-" (first_area(pov.view)) } {
            nav.jump aria-label=(words.say("calimala-jump")) {
                a href="#map" data-area="map" { (words.say("calimala-jump-map")) }
                a href="#house" data-area="house" { (words.say("calimala-jump-mine")) }
                a href="#city" data-area="city" { (words.say("calimala-jump-city")) }
                a href="#works" data-area="works" { (words.say("calimala-jump-works")) }
                a href="#council" data-area="council" { (words.say("calimala-jump-council")) }
            }
            (city::city(pov))
            (council::council(pov))
        }
    }
}
