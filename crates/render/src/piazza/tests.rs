//! Known positions of Piazza in words, and points that are foretold against points that are given.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::piazza::material::{Card, Colour};
use tessera_engine::piazza::{Action, Cell, Event, Piazza, View};
use tessera_engine::{Actor, Game, Seat, Table, Turn, Viewer};

use super::words::{cell_name, cell_named};
use crate::{Choice, Choices, Language, Line, Show, Sight, Sitter, Then, Travel, Words};

/// Two players; red 1, blue 2, green 3 and yellow 4 lie in the square g7, h7, h8, g8.
const START: &str = "piazza/1 seats=2\n* start0\n* open:r1\n* open:b2\n* open:g3\n* open:y4\n\
    * draw0:r5\n* draw0:r6\n* draw0:g6\n* draw1:b1\n* draw1:b3\n* draw1:y5\n";

fn see<T>(record: &str, look: impl FnOnce(&Table<Piazza>, &Sight<'_, Piazza>) -> T) -> T {
    let table = Table::<Piazza>::load(record).expect("a record");
    let Turn::Decision(seat) = table.position().turn() else {
        panic!("nobody decides")
    };
    let view = table.position().view(Viewer::Seat(seat));
    look(&table, &sight(&view, &sitters(2), Viewer::Seat(seat), &[]))
}

fn sight<'a>(
    view: &'a View,
    sitters: &'a [Sitter],
    viewer: Viewer,
    last: &'a [String],
) -> Sight<'a, Piazza> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    };
    Sight {
        view,
        words: Words::of(Language::English),
        sitters,
        hero: seat.unwrap_or(Seat::new(0)),
        is_own: seat.is_some(),
        choices: None,
        last,
    }
}

fn sitters(n_seats: usize) -> Vec<Sitter> {
    let sitter = |name: &&str| Sitter {
        name: (*name).to_owned(),
        level: None,
        is_here: true,
    };
    let names = ["Ana", "Béla", "Chloé", "Dieter"];
    names[..n_seats].iter().map(sitter).collect()
}

fn choices(record: &str) -> Choices {
    see(record, |table, sight| {
        let mut actions = Vec::new();
        table.position().legal_actions(&mut actions);
        Piazza::choices(sight, &actions)
    })
}

fn at_end_of(choices: &Choices, path: &[&str]) -> Choice {
    let (spot, rest) = path.split_first().expect("a spot");
    let choice = choices.get(spot).unwrap_or_else(|| panic!("{spot}"));
    match &choice.then {
        Then::Ask(next) if !rest.is_empty() => at_end_of(next, rest),
        _ => choice.clone(),
    }
}

/// Label, flag, explanation and confirming words of a path.
fn check(record: &str, path: &[&str], label: &str, flag: &str, why: &str, confirm: &str) {
    let choice = at_end_of(&choices(record), path);
    assert_eq!(choice.label, label);
    assert_eq!(choice.flag.map(|flag| flag.text).as_deref(), Some(flag));
    assert_eq!(choice.why.as_deref(), Some(why));
    let Then::Act { confirm: said, .. } = choice.then else {
        panic!("the path goes on")
    };
    assert_eq!(said, confirm);
}

#[test]
fn a_place_tells_its_points() {
    // Red lies on g7: a red card beside h7 makes red, blue, red.
    check(
        START,
        &["hand-r5", "i7"],
        "i7: one bracket, 3 points",
        "+3",
        "One bracket with 3 cards. A second card in line may follow.",
        "Lay on i7",
    );
    check(
        START,
        &["hand-g6", "f8"],
        "f8: one bracket, 3 points",
        "+3",
        "One bracket with 3 cards.",
        "Lay on f8",
    );
    check(
        START,
        &["hand-r5", "i8"],
        "i8: no bracket, 0 points",
        "0",
        "No bracket, no points. A second card in line may follow.",
        "Lay on i8",
    );
}

#[test]
fn a_second_card_counts_the_whole_turn() {
    // With red on i7 no other red card comes in line: f7 lies beside the one on g7.
    let record = format!("{START}0 r5:2:0\n");
    let alone = "No second card makes a bracket with the first. End your turn.";
    assert_eq!(choices(&record).prompt, alone);
    check(
        &record,
        &["end"],
        "End your turn: 3 points",
        "+3",
        "One bracket with 3 cards.",
        "End turn",
    );
    let record = format!("{START}0 r5:2:1\n");
    let next = choices(&record);
    let both = "A second red card in line with the first, or end your turn.";
    assert_eq!(next.prompt, both);
    let spots = next.spots.iter().map(|choice| choice.spot.as_str());
    assert_eq!(spots.collect::<Vec<_>>(), ["hand-r6", "end"]);
    check(
        &record,
        &["hand-r6", "f8"],
        "f8: one bracket, 4 points",
        "+4",
        "One bracket with 4 cards.",
        "Lay on f8",
    );
}

