//! What all share: the ring of stones here, the prices and tiles beside.

use maud::{Markup, html};
use tessera_engine::calcada::material::{Colour, N_SPACES};
use tessera_engine::calcada::{Calcada, PhaseView};

use super::choices::stones_name;
use super::pieces::stone;
use super::prices::prices;
use crate::Pov;
use crate::html::{mark, piece};
use crate::words::say;

pub(super) fn shared(pov: &Pov<'_, Calcada>) -> Markup {
    html! { section #shared .shared { (ring(pov)) (prices(pov)) } }
}

/// Where a stone of the ring lies: the stones of a colour on a space are counted from 0.
pub(super) fn stone_place(space: u8, colour: Colour, number: u8) -> String {
    format!("ring-{space}-{}-{number}", colour.name())
}

fn ring(pov: &Pov<'_, Calcada>) -> Markup {
    let title = pov.words.say("calcada-ring");
    html! {
        div.sheet.plate.ringbox role="group" aria-label=(title) {
            h2 { (title) }
            div.ring6 {
                (arrows(pov))
                div.hub { (hub(pov)) }
                @for number in 0..N_SPACES { (space(pov, number)) }
            }
        }
    }
}

/// From each space to the next; where a stone has just gone, in the colour of the last move.
fn arrows(pov: &Pov<'_, Calcada>) -> Markup {
    const ARROWS: [&str; N_SPACES as usize] = [
        "M129.2 27.7A78 78 0 0 1 148 38.5",
        "M177.2 89.1A78 78 0 0 1 177.2 110.9",
        "M148 161.5A78 78 0 0 1 129.2 172.3",
        "M70.8 172.3A78 78 0 0 1 52 161.5",
        "M22.8 110.9A78 78 0 0 1 22.8 89.1",
        "M52 38.5A78 78 0 0 1 70.8 27.7",
    ];
    const HEADS: [&str; N_SPACES as usize] = [
        "M150.600 40l-7.500-1 4-5.800z",
        "M177.200 114l-3.500-6.700h7z",
        "M126.600 173.800l4-6.200 3.500 6z",
        "M49.400 160l7.500 1-4 5.800z",
        "M22.800 86l3.500 6.700h-7z",
        "M73.400 26.200l-4 6.200-3.500-6z",
    ];
    let has_come = |space: u8| {
        let next = (space + 1) % N_SPACES;
        let stones = pov.view.ring[next as usize];
        let mut places = stones.kinds().flat_map(|colour| {
            (0..stones.count(colour)).map(move |number| stone_place(next, colour, number))
        });
        !pov.last.is_empty() && places.any(|place| pov.is_last(&place))
    };
    html! {
        svg.orn6 viewBox="0 0 200 200" aria-hidden="true" {
            @for space in 0..N_SPACES {
                g.mv[has_come(space)] {
                    path d=(ARROWS[space as usize]) {}
                    path.head d=(HEADS[space as usize]) {}
                }
            }
        }
    }
}

/// The middle of the ring: what was declared, or the bonus tile that moves a stone.
fn hub(pov: &Pov<'_, Calcada>) -> Markup {
    let words = pov.words;
    match pov.view.phase {
        PhaseView::Place { colour, number, .. } => html! {
            div.decl role="img" aria-label=(say!(words, "calcada-declared-label", colour = colour.name(), n = number)) {
                small { (words.say("calcada-declared")) }
                (stone(colour)) b { (number) }
            }
        },
        PhaseView::Declare { seat } if pov.is_own && seat == pov.hero => {
            let label = words.say("calcada-bonus-label");
            let content =
                html! { (piece("c-bonustile", "bt")) span { (words.say("calcada-bonus-hub")) } };
            pov.spot("bonus", "cell pay", &label, content)
        }
        PhaseView::Declare { seat } => html! {
            div.decl.who { small { (words.say("calcada-declares")) } (mark(seat)) }
        },
        _ => html! {},
    }
}

/// The space is what is clicked; its stones, which are small, lie over it and answer only when
/// the space is chosen.
fn space(pov: &Pov<'_, Calcada>, number: u8) -> Markup {
    let words = pov.words;
    let stones = pov.view.ring[number as usize];
    let n_stones = stones.total();
    let crowd = match n_stones {
        0..=5 => "",
        6..=8 => " many",
        _ => " crowd",
    };
    let label = say!(
        words,
        "calcada-space",
        space = number + 1,
        n = n_stones,
        stones = stones_name(pov.view, words, number),
    );
    html! {
        div class={ "space at" (number) (crowd) } {
            (pov.spot(&format!("space-{number}"), "sp", &label, html! { b.no { (number + 1) } em { (n_stones) } }))
            div.sps data-at={ "space-" (number) } {
                @for colour in stones.kinds() { (heap(pov, number, colour, stones.count(colour))) }
            }
        }
    }
}

/// The stones of one colour on a space are one choice.
fn heap(pov: &Pov<'_, Calcada>, space: u8, colour: Colour, n_stones: u8) -> Markup {
    let words = pov.words;
    let label = say!(
        words,
        "calcada-stones-on",
        n = n_stones,
        colour = colour.name(),
        space = space + 1,
    );
    let content = html! {
        @for number in 0..n_stones {
            @let at = stone_place(space, colour, number);
            span.sw.is-last[pov.is_last(&at)] data-at=(at) { (stone(colour)) }
        }
    };
    pov.spot(
        &format!("stone-{space}-{}", colour.name()),
        "heap",
        &label,
        content,
    )
}
