internal import Calcot

/// The Model of one group's screen.
struct GroupDetail: Equatable, Sendable {
  let id: Group.ID
  /// The group, as soon as it is known.
  var group: Group?
  var loading = Loading<GroupRepositoryError>.loading
}
