//! What this crate brings along as text, parsed once in the process.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use crate::{Knowledge, WeightsError};

/// Weights or nets by game and number of seats, for all players to share.
pub(crate) struct Shared<T>(Mutex<BTreeMap<(TypeId, u8), Arc<T>>>);

impl<T> Shared<T> {
    pub(crate) const fn new() -> Shared<T> {
        Shared(Mutex::new(BTreeMap::new()))
    }

    /// What `G` has for this number of seats; `texts` are the texts of `G` by number of seats. Only
    /// the first call parses.
    ///
    /// # Panics
    /// When a text is wrong; the tests parse them all.
    pub(crate) fn get<G: Knowledge>(
        &self,
        n_seats: u8,
        texts: &[(u8, &str)],
        parse: impl FnOnce(&str) -> Result<T, WeightsError>,
    ) -> Option<Arc<T>> {
        let (_, text) = texts.iter().find(|(seats, _)| *seats == n_seats)?;
        let mut parsed = self.0.lock().expect("the texts of the crate are right");
        let of_game = parsed.entry((TypeId::of::<G>(), n_seats));
        let parsed = of_game.or_insert_with(|| {
            let parsed = parse(text).expect("the texts of the crate are right");
            Arc::new(parsed)
        });
        Some(Arc::clone(parsed))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use tessera_engine::azul::Azul;
    use tessera_engine::piazza::Piazza;

    use super::*;
    use crate::{Net, Weights};

    #[test]
    fn a_text_is_parsed_once_for_each_game_and_number_of_seats() {
        let shared = Shared::<String>::new();
        let n_parsed = Cell::new(0);
        let parse = |text: &str| {
            n_parsed.set(n_parsed.get() + 1);
            Ok(text.to_owned())
        };
        let texts = &[(2, "two"), (3, "three")];
        let check = |n_seats, n_expected| {
            let azul = shared.get::<Azul>(n_seats, texts, parse);
            assert_eq!(n_parsed.get(), n_expected);
            azul.map(|text| text.to_string())
        };
        assert_eq!(check(2, 1).as_deref(), Some("two"));
        assert_eq!(check(2, 1).as_deref(), Some("two"));
        assert_eq!(check(3, 2).as_deref(), Some("three"));
        assert_eq!(check(4, 2), None);
        shared.get::<Piazza>(2, texts, parse);
        assert_eq!(n_parsed.get(), 3);
    }

    #[test]
    fn players_share_weights_and_nets() {
        let weights = || Weights::tuned::<Piazza>(2).expect("weights");
        assert!(Arc::ptr_eq(&weights(), &weights()));
        let net = || Net::tuned::<Piazza>(2).expect("a net");
        assert!(Arc::ptr_eq(&net(), &net()));
        assert_ne!(weights(), Weights::tuned::<Piazza>(3).expect("weights"));
    }
}
