//! Known positions, shown; the laws in `tests/it` look at everything else.

use tessera_engine::calcada::Calcada;
use tessera_engine::{Actor, Game, Seat, Table, Turn, Viewer};

use crate::{Choice, Choices, Language, Pov, Show, Sitter, Then, Words};

/// Seat 0 starts. Space 1 has a blue stone, space 2 blue and yellow, and so on.
const SETUP: &str = "start0 ring0:b ring1:by ring2:byr ring3:yrgk ring4:rggkk \
    up:bT up:bS up:bB up:yT up:yS up:yC up:rT up:rS up:rC up:gT up:gS up:gC up:kT up:kS up:kC";
/// Then blue lies on a1 and black on d1, and seat 0 may complete a district with 3 stones.
const TWO_TURNS: &str = "d0b T00 d4k T03";

/// A table on which these actions were taken, by whoever was to act.
fn table(setup: &str, actions: &str) -> Table<Calcada> {
    let mut table = Table::new(setup.parse().unwrap());
    for action in SETUP.split_whitespace().chain(actions.split_whitespace()) {
        enter(&mut table, action);
    }
    table
}

fn enter(table: &mut Table<Calcada>, action: &str) -> (Actor, Vec<<Calcada as Game>::Event>) {
    let actor = table.position().turn().actor().expect("an actor");
    let mut events = Vec::new();
    let action = action.parse().unwrap();
    table
        .play(actor, action, &mut events)
        .unwrap_or_else(|error| panic!("{action}: {error:?}"));
    (actor, events)
}

