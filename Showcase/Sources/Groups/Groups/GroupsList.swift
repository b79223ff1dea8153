import Foundation

/// The Model of the list: a category, its groups, and how it stands with them.
struct GroupsList: Equatable, Sendable {
  let category: GroupCategory
  var groups: [Group] = []
  var loading = LoadingState.loading
  /// When the groups were last read.
  var refreshedAt: Date?
}
