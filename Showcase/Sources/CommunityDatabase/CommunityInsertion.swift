public import Groups

/// People and groups to add to a store, whose names are valid.
package struct CommunityInsertion: Sendable {
  package let people: [GroupSeed.Person]
  package let groups: [(GroupName, GroupSeed.Entry)]

  /// Checks the names and the members of the groups, which are positions in `people`.
  package init(
    people: [GroupSeed.Person], groups: [GroupSeed.Entry]
  ) throws(CommunityInsertError) {
    self.people = people
    var named: [(GroupName, GroupSeed.Entry)] = []
    for (index, group) in groups.enumerated() {
      if let position = group.members.first(where: { !people.indices.contains($0) }) {
        throw .noSuchPerson(group: index, position: position)
      }
      do throws(GroupNameProblem) {
        named.append((try GroupName(group.name), group))
      } catch {
        throw .invalidName(index, error)
      }
    }
    self.groups = named
  }

  /// The change to announce; nil if there is nothing to add.
  package var change: GroupChange? { people.isEmpty && groups.isEmpty ? nil : .everything }
}

/// An error that describes why people and groups could not be inserted into a
/// ``CommunityStore``. In that case none were.
public enum CommunityInsertError: Error, Hashable, Sendable {
  /// The groups at these positions have the names of stored groups, or of earlier ones.
  case namesTaken([Int])
  /// The text at this position is not a valid group name.
  case invalidName(Int, GroupNameProblem)
  /// The group at this position has a member at a position without a person.
  case noSuchPerson(group: Int, position: Int)
  /// The database cannot be used.
  case store(GroupRepositoryError)
}
