//! Figures for Prometheus.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::App;

static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();

/// Begins to count, once in a process.
pub(crate) fn install() {
    FIGURES.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Another recorder in the process counts instead; then ours stays empty.
        let _ = metrics::set_global_recorder(recorder);
        handle
    });
}

/// Puts samples together; without it they would pile up while nobody asks for the figures.
pub(crate) fn upkeep() {
    if let Some(figures) = FIGURES.get() {
        figures.run_upkeep();
    }
}

/// What has been counted, as text.
pub(crate) fn render(app: &App) -> String {
    metrics::gauge!("tessera_tables_live").set(app.tables.len() as f64);
    metrics::gauge!("tessera_ai_waiting").set(app.thinking.n_waiting() as f64);
    FIGURES
        .get()
        .map_or_else(String::new, PrometheusHandle::render)
}
