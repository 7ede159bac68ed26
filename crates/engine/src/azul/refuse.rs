//! Which rule forbids what may not happen.

use super::action::{Action, Destination, Kind, Source};
use super::legal::Supply;
use super::material::{Colour, Tiles, n_factories};
use super::{Azul, Phase};
use crate::{Actor, Refusal, Seat};

/// Which rule forbids the action; the order of the checks is the order of the clauses.
pub(super) fn refusal(game: &Azul, actor: Actor, action: Action) -> Option<Refusal> {
    match (game.phase, action.kind()) {
        (Phase::Over, _) => Some(Refusal::new("AZ-7.1", "over", "The game is over.")),
        (Phase::Start | Phase::Deal { .. }, _) if actor != Actor::Chance => Some(Refusal::new(
            "AZ-2.3",
            "not-dealt",
            "Wait until the start player is drawn and the factories are dealt.",
        )),
        (Phase::Start, Kind::Start(seat)) => game.refuse_start(seat),
        (Phase::Start, _) => Some(Refusal::new(
            "AZ-2.4",
            "no-start-player",
            "First the start player must be drawn.",
        )),
        (Phase::Deal { factory }, Kind::Deal { factory: to, tiles }) if to == factory => {
            game.refuse_deal(tiles)
        }
        (Phase::Deal { factory }, _) => Some(
            Refusal::new("AZ-2.3", "deal-next", "Factory {factory} is dealt next.")
                .with("factory", factory),
        ),
        (Phase::Offer { seat } | Phase::Tiling { seat, .. }, _) if actor != Actor::Seat(seat) => {
            let clause = match game.phase {
                Phase::Offer { .. } => "AZ-3.1",
                _ => "AZ-5.1",
            };
            Some(
                Refusal::new(clause, "not-your-turn", "It is seat {seat}'s turn.")
                    .with("seat", seat),
            )
        }
        (Phase::Offer { seat }, Kind::Take { source, colour, to }) => {
            game.refuse_take(seat, source, colour, to)
        }
        (Phase::Offer { .. }, _) => Some(Refusal::new(
            "AZ-3.1",
            "must-take",
            "In the factory offer a turn is to take tiles.",
        )),
        (Phase::Tiling { seat, row }, Kind::Tile { row: to, column }) if to == row => {
            game.refuse_column(seat, row, column)
        }
        (Phase::Tiling { row, .. }, _) => Some(
            Refusal::new(
                "AZ-8.1",
                "tile-next",
                "Rows are tiled from top to bottom; choose a column for row {row}.",
            )
            .with("row", row),
        ),
    }
}

impl Azul {
    fn refuse_start(&self, seat: Seat) -> Option<Refusal> {
        (seat.number() >= self.n_seats).then(|| {
            Refusal::new("AZ-2.4", "no-such-seat", "There is no seat {seat}.").with("seat", seat)
        })
    }

    fn refuse_deal(&self, tiles: Tiles) -> Option<Refusal> {
        let Supply {
            drawn,
            open,
            n_open,
        } = self.supply();
        let n_tiles = drawn.total() + n_open;
        if tiles.total() != n_tiles {
            return Some(
                Refusal::new("AZ-2.3", "deal-number", "This factory gets {number} tiles.")
                    .with("number", n_tiles),
            );
        }
        let possible = tiles.contains(drawn) && (drawn + open).contains(tiles);
        (!possible).then(|| {
            Refusal::new(
                "AZ-6.3",
                "not-in-bag",
                "These tiles cannot come out of the bag: it is emptied before the lid is used.",
            )
        })
    }

    fn refuse_take(
        &self,
        seat: Seat,
        source: Source,
        colour: Colour,
        to: Destination,
    ) -> Option<Refusal> {
        let tiles = self.sources[source.index()];
        if tiles.count(colour) == 0 {
            return Some(self.refuse_source(source, colour));
        }
        let row = to.as_line()?;
        let board = &self.boards[seat.index()];
        let line = board.line(row);
        if board.open_lines(colour) >> row & 1 == 1 {
            None
        } else if line.n_tiles() == row + 1 {
            Some(
                Refusal::new(
                    "AZ-4.3",
                    "line-full",
                    "Pattern line {line} is already full.",
                )
                .with("line", row),
            )
        } else if let Some(held) = line.colour() {
            Some(
                Refusal::new(
                    "AZ-4.2",
                    "line-colour",
                    "Pattern line {line} holds {held} tiles and takes no {colour}.",
                )
                .with("line", row)
                .with("held", held.name())
                .with("colour", colour.name()),
            )
        } else {
            Some(
                Refusal::new(
                    "AZ-4.4",
                    "colour-on-wall",
                    "Row {line} of your wall already has {colour}.",
                )
                .with("line", row)
                .with("colour", colour.name()),
            )
        }
    }

    fn refuse_source(&self, source: Source, colour: Colour) -> Refusal {
        match source.as_factory() {
            Some(factory) if factory >= n_factories(self.n_seats) => Refusal::new(
                "AZ-2.1",
                "no-such-factory",
                "There is no factory {factory}.",
            )
            .with("factory", factory),
            Some(factory) => Refusal::new(
                "AZ-3.2",
                "not-in-factory",
                "There is no {colour} tile on factory {factory}.",
            )
            .with("colour", colour.name())
            .with("factory", factory),
            None => Refusal::new(
                "AZ-3.3",
                "not-in-centre",
                "There is no {colour} tile in the centre.",
            )
            .with("colour", colour.name()),
        }
    }

    fn refuse_column(&self, seat: Seat, row: u8, column: u8) -> Option<Refusal> {
        if self.free_columns(seat, row) >> column & 1 == 1 {
            return None;
        }
        let board = &self.boards[seat.index()];
        if board.wall.at(row, column).is_some() {
            let refusal = Refusal::new(
                "AZ-8.1",
                "space-taken",
                "There is already a tile on row {row}, column {column}.",
            );
            return Some(refusal.with("row", row).with("column", column));
        }
        let colour = board.line(row).colour().map_or("", Colour::name);
        let refusal = Refusal::new(
            "AZ-8.2",
            "colour-in-column",
            "Column {column} already has {colour}.",
        );
        Some(refusal.with("column", column).with("colour", colour))
    }
}
