//! A checksum of the search: the nodes of a fixed search in every game. Whoever changes how the
//! search or an evaluation works changes these numbers, and should mean to. They are the same on
//! every machine.

use tessera_engine::{GameName, with_game};
use tessera_search::signature;

#[test]
fn signatures_are_known() {
    for game in GameName::ALL {
        let expected = match game.as_str() {
            "azul" => 687,
            "calcada" => 830,
            "piazza" => 603,
            "calimala" => 753,
            _ => 0,
        };
        let found = with_game!(game, G => signature::<G>());
        assert_eq!(found, expected, "the signature of {game}");
    }
}
