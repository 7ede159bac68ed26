//! All that a viewer knows.

use serde::Serialize;

use super::action::{Action, Street};
use super::board::Board;
use super::legal::sites;
use super::material::{
    Act, Cards, MAX_WORKSHOPS, N_BUILDINGS, N_CHURCHES, N_CITIES, N_PORTS, N_RESOURCES, Site, Tile,
};
use super::setup::Setup;
use super::tower::Disc;
use super::{Activation, Calimala, Phase};
use crate::{Seat, Viewer};

/// A position as a viewer sees it. `docs/referee.md` describes its JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats and city.
    pub setup: Setup,
    /// What the table waits for.
    #[serde(flatten)]
    pub phase: PhaseView,
    /// The seat that starts every round.
    pub starter: Seat,
    /// The actions of the city by cell.
    pub grid: Vec<Option<Act>>,
    /// The discs on each street from the bottom: `w`, or the number of a seat.
    pub streets: Vec<String>,
    /// The spaces of the council.
    pub council: Vec<CouncilSpace>,
    /// How many scoring tiles have been scored.
    pub n_scored: u8,
    /// The final scoring card that lies open.
    pub open: Option<Site>,
    /// The start cards that may be taken.
    pub display: Cards,
    /// How many cards the deck has.
    pub n_deck: u8,
    /// The cards in the deck; only for the referee.
    pub deck: Option<Cards>,
    /// The discard pile.
    pub discard: Cards,
    /// What the deck held after the last reshuffle; before that, all cards.
    pub deck_was: Cards,
    /// Discs that left the game: coloured ones by seat, then white ones.
    pub gone: Vec<u8>,
    /// The players by seat.
    pub boards: Vec<BoardView>,
}

/// A space of the council.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CouncilSpace {
    /// The scoring tile on it.
    pub tile: Option<Tile>,
    /// Whose disc lies there.
    pub seat: Option<Seat>,
    /// What the tile gave to each seat, once it has been scored.
    pub points: Option<Vec<u8>>,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum PhaseView {
    /// The draw of the start player.
    Start,
    /// An action tile.
    Cell {
        /// For which cell.
        cell: u8,
    },
    /// A scoring tile.
    Tile {
        /// For which space.
        space: u8,
    },
    /// A final scoring card.
    Deal {
        /// For whom.
        seat: Seat,
    },
    /// The open final scoring card.
    Open,
    /// The choice of a final scoring card.
    Keep {
        /// Whose.
        seat: Seat,
    },
    /// The choice of a start card.
    Take {
        /// Whose.
        seat: Seat,
    },
    /// A disc.
    Place {
        /// Whose.
        seat: Seat,
    },
    /// The actions of a disc.
    Act(ActivationView),
    /// A card for the owner of a disc.
    Card(ActivationView),
    /// The choice of a disc for the council.
    Promote {
        /// Whose.
        seat: Seat,
        /// Where the white disc came from.
        street: Street,
    },
    /// The game is over.
    Over {
        /// Final points by seat.
        scores: Vec<i16>,
        /// Places by seat, 1 for a winner.
        ranks: Vec<u8>,
    },
}

/// A disc that acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActivationView {
    /// Whose disc.
    pub seat: Seat,
    /// Whose turn.
    pub active: Seat,
    /// On which street.
    pub street: Street,
    /// At which height, counted from the bottom.
    pub height: u8,
    /// The actions still open to it, one entry for each time.
    pub pending: Vec<Act>,
    /// Whether it must still carry out one of them; known to its owner alone.
    pub must: Option<bool>,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardView {
    /// Points so far.
    pub score: u8,
    /// Cubes in reserve.
    pub reserve: u8,
    /// Cubes in the warehouses of wood, brick and marble.
    pub goods: [u8; N_RESOURCES],
    /// Cloth in each workshop that is built.
    pub workshops: Vec<u8>,
    /// Ships built.
    pub ships: u8,
    /// Trade cities with a house.
    pub houses: Vec<Site>,
    /// Coloured discs in reserve.
    pub coloured: u8,
    /// White discs in reserve.
    pub white: u8,
    /// Cloth by city.
    pub cities: [u8; N_CITIES],
    /// Contributions of wood, brick and marble by church.
    pub contributions: [[u8; N_RESOURCES]; N_CHURCHES],
    /// Artworks by building.
    pub artworks: [u8; N_BUILDINGS],
    /// Seats in the council.
    pub seats: u8,
    /// Which artwork at the Palazzo Vecchio was the player's first, counted from 1 over all
    /// players; 0 for none.
    pub first_artwork: u8,
    /// How many action cards the player holds.
    pub n_cards: u8,
    /// The start card, while everybody knows that the player holds it.
    pub shown: Option<Act>,
    /// The action cards, for viewers who may see them.
    pub hand: Option<Cards>,
    /// What the player has drawn since the last reshuffle, for viewers who may see it.
    pub drawn: Option<Cards>,
    /// How many final scoring cards the player was dealt.
    pub n_dealt: u8,
    /// Which they are, for viewers who may see them.
    pub dealt: Option<Vec<Site>>,
    /// Whether one of them has been chosen.
    pub has_kept: bool,
    /// Which, for viewers who may see it.
    pub kept: Option<Site>,
}