#[test]
fn cards_have_names() {
    let first = choices(START);
    let label = |spot: &str| first.get(spot).map(|choice| choice.label.clone());
    assert_eq!(
        label("hand-r5").as_deref(),
        Some("Red lemon in your hand: 6 places")
    );
    assert_eq!(first.prompt, "Choose a card to lay.");
    assert_eq!(label("hand-b1"), None);
}

#[test]
fn what_is_aimed_at_shows_card_brackets_and_sums() {
    let choice = at_end_of(&choices(START), &["hand-r5", "i7"]);
    let ghosts: Vec<String> = choice
        .ghosts
        .iter()
        .map(|ghost| format!("{} {}", ghost.at, ghost.symbol))
        .collect();
    let expected = [
        "i7 kc-r5",
        "g7 br-h3",
        "g7 pt-3",
        "sum-left kc-r1",
        "sum-left kc-b2",
        "sum-left kc-r5",
        "sum-left-n pt-3",
        "sum-total pt-plus",
        "sum-total pt-3",
    ];
    assert_eq!(ghosts, expected);
}

/// The refusal that a click on these spots is answered by.
fn check_refusal(record: &str, path: &[&str], clause: &str, sentence: &str) {
    see(record, |table, sight| {
        let action = Piazza::attempt(sight.view, path).expect("an action is meant");
        let actor = Actor::Seat(sight.hero);
        let refusal = table.position().refusal(actor, action).expect("refused");
        let said = sight.words.refusal(Piazza::NAME, &refusal);
        assert_eq!((refusal.clause(), said.as_str()), (clause, sentence));
    });
}

#[test]
fn who_clicks_elsewhere_is_told_the_rule() {
    let beside = "It would lie beside the red bell tower. Neighbours never have the same colour.";
    check_refusal(START, &["hand-r5", "f7"], "PI-3.4", beside);
    check_refusal(
        START,
        &["hand-r5", "g7"],
        "PI-3.2",
        "A card already lies there.",
    );
    let corner =
        "A card must lie beside another one, edge to edge. Corner to corner is not enough.";
    check_refusal(START, &["hand-r5", "f6"], "PI-3.3", corner);
    check_refusal(
        START,
        &["pass"],
        "PI-5.4",
        "You can lay a card, so you must not pass.",
    );
    // After red on i7 a click on the green card alone is enough to say why not.
    let second = format!("{START}0 r5:2:0\n");
    let colour = "Both cards of a turn have one colour, so no green card can follow.";
    check_refusal(&second, &["hand-g6"], "PI-3.8", colour);
    let line = "Two cards of one turn must form a bracket: same row or same column.";
    check_refusal(&second, &["hand-r6", "g9"], "PI-3.7", line);
}

#[test]
fn a_card_that_can_be_laid_means_nothing_alone() {
    see(START, |_, sight| {
        for path in [
            &["hand-r5"][..],
            &["g7"],
            &["hand-x9", "g7"],
            &["hand-r5", "z99"],
            &[],
        ] {
            assert_eq!(Piazza::attempt(sight.view, path), None, "{path:?}");
        }
    });
}

#[test]
fn the_log_says_what_was_laid() {
    let lines = |record: &str, action: &str| {
        see(record, |table, sight| {
            let mut table = table.clone();
            let mut events = Vec::new();
            let action: Action = action.parse().expect("an action");
            let actor = Actor::Seat(sight.hero);
            table.play(actor, action, &mut events).expect("legal");
            let told = Piazza::tell(sight, actor, Some(action), &events);
            let line = |line: Line| (line.text, line.points);
            told.into_iter().map(line).collect::<Vec<_>>()
        })
    };
    let said = |text: &str, points| vec![(text.to_owned(), points)];
    assert_eq!(lines(START, "r5:2:0"), said("Red lemon on i7", None));
    let second = format!("{START}0 r5:2:1\n");
    assert_eq!(lines(&second, "end"), said("No bracket", Some(0)));
    assert_eq!(
        lines(&second, "r6:-1:1"),
        said("Red dove on f8, one bracket", Some(4))
    );
}

/// Over whole games: the points on every flag are those that the engine gives.
#[test]
fn flags_foretell_the_points() {
    let mut n_scored = 0;
    for (seed, setup) in Piazza::setups().into_iter().enumerate() {
        let mut rng = Pcg64Mcg::seed_from_u64(seed as u64);
        let mut table = Table::<Piazza>::new(setup);
        loop {
            let seat = match table.position().turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    table.chance(&mut rng, &mut Vec::new()).expect("chance");
                    continue;
                }
                Turn::Decision(seat) => seat,
            };
            n_scored += check_flags(&table, seat);
            let mut actions = Vec::new();
            table.position().legal_actions(&mut actions);
            let action = actions[rng.random_range(0..actions.len())];
            let actor = Actor::Seat(seat);
            table.play(actor, action, &mut Vec::new()).expect("legal");
        }
    }
    assert!(n_scored > 100, "{n_scored}");
}

