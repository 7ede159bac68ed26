//! Factories, centre, bag and lid.

use maud::{Markup, html};
use tessera_engine::azul::material::{Colour, Tiles};
use tessera_engine::azul::{Azul, Source};

use super::choices::heap_name;
use super::symbol;
use crate::Pov;
use crate::html::piece;
use crate::words::say;

pub(super) fn shared(pov: &Pov<'_, Azul>) -> Markup {
    let words = pov.words;
    let view = pov.view;
    let n_factories = view.factories.len();
    let on_table: u8 = view.factories.iter().map(|tiles| tiles.total()).sum();
    html! {
        section #shared .shared.sheet.plate aria-label=(words.say("azul-factories")) {
            h2 { (words.say("azul-factories")) }
            div class={ "ring n" (n_factories) } {
                svg.orn viewBox="0 0 200 248" preserveAspectRatio="none" aria-hidden="true" { ellipse cx="100" cy="127" rx="69" ry="91" {} }
                @for (number, &tiles) in view.factories.iter().enumerate() {
                    (factory(pov, number as u8, tiles))
                }
                (centre(pov))
            }
            dl.bag {
                div data-at="bag" { dt { (words.say("azul-in-bag")) } dd { (view.bag.total()) } (colours(pov, view.bag)) }
                div data-at="lid" { dt { (words.say("azul-in-lid")) } dd { (view.lid.total()) } (colours(pov, view.lid)) }
                div { dt { (words.say("azul-on-offer")) } dd { (on_table + view.centre.total()) } }
            }
        }
    }
}

fn factory(pov: &Pov<'_, Azul>, number: u8, tiles: Tiles) -> Markup {
    let name = say!(pov.words, "azul-factory", number = number + 1);
    html! {
        div.fac.is-empty[tiles.is_empty()].{ "at-" (number) } role="group" aria-label=(name) data-at={ "f" (number) } {
            b.no aria-hidden="true" { (number + 1) }
            @for colour in tiles.colours() { (heap(pov, Source::factory(number), colour, tiles.count(colour))) }
        }
    }
}

/// All tiles of a colour on a factory are one choice.
fn heap(pov: &Pov<'_, Azul>, source: Source, colour: Colour, n: u8) -> Markup {
    let spot = heap_name(source, colour);
    let label = say!(pov.words, "azul-heap", n = n, colour = colour.name());
    let tile = || html! { span.tp data-at=(spot) { (piece(symbol(colour), "pc")) } };
    html! {
        (pov.spot(&spot, "cell ft", &label, tile()))
        @for _ in 1..n { (pov.spot_again(&spot, "cell ft", tile())) }
    }
}

/// Grouped by colour with a count, since one always takes all. Each colour has its place, so that
/// no tile moves when another goes.
fn centre(pov: &Pov<'_, Azul>) -> Markup {
    let view = pov.view;
    let words = pov.words;
    html! {
        div.pool role="group" aria-label=(words.say("azul-centre")) data-at="centre" {
            @if view.marker_in_centre {
                span.pt.at-first role="img" aria-label=(words.say("azul-marker")) data-at="centre-marker" { (piece("az-first", "")) }
            }
            @for colour in view.centre.colours() {
                @let n = view.centre.count(colour);
                @let spot = heap_name(Source::CENTRE, colour);
                (pov.spot(&spot, &format!("cell pt at-{}", colour.name()), &say!(words, "azul-heap", n = n, colour = colour.name()), html! {
                    span.tp data-at=(spot) { (piece(symbol(colour), "pc")) } em { (n) }
                }))
            }
        }
    }
}

/// How many of each colour, for those who count.
fn colours(pov: &Pov<'_, Azul>, tiles: Tiles) -> Markup {
    let label = |colour: Colour| {
        say!(
            pov.words,
            "azul-heap",
            n = tiles.count(colour),
            colour = colour.name()
        )
    };
    html! {
        dd.by-colour {
            @for colour in Colour::ALL {
                span title=(label(colour)) { (piece(symbol(colour), "")) (tiles.count(colour)) }
            }
        }
    }
}
