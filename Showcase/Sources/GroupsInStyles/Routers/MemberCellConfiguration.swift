internal import Groups

extension RouterStyle {
  /// What one cell of the list shows; a thin layer between the Model and the View.
  struct MemberCellConfiguration: Equatable, Identifiable {
    let id: String
    let title: String
    /// What the cell's own button is called; nil where there is none.
    let removal: String?
    /// Whom the cell shows; nil while they are not loaded.
    let member: Member.ID?
  }
}
