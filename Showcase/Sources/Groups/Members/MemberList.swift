internal import Calcot

/// The Model of the list of a group's members.
struct MemberList: Equatable, Sendable {
  let group: Group.ID
  /// The group's name, as soon as it is known.
  var name: String?
  /// Whether members can be added and removed: in one's own groups.
  var isMine: Bool?
  var members = LoadedPages<Member, GroupRepositoryError>()
}
