//! The city: actions, streets with their towers, and what lies below it.

use maud::{Markup, html};
use tessera_engine::Viewer;
use tessera_engine::calimala::material::{ACTIVE_DISCS, Act, Cards, N_CELLS, START_CARDS, STREETS};
use tessera_engine::calimala::{Calimala, PhaseView, Street};

use crate::Pov;
use crate::calimala::choices::street_label;
use crate::calimala::pieces::{
    act_symbol, acting, disc_class, discs, scored_next, side_symbol, tile_symbol,
};
use crate::calimala::words::{act_title, street_name, tile_name};
use crate::html::{art, piece};
use crate::words::say;

pub(super) fn city(pov: &Pov<'_, Calimala>) -> Markup {
    let words = pov.words;
    html! {
        section #city .city.sheet.plate aria-labelledby="city-title" {
            h2 { span #city-title { (words.say("calimala-city")) } (piles(pov)) }
            div.grid9 {
                (roads(pov))
                @for cell in 0..N_CELLS { (tile(pov, cell)) }
                @for street in Street::all() { (tower(pov, street)) }
            }
            (strip(pov))
        }
    }
}

/// Deck and discard pile, with what can still come.
fn piles(pov: &Pov<'_, Calimala>) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let discard = view.discard;
    let list = cards_list(pov, discard);
    let text = say!(
        words,
        "calimala-discard-list",
        n = discard.total(),
        cards = list
    );
    html! {
        small.piles {
            @let starts = say!(words, "calimala-starts", name = pov.name(view.starter));
            span.starts title=(starts) { (pov.mark(view.starter)) span.sr { (starts) } span aria-hidden="true" { (words.say("calimala-starts-short")) } }
            span.pile data-at="deck" { (say!(words, "calimala-deck", n = view.n_deck)) }
            span.pile data-at="discard" title=(text) { (say!(words, "calimala-discard", n = discard.total())) }
            span.sr { (text) }
        }
    }
}

fn cards_list(pov: &Pov<'_, Calimala>, cards: Cards) -> String {
    let words = pov.words;
    let count = |act: Act| {
        say!(
            words,
            "calimala-cards-of",
            act = act.name(),
            n = cards.count(act)
        )
    };
    let items: Vec<String> = cards.each_act().map(count).collect();
    let items: Vec<&str> = items.iter().map(String::as_str).collect();
    words.list(&items)
}

/// The streets under the tiles; the one that acts is warm.
fn roads(pov: &Pov<'_, Calimala>) -> Markup {
    let centre = |cell: u8| {
        (
            40 + 134 * u32::from(cell % 3),
            40 + 134 * u32::from(cell / 3),
        )
    };
    html! {
        svg.roads viewBox="0 0 348 348" preserveAspectRatio="none" aria-hidden="true" {
            path d="M40 40h268M40 174h268M40 308h268M40 40v268M174 40v268M308 40v268" {}
            @if let Some(acting) = acting(pov.view) {
                @let [(x, y), (to_x, to_y)] = STREETS[acting.street.index()].map(centre);
                path.hot d={ "M" (x) " " (y) "L" (to_x) " " (to_y) } {}
            }
        }
    }
}

/// An action of the city: clicked to carry it out.
fn tile(pov: &Pov<'_, Calimala>, cell: usize) -> Markup {
    let Some(act) = pov.view.grid[cell] else {
        return html! { div.act-t.none.{ "cell-" (cell) } {} };
    };
    let acting = acting(pov.view);
    let n_open = acting.map_or(0, |acting| {
        acting.pending.iter().filter(|&&open| open == act).count()
    });
    let is_here =
        acting.is_some_and(|acting| STREETS[acting.street.index()].contains(&(cell as u8)));
    let state = match (is_here, n_open) {
        (false, _) => "",
        (true, 0) => " done",
        (true, _) => " now",
    };
    let words = pov.words;
    let label = say!(
        words,
        "calimala-label-tile",
        act = act.name(),
        state = state.trim(),
        n = n_open
    );
    let content = html! {
        (piece(act_symbol(act), ""))
        span { (act_title(words, act)) }
        @if n_open > 1 { em.times { (say!(words, "calimala-times", n = n_open)) } }
    };
    let class = format!("act-t cell-{cell}{state}");
    pov.spot(&format!("act-{act}"), &class, &label, content)
}

