//! The laws of every game.

use std::fs;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::piazza::Piazza;
use tessera_engine::{Game, GameName, Seat, Table, Viewer, for_each_game, laws, with_game};

use crate::golden;

/// Thousands of games of every game, over all its seat counts and variants.
#[test]
fn no_invariant_breaks_in_thousands_of_games() {
    for game in GameName::ALL {
        let n_games = if game == GameName::Calimala {
            1000
        } else {
            2000
        };
        with_game!(game, G => laws::check_many_games::<G>(n_games));
    }
}

/// Among them A-T20, C-13 and CA-3.8: no tile and no stone is ever lost.
mod the_laws_are_kept_in {
    use super::{for_each_game, keeps_the_laws};

    for_each_game!(test_each, keeps_the_laws);
}

/// Fewer games where a game is long.
fn keeps_the_laws<G: Game>() {
    laws::check_game::<G>(match G::NAME {
        "azul" => 250,
        "calcada" => 150,
        "piazza" => 100,
        _ => 60,
    });
}

/// Azul hides nothing, and neither does Calçada: the order of unseen tiles is not in the position
/// (CA-8.1). So no two positions look alike, and what is left to find is a difference between a
/// position and what a seat imagines. In Piazza a seat does not see the hands of the others, and
/// with three players not even who has which neutral cards; Calimala hides hands and final scoring
/// cards. There the twins must really differ.
mod no_secret_interferes_in {
    use super::{does_not_interfere, for_each_game};

    for_each_game!(test_each, does_not_interfere);
}

fn does_not_interfere<G: Game>() {
    let n_games = if G::NAME == "piazza" { 60 } else { 20 };
    for setup in G::setups() {
        let different: usize = (0..n_games)
            .map(|seed| laws::check_non_interference::<G>(&setup, seed))
            .sum();
        match G::HAS_SECRETS {
            true => assert!(different > 2000, "{setup}: {different} pairs differ"),
            false => assert_eq!(different, 0, "{setup}"),
        }
    }
}

/// Random games in which a player passes are rare, so some are kept as records: the hands that
/// the others imagine agree with every pass.
#[test]
fn piazza_imagines_what_passes_allow() {
    let folder = fs::read_dir(golden::data("piazza/records")).expect("the folder of records");
    let texts = folder.map(|file| fs::read_to_string(file.expect("a file").path()));
    let texts = texts.map(|text| text.expect("a text"));
    let mut n_records = 0;
    for text in texts.filter(|text| text.contains(" pass\n")) {
        let whole: Table<Piazza> = Table::load(&text).expect("a record");
        let mut table = whole.anew();
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        for &entry in whole.log() {
            table.enter(entry, &mut ()).expect("played before");
            let position = table.position();
            for seat in Seat::all(position.n_seats()) {
                let imagined = position.determinize(seat, &mut rng);
                imagined.check_invariants();
                let viewer = Viewer::Seat(seat);
                assert_eq!(imagined.view(viewer), position.view(viewer), "{text}");
            }
        }
        n_records += 1;
    }
    assert!(n_records >= 8, "{n_records} records with a pass");
}
