internal import Calcot
internal import CalcotLists
import Foundation

/// The Model of the list: the query, the loaded groups, and the loading state.
struct GroupsList: Equatable, Sendable {
  var query: GroupQuery
  var groups = LoadedPages<Group, GroupRepositoryError>()
  /// The time of the last read.
  var refreshedAt: Date?
}
