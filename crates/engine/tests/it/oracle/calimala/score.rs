//! What tiles and cards are worth, and who comes first.

use super::scene::{PORTS, ROWS, TRADES, row_number};
use super::{Oracle, Stage};

const TILE_POINTS: [i32; 3] = [3, 2, 1];
const CARD_POINTS: [i32; 3] = [5, 3, 1];

impl Oracle {
    pub(super) fn score_next_tile(&mut self, seated: Option<usize>) {
        let tile = self.tiles[self.council.len()];
        self.council.push(seated);
        self.score(tile, TILE_POINTS);
        self.end_turn();
    }

    pub(super) fn finish(&mut self) {
        for tile in self.tiles.split_off(self.council.len()) {
            self.score(tile, TILE_POINTS);
        }
        let kept_cards = self.players.iter().filter_map(|player| player.kept);
        for card in kept_cards.chain(self.open_card).collect::<Vec<_>>() {
            self.score(card, CARD_POINTS);
        }
        self.stage = Stage::Over;
    }

    fn seats_of(&self, player: usize) -> usize {
        let seats = self.council.iter();
        seats.filter(|&&seated| seated == Some(player)).count()
    }

    fn palazzo_artworks(&self) -> &[usize] {
        &self.rows[row_number("palazzo", "artwork")]
    }

    fn count(&self, category: &str, player: usize) -> usize {
        let mut count = 0;
        for ((place, kind, _), owners) in ROWS.iter().zip(&self.rows) {
            if row_counts(category, place, kind) {
                count += owners.iter().filter(|&&owner| owner == player).count();
            }
        }
        if category == "palazzo" {
            count += self.seats_of(player);
        }
        count
    }

    /// How a player fares in ties: the lower, the better; equal only when nothing tells apart.
    fn tie_key(&self, player: usize) -> (i32, i32, usize) {
        let artworks = self.palazzo_artworks();
        let n_artworks = artworks.iter().filter(|&&owner| owner == player).count() as i32;
        let n_seats = self.seats_of(player) as i32;
        let last_seat = self.council.iter().rposition(|&seat| seat == Some(player));
        let first_artwork = artworks.iter().position(|&owner| owner == player);
        let time = last_seat.or(first_artwork).unwrap_or(0);
        (-(n_seats + n_artworks), -n_seats, time)
    }

    fn score(&mut self, category: &str, points: [i32; 3]) {
        let key = |player| {
            let count = self.count(category, player) as i32;
            (-count, self.tie_key(player))
        };
        let keys: Vec<_> = (0..self.players.len()).map(key).collect();
        for (player, own) in self.players.iter_mut().zip(&keys) {
            if own.0 < 0 {
                let ahead = keys.iter().filter(|&key| key < own).count();
                let level = keys.iter().filter(|&key| key == own).count();
                let places = points.iter().skip(ahead).take(level);
                player.score += places.sum::<i32>() / level as i32;
            }
        }
    }

    pub(crate) fn ranks(&self) -> Vec<usize> {
        assert_eq!(self.stage, Stage::Over, "ranks exist only after the end");
        let result = |player: usize| (-self.players[player].score, self.tie_key(player));
        let results: Vec<_> = (0..self.players.len()).map(result).collect();
        let rank = |own| 1 + results.iter().filter(|&other| other < own).count();
        results.iter().map(rank).collect()
    }
}

/// Whether a cube in this row counts for a scoring tile or a final scoring card.
fn row_counts(category: &str, place: &str, kind: &str) -> bool {
    match category {
        "ports" => PORTS.iter().any(|port| port.0 == place),
        "trades" => TRADES.iter().any(|trade| trade.0 == place),
        "artwork" | "wood" | "brick" | "marble" => kind == category,
        _ => place == category,
    }
}
