//! Every clause of `docs/rules/calcada.md` by example.
