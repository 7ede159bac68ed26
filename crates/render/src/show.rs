//! What a game must know to be shown.

use maud::Markup;
use tessera_engine::{Actor, Game, Seat};

use crate::picture::Canvas;
use crate::site::RulesPicture;
use crate::{
    Choices, GameFiles, Line, PointSource, Pov, Scene, SetupOption, Sitter, Travel, Words,
};

/// How a game is shown to a person. All of it is made from what the person may know.
///
/// Two kinds of names tie pages, paths and motion together, both plain tokens such as `f2-blue`:
/// a **spot** is a thing that is clicked (`data-spot`), a **place** is where a piece lies
/// (`data-at`). Both are the same for every viewer and for the same thing in every position.
pub trait Show: Game {
    /// Words, style, rules and first game.
    const FILES: GameFiles;
    /// The boards beside the clauses that they show, on the page of the rules.
    const PICTURES: &'static [RulesPicture];
    /// About how long a game takes.
    const MINUTES: u8;
    /// What may be chosen about a table beside the number of seats.
    const OPTIONS: &'static [SetupOption];
    /// Where points come from, in the order in which the final sheet lists them.
    const SOURCES: &'static [PointSource];

    /// The pieces above the result, one after another: symbol and class.
    const FRIEZE: &'static [(&'static str, &'static str)];

    /// The drawing on the card of the game: what stands in an `<svg>` of 320 by 220.
    fn card_art() -> Markup;

    /// A small square that stands for the game.
    fn emblem() -> Markup;

    /// What may be clicked, in which order. Every action of the list is reached, by several paths
    /// only where the order of the clicks does not matter, and no other action is. Only called for the seat whose turn it is; `view` is that seat's.
    fn choices(pov: &Pov<'_, Self>, actions: &[Self::Action]) -> Choices;

    /// The action that a person means by clicking these spots, legal or not, so that it can be
    /// said which rule forbids it. None when no action is meant.
    fn attempt(view: &Self::View, path: &[&str]) -> Option<Self::Action>;

    /// What the table waits for, behind the name of the game: "Round 4, factory offer".
    fn status(view: &Self::View, words: &Words) -> String;

    /// What all share: one element with `id="shared"` and the class `shared`.
    fn shared(pov: &Pov<'_, Self>) -> Markup;

    /// The board of [`Pov::hero`]: one element with `id="mine"` and the class `mine`.
    fn mine(pov: &Pov<'_, Self>) -> Markup;

    /// Another player's board, small: one element with the class `opp`.
    fn other(pov: &Pov<'_, Self>, seat: Seat) -> Markup;

    /// The finished board of [`Pov::hero`], with what it scored at the end. None where the board is
    /// everybody's: then the end shows [`Show::picture`].
    fn end_board(_pov: &Pov<'_, Self>) -> Option<Markup> {
        None
    }

    /// Another player's finished board, small.
    fn end_other(_pov: &Pov<'_, Self>, _seat: Seat) -> Option<Markup> {
        None
    }

    /// What lies in the dock beside the choices, such as a hand of cards.
    fn hand(pov: &Pov<'_, Self>) -> Option<Markup>;

    /// Whether the next click is on the own board: on a phone it then comes first.
    fn is_mine_first(view: &Self::View) -> bool;

    /// Draws what everybody sees, for [`crate::picture::picture`].
    fn picture(view: &Self::View, canvas: &mut Canvas);

    /// The seat whose usual colour and mark a seat wears: its own, unless the pieces of the game
    /// say whose they are by other colours.
    #[must_use]
    fn seat_colour(_n_seats: u8, seat: Seat) -> Seat {
        seat
    }

    /// Points so far.
    fn score(view: &Self::View, seat: Seat) -> i16;

    /// A few words about a seat: "3 in the council". None when there is nothing to say.
    fn note(view: &Self::View, seat: Seat, words: &Words) -> Option<String>;

    /// That the last round or the last turns have begun, in a sentence, once everybody can know it.
    fn last_round(view: &Self::View, words: &Words, sitters: &[Sitter]) -> Option<String>;

    /// What is seen of one entry, in the order of its events: `action` is none when the viewer did
    /// not see it, then the events tell what everybody saw. `before` is what the viewer knew before
    /// it. The places where pieces come from were on the page before, those where they go to are on
    /// it then; what is on neither is left out by the page. The points of the beats are those of
    /// [`Show::points`].
    fn scenes(
        before: &Pov<'_, Self>,
        actor: Actor,
        action: Option<Self::Action>,
        events: &[Self::Event],
    ) -> Vec<Scene>;

    /// The lines of the log about the same entry. Nothing to say is no line.
    fn tell(
        before: &Pov<'_, Self>,
        actor: Actor,
        action: Option<Self::Action>,
        events: &[Self::Event],
    ) -> Vec<Line> {
        let scenes = Self::scenes(before, actor, action, events).into_iter();
        scenes.filter_map(|scene| scene.line).collect()
    }

    /// Which pieces moved with the same entry.
    fn travels(
        before: &Pov<'_, Self>,
        actor: Actor,
        action: Option<Self::Action>,
        events: &[Self::Event],
    ) -> Vec<Travel> {
        let scenes = Self::scenes(before, actor, action, events);
        let travels = scenes.iter().flat_map(Scene::travels);
        travels.cloned().collect()
    }

    /// The points that a fact gave: seat, [`PointSource::key`], points. Over a whole game they add up
    /// to the final scores.
    fn points(event: &Self::Event, out: &mut Vec<(Seat, &'static str, i16)>);
}
