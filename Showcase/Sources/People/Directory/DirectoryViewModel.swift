import Calcot

@MainActor
protocol DirectoryCoordinating: AnyObject {
  func present(_ person: Person)
}

@MainActor
struct DirectoryViewModel {
  let texts: PeopleTexts
  private let list: PeopleList
  private let interactor: any PeopleInteracting
  private let coordinator: any DirectoryCoordinating

  init(
    interactor: any PeopleInteracting, coordinator: any DirectoryCoordinating, texts: PeopleTexts
  ) {
    self.texts = texts
    self.list = interactor.peopleList
    self.interactor = interactor
    self.coordinator = coordinator
  }

  var title: String { texts.people }
  var search: String { list.query.search }
  var people: Paged<Person> { list.people.elements }
  var isLoading: Bool { list.people.loading == .loading }
  var isEmpty: Bool { list.people.loading == .loaded && people.count == 0 }
  var summary: String? { list.people.loading == .loaded ? texts.count(people.count) : nil }
  var problem: String? { list.people.loading.problem.map(texts.message) }

  func rowTapped(_ person: Person) { coordinator.present(person) }
  func tryAgainButtonTapped() async { await interactor.fetchPeople() }
  func rowsShown(_ rows: Range<Int>) async { await interactor.fetchPeople(in: rows) }
  func searchChanged(_ text: String) { interactor.search(for: text) }
  func searchEdited() async { await interactor.fetchPeople() }
}
