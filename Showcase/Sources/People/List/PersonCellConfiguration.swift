/// The contents of a person's row, on every host and in every list: a thin layer between the Model
/// and the rows, which know no people.
package struct PersonCellConfiguration: Identifiable, Hashable, Sendable {
  package let id: Person.ID
  package let title: String
  package let detail: String?

  /// Creates the row of a person.
  ///
  /// - Parameter mark: A remark about the person in this list.
  init(_ person: Person, mark: String? = nil) {
    id = person.id
    title = person.name
    detail = mark
  }
}
