//! A turn: a disc is placed, discs act, and the tower falls.

use std::mem::take;

use super::scene::{Scene, remove_one};
use super::{N_TILES, Oracle, Player, STREETS, Stage};

impl Oracle {
    pub(super) fn place(&mut self, is_white: bool, letter: &str) {
        self.street = STREETS.find(letter).expect("a street");
        // When no street at all is workable, the duty to act lapses.
        self.must_act = self.workable_streets().contains(&self.street);
        let acts = self.street_acts(self.street);
        let below = self.streets[self.street].iter().rev();
        self.waiting = below.take(2).copied().collect();
        let player = &mut self.players[self.active];
        if is_white {
            player.white_discs -= 1;
            self.streets[self.street].push(None);
            self.pending = acts.repeat(2);
        } else {
            player.coloured_discs -= 1;
            self.streets[self.street].push(Some(self.active));
            self.pending = acts;
        }
        self.owner = self.active;
        self.stage = Stage::Resolve;
    }

    pub(super) fn resolve(&mut self, action: &str, word: &str, rest: &str) {
        match word {
            "done" => return self.activate_next(),
            "skip" => {
                remove_one(&mut self.pending, rest);
            }
            "draw" => {
                remove_one(&mut self.pending, rest);
                self.turn_discard_if_deck_is_empty();
                if !self.deck.is_empty() {
                    self.stage = Stage::DrawCard;
                    return;
                }
            }
            "play" => {
                let card = rest.split(':').next().expect("an action");
                let card = remove_one(&mut self.boards[self.owner].hand, card);
                self.perform(rest);
                self.discard.push(card);
            }
            _ => {
                remove_one(&mut self.pending, word);
                self.must_act = false;
                self.perform(action);
            }
        }
        self.end_disc_without_choice();
    }

    fn perform(&mut self, deed: &str) {
        let mut scene = self.scene(self.owner);
        scene.perform(deed);
        self.set_scene(scene);
    }

    fn set_scene(&mut self, scene: Scene) {
        self.rows = scene.rows;
        let seat = scene.board.seat;
        self.boards[seat] = scene.board;
    }

    fn turn_discard_if_deck_is_empty(&mut self) {
        if self.deck.is_empty() {
            self.deck = take(&mut self.discard);
        }
    }

    pub(super) fn draw_card(&mut self, card: &str) {
        let card = remove_one(&mut self.deck, card);
        let hand = &mut self.boards[self.owner].hand;
        hand.push(card);
        hand.sort_unstable();
        self.turn_discard_if_deck_is_empty();
        self.stage = Stage::Resolve;
        self.end_disc_without_choice();
    }

    fn end_disc_without_choice(&mut self) {
        if self.pending.is_empty() && self.boards[self.owner].hand.is_empty() {
            self.activate_next();
        }
    }

    fn activate_next(&mut self) {
        while !self.waiting.is_empty() {
            if let Some(owner) = self.waiting.remove(0) {
                self.owner = owner;
                self.pending = self.street_acts(self.street);
                return;
            }
        }
        self.end_activation();
    }

    fn end_activation(&mut self) {
        if self.streets[self.street].len() <= 3 {
            return self.end_turn();
        }
        let bottom_disc = self.streets[self.street].remove(0);
        if self.council.len() == N_TILES {
            return self.end_turn();
        }
        let active_player = &mut self.players[self.active];
        if bottom_disc.is_some() {
            self.score_next_tile(bottom_disc);
        } else if active_player.coloured_discs > 0 {
            active_player.coloured_discs -= 1;
            active_player.white_discs += 1;
            self.score_next_tile(Some(self.active));
        } else if self.promotion_streets().is_empty() {
            self.score_next_tile(None);
        } else {
            self.stage = Stage::Promote;
        }
    }

    /// A disc of the active player goes to the council, and a white one on top of its stack.
    pub(super) fn promote(&mut self, disc: &str) {
        let (letter, height) = disc.split_at(1);
        let street = STREETS.find(letter).expect("a street");
        let disc = self.streets[street].remove(height.parse().expect("a height"));
        self.streets[street].push(None);
        self.score_next_tile(disc);
    }

    pub(super) fn end_turn(&mut self) {
        self.stage = Stage::Place;
        self.active = (self.active + 1) % self.players.len();
        let has_disc = |player: &Player| player.coloured_discs + player.white_discs > 0;
        let all_placed = !self.players.iter().any(has_disc);
        let round_ends = self.active == self.start_player;
        if round_ends && (all_placed || self.council.len() == N_TILES) {
            self.finish();
        }
    }
}
