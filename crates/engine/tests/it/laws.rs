//! The laws of every game.

use std::fs;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::azul::Azul;
use tessera_engine::calcada::Calcada;
use tessera_engine::calimala::Calimala;
use tessera_engine::piazza::Piazza;
use tessera_engine::{Game, Seat, Table, Viewer, laws};

use crate::golden;

/// Thousands of games of every game, over all its seat counts and variants.
#[test]
fn no_invariant_breaks_in_thousands_of_games() {
    laws::check_many_games::<Azul>(2000);
    laws::check_many_games::<Calcada>(2000);
    laws::check_many_games::<Piazza>(2000);
    laws::check_many_games::<Calimala>(1000);
}

/// Among them A-T20: no tile is ever lost.
#[test]
fn azul_keeps_the_laws() {
    laws::check_game::<Azul>(250);
}

/// Azul hides nothing, so no two positions look alike; what is left to find is a difference
/// between a position and what a seat imagines.
#[test]
fn azul_does_not_interfere() {
    for setup in Azul::setups() {
        for seed in 0..20 {
            assert_eq!(laws::check_non_interference::<Azul>(&setup, seed), 0);
        }
    }
}

/// Among them C-13 and CA-3.8: no tile and no stone is ever lost.
#[test]
fn calcada_keeps_the_laws() {
    laws::check_game::<Calcada>(150);
}

/// Calçada hides nothing either: the order of unseen tiles is not in the position (CA-8.1).
#[test]
fn calcada_does_not_interfere() {
    for setup in Calcada::setups() {
        for seed in 0..20 {
            assert_eq!(laws::check_non_interference::<Calcada>(&setup, seed), 0);
        }
    }
}

#[test]
fn piazza_keeps_the_laws() {
    laws::check_game::<Piazza>(100);
}

/// A seat does not see the hands of the others, so the twins differ in them, and with three
/// players also in who has which neutral cards.
#[test]
fn piazza_does_not_interfere() {
    for setup in Piazza::setups() {
        let different: usize = (0..60)
            .map(|seed| laws::check_non_interference::<Piazza>(&setup, seed))
            .sum();
        assert!(different > 2000, "{setup}: {different} pairs differ");
    }
}

/// Random games in which somebody passes are rare, so some are kept as records: the hands that
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
#[test]
fn calimala_keeps_the_laws() {
    laws::check_game::<Calimala>(60);
}

/// Calimala hides hands and final scoring cards, so most pairs must really differ.
#[test]
fn calimala_does_not_interfere() {
    for setup in Calimala::setups() {
        let different = (0..20).map(|seed| laws::check_non_interference::<Calimala>(&setup, seed));
        assert!(different.sum::<usize>() > 2000, "the twins never differ");
    }
}
