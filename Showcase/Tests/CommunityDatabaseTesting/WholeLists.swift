internal import Calcot
package import Groups
package import People

extension GroupRepository {
  /// All groups of a category, in the order of the list.
  package func all(
    _ category: GroupCategory = .joined
  ) async throws(GroupRepositoryError) -> [Group] {
    try await groups(GroupQuery(category), in: 0..<Int.max).elements
  }

  /// All members of a group, in the order of the list.
  package func allMembers(of id: Group.ID) async throws(GroupRepositoryError) -> [Member] {
    try await members(of: id, in: 0..<Int.max).elements
  }
}

extension PeopleRepository {
  /// All people that are found, in the order of the list.
  package func all(_ search: String = "") async throws(PeopleRepositoryError) -> [Person] {
    try await people(PeopleQuery(search: search), in: 0..<Int.max).elements
  }
}
