//! Any text as a record.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| tessera_engine::laws::check_any_record(text));