/// The discs on a street, seen from the side: the top one acts first.
fn tower(pov: &Pov<'_, Calimala>, street: Street) -> Markup {
    let view = pov.view;
    let height = discs(view, street).count();
    let is_full = height == ACTIVE_DISCS as usize;
    let acting = acting(view).filter(|acting| acting.street == street);
    let mut class = format!("strt round st-{street}");
    if acting.is_some() {
        class.push_str(" act");
    } else if is_full {
        class.push_str(" full");
    }
    let content = html! {
        span.ring {}
        @if let Some(tile) = scored_next(view).filter(|_| is_full && acting.is_none()) {
            em.sc title=(tile_name(pov.words, tile)) { (piece(tile_symbol(tile), "")) }
        }
        span.tw.{ "n" (height) } {
            @for (level, owner) in discs(view, street).enumerate() {
                @let at = format!("st-{street}-{level}");
                @let is_acting = acting.is_some_and(|acting| acting.height as usize == level);
                span.{ "lv" (level) }.acts[is_acting].is-last[pov.is_last(&at)] data-at=(at) {
                    (art(side_symbol(owner), "0 0 64 28", disc_class(owner)))
                }
            }
            @if height <= ACTIVE_DISCS as usize {
                span.{ "lv" (height) }.free data-at={ "st-" (street) "-" (height) } {}
            }
        }
    };
    pov.spot(
        &format!("street-{street}"),
        &class,
        &street_label(pov, street),
        content,
    )
}

/// Below the city: start cards before the game, then who acts with what.
fn strip(pov: &Pov<'_, Calimala>) -> Markup {
    match &pov.view.phase {
        PhaseView::Keep { .. } | PhaseView::Take { .. } => display(pov),
        PhaseView::Act(acting) => {
            let words = pov.words;
            let who = say!(
                words,
                "calimala-acts",
                name = pov.name(acting.seat),
                street = street_name(words, pov.view, acting.street)
            );
            html! {
                div.strip {
                    @if pov.view.viewer == Viewer::Seat(acting.seat) { (without(pov, &acting.pending)) }
                    @else { p.who { (pov.mark(acting.seat)) span { (who) } } }
                }
            }
        }
        PhaseView::Over { .. } => html! {},
        _ => unseen(pov),
    }
}

/// What may be done instead of the actions that are open.
fn without(pov: &Pov<'_, Calimala>, pending: &[Act]) -> Markup {
    let words = pov.words;
    let mut acts = pending.to_vec();
    acts.dedup();
    let button = |key: &str, act: Act| {
        let label = say!(words, &format!("calimala-label-{key}"), act = act.name());
        let content =
            html! { (piece(act_symbol(act), "")) (words.say(&format!("calimala-{key}"))) };
        pov.spot(&format!("{key}-{act}"), "chip", &label, content)
    };
    html! {
        div.chips {
            @for &act in &acts { (button("draw", act)) (button("skip", act)) }
            @if acts.is_empty() {
                (pov.spot("done", "chip", &words.say("calimala-label-done"), html! { (words.say("calimala-short-done")) }))
            }
        }
    }
}

/// The start cards; who has taken one is told by the boards.
fn display(pov: &Pov<'_, Calimala>) -> Markup {
    let words = pov.words;
    html! {
        div.strip {
            p.who { (words.say("calimala-start-cards")) }
            div.chips {
                @for act in START_CARDS {
                    @if pov.view.display.has(act) {
                        @let label = say!(words, "calimala-label-take", act = act.name());
                        (pov.spot(&format!("take-{act}"), "ac", &label, html! {
                            span data-at={ "take-" (act) } { (piece(act_symbol(act), "")) }
                        }))
                    } @else { span.ac.none {} }
                }
            }
        }
    }
}

/// The action cards that the viewer has not seen: in the deck or in hands.
fn unseen(pov: &Pov<'_, Calimala>) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let hand = view.boards[pov.hero.index()].hand.unwrap_or(Cards::NONE);
    let known = |act: Act| view.discard.count(act) + hand.count(act);
    html! {
        div.strip.quiet {
            p.who { (words.say("calimala-unseen")) }
            ul.left {
                @for act in Act::ALL {
                    @let n = Cards::ALL.count(act) - known(act);
                    li title=(say!(words, "calimala-unseen-of", act = act.name(), n = n)) {
                        (piece(act_symbol(act), "")) b aria-hidden="true" { (n) }
                        span.sr { (say!(words, "calimala-unseen-of", act = act.name(), n = n)) }
                    }
                }
            }
        }
    }
}