/// Tries every action; what ends the turn must score as foretold. Returns how many did.
fn check_flags(table: &Table<Piazza>, seat: Seat) -> usize {
    let position = table.position();
    let view = position.view(Viewer::Seat(seat));
    let sitters = sitters(view.players.len());
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let choices = Piazza::choices(&sight(&view, &sitters, Viewer::Seat(seat), &[]), &actions);
    let mut n_scored = 0;
    choices.each_path(&mut |path, action| {
        let mut after = *position;
        let mut events = Vec::new();
        after.apply(action.parse().expect("an action"), &mut events);
        if matches!(after.turn(), Turn::Decision(next) if next == seat) {
            after.apply(Action::End, &mut events);
        }
        let scored = events.iter().find_map(|event| match event {
            Event::Scored { points, .. } => Some(i16::from(*points)),
            _ => None,
        });
        let flag = path.last().and_then(|choice| choice.flag.clone());
        assert_eq!(scored.map(crate::Flag::points), flag, "{action}");
        n_scored += usize::from(scored.is_some_and(|points| points > 0));
    });
    n_scored
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

#[test]
fn a_hidden_hand_is_on_no_other_page() {
    see(START, |table, _| {
        let html = |viewer| {
            let view = table.position().view(viewer);
            let sitters = sitters(2);
            let sight = sight(&view, &sitters, viewer, &[]);
            let hand =
                <Piazza as Show>::hand(&sight).map_or(String::new(), maud::PreEscaped::into_string);
            let other = Piazza::other(&sight, Seat::new(1)).into_string();
            let shared = Piazza::shared(&sight).into_string();
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
fn every_refusal_has_its_words() {
    let source = include_str!("../../../engine/src/piazza/refuse.rs");
    let words = Words::of(Language::English);
    // A code stands behind its clause, whichever function makes the refusal.
    let behind_clauses = source.split("\"PI-").skip(1);
    let codes = behind_clauses.filter_map(|rest| rest.split('"').nth(2));
    let n_codes = codes
        .inspect(|code| assert!(words.has(&format!("piazza-refusal-{code}")), "{code}"))
        .count();
    assert!(n_codes >= 21, "found only {n_codes}");
}

/// A pass is too rare for random games to be sure of it.
#[test]
fn a_pass_is_said_and_remembered() {
    see(START, |_, sight| {
        let choices = Piazza::choices(sight, &[Action::Pass]);
        let prompt = "None of your cards fits anywhere. You pass and keep your hand.";
        assert_eq!(choices.prompt, prompt);
        let choice = at_end_of(&choices, &["pass"]);
        assert_eq!(choice.label, "Pass: none of your cards can be laid");
        let (ana, bela) = (Seat::new(0), Seat::new(1));
        let events = [Event::Passed { seat: ana }, Event::Stuck];
        let told = Piazza::tell(sight, Actor::Seat(ana), Some(Action::Pass), &events);
        let told: Vec<&str> = told.iter().map(|line| line.text.as_str()).collect();
        let stuck = "Nobody can lay a card, so the game ends";
        assert_eq!(told, ["Ana passes: no card fits", stuck]);
        let mut view = sight.view.clone();
        let other = |view: &View| {
            let sitters = sitters(2);
            let sight = self::sight(view, &sitters, Viewer::Seat(ana), &[]);
            Piazza::other(&sight, bela).into_string()
        };
        let said = "Passed: no card in hand could be laid.";
        assert!(!other(&view).contains(said));
        view.players[bela.index()].cannot_hold = [Card::new(Colour::Blue, 1)].into_iter().collect();
        assert!(other(&view).contains(said));
    });
}

/// Where a card comes from and goes to, as this viewer sees it; `*` acts for chance.
fn check_travel(record: &str, entry: &str, viewer: Viewer, from: &str, to: &str) {
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
    let travels = Piazza::travels(&before.view(viewer), actor, seen, &events);
    assert_eq!(travels, [Travel::new(from, to)], "{viewer:?}");
}

#[test]
fn cards_travel_from_hand_and_pile() {
    let [ana, bela] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    check_travel(START, "0 r5:2:0", ana, "hand-0-r5-0", "i7");
    check_travel(START, "0 r5:2:0", bela, "back-0-2", "i7");
    let ended = format!("{START}0 r5:2:0\n0 end\n");
    check_travel(&ended, "* draw0:r6", ana, "pile-0", "hand-0-r6-1");
    check_travel(&ended, "* draw0:r6", bela, "pile-0", "back-0-2");
    check_travel(
        &ended,
        "* draw0:r6",
        Viewer::Spectator,
        "pile-0",
        "back-0-2",
    );
}
