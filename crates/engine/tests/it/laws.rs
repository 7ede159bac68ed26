//! The laws of every game.

use tessera_engine::azul::Azul;
use tessera_engine::calimala::Calimala;
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
