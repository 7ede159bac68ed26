//! The board in words.

use tessera_engine::Seat;
use tessera_engine::piazza::material::{Card, NEUTRAL, colours_of};
use tessera_engine::piazza::{Cell, Piazza};

use super::field::{Extent, Field, points};
use super::left::unseen;
use super::shared::{line_name, new_cells, room, sums_heading};
use super::words::{card_name, cell_name, column_name, row_name, symbol_key};
use crate::spoken::listed;
use crate::words::say;
use crate::{Pov, SpokenArea};

pub(super) fn spoken(pov: &Pov<'_, Piazza>) -> Vec<SpokenArea> {
    let others = pov.others().map(|seat| player(pov, seat));
    [field(pov)]
        .into_iter()
        .chain(brackets(pov))
        .chain(hand(pov))
        .chain([player(pov, pov.hero)])
        .chain(others)
        .collect()
}

/// The cards row by row, then column by column: brackets run in both.
fn field(pov: &Pov<'_, Piazza>) -> SpokenArea {
    let (view, words) = (pov.view, pov.words);
    let span = Extent::span(view);
    let size = say!(
        words,
        "piazza-size",
        columns = span.n_columns(),
        rows = span.n_rows(),
        room = room(span)
    );
    let line = |title: String, is_in: &dyn Fn(Cell) -> bool| {
        let cards = view.cards.iter().filter(|(_, cell)| is_in(*cell));
        let cards = cards.map(|&(card, cell)| cell_line(pov, card, cell));
        let cards = listed(words, cards);
        say!(words, "piazza-spoken-line", line = title, cards = cards)
    };
    let rows = (span.top..=span.bottom).map(|y| {
        let title = say!(words, "piazza-row", row = row_name(y));
        line(title, &|cell| cell.y() == y)
    });
    let columns = (span.left..=span.right).map(|x| {
        let title = say!(words, "piazza-column", column = column_name(x).to_string());
        line(title, &|cell| cell.x() == x)
    });
    let lines = [size].into_iter().chain(rows).chain(columns);
    SpokenArea::new(words.say("piazza-field"), lines)
}

fn cell_line(pov: &Pov<'_, Piazza>, card: Card, cell: Cell) -> String {
    say!(
        pov.words,
        "piazza-spoken-cell",
        cell = cell_name(cell),
        colour = card.colour().name(),
        symbol = symbol_key(card)
    )
}

/// What the cards of this turn or of the last one count.
fn brackets(pov: &Pov<'_, Piazza>) -> Option<SpokenArea> {
    let words = pov.words;
    let (cells, is_done) = new_cells(pov);
    let brackets = Field::new(pov.view).brackets_of_turn(&cells);
    let each = brackets.iter().map(|bracket| {
        say!(
            words,
            "piazza-spoken-bracket",
            line = line_name(pov, bracket),
            from = cell_name(bracket.start()),
            to = cell_name(bracket.end()),
            n = bracket.n_cards
        )
    });
    let sum = say!(
        words,
        "piazza-spoken-sum",
        n = brackets.len(),
        points = points(&brackets)
    );
    let title = words.say(sums_heading(false, is_done));
    (!cells.is_empty()).then(|| SpokenArea::new(title, each.chain([sum])))
}

/// The own hand, card by card.
fn hand(pov: &Pov<'_, Piazza>) -> Option<SpokenArea> {
    let words = pov.words;
    let player = &pov.view.players[pov.hero.index()];
    let hand = player.hand.filter(|_| pov.is_own)?;
    let cards = (0..player.n_hand).map(|place| card_name(words, hand.at(place)));
    let nothing = (player.n_hand == 0).then(|| words.say("piazza-hand-finished"));
    Some(SpokenArea::new(
        words.say("piazza-hand"),
        cards.chain(nothing),
    ))
}

/// How many cards a player has left, and which those can be.
fn player(pov: &Pov<'_, Piazza>, seat: Seat) -> SpokenArea {
    let (view, words) = (pov.view, pov.words);
    let player = &view.players[seat.index()];
    let is_own = pov.is_own && seat == pov.hero;
    let title = match is_own {
        true => words.say("piazza-pile-own"),
        false => say!(words, "piazza-cards-of", name = pov.name(seat)),
    };
    let in_hand = (!is_own).then(|| say!(words, "piazza-n-hand", n = player.n_hand));
    let in_pile = say!(words, "piazza-spoken-pile", n = player.n_pile);
    let neutral =
        (view.setup.seats == 3).then(|| say!(words, "piazza-neutral-of", n = player.n_neutral));
    let has_passed = !player.cannot_hold.is_empty();
    let passed = has_passed.then(|| words.say("piazza-has-passed"));
    let lines = in_hand.into_iter().chain([in_pile]).chain(left(pov, seat));
    SpokenArea::new(title, lines.chain(neutral).chain(passed))
}

/// The cards of a seat's colours that the viewer has not seen.
fn left(pov: &Pov<'_, Piazza>, seat: Seat) -> Option<String> {
    let (view, words) = (pov.view, pov.words);
    let is_own = pov.is_own && seat == pov.hero;
    let neutral = (is_own && view.setup.seats == 3).then_some(NEUTRAL);
    let colours = colours_of(view.setup.seats, seat).iter().chain(&neutral);
    let cards = unseen(view);
    let each = colours.flat_map(|&colour| {
        let kinds = cards.of_colour(colour);
        let kinds = kinds.kinds().collect::<Vec<Card>>();
        kinds.into_iter().map(|card| {
            say!(
                words,
                "piazza-spoken-left",
                n = cards.count(card),
                colour = card.colour().name(),
                symbol = symbol_key(card)
            )
        })
    });
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| {
        say!(
            words,
            "piazza-spoken-to-come",
            own = if is_own { "yes" } else { "no" },
            cards = listed(words, each)
        )
    })
}
