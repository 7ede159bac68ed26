//! Any bytes as choices among the legal actions.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| tessera_engine::laws::check_any_choices(bytes));
