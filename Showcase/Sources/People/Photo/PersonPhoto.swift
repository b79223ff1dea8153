import CalcotContent

/// The Model of the screen of a person's photo.
struct PersonPhoto: Equatable, Sendable {
  /// The person, once they are known.
  var person: Person?
  /// The photo, if there is a readable one.
  var photo: Photo?
  /// A Boolean value that indicates whether the store has been read.
  var isRead = false
  var problem: PeopleRepositoryError?
}
