/// People and groups for a store to start with, or all that a store has.
public struct GroupSeed: Hashable, Sendable {
  /// One person.
  public struct Person: Hashable, Sendable {
    /// The given name.
    public let firstName: String
    /// The family name; empty for people who have none.
    public let lastName: String
    /// The address of the person's page in the web, if they have one.
    public let homepage: String?

    /// Makes a person.
    public init(_ firstName: String, _ lastName: String, homepage: String? = nil) {
      self.firstName = firstName
      self.lastName = lastName
      self.homepage = homepage
    }
  }

  /// One group and who is in it.
  public struct Entry: Hashable, Sendable {
    /// The group's name.
    public let name: String
    /// Positions in ``GroupSeed/people``.
    public let members: [Int]
    /// How the group stands to the person who uses the app.
    public let category: GroupCategory

    /// Makes a group of the people at these positions.
    public init(_ name: String, members: [Int], category: GroupCategory = .joined) {
      self.name = name
      self.members = members
      self.category = category
    }
  }

  /// Everybody; the person at position `n` is stored as number `n + 1`.
  public let people: [Person]
  /// Every group; the group at position `n` is stored as number `n + 1`.
  public let groups: [Entry]

  /// Makes a seed. Positions that name nobody, and repeated ones, are left out.
  public init(people: [Person], groups: [Entry]) {
    self.people = people
    self.groups = groups.map { group in
      var seen: Set<Int> = []
      return Entry(
        group.name,
        members: group.members.filter { people.indices.contains($0) && seen.insert($0).inserted },
        category: group.category)
    }
  }

  /// Nobody and nothing.
  public static let empty = GroupSeed(people: [], groups: [])
}
