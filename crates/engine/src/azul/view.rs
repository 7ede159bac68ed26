//! All that a viewer knows: in Azul, everything but what the bag will give.

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use super::board::{Board, FloorItem};
use super::material::{Colour, N_COLUMNS, N_ROWS, Tiles, n_factories};
use super::setup::Setup;
use super::{Azul, Phase, Source};
use crate::{Seat, Viewer};

/// A position as a viewer sees it. `docs/referee.md` describes its JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats and wall.
    pub setup: Setup,
    /// Counted from 1.
    pub round: u8,
    /// What the table waits for.
    #[serde(flatten)]
    pub phase: PhaseView,
    /// Whether the marker lies in the centre.
    pub marker_in_centre: bool,
    /// The seat that held the marker last. Once it has left the centre: the seat that starts the
    /// next round.
    pub starter: Seat,
    /// The tiles on each factory.
    pub factories: Vec<Tiles>,
    /// The tiles in the centre.
    pub centre: Tiles,
    /// The tiles in the bag.
    pub bag: Tiles,
    /// The tiles in the lid.
    pub lid: Tiles,
    /// The boards by seat.
    pub boards: Vec<BoardView>,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum PhaseView {
    /// The draw of the start player.
    Start,
    /// The dealing of a factory.
    Deal {
        /// Which factory is next.
        factory: u8,
    },
    /// A take.
    Offer {
        /// Whose.
        seat: Seat,
    },
    /// The choice of a column on the grey wall.
    Tiling {
        /// Whose.
        seat: Seat,
        /// For which full line.
        row: u8,
    },
    /// The game is over.
    Over {
        /// Final points by seat.
        scores: Vec<i16>,
        /// Places by seat, 1 for a winner.
        ranks: Vec<u8>,
    },
}

/// A player's board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardView {
    /// Points so far.
    pub score: u16,
    /// The five pattern lines.
    pub lines: [LineView; N_ROWS as usize],
    /// The wall by row and column.
    #[serde(serialize_with = "wall_as_text")]
    pub wall: [[Option<Colour>; N_COLUMNS as usize]; N_ROWS as usize],
    /// The floor line from the left.
    #[serde(serialize_with = "floor_as_text")]
    pub floor: Vec<FloorItem>,
}

/// A pattern line. In JSON `".bb"`: free spaces, then tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineView {
    /// How many tiles it can hold.
    pub n_spaces: u8,
    /// How many it holds.
    pub n_tiles: u8,
    /// Their colour, if there are any.
    pub colour: Option<Colour>,
}

impl View {
    pub(super) fn of(azul: &Azul, viewer: Viewer) -> View {
        let factories = &azul.sources[..n_factories(azul.n_seats) as usize];
        View {
            viewer,
            setup: Setup {
                seats: azul.n_seats,
                wall: azul.wall,
            },
            round: azul.round,
            phase: PhaseView::of(azul),
            marker_in_centre: azul.marker_in_centre,
            starter: azul.starter,
            factories: factories.to_vec(),
            centre: azul.sources[Source::CENTRE.index()],
            bag: azul.bag,
            lid: azul.lid,
            boards: azul.boards[..azul.n_seats as usize]
                .iter()
                .map(BoardView::of)
                .collect(),
        }
    }
}

impl PhaseView {
    fn of(azul: &Azul) -> PhaseView {
        match azul.phase {
            Phase::Start => PhaseView::Start,
            Phase::Deal { factory } => PhaseView::Deal { factory },
            Phase::Offer { seat } => PhaseView::Offer { seat },
            Phase::Tiling { seat, row } => PhaseView::Tiling { seat, row },
            Phase::Over => {
                let outcome = azul.outcome();
                PhaseView::Over {
                    scores: outcome.scores().to_vec(),
                    ranks: outcome.ranks().to_vec(),
                }
            }
        }
    }
}

impl BoardView {
    fn of(board: &Board) -> BoardView {
        let row = |row: usize| row as u8;
        BoardView {
            score: board.score,
            lines: std::array::from_fn(|at| LineView {
                n_spaces: row(at) + 1,
                n_tiles: board.line(row(at)).n_tiles(),
                colour: board.line(row(at)).colour(),
            }),
            wall: std::array::from_fn(|at| {
                std::array::from_fn(|column| board.wall.at(row(at), column as u8))
            }),
            floor: board.floor.items().collect(),
        }
    }
}

/// How an empty space is written.
const EMPTY: char = '.';
/// How the marker is written on a floor line.
const MARKER: char = 'm';

impl Serialize for LineView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tile = self.colour.map_or(EMPTY, Colour::letter);
        let n_free = self.n_spaces - self.n_tiles;
        let text: String = (0..self.n_spaces)
            .map(|space| if space < n_free { EMPTY } else { tile })
            .collect();
        serializer.serialize_str(&text)
    }
}

fn wall_as_text<S: Serializer>(
    wall: &[[Option<Colour>; N_COLUMNS as usize]; N_ROWS as usize],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut rows = serializer.serialize_seq(Some(wall.len()))?;
    for row in wall {
        let text: String = row
            .iter()
            .map(|space| space.map_or(EMPTY, Colour::letter))
            .collect();
        rows.serialize_element(&text)?;
    }
    rows.end()
}

fn floor_as_text<S: Serializer>(floor: &[FloorItem], serializer: S) -> Result<S::Ok, S::Error> {
    let letter = |item: &FloorItem| match item {
        FloorItem::Tile(colour) => colour.letter(),
        FloorItem::Marker => MARKER,
    };
    serializer.serialize_str(&floor.iter().map(letter).collect::<String>())
}
