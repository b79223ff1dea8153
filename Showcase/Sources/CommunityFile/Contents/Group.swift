public import Groups

extension CommunityFile {
  /// A group in a community file.
  public struct Group: Hashable, Sendable {
    /// The name, which no other group of the file has.
    public let name: GroupName
    /// The relation of the group to the user who imports or exported the file.
    public let category: GroupCategory
    /// The ids of the members, in ascending order.
    public let members: [Person.ID]

    /// Creates a group from its parts. The members are sorted, and not checked.
    public init(name: GroupName, category: GroupCategory = .joined, members: [Person.ID] = []) {
      self.name = name
      self.category = category
      self.members = members.sorted()
    }
  }
}
