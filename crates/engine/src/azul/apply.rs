//! What an action does: the offer, the tiling, the next round, the end.

use rand::{Rng, RngExt};

use super::action::{Action, Destination, Kind, Source};
use super::board::Floor;
use super::event::Event;
use super::material::{Colour, LAST_ROUND, N_COLOURS, N_ROWS, Tiles, n_factories};
use super::score::{Completed, floor_penalty, n_complete_rows};
use super::setup::WallSide;
use super::{Azul, Phase};
use crate::{Observer, Seat};

#[inline]
pub(super) fn apply(game: &mut Azul, action: Action, observer: &mut impl Observer<Event>) {
    match (game.phase, action.kind()) {
        (Phase::Offer { seat }, Kind::Take { source, colour, to }) => {
            game.take(seat, source, colour, to, observer);
        }
        (Phase::Deal { .. }, Kind::Deal { factory, tiles }) => {
            game.deal(factory, tiles, observer);
        }
        (Phase::Tiling { seat, row }, Kind::Tile { column, .. }) => {
            game.tile(seat, row, column, observer);
            game.tile_from(seat, row + 1, observer);
        }
        (Phase::Start, Kind::Start(seat)) => {
            game.starter = seat;
            game.begin_round(observer);
        }
        (phase, _) => panic!("{action} is not legal in {phase:?}"),
    }
}

/// Draws what chance does next with its true probability.
pub(super) fn sample_chance(game: &Azul, rng: &mut impl Rng) -> Action {
    match game.phase {
        Phase::Start => {
            let seat = Seat::new(rng.random_range(0..game.n_seats));
            Action::new(Kind::Start(seat))
        }
        Phase::Deal { factory } => {
            let supply = game.supply();
            let tiles = supply.drawn + draw_tiles(supply.open, supply.n_open, rng);
            Action::new(Kind::Deal { factory, tiles })
        }
        Phase::Offer { .. } | Phase::Tiling { .. } | Phase::Over => {
            panic!("chance does not act in {:?}", game.phase)
        }
    }
}

impl Azul {
    /// One turn of the factory offer (AZ-3, AZ-4).
    #[inline]
    fn take(
        &mut self,
        seat: Seat,
        source: Source,
        colour: Colour,
        to: Destination,
        observer: &mut impl Observer<Event>,
    ) {
        let taken = self.sources[source.index()];
        let n_tiles = taken.count(colour);
        let board = &mut self.boards[seat.index()];
        observer.observe(Event::Took {
            seat,
            source,
            colour,
            n_tiles,
        });
        if source == Source::CENTRE {
            self.sources[source.index()] = taken.without(colour);
            if self.marker_in_centre {
                // Before any tile of this turn falls (AZ-3.5).
                board.floor.drop_marker();
                self.marker_in_centre = false;
                self.starter = seat;
                observer.observe(Event::TookMarker { seat });
            }
        } else {
            self.sources[source.index()] = Tiles::EMPTY;
            self.sources[Source::CENTRE.index()] += taken.without(colour);
        }
        let n_falling = match to.as_line() {
            Some(row) => {
                let n_falling = board.fill_line(row, colour, n_tiles);
                observer.observe(Event::Lined {
                    seat,
                    row,
                    n_tiles: n_tiles - n_falling,
                });
                n_falling
            }
            None => n_tiles,
        };
        self.drop_tiles(seat, colour, n_falling, observer);
        if self.sources.iter().any(|tiles| !tiles.is_empty()) {
            self.phase = Phase::Offer {
                seat: seat.next(self.n_seats),
            };
        } else {
            self.tile_from(Seat::new(0), 0, observer);
        }
    }

    /// Tiles fall on the floor line, or into the lid when it is full (AZ-4.5, AZ-4.7).
    #[inline]
    fn drop_tiles(
        &mut self,
        seat: Seat,
        colour: Colour,
        n: u8,
        observer: &mut impl Observer<Event>,
    ) {
        if n == 0 {
            return;
        }
        let n_lid = self.boards[seat.index()].floor.drop_tiles(colour, n);
        self.lid += Tiles::of(colour, n_lid);
        observer.observe(Event::Fell {
            seat,
            n_floor: n - n_lid,
            n_lid,
        });
    }

    /// Wall tiling from this row of this seat on (AZ-5), up to the next choice of a column.
    fn tile_from(&mut self, seat: Seat, row: u8, observer: &mut impl Observer<Event>) {
        let mut first_row = row;
        for seat in Seat::all(self.n_seats).skip(seat.index()) {
            for row in first_row..N_ROWS {
                let line = self.boards[seat.index()].line(row);
                let Some(colour) = line.colour().filter(|_| line.n_tiles() == row + 1) else {
                    continue;
                };
                match self.wall {
                    WallSide::Coloured => self.tile(seat, row, colour.column(row), observer),
                    WallSide::Grey if self.free_columns(seat, row) == 0 => {
                        self.drop_blocked_line(seat, row, colour, observer);
                    }
                    WallSide::Grey => {
                        self.phase = Phase::Tiling { seat, row };
                        return;
                    }
                }
            }
            self.pay_floor(seat, observer);
            first_row = 0;
        }
        self.end_round(observer);
    }

