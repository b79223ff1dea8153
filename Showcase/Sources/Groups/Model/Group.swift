/// A group of people, as the lists and the group's own screen show it.
public struct Group: Identifiable, Hashable, Codable, Sendable {
  /// The identifier of a group for as long as it exists. It is never given to another group.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number under which the group is stored.
    public let rawValue: Int64

    /// Creates the identifier of the group stored under a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The group's identifier.
  public let id: ID
  /// The group's name as typed, without surrounding white space.
  public let name: String
  /// The number of members.
  public let memberCount: Int
  /// The relation of the group to the user.
  public let category: GroupCategory

  /// Creates a group from its parts, unchecked.
  public init(id: ID, name: String, memberCount: Int, category: GroupCategory = .joined) {
    self.id = id
    self.name = name
    self.memberCount = memberCount
    self.category = category
  }
}
