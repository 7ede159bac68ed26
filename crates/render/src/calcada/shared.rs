//! What all share: the ring of stones, and for each colour its price above its tiles.

use maud::{Markup, html};
use tessera_engine::calcada::material::{Colour, DISPLAY_SIZE, Motif, N_SPACES};
use tessera_engine::calcada::{Calcada, PhaseView, SupplyView};

use super::choices::stones_name;
use super::pieces::{back_symbol, colour_class, stone, tile, tile_name};
use crate::Sight;
use crate::html::{mark, piece};
use crate::words::say;

pub(super) fn shared(sight: &Sight<'_, Calcada>) -> Markup {
    html! { section #shared .shared { (ring(sight)) (columns(sight)) } }
}

/// Where a stone of the ring lies: the stones of a colour on a space are counted from 0.
pub(super) fn stone_place(space: u8, colour: Colour, number: u8) -> String {
    format!("ring-{space}-{}-{number}", colour.name())
}

/// Where an open tile lies.
pub(super) fn tile_place(colour: Colour, number: usize) -> String {
    format!("open-{}-{number}", colour.name())
}

/// Where the face-down tiles of a colour lie.
pub(super) fn stack_place(colour: Colour) -> String {
    format!("stack-{}", colour.name())
}

/// Where the stone of a colour stands on the scoreboard.
pub(super) fn price_place(colour: Colour, row: u8) -> String {
    format!("price-{}-{row}", colour.name())
}

fn ring(sight: &Sight<'_, Calcada>) -> Markup {
    let title = sight.words.say("calcada-ring");
    html! {
        div.sheet.plate.ringbox role="group" aria-label=(title) {
            h2 { (title) }
            div.ring6 {
                (arrows(sight))
                div.hub { (hub(sight)) }
                @for number in 0..N_SPACES { (space(sight, number)) }
            }
        }
    }
}

/// From each space to the next; where a stone has just gone, in the colour of the last move.
fn arrows(sight: &Sight<'_, Calcada>) -> Markup {
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
        let stones = sight.view.ring[next as usize];
        let mut places = stones.kinds().flat_map(|colour| {
            (0..stones.count(colour)).map(move |number| stone_place(next, colour, number))
        });
        !sight.last.is_empty() && places.any(|place| sight.is_last(&place))
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
fn hub(sight: &Sight<'_, Calcada>) -> Markup {
    let words = sight.words;
    match sight.view.phase {
        PhaseView::Place { colour, number, .. } => html! {
            div.decl role="img" aria-label=(say!(words, "calcada-declared-label", colour = colour.name(), n = number)) {
                small { (words.say("calcada-declared")) }
                (stone(colour)) b { (number) }
            }
        },
        PhaseView::Declare { seat } if sight.is_own && seat == sight.hero => {
            let label = words.say("calcada-bonus-label");
            let content =
                html! { (piece("c-bonustile", "bt")) span { (words.say("calcada-bonus-short")) } };
            sight.spot("bonus", "cell pay", &label, content)
        }
        PhaseView::Declare { seat } => html! {
            div.decl.who { small { (words.say("calcada-declares")) } (mark(seat)) }
        },
        _ => html! {},
    }
}

/// The space is what is clicked; its stones, which are small, lie over it and answer only when
/// the space is chosen.
fn space(sight: &Sight<'_, Calcada>, number: u8) -> Markup {
    let words = sight.words;
    let stones = sight.view.ring[number as usize];
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
        stones = stones_name(sight.view, words, number),
    );
    html! {
        div class={ "space at" (number) (crowd) } {
            (sight.spot(&format!("space-{number}"), "sp", &label, html! { em { (n_stones) } }))
            div.sps data-at={ "space-" (number) } {
                @for colour in stones.kinds() { (heap(sight, number, colour, stones.count(colour))) }
            }
        }
    }
}

/// The stones of one colour on a space are one choice.
fn heap(sight: &Sight<'_, Calcada>, space: u8, colour: Colour, n_stones: u8) -> Markup {
    let words = sight.words;
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
            span.sw.is-last[sight.is_last(&at)] data-at=(at) { (stone(colour)) }
        }
    };
    sight.spot(
        &format!("stone-{space}-{}", colour.name()),
        "heap",
        &label,
        content,
    )
}

