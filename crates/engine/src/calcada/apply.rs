//! What an action does: the setup, the two steps of a turn, the bonus tiles, the end.

use rand::{Rng, RngExt};

use super::action::Action;
use super::board::Line;
use super::event::Event;
use super::layout::district_letter;
use super::material::{
    BONUS_SYMBOL_GAIN, CLOSING_POINTS, Colour, DISPLAY_SIZE, Motif, N_DEALT_SPACES, N_SPACES, SIDE,
    Stones, Tiles,
};
use super::score::FinalPoints;
use super::{After, Calcada, Phase};
use crate::{Observer, Seat};

#[inline]
pub(super) fn apply(game: &mut Calcada, action: Action, observer: &mut impl Observer<Event>) {
    match (game.phase, action) {
        (Phase::Declare { seat }, Action::Declare { space, colour }) => {
            game.declare(seat, space, colour, observer);
        }
        (Phase::Place { seat, colour, .. }, Action::Place { motif, row, column }) => {
            game.place(seat, colour, motif, (row, column), observer);
        }
        (Phase::Declare { seat }, Action::Move { space, colour }) => {
            game.boards[seat.index()].n_bonus_tiles -= 1;
            game.move_stone(space, colour);
            observer.observe(Event::Moved {
                seat,
                space,
                colour,
            });
        }
        (Phase::Declare { seat }, Action::Empty { space, colour }) => {
            game.move_stone(space, colour);
            observer.observe(Event::MovedOnly {
                seat,
                space,
                colour,
            });
            game.end_turn(seat, observer);
        }
        (
            Phase::Place {
                seat,
                colour,
                number,
            },
            Action::Refresh,
        ) => {
            game.refresh(seat, colour, number, observer);
        }
        (Phase::TurnUp { colour, after }, Action::TurnUp { motif, .. }) => {
            game.supplies[colour.index()].unseen -= Tiles::of(motif, 1);
            game.show(colour, motif, observer);
            game.fill_display(colour, after, observer);
        }
        (Phase::Ring { .. }, Action::Ring { space, stones }) => {
            game.lay_stones(space, stones, observer);
        }
        (Phase::Start, Action::Start(seat)) => {
            game.starter = seat;
            game.phase = Phase::Ring { space: 0 };
            observer.observe(Event::Started { seat });
        }
        (phase, _) => panic!("{action} is not legal in {phase:?}"),
    }
}

/// Draws what chance does next with its true probability.
pub(super) fn sample_chance(game: &Calcada, rng: &mut impl Rng) -> Action {
    match game.phase {
        Phase::Start => Action::Start(Seat::new(rng.random_range(0..game.n_seats))),
        Phase::Ring { space } => {
            let mut loose = game.loose_stones();
            let mut stones = Stones::EMPTY;
            for _ in 0..=space {
                let colour = loose.at(rng.random_range(0..loose.total()));
                loose -= Stones::of(colour, 1);
                stones += Stones::of(colour, 1);
            }
            Action::Ring { space, stones }
        }
        Phase::TurnUp { colour, .. } => {
            let unseen = game.supplies[colour.index()].unseen;
            let motif = unseen.at(rng.random_range(0..unseen.total()));
            Action::TurnUp { colour, motif }
        }
        Phase::Declare { .. } | Phase::Place { .. } | Phase::Over => {
            panic!("chance does not act in {:?}", game.phase)
        }
    }
}

impl Calcada {
    /// One space of the ring gets its stones (CA-2.3); after the last the tiles are turned up.
    fn lay_stones(&mut self, space: u8, stones: Stones, observer: &mut impl Observer<Event>) {
        self.ring[space as usize] = stones;
        observer.observe(Event::Laid { space, stones });
        if space + 1 < N_DEALT_SPACES {
            self.phase = Phase::Ring { space: space + 1 };
        } else {
            self.fill_display(Colour::ALL[0], After::Setup, observer);
        }
    }

    /// Step A (CA-3.2): the number is counted before the stone moves.
    #[inline]
    fn declare(
        &mut self,
        seat: Seat,
        space: u8,
        colour: Colour,
        observer: &mut impl Observer<Event>,
    ) {
        let number = self.ring[space as usize].total();
        self.move_stone(space, colour);
        self.phase = Phase::Place {
            seat,
            colour,
            number,
        };
        observer.observe(Event::Declared {
            seat,
            space,
            colour,
            number,
        });
    }

    /// One stone, even if several share the colour (CA-3.3).
    #[inline]
    fn move_stone(&mut self, space: u8, colour: Colour) {
        let next = (space + 1) % N_SPACES;
        let stone = Stones::of(colour, 1);
        self.ring[space as usize] -= stone;
        self.ring[next as usize] += stone;
    }

    /// The open tiles go under their stack in their order, and new ones come (CA-6.2, CA-6.3).
    fn refresh(
        &mut self,
        seat: Seat,
        colour: Colour,
        number: u8,
        observer: &mut impl Observer<Event>,
    ) {
        self.boards[seat.index()].n_bonus_tiles -= 1;
        let supply = &mut self.supplies[colour.index()];
        let open = std::mem::replace(&mut supply.display, Line::EMPTY);
        open.iter().for_each(|motif| supply.returned.push(motif));
        let n_tiles = open.len() as u8;
        observer.observe(Event::Refreshed {
            seat,
            colour,
            n_tiles,
        });
        self.fill_display(colour, After::Refresh { seat, number }, observer);
    }

