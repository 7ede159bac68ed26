//! What a session says: in four languages, and to nobody more than they may know.

use std::collections::BTreeSet;

use tessera_engine::{GameName, with_game};

use super::*;

/// Factory 0 has two red tiles, and nothing is drawn for a while.
const OFFER: &str = "azul/1 seats=2 wall=coloured\n* start0\n* deal0:byrr\n* deal1:bbyy\n\
                     * deal2:kkkk\n* deal3:wwww\n* deal4:rrrr\n";

/// A take, a refusal, a take that is taken back, something that is no action.
const SCENE: &str = "0r1\n0r2\ncb0\nundo\nhuh\nrules AZ-4.3\nq\n";

#[test]
fn a_scene_in_english() {
    let shown = scene(Language::English);
    for said in [
        "Azul seats=2 wall=coloured: 0 Ada, 1 Clyde.\n",
        "\nRound 1, factory offer.\n",
        "\n0 Ada · Take all the tiles of one colour. (1 to 48, or as 0b0; ? for help) › ",
        "› Ada · 2 red from factory 1 to line 2 (0r1)\n",
        "\nRound 1, factory offer.\n",
        "› There’s no red tile on factory 1. (AZ-3.2)\n",
        "› Clyde · 1 blue from the centre to line 1, with the first-player marker (cb0)\n",
        "\nRound 1, factory offer. Clyde · starts next round\n",
        "› Taken back: 1 cb0.\n",
        "› “huh” is neither an action nor a command. Type ? for help.\n",
        "› AZ-4.3 *  A full line takes no more tiles.\n",
        "This game isn’t saved. To save it: tessera play azul --record FILE; ",
    ] {
        assert!(shown.contains(said), "{said}\n{shown}");
    }
}

#[test]
fn the_same_scene_in_german() {
    let shown = scene(Language::German);
    for said in [
        "Azul seats=2 wall=coloured: 0 Frieda, 1 Gustav.\n",
        "\nRunde 1, Musterphase.\n",
        "\n0 Frieda · Nimm alle Fliesen einer Farbe. (1 bis 48 oder etwa 0b0; ? für Hilfe) › ",
        "› Frieda · 2 rote von Manufaktur 1 in Musterreihe 2 (0r1)\n",
        "› Auf Manufaktur 1 liegt keine rote Fliese. (AZ-3.2)\n",
        "› Gustav · 1 blaue aus der Tischmitte in Musterreihe 1, mit Startmarker (cb0)\n",
        "\nRunde 1, Musterphase. Gustav · beginnt die nächste Runde\n",
        "› Zurückgenommen: 1 cb0.\n",
        "› „huh“ ist weder eine Aktion noch ein Befehl. Mit ? bekommst du Hilfe.\n",
        "› AZ-4.3 *  In eine volle Musterreihe kommt nichts mehr.\n",
        "Diese Partie ist nicht gespeichert. Speichern: tessera play azul --record DATEI; ",
    ] {
        assert!(shown.contains(said), "{said}\n{shown}");
    }
}

fn scene(language: Language) -> String {
    let options = Options {
        table: Table::<Azul>::load(OFFER).unwrap(),
        players: players(2, &[0, 1]),
        language,
        ..new_game(setup(2))
    };
    shown(options, SCENE)
}

#[test]
fn every_game_is_played_in_every_language() {
    for game in GameName::ALL {
        with_game!(game, G => check_languages::<G>());
    }
}

/// The same game in all languages: what the others say in the words of English is only what has
/// no language, such as the notation, and names. That holds for whole lines, and for any two words
/// within a line.
fn check_languages<G: Terminal>() {
    let [english, others @ ..] = Language::ALL.map(|language| game::<G>(language));
    let english_pairs: BTreeSet<[&str; 2]> = english.lines().flat_map(pairs).collect();
    let english: BTreeSet<&str> = english.lines().collect();
    for other in others {
        assert!(!other.contains(['{', '}']), "{other}");
        for id in ["terminal-", "table-", "site-", "replay-", "-log-", "-tell-"] {
            assert!(!other.contains(id), "{id}: {other}");
        }
        for line in other.lines().filter(|line| english.contains(line)) {
            let words = line.split(|letter: char| !letter.is_alphabetic());
            let mut words = words.filter(|word| word.chars().count() > 3);
            let said = words.find(|word| !WITHOUT_LANGUAGE.contains(word));
            assert!(said.is_none(), "{said:?} of {line}");
        }
        for line in other.lines() {
            let mut said = pairs(line).filter(|pair| english_pairs.contains(pair));
            let said = said.find(|pair| !is_without_language::<G>(*pair));
            assert!(said.is_none(), "{said:?} of {line}");
        }
    }
}

