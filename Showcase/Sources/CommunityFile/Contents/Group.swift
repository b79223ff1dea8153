public import Groups

extension CommunityFile {
  /// A group that a community file knows.
  public struct Group: Hashable, Sendable {
    /// The name, which no other group of the file has.
    public let name: GroupName
    /// How the group stands to the person who imports or exported the file.
    public let category: GroupCategory
    /// The ids of the people who belong to it, in ascending order.
    public let members: [Person.ID]

    /// Makes a group from its parts; the members are sorted, and not checked.
    public init(name: GroupName, category: GroupCategory = .joined, members: [Person.ID] = []) {
      self.name = name
      self.category = category
      self.members = members.sorted()
    }
  }
}
