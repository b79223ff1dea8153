public import Calcot

/// A person who was deleted with all that belonged to them, so that everything can be put back. What was
/// in their photo and documents is held in memory for as long as this is.
public struct DeletedPerson: Hashable, Sendable {
  /// The person.
  public let person: Person
  /// The numbers of the groups whose member they were.
  public let groups: [Int64]
  /// Their photo, if they had one.
  public let photo: PickedFile?
  /// Their documents.
  public let documents: [RemovedDocument]

  /// Makes a deleted person from their parts.
  public init(
    person: Person, groups: [Int64], photo: PickedFile?, documents: [RemovedDocument]
  ) {
    self.person = person
    self.groups = groups
    self.photo = photo
    self.documents = documents
  }
}
