import Calcot
package import CalcotContent
import Observation

/// A searchable list of people as cells, for every screen that lists them and on every host: the
/// directory, and the picker that Groups shows. The screen's ViewModel configures the cells.
@MainActor @Observable
package final class PeopleDataSource {
  private var list: PeopleList
  private let interactor: any PeopleInteracting
  private let texts: PeopleTexts
  private let cell: @MainActor (Person) -> PersonCellConfiguration

  /// Creates a data source of the people that an interactor reads.
  ///
  /// - Parameter cell: A closure that returns the cell of a person. Called when a row is shown.
  init(
    interactor: any PeopleInteracting, texts: PeopleTexts,
    cell: @escaping @MainActor (Person) -> PersonCellConfiguration
  ) {
    list = interactor.peopleList
    self.interactor = interactor
    self.texts = texts
    self.cell = cell
    interactor.peopleListDidChange.add(self, PeopleDataSource.peopleListDidChange)
  }

  // MARK: Contents

  package var searchLabel: String { texts.search }
  package var searchPlaceholder: String { texts.partOfName }
  package var search: String { list.query.search }
  /// The cells, loaded or not.
  package var rows: PagedRows<PersonCellConfiguration> { people.rows(cell) }
  package var problem: String? { list.people.loading.problem.map(texts.message) }
  /// The label of the button that reads again, after a problem.
  package var retryLabel: String? { problem == nil ? nil : texts.tryAgain }
  /// The text while people are being read.
  package var loadingText: String? { list.people.loading == .loading ? texts.loading : nil }
  /// The text of a list without people, once that is known.
  package var emptyText: String? { isLoaded && people.count == 0 ? texts.nobody : nil }
  /// The number of people as a text, once it is known.
  package var summary: String? { isLoaded ? texts.count(people.count) : nil }

  private var people: Paged<Person> { list.people.elements }
  private var isLoaded: Bool { list.people.loading == .loaded }

  // MARK: Events

  package func tryAgainButtonTapped() async { await interactor.fetchPeople() }
  package func pulledToRefresh() async { await interactor.fetchPeople() }
  package func rowsShown(_ rows: Range<Int>) async { await interactor.fetchPeople(in: rows) }
  package func searchChanged(_ text: String) { interactor.search(for: text) }
  package func searchEdited() async { await interactor.fetchPeople() }

  private func peopleListDidChange() { list = interactor.peopleList }
}
