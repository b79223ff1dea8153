package import CalcotContent
package import Foundation

/// The Model of the list: the query, the loaded groups, and the loading state.
package struct GroupsList: Equatable, Sendable {
  package var query: GroupQuery
  package var groups = LoadedPages<Group, GroupRepositoryError>()
  /// The time of the last read.
  package var refreshedAt: Date?
  /// The number of groups that the user is invited to, in the list of their own groups.
  package var invitations = 0

  package var category: GroupCategory { query.category }
  /// The number of invitations that the list tells of: none while the user searches.
  package var awaiting: Int { query.search.isEmpty ? invitations : 0 }

  package init(query: GroupQuery) { self.query = query }

  /// Creates a list that has been read as a whole.
  package init(groups: [Group], category: GroupCategory) {
    query = GroupQuery(category)
    self.groups = LoadedPages(groups)
  }
}
