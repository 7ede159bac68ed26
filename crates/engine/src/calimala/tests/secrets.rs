//! Who knows what: KA-8.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::super::material::{Act, Cards, Site};
use super::super::{Action, Calimala, Event, Phase};
use super::scene::{Scene, check};
use crate::{Actor, Game, Seat, Turn, Viewer};

/// KA-8.1
#[test]
fn hands_are_secret_and_their_sizes_are_not() {
    let scene = Scene::given("0.hand wood wood ship; 1.hand brick");
    let view = |viewer| scene.game.view(viewer);
    let hand: Cards = [Act::Wood, Act::Wood, Act::Ship].into_iter().collect();
    let own = view(Viewer::Seat(Seat::new(0)));
    assert_eq!((own.boards[0].hand, own.boards[1].hand), (Some(hand), None));
    assert_eq!((own.boards[1].n_cards, own.deck), (1, None));
    let spectator = view(Viewer::Spectator);
    assert!(spectator.boards.iter().all(|board| board.hand.is_none()));
    assert_eq!(spectator.boards[0].n_cards, 3);
    let referee = view(Viewer::Referee);
    assert_eq!(referee.boards[0].hand, Some(hand));
    assert_eq!(referee.deck.unwrap().total(), 41);
}

/// KA-8.1: what is drawn is not told
#[test]
fn a_drawn_card_is_not_told() {
    let told = |card: &str| {
        let given = "street l 1";
        let actions = format!("place:l wood contribute:wood-maria draw:contribute card:{card}");
        check(given, &actions, "1.n_hand 1").events
    };
    assert_eq!(told("ship"), told("wood"));
    let refusal = |hand: &str| {
        let scene = Scene::given(&format!("turn 1; 1.hand {hand}"));
        let action = "place:a".parse().unwrap();
        scene.game.refusal(Actor::Seat(Seat::new(0)), action)
    };
    assert_eq!(refusal("marble"), refusal("wood"));
}

/// KA-8.2
#[test]
fn final_scoring_cards_are_shown_at_the_end() {
    let given = "turn 2; council 012012012012012; 0.kept maria; 1.kept london; 2.kept troyes";
    let mut scene = Scene::given(given);
    let kept = |scene: &Scene, seat: usize| {
        let view = scene.game.view(Viewer::Seat(Seat::new(0)));
        view.boards[seat].kept.map(Site::name)
    };
    assert_eq!((kept(&scene, 0), kept(&scene, 1)), (Some("maria"), None));
    scene.play("place:l wood contribute:wood-maria");
    assert_eq!(
        (kept(&scene, 1), kept(&scene, 2)),
        (Some("london"), Some("troyes"))
    );
    let view = scene.game.view(Viewer::Spectator);
    assert!(view.boards.iter().all(|board| board.dealt.is_none()));
}

/// A game of three in which everybody has taken a start card: seat 0 wood, 1 brick, 2 marble.
fn started() -> Calimala {
    let mut game = Calimala::new(
        &"seats=3 layout=first".parse().unwrap(),
        Calimala::RULES_VERSION,
    );
    let mut list = Vec::new();
    game.apply("start0".parse().unwrap(), &mut ());
    while !matches!(game.phase, Phase::Take { .. }) {
        game.legal_actions(&mut list);
        game.apply(list[0], &mut ());
    }
    for card in ["take:marble", "take:brick", "take:wood"] {
        game.apply(card.parse().unwrap(), &mut ());
    }
    game
}

/// KA-8.3
#[test]
fn a_start_card_is_known_until_such_a_card_is_played() {
    let mut game = started();
    let viewer = Seat::new(0);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..20 {
        let imagined = game.determinize(viewer, &mut rng);
        assert!(imagined.boards[1].hand.has(Act::Brick));
        assert!(imagined.boards[2].hand.has(Act::Marble));
    }
    for action in "place:l wood contribute:wood-maria done place:g draw:artwork".split(' ') {
        game.apply(action.parse().unwrap(), &mut ());
    }
    game.apply("card:brick".parse().unwrap(), &mut ());
    assert_eq!(
        game.view(Viewer::Spectator).boards[1].shown,
        Some(Act::Brick)
    );
    for action in ["brick", "play:brick"] {
        assert!(game.is_legal(action.parse().unwrap()), "{action}");
        game.apply(action.parse().unwrap(), &mut ());
    }
    assert_eq!(game.view(Viewer::Spectator).boards[1].shown, None);
    let hands: std::collections::HashSet<Cards> = (0..50)
        .map(|_| game.determinize(viewer, &mut rng).boards[1].hand)
        .collect();
    assert!(hands.len() > 4, "{hands:?}");
}

