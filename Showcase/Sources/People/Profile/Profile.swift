import Calcot

/// The Model of a person's screen.
struct Profile: Equatable, Sendable {
  /// What the person has beside their name.
  struct Files: Equatable, Sendable {
    /// The photo, if there is one that can be read.
    var photo: Photo?
    var documents: [PersonDocument]
  }

  /// The person, as soon as they are known.
  var person: Person?
  /// Nil until they have been read.
  var files: Files?
  var problem: PeopleRepositoryError?
}
