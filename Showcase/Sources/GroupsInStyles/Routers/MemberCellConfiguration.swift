internal import Groups

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
