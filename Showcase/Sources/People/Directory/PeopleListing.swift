import Calcot

/// What every ViewModel of a list of people has: the directory's and the picker's.
@MainActor
protocol PeopleListing {
  var texts: PeopleTexts { get }
  var list: PeopleList { get }
  var interactor: any PeopleInteracting { get }
}

extension PeopleListing {
  var search: String { list.query.search }
  var people: Paged<Person> { list.people.elements }
  var isLoading: Bool { list.people.loading == .loading }
  var isEmpty: Bool { list.people.loading == .loaded && people.count == 0 }
  var problem: String? { list.people.loading.problem.map(texts.message) }

  func tryAgainButtonTapped() async { await interactor.fetchPeople() }
  func rowsShown(_ rows: Range<Int>) async { await interactor.fetchPeople(in: rows) }
  func searchChanged(_ text: String) { interactor.search(for: text) }
  func searchEdited() async { await interactor.fetchPeople() }
}
