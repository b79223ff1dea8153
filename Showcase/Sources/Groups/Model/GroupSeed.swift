public import CalcotContent

/// The initial or complete contents of a store: people and groups.
public struct GroupSeed: Hashable, Sendable {
  /// A person.
  public struct Person: Hashable, Sendable {
    /// The given name.
    public let firstName: String
    /// The family name; empty for people who have none.
    public let lastName: String
    /// The address of the person's web page, if any.
    public let homepage: String?

    /// Creates a person.
    public init(_ firstName: String, _ lastName: String, homepage: String? = nil) {
      self.firstName = firstName
      self.lastName = lastName
      self.homepage = homepage
    }
  }

  /// A group and its members.
  public struct Entry: Hashable, Sendable {
    /// The group's name.
    public let name: String
    /// The members, as positions in ``GroupSeed/people``.
    public let members: [Int]
    /// The relation of the group to the user.
    public let category: GroupCategory
    /// The description and the place.
    public let about: GroupAbout
    /// The picture; nil if there is none.
    public let picture: ImageData?
    /// The runs, planned and over, in the order in which they are stored.
    public let runs: [RunPlan]

    /// Creates a group of the people at these positions.
    public init(
      _ name: String, members: [Int], category: GroupCategory = .joined,
      about: GroupAbout = GroupAbout(), picture: ImageData? = nil, runs: [RunPlan] = []
    ) {
      self.name = name
      self.members = members
      self.category = category
      self.about = about
      self.picture = picture
      self.runs = runs
    }
  }

  /// All people. The person at position `n` is stored as number `n + 1`.
  public let people: [Person]
  /// All groups. The group at position `n` is stored as number `n + 1`.
  public let groups: [Entry]

  /// Creates a seed. Invalid and repeated positions are left out.
  public init(people: [Person], groups: [Entry]) {
    self.people = people
    self.groups = groups.map { group in
      var seen: Set<Int> = []
      return Entry(
        group.name,
        members: group.members.filter { people.indices.contains($0) && seen.insert($0).inserted },
        category: group.category, about: group.about, picture: group.picture, runs: group.runs)
    }
  }

  /// A seed without people and groups.
  public static let empty = GroupSeed(people: [], groups: [])
}
