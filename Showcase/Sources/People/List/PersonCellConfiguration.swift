package import Calcot
package import CalcotContent

/// The contents of a person's row, on every host and in every list: a thin layer between the Model
/// and the rows, which know no people.
package struct PersonCellConfiguration: Identifiable {
  package let id: Person.ID
  package let title: String
  /// The photo; nil for the initials of the title.
  package let photo: ImageSource?
  /// A Boolean value that indicates whether the person is chosen, in a list to choose from.
  package let isChosen: Bool
  /// The action that opens the row; nil in a list that leads nowhere.
  package let open: NavigationAction?

  /// Creates the row of a person.
  ///
  /// - Parameters:
  ///   - isChosen: A Boolean value that indicates whether the person is chosen.
  ///   - open: The action that opens the row; nil for none.
  init(_ person: Person, isChosen: Bool = false, open: NavigationAction? = nil) {
    id = person.id
    title = person.name
    photo = person.photo.map(ImageSource.data)
    self.isChosen = isChosen
    self.open = open
  }
}
