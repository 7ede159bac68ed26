//! All that a viewer knows: in Calçada, everything but the order of unseen tiles.

use std::fmt;

use serde::{Serialize, Serializer};

use super::board::{Board, Supply};
use super::material::{Colour, Motif, N_SQUARES, SIDE, Stones, Tiles, track_space};
use super::{Calcada, Phase, SideName};
use crate::{Seat, Viewer};

/// A position as a viewer sees it. `docs/referee.md` describes its JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats, boards and scoreboard.
    pub setup: SetupView,
    /// Counted from 1.
    pub round: u8,
    /// What the table waits for.
    #[serde(flatten)]
    pub phase: PhaseView,
    /// The seat that begins every round.
    pub starter: Seat,
    /// Whether the game ends after this round, because two colours are closed.
    pub last_round: bool,
    /// The stones on the spaces, clockwise.
    pub ring: Vec<Stones>,
    /// The tiles of each colour that nobody has taken, and its row of the scoreboard.
    pub supplies: Vec<SupplyView>,
    /// The boards by seat.
    pub boards: Vec<BoardView>,
}

/// What was agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetupView {
    /// How many play.
    pub seats: u8,
    /// `A`, `B` or `own`.
    pub board: &'static str,
    /// The numbers on the squares, row by row.
    pub numbers: Vec<String>,
    /// The districts of the squares, row by row.
    pub districts: Vec<String>,
    /// The multipliers of the scoreboard from the top.
    pub rows: Vec<u8>,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum PhaseView {
    /// The draw of the start player.
    Start,
    /// The stones of a space.
    Ring {
        /// Which space is next.
        space: u8,
    },
    /// A tile that nobody has seen.
    TurnUp {
        /// From which stack.
        colour: Colour,
    },
    /// A stone.
    Declare {
        /// Whose.
        seat: Seat,
    },
    /// A tile.
    Place {
        /// Whose.
        seat: Seat,
        /// The declared colour.
        colour: Colour,
        /// The declared number.
        number: u8,
    },
    /// The game is over.
    Over {
        /// Final points by seat.
        scores: Vec<i16>,
        /// Places by seat, 1 for a winner.
        ranks: Vec<u8>,
    },
}

/// The tiles of a colour that nobody has taken, and its row of the scoreboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SupplyView {
    /// Which colour.
    pub colour: Colour,
    /// Where its stone stands on the scoreboard, counted from the top; none when it is closed.
    pub row: Option<u8>,
    /// What a tile of a completed district counts now; none when the colour is closed.
    pub multiplier: Option<u8>,
    /// The open tiles, in the order in which they were turned up.
    #[serde(serialize_with = "motifs_as_text")]
    pub open: Vec<Motif>,
    /// The tiles of the stack that nobody has seen. They lie above the returned ones.
    pub unseen: Tiles,
    /// The tiles of the stack that were returned, the next one first.
    #[serde(serialize_with = "motifs_as_text")]
    pub returned: Vec<Motif>,
    /// Open tiles that left the game when the colour was closed.
    pub removed: Tiles,
}

/// What a player owns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardView {
    /// Points so far.
    pub score: u16,
    /// Where the scoring stone stands on its track of 50 spaces.
    pub track: u8,
    /// How many bonus tiles.
    pub bonus_tiles: u8,
    /// The tiles by row and column.
    #[serde(serialize_with = "squares_as_text")]
    pub squares: [[Option<TileView>; SIDE as usize]; SIDE as usize],
}

/// A tile. In JSON `"yT"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileView {
    /// Its colour.
    pub colour: Colour,
    /// What is on it.
    pub motif: Motif,
}

impl View {
    pub(super) fn of(game: &Calcada, viewer: Viewer) -> View {
        View {
            viewer,
            setup: SetupView::of(game),
            round: game.round,
            phase: PhaseView::of(game),
            starter: game.starter,
            last_round: game.ends_after_this_round(),
            ring: game.ring.to_vec(),
            supplies: Colour::ALL
                .map(|colour| SupplyView::of(game, colour))
                .to_vec(),
            boards: game.boards[..game.n_seats as usize]
                .iter()
                .map(BoardView::of)
                .collect(),
        }
    }
}

impl SetupView {
    fn of(game: &Calcada) -> SetupView {
        let row = |square: usize| square..square + SIDE as usize;
        let rows = |text: &str| {
            let firsts = (0..N_SQUARES).step_by(SIDE as usize);
            firsts.map(|first| text[row(first)].to_owned()).collect()
        };
        SetupView {
            seats: game.n_seats,
            board: match game.side {
                SideName::A => "A",
                SideName::B => "B",
                SideName::Own => "own",
            },
            numbers: rows(&game.layout.numbers_text()),
            districts: rows(&game.layout.districts_text()),
            rows: game.scoreboard.to_vec(),
        }
    }
}

impl PhaseView {
    fn of(game: &Calcada) -> PhaseView {
        match game.phase {
            Phase::Start => PhaseView::Start,
            Phase::Ring { space } => PhaseView::Ring { space },
            Phase::TurnUp { colour, .. } => PhaseView::TurnUp { colour },
            Phase::Declare { seat } => PhaseView::Declare { seat },
            Phase::Place {
                seat,
                colour,
                number,
            } => PhaseView::Place {
                seat,
                colour,
                number,
            },
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

impl SupplyView {
    fn of(game: &Calcada, colour: Colour) -> SupplyView {
        let supply: &Supply = &game.supplies[colour.index()];
        let row = game.rows[colour.index()];
        let multiplier = game.scoreboard.get(row as usize).copied();
        SupplyView {
            colour,
            row: multiplier.map(|_| row),
            multiplier,
            open: supply.display.iter().collect(),
            unseen: supply.unseen,
            returned: supply.returned.iter().collect(),
            removed: supply.removed,
        }
    }
}

impl BoardView {
    fn of(board: &Board) -> BoardView {
        let tile = |square| {
            let (colour, motif) = board.at(square)?;
            Some(TileView { colour, motif })
        };
        BoardView {
            score: board.score,
            track: track_space(board.score),
            bonus_tiles: board.n_bonus_tiles,
            squares: std::array::from_fn(|row| {
                std::array::from_fn(|column| tile(row * SIDE as usize + column))
            }),
        }
    }
}

impl fmt::Display for TileView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.motif.letter())
    }
}

/// How an empty square is written: as wide as a tile.
const EMPTY: &str = "..";

fn squares_as_text<S: Serializer>(
    squares: &[[Option<TileView>; SIDE as usize]; SIDE as usize],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let square = |tile: &Option<TileView>| tile.map_or(EMPTY.to_owned(), |tile| tile.to_string());
    let row = |row: &[Option<TileView>; SIDE as usize]| row.each_ref().map(square).join(" ");
    serializer.collect_seq(squares.iter().map(row))
}

fn motifs_as_text<S: Serializer>(motifs: &[Motif], serializer: S) -> Result<S::Ok, S::Error> {
    let letters: String = motifs.iter().map(|motif| motif.letter()).collect();
    serializer.serialize_str(&letters)
}
