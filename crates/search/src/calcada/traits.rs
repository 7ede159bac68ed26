//! What speaks for an action.

use tessera_engine::calcada::{Action, Calcada};

pub(super) const NAMES: &[&str] = &["pays a bonus tile"];

pub(super) fn set(_position: &Calcada, actions: &[Action], out: &mut [f32]) {
    for (action, row) in actions.iter().zip(out.chunks_exact_mut(NAMES.len())) {
        row[0] = f32::from(u8::from(matches!(
            action,
            Action::Move { .. } | Action::Refresh
        )));
    }
}
