import Calcot
package import CalcotLists
import Observation

/// A searchable list of people, for every screen that lists them and on every host: the directory,
/// and the picker that Groups shows. The ViewModel decides on the contents of a row.
@MainActor @Observable
package final class PeopleDataSource {
  private var list: PeopleList
  package let texts: PeopleTexts
  private let interactor: any PeopleInteracting

  init(interactor: any PeopleInteracting, texts: PeopleTexts) {
    list = interactor.peopleList
    self.interactor = interactor
    self.texts = texts
    interactor.peopleListDidChange.add(self, PeopleDataSource.peopleListDidChange)
  }

  package var search: String { list.query.search }
  package var people: Paged<Person> { list.people.elements }
  package var isLoading: Bool { list.people.loading == .loading }
  package var isEmpty: Bool { list.people.loading == .loaded && people.count == 0 }
  package var problem: String? { list.people.loading.problem.map(texts.message) }
  /// The number of people as a text, once it is known.
  package var summary: String? { list.people.loading == .loaded ? texts.count(people.count) : nil }

  /// The number of rows, loaded or not.
  package var rowCount: Int { people.count }
  /// Returns the person in a row; nil while it is not loaded.
  package func person(at row: Int) -> Person? { people[row] }

  package func tryAgainButtonTapped() async { await interactor.fetchPeople() }
  package func pulledToRefresh() async { await interactor.fetchPeople() }
  package func rowsShown(_ rows: Range<Int>) async { await interactor.fetchPeople(in: rows) }
  package func searchChanged(_ text: String) { interactor.search(for: text) }
  package func searchEdited() async { await interactor.fetchPeople() }

  private func peopleListDidChange() { list = interactor.peopleList }
}

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
