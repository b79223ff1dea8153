internal import Calcot
internal import Groups

extension RouterStyle {
  /// The cells of a list of members, made when they are looked at.
  struct MembersDataSource: RandomAccessCollection {
    private let members: Paged<Member>
    private let removal: String?

    /// - Parameters:
    ///   - members: those who are listed.
    ///   - removal: what the button is called that removes one; nil for none.
    init(_ members: Paged<Member>, removal: String?) {
      self.members = members
      self.removal = removal
    }

    var startIndex: Int { 0 }
    var endIndex: Int { members.count }

    /// The cell in a row, also in one that is not loaded.
    subscript(row: Int) -> MemberCellConfiguration {
      guard let member = members[row] else {
        return MemberCellConfiguration(id: "…\(row)", title: "…", removal: nil, member: nil)
      }
      return MemberCellConfiguration(
        id: "\(member.id.rawValue)", title: member.name, removal: removal, member: member.id)
    }
  }
}
