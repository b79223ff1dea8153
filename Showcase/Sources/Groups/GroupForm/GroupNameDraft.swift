/// The Model of a form for a group's name: what has been typed so far.
struct GroupNameDraft: Equatable, Codable, Sendable {
  var name = ""
  /// The name that the form began with.
  var original = ""

  /// The typed name, if it can be a group's.
  var validName: GroupName? { try? GroupName(name) }
  var isChanged: Bool { name != original }
  /// Why it cannot, once something has been typed.
  var problem: GroupNameProblem? {
    guard isChanged, case .failure(let problem) = GroupName.validate(name) else { return nil }
    return problem
  }
}