    /// One tile of a full line goes to the wall, the others into the lid (AZ-5.2).
    #[inline]
    fn tile(&mut self, seat: Seat, row: u8, column: u8, observer: &mut impl Observer<Event>) {
        let board = &mut self.boards[seat.index()];
        let Some(colour) = board.line(row).colour() else {
            panic!("line {row} is empty");
        };
        let points = board.tile(row, column, colour);
        board.score += u16::from(points);
        self.lid += Tiles::of(colour, row);
        observer.observe(Event::Tiled {
            seat,
            row,
            column,
            colour,
            points,
        });
    }

    /// A full line without a place on the grey wall falls as a whole (AZ-8.4).
    fn drop_blocked_line(
        &mut self,
        seat: Seat,
        row: u8,
        colour: Colour,
        observer: &mut impl Observer<Event>,
    ) {
        observer.observe(Event::Blocked { seat, row, colour });
        self.boards[seat.index()].empty_line(row);
        self.drop_tiles(seat, colour, row + 1, observer);
    }

    /// The floor line is paid for and cleared (AZ-5.7 to AZ-5.9).
    #[inline]
    fn pay_floor(&mut self, seat: Seat, observer: &mut impl Observer<Event>) {
        let board = &mut self.boards[seat.index()];
        let penalty = floor_penalty(board);
        if penalty == 0 {
            return;
        }
        let lost = board.score.min(u16::from(penalty));
        board.score -= lost;
        self.lid += board.floor.tiles();
        board.floor = Floor::EMPTY;
        observer.observe(Event::PaidFloor {
            seat,
            penalty,
            lost: lost as u8,
        });
    }

    /// The game ends (AZ-6.5, AZ-7.1, AZ-7.2) or goes on with another round (AZ-6).
    fn end_round(&mut self, observer: &mut impl Observer<Event>) {
        let row_complete = Seat::all(self.n_seats)
            .any(|seat| n_complete_rows(self.boards[seat.index()].wall.filled()) > 0);
        let nothing_to_deal = (self.bag + self.lid).is_empty();
        if row_complete || nothing_to_deal || self.round == LAST_ROUND {
            self.finish(observer);
        } else {
            self.round += 1;
            self.begin_round(observer);
        }
    }

    /// The marker goes to the centre and the dealing begins (AZ-6.1, AZ-6.2).
    fn begin_round(&mut self, observer: &mut impl Observer<Event>) {
        self.marker_in_centre = true;
        self.phase = Phase::Deal { factory: 0 };
        observer.observe(Event::RoundBegan {
            round: self.round,
            starter: self.starter,
        });
    }

    #[inline]
    fn deal(&mut self, factory: u8, tiles: Tiles, observer: &mut impl Observer<Event>) {
        if !self.bag.contains(tiles) {
            // The bag runs out in the middle of this factory (AZ-6.3).
            let n_tiles = self.lid.total();
            self.bag += std::mem::take(&mut self.lid);
            observer.observe(Event::LidIntoBag { n_tiles });
        }
        self.bag -= tiles;
        self.sources[factory as usize] = tiles;
        observer.observe(Event::Dealt { factory, tiles });
        let next = factory + 1;
        let is_last = next == n_factories(self.n_seats) || (self.bag + self.lid).is_empty();
        self.phase = if is_last {
            Phase::Offer { seat: self.starter }
        } else {
            Phase::Deal { factory: next }
        };
    }

    /// Bonus points, and the end (AZ-7).
    fn finish(&mut self, observer: &mut impl Observer<Event>) {
        for seat in Seat::all(self.n_seats) {
            let board = &mut self.boards[seat.index()];
            let completed = Completed::of(&board.wall);
            let points = completed.points();
            board.score += u16::from(points);
            let Completed {
                rows,
                columns,
                colours,
            } = completed;
            observer.observe(Event::Bonus {
                seat,
                rows,
                columns,
                colours,
                points,
            });
        }
        self.phase = Phase::Over;
    }
}

/// Draws `n` tiles without putting any back.
#[inline]
fn draw_tiles(from: Tiles, n: u8, rng: &mut impl Rng) -> Tiles {
    let mut tiles = Tiles::EMPTY;
    let mut ends = from.ends();
    for _ in 0..n {
        let place = rng.random_range(0..ends[N_COLOURS - 1]);
        let index = ends.iter().filter(|&&end| end <= place).count();
        tiles += Tiles::of(Colour::ALL[index], 1);
        for (at, end) in ends.iter_mut().enumerate() {
            *end -= u8::from(at >= index);
        }
    }
    tiles
}
