//! What is told, what moves, and what stays hidden.

use tessera_engine::piazza::material::{Card, Colour};
use tessera_engine::piazza::{Action, Cell, Event, Piazza, View};
use tessera_engine::{Actor, Game, Seat, Table, Viewer};

use super::super::words::{cell_name, cell_named};
use super::{START, at_end_of, pov, see, sitters};
use crate::{Line, Scene, Show, Travel};

#[test]
fn the_log_says_what_was_laid() {
    let lines = |record: &str, action: &str| {
        see(record, |table, pov| {
            let mut table = table.clone();
            let mut events = Vec::new();
            let action: Action = action.parse().expect("an action");
            let actor = Actor::Seat(pov.hero);
            table.play(actor, action, &mut events).expect("legal");
            let told = Piazza::tell(pov, actor, Some(action), &events);
            let line = |line: Line| (line.text, line.points);
            told.into_iter().map(line).collect::<Vec<_>>()
        })
    };
    let said = |text: &str, points| vec![(text.to_owned(), points)];
    assert_eq!(lines(START, "r5:2:0"), said("Red lemon on i7", None));
    let second = format!("{START}0 r5:2:1\n");
    assert_eq!(lines(&second, "end"), vec![], "nothing to tell");
    assert_eq!(
        lines(&second, "r6:-1:1"),
        said("Red dove on f8, one bracket", Some(4))
    );
}

/// A pass is too rare for random games to be sure of it.
#[test]
fn a_pass_is_said_and_remembered() {
    see(START, |_, pov| {
        let choices = Piazza::choices(pov, &[Action::Pass]);
        let prompt = "None of your cards fits anywhere. You pass and keep your hand.";
        assert_eq!(choices.prompt, prompt);
        let choice = at_end_of(&choices, &["pass"]);
        assert_eq!(choice.label, "Pass: you can’t play any of your cards");
        let (ana, bela) = (Seat::new(0), Seat::new(1));
        let events = [Event::Passed { seat: ana }, Event::Stuck];
        let told = Piazza::tell(pov, Actor::Seat(ana), Some(Action::Pass), &events);
        let told: Vec<&str> = told.iter().map(|line| line.text.as_str()).collect();
        let stuck = "Nobody can play a card, so the game ends";
        assert_eq!(told, ["Passes: no card fits", stuck]);
        let mut view = pov.view.clone();
        let other = |view: &View| {
            let sitters = sitters(2);
            let pov = super::pov(view, &sitters, Viewer::Seat(ana), &[]);
            Piazza::other(&pov, bela).into_string()
        };
        let said = "Passed: couldn’t play any card.";
        assert!(!other(&view).contains(said));
        view.players[bela.index()].cannot_hold = [Card::new(Colour::Blue, 1)].into_iter().collect();
        assert!(other(&view).contains(said));
    });
}

/// What the turn began with is still part of it when it ends.
#[test]
fn the_first_card_of_a_turn_is_marked_with_its_end() {
    see(&format!("{START}0 r5:2:1\n"), |table, pov| {
        let mut table = table.clone();
        let mut events = Vec::new();
        let actor = Actor::Seat(pov.hero);
        table.play(actor, Action::End, &mut events).expect("legal");
        let scenes = Piazza::scenes(pov, actor, Some(Action::End), &events);
        let places: Vec<String> = scenes.iter().flat_map(Scene::places).collect();
        assert_eq!(places, ["i8"]);
    });
}

/// Where a card comes from and goes to, as this viewer sees it; `*` acts for chance.
fn check_travels(record: &str, entry: &str, viewer: Viewer, expected: &[(&str, &str)]) {
    let mut table = Table::<Piazza>::load(record).expect("a record");
    let (actor, action) = entry.split_once(' ').expect("an actor");
    let actor = match actor {
        "*" => Actor::Chance,
        seat => Actor::Seat(seat.parse().expect("a seat")),
    };
    let action: Action = action.parse().expect("an action");
    let before = *table.position();
    let mut events = Vec::new();
    table.play(actor, action, &mut events).expect("legal");
    let seen = before.sees(viewer, action).then_some(action);
    let (view, sitters) = (before.view(viewer), sitters(before.n_seats() as usize));
    let travels = Piazza::travels(&pov(&view, &sitters, viewer, &[]), actor, seen, &events);
    let expected: Vec<Travel> = expected
        .iter()
        .map(|&(from, to)| Travel::new(from, to))
        .collect();
    assert_eq!(travels, expected, "{viewer:?}");
}

#[test]
fn cards_travel_from_hand_and_pile() {
    let [ana, bela] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    check_travels(START, "0 r5:2:0", ana, &[("hand-0-r5-0", "i7")]);
    check_travels(START, "0 r5:2:0", bela, &[("back-0-2", "i7")]);
    let first = format!("{START}0 r5:2:1\n");
    check_travels(&first, "0 end", bela, &[]);
    check_travels(&first, "0 r6:-1:1", ana, &[("hand-0-r6-0", "f8")]);
    let ended = format!("{START}0 r5:2:0\n0 end\n");
    check_travels(&ended, "* draw0:r6", ana, &[("pile-0", "hand-0-r6-1")]);
    check_travels(&ended, "* draw0:r6", bela, &[("pile-0", "back-0-2")]);
    check_travels(
        &ended,
        "* draw0:r6",
        Viewer::Spectator,
        &[("pile-0", "back-0-2")],
    );
}
#[test]
fn a_hidden_hand_is_on_no_other_page() {
    see(START, |table, _| {
        let html = |viewer| {
            let view = table.position().view(viewer);
            let sitters = sitters(2);
            let pov = pov(&view, &sitters, viewer, &[]);
            let hand =
                <Piazza as Show>::hand(&pov).map_or(String::new(), maud::PreEscaped::into_string);
            let other = Piazza::other(&pov, Seat::new(1)).into_string();
            let shared = Piazza::shared(&pov).into_string();
            [hand, other, shared].concat()
        };
        let held = |card: &str| format!("#kc-{card}\"");
        let own = html(Viewer::Seat(Seat::new(0)));
        assert!(
            ["r5", "r6", "g6"]
                .iter()
                .all(|card| own.contains(&held(card)))
        );
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
            let html = html(viewer);
            let seen = Card::all().filter(|card| html.contains(&held(card.name())));
            let expected = match viewer {
                Viewer::Spectator => vec![],
                _ => vec!["b1", "b3", "y5"],
            };
            assert_eq!(seen.map(Card::name).collect::<Vec<_>>(), expected);
        }
    });
}

#[test]
fn cells_keep_their_names() {
    for x in -6..=7 {
        for y in -6..=7 {
            let cell = Cell::new(x, y);
            assert_eq!(cell_named(&cell_name(cell)), Some(cell));
        }
    }
    assert_eq!(cell_name(Cell::new(0, 0)), "g7");
    for name in ["", "g", "g0", "g15", "o1", "g07", "7g", "G7", "é7"] {
        assert_eq!(cell_named(name), None, "{name}");
    }
}
