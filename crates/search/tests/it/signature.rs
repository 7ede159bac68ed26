//! A checksum of the search: the nodes of a fixed search in every game. Whoever changes how the
//! search or an evaluation works changes these numbers, and should mean to. They are the same on
//! every machine.

use tessera_engine::azul::Azul;
use tessera_engine::calcada::Calcada;
use tessera_engine::calimala::Calimala;
use tessera_engine::piazza::Piazza;
use tessera_search::{Knowledge, signature};

#[track_caller]
fn check<G: Knowledge>(expected: u64) {
    assert_eq!(signature::<G>(), expected, "the signature of {}", G::NAME);
}

#[test]
fn signatures_are_known() {
    check::<Azul>(687);
    check::<Calcada>(830);
    check::<Piazza>(603);
    check::<Calimala>(753);
}
