//! Every clause of `docs/rules/calimala.md` by example. A case is text: what lies on the table,
//! what is played, and what must be true then. Only `Scene` knows the fields of a position.