fn with_sight<T>(table: &Table<Calcada>, use_it: impl FnOnce(&Pov<'_, Calcada>) -> T) -> T {
    let hero = match table.position().turn() {
        Turn::Decision(seat) => seat,
        _ => Seat::new(0),
    };
    let sitters = ["Ana", "Béla", "Chloé", "Dieter"].map(|name| Sitter {
        name: name.to_owned(),
        level: None,
        is_here: true,
        ..Sitter::default()
    });
    use_it(&Pov {
        view: &table.position().view(Viewer::Seat(hero)),
        words: Words::of(Language::English),
        sitters: &sitters[..table.position().n_seats() as usize],
        hero,
        is_own: true,
        choices: None,
        last: &[],
    })
}

fn choices(table: &Table<Calcada>) -> Choices {
    let mut actions = Vec::new();
    table.position().legal_actions(&mut actions);
    with_sight(table, |pov| Calcada::choices(pov, &actions))
}

/// The choice at the end of a path, as one line.
fn described(choices: &Choices, path: &str) -> String {
    let mut step = choices;
    let mut last: Option<&Choice> = None;
    for spot in path.split_whitespace() {
        let choice = step
            .get(spot)
            .unwrap_or_else(|| panic!("no {spot} in {path}"));
        if let Then::Ask(next) = &choice.then {
            step = next;
        }
        last = Some(choice);
    }
    let choice = last.expect("a path");
    let flag = choice.flag.as_ref().map_or("", |flag| &flag.text);
    let then = match &choice.then {
        Then::Ask(next) => &next.prompt,
        Then::Act { confirm, .. } => confirm,
    };
    let why = choice.why.as_deref().unwrap_or_default();
    format!("{} | {flag} | {why} | {then}", choice.label)
}

#[test]
fn choices_say_what_they_do() {
    let check = |actions: &str, path: &str, expected: &str| {
        assert_eq!(
            described(&choices(&table("seats=2", actions)), path),
            expected,
            "{path}"
        );
    };
    check(
        "",
        "space-0",
        "Blue stone on space 1: declare blue, 1; it fits on 5 squares |  | \
        It fits on 5 of your squares. | Declare blue, 1",
    );
    check(
        "",
        "space-2",
        "Space 3, 3 stones: 1 blue, 1 yellow and 1 red |  |  | Number 3: which colour?",
    );
    check(
        "",
        "bonus space-3 stone-3-red",
        "Red stone on space 4: moves to space 5 for a bonus tile |  | \
        Costs a bonus tile. The red stone moves on to space 5; then you declare. | Pay and move red",
    );
    check(
        "d0b",
        "tile-blue-bonus",
        "Blue bonus symbol: fits on 5 squares |  | \
        Gives you 2 bonus tiles, but doesn’t count as a motif at the end. | \
        Blue, 1. Place the bonus symbol on a 1.",
    );
    check(
        "d0b",
        "tile-blue-tram sq-0-0",
        "a1, number 1: begins a district of 2 |  | Begins a blue district of 2. | Pave a1",
    );
    check(
        "d0b",
        "stack-blue",
        "Blue stack: pay a bonus tile to put the face-up tiles under the stack and turn up new \
        ones |  | Costs a bonus tile. The face-up blue tiles go under the stack, and new ones come \
        from the top. | Pay for new tiles",
    );
    check(
        TWO_TURNS,
        "space-1 stone-1-blue",
        "Blue stone on space 2: declare blue, 3; it fits on 5 squares, up to 6 points | +6 | \
        You can complete a district for 6 points. | Declare blue, 3",
    );
    let complete = format!("{TWO_TURNS} d1b");
    check(
        &complete,
        "tile-blue-bonus sq-0-1",
        "b1, number 3: completes a district of 2, 6 points | +6 | \
        The district is complete: 2 tiles × 3. Then blue moves down a row for everyone. \
        Gives you 2 bonus tiles. | Pave b1",
    );
}

#[test]
fn a_closing_district_and_a_group_are_counted() {
    let mut table = table("seats=2 rows=4", TWO_TURNS);
    enter(&mut table, "d1b");
    let choice = described(&choices(&table), "tile-blue-sardine sq-0-1");
    assert_eq!(
        choice,
        "b1, number 3: completes a district of 2 and closes blue, 10 points | +10 | \
        The district is complete: 2 tiles × 4, plus 2 points for closing blue. Nobody can take \
        blue any more. | Pave b1"
    );
    // With six stones any square will do, and a second tram beside the first is a group.
    table = self::table("seats=2", "d0b T00 d3y T22 d4r");
    let choice = described(&choices(&table), "tile-red-tram sq-1-0");
    assert_eq!(
        choice,
        "a2, number 5: begins a district of 2 |  | \
        Begins a red district of 2. Trams: 2 connected, 1 point at the end. | Pave a2"
    );
    enter(&mut table, "T10");
    let view = table.position().view(Viewer::Spectator);
    let forecast = super::outlook::Outlook::new(&view, Seat::new(0)).forecast();
    assert_eq!(
        (forecast.motifs, forecast.incomplete, forecast.bonus),
        (1, 2, 1)
    );
}

#[test]
fn the_log_tells_a_move_and_its_points_in_one_line() {
    let check = |before: &str, action: &str, expected: &[(Option<u8>, &str, Option<i16>)]| {
        let mut table = table("seats=2 rows=3-2", before);
        let earlier = table.clone();
        let (actor, events) = enter(&mut table, action);
        let lines = with_sight(&earlier, |pov| {
            Calcada::tell(pov, actor, action.parse().ok(), &events)
        });
        let told: Vec<_> = lines
            .iter()
            .map(|line| (line.seat.map(Seat::number), line.text.as_str(), line.points))
            .collect();
        assert_eq!(told, expected, "{action}");
    };
    check("", "d0b", &[(Some(0), "Declares blue, 1", None)]);
    check(
        "",
        "m4k",
        &[(
            Some(0),
            "Pays a bonus tile: a black stone moves on to space 6",
            None,
        )],
    );
    check("d0b", "T00", &[(Some(0), "Places a blue tram on a1", None)]);
    check(
        "d0b",
        "B00",
        &[(
            Some(0),
            "Places a blue bonus symbol on a1 and gets 2 bonus tiles",
            None,
        )],
    );
    let complete = format!("{TWO_TURNS} d1b");
    check(
        &complete,
        "S01",
        &[(
            Some(0),
            "Places a blue sardine on b1, district 2 × 3",
            Some(6),
        )],
    );
    check(
        "d0b",
        "refresh",
        &[(Some(0), "Pays a bonus tile for new blue tiles", None)],
    );
    check("d0b refresh", "up:bT", &[]);
    check(
        "d0b refresh up:bT up:bR",
        "up:bR",
        &[(None, "New blue tiles: tram, rooster and rooster", None)],
    );
}

#[test]
fn pieces_travel_between_places() {
    let check = |before: &str, action: &str, expected: &[(&str, &str)]| {
        let mut table = table("seats=2", before);
        let earlier = table.clone();
        let (actor, events) = enter(&mut table, action);
        let travels = with_sight(&earlier, |pov| {
            Calcada::travels(pov, actor, action.parse().ok(), &events)
        });
        let travels: Vec<_> = travels
            .iter()
            .map(|travel| (travel.from.as_str(), travel.to.as_str()))
            .collect();
        assert_eq!(travels, expected, "{action}");
    };
    check("", "d0b", &[("ring-0-blue-0", "ring-1-blue-1")]);
    check("d0b", "S00", &[("open-blue-1", "b0-0-0")]);
    let complete = format!("{TWO_TURNS} d1b");
    check(
        &complete,
        "B01",
        &[
            ("open-blue-1", "b0-0-1"),
            ("price-blue-0", "price-blue-1"),
            ("score-0-0", "score-0-6"),
        ],
    );
    check("d0b refresh", "up:bR", &[("stack-blue", "open-blue-0")]);
}

#[test]
fn an_illegal_click_is_answered_by_its_rule() {
    let check = |actions: &str, path: &[&str], expected: &str| {
        let table = table("seats=2", actions);
        let view = table.position().view(Viewer::Spectator);
        let answer = Calcada::attempt(&view, path).map_or("nothing meant".to_owned(), |action| {
            let actor = table.position().turn().actor().expect("an actor");
            match table.position().refusal(actor, action) {
                Some(refusal) => Words::of(Language::English).refusal("calcada", &refusal),
                None => format!("{action} is legal"),
            }
        });
        assert_eq!(answer, expected, "{path:?}");
    };
    check(
        "",
        &["sq-0-0"],
        "Declare a stone first. Its colour and number decide what you place.",
    );
    check("", &["space-5"], "There’s no such stone on this space.");
    check("", &["space-1"], "nothing meant");
    check("", &["bonus"], "nothing meant");
    check(
        "m4k m4k",
        &["bonus"],
        "You don’t have a bonus tile to pay with.",
    );
    check(
        "d0b",
        &["space-1"],
        "You’ve declared blue. Now place a blue tile.",
    );
    check(
        "d0b",
        &["tile-red-tram"],
        "You’ve declared blue. Now place a blue tile.",
    );
    check(
        "d0b",
        &["sq-0-1"],
        "This square has the number 3, but you declared 1.",
    );
    check("d0b", &["sq-0-0"], "nothing meant");
    check(
        "d0b",
        &["tile-blue-tram", "sq-0-1"],
        "This square has the number 3, but you declared 1.",
    );
    check("", &["nonsense"], "nothing meant");
    check(
        TWO_TURNS,
        &["space-1", "stone-1-green"],
        "There’s no such stone on this space.",
    );
    let second = format!("{TWO_TURNS} d2y");
    check(
        &second,
        &["tile-yellow-tram", "sq-0-1"],
        "This district is blue, so it won’t take yellow.",
    );
    check(
        &second,
        &["sq-0-0"],
        "There’s already a tile on this square.",
    );
}

#[test]
fn every_refusal_has_its_words() {
    let words = Words::of(Language::English);
    let source = include_str!("../../../engine/src/calcada/refuse.rs");
    let codes: Vec<&str> = source
        .split("Refusal::new(")
        .skip(1)
        .map(|call| {
            let mut texts = call.split('"').skip(1).step_by(2);
            texts.find(|text| !text.starts_with("CA-")).expect("a code")
        })
        .collect();
    assert!(codes.len() > 20, "{codes:?}");
    for code in codes {
        assert!(words.has(&format!("calcada-refusal-{code}")), "{code}");
    }
}

#[test]
fn options_and_sources_have_their_words() {
    let words = Words::of(Language::English);
    let options = Calcada::OPTIONS.iter().flat_map(|option| {
        let values = option.values.iter();
        values.map(|value| format!("calcada-option-{}-{value}", option.key))
    });
    let sources = Calcada::SOURCES.iter();
    let sources = sources.map(|source| format!("calcada-source-{}", source.key));
    let others = ["calcada-name", "calcada-blurb", "calcada-option-board"];
    for id in options.chain(sources).chain(others.map(str::to_owned)) {
        assert!(words.has(&id), "{id}");
    }
}

#[test]
fn a_board_of_ones_own_is_shown() {
    // Twelve districts and six rows: as many as there can be (CA-1.2, CA-1.7).
    let setup = "seats=2 board=own numbers=1111111111111111111111111 \
        districts=AABBCDDEECFFGGHIIJJHKKLLL rows=9-8-7-6-5-4";
    let table = table(setup, "d0b T00");
    let html = with_sight(&table, |pov| {
        let boards = Calcada::mine(pov).into_string() + &Calcada::shared(pov).into_string();
        boards + &Calcada::other(pov, Seat::new(0)).into_string()
    });
    assert_eq!(html.matches("data-spot=\"sq-").count(), 25);
    assert!(html.contains("<i>×9</i><i>×8</i>"));
    assert!(html.contains("data-at=\"price-blue-0\""));
    assert!(html.contains("Ana has 1 tile: a1 blue tram."), "{html}");
}
