internal import Calcot
import Foundation

/// The Model of the list: what was asked for, what of it is at hand, and how it stands with it.
struct GroupsList: Equatable, Sendable {
  var query: GroupQuery
  var groups = Paged<Group>()
  var loading = LoadingState.loading
  /// The rows that are looked at.
  var shown = 0..<RowWindow.first
  /// When the groups were last read.
  var refreshedAt: Date?
}

extension Paged<Group> {
  /// The groups of `query` after a change that has been stored, as far as it can be told without
  /// reading them again.
  func applying(_ change: GroupChange, _ query: GroupQuery) -> Paged<Group> {
    guard let changed = change.group else { return self }
    var groups = self
    groups.update { group in
      guard group.id == changed.id else { return group }
      return changed.category == query.category ? changed : nil
    }
    return groups
  }
}
