import CalcotLists

/// The Model of one group's screen.
struct GroupDetail: Equatable, Sendable {
  let id: Group.ID
  /// The group, once it is known.
  var group: Group?
  var loading = Loading<GroupRepositoryError>.loading
}
