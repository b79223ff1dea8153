import CalcotContent

/// The Model of a person's screen.
struct Profile: Equatable, Sendable {
  /// The photo and documents of a person.
  struct Files: Equatable, Sendable {
    /// The photo, if there is a readable one.
    var photo: Photo?
    var documents: [PersonDocument]
  }

  /// The person, once they are known.
  var person: Person?
  /// The photo and documents; nil until they have been read.
  var files: Files?
  var problem: PeopleRepositoryError?
}
