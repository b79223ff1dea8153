internal import Calcot
internal import CalcotLists
internal import Groups

extension RouterStyle {
  /// The cells of a list of members, made on access.
  struct MembersDataSource: RandomAccessCollection {
    private let members: Paged<Member>
    private let removal: String?

    /// Creates the cells of a list of members.
    ///
    /// - Parameters:
    ///   - members: The listed members.
    ///   - removal: The label of the button that removes a member; nil for none.
    init(_ members: Paged<Member>, removal: String?) {
      self.members = members
      self.removal = removal
    }

    var startIndex: Int { 0 }
    var endIndex: Int { members.count }

    /// Returns the cell of a row, loaded or not.
    subscript(row: Int) -> MemberCellConfiguration {
      guard let member = members[row] else {
        return MemberCellConfiguration(id: "…\(row)", title: "…", removal: nil, member: nil)
      }
      return MemberCellConfiguration(
        id: "\(member.id.rawValue)", title: member.name, removal: removal, member: member.id)
    }
  }
}
