//! Every clause of `docs/rules/azul.md` by example. A case is text: what lies on the table, what
//! is played, and what must be true then. Only `Scene` knows the fields of a position.

mod end;
mod grey;
mod offer;
mod scene;
mod setup;
mod tiling;
