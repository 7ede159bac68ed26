//! The board in words.

use tessera_engine::Seat;
use tessera_engine::calcada::material::N_SPACES;
use tessera_engine::calcada::{Calcada, PhaseView, SupplyView};

use super::board::laid_names;
use super::choices::stones_name;
use super::outlook::{Outlook, each, row_and_column};
use super::pieces::square_name;
use super::prices::price_label;
use crate::spoken::listed;
use crate::words::say;
use crate::{Pov, SpokenArea};

pub(super) fn spoken(pov: &Pov<'_, Calcada>) -> Vec<SpokenArea> {
    let boards = std::iter::once(pov.hero).chain(pov.others());
    let boards = boards.map(|seat| board(pov, seat));
    [ring(pov), supplies(pov)]
        .into_iter()
        .chain(boards)
        .collect()
}

/// The stones, space by space, and the declared one.
fn ring(pov: &Pov<'_, Calcada>) -> SpokenArea {
    let words = pov.words;
    let space = |space: u8| {
        say!(
            words,
            "calcada-space",
            space = space + 1,
            n = pov.view.ring[space as usize].total(),
            stones = stones_name(pov.view, words, space)
        )
    };
    let declared = match pov.view.phase {
        PhaseView::Place { colour, number, .. } => Some(say!(
            words,
            "calcada-declared-label",
            colour = colour.name(),
            n = number
        )),
        _ => None,
    };
    let spaces = (0..N_SPACES).map(space);
    SpokenArea::new(words.say("calcada-ring"), spaces.chain(declared))
}

/// For each colour its multiplier, its face-up tiles and its stack.
fn supplies(pov: &Pov<'_, Calcada>) -> SpokenArea {
    let words = pov.words;
    let line = |supply: &SupplyView| {
        let colour = supply.colour.name();
        if supply.row.is_none() {
            return price_label(pov, supply);
        }
        let motifs = supply.open.iter();
        let motifs = motifs.map(|motif| say!(words, "calcada-motif", motif = motif.name()));
        let n_stack = supply.unseen.total() + supply.returned.len() as u8;
        let parts = [
            price_label(pov, supply),
            say!(
                words,
                "calcada-spoken-open",
                n = supply.open.len(),
                motifs = listed(words, motifs)
            ),
            say!(words, "calcada-stack", colour = colour, n = n_stack),
        ];
        parts.join(". ")
    };
    let lines = pov.view.supplies.iter().map(line);
    SpokenArea::new(words.say("calcada-prices"), lines)
}

/// A pavement district by district; of others' boards only the districts that are begun.
fn board(pov: &Pov<'_, Calcada>, seat: Seat) -> SpokenArea {
    let words = pov.words;
    let is_own = pov.is_own && seat == pov.hero;
    let outlook = Outlook::new(pov.view, seat);
    let names = laid_names(words, &outlook);
    let title = match is_own {
        true => words.say("calcada-your-pavement"),
        false => say!(words, "calcada-pavement-of", name = pov.name(seat)),
    };
    let districts = 0..outlook.layout.n_districts();
    let districts = districts.filter(|&district| is_own || outlook.colour_of(district).is_some());
    let districts = districts.map(|number| district(pov, &outlook, &names, number));
    let n_bonus = outlook.board.bonus_tiles;
    let bonus = say!(words, "calcada-note", n = n_bonus);
    let forecast = outlook.forecast();
    let is_over = matches!(pov.view.phase, PhaseView::Over { .. });
    let forecast = (!is_over).then(|| {
        say!(
            words,
            "calcada-forecast-parts",
            motifs = forecast.motifs,
            incomplete = forecast.incomplete,
            bonus = forecast.bonus,
        )
    });
    SpokenArea::new(title, districts.chain([bonus]).chain(forecast))
}

fn district(
    pov: &Pov<'_, Calcada>,
    outlook: &Outlook<'_>,
    names: &[String],
    district: u8,
) -> String {
    let words = pov.words;
    let squares = outlook.layout.district_squares(district);
    let square = |square: usize| {
        if !names[square].is_empty() {
            return names[square].clone();
        }
        let (row, column) = row_and_column(square);
        say!(
            words,
            "calcada-spoken-free",
            square = square_name(row, column),
            number = outlook.layout.number(square)
        )
    };
    let n_free = each(squares).filter(|&square| names[square].is_empty());
    say!(
        words,
        "calcada-spoken-district",
        district = district + 1,
        size = squares.count_ones(),
        colour = outlook
            .colour_of(district)
            .map_or("none", |colour| colour.name()),
        missing = n_free.count(),
        squares = each(squares).map(square).collect::<Vec<_>>().join("; ")
    )
}
