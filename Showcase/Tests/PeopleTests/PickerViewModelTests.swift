import Calcot
import CalcotContent
import Localization
import Testing

@testable import People

@MainActor
@Suite struct PickerViewModelTests {
  private let router = FakePeopleRouter()

  private func viewModel(
    picked: [Person.ID] = [], _ language: Language = .english
  ) -> PickerViewModel {
    PickerViewModel(
      picked: PickedPeople(picked), interactor: FakePeopleInteracting([.anna, .budi]),
      router: router, texts: PeopleTexts(region: Region(language)))
  }

  @Test func `marks who is picked, and takes the choice back`() {
    let viewModel = viewModel()
    viewModel.rowTapped(Person.budi.id)
    #expect(viewModel.people.rows.loaded.map(\.isChosen) == [false, true])
    viewModel.rowTapped(Person.budi.id)
    #expect(viewModel.people.rows.loaded.map(\.isChosen) == [false, false])
  }

  @Test func `starts with those who were picked before`() {
    #expect(viewModel(picked: [Person.anna.id]).people.rows[0]?.isChosen == true)
  }

  @Test func `says how many are added, and adds nobody without a choice`() {
    let viewModel = viewModel()
    #expect(viewModel.addLabel == "Add")
    #expect(!viewModel.canAdd)
    viewModel.addButtonTapped()
    #expect(router.opened == [])
    viewModel.rowTapped(Person.anna.id)
    #expect(viewModel.addLabel == "Add 1")
    #expect(viewModel.canAdd)
  }

  @Test func `gives those who are picked, in the order of the choice`() {
    let viewModel = viewModel()
    viewModel.rowTapped(Person.budi.id)
    viewModel.rowTapped(Person.anna.id)
    viewModel.addButtonTapped()
    #expect(router.opened == ["picked [6, 1]"])
  }

  @Test func `says when the user cancels`() {
    viewModel(picked: [Person.anna.id]).cancelButtonTapped()
    #expect(router.opened == ["cancelled"])
  }

  @Test func `has rows that lead nowhere, and labels in the user's language`() {
    let german = viewModel(picked: [Person.anna.id], .german)
    #expect(german.people.rows.loaded.allSatisfy { $0.open == nil })
    #expect(
      [german.title, german.cancelLabel, german.addLabel] == [
        "Personen auswählen", "Abbrechen", "1 hinzufügen",
      ])
  }
}
