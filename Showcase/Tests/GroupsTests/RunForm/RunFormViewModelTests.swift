import Calcot
import CalcotTesting
import Foundation
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct RunFormViewModelTests {
  private final class FakeInteractor: RunFormInteracting {
    var failures: [GroupRepositoryError] = []
    private(set) var saved: [RunPlan] = []

    func save(_ plan: RunPlan) async throws(GroupRepositoryError) -> Run {
      if !failures.isEmpty { throw failures.removeFirst() }
      saved.append(plan)
      return Run(id: Run.ID(rawValue: 1), plan: plan)
    }
  }

  private let interactor = FakeInteractor()
  private let coordinator = FakeFormCoordinator()

  private func form(unit: DistanceUnit = .kilometres) -> RunFormViewModel {
    let now = WallClock.fixed.now()
    return RunFormViewModel(
      draft: RunDraft(opened: now, in: .gmt, unit: unit), interactor: interactor,
      coordinator: coordinator,
      texts: .english)
  }

  @Test func `begins with nine o'clock tomorrow, and can be left without a question`() {
    let form = form()
    #expect(form.start == Date(timeIntervalSince1970: 33 * 3_600))
    #expect(form.earliest == WallClock.fixed.now())
    #expect(form.kind == .easy)
    #expect(form.leavability == .free)
    #expect(!form.canSave)
  }

  @Test func `plans the run, says so and closes`() async {
    let form = form()
    form.distanceChanged(12.5)
    form.kindChosen(.race)
    form.noteChanged("Bring a lamp.\n")
    form.publicChanged(true)
    #expect(form.canSave)
    await form.saveButtonTapped()
    #expect(
      interactor.saved == [
        RunPlan(
          start: Date(timeIntervalSince1970: 33 * 3_600), metres: 12_500, kind: .race,
          note: "Bring a lamp.", isPublic: true)
      ])
    #expect(
      coordinator.calls == [
        .activity("Saving…"), .message("The run is planned", .success), .close,
      ])
    #expect(form.leavability == .free)
  }

  @Test func `takes the distance in the user's unit, as far as a run can be`() async {
    let form = form(unit: .miles)
    #expect(form.unit == "mi")
    #expect(form.distances.upperBound < 125)
    form.distanceChanged(10)
    await form.saveButtonTapped()
    #expect(interactor.saved.map(\.metres) == [16_093])
  }

  @Test func `refuses a time that has passed, and says so in its field`() async {
    let form = form()
    form.distanceChanged(5)
    form.startChosen(WallClock.fixed.now().addingTimeInterval(-60))
    #expect(form.startProblem == "This time has passed. Choose a later one.")
    await form.saveButtonTapped()
    #expect(interactor.saved == [])
    form.startChosen(WallClock.fixed.now())
    #expect(form.startProblem == nil)
    #expect(form.canSave)
  }

  @Test func `needs a distance and a note that is not too long`() {
    let form = form()
    form.distanceChanged(5)
    form.noteChanged(String(repeating: "x", count: 501))
    #expect(
      form.noteProblem == "The text has 501 characters, and 500 is the most. Shorten it.")
    #expect(!form.canSave)
    form.noteChanged("")
    form.distanceChanged(nil)
    #expect(!form.canSave)
  }

  @Test func `can be edited again when the user gives up a failed save`() async {
    interactor.failures = [.diskFull]
    let form = form()
    form.distanceChanged(5)
    await form.saveButtonTapped()
    #expect(form.isEditable)
    #expect(form.leavability != .free)
  }

  @Test(arguments: Language.allCases)
  func `has each kind and each problem in every language`(_ language: Language) {
    let texts = GroupsTexts(language: language)
    #expect(Set(RunKind.allCases.map(texts.name)).count == RunKind.allCases.count)
    let problems = [RunProblem.past, .distance, .noteTooLong(501)].map(texts.message)
    #expect(Set(problems).count == problems.count)
  }
}
