import Calcot
import CalcotContent
import Localization
import Testing

@testable import People

@MainActor
@Suite struct DirectoryViewModelTests {
  private let router = FakePeopleRouter()

  private func viewModel(_ language: Language = .english) -> DirectoryViewModel {
    DirectoryViewModel(
      interactor: FakePeopleInteracting([.anna, .budi]), router: router,
      texts: PeopleTexts(region: Region(language)))
  }

  @Test func `has the title in the user's language`() {
    #expect(Language.allCases.map { viewModel($0).title } == ["People", "Personen", "Personas"])
  }

  @Test func `has a row for everybody, which leads to their screen`() {
    let rows = viewModel().people.rows
    #expect(rows.loaded.map(\.title) == ["Anna Gruber", "Budi"])
    rows[1]?.open?()
    rows[0]?.open?()
    #expect(router.opened == ["Budi", "Anna Gruber"])
  }
}
