import Calcot
import CalcotTesting
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupFormViewModelTests {
  private let interactor = FakeGroupFormInteracting()
  private let coordinator = FakeFormCoordinator()

  init() {
    interactor.nameReturns = "Runners"
    interactor.saveHandler = { name, _ in .named(name.text) }
  }

  private func form(_ draft: GroupNameDraft?, _ form: GroupForm) -> GroupFormViewModel {
    GroupFormViewModel(
      form, draft: draft, interactor: interactor, coordinator: coordinator, texts: .english)
  }

  private var newGroup: GroupFormViewModel {
    form(GroupNameDraft(), .newGroup)
  }

  @Test func `can be saved when the name is valid and differs from the one before`() {
    let rename = form(GroupNameDraft(original: "Runners"), .rename)
    #expect(rename.title == "Rename")
    #expect(!rename.canSave)
    rename.nameChanged("Riders")
    #expect(rename.canSave)
    rename.nameChanged(" ")
    #expect(!rename.canSave)
    #expect(rename.nameProblem == GroupsTexts.english.message(GroupNameProblem.empty))
  }

  @Test func `saves, says so and closes`() async {
    let form = newGroup
    form.nameChanged("Night Owls")
    await form.saveButtonTapped()
    #expect(interactor.saveCalls.map(\.name.text) == ["Night Owls"])
    #expect(
      coordinator.calls == [
        .activity("Saving…"), .message("Night Owls was made", .success), .close,
      ])
    #expect(form.leavability == .free)
  }

  @Test func `shows in the field that a name is taken, until it is edited`() async {
    interactor.saveThrows = .nameTaken
    let form = newGroup
    form.nameChanged("Runners")
    await form.saveButtonTapped()
    #expect(form.nameProblem == GroupsTexts.english.message(GroupRepositoryError.nameTaken))
    #expect(form.isEditable)
    form.nameChanged("Runners 2")
    #expect(form.nameProblem == nil)
  }

  @Test func `can be edited again when the user gives up a failed save`() async {
    interactor.saveThrows = .locked
    let form = newGroup
    form.nameChanged("Runners")
    await form.saveButtonTapped()
    #expect(interactor.saveCalls.count == 1)
    #expect(form.canSave)
    #expect(form.leavability.isAsking)
  }

  @Test func `reads the name that the screen before did not pass on, or closes`() async {
    let rename = form(nil, .rename)
    #expect(!rename.isEditable)
    await rename.appeared()
    #expect(rename.name == "Runners")
    interactor.nameThrows = .notFound
    await form(nil, .rename).appeared()
    #expect(coordinator.calls.last == .close)
  }
}
