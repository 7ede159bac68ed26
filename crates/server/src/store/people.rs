//! People.

use async_trait::async_trait;

use super::StoreError;

/// The part of the store that holds people.
#[async_trait]
pub trait PeopleStore {
    /// Writes a person, new (version 0) or changed.
    async fn save_person(&self, person: &mut PersonRow) -> Result<(), StoreError>;
    /// The person with this id.
    async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError>;
    /// The person with this private token.
    async fn person_by_token(&self, token: &str) -> Result<Option<PersonRow>, StoreError>;
    /// Deletes a person with their hook, their calls and the boards they have drawn, and puts `nobody` in the place of their
    /// name in results. The seats of the person stay as they are: tables give them up first.
    async fn forget_person(&self, id: &str, nobody: &str) -> Result<(), StoreError>;
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonRow {
    /// The id that stands in the signed cookie.
    pub id: String,
    /// What others call the person; empty until they have said.
    pub name: String,
    /// The secret of the private link: whoever has it is this person.
    pub token: String,
    /// Their settings as text.
    pub settings: String,
    /// Only cookies of this generation are valid.
    pub generation: u32,
    /// Counts the changes of this row; 0 for a new person.
    pub version: u32,
}
