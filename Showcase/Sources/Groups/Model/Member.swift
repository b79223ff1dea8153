/// A person, as a group's list of members shows them; one person can be in several groups.
public struct Member: Identifiable, Hashable, Codable, Sendable {
  /// What identifies a person, the same in every group they are in.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number under which the person is stored.
    public let rawValue: Int64

    /// Names the person who is stored under a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The person's identity.
  public let id: ID
  /// The given name, in the person's own script.
  public let firstName: String
  /// The family name, in the person's own script; empty for people who have none.
  public let lastName: String

  /// Makes a member from its parts, unchecked.
  public init(id: ID, firstName: String, lastName: String) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
  }

  /// Both names, the given one first.
  public var name: String { lastName.isEmpty ? firstName : "\(firstName) \(lastName)" }
}
