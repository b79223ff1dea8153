internal import Calcot
import Foundation

/// The Model of the list: what was asked for, what of it is at hand, and how it stands with it.
struct GroupsList: Equatable, Sendable {
  var query: GroupQuery
  var groups = LoadedPages<Group, GroupRepositoryError>()
  /// When the groups were last read.
  var refreshedAt: Date?
}
