import Calcot
public import CalcotContent

/// A person in the directory.
public struct Person: Identifiable, Hashable, Codable, Sendable {
  /// The identifier of a person for as long as they are in the directory.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number under which the person is stored.
    public let rawValue: Int64

    /// Creates the identifier of the person stored under a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The person's identifier.
  public let id: ID
  /// The given name, in the person's own script.
  public let firstName: String
  /// The family name, in the person's own script; empty for people who have none.
  public let lastName: String
  /// The address of the person's web page, if any.
  public let homepage: String?
  /// The photo, if it is small enough to be read with every row of a list.
  public var photo: ImageData?

  /// Creates a person from their parts, unchecked.
  public init(
    id: ID, firstName: String, lastName: String, homepage: String? = nil, photo: ImageData? = nil
  ) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
    self.homepage = homepage
    self.photo = photo
  }

  /// The largest photo that is read with a row, in bytes. Lists show initials for a larger one.
  public static let mostPhotoBytes = 262_144

  /// Both names, the given one first.
  public var name: String { lastName.isEmpty ? firstName : "\(firstName) \(lastName)" }
}

/// A deleted person with everything that belonged to them, which can be restored. The contents of
/// photo and documents stay in memory as long as this value.
public struct DeletedPerson: Hashable, Codable, Sendable {
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