/// Neighbours in a sentence: words of letters alone, with nothing but a space between them.
fn pairs(line: &str) -> impl Iterator<Item = [&str; 2]> {
    let words = line
        .split_whitespace()
        .map(|word| word.trim_end_matches(|letter: char| ".,;:?!".contains(letter)));
    let is_word = |word: &&str| word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
    let pairs = words.clone().zip(words.skip(1));
    pairs
        .map(|(one, next)| [one, next])
        .filter(move |pair| pair.iter().all(is_word))
}

/// Whether a pair is two names, two words of the notation, or one that languages share.
fn is_without_language<G: Terminal>(pair: [&str; 2]) -> bool {
    let is_name = |word: &str| word.starts_with(char::is_uppercase);
    pair.into_iter().all(is_name) || pair == ["play", G::NAME] || SHARED.contains(&pair)
}

const SHARED: &[[&str; 2]] = &[
    ["tessera", "play"],
    ["board", "legal"],
    ["play", "draw"],
    ["draw", "skip"],
    ["wood", "weave"],
    ["tram", "sardine"],
    ["sardine", "sardine"],
    ["Saluti", "dalla"],
    ["dalla", "Piazza"],
    ["Maria", "del"],
    ["del", "Fiore"],
    ["Bruges", "ports"],
    ["in", "Barcelona"],
    ["in", "Hamburg"],
    ["in", "London"],
    ["in", "Troyes"],
];

/// Names of seats, buildings and cities, words of the notation, and French that is also English.
const WITHOUT_LANGUAGE: &[&str] = &[
    "Ada", "Clyde", "Edith", "maria", "croce", "miniato", "palazzo", "place", "white", "play",
    "draw", "skip", "tessera", "save", "rules", "board", "legal", "refresh", "pass", "Centre",
    "points", "Hamburg",
];

/// The beginning of a game with everything that may be asked, and its end.
fn game<G: Terminal>(language: Language) -> String {
    let asked = "?\nlegal\nhuh\n999\nrules XX\nundo\nsave\nchances\n1\nchances\n";
    let input = asked.to_owned() + &"1\n".repeat(2000);
    let setup = G::setups().swap_remove(0);
    let n_seats = G::new(&setup, G::RULES_VERSION).n_seats();
    let random = Seated::Ai("random".parse().unwrap());
    let others = std::iter::repeat_n(random, usize::from(n_seats) - 1);
    let options = Options::<G> {
        table: Table::new(setup),
        seed: 3,
        players: std::iter::once(Seated::Human).chain(others).collect(),
        record: None,
        language,
        shows_chances: false,
        is_live: false,
    };
    let mut output = Vec::new();
    run(options, &mut input.as_bytes(), &mut output).unwrap();
    let shown = strip_str(&String::from_utf8(output).unwrap()).to_string();
    let over = tessera_render::Words::of(language).say("table-over");
    assert!(shown.contains(&format!("\n{over}\n")), "{shown}");
    shown
}

/// A person is told what they keep and draw themselves, and of others only that they did.
#[test]
fn hidden_cards_are_not_told() {
    let shown = shown_of::<Calimala>(&[0], &("1\n".repeat(60) + "q\n"));
    let lines = || {
        shown
            .lines()
            .map(|line| line.rsplit("› ").next().unwrap_or(line))
    };
    let told = |start: &'static str| lines().filter(move |line| line.starts_with(start));
    assert_eq!(
        told("Guest · Keeps a final scoring card").count(),
        0,
        "{shown}"
    );
    assert_eq!(told("Guest · Keeps ").count(), 1, "{shown}");
    for other in ["Clyde", "Edith"] {
        let kept: Vec<_> = lines()
            .filter(|line| line.starts_with(&format!("{other} · Keeps ")))
            .collect();
        let expected = format!("{other} · Keeps a final scoring card");
        assert_eq!(kept, [expected], "{shown}");
    }
    // Every draw is told; which card it was, only to the person who drew it.
    let draws = |name: &str| {
        let start = format!("{name} · Draws ");
        let drawn = lines().filter(|line| line.starts_with(&start));
        let (public, secret): (Vec<_>, Vec<_>) =
            drawn.partition(|line| line.starts_with(&format!("{start}a card instead of ")));
        (public.len(), secret.len())
    };
    let (n_drawn, n_seen) = draws("Guest");
    assert!(
        n_drawn > 0 && n_seen == n_drawn,
        "{n_drawn} {n_seen} {shown}"
    );
    for other in ["Clyde", "Edith"] {
        assert_eq!(draws(other).1, 0, "{other} {shown}");
    }
    assert!(draws("Clyde").0 + draws("Edith").0 > 0, "{shown}");

    // At one screen nobody is told a choice that is secret.
    let shown = shown_of::<Calimala>(&[0, 1, 2], "1\n1\n1\nq\n");
    assert_eq!(
        shown.matches(" · Keeps a final scoring card").count(),
        3,
        "{shown}"
    );
    assert_eq!(shown.matches(" · Keeps ").count(), 3, "{shown}");
}
