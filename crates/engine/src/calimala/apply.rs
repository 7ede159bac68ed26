//! What an action does: the preparations, the discs and their activation.

use rand::{Rng, RngExt};

use super::action::{Action, Street};
use super::deed::Deed;
use super::event::Event;
use super::legal::{next_cell, sites};
use super::material::{ACTIVE_DISCS, Act, Cards, N_TILES, Site, n_dealt};
use super::reach::can_reach;
use super::setup::Layout;
use super::tower::Disc;
use super::{Activation, Calimala, Phase};
use crate::{Observer, Seat};

#[inline]
pub(super) fn apply(game: &mut Calimala, action: Action, observer: &mut impl Observer<Event>) {
    match (game.phase, action) {
        (Phase::Act(activation), action) => game.act(activation, action, observer),
        (Phase::Card(activation), Action::Card(act)) => {
            game.receive(activation, act, observer);
        }
        (Phase::Place { seat }, Action::Place { white, street }) => {
            game.place(seat, white, street, observer);
        }
        (Phase::Promote { seat, .. }, Action::Promote { street, height }) => {
            game.promote_from(seat, street, height, observer);
        }
        _ => game.prepare(action, observer),
    }
}

/// Draws what chance does next with its true probability.
pub(super) fn sample_chance(game: &Calimala, rng: &mut impl Rng) -> Action {
    match game.phase {
        Phase::Start => Action::Start(Seat::new(rng.random_range(0..game.setup.seats))),
        Phase::Cell { cell } => Action::Cell {
            cell,
            act: pick(game.unlaid_acts(), rng),
        },
        Phase::Tile { space } => Action::Tile {
            space,
            tile: pick(game.unlaid_tiles(), rng),
        },
        Phase::Deal { n_dealt } => Action::Deal {
            seat: game.dealt_to(n_dealt),
            card: pick(sites(game.undealt()), rng),
        },
        Phase::Open => Action::Open(pick(sites(game.undealt()), rng)),
        Phase::Card(_) => {
            let place = rng.random_range(0..game.deck.total());
            Action::Card(game.deck.nth(place))
        }
        phase => panic!("chance does not act in {phase:?}"),
    }
}

impl Calimala {
    /// What happens before the first disc (KA-2).
    fn prepare(&mut self, action: Action, observer: &mut impl Observer<Event>) {
        match (self.phase, action) {
            (Phase::Start, Action::Start(starter)) => {
                self.starter = starter;
                self.phase = match self.setup.layout {
                    Layout::Random => Phase::Cell { cell: 0 },
                    Layout::First => Phase::Tile { space: 0 },
                };
                observer.observe(Event::Started { starter });
            }
            (Phase::Cell { cell }, Action::Cell { act, .. }) => {
                self.grid[cell as usize] = Some(act);
                let next = next_cell(cell).map(|cell| Phase::Cell { cell });
                self.phase = next.unwrap_or(Phase::Tile { space: 0 });
                observer.observe(Event::CellLaid { cell, act });
            }
            (Phase::Tile { space }, Action::Tile { tile, .. }) => {
                self.tiles[space as usize] = Some(tile);
                self.phase = match space + 1 {
                    next if next as usize == N_TILES => Phase::Deal { n_dealt: 0 },
                    next => Phase::Tile { space: next },
                };
                observer.observe(Event::TileLaid { space, tile });
            }
            (Phase::Deal { n_dealt }, Action::Deal { seat, card }) => {
                self.deal(n_dealt, seat, card, observer);
            }
            (Phase::Open, Action::Open(card)) => {
                self.open = Some(card);
                self.phase = Phase::Keep { seat: self.starter };
                observer.observe(Event::Opened { card });
            }
            (Phase::Keep { seat }, Action::Keep(card)) => {
                self.boards[seat.index()].kept = Some(card);
                let next = seat.next(self.setup.seats);
                self.phase = if next == self.starter {
                    Phase::Take {
                        seat: self.before(self.starter),
                    }
                } else {
                    Phase::Keep { seat: next }
                };
                observer.observe(Event::Kept { seat });
            }
            (Phase::Take { seat }, Action::Take(act)) => self.take(seat, act, observer),
            (phase, _) => panic!("{action} is not legal in {phase:?}"),
        }
    }

    fn deal(&mut self, n_before: u8, seat: Seat, card: Site, observer: &mut impl Observer<Event>) {
        self.boards[seat.index()].dealt |= 1 << card as u16;
        let n_cards = n_before + 1;
        self.phase = if n_cards < n_dealt(self.setup.seats) * self.setup.seats {
            Phase::Deal { n_dealt: n_cards }
        } else if self.undealt() != 0 {
            Phase::Open
        } else {
            Phase::Keep { seat: self.starter }
        };
        observer.observe(Event::Dealt { seat });
    }

    /// A start card; the start player takes the last one, and the rest go into the deck (KA-2.7).
    fn take(&mut self, seat: Seat, act: Act, observer: &mut impl Observer<Event>) {
        let board = &mut self.boards[seat.index()];
        board.hand += Cards::one(act);
        board.shown = Some(act);
        self.display -= Cards::one(act);
        self.phase = if seat == self.starter {
            self.deck += std::mem::take(&mut self.display);
            Phase::Place { seat }
        } else {
            Phase::Take {
                seat: self.before(seat),
            }
        };
        observer.observe(Event::Took { seat, act });
    }

    fn before(&self, seat: Seat) -> Seat {
        let n_seats = self.setup.seats;
        Seat::new((seat.number() + n_seats - 1) % n_seats)
    }

