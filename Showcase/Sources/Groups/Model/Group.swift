/// A group of people, as the lists and the group's own screen show it.
public struct Group: Identifiable, Hashable, Codable, Sendable {
  /// What identifies a group for as long as it exists; it is never given to another group.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number under which the group is stored.
    public let rawValue: Int64

    /// Names the group that is stored under a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The group's identity.
  public let id: ID
  /// The group's name, as a person typed it, without white space around it.
  public let name: String
  /// How many members the group has.
  public let memberCount: Int
  /// How the group stands to the person who uses the app.
  public let category: GroupCategory

  /// Makes a group from its parts, unchecked.
  public init(id: ID, name: String, memberCount: Int, category: GroupCategory = .joined) {
    self.id = id
    self.name = name
    self.memberCount = memberCount
    self.category = category
  }
}
