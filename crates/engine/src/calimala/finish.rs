//! What ends a turn, and the game: the fourth disc, the council, the scoring.

use super::action::Street;
use super::event::{Event, Points};
use super::material::{ACTIVE_DISCS, N_TILES, Site};
use super::tower::Disc;
use super::{Calimala, MAX_SEATS, Phase};
use crate::{Observer, Seat};

impl Calimala {
    /// A fourth disc leaves the tower (KA-5.7 to KA-5.9, KA-7.2); then the turn is over.
    pub(super) fn end_activation(
        &mut self,
        active: Seat,
        street: Street,
        observer: &mut impl Observer<Event>,
    ) {
        let tower = &mut self.towers[street.index()];
        let bottom = tower.at(0);
        if tower.height() <= ACTIVE_DISCS {
            return self.end_turn(active, observer);
        }
        tower.remove(0);
        let all_scored = self.n_scored as usize == N_TILES;
        match bottom {
            Some(Disc::Of(seat)) if all_scored => self.lose(Some(seat), observer),
            _ if all_scored => self.lose(None, observer),
            Some(Disc::Of(seat)) => self.seat(seat, observer),
            _ if self.boards[active.index()].coloured > 0 => {
                let board = &mut self.boards[active.index()];
                board.coloured -= 1;
                board.white += 1;
                observer.observe(Event::WhiteKept { seat: active });
                self.seat(active, observer);
            }
            _ if self.has_disc_elsewhere(active, street) || self.has_disc(active, street) => {
                self.phase = Phase::Promote {
                    seat: active,
                    street,
                };
                return;
            }
            _ => {
                self.lose(None, observer);
                self.score_next(observer);
            }
        }
        self.end_turn(active, observer);
    }

    /// The disc at this height goes to the council; the white one comes onto its tower (KA-5.8).
    pub(super) fn promote_from(
        &mut self,
        seat: Seat,
        from: Street,
        height: u8,
        observer: &mut impl Observer<Event>,
    ) {
        let tower = &mut self.towers[from.index()];
        tower.remove(height);
        tower.push(Disc::White);
        observer.observe(Event::WhiteMoved {
            street: from,
            height,
        });
        self.seat(seat, observer);
        self.end_turn(seat, observer);
    }

    fn lose(&mut self, seat: Option<Seat>, observer: &mut impl Observer<Event>) {
        self.gone[seat.map_or(MAX_SEATS as usize, Seat::index)] += 1;
        observer.observe(Event::DiscGone { seat });
    }

    /// A seat on the next tile, which is scored at once (KA-5.7, KA-6.3).
    fn seat(&mut self, seat: Seat, observer: &mut impl Observer<Event>) {
        let space = self.n_scored;
        self.council[space as usize] = Some(seat);
        let council = &mut self.boards[seat.index()].council;
        council.n_seats += 1;
        council.last_seat = space;
        observer.observe(Event::Seated { seat, space });
        self.score_next(observer);
    }

    fn score_next(&mut self, observer: &mut impl Observer<Event>) {
        let space = self.n_scored;
        self.n_scored += 1;
        let Some(tile) = self.tiles[space as usize] else {
            unreachable!("all tiles are laid before the first disc");
        };
        let points = self.points_for_tile(tile);
        self.give(&points);
        let given = self.given[space as usize].iter_mut();
        given
            .zip(points.by_seat())
            .for_each(|(given, &points)| *given = points);
        observer.observe(Event::Scored {
            space,
            tile,
            points,
        });
    }

    fn give(&mut self, points: &Points) {
        for (board, points) in self.boards.iter_mut().zip(points.by_seat()) {
            board.score += points;
        }
    }

    /// The next seat's turn, or the end: when a round is over and either all tiles have been
    /// scored or no discs are left (KA-3.10, KA-7.1, KA-7.2).
    fn end_turn(&mut self, seat: Seat, observer: &mut impl Observer<Event>) {
        let next = seat.next(self.setup.seats);
        let no_discs = self.boards[next.index()].n_discs() == 0;
        let all_scored = self.n_scored as usize == N_TILES;
        if next == self.starter && (no_discs || all_scored) {
            self.finish(observer);
        } else {
            self.phase = Phase::Place { seat: next };
        }
    }

    /// The remaining tiles, then the final scoring cards (KA-7.1, KA-7.3, KA-7.4).
    fn finish(&mut self, observer: &mut impl Observer<Event>) {
        while (self.n_scored as usize) < N_TILES {
            self.score_next(observer);
        }
        for seat in Seat::all(self.setup.seats) {
            if let Some(card) = self.boards[seat.index()].kept {
                self.score_card(card, Some(seat), observer);
            }
        }
        if let Some(card) = self.open {
            self.score_card(card, None, observer);
        }
        self.phase = Phase::Over;
    }

    fn score_card(
        &mut self,
        card: Site,
        keeper: Option<Seat>,
        observer: &mut impl Observer<Event>,
    ) {
        let points = self.points_for_card(card);
        self.give(&points);
        observer.observe(Event::CardScored {
            card,
            keeper,
            points,
        });
    }
}
