public import CalcotContent

/// A person whom a screen knows already, so that the next one can show them from its first moment.
public struct KnownPerson: Equatable, Sendable {
  /// The person.
  public let person: Person
  /// The photo, if it is known.
  public let photo: Photo?

  /// Creates a known person.
  public init(_ person: Person, photo: Photo? = nil) {
    self.person = person
    self.photo = photo
  }
}
