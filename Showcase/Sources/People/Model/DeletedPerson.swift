public import Calcot

/// A deleted person with everything that belonged to them, which can be restored. The contents of
/// photo and documents stay in memory as long as this value.
public struct DeletedPerson: Hashable, Sendable {
  /// The person.
  public let person: Person
  /// The numbers of the groups that the person was a member of.
  public let groups: [Int64]
  /// The photo, if any.
  public let photo: PickedFile?
  /// The documents.
  public let documents: [RemovedDocument]

  /// Creates a deleted person from their parts.
  public init(
    person: Person, groups: [Int64], photo: PickedFile?, documents: [RemovedDocument]
  ) {
    self.person = person
    self.groups = groups
    self.photo = photo
    self.documents = documents
  }
}