fn columns(sight: &Sight<'_, Calcada>) -> Markup {
    let words = sight.words;
    let title = words.say("calcada-prices");
    html! {
        div.sheet.plate.colbox role="group" aria-label=(title) {
            div.col-h { h2 { (title) } (stacks(sight)) }
            div.cols {
                div.lad.lab aria-hidden="true" { @for row in &sight.view.setup.rows { i { "×" (row) } } }
                @for supply in &sight.view.supplies { (column(sight, supply)) }
            }
        }
    }
}

fn column(sight: &Sight<'_, Calcada>, supply: &SupplyView) -> Markup {
    let colour = supply.colour;
    let is_declared =
        matches!(sight.view.phase, PhaseView::Place { colour: declared, .. } if declared == colour);
    html! {
        div.col.on[is_declared].closed[supply.row.is_none()].(colour_class(colour)) {
            (ladder(sight, supply))
            @for number in 0..DISPLAY_SIZE {
                @if number < supply.open.len() { (open_tile(sight, supply, number)) } @else { i.dt.empty {} }
            }
            (stack(sight, supply))
        }
    }
}

fn ladder(sight: &Sight<'_, Calcada>, supply: &SupplyView) -> Markup {
    let colour = supply.colour;
    let n_rows = sight.view.setup.rows.len() as u8;
    let row = supply.row.unwrap_or(n_rows);
    let label = match supply.multiplier {
        Some(multiplier) => {
            let left = n_rows - row - 1;
            say!(
                sight.words,
                "calcada-price",
                colour = colour.name(),
                n = multiplier,
                left = left
            )
        }
        None => say!(sight.words, "calcada-closed", colour = colour.name()),
    };
    html! {
        div.lad role="img" aria-label=(label) {
            @for number in 0..n_rows {
                @let at = price_place(colour, number);
                @if number == row {
                    i.cur.is-last[sight.is_last(&at)] data-at=(at) { (stone(colour)) }
                } @else {
                    i.past[number < row] {}
                }
            }
        }
    }
}

/// Equal tiles of a display are one choice (CA-4.1): the later ones repeat it for the pointer.
fn open_tile(sight: &Sight<'_, Calcada>, supply: &SupplyView, number: usize) -> Markup {
    let (colour, motif) = (supply.colour, supply.open[number]);
    let at = tile_place(colour, number);
    let is_last = if sight.is_last(&at) { " is-last" } else { "" };
    let is_rest = match sight.view.phase {
        PhaseView::Place {
            colour: declared, ..
        } if declared != colour => " rest",
        _ => "",
    };
    let spot = format!("tile-{}-{}", colour.name(), motif.name());
    let class = format!("cell dt{is_rest}{is_last}");
    let content = html! { span.tp data-at=(at) { (tile(colour, motif)) } };
    if supply.open[..number].contains(&motif) {
        return sight.spot_again(&spot, &class, content);
    }
    let label = tile_name(sight.words, colour, motif);
    sight.spot(&spot, &class, &label, content)
}

/// The face-down tiles; a click on those of the declared colour refreshes its display.
fn stack(sight: &Sight<'_, Calcada>, supply: &SupplyView) -> Markup {
    let colour = supply.colour;
    let n_tiles = supply.unseen.total() + supply.returned.len() as u8;
    let label = say!(
        sight.words,
        "calcada-stack",
        colour = colour.name(),
        n = n_tiles
    );
    let content = html! {
        span.tp data-at=(stack_place(colour)) { (piece(back_symbol(colour), colour_class(colour))) }
        em { (n_tiles) }
    };
    let class = match n_tiles {
        0 => "cell stack none",
        _ => "cell stack",
    };
    sight.spot(&format!("stack-{}", colour.name()), class, &label, content)
}

/// What is left in the stacks, for those who count: it follows from what lies on the table.
fn stacks(sight: &Sight<'_, Calcada>) -> Markup {
    let words = sight.words;
    let count = |supply: &SupplyView, motif: Motif| {
        let returned = supply.returned.iter().filter(|&&other| other == motif);
        supply.unseen.count(motif) as usize + returned.count()
    };
    html! {
        details.left {
            summary { (words.say("calcada-left")) }
            table {
                caption { (words.say("calcada-left-caption")) }
                thead { tr {
                    td {}
                    @for supply in &sight.view.supplies {
                        th scope="col" { (stone(supply.colour)) span.sr { (say!(words, "calcada-colour", colour = supply.colour.name())) } }
                    }
                } }
                tbody {
                    @for motif in Motif::ALL {
                        tr {
                            th scope="row" { (say!(words, "calcada-motif", motif = motif.name())) }
                            @for supply in &sight.view.supplies { td { (count(supply, motif)) } }
                        }
                    }
                }
            }
        }
    }
}
