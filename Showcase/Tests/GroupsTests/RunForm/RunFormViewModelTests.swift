import Calcot
import CalcotTesting
import Foundation
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct RunFormViewModelTests {
  private let interactor = FakeRunFormInteracting()
  private let coordinator = FakeFormCoordinator()

  init() { interactor.saveHandler = { plan, _ in Run(id: Run.ID(rawValue: 1), plan: plan) } }

  private func form(unit: DistanceUnit = .kilometres) -> RunFormViewModel {
    RunFormViewModel(
      .newRun, draft: RunDraft(opened: WallClock.fixed.now(), in: .gmt), interactor: interactor,
      coordinator: coordinator,
      texts: GroupsTexts(region: Region(distanceUnit: unit), clock: .fixed))
  }

  /// Returns the form of a planned run that has been read, if there is one.
  private func form(of plan: RunPlan?) async -> RunFormViewModel {
    interactor.planReturns = plan
    interactor.planThrows = plan == nil ? .notFound : nil
    let form = RunFormViewModel(
      .plannedRun, draft: nil, interactor: interactor, coordinator: coordinator, texts: .english)
    await form.appeared()
    return form
  }

  @Test func `begins with nine o'clock tomorrow, and can be left without a question`() {
    let form = form()
    #expect(form.draft?.values.start == Date(timeIntervalSince1970: 33 * 3_600))
    #expect(form.draft?.earliest == WallClock.fixed.now())
    #expect(form.draft?.values.kind == .easy)
    #expect(!form.leavability.isAsking)
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
      interactor.saveCalls.map(\.plan) == [
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
    #expect(interactor.saveCalls.map(\.plan.metres) == [16_093])
  }

  @Test func `refuses a time that has passed, and says so in its field`() async {
    let form = form()
    form.distanceChanged(5)
    form.startChosen(WallClock.fixed.now().addingTimeInterval(-60))
    #expect(form.startProblem == "This time has passed. Choose a later one.")
    await form.saveButtonTapped()
    #expect(interactor.saveCalls.isEmpty)
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

  @Test func `shows a planned run, and changes it`() async {
    let form = await form(of: .tomorrow)
    #expect(form.title == "Change the run")
    #expect(form.draft?.values.start == RunPlan.tomorrow.start)
    #expect(form.distance == 12.5)
    #expect(form.draft?.values.kind == .long)
    #expect(!form.canSave && !form.leavability.isAsking)
    form.noteChanged("Bring a lamp.")
    #expect(form.canSave && form.leavability.isAsking)
    await form.saveButtonTapped()
    #expect(
      interactor.saveCalls.map(\.plan) == [
        RunPlan(
          start: RunPlan.tomorrow.start, metres: 12_500, kind: .long, note: "Bring a lamp.")
      ])
    #expect(
      coordinator.calls.suffix(2) == [.message("The run is changed", .success), .close])
  }

  @Test(arguments: [ConflictAnswer.reload, .keepMine, .seeBoth])
  func `asks before it replaces what somebody else has changed`(_ answer: ConflictAnswer) async {
    let form = await form(of: .tomorrow)
    let theirs = RunPlan.at(hour: 50)
    coordinator.conflictAnswer = answer
    interactor.saveHandler = { plan, known throws(GroupRepositoryError) in
      if known != theirs { throw .runChanged(Run(id: Run.ID(rawValue: 1), plan: theirs)) }
      return Run(id: Run.ID(rawValue: 1), plan: plan)
    }
    form.noteChanged("Bring a lamp.")
    await form.saveButtonTapped()
    #expect(coordinator.conflicts.count == 1)
    #expect(interactor.saveCalls.first?.known == .tomorrow)
    switch answer {
    case .reload: #expect(form.draft?.plan == theirs && !form.canSave)
    case .keepMine: #expect(interactor.saveCalls.last?.plan.note == "Bring a lamp.")
    case .seeBoth:
      #expect(form.note == "Bring a lamp." && form.canSave)
      #expect(form.news?.hasPrefix("Changed elsewhere: It now says “") == true)
    }
    #expect(coordinator.calls.contains(.close) == (answer == .keepMine))
  }

  @Test func `learns of a change elsewhere while it is open, and keeps what has been typed`() async
  {
    let form = await form(of: .tomorrow)
    interactor.planReturns = .at(hour: 50)
    await form.follow()
    #expect(form.draft?.plan == .at(hour: 50) && form.news == nil)
    form.noteChanged("Bring a lamp.")
    interactor.planReturns = .tomorrow
    await form.follow()
    #expect(form.note == "Bring a lamp." && form.news?.hasPrefix("Changed elsewhere") == true)
    interactor.planThrows = .notFound
    await form.follow()
    #expect(form.note == "Bring a lamp." && form.news?.contains("no longer there") == true)
  }

  @Test func `keeps the metres of a distance that has more decimals than its field`() async {
    let form = await form(of: .at(hour: 48, metres: 5_275))
    form.kindChosen(.race)
    await form.saveButtonTapped()
    #expect(interactor.saveCalls.map(\.plan.metres) == [5_275])
  }

  @Test func `converts the distance when another unit is chosen, and saves the same metres`() async
  {
    let region = Region()
    let form = RunFormViewModel(
      .newRun, draft: RunDraft(opened: WallClock.fixed.now(), in: .gmt), interactor: interactor,
      coordinator: coordinator, texts: GroupsTexts(region: region, clock: .fixed))
    form.distanceChanged(8)
    region.distanceUnit = .miles
    region.language = .german
    #expect(form.unit == "mi" && form.title == "Lauf planen")
    #expect(form.distance.map { ($0 * 10).rounded() } == 50)
    await form.saveButtonTapped()
    #expect(interactor.saveCalls.map(\.plan.metres) == [8_000])
  }

  @Test func `can be opened for a run that has started, but not saved`() async {
    let form = await form(of: .at(hour: 1))
    #expect(form.draft?.earliest == RunPlan.at(hour: 1).start)
    #expect(form.startProblem == "This time has passed. Choose a later one.")
    form.noteChanged("Late")
    #expect(!form.canSave)
  }

  @Test func `says that its run does not exist, and closes`() async {
    let form = await form(of: nil)
    #expect(form.draft == nil && !form.isEditable && !form.canSave && form.isMissing)
    #expect(coordinator.calls == [.activity("Loading the run"), .close])
  }

  @Test func `can be edited again when the user gives up a failed save`() async {
    interactor.saveThrows = .diskFull
    let form = form()
    form.distanceChanged(5)
    await form.saveButtonTapped()
    #expect(form.isEditable)
    #expect(form.leavability.isAsking)
  }

  @Test(arguments: Language.allCases)
  func `has each kind and each problem in every language`(_ language: Language) {
    let texts = GroupsTexts(region: Region(language))
    #expect(Set(RunKind.allCases.map(texts.name)).count == RunKind.allCases.count)
    let problems = [RunProblem.past, .distance, .noteTooLong(501)].map(texts.message)
    #expect(Set(problems).count == problems.count)
  }
}
