//! Known positions of Calimala in words.

mod council;

use tessera_engine::calimala::material::{Act, Site, Tile};
use tessera_engine::calimala::{Action, Calimala, Event};
use tessera_engine::{Actor, Entered, Entry, Game, Seat, Table, Turn, Viewer};

use super::standing;
use crate::{Choice, Language, Pov, Show, Sitter, Then, Words};

/// A whole game of three players in the city of a first game.
const GAME: &str = include_str!(
    "../../../engine/tests/data/calimala/records/seats3-layoutfirst-centrebuild-greedy-1.record"
);
const REFUSALS: &str = include_str!("../../../engine/src/calimala/refuse.rs");

/// The game up to and with the first entry that reads so.
fn until(entry: &str) -> String {
    let end = GAME.find(&format!("\n{entry}\n")).expect("an entry") + entry.len() + 2;
    GAME[..end].to_owned()
}

/// The game before the first entry that reads so.
fn before(entry: &str) -> String {
    let end = GAME.find(&format!("\n{entry}\n")).expect("an entry") + 1;
    GAME[..end].to_owned()
}

fn see<T>(record: &str, look: impl FnOnce(&Calimala, &Pov<'_, Calimala>) -> T) -> T {
    let table = Table::<Calimala>::load(record).expect("a record");
    let Turn::Decision(seat) = table.position().turn() else {
        panic!("nobody decides");
    };
    look_at(table.position(), Viewer::Seat(seat), |pov| {
        look(table.position(), pov)
    })
}

fn look_at<T>(
    position: &Calimala,
    viewer: Viewer,
    look: impl FnOnce(&Pov<'_, Calimala>) -> T,
) -> T {
    let sitters = ["Ana", "Béla", "Chloé"].map(|name| Sitter {
        name: name.to_owned(),
        level: None,
        is_here: true,
        ..Sitter::default()
    });
    let view = position.view(viewer);
    look(&Pov {
        view: &view,
        words: Words::of(Language::English),
        sitters: &sitters,
        hero: match viewer {
            Viewer::Seat(seat) => seat,
            _ => Seat::new(0),
        },
        is_own: matches!(viewer, Viewer::Seat(_)),
        choices: None,
        last: &[],
    })
}

/// The last click of a path: its label, its flag, and what it leads to: the words on the
/// confirming button, or the next question.
fn check(record: &str, path: &[&str], label: &str, flag: &str, next: &str) {
    see(record, |position, pov| {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let mut step = Calimala::choices(pov, &actions);
        let mut clicked: Option<Choice> = None;
        for spot in path {
            if let Some(Choice {
                then: Then::Ask(next),
                ..
            }) = clicked
            {
                step = next;
            }
            let found = step.get(spot);
            clicked = Some(found.unwrap_or_else(|| panic!("{spot}")).clone());
        }
        let choice = clicked.expect("a path");
        assert_eq!(choice.label, label);
        let said = choice.flag.map_or(String::new(), |flag| flag.text);
        assert_eq!(said, flag, "{label}");
        let then = match choice.then {
            Then::Act { confirm, .. } => confirm,
            Then::Ask(next) => next.prompt,
        };
        assert_eq!(then, next, "{label}");
    });
}

#[test]
fn choices_tell_object_place_and_effect() {
    let before_keep = until("* open:hamburg");
    let site = "Keep Bruges: 5, 3 and 1 points at the end for whoever has the most there";
    check(&before_keep, &["keep-bruges"], site, "", "Keep Bruges");
    let before_take = until("1 keep:barcelona");
    let label = "Take the brick card";
    check(&before_take, &["take-brick"], label, "", "Take brick");
    let before_disc = until("2 take:weave");
    let label = "Street weave–wood: empty";
    check(&before_disc, &["street-f"], label, "", "Which disc?");
    let label = "White disc: does each action twice; 3 left";
    let path = ["street-f", "disc-white"];
    check(&before_disc, &path, label, "", "White disc on weave–wood");
    let white = until("2 white:f");
    let label = "Wood: take one wood";
    check(&white, &["act-wood"], label, "", "Take 1 wood");
    let label = "Play the weave card: weave a cloth in each workshop with room";
    check(&white, &["card-weave"], label, "", "Weave");
    let label = "Skip wood";
    check(&white, &["skip-wood"], label, "", "Skip");
    let with_marble = until("0 play:marble");
    let label = "Artwork at San Miniato: place 1 for San Miniato, 3 points";
    let path = ["act-artwork", "art-miniato"];
    check(&with_marble, &path, label, "1st", "Artwork at San Miniato");
}

#[test]
fn cloth_goes_to_cities_in_any_order() {
    let record = before("1 transport:th");
    let one = ["act-transport", "city-hamburg"];
    let label = "Bring a cloth to Hamburg, 0 of 12 filled: place 1 for Trade cities, 3 points";
    check(&record, &one, label, "1st", "Cloth 2 of 2. Choose a city.");
    let both = ["act-transport", "city-hamburg", "city-troyes"];
    let label = "Bring a cloth to Troyes, 0 of 12 filled: place 1 for Trade cities, 3 points";
    check(
        &record,
        &both,
        label,
        "1st",
        "Transport to Troyes and Hamburg",
    );
    let all = ["act-transport", "city-hamburg", "stop"];
    let label = "That’s all: send no more";
    check(&record, &all, label, "", "Transport to Hamburg");
}

/// Goes back by an entry: who did what, and what happened.
fn take_back(table: &mut Table<Calimala>) -> (Actor, Action, Vec<Event>) {
    let Some(Entry::Act { actor, action }) = table.rewind() else {
        panic!("no entry");
    };
    let mut events = Vec::new();
    let mut after = *table.position();
    after.apply(action, &mut events);
    (actor, action, events)
}

/// What is told about the entry after which the record goes up to `entry`, to its actor.
fn told(entry: &str, viewer: Viewer) -> Vec<(Option<u8>, String, Option<i16>)> {
    let record = until(entry);
    let mut table = Table::<Calimala>::load(&record).expect("a record");
    let (actor, action, events) = take_back(&mut table);
    let seen = table.position().sees(viewer, action);
    look_at(table.position(), viewer, |pov| {
        let lines = Calimala::tell(pov, actor, seen.then_some(action), &events);
        let plain = |line: crate::Line| (line.seat.map(Seat::number), line.text, line.points);
        lines.into_iter().map(plain).collect()
    })
}

#[test]
fn entries_are_told_as_seen() {
    let own = |seat| Viewer::Seat(Seat::new(seat));
    let check = |entry: &str, viewer, lines: &[&str]| {
        let told = told(entry, viewer);
        let texts: Vec<&str> = told.iter().map(|(_, text, _)| text.as_str()).collect();
        assert_eq!(texts, lines, "{entry}");
    };
    check("* start2", own(0), &["Goes first"]);
    check("* tile0:london", own(0), &[]);
    check("* deal2:miniato", own(2), &[]);
    check(
        "* open:hamburg",
        own(0),
        &["Open final scoring card: Hamburg"],
    );
    check("2 keep:bruges", own(2), &["Keeps Bruges, secretly"]);
    check("2 keep:bruges", own(0), &["Keeps a final scoring card"]);
    check("1 take:brick", own(0), &["Takes the brick card"]);
    check("2 white:f", own(0), &["White disc on weave–wood"]);
    check("2 play:weave", own(0), &["Plays a card: weaves"]);
    check("2 skip:wood", own(0), &["Skips wood"]);
    check(
        "0 play:build:house-hamburg",
        own(1),
        &["Plays a card: builds a trading house in Hamburg"],
    );
    check(
        "0 draw:artwork",
        own(1),
        &["Draws a card instead of “artwork”"],
    );
    check("* card:marble", own(0), &["Draws marble"]);
    check("* card:marble", own(1), &[]);
    check(
        "0 artwork:miniato",
        Viewer::Spectator,
        &["Artwork at San Miniato"],
    );
}

/// Every scoring of the game as the forecast had it: the counts and ties of the view after the
/// entry are those of the scoring, if nothing else was scored.
#[test]
fn the_forecast_scores_as_the_engine_does() {
    let table = Table::<Calimala>::load(GAME).expect("a record");
    let mut n_compared = 0;
    for Entered { events, after, .. } in table.walk() {
        let mut scored = events.iter().filter_map(|event| match event {
            Event::Scored { tile, points, .. } => Some((*tile, *points)),
            _ => None,
        });
        if let (Some((tile, points)), None) = (scored.next(), scored.next()) {
            let view = after.view(Viewer::Spectator);
            assert_eq!(standing::points(&view, tile), points.by_seat(), "{tile}");
            n_compared += 1;
        }
    }
    assert!(n_compared > 5, "{n_compared}");
}

#[test]
fn clicks_mean_actions_legal_or_not() {
    let record = until("2 white:f");
    let check = |path: &[&str], action: Option<&str>| {
        see(&record, |_, pov| {
            let meant = Calimala::attempt(pov.view, path);
            let meant = meant.map(|action| action.to_string());
            assert_eq!(meant.as_deref(), action, "{path:?}");
        });
    };
    check(&["act-ship"], Some("ship:b"));
    check(&["act-ship", "city-london", "city-lisbon"], Some("ship:lo"));
    check(&["act-ship", "city-london", "stop"], Some("ship:o"));
    check(&["act-ship", "city-troyes"], Some("transport:t"));
    check(&["city-hamburg"], Some("transport:h"));
    check(
        &["act-transport", "city-hamburg", "city-troyes"],
        Some("transport:th"),
    );
    check(&["card-weave"], Some("play:weave"));
    check(
        &["card-contribute", "row-croce-brick"],
        Some("play:contribute:brick-croce"),
    );
    check(&["art-palazzo"], Some("artwork:palazzo"));
    check(&["harbour"], Some("build:ship"));
    check(&["street-a"], Some("place:a"));
    check(&["street-a", "disc-white"], Some("white:a"));
    check(&["done"], Some("done"));
    check(&["disc-own"], None);
    check(&["street-z"], None);
    check(&["act-ship", "city-atlantis"], None);
}

#[test]
fn pieces_travel_from_hand_to_board() {
    let check = |entry: &str, expected: &[(&str, &str)]| {
        let record = until(entry);
        let mut table = Table::<Calimala>::load(&record).expect("a record");
        let (actor, action, events) = take_back(&mut table);
        let Actor::Seat(seat) = actor else {
            panic!("a seat's entry");
        };
        let travels = look_at(table.position(), Viewer::Seat(seat), |pov| {
            Calimala::travels(pov, actor, Some(action), &events)
        });
        let plain: Vec<(&str, &str)> = travels
            .iter()
            .map(|travel| (travel.from.as_str(), travel.to.as_str()))
            .collect();
        assert_eq!(plain, expected, "{entry}");
    };
    check("1 take:brick", &[("take-brick", "card-brick")]);
    check("2 white:f", &[("white-2", "st-f-0")]);
    check(
        "2 play:weave",
        &[("card-weave", "discard"), ("reserve-2", "cloth-2-0-0")],
    );
    check("0 artwork:miniato", &[("marble-0-0", "art-miniato-0-0")]);
    check(
        "0 play:build:house-hamburg",
        &[("card-build", "discard"), ("brick-0-1", "house-hamburg-0")],
    );
}

#[test]
fn every_refusal_has_its_sentence() {
    let words = Words::of(Language::English);
    let calls = REFUSALS.split("Refusal::new(").skip(1);
    let codes = calls.filter_map(|call| call.split(',').nth(1));
    let codes: Vec<&str> = codes.map(|code| code.trim().trim_matches('"')).collect();
    assert!(codes.len() > 30, "{codes:?}");
    for code in codes {
        assert!(words.has(&format!("calimala-refusal-{code}")), "{code}");
    }
}

#[test]
fn options_sources_and_words_are_said() {
    let words = Words::of(Language::English);
    for option in Calimala::OPTIONS {
        assert!(words.has(&format!("calimala-option-{}", option.key)));
        for value in option.values {
            let id = format!("calimala-option-{}-{value}", option.key);
            assert!(words.has(&id), "{id}");
            let setup = format!("seats=3 {}={value}", option.key);
            assert!(setup.parse::<tessera_engine::calimala::Setup>().is_ok());
        }
    }
    for source in Calimala::SOURCES {
        let id = format!("calimala-source-{}", source.key);
        assert!(words.has(&id), "{id}");
    }
    let distinct = |said: Vec<String>| {
        let mut sorted = said.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), said.len(), "{said:?}");
    };
    distinct(
        Act::ALL
            .map(|act| super::words::act_title(words, act))
            .to_vec(),
    );
    distinct(
        Site::ALL
            .map(|site| super::words::site_name(words, site))
            .to_vec(),
    );
    distinct(
        Tile::ALL
            .map(|tile| super::words::tile_name(words, tile))
            .to_vec(),
    );
}

/// Why a street may be worth it.
#[test]
fn a_street_tells_who_acts_and_who_sits_down() {
    let check = |entry: &str, street: &str, why: &str| {
        see(&before(entry), |position, pov| {
            let mut actions = Vec::new();
            position.legal_actions(&mut actions);
            let choices = Calimala::choices(pov, &actions);
            let choice = choices.get(street).expect("a street");
            assert_eq!(choice.why.as_deref(), Some(why));
        });
    };
    check("2 white:a", "street-a", "Nobody acts after you.");
    check("2 place:h", "street-h", "Then Béla acts.");
    check("2 place:h", "street-l", "Then your disc below acts.");
    check(
        "0 place:i",
        "street-i",
        "Then Béla acts. The lowest disc is white, so you get the representative in the council, \
         and the next tile, London, is scored. London as it stands: Chloé 3.",
    );
}
