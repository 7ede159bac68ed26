//! A short list without heap, so that a position can be copied as plain bytes.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// At most `N` values, stored in place.
///
/// `arrayvec` has a destructor, which would make every position that holds one need dropping;
/// this one holds only `Copy` values and is `Copy` itself. The unused places keep the default
/// value and take no part in comparisons.
#[derive(Clone, Copy)]
pub struct Stack<T: Copy, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    /// An empty stack.
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Stack {
            items: [T::default(); N],
            len: 0,
        }
    }

    /// Puts a value on top.
    ///
    /// # Panics
    /// When the stack is full: its size is a fact of the rules, so that would be our error.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the topmost value.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Stack::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Stack<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut stack = Stack::new();
        items.into_iter().for_each(|item| stack.push(item));
        stack
    }
}

impl<T: Copy, const N: usize> Deref for Stack<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compares_only_what_it_holds() {
        let mut popped: Stack<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(popped.pop(), Some(3));
        let fresh: Stack<u8, 4> = [1, 2].into_iter().collect();
        assert_eq!(popped, fresh);
        assert_eq!(&*popped, &[1, 2]);
        assert_eq!(Stack::<u8, 4>::new().pop(), None);
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn refuses_more_than_it_can_hold() {
        let _: Stack<u8, 2> = [1, 2, 3].into_iter().collect();
    }

    #[test]
    fn needs_no_drop() {
        const { assert!(!std::mem::needs_drop::<Stack<u64, 9>>()) };
    }
}
