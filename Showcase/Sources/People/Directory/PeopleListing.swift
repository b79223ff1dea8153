package import Calcot

/// What every ViewModel of a list of people has: the directory's and the picker's.
@MainActor
package protocol PeopleListing {
  var texts: PeopleTexts { get }
  var list: PeopleList { get }
  var interactor: any PeopleInteracting { get }
}

extension PeopleListing {
  package var search: String { list.query.search }
  package var people: Paged<Person> { list.people.elements }
  package var isLoading: Bool { list.people.loading == .loading }
  package var isEmpty: Bool { list.people.loading == .loaded && people.count == 0 }
  package var problem: String? { list.people.loading.problem.map(texts.message) }

  /// How many rows the list has, loaded or not.
  package var rowCount: Int { people.count }
  /// Who is in a row; nil while that is not loaded.
  package func person(at row: Int) -> Person? { people[row] }

  package func tryAgainButtonTapped() async { await interactor.fetchPeople() }
  package func pulledToRefresh() async { await interactor.fetchPeople() }
  package func rowsShown(_ rows: Range<Int>) async { await interactor.fetchPeople(in: rows) }
  package func searchChanged(_ text: String) { interactor.search(for: text) }
  package func searchEdited() async { await interactor.fetchPeople() }
}
