package import Calcot

/// The contents of a person's row, on every host and in every list: a thin layer between the Model
/// and the rows, which know no people.
package struct PersonCellConfiguration: Identifiable {
  package let id: Person.ID
  package let title: String
  package let detail: String?
  /// The action that opens the row; nil in a list that leads nowhere.
  package let open: NavigationAction?

  /// Creates the row of a person.
  ///
  /// - Parameters:
  ///   - mark: A remark about the person in this list.
  ///   - open: The action that opens the row; nil for none.
  init(_ person: Person, mark: String? = nil, open: NavigationAction? = nil) {
    id = person.id
    title = person.name
    detail = mark
    self.open = open
  }
}
