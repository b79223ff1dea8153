import Calcot
import CalcotContent
import CalcotTesting
import Localization
import Observation
import Synchronization
import Testing

@testable import People

@MainActor
@Suite struct PeopleDataSourceTests {
  private let interactor = FakePeopleInteracting([.anna, .budi], search: "a")

  private func dataSource(_ language: Language = .english) -> PeopleDataSource {
    PeopleDataSource(interactor: interactor, texts: PeopleTexts(region: Region(language))) {
      PersonCellConfiguration($0, isChosen: $0.id == Person.budi.id)
    }
  }

  @Test func `gives cells as its screen configures them, and their number`() {
    let people = dataSource()
    #expect(people.rows.loaded.map(\.title) == ["Anna Gruber", "Budi"])
    #expect(people.rows.loaded.map(\.isChosen) == [false, true])
    #expect(people.summary == "2 people")
    #expect(people.search == "a")
  }

  @Test func `has no cell for a row that is not loaded`() {
    interactor.peopleListReturns?.people.elements.insert(
      Page(start: 0, elements: [.anna], total: 300))
    let people = dataSource()
    #expect(people.rows.count == 300)
    #expect(people.rows[0]?.id == Person.anna.id)
    #expect(people.rows[299] == nil)
  }

  @Test func `says that it is loading, and neither how many there are nor that nobody is there`() {
    interactor.peopleListReturns?.people = LoadedPages()
    let people = dataSource()
    #expect(people.loadingText == "Loading the people")
    #expect(people.summary == nil)
    #expect(people.emptyText == nil)
  }

  @Test func `says that nobody was found`() {
    interactor.peopleListReturns?.people = LoadedPages([])
    let people = dataSource()
    #expect(people.emptyText == "Nobody has that name.")
    #expect(people.loadingText == nil)
    #expect(people.retryLabel == nil)
  }

  @Test func `says why people could not be read, and offers another try`() {
    interactor.peopleListReturns?.people.loading = .failed(
      .unavailable(Translation { _ in "The store is away." }))
    let people = dataSource()
    #expect(people.problem == "The store is away.")
    #expect(people.retryLabel == "Try again")
  }

  @Test func `passes searches, rows shown and refreshes on to the Interactor`() async {
    let people = dataSource()
    people.searchChanged("bu")
    await people.searchEdited()
    await people.rowsShown(0..<9)
    await people.tryAgainButtonTapped()
    await people.pulledToRefresh()
    #expect(interactor.searchCalls == ["bu"])
    #expect(interactor.fetchPeopleCalls == 3 && interactor.fetchPeopleInCalls == [0..<9])
  }

  @Test func `changes with its interactor, and Observation tells of it`() {
    let people = dataSource()
    final class Seen: Sendable { let isChanged = Mutex(false) }
    let seen = Seen()
    let titles = withObservationTracking {
      people.rows.loaded.map(\.title)
    } onChange: {
      seen.isChanged.withLock { $0 = true }
    }
    #expect(titles.count == 2)
    interactor.peopleListReturns?.people = LoadedPages([.budi])
    interactor.peopleListDidChange.notify()
    #expect(seen.isChanged.withLock { $0 })
    #expect(people.rows.loaded.map(\.title) == ["Budi"])
  }

  @Test func `has its labels in the user's language`() {
    let labels = Language.allCases.map { dataSource($0).searchLabel }
    #expect(labels == ["Search", "Suchen", "Buscar"])
    #expect(dataSource(.german).searchPlaceholder == "Teil eines Namens")
  }
}
