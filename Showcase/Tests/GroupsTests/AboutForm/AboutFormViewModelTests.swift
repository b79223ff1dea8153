import Calcot
import CalcotTesting
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct AboutFormViewModelTests {
  private let interactor = FakeAboutFormInteracting()
  private let coordinator = FakeFormCoordinator()

  init() {
    interactor.groupReturns = .runners
    interactor.saveReturns = .runners
  }

  private func form(_ draft: AboutDraft? = AboutDraft(Group.runners.about)) -> AboutFormViewModel {
    AboutFormViewModel(
      draft: draft, interactor: interactor, coordinator: coordinator, texts: .english)
  }

  @Test func `saves what has changed, says so and closes`() async {
    let form = form()
    #expect(!form.canSave)
    form.placeChanged("Donauinsel ")
    #expect(form.canSave)
    await form.saveButtonTapped()
    #expect(
      interactor.saveCalls.map(\.about)
        == [GroupAbout(description: "We run.\nThen we rest.", place: "Donauinsel")])
    #expect(
      coordinator.calls == [
        .activity("Saving…"), .message("The texts are saved", .success), .close,
      ])
    #expect(interactor.saveCalls.first?.known == Group.runners.about)
    #expect(form.leavability == .free)
  }

  @Test func `says in the field which text is too long, and does not save it`() async {
    let form = form()
    form.placeChanged(String(repeating: "x", count: 81))
    form.descriptionChanged(String(repeating: "x", count: 1_001))
    #expect(
      form.placeProblem == "The text has 81 characters, and 80 is the most. Shorten it.")
    #expect(
      form.descriptionProblem
        == "The text has 1,001 characters, and 1,000 is the most. Shorten it.")
    #expect(!form.canSave)
    await form.saveButtonTapped()
    #expect(interactor.saveCalls.isEmpty)
  }

  @Test func `can be edited again when the user gives up a failed save`() async {
    interactor.saveThrows = .locked
    let form = form()
    form.descriptionChanged("")
    await form.saveButtonTapped()
    #expect(form.canSave)
    #expect(form.leavability.isAsking)
  }

  @Test func `reads the texts that the screen before did not pass on, or closes`() async {
    let form = form(nil)
    #expect(!form.isEditable)
    await form.appeared()
    #expect(form.place == "Prater")
    interactor.groupThrows = .notFound
    await self.form(nil).appeared()
    #expect(coordinator.calls.last == .close)
  }
}
