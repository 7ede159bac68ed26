//! Every clause of `docs/rules/calcada.md` by example. A case is text: what lies on the table, what
//! is played, and what must be true then. Only `Scene` knows the fields of a position.

mod bonus;
mod declare;
mod district;
mod draft;
mod end;
mod own;
mod place;
mod scene;
mod setup;
