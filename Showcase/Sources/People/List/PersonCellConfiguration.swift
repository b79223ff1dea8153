/// What a row shows of a person, on every host and in every list: a thin layer between the Model and the
/// rows, which know no people.
package struct PersonCellConfiguration: Identifiable, Hashable, Sendable {
  package let id: Person.ID
  package let title: String
  package let detail: String?

  /// The row of a person.
  ///
  /// - Parameter mark: says what is special about them in this list.
  init(_ person: Person, mark: String? = nil) {
    id = person.id
    title = person.name
    detail = mark
  }
}
