import CalcotTesting
import Testing

@testable import CalcotRecording

@MainActor @Suite("The history's ViewModel", .timeLimit(.minutes(20)))
struct HistoryViewModelTests {
  private let scope = TestScope()
  private let test = Inspected()

  private func opened() async -> (interactor: InspectionInteractor, viewModel: HistoryViewModel) {
    await test.begin()
    await test.library.tap("Emma")
    await test.settle()
    let interactor = InspectionInteractor(test.watched)
    return (interactor, HistoryViewModel(interactor, scope.scope))
  }

  @Test func `lists what happened, the newest first, by the kind that is looked for`() async {
    let (_, history) = await opened()
    #expect(history.rows.map(\.moment) == history.rows.map(\.moment).sorted(by: >))
    for filter in history.filters {
      history.filterChosen(filter)
      #expect(history.filter == filter)
      #expect(history.rows.allSatisfy { filter.takes($0.kind) })
    }
    let kinds = HistoryViewModel.Filter.allCases.dropFirst()
    #expect(
      Happening.Kind.allCases.allSatisfy { kind in kinds.filter { $0.takes(kind) }.count == 1 })
    history.filterChosen(.steps)
    #expect(history.rows.map(\.title) == ["loggedIn"])
  }

  @Test func `goes to the moment of the row that is tapped, and marks its rows`() async throws {
    let (interactor, history) = await opened()
    history.filterChosen(.inputs)
    let first = try #require(history.rows.last)
    #expect(first.title == "Use \"Log in\"")
    #expect(!history.isShown(first))
    history.rowTapped(first)
    #expect(history.isShown(first))
    #expect(interactor.inspection.moment.id == first.moment)
  }

  @Test func `adds the events that happen later`() async {
    let (_, history) = await opened()
    let count = history.rows.count
    await test.library.back()
    await test.settle()
    #expect(history.rows.count > count)
    #expect(history.note == "A tap goes back to the moment of the event.")
  }
}