    /// A disc comes onto a tower and acts first (KA-3.1, KA-3.5).
    fn place(
        &mut self,
        seat: Seat,
        white: bool,
        street: Street,
        observer: &mut impl Observer<Event>,
    ) {
        let acts = self.acts(street);
        let board = &mut self.boards[seat.index()];
        let (disc, times) = if white {
            board.white -= 1;
            (Disc::White, 2)
        } else {
            board.coloured -= 1;
            (Disc::Of(seat), 1)
        };
        self.towers[street.index()].push(disc);
        observer.observe(Event::Placed {
            seat,
            street,
            white,
        });
        let board = &self.boards[seat.index()];
        // On a street where nothing can be done a disc comes only when the duty lapses (KA-3.4).
        let must = acts
            .into_iter()
            .any(|act| can_reach(act, &board.store, self.room, board.hand));
        self.phase = Phase::Act(Activation {
            active: seat,
            owner: seat,
            street,
            depth: 0,
            pending: [times; 2],
            fresh: true,
            must,
        });
    }

    /// A decision of the owner of an activated disc (KA-3.6 to KA-3.9).
    #[inline]
    fn act(
        &mut self,
        mut activation: Activation,
        action: Action,
        observer: &mut impl Observer<Event>,
    ) {
        let seat = activation.owner;
        match action {
            Action::Do(deed) => {
                self.perform(seat, deed);
                observer.observe(Event::Did { seat, deed });
                self.use_up(&mut activation, deed.act());
                activation.fresh = false;
                activation.must = false;
            }
            Action::Play(deed) => {
                self.perform(seat, deed);
                observer.observe(Event::Played { seat, deed });
                self.discard(seat, deed.act());
            }
            Action::Skip(act) => {
                observer.observe(Event::Skipped { seat, act });
                self.use_up(&mut activation, act);
            }
            Action::Draw(act) => {
                observer.observe(Event::DrawsInstead { seat, act });
                self.use_up(&mut activation, act);
                if self.has_card_to_draw(observer) {
                    self.phase = Phase::Card(activation);
                    return;
                }
                observer.observe(Event::NoCard { seat });
            }
            Action::Done => return self.next_disc(&activation, observer),
            _ => panic!("{action} is not legal for an activated disc"),
        }
        self.go_on(activation, observer);
    }

    /// With nothing pending and no card it ends by itself (KA-3.9).
    #[inline]
    fn go_on(&mut self, activation: Activation, observer: &mut impl Observer<Event>) {
        let hand = self.boards[activation.owner.index()].hand;
        if activation.pending == [0, 0] && hand.is_empty() {
            self.next_disc(&activation, observer);
        } else {
            self.phase = Phase::Act(activation);
        }
    }

    #[inline]
    fn perform(&mut self, seat: Seat, deed: Deed) {
        self.boards[seat.index()].carry_out(deed, &mut self.placed);
        if matches!(
            deed.act(),
            Act::Artwork | Act::Ship | Act::Transport | Act::Contribute
        ) {
            self.room = self.placed.room();
        }
    }

    #[inline]
    fn use_up(&self, activation: &mut Activation, act: Act) {
        let [first, _] = self.acts(activation.street);
        activation.pending[usize::from(act != first)] -= 1;
    }

    /// A played card goes onto the discard pile (KA-5.4).
    fn discard(&mut self, seat: Seat, act: Act) {
        let board = &mut self.boards[seat.index()];
        board.hand -= Cards::one(act);
        if board.shown == Some(act) {
            board.shown = None;
        }
        self.discard += Cards::one(act);
    }

    /// Whether the deck has a card, if need be after the discard pile has become the deck (KA-5.6).
    fn has_card_to_draw(&mut self, observer: &mut impl Observer<Event>) -> bool {
        if self.deck.is_empty() {
            self.reshuffle(observer);
        }
        !self.deck.is_empty()
    }

    fn reshuffle(&mut self, observer: &mut impl Observer<Event>) {
        if !self.discard.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            self.deck_was = self.deck;
            for board in &mut self.boards {
                board.drawn = Cards::NONE;
            }
            observer.observe(Event::Reshuffled {
                n_cards: self.deck.total(),
            });
        }
    }

    /// A card comes into a hand; after the last one of the deck the discard pile becomes the deck
    /// at once (KA-5.5).
    fn receive(&mut self, activation: Activation, act: Act, observer: &mut impl Observer<Event>) {
        let seat = activation.owner;
        self.deck -= Cards::one(act);
        let board = &mut self.boards[seat.index()];
        board.hand += Cards::one(act);
        board.drawn += Cards::one(act);
        observer.observe(Event::Drew { seat });
        if self.deck.is_empty() {
            self.reshuffle(observer);
        }
        self.phase = Phase::Act(activation);
    }

    /// The next coloured disc among the upper three acts; after them the turn ends (KA-3.5).
    fn next_disc(&mut self, activation: &Activation, observer: &mut impl Observer<Event>) {
        let tower = self.towers[activation.street.index()];
        let height = tower.height();
        for depth in activation.depth + 1..ACTIVE_DISCS.min(height) {
            let height = height - 1 - depth;
            if let Some(Disc::Of(owner)) = tower.at(height) {
                observer.observe(Event::Activated {
                    seat: owner,
                    height,
                });
                self.phase = Phase::Act(Activation {
                    owner,
                    depth,
                    pending: [1, 1],
                    fresh: false,
                    must: false,
                    ..*activation
                });
                return;
            }
        }
        self.end_activation(activation.active, activation.street, observer);
    }
}

/// One of them, each as likely as the others.
fn pick<T>(from: impl Iterator<Item = T> + Clone, rng: &mut impl Rng) -> T {
    let n = from.clone().count();
    let place = rng.random_range(0..n);
    let mut from = from;
    match from.nth(place) {
        Some(one) => one,
        None => unreachable!("{place} of {n}"),
    }
}
