//! The laws of every game.

use tessera_engine::azul::Azul;
use tessera_engine::calcada::Calcada;
use tessera_engine::piazza::Piazza;
use tessera_engine::{Game, laws};

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
