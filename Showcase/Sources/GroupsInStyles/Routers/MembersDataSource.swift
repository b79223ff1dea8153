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

extension RouterStyle {
  /// The contents of one cell of the list: a thin layer between the Model and the View.
  struct MemberCellConfiguration: Equatable, Identifiable {
    let id: String
    let title: String
    /// The label of the cell's own button; nil if there is none.
    let removal: String?
    /// The member that the cell shows; nil while not loaded.
    let member: Member.ID?
  }
}