    /// Step B (CA-4), with the scoring of a completed district before the display is refilled
    /// (CA-4.6).
    #[inline]
    fn place(
        &mut self,
        seat: Seat,
        colour: Colour,
        motif: Motif,
        (row, column): (u8, u8),
        observer: &mut impl Observer<Event>,
    ) {
        let square = (row * SIDE + column) as usize;
        let board = &mut self.boards[seat.index()];
        let is_complete = board.place(&self.layout, square, colour, motif);
        self.supplies[colour.index()].display.remove(motif);
        self.placed_in_round = true;
        observer.observe(Event::Placed {
            seat,
            colour,
            motif,
            row,
            column,
        });
        if motif == Motif::Bonus {
            board.n_bonus_tiles += BONUS_SYMBOL_GAIN;
            let n_tiles = BONUS_SYMBOL_GAIN;
            observer.observe(Event::GainedBonusTiles { seat, n_tiles });
        }
        if is_complete {
            self.score_district(seat, self.layout.district(square), colour, observer);
        }
        let wants_refill = self.supplies[colour.index()].display.is_empty();
        if wants_refill && !self.is_closed(colour) {
            self.fill_display(colour, After::Turn { seat }, observer);
        } else {
            self.end_turn(seat, observer);
        }
    }

    /// Points for a complete district; the stone of its colour moves down (CA-5).
    fn score_district(
        &mut self,
        seat: Seat,
        district: u8,
        colour: Colour,
        observer: &mut impl Observer<Event>,
    ) {
        let n_tiles = self.layout.district_squares(district).count_ones() as u8;
        let row = &mut self.rows[colour.index()];
        let multiplier = self.scoreboard[*row as usize];
        let points = n_tiles * multiplier;
        *row += 1;
        self.boards[seat.index()].score += u16::from(points);
        observer.observe(Event::Completed {
            seat,
            district: district_letter(district),
            colour,
            n_tiles,
            multiplier,
            points,
        });
        if self.is_closed(colour) {
            self.close(seat, colour, observer);
        }
    }

    /// The stone has left the scoreboard, and the open tiles leave the game (CA-5.3, CA-5.4).
    fn close(&mut self, seat: Seat, colour: Colour, observer: &mut impl Observer<Event>) {
        self.boards[seat.index()].score += u16::from(CLOSING_POINTS);
        let supply = &mut self.supplies[colour.index()];
        let open = std::mem::replace(&mut supply.display, Line::EMPTY);
        supply.removed += open.tiles();
        observer.observe(Event::Closed {
            seat,
            colour,
            points: CLOSING_POINTS,
            n_removed: open.len() as u8,
        });
    }

    /// Turns up tiles until three are open or the stack is used up (CA-4.7). What nobody has seen
    /// is chance's to turn up; tiles that were returned come in their order (CA-6.5).
    fn fill_display(&mut self, colour: Colour, after: After, observer: &mut impl Observer<Event>) {
        if self.supplies[colour.index()].waits_for_chance() {
            self.phase = Phase::TurnUp { colour, after };
            return;
        }
        while self.supplies[colour.index()].display.len() < DISPLAY_SIZE {
            let Some(motif) = self.supplies[colour.index()].returned.pop_first() else {
                break;
            };
            self.show(colour, motif, observer);
        }
        match after {
            After::Setup => match Colour::ALL.get(colour.index() + 1) {
                Some(&next) => self.fill_display(next, After::Setup, observer),
                None => self.begin_round(observer),
            },
            After::Refresh { seat, number } => {
                self.phase = Phase::Place {
                    seat,
                    colour,
                    number,
                };
            }
            After::Turn { seat } => self.end_turn(seat, observer),
        }
    }

    #[inline]
    fn show(&mut self, colour: Colour, motif: Motif, observer: &mut impl Observer<Event>) {
        self.supplies[colour.index()].display.push(motif);
        observer.observe(Event::TurnedUp { colour, motif });
    }

    /// The next player, or the next round, or the end (CA-7.1, CA-7.2).
    #[inline]
    fn end_turn(&mut self, seat: Seat, observer: &mut impl Observer<Event>) {
        let next = seat.next(self.n_seats);
        if next != self.starter {
            self.phase = Phase::Declare { seat: next };
        } else if self.ends_after_this_round() || !self.placed_in_round {
            self.finish(observer);
        } else {
            self.round += 1;
            self.begin_round(observer);
        }
    }

    fn begin_round(&mut self, observer: &mut impl Observer<Event>) {
        self.placed_in_round = false;
        self.phase = Phase::Declare { seat: self.starter };
        observer.observe(Event::RoundBegan {
            round: self.round,
            starter: self.starter,
        });
    }

    /// The points of the end (CA-7.3 to CA-7.5).
    fn finish(&mut self, observer: &mut impl Observer<Event>) {
        for seat in Seat::all(self.n_seats) {
            let board = &mut self.boards[seat.index()];
            let points = FinalPoints::of(board, &self.layout);
            board.score += points.sum();
            observer.observe(Event::FinalScore {
                seat,
                motifs: points.motifs,
                incomplete: points.incomplete,
                bonus: points.bonus,
                score: board.score,
            });
        }
        self.phase = Phase::Over;
    }
}
