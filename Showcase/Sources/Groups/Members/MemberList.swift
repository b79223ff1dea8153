package import Calcot

/// The Model of the list of a group's members.
package struct MemberList: Equatable, Sendable {
  package let group: Group.ID
  /// The group's name, as soon as it is known.
  package var name: String?
  /// Whether members can be added and removed: in one's own groups.
  package var isMine: Bool?
  package var members = LoadedPages<Member, GroupRepositoryError>()
}
