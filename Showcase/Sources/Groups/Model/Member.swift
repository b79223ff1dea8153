/// A person in a group's list of members. One person can be in several groups.
public struct Member: Identifiable, Hashable, Codable, Sendable {
  /// The identifier of a person, the same in all groups.
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

  /// Creates a member from its parts, unchecked.
  public init(id: ID, firstName: String, lastName: String) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
  }

  /// Both names, the given one first.
  public var name: String { lastName.isEmpty ? firstName : "\(firstName) \(lastName)" }
}
