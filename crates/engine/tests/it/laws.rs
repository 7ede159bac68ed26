//! The laws of every game.

use tessera_engine::azul::Azul;
use tessera_engine::{Game, laws};

#[test]
fn azul_keeps_the_laws() {
    laws::check_game::<Azul>(200);
}

#[test]
fn azul_hides_nothing_from_a_seat() {
    for setup in Azul::setups() {
        for seed in 0..5 {
            assert_eq!(laws::check_non_interference::<Azul>(&setup, seed), 0);
        }
    }
}