impl View {
    pub(super) fn of(game: &Calimala, viewer: Viewer) -> View {
        let sees_all = viewer == Viewer::Referee;
        let council = game.tiles.iter().zip(game.council).enumerate();
        let points = |space: usize| {
            let given = &game.given[space][..game.setup.seats as usize];
            (space < game.n_scored as usize).then(|| given.to_vec())
        };
        let towers = game.towers.iter();
        View {
            viewer,
            setup: game.setup,
            phase: PhaseView::of(game, viewer),
            starter: game.starter,
            grid: game.grid.to_vec(),
            streets: towers
                .map(|tower| tower.discs().map(Disc::letter).collect())
                .collect(),
            council: council
                .map(|(space, (&tile, seat))| CouncilSpace {
                    tile,
                    seat,
                    points: points(space),
                })
                .collect(),
            n_scored: game.n_scored,
            open: game.open,
            display: game.display,
            n_deck: game.deck.total(),
            deck: sees_all.then_some(game.deck),
            discard: game.discard,
            deck_was: game.deck_was,
            gone: game.gone.to_vec(),
            boards: Seat::all(game.setup.seats)
                .map(|seat| {
                    let is_own = sees_all || viewer == Viewer::Seat(seat);
                    let is_over = game.phase == Phase::Over;
                    BoardView::of(&game.boards[seat.index()], is_own, is_over)
                })
                .collect(),
        }
    }
}

/// Which cards are drawn, dealt and kept is seen by the seats that get them, all else by every viewer
/// (KA-8.1, KA-8.2, KA-8.3).
#[inline]
pub(super) fn sees(game: &Calimala, viewer: Viewer, action: Action) -> bool {
    let owner = match (action, game.phase) {
        (Action::Deal { seat, .. }, _) => seat,
        (Action::Card(_), Phase::Card(activation)) => activation.owner,
        (Action::Keep(_), Phase::Keep { seat }) => seat,
        // Neither happens in another phase.
        (Action::Card(_) | Action::Keep(_), _) => return viewer == Viewer::Referee,
        (
            Action::Start(_)
            | Action::Cell { .. }
            | Action::Tile { .. }
            | Action::Open(_)
            | Action::Take(_)
            | Action::Place { .. }
            | Action::Do(_)
            | Action::Play(_)
            | Action::Draw(_)
            | Action::Skip(_)
            | Action::Done
            | Action::Promote { .. },
            _,
        ) => return true,
    };
    match viewer {
        Viewer::Seat(own) => own == owner,
        Viewer::Spectator => false,
        Viewer::Referee => true,
    }
}

impl PhaseView {
    fn of(game: &Calimala, viewer: Viewer) -> PhaseView {
        match game.phase {
            Phase::Start => PhaseView::Start,
            Phase::Cell { cell } => PhaseView::Cell { cell },
            Phase::Tile { space } => PhaseView::Tile { space },
            Phase::Deal { n_dealt } => PhaseView::Deal {
                seat: game.dealt_to(n_dealt),
            },
            Phase::Open => PhaseView::Open,
            Phase::Keep { seat } => PhaseView::Keep { seat },
            Phase::Take { seat } => PhaseView::Take { seat },
            Phase::Place { seat } => PhaseView::Place { seat },
            Phase::Act(activation) => PhaseView::Act(ActivationView::of(game, &activation, viewer)),
            Phase::Card(activation) => {
                PhaseView::Card(ActivationView::of(game, &activation, viewer))
            }
            Phase::Promote { seat, street } => PhaseView::Promote { seat, street },
            Phase::Over => {
                let outcome = game.outcome();
                PhaseView::Over {
                    scores: outcome.scores().to_vec(),
                    ranks: outcome.ranks().to_vec(),
                }
            }
        }
    }
}

impl ActivationView {
    fn of(game: &Calimala, activation: &Activation, viewer: Viewer) -> ActivationView {
        let &Activation {
            owner,
            active,
            street,
            depth,
            pending,
            must,
            ..
        } = activation;
        let acts = game.acts(street).into_iter().zip(pending);
        ActivationView {
            seat: owner,
            active,
            street,
            height: game.towers[street.index()].height() - 1 - depth,
            pending: acts
                .flat_map(|(act, n)| std::iter::repeat_n(act, n as usize))
                .collect(),
            must: [Viewer::Seat(owner), Viewer::Referee]
                .contains(&viewer)
                .then_some(must),
        }
    }
}

impl BoardView {
    fn of(board: &Board, is_own: bool, is_over: bool) -> BoardView {
        let store = &board.store;
        let workshops = store.workshops.min(MAX_WORKSHOPS) as usize;
        let trade_cities = (0..N_PORTS).filter(|city| store.houses >> city & 1 == 1);
        BoardView {
            score: board.score,
            reserve: store.reserve,
            goods: store.goods,
            workshops: board.cloth[..workshops].to_vec(),
            ships: store.ships,
            houses: trade_cities.map(|city| Site::ALL[N_PORTS + city]).collect(),
            coloured: board.coloured,
            white: board.white,
            cities: board.placed.cities,
            contributions: board.placed.rows,
            artworks: board.placed.art,
            seats: board.council.n_seats,
            first_artwork: board.council.first_artwork,
            n_cards: board.hand.total(),
            shown: board.shown,
            hand: is_own.then_some(board.hand),
            drawn: is_own.then_some(board.drawn),
            n_dealt: board.dealt.count_ones() as u8,
            dealt: is_own.then(|| sites(board.dealt).collect()),
            has_kept: board.kept.is_some(),
            kept: board.kept.filter(|_| is_own || is_over),
        }
    }
}
