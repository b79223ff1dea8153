/// The Model of the form: what has been typed so far.
struct NewGroupDraft: Equatable, Sendable {
  var name = ""
  /// The typed name, if it can be a group's.
  var validName: GroupName? { try? GroupName(name) }
  /// Why it cannot, once something has been typed.
  var problem: GroupNameProblem? {
    guard !name.isEmpty, case .failure(let problem) = GroupName.validate(name) else { return nil }
    return problem
  }
}
