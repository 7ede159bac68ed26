//! What clicks mean: labels, points, ghosts, and the rules against the wrong ones.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::piazza::{Action, Event, Piazza};
use tessera_engine::{Actor, Game, Seat, Table, Turn, Viewer};

use super::{START, at_end_of, choices, pov, see, sitters};
use crate::{Flag, Language, Show, Then, Words};

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
        "One bracket with 3 cards. You may add a second card in line.",
        "Play on i7",
    );
    check(
        START,
        &["hand-g6", "f8"],
        "f8: one bracket, 3 points",
        "+3",
        "One bracket with 3 cards.",
        "Play on f8",
    );
    check(
        START,
        &["hand-r5", "i8"],
        "i8: no bracket, 0 points",
        "0",
        "No bracket, no points. You may add a second card in line.",
        "Play on i8",
    );
}

#[test]
fn a_second_card_counts_the_whole_turn() {
    // With red on i7 no other red card comes in line: f7 lies beside the one on g7.
    let record = format!("{START}0 r5:2:0\n");
    let alone = "No second card would make a bracket with the first. End your turn.";
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
    let both = "Play a second red card in line with the first, or end your turn.";
    assert_eq!(next.prompt, both);
    let spots = next.spots.iter().map(|choice| choice.spot.as_str());
    assert_eq!(spots.collect::<Vec<_>>(), ["hand-r6", "end"]);
    check(
        &record,
        &["hand-r6", "f8"],
        "f8: one bracket, 4 points",
        "+4",
        "One bracket with 4 cards.",
        "Play on f8",
    );
}

#[test]
fn cards_have_names() {
    let first = choices(START);
    let label = |spot: &str| first.get(spot).map(|choice| choice.label.clone());
    assert_eq!(
        label("hand-r5").as_deref(),
        Some("Red lemon in your hand: 6 spots")
    );
    assert_eq!(first.prompt, "Choose a card to play.");
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
    see(record, |table, pov| {
        let action = Piazza::attempt(pov.view, path).expect("an action is meant");
        let actor = Actor::Seat(pov.hero);
        let refusal = table.position().refusal(actor, action).expect("refused");
        let said = pov.words.refusal(Piazza::NAME, &refusal);
        assert_eq!((refusal.clause(), said.as_str()), (clause, sentence));
    });
}

#[test]
fn who_clicks_elsewhere_is_told_the_rule() {
    let beside = "It would be next to the red bell tower. Neighbours can’t have the same colour.";
    check_refusal(START, &["hand-r5", "f7"], "PI-3.4", beside);
    check_refusal(
        START,
        &["hand-r5", "g7"],
        "PI-3.2",
        "There’s already a card there.",
    );
    let corner = "A card has to touch another one edge to edge. Touching at a corner isn’t enough.";
    check_refusal(START, &["hand-r5", "f6"], "PI-3.3", corner);
    check_refusal(
        START,
        &["pass"],
        "PI-5.4",
        "You can play a card, so you can’t pass.",
    );
    // After red on i7 a click on the green card alone is enough to say why not.
    let second = format!("{START}0 r5:2:0\n");
    let colour = "Both cards in a turn must be the same colour, so you can’t play a green one now.";
    check_refusal(&second, &["hand-g6"], "PI-3.8", colour);
    let line = "Two cards in one turn have to make a bracket: same row or same column.";
    check_refusal(&second, &["hand-r6", "g9"], "PI-3.7", line);
}

#[test]
fn a_card_that_can_be_laid_means_nothing_alone() {
    see(START, |_, pov| {
        for path in [
            &["hand-r5"][..],
            &["g7"],
            &["hand-x9", "g7"],
            &["hand-r5", "z99"],
            &[],
        ] {
            assert_eq!(Piazza::attempt(pov.view, path), None, "{path:?}");
        }
    });
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
    let choices = Piazza::choices(&pov(&view, &sitters, Viewer::Seat(seat), &[]), &actions);
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
        assert_eq!(scored.map(Flag::points), flag, "{action}");
        n_scored += usize::from(scored.is_some_and(|points| points > 0));
    });
    n_scored
}

#[test]
fn every_refusal_has_its_words() {
    let source = include_str!("../../../../engine/src/piazza/refuse.rs");
    let words = Words::of(Language::English);
    // A code stands behind its clause, whichever function makes the refusal.
    let behind_clauses = source.split("\"PI-").skip(1);
    let codes = behind_clauses.filter_map(|rest| rest.split('"').nth(2));
    let n_codes = codes
        .inspect(|code| assert!(words.has(&format!("piazza-refusal-{code}")), "{code}"))
        .count();
    assert!(n_codes >= 21, "found only {n_codes}");
}
