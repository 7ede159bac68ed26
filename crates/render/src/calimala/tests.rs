//! Known positions, word for word.