/// KA-8.4
#[test]
fn whatever_is_unknown_is_imagined_anew() {
    let game = started();
    let viewer = Seat::new(0);
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let imagined: Vec<Calimala> = (0..200)
        .map(|_| game.determinize(viewer, &mut rng))
        .collect();
    let own = game.boards[0];
    assert!(imagined.iter().all(|other| other.boards[0] == own));
    assert!(imagined.iter().all(|other| other.open == game.open));
    for card in 0..10 {
        let dealt = |other: &&Calimala| other.boards[1].dealt >> card & 1 == 1;
        let kept = |other: &&Calimala| other.boards[1].kept.map(|kept| kept as u16) == Some(card);
        let is_known =
            own.dealt >> card & 1 == 1 || game.open.map(|open| open as u16) == Some(card);
        // Three of the six unknown cards lie before seat 1, and it keeps one of them.
        let n_dealt = imagined.iter().filter(dealt).count();
        let n_kept = imagined.iter().filter(kept).count();
        assert!(
            if is_known {
                n_dealt == 0
            } else {
                (70..130).contains(&n_dealt)
            },
            "{n_dealt}"
        );
        assert!(
            if is_known {
                n_kept == 0
            } else {
                (15..55).contains(&n_kept)
            },
            "{n_kept}"
        );
    }
}

/// KA-8.4: a disc that has just been put could act, in what others imagine too
#[test]
fn the_imagined_owner_of_a_new_disc_can_act() {
    let scene = check("0.hand marble weave", "place:a", "phase act");
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut lists = Vec::new();
    for _ in 0..100 {
        let imagined = scene.game.determinize(Seat::new(1), &mut rng);
        imagined.legal_actions(&mut lists);
        assert!(
            imagined.boards[0].hand.has(Act::Marble),
            "{:?}",
            imagined.boards[0].hand
        );
    }
    let told = Event::Drew { seat: Seat::new(0) };
    assert!(!scene.events.contains(&told));
}

/// KA-8.5: after a reshuffle everybody knows what is not in the deck
#[test]
fn what_was_not_reshuffled_is_in_a_hand() {
    // Seats 1 and 2 hold all the ship cards and two others; everything else lies in the deck.
    let given = "0.hand weave; 1.hand ship ship ship wood; 2.hand ship ship wood; reshuffled";
    let scene = check(
        given,
        "place:l draw:contribute card:wood wood",
        "0.n_hand 2",
    );
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut counts = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let imagined = scene.game.determinize(Seat::new(0), &mut rng);
        assert!(!imagined.deck.has(Act::Ship));
        // Of the five wood cards three were in the deck, and seat 0 has drawn one of them.
        assert_eq!(imagined.deck.count(Act::Wood), 2);
        counts.insert(imagined.boards[1].hand.count(Act::Ship));
    }
    assert!(counts.len() > 2, "{counts:?}");
}

/// KA-8.5: a reshuffle is remembered, and what was drawn before it is forgotten
#[test]
fn a_reshuffle_is_remembered() {
    let scene = check(
        "deck wood",
        "place:l draw:contribute card:wood",
        "n_deck 44",
    );
    let view = scene.game.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(
        (view.deck_was.total(), view.deck_was.count(Act::Wood)),
        (44, 4)
    );
    assert_eq!(view.boards[0].drawn, Some(Cards::NONE));
    let before = check(
        "deck wood brick",
        "place:l draw:contribute card:wood",
        "n_deck 1",
    );
    let view = before.game.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(view.boards[0].drawn, Some(Cards::one(Act::Wood)));
    assert_eq!(before.game.view(Viewer::Spectator).boards[0].drawn, None);
}

/// KA-8.4, KA-8.5: whoever draws whenever possible sees the deck run out; what the seats imagine
/// then still looks the same to them.
#[test]
fn imagination_survives_reshuffles() {
    let mut n_reshuffles = 0;
    for seed in 0..60 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = Calimala::new(
            &Calimala::setups()[seed as usize % 3],
            Calimala::RULES_VERSION,
        );
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        while game.turn().actor().is_some() {
            let action = match game.turn() {
                Turn::Chance => game.sample_chance(&mut rng),
                _ => {
                    game.legal_actions(&mut actions);
                    let is_draw = |action: &&Action| matches!(action, Action::Draw(_));
                    let is_card = |action: &&Action| matches!(action, Action::Play(_));
                    let draw = actions.iter().find(is_draw);
                    let card = actions.iter().find(is_card).filter(|_| seed % 2 == 0);
                    let any = actions[rng.random_range(0..actions.len())];
                    draw.or(card).copied().unwrap_or(any)
                }
            };
            game.apply(action, &mut events);
            for seat in Seat::all(game.setup.seats) {
                let imagined = game.determinize(seat, &mut rng);
                imagined.check_invariants();
                let viewer = Viewer::Seat(seat);
                assert_eq!(imagined.view(viewer), game.view(viewer), "seed {seed}");
            }
        }
        let reshuffled = |event: &&Event| matches!(event, Event::Reshuffled { .. });
        n_reshuffles += events.iter().filter(reshuffled).count();
    }
    assert!(n_reshuffles > 20, "{n_reshuffles}");
}
