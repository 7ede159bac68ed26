//! Every lesson is played to its end, in every language.

use tessera_engine::{GameName, with_game};

use super::{
    LearnPage, N_STEPS, Tried, learn_frame, learn_page, learn_path, places, record, try_move,
};
use crate::{Language, Shell, Theme, Words};

#[test]
fn lessons_are_played_to_their_ends() {
    for game in GameName::ALL {
        let n_steps = n_steps(game);
        for language in Language::ALL {
            let words = Words::of(language);
            let page = LearnPage {
                shell: Shell {
                    words,
                    theme: Theme::System,
                    title: "",
                    class: "",
                    styles: &[],
                    scripts: &[],
                    path: "/learn/azul",
                    back: "/learn/azul",
                    has_letters: false,
                    base: "",
                    preview: None,
                },
            };
            let mut texts = Vec::new();
            for step in 0..=n_steps {
                let html = learn_page(&page, game, step).expect("a step");
                let raw = format!(">learn-{game}");
                assert!(!html.contains(&raw), "{game} {step} in {language}");
                assert!(!html.contains(" style="), "{game} {step}");
                let path = learn_path(words, game, step);
                assert_eq!(path.is_some(), step < n_steps, "{game} {step}");
                for spot in path.iter().flatten() {
                    let spot = format!("\"{spot}\"");
                    assert!(html.contains(&spot), "{game} {step}: {spot}");
                }
                let frame = learn_frame(words, game, step).expect("a step");
                assert_eq!(frame.seq, step);
                texts.extend(frame.announce.last().cloned());
            }
            texts.sort_unstable();
            texts.dedup();
            assert_eq!(texts.len(), n_steps + 1, "{game} in {language}");
            assert!(learn_page(&page, game, n_steps + 1).is_none());
        }
    }
}

fn n_steps(game: GameName) -> usize {
    with_game!(game, G => places(&record::<G>()).len() - 1)
}

/// Ten moves are a lesson. The toy of a test build has fewer in a whole game.
#[test]
fn lessons_are_ten_moves_long() {
    for game in GameName::ALL {
        let is_toy = game.as_str() == "toy";
        assert_eq!(n_steps(game), if is_toy { 1 } else { N_STEPS }, "{game}");
    }
}

/// Old rules are for games that were begun with them, not for learners.
#[test]
fn lessons_teach_the_newest_rules() {
    for game in GameName::ALL {
        let rules = with_game!(game, G => record::<G>().rules());
        assert_eq!(rules, game.rules_version(), "{game}");
    }
}

#[test]
fn moves_are_checked_by_the_rules() {
    let check = |game, step, action: &str, expected: &str| {
        let tried = match try_move(game, step, action) {
            Some(Tried::Right) => "right".to_owned(),
            Some(Tried::Other) => "other".to_owned(),
            Some(Tried::NoAction) => "no action".to_owned(),
            Some(Tried::Refused(refusal)) => refusal.clause().to_owned(),
            None => "nothing asked".to_owned(),
        };
        assert_eq!(tried, expected, "{game} {step} {action}");
    };
    check(GameName::Azul, 0, "0b1", "right");
    check(GameName::Azul, 0, "0b0", "other");
    check(GameName::Azul, 1, "2b1", "AZ-4.3");
    check(GameName::Azul, 0, "hello", "no action");
    check(GameName::Azul, N_STEPS, "0b1", "nothing asked");
    check(GameName::Azul, N_STEPS + 7, "0b1", "nothing asked");
    check(GameName::Calcada, 0, "d0b", "right");
    check(GameName::Piazza, 1, "end", "right");
    check(GameName::Calimala, 9, "ship:b", "right");
    check(GameName::Calimala, 9, "ship:l", "other");
}
