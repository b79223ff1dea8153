internal import Calcot
import CalcotContent
package import Groups
package import People

extension GroupRepository {
  /// Returns all groups of a category, in list order.
  package func all(
    _ category: GroupCategory = .joined
  ) async throws(GroupRepositoryError) -> [Group] {
    try await groups(GroupQuery(category), in: 0..<Int.max).elements
  }

  /// Returns all members of a group, in list order.
  package func allMembers(of id: Group.ID) async throws(GroupRepositoryError) -> [Member] {
    try await members(of: id, in: 0..<Int.max).elements
  }
}

extension PeopleRepository {
  /// Returns all people that the search finds, in list order.
  package func all(_ search: String = "") async throws(PeopleRepositoryError) -> [Person] {
    try await people(PeopleQuery(search: search), in: 0..<Int.max).elements
  }
}
