//! What may be done, from the rules text alone.

use super::scene::{ACTS, Scene, distinct, remove_one, words};
use super::{Oracle, STREET_CELLS, STREETS, Stage, TILES};

impl Oracle {
    pub(crate) fn legal(&self) -> Vec<String> {
        let all = |prefix: String, names: &[&'static str]| -> Vec<String> {
            let texts = distinct(names).into_iter();
            texts.map(|name| format!("{prefix}:{name}")).collect()
        };
        let mut actions = match self.stage {
            Stage::ChooseStarter => {
                let seats = 0..self.players.len();
                seats.map(|seat| format!("start{seat}")).collect()
            }
            Stage::LayCell(cell) => {
                let mut acts = words(ACTS);
                acts.retain(|act| !self.cells.contains(act));
                all(format!("cell{cell}"), &acts)
            }
            Stage::LayTile(space) => {
                let mut tiles = words(TILES);
                tiles.retain(|tile| !self.tiles.contains(tile));
                all(format!("tile{space}"), &tiles)
            }
            Stage::Deal(dealt) => {
                let seat = self.seat_in_order(dealt / self.cards_each());
                all(format!("deal{seat}"), &self.final_cards)
            }
            Stage::OpenCard => all("open".into(), &self.final_cards),
            Stage::Keep(kept) => {
                let seat = self.seat_in_order(kept);
                all("keep".into(), &self.players[seat].dealt)
            }
            Stage::Take(_) => all("take".into(), &self.start_cards),
            Stage::DrawCard => all("card".into(), &self.deck),
            Stage::Place => self.legal_places(),
            Stage::Resolve => self.legal_resolutions(),
            Stage::Promote => self.legal_promotions(),
            Stage::Over => Vec::new(),
        };
        actions.sort();
        actions
    }

    pub(super) fn scene(&self, seat: usize) -> Scene {
        Scene {
            board: self.boards[seat].clone(),
            rows: self.rows.clone(),
        }
    }

    pub(super) fn street_acts(&self, street: usize) -> Vec<&'static str> {
        let cells = STREET_CELLS[street].iter();
        cells.map(|&cell| self.cells[cell]).collect()
    }

    /// The streets where the active player can carry out an action, maybe with the help of cards.
    pub(super) fn workable_streets(&self) -> Vec<usize> {
        let scene = self.scene(self.active);
        let mut streets: Vec<usize> = (0..STREET_CELLS.len()).collect();
        streets.retain(|&street| scene.can_enable(&self.street_acts(street)));
        streets
    }

    fn legal_places(&self) -> Vec<String> {
        let mut streets = self.workable_streets();
        if streets.is_empty() {
            streets = (0..STREET_CELLS.len()).collect();
        }
        let player = &self.players[self.active];
        let discs = [
            ("place", player.coloured_discs),
            ("white", player.white_discs),
        ];
        let mut actions = Vec::new();
        for (disc, _) in discs.into_iter().filter(|&(_, number)| number > 0) {
            let letters = streets.iter().map(|&street| &STREETS[street..=street]);
            actions.extend(letters.map(|letter| format!("{disc}:{letter}")));
        }
        actions
    }

    fn legal_resolutions(&self) -> Vec<String> {
        let scene = self.scene(self.owner);
        let may_leave = |scene: &Scene, pending: &[&'static str]| -> bool {
            !self.must_act || scene.can_enable(pending)
        };
        let mut actions = Vec::new();
        for act in distinct(&self.pending) {
            let deeds = scene.deeds(act);
            if may_leave(&scene, &without(&self.pending, act)) {
                actions.push(format!("skip:{act}"));
                if deeds.is_empty() {
                    actions.push(format!("draw:{act}"));
                }
            }
            actions.extend(deeds);
        }
        for (deed, after) in scene.after_cards() {
            if may_leave(&after, &self.pending) {
                actions.push(format!("play:{deed}"));
            }
        }
        if self.pending.is_empty() {
            actions.push("done".into());
        }
        actions
    }

    /// Streets where the active player has coloured discs: other ones before the present one.
    pub(super) fn promotion_streets(&self) -> Vec<usize> {
        let mut streets: Vec<usize> = (0..STREET_CELLS.len()).collect();
        streets.retain(|&street| self.streets[street].contains(&Some(self.active)));
        if streets.iter().any(|&street| street != self.street) {
            streets.retain(|&street| street != self.street);
        }
        streets
    }

    fn legal_promotions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        for street in self.promotion_streets() {
            for (height, disc) in self.streets[street].iter().enumerate() {
                if *disc == Some(self.active) {
                    actions.push(format!("promote:{}{height}", &STREETS[street..=street]));
                }
            }
        }
        actions
    }
}

fn without(names: &[&'static str], name: &str) -> Vec<&'static str> {
    let mut rest = names.to_vec();
    remove_one(&mut rest, name);
    rest
}
