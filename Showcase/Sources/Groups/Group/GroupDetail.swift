import CalcotContent

/// The Model of one group's screen.
struct GroupDetail: Equatable, Sendable {
  let id: Group.ID
  /// The group, once it is known.
  var group: Group?
  /// The group's runs, once they are known.
  var runs: [Run]?
  var loading = Loading<GroupRepositoryError>.loading
}
