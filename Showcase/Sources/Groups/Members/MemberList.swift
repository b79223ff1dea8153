package import CalcotContent

/// The Model of the list of a group's members.
package struct MemberList: Equatable, Sendable {
  package let group: Group.ID
  /// The group's name, once it is known.
  package var name: String?
  /// A Boolean value that indicates whether members can be added and removed, as in the user's own
  /// groups; nil until it is known.
  package var isMine: Bool?
  package var members = LoadedPages<Member, GroupRepositoryError>()

  package init(group: Group.ID, name: String? = nil, isMine: Bool? = nil) {
    self.group = group
    self.name = name
    self.isMine = isMine
  }
}
